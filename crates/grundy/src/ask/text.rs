//! Reads problem texts: `game{key=value,..}:instance//moves`, joined by ` + `.

use super::Error;
use crate::games::{About, Board, Draft, Problem};
use crate::graph::Label;
use crate::graph::expr::Held;
use crate::text::{Words, is_outside, quotations, split_unquoted};
use std::collections::BTreeMap;

/// A problem, and where its parts stand in the text, for messages.
#[derive(Clone)]
pub struct Located {
    pub problem: Problem,
    pub game_at: usize,
    pub board_at: usize,
    key_at: BTreeMap<String, usize>,
}

/// A problem made in code has no place in a text.
impl From<Problem> for Located {
    fn from(problem: Problem) -> Located {
        Located { problem, game_at: 0, board_at: 0, key_at: BTreeMap::new() }
    }
}

impl Located {
    /// The place in the text of the part that a refusal is about.
    pub fn place(&self, about: About) -> usize {
        match about {
            About::Board => self.board_at,
            About::Within(at) => self.board_at + at,
            About::Key(key) => self.key_at.get(key).copied().unwrap_or(self.game_at),
            About::Inside(key, at) => self.place(About::Key(key)) + at,
            About::Name => self.game_at,
        }
    }
}

/// The longest text that is accepted.
pub const LONGEST_TEXT: usize = 1 << 30;

/// The most summands.
pub const MOST_SUMMANDS: usize = 1000;

/// Pieces of a text with their offsets.
type Pieces<'a> = Vec<(usize, &'a str)>;

/// The summands of a text with their offsets, and the moves after `//` with theirs. Separators inside a path or a
/// quotation do not count.
pub fn split<'a>(text: &'a str, held: &[Held]) -> Result<(Pieces<'a>, Pieces<'a>), Error> {
    if text.len() > LONGEST_TEXT {
        return Err(Error::new(
            LONGEST_TEXT,
            words!(
                "a text has at most {LONGEST_TEXT} characters",
                "um texto tem no máximo {LONGEST_TEXT} caracteres"
            ),
        ));
    }
    let quotations = quotations(text);
    let outside = |i: &usize| is_outside(&quotations, *i) && held.iter().all(|held| !held.place.contains(i));
    let (problems, played) = match text.match_indices("//").map(|(i, _)| i).find(outside) {
        Some(i) => (&text[..i], Some((i + 2, &text[i + 2..]))),
        None => (text, None),
    };
    let mut summands = Vec::new();
    let mut from = 0;
    for i in problems.match_indices(" + ").map(|(i, _)| i).filter(outside) {
        if starts_problem(&problems[i + 3..]) {
            summands.push((from, &problems[from..i]));
            from = i + 3;
        }
    }
    summands.push((from, &problems[from..]));
    if summands.len() > MOST_SUMMANDS {
        return Err(Error::new(
            summands[MOST_SUMMANDS].0,
            words!("at most {MOST_SUMMANDS} summands", "no máximo {MOST_SUMMANDS} parcelas"),
        ));
    }
    let mut moves = Vec::new();
    if let Some((from, rest)) = played {
        for (at, word) in split_unquoted(rest.trim_end(), '.') {
            if word.trim().is_empty() {
                return Err(Error::new(
                    from + at,
                    words!(
                        "expected a move; moves are separated by dots, as in kayles:P9//2.7",
                        "esperava-se uma jogada; jogadas são separadas por pontos, como em kayles:P9//2.7"
                    ),
                ));
            }
            moves.push((from + at, word.trim()));
        }
    }
    Ok((summands, moves))
}

/// The last summand of a text without moves.
pub fn last_problem(text: &str) -> &str {
    let after = text.rmatch_indices(" + ").map(|(i, _)| &text[i + 3..]);
    after.into_iter().find(|rest| starts_problem(rest)).unwrap_or(text)
}

/// Whether a text begins like a problem rather than like a graph: a name before `:` or `{` that is not a graph
/// format.
fn starts_problem(text: &str) -> bool {
    let text = text.trim_start();
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len());
    let name = &text[..end];
    !matches!(name, "" | "g6" | "s6") && text[end..].starts_with([':', '{'])
}

