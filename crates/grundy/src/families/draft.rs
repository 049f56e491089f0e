//! Problems made in code: a game, its keys and terms, then a board.

use super::entry::Need;
use super::problem::write_game;
use super::{About, Board, Entry, GameRef, Order, Problem, Refusal, Turn};
use crate::graph::Label;
use crate::rules::{Bilingual, Convention, MOST_SCORE, Player, Terms, Threshold};
use crate::text::{Words, did_you_mean, nearest, split_unquoted};
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
    /// The convention that was set, if one was.
    stated: Option<Convention>,
}

impl Draft {
    /// A game with all keys and terms at their defaults.
    pub fn new(game: impl Into<GameRef>) -> Draft {
        let entry = game.into();
        let keys = entry.keys.iter().map(|info| (info.name, info.default.to_string())).collect();
        let terms = Terms::new(entry.default_convention());
        Draft { entry, terms, keys, start: Vec::new(), ordered: None, stated: None }
    }

    /// The game.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// Sets a key, either one of the game's own or one that all games share (`convention`, `first`, `pass`, `start`,
    /// `at-least`, `at-most`), to a value written as in a problem text.
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
        let Draft { entry, terms, keys, start, ordered, stated } = self;
        if let Some(name) = ["first", "pass"].into_iter().find(|other| *other == name) {
            ordered.get_or_insert(name);
        }
        match name {
            "convention" => {
                terms.convention = convention(entry, value)?;
                *stated = Some(terms.convention);
            }
            "at-least" | "at-most" if has_threshold(entry, name) => {
                if terms.threshold.is_some_and(|other| other.key().0 != name) {
                    return Err(Refusal::name(words!(
                        "expected at-least or at-most, not both",
                        "esperava-se at-least ou at-most, não ambos"
                    )));
                }
                terms.threshold = Some(threshold(name, value)?);
            }
            "first" | "pass" if matches!(entry.order, Order::Fixed(_)) => {
                return Err(fixed_order(entry, name));
            }
            "first" => terms.first = player("first", value)?,
            "pass" if value == "none" => terms.pass = None,
            "pass" => terms.pass = Some(player("pass", value)?),
            "start" if entry.start.is_some() => *start = list(value),
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
        let Draft { entry, mut terms, keys, start, ordered, stated } = self;
        terms.labels = labels;
        settle_convention(&entry, &mut terms, stated)?;
        let began = terms.first;
        let mut problem = Problem { entry, terms, began, keys, start, board };
        let turn = problem.turn();
        if let (Turn::Fixed(_), Some(name)) = (turn, ordered) {
            return Err(Refusal { about: About::Key(name), ..fixed_order(&problem.entry, name) });
        }
        let (Turn::Free(first) | Turn::Fixed(first)) = turn;
        problem.terms.first = first;
        match problem.entry.needs.iter().find(|need| !problem.meets(need)) {
            Some(Need { option: (key, value), with: (other, needed) }) => {
                let (key, value) = match problem.terms.threshold.map(Threshold::key) {
                    Some((threshold, score)) if *key == "convention" => (threshold, score.to_string()),
                    _ => (*key, value.to_string()),
                };
                Err(Refusal::key(
                    key,
                    words!("{key}={value} needs {other}={needed}", "{key}={value} exige {other}={needed}"),
                ))
            }
            None => Ok(problem),
        }
    }
}

/// The game and its keys, as written before the colon of a problem text.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_game(f, &self.entry, &self.terms, &self.keys, &self.start)
    }
}

impl Problem {
    /// Whether an option is not chosen, or what it needs is.
    fn meets(&self, need: &Need) -> bool {
        let has = |(key, value): (&str, &str)| match key {
            "convention" if self.terms.threshold.is_some() => value == Convention::Score.id(),
            "convention" => self.terms.convention.id() == value,
            _ => self.get(key) == Some(value),
        };
        !has(need.option) || has(need.with)
    }

    /// The same problem with one key changed.
    pub fn with(&self, name: &str, value: impl ToString) -> Result<Problem, Refusal> {
        let Problem { entry, terms, began, keys, start, board } = self.clone();
        let labels = terms.labels.clone();
        let terms = Terms { first: began, ..terms };
        Draft { entry, terms, keys, start, ordered: None, stated: None }
            .key(name, value)?
            .settled(board, labels)
    }

