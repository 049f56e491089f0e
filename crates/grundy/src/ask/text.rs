//! Reads problem texts: `game{key=value,..}:instance//moves`, joined by ` + `.

use super::Error;
use crate::games::{About, Entry, GAMES, Order, Problem, Values, find};
use crate::heap::Misread;
use crate::rules::{Convention, Player, Terms};
use std::collections::BTreeMap;

/// A problem, and where its parts stand in the text, for messages.
#[derive(Clone)]
pub struct Located {
    pub problem: Problem,
    pub game_at: usize,
    pub board_at: usize,
    key_at: BTreeMap<String, usize>,
}

impl Located {
    /// Where the part that a refusal is about stands.
    pub fn place(&self, about: About) -> usize {
        match about {
            About::Board => self.board_at,
            About::Key(key) => self.key_at.get(key).copied().unwrap_or(self.game_at),
        }
    }
}

/// The longest text that is read.
pub const LONGEST_TEXT: usize = 1 << 30;

/// The most summands.
const MOST_SUMMANDS: usize = 1000;

/// Pieces of a text with their offsets.
type Pieces<'a> = Vec<(usize, &'a str)>;

/// The summands of a text with their offsets, and the moves after `//` with theirs.
pub fn split(text: &str) -> Result<(Pieces<'_>, Pieces<'_>), Error> {
    if text.len() > LONGEST_TEXT {
        return Err(Error::new(LONGEST_TEXT, format!("a text has at most {LONGEST_TEXT} characters")));
    }
    let (problems, played) = match text.find("//") {
        Some(i) => (&text[..i], Some((i + 2, &text[i + 2..]))),
        None => (text, None),
    };
    let mut summands = Vec::new();
    let mut from = 0;
    for (i, _) in problems.match_indices(" + ") {
        if starts_problem(&problems[i + 3..]) {
            summands.push((from, &problems[from..i]));
            from = i + 3;
        }
    }
    summands.push((from, &problems[from..]));
    if summands.len() > MOST_SUMMANDS {
        return Err(Error::new(summands[MOST_SUMMANDS].0, format!("at most {MOST_SUMMANDS} summands")));
    }
    let mut moves = Vec::new();
    if let Some((mut at, rest)) = played {
        for word in rest.trim_end().split('.') {
            if word.trim().is_empty() {
                return Err(Error::new(
                    at,
                    "expected a move; moves are separated by dots, as in kayles:P9//2.7",
                ));
            }
            moves.push((at, word.trim()));
            at += word.len() + 1;
        }
    }
    Ok((summands, moves))
}

/// The last summand of a text without moves.
pub fn last_problem(text: &str) -> &str {
    let after = text.rmatch_indices(" + ").map(|(i, _)| &text[i + 3..]);
    after.into_iter().find(|rest| starts_problem(rest)).unwrap_or(text)
}

/// Whether a text begins like a problem rather than like a graph: a name before `:` or `{` that is no format.
fn starts_problem(text: &str) -> bool {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len());
    let name = &text[..end];
    !matches!(name, "" | "g6" | "s6") && text[end..].starts_with([':', '{'])
}

/// Reads one summand, which stands at `at` in the whole text.
pub fn read(at: usize, text: &str) -> Result<Located, Error> {
    let blank = text.len() - text.trim_start().len();
    let (at, text) = (at + blank, text.trim());
    let name_end = text.find([':', '{']).unwrap_or(text.len());
    let name = text[..name_end].trim_end();
    let entry = find(name).ok_or_else(|| unknown_game(at, name))?;
    let (keys, board_from) = match text[name_end..].starts_with('{') {
        true => read_keys(at, text, name_end)?,
        false => (Vec::new(), name_end),
    };
    if !text[board_from..].starts_with(':') {
        return Err(Error::new(at + board_from, format!("expected ':' and {}", entry.board.example())));
    }
    let board_at = at + board_from + 1;
    let mut terms = Terms::new(entry.default_convention());
    let mut own = BTreeMap::new();
    let mut start = Vec::new();
    let mut key_at = BTreeMap::new();
    for Key { name, name_at, value, value_at } in keys {
        if key_at.insert(name.clone(), value_at).is_some() {
            return Err(Error::new(name_at, format!("key '{name}' is given twice")));
        }
        match name.as_str() {
            "convention" => terms.convention = read_convention(entry, &value, value_at)?,
            "first" | "pass" if is_fixed(entry) => return Err(fixed_order(entry, &name, name_at)),
            "first" => terms.first = read_player(&value, value_at)?,
            "pass" if value == "none" => terms.pass = None,
            "pass" => terms.pass = Some(read_player(&value, value_at)?),
            "start" if entry.takes_start => start = read_start(&value),
            _ => {
                let info = entry.key(&name).ok_or_else(|| unknown_key(entry, &name, name_at))?;
                own.insert(info.name, read_value(info.values, &value, value_at)?);
            }
        }
    }
    for info in entry.keys {
        own.entry(info.name).or_insert_with(|| info.default.to_string());
    }
    let read = entry.board.read(entry.id, &text[board_from + 1..]);
    let (board, labels) = read.map_err(|error| error.shifted(board_at))?;
    terms.labels = labels;
    let mut problem = Problem { entry, terms, keys: own, start, board, played: Vec::new() };
    if let Order::Fixed(first) = entry.order {
        problem.terms.first = first(&problem);
    }
    Ok(Located { problem, game_at: at, board_at, key_at })
}

