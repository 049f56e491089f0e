//! A play under way: what a person at a board needs, for any game.

use super::{Answer, Error, Options, Question, Wants};
use crate::games::Family;
use crate::rules::{Bytes, Erased, Game, Player, Rules, Terms, Verdict, View};
use std::time::Duration;

/// A question whose moves are made one by one, with undo.
pub struct Play {
    start: String,
    rules: Erased,
    terms: Terms,
    /// The position and the player to move, before each move and now.
    line: Vec<(Bytes, Player)>,
    moves: Vec<String>,
}

impl Play {
    /// Begins at the position of a problem text; its moves can be undone too.
    pub fn new(text: &str) -> Result<Play, Error> {
        let question = Question::read(text)?;
        let setup = question.set_up()?;
        let rules = Family::erase(setup.family);
        let game = Game::new(&rules, &setup.terms);
        question.replay(game)?;
        let start = Question { problems: question.problems, played: Vec::new() }.to_string();
        let line = vec![(rules.start(), setup.terms.first)];
        let mut play = Play { start, rules, terms: setup.terms, line, moves: Vec::new() };
        for (at, text) in &question.played {
            play.play(text).map_err(|message| Error::new(*at, message))?;
        }
        Ok(play)
    }

    fn game(&self) -> Game<'_, Erased> {
        Game::new(&self.rules, &self.terms)
    }

    fn here(&self) -> &(Bytes, Player) {
        &self.line[self.line.len() - 1]
    }

    /// Whose turn it is.
    pub fn next(&self) -> Player {
        self.here().1
    }

    /// The texts of the legal moves.
    pub fn legal(&self) -> Vec<String> {
        let (at, next) = self.here();
        let mut moves = Vec::new();
        self.game().moves(at, *next, &mut moves);
        if self.game().ended(at, *next, moves.is_empty()).is_some() {
            return Vec::new();
        }
        moves.into_iter().map(|m| self.game().move_text(m)).collect()
    }

    /// Makes a move; says what is wrong with it otherwise.
    pub fn play(&mut self, text: &str) -> Result<(), String> {
        let (at, next) = self.here();
        let legal = self.game().read_move(at, *next, text);
        let Some(m) = legal.filter(|_| self.result().is_none()) else {
            return Err(format!("'{text}' is not a legal move of {}", next.id()));
        };
        let after = self.game().play(at, *next, m);
        self.line.push(after);
        self.moves.push(text.to_string());
        Ok(())
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        if self.moves.pop().is_some() {
            self.line.pop();
            return true;
        }
        false
    }

    /// The moves so far.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// How the play ended, if it has. A score game ends in a draw; see [`Play::score`].
    pub fn result(&self) -> Option<Verdict> {
        let (at, next) = self.here();
        let mut moves = Vec::new();
        self.game().moves(at, *next, &mut moves);
        self.game().ended(at, *next, moves.is_empty())
    }

    /// The score so far; under the score convention only.
    pub fn score(&self) -> Option<i32> {
        if self.terms.convention != crate::rules::Convention::Score {
            return None;
        }
        let gain = |i: usize, text: &String| {
            let (at, next) = &self.line[i];
            self.game().read_move(at, *next, text).map_or(0, |m| self.game().gain(at, *next, m))
        };
        let so_far: i32 = self.moves.iter().enumerate().map(|(i, text)| gain(i, text)).sum();
        let end = if self.result().is_some() { self.rules.final_score(&self.here().0) } else { 0 };
        Some(so_far + end)
    }

    pub fn view(&self) -> View {
        self.rules.view(&self.here().0)
    }

    /// The problem text of the position.
    pub fn text(&self) -> String {
        match self.moves.is_empty() {
            true => self.start.clone(),
            false => format!("{}//{}", self.start, self.moves.join(".")),
        }
    }

    /// What is known of the position.
    pub fn solve(&self, options: &Options) -> Result<Answer, Error> {
        super::solve(&self.text(), options)
    }

    /// A move of the perfect player: one that keeps the result and, if that can be found in a moment, wins
    /// soonest or loses latest. `None` when the play is over.
    pub fn best_move(&self, options: &Options) -> Result<Option<String>, Error> {
        let wants = Wants { winner: true, score: true, moves: true, ..Wants::default() };
        let answer = self.solve(&Options { wants: Some(wants), ..options.clone() })?;
        let legal = self.legal();
        let fallback = || answer.best.iter().flatten().next().or(legal.first()).cloned();
        if answer.score.is_some() || legal.is_empty() {
            return Ok(fallback());
        }
        let mut quick = options.clone();
        quick.wants = Some(Wants { remoteness: true, ..wants });
        quick.limits.time = Some(options.limits.time.unwrap_or(MOMENT).min(MOMENT));
        let timed = self.solve(&quick)?;
        let won = timed.winner.as_deref() == Some(self.next().id());
        let moves = timed.moves.into_iter().flatten().filter(|m| m.remoteness.is_some());
        let keeping = moves.filter(|m| m.winner == timed.winner);
        let chosen =
            if won { keeping.min_by_key(|m| m.remoteness) } else { keeping.max_by_key(|m| m.remoteness) };
        Ok(chosen.map(|m| m.text).or_else(fallback))
    }
}

/// How long the perfect player may look for the quickest win.
const MOMENT: Duration = Duration::from_secs(2);
