//! A question set up: its game on its board, the position after the moves already played, and what solves remember.

use super::text::Located;
use super::{Error, Options, Question};
use crate::games::{Family, Refusal};
use crate::graph::{Graph, Names};
use crate::rules::{Bytes, Erased, Game, Move, Player, Rules, Sum, Terms};
use crate::solve::Memory;
use crate::text::{did_you_mean, nearest};
use std::sync::{Arc, Mutex, PoisonError};

/// The game of a question, ready for an engine.
pub struct Prepared {
    pub family: Family,
    /// The same with positions as bytes, for callers that only play.
    pub erased: Erased,
    pub terms: Terms,
    /// The names of vertices on the board of each summand.
    names: Vec<Names>,
    /// What earlier solves have found, for later ones.
    memory: Mutex<Option<Arc<Memory>>>,
}

/// A position in a play, and who is next.
#[derive(Clone, PartialEq, Eq)]
pub struct Standing {
    pub at: Bytes,
    pub next: Player,
    /// The score of the moves already played.
    pub score: i32,
}

impl Located {
    /// A refusal as an error that says where in the text.
    pub fn refused(&self, Refusal { about, message, too_large }: Refusal) -> Error {
        Error { too_large, ..Error::new(self.place(about), message) }
    }
}

impl Prepared {
    /// Builds the game: one problem as it is, several as a sum in erased form.
    pub fn new(question: &Question) -> Result<Prepared, Error> {
        let mut families = Vec::with_capacity(question.problems.len());
        for located in question.problems.iter() {
            let built = located.problem.entry.build(&located.problem);
            families.push(built.map_err(|refusal| located.refused(refusal))?);
        }
        let family = match &families[..] {
            [family] => family.clone(),
            _ => {
                let labels = question.problems().map(|problem| problem.terms.labels.clone());
                Family::of(Sum::new(families.iter().map(Family::erase).zip(labels).collect()))
            }
        };
        let erased = family.erase();
        let names = question.problems().map(|problem| problem.as_graph().map(Graph::names).cloned());
        let names = names.map(Option::unwrap_or_default).collect();
        Ok(Prepared { family, erased, terms: question.terms(), names, memory: Mutex::new(None) })
    }

    pub fn game(&self) -> Game<'_, Erased> {
        Game::new(&self.erased, &self.terms)
    }

    /// The memory shared by solves under these options. Options with other limits or switches start with an empty
    /// one.
    pub fn memory(&self, options: &Options) -> Arc<Memory> {
        let mut kept = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.as_ref().filter(|memory| memory.suits(options.limits.memory, options.switches)) {
            Some(memory) => memory.clone(),
            None => kept.insert(Arc::new(Memory::under(options.limits.memory, options.switches))).clone(),
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> Standing {
        Standing { at: self.erased.start(), next: self.terms.first, score: 0 }
    }

    /// The position after a legal move.
    pub fn play(&self, from: &Standing, m: Move) -> Standing {
        let game = self.game();
        let (at, next) = game.play(&from.at, from.next, m);
        Standing { at, next, score: from.score + game.gain(&from.at, from.next, m) }
    }

    /// The legal move with this text. Vertices with names may also be given by their numbers, and any name in quotes.
    pub fn read_move(&self, Standing { at, next, .. }: &Standing, text: &str) -> Option<Move> {
        let game = self.game();
        game.read_move(at, *next, text).or_else(|| {
            let mut moves = Vec::new();
            if self.is_named() {
                game.moves(at, *next, &mut moves);
            }
            let typed = self.numbered(text);
            moves.into_iter().find(|&m| self.numbered(&game.move_text(m)) == typed)
        })
    }

    /// Whether vertices have names.
    fn is_named(&self) -> bool {
        !self.names.iter().all(Names::is_empty)
    }

    /// The text of a move with numbers in place of names. In a sum it begins with the number of the summand.
    fn numbered(&self, text: &str) -> String {
        match (&self.names[..], text.split_once(':')) {
            ([names], _) => names.numbered(text),
            (names, Some((summand, inner))) => match summand.parse().ok().and_then(|i: usize| names.get(i)) {
                Some(names) => format!("{summand}:{}", names.numbered(inner)),
                None => text.to_string(),
            },
            (_, None) => text.to_string(),
        }
    }

    /// The position after moves, each with its place in the text.
    pub fn replay(&self, played: &[(usize, String)]) -> Result<Standing, Error> {
        let mut standing = self.start();
        for (place, text) in played {
            let legal = self.read_move(&standing, text);
            let m = legal.ok_or_else(|| self.illegal(&standing, *place, text))?;
            standing = self.play(&standing, m);
        }
        Ok(standing)
    }

    pub fn illegal(&self, Standing { at, next, .. }: &Standing, place: usize, text: &str) -> Error {
        let game = self.game();
        let mut moves = Vec::new();
        game.moves(at, *next, &mut moves);
        let mut texts: Vec<String> = moves.iter().take(20).map(|&m| game.move_text(m)).collect();
        if moves.len() > texts.len() {
            texts.push("..".into());
        }
        let legal = match (texts.is_empty(), self.is_named()) {
            (true, _) => words!("the play is over", "a partida terminou"),
            (false, false) => words!("moves are {}", "as jogadas são {}", texts.join(" ")),
            (false, true) => match &nearest(text, texts.iter().map(String::as_str))[..] {
                [] => words!("moves are {}", "as jogadas são {}", texts.join(", ")),
                near => did_you_mean(near),
            },
        };
        Error::new(
            place,
            words!("'{text}' is not a legal move for {}; {}", "'{text}' não é uma jogada válida para {}; {}", next.name(); legal),
        )
    }
}
