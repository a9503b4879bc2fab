//! Entries made from the tables of a game: a right one for every way of every step, and every way to get one wrong.

use scorewalk::rules::{Field, Game, Kind, Span, Step, Way};
use serde_json::{Map, Value, json};

/// Everybody at the table.
pub(crate) const SEATS: usize = 3;

/// An entry that is wrong in one place.
#[derive(Debug)]
pub(crate) struct Wrong {
    /// The item of the log, in JSON.
    pub(crate) item: String,
    /// The code that is due.
    pub(crate) code: &'static str,
    /// The keys that may be named: the field's, or the one inside it.
    pub(crate) keys: Vec<String>,
}

/// Every step of a game, once, the adjustment too.
pub(crate) fn steps(game: &'static Game) -> Vec<&'static Step> {
    let mut steps: Vec<&'static Step> = game.stages.iter().flat_map(|stage| stage.steps.iter()).collect();
    steps.extend(game.steps("adjustment"));
    steps
}

/// A right entry, with all fields or only those it needs.
pub(crate) fn right(step: &Step, way: &Way, all: bool) -> Map<String, Value> {
    let fields = way.fields.iter().filter(|field| all || field.required);
    let members = fields.map(|field| (field.key.to_owned(), value_of(field)));
    std::iter::once(("step".to_owned(), json!(step.id))).chain(members).collect()
}

/// Every wrong entry that differs from a right one in one place.
pub(crate) fn wrong(step: &Step, way: &Way) -> Vec<Wrong> {
    let mut found = Vec::new();
    for field in way.fields {
        for (value, code, key) in bad(field.kind) {
            let mut item = right(step, way, true);
            item.insert(field.key.to_owned(), value);
            let keys = std::iter::once(field.key).chain(key).map(str::to_owned).collect();
            found.push(Wrong { item: Value::Object(item).to_string(), code, keys });
        }
        found.extend(left_out(step, way, field));
        found.push(twice(step, way, field));
    }
    let mut item = right(step, way, true);
    item.insert("nonsense".to_owned(), json!(0));
    found.push(Wrong { item: Value::Object(item).to_string(), code: "unknown-key", keys: vec!["nonsense".to_owned()] });
    found
}

/// A needed field that is not there. Without any of its own, a way cannot be told from another, so one is kept.
fn left_out(step: &Step, way: &Way, field: &Field) -> Option<Wrong> {
    let mut item = right(step, way, true);
    item.shift_remove(field.key);
    let others = step.ways.iter().filter(|other| other.id != way.id);
    let fits = |other: &Way| item.keys().skip(1).all(|key| other.fields.iter().any(|field| field.key == key));
    let other_way = others.clone().any(fits);
    let unmistakable = field.required && !other_way;
    let wrong = |item| Wrong { item, code: "missing-key", keys: vec![field.key.to_owned()] };
    unmistakable.then(|| wrong(Value::Object(item).to_string()))
}

/// A key that stands twice.
fn twice(step: &Step, way: &Way, field: &Field) -> Wrong {
    let item = Value::Object(right(step, way, true)).to_string();
    let again = format!("{},\"{}\":{}}}", &item[..item.len() - 1], field.key, value_of(field));
    Wrong { item: again, code: "not-json", keys: vec![field.key.to_owned()] }
}

/// What tells a step from another of its name is as it has to be.
fn value_of(field: &Field) -> Value {
    if field.tells_apart() { json!(field.usual) } else { fitting(field.kind) }
}

fn fitting(kind: Kind) -> Value {
    let figure = |span: Span| json!(span.min.max(0));
    match kind {
        Kind::Number(span) => figure(span),
        Kind::PerPlayer(span) | Kind::PerAsked(span) => json!(vec![figure(span); SEATS]),
        Kind::Player | Kind::Owner => json!(1),
        Kind::Flag => json!(true),
        Kind::FlagPerPlayer => json!(vec![true; SEATS]),
        Kind::Word(words) => json!(words[0]),
        Kind::Text => json!("text"),
        Kind::Places(span) => json!([figure(span)]),
        Kind::Named(names, span) => json!({ names[0]: figure(span) }),
        Kind::NamedPerPlayer(names, span) => json!(vec![json!({ names[0]: figure(span) }); SEATS]),
        Kind::Labels(_) => json!(["A"]),
    }
}

/// What does not fit, the code it gets, and the key inside the field where that is named.
type Bad = (Value, &'static str, Option<&'static str>);

fn bad(kind: Kind) -> Vec<Bad> {
    let plain =
        |found: Vec<(Value, &'static str)>| found.into_iter().map(|(value, code)| (value, code, None)).collect();
    match kind {
        Kind::Number(span) => plain(figures(span)),
        Kind::PerPlayer(span) => plain(each(figures(span), &fitting(Kind::Number(span)))),
        Kind::PerAsked(span) => {
            let wrong = figures(span).into_iter().filter(|(value, _)| !value.is_null()).collect();
            plain(each(wrong, &Value::Null))
        }
        Kind::Player => plain(players(vec![Value::Null])),
        Kind::Owner => plain(players(Vec::new())),
        Kind::Flag => plain(types(&[json!(1), json!("true"), Value::Null, json!([])])),
        Kind::FlagPerPlayer => plain(each(types(&[json!(1), Value::Null]), &json!(true))),
        Kind::Word(_) => {
            let unknown = [(json!("nonsense"), "out-of-range"), (json!(""), "out-of-range")];
            plain(types(&[json!(1), Value::Null]).into_iter().chain(unknown).collect())
        }
        Kind::Text => plain(texts()),
        Kind::Places(span) => plain(listed(figures(span))),
        Kind::Named(names, span) => named(names, span),
        Kind::NamedPerPlayer(names, span) => named_each(names, span),
        Kind::Labels(span) => {
            let wrong = figures(span).into_iter().filter(|(value, _)| !value.is_array());
            plain(wrong.chain(listed(types(&[json!(1), Value::Null]))).chain(listed(vec![texts().remove(0)])).collect())
        }
    }
}

fn types(values: &[Value]) -> Vec<(Value, &'static str)> {
    values.iter().map(|value| (value.clone(), "wrong-type")).collect()
}

fn texts() -> Vec<(Value, &'static str)> {
    let long = (json!("ж".repeat(1001)), "out-of-range");
    std::iter::once(long).chain(types(&[json!(1), Value::Null, json!(["a"])])).collect()
}

fn figures(span: Span) -> Vec<(Value, &'static str)> {
    let huge: Value = serde_json::from_str("123456789012345678901234567890").unwrap();
    let outside = [json!(span.min - 1), json!(span.max + 1), json!(i64::MIN), json!(u64::MAX)];
    let outside = outside.into_iter().map(|value| (value, "out-of-range"));
    // A number of thirty digits is read as one with a fraction here, and so written; `scoring` has one as it stands.
    let strange = types(&[json!(1.5), json!(1.0), huge, json!("1"), json!(true), Value::Null, json!([1]), json!({})]);
    outside.chain(strange).collect()
}

fn players(more: Vec<Value>) -> Vec<(Value, &'static str)> {
    let nobody = [json!(SEATS), json!(-1), json!(u64::MAX)].map(|value| (value, "no-such-player"));
    let strange = [json!(0.0), json!("0"), json!([0])].into_iter().chain(more).collect::<Vec<_>>();
    nobody.into_iter().chain(types(&strange)).collect()
}

/// Lists of any length with one bad value, and no lists.
fn listed(bad: Vec<(Value, &'static str)>) -> Vec<(Value, &'static str)> {
    let one = bad.into_iter().map(|(value, code)| (json!([value]), code));
    one.chain(types(&[json!("x"), json!({}), Value::Null])).collect()
}

/// Lists of a value a player with one bad value, too many, too few, and no lists.
fn each(bad: Vec<(Value, &'static str)>, good: &Value) -> Vec<(Value, &'static str)> {
    let one = bad.into_iter().map(|(value, code)| (json!([good, value, good]), code)).collect::<Vec<_>>();
    let lengths = [0, SEATS - 1, SEATS + 1].map(|length| (json!(vec![good.clone(); length]), "wrong-length"));
    one.into_iter().chain(lengths).chain(types(&[json!(0), json!({}), Value::Null])).collect()
}

fn named(names: &'static [&'static str], span: Span) -> Vec<Bad> {
    let one = |(value, code)| (json!({ names[0]: value }), code, Some(names[0]));
    let whole = types(&[json!(1), json!([1]), Value::Null]).into_iter().map(|(value, code)| (value, code, None));
    let unknown = (json!({ "nonsense": 1 }), "unknown-key", Some("nonsense"));
    figures(span).into_iter().map(one).chain(whole).chain([unknown]).collect()
}

fn named_each(names: &'static [&'static str], span: Span) -> Vec<Bad> {
    let in_list = |(value, code, key): Bad| (json!([{}, value, {}]), code, key);
    let whole = each(Vec::new(), &json!({})).into_iter().map(|(value, code)| (value, code, None));
    named(names, span).into_iter().map(in_list).chain(whole).collect()
}
