//! The three classic ways to find the winner, side by side, so that their work can be compared.
//!
//! Plain recursion evaluates a position every time it comes up. A memory function (memoisation) remembers results and
//! evaluates each position once. A bottom-up table evaluates every position that can come up, those with the shortest
//! remaining play first, whether it is needed or not. See Brassard and Bratley 1996, 8.5, for all three on Marienbad.

use super::{Meter, StopReason};
use crate::rules::{Bilingual, Convention, Game, Player, Rules, Verdict};
use serde::Serialize;
use std::collections::HashMap;

/// A way to find the winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Method {
    /// Plain recursion.
    Recursion,
    /// A bottom-up table.
    Table,
    /// Memoised recursion.
    Memory,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 3] = [Method::Recursion, Method::Table, Method::Memory];

    /// The name used on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Method::Recursion => "recursion",
            Method::Table => "table",
            Method::Memory => "memory",
        }
    }

    /// Parses an id.
    pub fn read(text: &str) -> Result<Method, String> {
        let expected = || format!("'{text}': expected {}", Method::ALL.map(Method::id).join(", "));
        Method::ALL.into_iter().find(|method| method.id() == text.trim()).ok_or_else(expected)
    }

    /// The name used in answers.
    pub fn name(self) -> Bilingual {
        match self {
            Method::Recursion => Bilingual { en: "plain recursion", pt: "recursão simples" },
            Method::Table => Bilingual { en: "bottom-up table", pt: "tabela de baixo para cima" },
            Method::Memory => Bilingual { en: "memory function", pt: "função com memória" },
        }
    }
}

/// The work that a method did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Effort {
    /// How often the winner of a position was asked for.
    pub calls: u64,
    /// How many positions were remembered.
    pub entries: u64,
}

/// The winner of a short game by a method, and the work done. The search of a position ends at the first winning
/// move.
pub fn by_method<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    next: Player,
    method: Method,
    meter: &Meter,
) -> Result<(Verdict, Effort), StopReason> {
    let folds = game.impartial() && game.terms.convention != Convention::Objective;
    let remembers = method != Method::Recursion;
    let mut work = Work { game, meter, folds, remembers, known: HashMap::new(), calls: 0 };
    let sign = match method {
        Method::Recursion | Method::Memory => work.sign(at, next)?,
        Method::Table => work.fill(at, next)?,
    };
    meter.report(work.calls % Meter::BATCH)?;
    let effort = Effort { calls: work.calls, entries: work.known.len() as u64 };
    Ok((Verdict::from_sign(sign, next), effort))
}

struct Work<'a, R: Rules> {
    game: Game<'a, R>,
    meter: &'a Meter,
    /// Whether positions are the same whoever is to move.
    folds: bool,
    remembers: bool,
    /// Whether the player to move wins (1), draws (0) or loses (-1).
    known: HashMap<(R::Position, Player), i8>,
    calls: u64,
}

impl<R: Rules> Work<'_, R> {
    fn key(&self, at: &R::Position, next: Player) -> (R::Position, Player) {
        (at.clone(), if self.folds { Player::Alice } else { next })
    }

    /// Counts a call, and checks the limits now and then.
    fn call(&mut self) -> Result<(), StopReason> {
        self.calls += 1;
        if self.calls.is_multiple_of(Meter::BATCH) {
            self.meter.report(Meter::BATCH)?;
        }
        // A position with its heap data takes about a hundred bytes.
        let bytes = self.known.len().saturating_mul(128 + 2 * size_of::<R::Position>());
        if bytes > self.meter.memory() { Err(StopReason::Memory) } else { Ok(()) }
    }

    /// Whether the player to move wins, by recursion.
    fn sign(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        self.call()?;
        if self.remembers
            && let Some(&sign) = self.known.get(&self.key(at, next))
        {
            return Ok(sign);
        }
        let sign = self.best(at, next, |work, to, who| work.sign(to, who))?;
        if self.remembers {
            self.known.insert(self.key(at, next), sign);
        }
        Ok(sign)
    }

    /// The best that the player to move can reach, given the result of each move for the player who is next.
    fn best(
        &mut self,
        at: &R::Position,
        next: Player,
        mut after: impl FnMut(&mut Self, &R::Position, Player) -> Result<i8, StopReason>,
    ) -> Result<i8, StopReason> {
        let mut moves = Vec::new();
        self.game.moves(at, next, &mut moves);
        if let Some(verdict) = self.game.ended(at, next, moves.is_empty()) {
            return Ok(verdict.sign_for(next));
        }
        let mut best = -1;
        for m in moves {
            let (to, who) = self.game.play(at, next, m);
            let sign = after(self, &to, who)?;
            best = best.max(if who == next { sign } else { -sign });
            if best == 1 {
                break;
            }
        }
        Ok(best)
    }

    /// Evaluates every position that can come up, each after all of its options.
    fn fill(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        // Each position is pushed twice: to be expanded and, once all of its options are known, to be evaluated.
        let mut stack = vec![(at.clone(), next, false)];
        let mut sign = 0;
        while let Some((at, next, ready)) = stack.pop() {
            if self.known.contains_key(&self.key(&at, next)) {
                continue;
            }
            if ready {
                sign = self.best(&at, next, |work, to, who| {
                    work.call()?;
                    Ok(work.known.get(&work.key(to, who)).copied().unwrap_or(0))
                })?;
                self.known.insert(self.key(&at, next), sign);
                continue;
            }
            let mut moves = Vec::new();
            self.game.moves(&at, next, &mut moves);
            let ended = self.game.ended(&at, next, moves.is_empty()).is_some();
            stack.push((at.clone(), next, true));
            for m in moves.into_iter().filter(|_| !ended) {
                let (to, who) = self.game.play(&at, next, m);
                if !self.known.contains_key(&self.key(&to, who)) {
                    stack.push((to, who, false));
                }
            }
            if stack.len().saturating_mul(64 + size_of::<R::Position>()) > self.meter.memory() {
                return Err(StopReason::Memory);
            }
        }
        Ok(sign)
    }
}