    /// The same problem on another board of the same kind, without labels.
    pub fn moved_to(&self, board: impl Into<Board>) -> Result<Problem, Refusal> {
        let Problem { entry, terms, began, keys, start, .. } = self.clone();
        let terms = Terms { labels: None, first: began, ..terms };
        Draft { entry, terms, keys, start, ordered: None, stated: None }.on(board)
    }
}

fn unknown_key(entry: &Entry, name: &str) -> Refusal {
    let mut known = vec!["convention"];
    if !matches!(entry.order, Order::Fixed(_)) {
        known.extend(["first", "pass"]);
    }
    if entry.start.is_some() {
        known.push("start");
    }
    known.extend(entry.keys.iter().map(|key| key.name));
    known.extend(["at-least", "at-most"].into_iter().filter(|name| has_threshold(entry, name)));
    let near = nearest(name, known.iter().copied());
    let meant =
        if near.is_empty() { Words::default() } else { did_you_mean(&near).and(Bilingual::of(" ", " ")) };
    let known = known.join(", ");
    Refusal::name(words!(
        "{} does not take the key '{name}'; {}it takes {known}",
        "{} não aceita a chave '{name}'; {}ele aceita {known}", entry.id; meant
    ))
}

fn fixed_order(entry: &Entry, name: &str) -> Refusal {
    Refusal::name(words!(
        "{} does not take the key '{name}': the order of play is fixed by the rules",
        "{} não aceita a chave '{name}': a ordem das jogadas é fixada pelas regras",
        entry.id
    ))
}

/// Whether a key is a threshold of the score, and not a key of the game's own.
fn has_threshold(entry: &Entry, name: &str) -> bool {
    let scores = entry.conventions.contains(&Convention::Score);
    scores && matches!(name, "at-least" | "at-most") && entry.key("at-least").is_none()
}

fn threshold(name: &str, value: &str) -> Result<Threshold, Refusal> {
    let (key, of): (_, fn(i32) -> Threshold) = match name {
        "at-least" => ("at-least", Threshold::AtLeast),
        _ => ("at-most", Threshold::AtMost),
    };
    let score = value.parse().ok().filter(|score: &i32| score.unsigned_abs() < MOST_SCORE.unsigned_abs());
    score.map(of).ok_or_else(|| {
        Refusal::key(
            key,
            words!("'{value}': expected a score such as 3", "'{value}': esperava-se uma pontuação como 3"),
        )
    })
}

/// A threshold makes a score game an objective one, and goes together with no other convention.
fn settle_convention(entry: &Entry, terms: &mut Terms, stated: Option<Convention>) -> Result<(), Refusal> {
    match (terms.threshold, stated) {
        (Some(threshold), Some(other)) if other != Convention::Objective => {
            let (key, _) = threshold.key();
            let message = words!(
                "{key} asks who wins by the score: leave out convention={}",
                "{key} pergunta quem vence pela pontuação: omita convention={}",
                other.id()
            );
            return Err(Refusal::key(key, message));
        }
        (Some(_), _) => terms.convention = Convention::Objective,
        (None, _) if !entry.conventions.contains(&terms.convention) => {
            return Err(Refusal::key("convention", conventions_of(entry, terms.convention.id())));
        }
        (None, _) => {}
    }
    Ok(())
}

fn conventions_of(entry: &Entry, value: &str) -> Words {
    let ids: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
    words!("convention '{value}': {} has {}", "convention '{value}': {} tem {}", entry.id, ids.join(", "))
}

/// The convention with this id; the objective one also where a threshold may make it one.
fn convention(entry: &Entry, value: &str) -> Result<Convention, Refusal> {
    let objective = has_threshold(entry, "at-least").then_some(Convention::Objective);
    let known = Convention::from_id(value);
    known
        .filter(|c| entry.conventions.contains(c) || Some(*c) == objective)
        .ok_or_else(|| Refusal::key("convention", conventions_of(entry, value)))
}

fn player(key: &'static str, value: &str) -> Result<Player, Refusal> {
    let known = Player::BOTH.into_iter().find(|who| who.id() == value);
    known.ok_or_else(|| {
        Refusal::key(key, words!("'{value}': expected alice or bob", "'{value}': esperava-se alice ou bob"))
    })
}

fn list(value: &str) -> Vec<String> {
    let items = split_unquoted(value, ';').into_iter().map(|(_, item)| item.trim().to_string());
    if value.trim().is_empty() { Vec::new() } else { items.collect() }
}
