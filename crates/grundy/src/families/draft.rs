//! Problems made in code: a game, its keys and terms, then a board.

use super::problem::write_game;
use super::{About, Board, Entry, GameRef, Order, Problem, Refusal, Turn};
use crate::graph::Label;
use crate::rules::{Convention, Player, Terms};
use crate::text::{did_you_mean, nearest};
use std::collections::BTreeMap;
use std::fmt;

/// A problem whose board is still missing.
#[derive(Clone, Debug)]
pub struct Draft {
    entry: GameRef,
    terms: Terms,
    keys: BTreeMap<&'static str, String>,
    start: Vec<String>,
    /// The first of the keys `first` and `pass` that was set.
    ordered: Option<&'static str>,
}

impl Draft {
    /// A game with all keys and terms at their defaults.
    pub fn new(game: impl Into<GameRef>) -> Draft {
        let entry = game.into();
        let keys = entry.keys.iter().map(|info| (info.name, info.default.to_string())).collect();
        let terms = Terms::new(entry.default_convention());
        Draft { entry, terms, keys, start: Vec::new(), ordered: None }
    }

    /// The game.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Sets a key, either one of the game's own or one that all games share (`convention`, `first`, `pass`, `start`),
    /// to a value written as in a problem text.
    pub fn key(mut self, name: &str, value: impl ToString) -> Result<Draft, Refusal> {
        self.set(name, &value.to_string())?;
        Ok(self)
    }

    /// Sets the convention by which the play is decided.
    pub fn convention(self, convention: Convention) -> Result<Draft, Refusal> {
        self.key("convention", convention.id())
    }

    /// Sets who moves first.
    pub fn first(self, who: Player) -> Result<Draft, Refusal> {
        self.key("first", who.id())
    }

    /// Sets who may pass.
    pub fn pass(self, who: Option<Player>) -> Result<Draft, Refusal> {
        self.key("pass", who.map_or("none", Player::id))
    }

    /// Sets one key. [`About`] says whether its name or its value is wrong.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        let Draft { entry, terms, keys, start, ordered } = self;
        if let Some(name) = ["first", "pass"].into_iter().find(|other| *other == name) {
            ordered.get_or_insert(name);
        }
        match name {
            "convention" => terms.convention = convention(entry, value)?,
            "first" | "pass" if matches!(entry.order, Order::Fixed(_)) => {
                return Err(fixed_order(entry, name));
            }
            "first" => terms.first = player("first", value)?,
            "pass" if value == "none" => terms.pass = None,
            "pass" => terms.pass = Some(player("pass", value)?),
            "start" if entry.takes_start => *start = list(value),
            _ => {
                let info = entry.key(name).ok_or_else(|| unknown_key(entry, name))?;
                keys.insert(info.name, info.read(value)?);
            }
        }
        Ok(())
    }

    /// The problem on a board, which must be of the kind that the game is played on.
    pub fn on(self, board: impl Into<Board>) -> Result<Problem, Refusal> {
        self.checked(board.into(), None)
    }

    /// The same with labels: one for each vertex of a graph, or for each edge where the game labels edges.
    pub fn on_labelled(self, board: impl Into<Board>, labels: Vec<Label>) -> Result<Problem, Refusal> {
        self.checked(board.into(), Some(labels))
    }

    fn checked(self, board: Board, labels: Option<Vec<Label>>) -> Result<Problem, Refusal> {
        self.entry.board.check(self.entry.id, &board, labels.as_deref())?;
        self.settled(board, labels)
    }

    /// The problem on a board that was read for this game, with its labels.
    pub(crate) fn settled(self, board: Board, labels: Option<Vec<Label>>) -> Result<Problem, Refusal> {
        let Draft { entry, mut terms, keys, start, ordered } = self;
        terms.labels = labels;
        let began = terms.first;
        let mut problem = Problem { entry, terms, began, keys, start, board };
        let turn = problem.turn();
        if let (Turn::Fixed(_), Some(name)) = (turn, ordered) {
            return Err(Refusal { about: About::Key(name), ..fixed_order(&problem.entry, name) });
        }
        let (Turn::Free(first) | Turn::Fixed(first)) = turn;
        problem.terms.first = first;
        Ok(problem)
    }
}

/// The game and its keys, as written before the colon of a problem text.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_game(f, &self.entry, &self.terms, &self.keys, &self.start)
    }
}

impl Problem {
    /// The same problem with one key changed.
    pub fn with(&self, name: &str, value: impl ToString) -> Result<Problem, Refusal> {
        let Problem { entry, terms, began, keys, start, board } = self.clone();
        let labels = terms.labels.clone();
        let terms = Terms { first: began, ..terms };
        Draft { entry, terms, keys, start, ordered: None }.key(name, value)?.settled(board, labels)
    }

    /// The same problem on another board of the same kind, without labels.
    pub fn moved_to(&self, board: impl Into<Board>) -> Result<Problem, Refusal> {
        let Problem { entry, terms, began, keys, start, .. } = self.clone();
        let terms = Terms { labels: None, first: began, ..terms };
        Draft { entry, terms, keys, start, ordered: None }.on(board)
    }
}

fn unknown_key(entry: &Entry, name: &str) -> Refusal {
    let mut known = vec!["convention"];
    if !matches!(entry.order, Order::Fixed(_)) {
        known.extend(["first", "pass"]);
    }
    if entry.takes_start {
        known.push("start");
    }
    known.extend(entry.keys.iter().map(|key| key.name));
    let near = nearest(name, known.iter().copied());
    let meant = if near.is_empty() { String::new() } else { did_you_mean(&near) + " " };
    let known = known.join(", ");
    Refusal::name(format!("{} does not take the key '{name}'; {meant}it takes {known}", entry.id))
}

fn fixed_order(entry: &Entry, name: &str) -> Refusal {
    Refusal::name(format!(
        "{} does not take the key '{name}': the order of play is fixed by the rules",
        entry.id
    ))
}

fn convention(entry: &Entry, value: &str) -> Result<Convention, Refusal> {
    let known = Convention::from_id(value).filter(|c| entry.conventions.contains(c));
    known.ok_or_else(|| {
        let ids: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
        Refusal::key("convention", format!("convention '{value}': {} has {}", entry.id, ids.join(", ")))
    })
}

fn player(key: &'static str, value: &str) -> Result<Player, Refusal> {
    let known = Player::BOTH.into_iter().find(|who| who.id() == value);
    known.ok_or_else(|| Refusal::key(key, format!("'{value}': expected alice or bob")))
}

fn list(value: &str) -> Vec<String> {
    let items = value.split(';').map(|item| item.trim().to_string());
    if value.trim().is_empty() { Vec::new() } else { items.collect() }
}
