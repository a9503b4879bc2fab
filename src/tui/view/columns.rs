//! Categories as columns, and how they give way where there are too many.

use crate::rules::{ADJUSTMENT, ADJUSTMENTS, BySeat, Points, Seat, TRACK};
use crate::text::fit::width;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::words;

/// A column: its head, and the categories it sums up.
pub(super) struct Column {
    pub(super) head: String,
    /// The same, as short as it stands under bars.
    pub(super) bar: String,
    pub(super) categories: Vec<usize>,
    /// Whether it is what was on the track already.
    carried: bool,
    group: Option<&'static str>,
}

impl Column {
    /// How wide it is: its head and a space, and room for a gain beside the figure.
    pub(super) fn wide(&self) -> usize {
        (width(&self.head) + 1).max(7)
    }

    /// What a player has in it.
    pub(super) fn sum(&self, sums: &[BySeat<Points>], seat: Seat) -> Points {
        self.categories.iter().filter_map(|at| sums.get(*at)).map(|sum| sum[seat]).sum()
    }

    /// Whether anything was entered for it.
    pub(super) fn is_known(&self, play: &Play) -> bool {
        self.categories.iter().any(|at| play.state.has(*at))
    }

    /// Whether nothing would be lost without it: nothing was entered or is being typed, and it is not what is `asked`.
    fn is_empty(&self, play: &Play, asked: Option<&str>) -> bool {
        let of = |at: &usize| play.state.game().categories.get(*at).map(|category| category.id);
        let typed = || (0..play.state.setup().seats()).any(|at| self.sum(play.sums(), Seat(at)) != 0);
        !self.is_known(play) && !self.categories.iter().any(|at| of(at) == asked) && !typed()
    }
}

/// The category that is asked. Where one of several kinds is, none of them is more to be seen than the others.
fn asked(play: &Play) -> Option<&'static str> {
    let step = play.form.step.category.filter(|_| play.kind_bar().is_empty());
    step.or(play.stage.map(|stage| stage.id))
}

/// A column for each category of the game, adjustments only where there are any.
pub(super) fn all(model: &Model, play: &Play) -> Vec<Column> {
    let game = play.state.game();
    let all = game.categories.iter().enumerate().filter(|(_, category)| (category.on)(play.state.setup()));
    let adjusts = |id: &str, at: usize| id != ADJUSTMENTS || play.state.has(at) || play.form.step == &ADJUSTMENT;
    all.filter(|(at, category)| adjusts(category.id, *at))
        .map(|(at, category)| Column {
            head: words::of_game(play, &model.text, &format!("head-{}", category.id)),
            bar: words::of_game(play, &model.text, &format!("bar-{}", category.id)),
            categories: vec![at],
            carried: category.id == TRACK,
            group: category.group,
        })
        .collect()
}

/// The columns that fit: the last group of categories becomes one first, then empty columns go: what was on the track, then the
/// latest; then columns are summed up from the left.
pub(super) fn fitting(model: &Model, play: &Play, fits: impl Fn(&[Column]) -> bool) -> Vec<Column> {
    let mut columns = all(model, play);
    if !fits(&columns)
        && let Some(group) = last_group(&columns)
    {
        fold_group(model, play, &mut columns, group);
    }
    let asked = asked(play);
    while columns.len() > 1 && !fits(&columns) {
        let mut empty = columns.iter().enumerate().rev().filter(|(_, column)| column.is_empty(play, asked)).peekable();
        let latest = empty.peek().map(|(at, _)| *at);
        match empty.find(|(_, column)| column.carried).map(|(at, _)| at).or(latest) {
            Some(at) => {
                columns.remove(at);
            }
            None => fold_first(model, play, &mut columns),
        }
    }
    columns
}

/// The last group that has more than one column.
fn last_group(columns: &[Column]) -> Option<&'static str> {
    let pair = columns.windows(2).rfind(|pair| pair[0].group.is_some() && pair[0].group == pair[1].group);
    pair.and_then(|pair| pair[0].group)
}

fn fold_group(model: &Model, play: &Play, columns: &mut Vec<Column>, group: &'static str) {
    let Some(first) = columns.iter().position(|column| column.group == Some(group)) else { return };
    let own = columns.iter().filter(|column| column.group == Some(group));
    let categories = own.flat_map(|column| column.categories.clone()).collect();
    columns.retain(|column| column.group != Some(group));
    let head = words::of_game(play, &model.text, &format!("group-{group}"));
    columns.insert(first, Column { bar: head.clone(), head, categories, carried: false, group: Some(group) });
}

fn fold_first(model: &Model, play: &Play, columns: &mut Vec<Column>) {
    let second = columns.remove(1);
    if let Some(first) = columns.first_mut() {
        let group = first.group.filter(|group| second.group == Some(*group));
        first.head = match group {
            Some(group) => words::of_game(play, &model.text, &format!("group-{group}")),
            None => model.text.get("tally-before"),
        };
        first.bar.clone_from(&first.head);
        first.group = group;
        first.categories.extend(second.categories);
    }
}
