//! What to answer: a reply to every move of the player who loses, and a line of best play to its end.

use super::over;
use crate::rules::{Convention, Move, Player, PositionKey, Prospect, Rules, Verdict, View};
use crate::solve::{Solver, StopReason};
use crate::tell::{Answered, Sentence, Step};
use std::collections::HashSet;

/// The most moves whose answers are listed; moves that lead to like positions count as one.
const MOST_ANSWERS: usize = 12;

/// A longer line of best play is cut short.
const LONGEST_LINE: usize = 24;

/// Where replies come from.
pub struct Replies<'a, R: Rules> {
    pub solver: &'a Solver<'a, R>,
    /// What the winner's strategy says after some moves from here, if it says anything.
    pub advice: &'a dyn Fn(&[String]) -> Option<String>,
    /// What the position looks like after some moves from here, with owners.
    pub shown: &'a dyn Fn(&[String]) -> Option<View>,
}

/// A move, who made it, and whether the strategy said so.
struct Made {
    who: Player,
    m: Move,
    advised: bool,
}

impl<R: Rules> Replies<'_, R> {
    /// The answers of the player who wins, after the best move if that player is to move; then a line of play, and how it
    /// ends. The winner follows the strategy if there is one, and hurries otherwise; the loser delays.
    pub fn steps(&self, at: &R::Position, next: Player, score: i32) -> Result<Vec<Step>, StopReason> {
        let line = self.line(at, next)?;
        let mut steps = Vec::new();
        if self.is_puzzle(at, next, &line) {
            return Ok(steps);
        }
        let game = self.solver.game;
        let scored = game.terms.convention == Convention::Score;
        if let Some(Verdict::Win(winner)) = self.solver.winner(at, next)?.filter(|_| !scored) {
            let first = line.first().filter(|_| winner == next).map(|made| made.m);
            let after = first.map(|m| game.play(at, next, m));
            let (place, mover) = after.unwrap_or((at.clone(), next));
            if mover != winner {
                steps.extend(self.answers(&place, winner, first)?);
            }
        }
        steps.extend(self.line_steps(at, next, score, &line));
        Ok(steps)
    }

    /// Whether only one player moves: then there is nothing to answer, and the game itself shows its solution.
    fn is_puzzle(&self, at: &R::Position, next: Player, line: &[Made]) -> bool {
        let game = self.solver.game;
        let mut others = Vec::new();
        game.moves(at, next.other(), &mut others);
        others.is_empty() && !line.is_empty() && line.iter().all(|made| made.who == next)
    }

    /// The line of play as far as no position comes back: the solver's own, unless a strategy says something else.
    fn line(&self, at: &R::Position, next: Player) -> Result<Vec<Made>, StopReason> {
        let game = self.solver.game;
        let (mut at, mut next) = (at.clone(), next);
        let (mut line, mut texts, mut met) = (Vec::new(), Vec::new(), HashSet::new());
        let mut expected = self.solver.line_to(LONGEST_LINE + 1, &at, next)?.into_iter().peekable();
        while line.len() <= LONGEST_LINE && met.insert((game.rules.key(&at), next)) {
            let advised = (self.advice)(&texts).and_then(|text| game.read_move(&at, next, &text));
            let best = match expected.next() {
                None if line.iter().any(|made: &Made| made.advised) => self.solver.best(&at, next)?,
                known => known,
            };
            let Some(m) = advised.or(best) else { break };
            if best != Some(m) {
                expected = Vec::new().into_iter().peekable();
            }
            texts.push(game.move_text(m));
            line.push(Made { who: next, m, advised: advised.is_some() });
            (at, next) = game.play(&at, next, m);
        }
        Ok(line)
    }

    /// The answer to each move of the player who loses; of moves that lead to like positions, to the first one.
    fn answers(
        &self,
        at: &R::Position,
        winner: Player,
        after: Option<Move>,
    ) -> Result<Option<Step>, StopReason> {
        let (game, loser) = (self.solver.game, winner.other());
        let alike = self.alike(at, loser);
        let after = after.map(|m| game.move_text(m));
        let objective = game.terms.convention == Convention::Objective;
        let mut answers = Vec::new();
        for moves in alike.iter().take(MOST_ANSWERS) {
            let (to, then) = game.play(at, loser, moves[0]);
            // A move that settles the play needs no answer.
            if objective && matches!(game.rules.prospect(&to, then), Prospect::Certain(_)) {
                continue;
            }
            if then != winner {
                return Ok(None);
            }
            let played: Vec<String> = after.iter().cloned().chain([game.move_text(moves[0])]).collect();
            let advised = (self.advice)(&played);
            let best = || Ok(self.solver.best(&to, then)?.map(|m| game.move_text(m)));
            let Some(by) = advised.map_or_else(best, |text| Ok(Some(text)))? else { continue };
            let mut texts = moves.iter().map(|m| game.move_text(*m));
            answers.push(Answered { to: texts.next().unwrap_or_default(), alike: texts.collect(), by });
        }
        let more = alike.len().saturating_sub(MOST_ANSWERS);
        let any = !answers.is_empty();
        Ok(any.then(|| Step::new(Sentence::Answers { who: winner, after, answers, more })))
    }

    /// The legal moves, those that lead to like positions together.
    fn alike(&self, at: &R::Position, who: Player) -> Vec<Vec<Move>> {
        let game = self.solver.game;
        let mut legal = Vec::new();
        game.moves(at, who, &mut legal);
        let mut keys: Vec<(PositionKey, Player)> = Vec::new();
        let mut alike: Vec<Vec<Move>> = Vec::new();
        for m in legal {
            let (to, then) = game.play(at, who, m);
            let key = (game.rules.key(&to), then);
            match keys.iter().position(|other| *other == key) {
                Some(i) => alike[i].push(m),
                None => {
                    keys.push(key);
                    alike.push(vec![m]);
                }
            }
        }
        alike
    }

    /// The line, and the position and the verdict at its end.
    fn line_steps(&self, at: &R::Position, next: Player, score: i32, line: &[Made]) -> Vec<Step> {
        let game = self.solver.game;
        let (mut at, mut next, mut score) = (at.clone(), next, score);
        let mut moves = Vec::new();
        for &Made { who, m, .. } in line.iter().take(LONGEST_LINE) {
            moves.push((who, game.move_text(m)));
            score += game.gain(&at, who, m);
            (at, next) = game.play(&at, who, m);
        }
        if moves.is_empty() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        game.moves(&at, next, &mut legal);
        let end = over(game, &at, next, score, legal.is_empty());
        let by_strategy = line.iter().any(|made| made.advised);
        let texts: Vec<String> = moves.iter().map(|(_, text)| text.clone()).collect();
        let shown = (self.shown)(&texts);
        let mut steps = vec![Step::new(Sentence::Line { moves, by_strategy, goes_on: end.is_none() })];
        if let Some(end) = end.filter(|_| game.terms.convention != Convention::Score) {
            steps.push(Step::new(end).with_view(shown.unwrap_or_else(|| game.rules.view(&at))));
            steps.extend(game.rules.remarks(&at, next).into_iter().map(Step::from));
        }
        steps
    }
}