fn unknown_game(at: usize, name: &str) -> Error {
    let ids: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
    let message = match name {
        "" => "expected a problem such as kayles:P5".to_string(),
        _ => format!("unknown game '{name}'; games are {}", ids.join(", ")),
    };
    Error::new(at, message)
}

fn unknown_key(entry: &Entry, name: &str, at: usize) -> Error {
    let mut known = vec!["convention"];
    if !is_fixed(entry) {
        known.extend(["first", "pass"]);
    }
    if entry.takes_start {
        known.push("start");
    }
    known.extend(entry.keys.iter().map(|key| key.name));
    Error::new(at, format!("{} does not take the key '{name}'; it takes {}", entry.id, known.join(", ")))
}

fn is_fixed(entry: &Entry) -> bool {
    matches!(entry.order, Order::Fixed(_))
}

fn fixed_order(entry: &Entry, name: &str, at: usize) -> Error {
    let message =
        format!("{} does not take the key '{name}': the order of play is fixed by the rules", entry.id);
    Error::new(at, message)
}

struct Key {
    name: String,
    name_at: usize,
    value: String,
    value_at: usize,
}

/// Reads `{key=value,..}` from the byte `from` of a text that stands at `at`; gives the byte after it.
fn read_keys(at: usize, text: &str, from: usize) -> Result<(Vec<Key>, usize), Error> {
    let mut keys = Vec::new();
    let mut i = from + 1;
    if text[i..].starts_with('}') {
        return Ok((keys, i + 1));
    }
    loop {
        let name_from = i;
        let equals = text[i..].find(['=', ',', '}']).map(|j| i + j).unwrap_or(text.len());
        if !text[equals..].starts_with('=') {
            return Err(Error::new(at + name_from, "expected key=value"));
        }
        let value_from = equals + 1;
        let value_end = end_of_value(text, value_from)
            .ok_or_else(|| Error::new(at + value_from, "expected a value, then ',' or '}'"))?;
        let value = text[value_from..value_end].trim();
        let inner = value.strip_prefix('(').and_then(|v| v.strip_suffix(')')).unwrap_or(value);
        let before = inner.as_ptr() as usize - text[value_from..].as_ptr() as usize;
        keys.push(Key {
            name: text[name_from..equals].trim().to_string(),
            name_at: at + name_from,
            value: inner.to_string(),
            value_at: at + value_from + before,
        });
        i = value_end + 1;
        if text[value_end..].starts_with('}') {
            return Ok((keys, i));
        }
    }
}

/// Where a value ends: at the first `,` or `}` outside parentheses.
fn end_of_value(text: &str, from: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (i, c) in text[from..].char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' | '}' if depth == 0 => return Some(from + i),
            _ => {}
        }
    }
    None
}

fn read_convention(entry: &Entry, value: &str, at: usize) -> Result<Convention, Error> {
    let known = Convention::from_id(value).filter(|c| entry.conventions.contains(c));
    known.ok_or_else(|| {
        let ids: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
        Error::new(at, format!("convention '{value}': {} has {}", entry.id, ids.join(", ")))
    })
}

fn read_player(value: &str, at: usize) -> Result<Player, Error> {
    let known = Player::BOTH.into_iter().find(|who| who.id() == value);
    known.ok_or_else(|| Error::new(at, format!("'{value}': expected alice or bob")))
}

fn read_start(value: &str) -> Vec<String> {
    let items = value.split(';').map(|item| item.trim().to_string());
    if value.trim().is_empty() { Vec::new() } else { items.collect() }
}

fn read_value(values: Values, value: &str, at: usize) -> Result<String, Error> {
    let read = match values {
        Values::Written { read, .. } => {
            let misread = |fault: Misread| Error::new(at + fault.at, fault.message);
            return read(value).map_err(misread);
        }
        Values::OneOf(names) => names.contains(&value).then(|| value.to_string()),
        Values::Number { least, greatest } => {
            let number = value.parse::<u64>().ok().filter(|n| (least..=greatest).contains(n));
            number.map(|n| n.to_string())
        }
    };
    read.ok_or_else(|| Error::new(at, format!("'{value}': expected {}", values.expected())))
}
