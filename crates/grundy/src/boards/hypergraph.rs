//! Lists of sets: `(1 2)(2 3)*5`.

use super::{Board, Kind, ReadBoard, Refusal, Written};
use crate::graph::Label;
use crate::graph::expr::File;
use crate::rules::{Bilingual, Words};
use crate::text::ParseError;
use serde::Serialize;
use std::collections::HashMap;

/// Sets of named elements, each with its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HypergraphKind;

/// Sets of named elements.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HypergraphBoard {
    /// The names of the elements: numbers in their order, then words.
    pub elements: Vec<String>,
    /// The sets in written order: elements by their numbers in the list, and points.
    pub sets: Vec<(Vec<usize>, i32)>,
}

/// The most sets, and the most elements in all sets together.
const MOST_SETS: usize = 100_000;
const MOST_MEMBERS: usize = 1_000_000;

/// The greatest number of points.
const MOST_POINTS: i32 = 1000;

impl HypergraphBoard {
    /// The board of sets of names, each with its points.
    pub fn new(sets: Vec<(Vec<String>, i32)>) -> HypergraphBoard {
        let mut elements: Vec<String> = sets.iter().flat_map(|(set, _)| set.iter().cloned()).collect();
        elements.sort_by_cached_key(|name| (name.parse::<u64>().unwrap_or(u64::MAX), name.clone()));
        elements.dedup();
        let number: HashMap<&str, usize> =
            elements.iter().enumerate().map(|(i, name)| (name.as_str(), i)).collect();
        let numbered = |(set, points): &(Vec<String>, i32)| {
            (set.iter().map(|name| number[name.as_str()]).collect(), *points)
        };
        let sets = sets.iter().map(numbered).collect();
        HypergraphBoard { elements, sets }
    }

    /// Why this is not a board that a text could give, if it is not.
    fn fault(&self) -> Option<Words> {
        let members: usize = self.sets.iter().map(|(set, _)| set.len()).sum();
        let outside = |(set, _): &(Vec<usize>, i32)| set.iter().any(|&v| v >= self.elements.len());
        if self.sets.is_empty() {
            return Some(words!(
                "expected at least one set, as in (1 2)(2 3)",
                "esperava-se pelo menos um conjunto, como em (1 2)(2 3)"
            ));
        }
        if self.sets.len() > MOST_SETS || members > MOST_MEMBERS {
            return Some(words!(
                "at most {MOST_SETS} sets with {MOST_MEMBERS} elements in all",
                "no máximo {MOST_SETS} conjuntos com {MOST_MEMBERS} elementos ao todo"
            ));
        }
        if self.sets.iter().any(|(set, _)| set.is_empty()) {
            return Some(words!("a set must have an element", "um conjunto precisa ter um elemento"));
        }
        self.sets
            .iter()
            .any(outside)
            .then(|| words!("a set has an element that has no name", "um conjunto tem um elemento sem nome"))
    }
}

