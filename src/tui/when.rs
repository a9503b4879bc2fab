//! When something was, as people say it: "today 22:41", "14 Nov 23:10", "12 Oct 2024".

use std::time::SystemTime;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::rules::Arg;
use crate::text::Text;

/// A moment in two words, so that a list can put each in a column of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct When {
    /// The day: "today", "14 Nov".
    pub day: String,
    /// The time of the day, or the year where that says more.
    pub time: String,
}

impl When {
    /// When a file was changed, seen from `now`. A moment that no calendar reaches is left blank.
    #[must_use]
    pub fn of(text: &Text, at: SystemTime, now: Timestamp, zone: &TimeZone) -> Self {
        let Ok(at) = Timestamp::try_from(at) else { return Self::default() };
        let (at, now) =
            (at.to_zoned_datetime(zone.clone()).datetime(), now.to_zoned_datetime(zone.clone()).datetime().date());
        let clock = format!("{:02}:{:02}", at.hour(), at.minute());
        if at.date() == now {
            return Self { day: text.get("when-today"), time: clock };
        }
        if now.yesterday().ok() == Some(at.date()) {
            return Self { day: text.get("when-yesterday"), time: clock };
        }
        let time = if at.year() == now.year() { clock } else { at.year().to_string() };
        Self { day: calendar_day(text, at.date()), time }
    }

    /// Both words in a row.
    #[must_use]
    pub fn words(&self) -> String {
        format!("{} {}", self.day.trim_start(), self.time).trim().to_owned()
    }
}

/// "14 Nov", the day filled up to two columns.
fn calendar_day(text: &Text, date: Date) -> String {
    let month = text.get(&format!("month-{}", date.month()));
    text.with("when-day", &[("day", Arg::Text(format!("{:>2}", date.day()))), ("month", Arg::Text(month))])
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;
    use crate::text::Lang;

    /// 3 October 2026, 20:15.
    const NOW: u64 = 1_791_058_500;

    fn when(lang: Lang, ago: u64) -> String {
        let now = Timestamp::from_second(NOW.cast_signed()).unwrap_or_default();
        When::of(&Text::new(lang), UNIX_EPOCH + Duration::from_secs(NOW - ago), now, &TimeZone::UTC).words()
    }

    #[test]
    fn days_are_told_as_people_do() {
        let ago = [60, 86_400, 2 * 86_400, 400 * 86_400];
        let english = ago.map(|ago| when(Lang::En, ago));
        assert_eq!(english, ["today 20:14", "yesterday 20:15", "1 Oct 20:15", "29 Aug 2025"]);
        let russian = ago.map(|ago| when(Lang::Ru, ago));
        assert_eq!(russian, ["сегодня 20:14", "вчера 20:15", "1 окт. 20:15", "29 авг. 2025"]);
    }
}
