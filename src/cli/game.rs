//! Games by the words people use for them.

use super::CliError;
use crate::games::{self, GAMES};
use crate::rules::Game;
use crate::text::Text;

/// The game that `word` means: its name in the format or its title in this language, or enough of the beginning of either
/// or of one of their words.
pub(super) fn find(word: &str, text: &Text) -> Result<&'static Game, CliError> {
    let fits: Vec<&'static Game> = match games::find(word) {
        Some(game) => vec![game],
        None => GAMES.iter().copied().filter(|game| may_mean(word, game.id, text)).collect(),
    };
    match fits[..] {
        [game] => Ok(game),
        _ => Err(CliError::Game { word: word.to_owned(), fits: fits.iter().map(|game| game.id).collect() }),
    }
}

fn may_mean(word: &str, id: &str, text: &Text) -> bool {
    let word = plain(word);
    let names = [id.to_owned(), text.get(&format!("game-{id}")), text.get(&format!("game-{id}-short"))];
    let begins = |name: &String| {
        let name = plain(name);
        name.match_indices(|_: char| true)
            .filter(|(at, _)| *at == 0 || name.as_bytes().get(at - 1) == Some(&b' '))
            .any(|(at, _)| name.get(at..).is_some_and(|rest| rest.starts_with(&word)))
    };
    !word.is_empty() && names.iter().any(begins)
}

/// Small letters, and one space for whatever parts words.
fn plain(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn enough_of_a_name_will_do() {
        let (en, ru) = (Text::new(Lang::En), Text::new(Lang::Ru));
        for word in ["kutna-hora", "kutna", "Kutná Hora", "hora", "k"] {
            assert!(find(word, &en).is_ok_and(|game| game.id == "kutna-hora"), "{word}");
        }
        assert!(find("burgundy", &en).is_ok_and(|game| game.id == "castles-of-burgundy"));
        assert!(find("кутна", &ru).is_ok_and(|game| game.id == "kutna-hora"));
    }

    #[test]
    fn too_little_and_too_much_are_told() {
        let en = Text::new(Lang::En);
        let told = |word| find(word, &en).err().map(|error| error.message(&en)).unwrap_or_default();
        assert!(told("chess").contains("chess"));
        assert!(told("").contains("not known"));
        assert!(told("ca").contains("carcassonne, castles-of-burgundy"));
    }
}