/// Reads the sets of a text one after the other.
struct SetReader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> SetReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// The next set and where it begins, with the names of its elements.
    fn set(&mut self) -> Result<(usize, Vec<String>), ParseError> {
        let begin = self.at;
        let Some(inner) = self.rest().strip_prefix('(') else {
            return Err(ParseError::new(
                begin,
                words!(
                    "expected a set in parentheses, as in (1 2)(2 3)",
                    "esperava-se um conjunto entre parênteses, como em (1 2)(2 3)"
                ),
            ));
        };
        let end = inner
            .find(')')
            .ok_or_else(|| ParseError::new(self.text.len(), words!("expected ')'", "esperava-se ')'")))?;
        let mut names: Vec<String> = Vec::new();
        let mut from = 0;
        for name in inner[..end].split_whitespace() {
            let place = from + inner[from..].find(name).unwrap_or(0);
            from = place + name.len();
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            if !name.chars().all(plain) {
                let message = words!(
                    "'{name}': expected a name of letters, digits, - and _",
                    "'{name}': esperava-se um nome com letras, algarismos, - e _"
                );
                return Err(ParseError::new(begin + 1 + place, message));
            }
            if names.iter().any(|other| other == name) {
                return Err(ParseError::new(
                    begin + 1 + place,
                    words!("{name} is in the set already", "{name} já está no conjunto"),
                ));
            }
            names.push(name.to_string());
        }
        if names.is_empty() {
            return Err(ParseError::new(
                begin,
                words!(
                    "a set must have an element, as in (1 2)",
                    "um conjunto precisa ter um elemento, como em (1 2)"
                ),
            ));
        }
        self.at = begin + end + 2;
        Ok((begin, names))
    }

    /// The points after a set: 1 if none are given.
    fn points(&mut self) -> Result<i32, ParseError> {
        let Some(rest) = self.rest().strip_prefix('*') else { return Ok(1) };
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let points = rest[..digits].parse().ok().filter(|points| (0..=MOST_POINTS).contains(points));
        let points = points.ok_or_else(|| {
            ParseError::new(
                self.at + 1,
                words!(
                    "expected points from 0 to {MOST_POINTS}, as in (1 2)*5",
                    "esperavam-se pontos de 0 a {MOST_POINTS}, como em (1 2)*5"
                ),
            )
        })?;
        self.at += 1 + digits;
        Ok(points)
    }

    fn all(mut self) -> Result<Vec<(Vec<String>, i32)>, ParseError> {
        let mut sets: Vec<(Vec<String>, i32)> = Vec::new();
        let mut seen: HashMap<Vec<String>, ()> = HashMap::new();
        self.skip_space();
        while !self.rest().is_empty() {
            let (begin, names) = self.set()?;
            let mut sorted = names.clone();
            sorted.sort_unstable();
            if seen.insert(sorted, ()).is_some() {
                return Err(ParseError::new(
                    begin,
                    words!("the same set is listed twice", "o mesmo conjunto aparece duas vezes"),
                ));
            }
            if sets.len() == MOST_SETS {
                return Err(ParseError::new(
                    begin,
                    words!("at most {MOST_SETS} sets", "no máximo {MOST_SETS} conjuntos"),
                ));
            }
            let points = self.points()?;
            sets.push((names, points));
            self.skip_space();
        }
        match sets.is_empty() {
            true => Err(ParseError::new(
                0,
                words!(
                    "expected at least one set, as in (1 2)(2 3)",
                    "esperava-se pelo menos um conjunto, como em (1 2)(2 3)"
                ),
            )),
            false => Ok(sets),
        }
    }
}

impl Kind for HypergraphKind {
    fn example(&self) -> Bilingual {
        Bilingual::of("sets such as (1 2)(2 3)", "uma lista de conjuntos como (1 2)(2 3)")
    }

    fn described(&self) -> Words {
        let text = Bilingual {
            en: "Sets of elements, as in (1 2)(2 3)*5: the elements are the names used, and *5 gives a set five points. @(path) reads them from a file, one set per line or as in a text.",
            pt: "Conjuntos de elementos, como em (1 2)(2 3)*5: os elementos são os nomes usados, e *5 dá cinco pontos a um conjunto. @(caminho) os lê de um arquivo, um conjunto por linha ou como em um texto.",
        };
        text.into()
    }

    fn read(&self, _game: &str, text: &str) -> Result<ReadBoard, ParseError> {
        let sets = SetReader { text, at: 0 }.all()?;
        let board = HypergraphBoard::new(sets);
        match board.fault() {
            Some(message) => Err(ParseError::new(0, message)),
            None => Ok((Board::Hypergraph(board), None)),
        }
    }

    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal> {
        let Board::Hypergraph(board) = board else { return Err(self.expected()) };
        Refusal::of_labels(game, labels)?;
        board.fault().map_or(Ok(()), |message| Err(Refusal::board(message)))
    }

    /// A file lists sets as a text does, or one set per line, its elements separated by spaces; empty lines and lines that
    /// begin with # or c are comments.
    fn file(&self, content: &str) -> Result<File, Words> {
        if content.trim_start().starts_with('(') {
            let sets: Vec<&str> = content.split_whitespace().collect();
            return Ok(File::Text(sets.join(" ")));
        }
        let comment = |line: &&str| {
            !line.is_empty() && !line.starts_with('#') && *line != "c" && !line.starts_with("c ")
        };
        let lines = content.lines().map(str::trim).filter(comment);
        Ok(File::Text(lines.map(|line| format!("({line})")).collect()))
    }
}

impl Written for HypergraphBoard {
    fn text(&self) -> String {
        let set = |(set, points): &(Vec<usize>, i32)| {
            let names: Vec<&str> =
                set.iter().map(|&v| self.elements.get(v).map_or("?", String::as_str)).collect();
            let points = if *points == 1 { String::new() } else { format!("*{points}") };
            format!("({}){points}", names.join(" "))
        };
        self.sets.iter().map(set).collect()
    }
}
