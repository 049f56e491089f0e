//! The three classic ways to find the winner, side by side, so that their work can be compared.
//!
//! Plain recursion evaluates a position every time it comes up. A memory function (memoisation) remembers results and
//! evaluates each position once. A bottom-up table evaluates every position that it has an entry for, those with the
//! shortest remaining play first, whether it is needed or not: all that the game lists ([`Rules::tabulate`]), or all that
//! can come up. See Brassard and Bratley 1996, 8.5, for all three on Marienbad.

use super::{Meter, StopReason};
use crate::rules::{Bilingual, Convention, Game, Player, Rules, Verdict, Words};
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
    pub fn read(text: &str) -> Result<Method, Words> {
        let expected = || {
            words!(
                "'{text}': expected {}",
                "'{text}': esperava-se {}",
                Method::ALL.map(Method::id).join(", ")
            )
        };
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

/// A step of a method: a call of a recursion, or an entry of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Call {
    /// How many calls it is inside.
    pub depth: usize,
    /// The position in a few characters.
    pub position: String,
    /// What it is worth to the player to move: "winning", "losing" or "draw".
    pub outcome: &'static str,
    /// Whether the result was remembered from an earlier call.
    pub known: bool,
}

/// The most steps that are recorded.
pub const MOST_CALLS: usize = 2000;

/// What a method found.
pub struct Found {
    /// Who wins.
    pub verdict: Verdict,
    /// The work done.
    pub effort: Effort,
    /// The first steps, in the order in which they began, if they are to be recorded.
    pub trace: Option<Vec<Call>>,
}

/// The winner of a short game by a method, and the work done. The search of a position ends at the first winning
/// move.
pub fn by_method<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    next: Player,
    method: Method,
    traced: bool,
    meter: &Meter,
) -> Result<Found, StopReason> {
    let folds = game.impartial() && game.terms.convention != Convention::Objective;
    let remembers = method != Method::Recursion;
    let trace = traced.then(Vec::new);
    let mut work = Work { game, meter, folds, remembers, known: HashMap::new(), calls: 0, depth: 0, trace };
    let sign = match method {
        Method::Recursion | Method::Memory => work.sign(at, next)?,
        Method::Table => work.fill(at, next)?,
    };
    meter.report(work.calls % Meter::BATCH)?;
    let effort = Effort { calls: work.calls, entries: work.known.len() as u64 };
    Ok(Found { verdict: Verdict::from_sign(sign, next), effort, trace: work.trace })
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
    /// How many calls are under way.
    depth: usize,
    trace: Option<Vec<Call>>,
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

    /// Records that a step begins, if steps are recorded and there is room, and returns its number.
    fn begin(&mut self, at: &R::Position) -> Option<usize> {
        let (depth, view) = (self.depth, |rules: &R| rules.view(at).summary());
        let trace = self.trace.as_mut().filter(|trace| trace.len() < MOST_CALLS)?;
        trace.push(Call { depth, position: view(self.game.rules), outcome: "", known: false });
        Some(trace.len() - 1)
    }

    /// Records the result of a step.
    fn end(&mut self, step: Option<usize>, sign: i8, known: bool) {
        if let (Some(trace), Some(step)) = (&mut self.trace, step) {
            let outcome = match sign {
                1 => "winning",
                0 => "draw",
                _ => "losing",
            };
            (trace[step].outcome, trace[step].known) = (outcome, known);
        }
    }

    /// Whether the player to move wins, by recursion.
    fn sign(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        self.call()?;
        let step = self.begin(at);
        if self.remembers
            && let Some(&sign) = self.known.get(&self.key(at, next))
        {
            self.end(step, sign, true);
            return Ok(sign);
        }
        self.depth += 1;
        let sign = self.best(at, next, |work, to, who| work.sign(to, who))?;
        self.depth -= 1;
        self.end(step, sign, false);
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

    /// Evaluates every position of the table, each after all of its options.
    fn fill(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        let mut ended = Ok(0);
        let rules = self.game.rules;
        let listed = self.folds
            && rules.tabulate(at, &mut |position| {
                ended = self.enter(&position, next);
                ended.is_ok()
            });
        match listed {
            true => match (ended?, self.known.get(&self.key(at, next))) {
                (_, Some(&sign)) => Ok(sign),
                // A start that no play comes back to need not be in the table.
                (_, None) => self.evaluate(at, next),
            },
            false => self.fill_reachable(at, next),
        }
    }

    /// Evaluates a position, all of whose options are in the table, and enters it.
    fn enter(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        let sign = self.evaluate(at, next)?;
        self.known.insert(self.key(at, next), sign);
        Ok(sign)
    }

    /// Evaluates a position, all of whose options are in the table.
    fn evaluate(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        let step = self.begin(at);
        let sign = self.best(at, next, |work, to, who| {
            work.call()?;
            Ok(work.known.get(&work.key(to, who)).copied().unwrap_or(0))
        })?;
        self.end(step, sign, false);
        Ok(sign)
    }

    /// Evaluates every position that can come up, each after all of its options.
    fn fill_reachable(&mut self, at: &R::Position, next: Player) -> Result<i8, StopReason> {
        // Each position is pushed twice: to be expanded and, once all of its options are known, to be evaluated.
        let mut stack = vec![(at.clone(), next, false)];
        let mut sign = 0;
        while let Some((at, next, ready)) = stack.pop() {
            if self.known.contains_key(&self.key(&at, next)) {
                continue;
            }
            if ready {
                sign = self.enter(&at, next)?;
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
