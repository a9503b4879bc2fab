//! The languages, and which to speak.

use strum::{EnumIter, EnumString, IntoStaticStr};
use unic_langid::LanguageIdentifier;

/// A language with a complete catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// The language of a locale such as `ru_RU.UTF-8`, by its first two letters.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        locale.get(..2).and_then(|code| code.to_ascii_lowercase().parse().ok())
    }

    /// The language to speak: what was asked for, else what the environment says, else English.
    #[must_use]
    pub fn choose(asked: Option<Self>, env: &dyn Fn(&str) -> Option<String>) -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| env(name).filter(|value| !value.is_empty()));
        asked.or_else(|| set.and_then(|locale| Self::of_locale(&locale))).unwrap_or_default()
    }

    /// The code of the language, as `--lang` takes it.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The other language, for switching while running.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::En => Self::Ru,
            Self::Ru => Self::En,
        }
    }

    /// The part of the catalogue that all games share.
    #[must_use]
    pub const fn shared(self) -> &'static str {
        match self {
            Self::En => include_str!("en.ftl"),
            Self::Ru => include_str!("ru.ftl"),
        }
    }

    /// The part of each game, by the name of the game in the format.
    #[must_use]
    pub const fn games(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::En => &[
                ("kutna-hora", include_str!("en/kutna-hora.ftl")),
                ("carcassonne", include_str!("en/carcassonne.ftl")),
                ("castles-of-burgundy", include_str!("en/castles-of-burgundy.ftl")),
            ],
            Self::Ru => &[
                ("kutna-hora", include_str!("ru/kutna-hora.ftl")),
                ("carcassonne", include_str!("ru/carcassonne.ftl")),
                ("castles-of-burgundy", include_str!("ru/castles-of-burgundy.ftl")),
            ],
        }
    }

    /// The identifier that plural rules go by. Both codes are well formed.
    pub(super) fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