/// Parses one summand, which begins at `at` in the whole text.
pub fn read(at: usize, text: &str, held: &[Held]) -> Result<Located, Error> {
    let blank = text.len() - text.trim_start().len();
    let (at, text) = (at + blank, text.trim());
    let name_end = text.find([':', '{']).unwrap_or(text.len());
    let name = text[..name_end].trim_end();
    if name.is_empty() {
        return Err(Error::new(
            at,
            words!("expected a problem such as kayles:P5", "esperava-se um problema como kayles:P5"),
        ));
    }
    let mut draft = Problem::of(name).map_err(|refusal| Error::new(at, refusal.message))?;
    let entry = draft.entry();
    let (keys, board_from) = match text[name_end..].starts_with('{') {
        true => read_keys(at, text, name_end)?,
        false => (Vec::new(), name_end),
    };
    if !text[board_from..].starts_with(':') {
        return Err(Error::new(
            at + board_from,
            words!("expected ':' and {}", "esperava-se ':' e {}"; entry.board.example()),
        ));
    }
    let board_at = at + board_from + 1;
    let mut key_at = BTreeMap::new();
    for key in keys {
        if key_at.insert(key.name.clone(), key.value_at).is_some() {
            return Err(Error::new(key.name_at, twice(&key.name)));
        }
        key.set(&mut draft)?;
    }
    let (board, labels) = read_board(&draft, board_at, &text[board_from + 1..], held)?;
    let problem = draft.settled(board, labels).map_err(|refusal| {
        let place = match refusal.about {
            About::Key(key) | About::Inside(key, _) => key_at.get(key).copied().unwrap_or(at),
            About::Name | About::Board | About::Within(_) => board_at,
        };
        Error::new(place, refusal.message)
    })?;
    Ok(Located { problem, game_at: at, board_at, key_at })
}

/// The error message for a key that is given twice.
pub fn twice(name: &str) -> Words {
    words!("key '{name}' is given twice", "a chave '{name}' é dada duas vezes")
}

/// A board, and the labels that stand on it.
type Labelled = (Board, Option<Vec<Label>>);

/// The board given by `text`, which begins at `at` in the whole text, for a draft.
fn read_board(draft: &Draft, at: usize, text: &str, held: &[Held]) -> Result<Labelled, Error> {
    let entry = draft.entry();
    let read = entry.board.read_holding(entry.id, text, at, held);
    read.map_err(|error| error.shifted(at).into())
}

/// The problem on the board given by a text of its own.
pub fn on_board(draft: Draft, text: &str) -> Result<Problem, Error> {
    let (board, labels) = read_board(&draft, 0, text, &[])?;
    draft.settled(board, labels).map_err(|refusal| Error::new(0, refusal.message))
}

/// A key as it is written, and where.
#[derive(Debug)]
pub struct WrittenKey {
    pub name: String,
    pub name_at: usize,
    pub value: String,
    pub value_at: usize,
}

impl WrittenKey {
    /// Sets the key of a draft.
    pub fn set(&self, draft: &mut Draft) -> Result<(), Error> {
        draft.set(&self.name, &self.value).map_err(|refusal| match refusal.about {
            About::Name => Error::new(self.name_at, refusal.message),
            About::Inside(_, at) => Error::new(self.value_at + at, refusal.message),
            About::Key(_) | About::Board | About::Within(_) => Error::new(self.value_at, refusal.message),
        })
    }
}

/// Parses `{key=value,..}` from the byte `from` of a text that begins at `at`; also returns the byte after it.
pub fn read_keys(at: usize, text: &str, from: usize) -> Result<(Vec<WrittenKey>, usize), Error> {
    let mut keys = Vec::new();
    let mut i = from + 1;
    if text[i..].starts_with('}') {
        return Ok((keys, i + 1));
    }
    loop {
        let name_from = i;
        let equals = text[i..].find(['=', ',', '}']).map(|j| i + j).unwrap_or(text.len());
        if !text[equals..].starts_with('=') {
            return Err(Error::new(at + name_from, words!("expected key=value", "esperava-se chave=valor")));
        }
        let value_from = equals + 1;
        let value_end = end_of_value(text, value_from).ok_or_else(|| {
            Error::new(
                at + value_from,
                words!("expected a value, then ',' or '}}'", "esperava-se um valor e depois ',' ou '}}'"),
            )
        })?;
        let value = text[value_from..value_end].trim();
        let inner = value.strip_prefix('(').and_then(|v| v.strip_suffix(')')).unwrap_or(value);
        let before = inner.as_ptr() as usize - text[value_from..].as_ptr() as usize;
        keys.push(WrittenKey {
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

/// Where a value ends: at the first `,` or `}` outside parentheses and quotations.
fn end_of_value(text: &str, from: usize) -> Option<usize> {
    let mut depth = 0usize;
    let quotations = quotations(&text[from..]);
    for (i, c) in text[from..].char_indices().filter(|(i, _)| is_outside(&quotations, *i)) {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' | '}' if depth == 0 => return Some(from + i),
            _ => {}
        }
    }
    None
}
