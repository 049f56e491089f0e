//! A play under way: what a person at a board needs, for any game.

use super::{Answer, Error, LegalMove, Options, Played, Question};
use crate::games::Family;
use crate::rules::{Bytes, Erased, Game, Player, Prospect, Rules, Terms, Verdict, View};

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
        Play::of(Question::read(text)?)
    }

    /// The same of a question that was read already.
    pub fn of(question: Question) -> Result<Play, Error> {
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

    pub(super) fn game(&self) -> Game<'_, Erased> {
        Game::new(&self.rules, &self.terms)
    }

    pub(super) fn here(&self) -> &(Bytes, Player) {
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

    /// The legal moves with the places where they show, at most so many of them, and how many there are.
    pub fn legal_moves(&self, most: usize) -> (Vec<LegalMove>, usize) {
        let (at, next) = self.here();
        let game = self.game();
        let mut moves = Vec::new();
        game.moves(at, *next, &mut moves);
        if game.ended(at, *next, moves.is_empty()).is_some() {
            return (Vec::new(), 0);
        }
        let listed = moves.iter().take(most);
        let listed = listed.map(|&m| LegalMove { text: game.move_text(m), places: game.places(at, m) });
        (listed.collect(), moves.len())
    }

    /// The moves made so far, by whom, and where each showed on the view before it.
    pub fn played(&self) -> Vec<Played> {
        let told = |((at, who), text): (&(Bytes, Player), &String)| {
            let m = self.game().read_move(at, *who, text);
            let places = m.map_or_else(Vec::new, |m| self.game().places(at, m));
            Played { text: text.clone(), who: who.id(), places }
        };
        self.line.iter().zip(&self.moves).map(told).collect()
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

    /// How the play ended, or will end whatever is still played.
    pub fn decided(&self) -> Option<Verdict> {
        let (at, next) = self.here();
        let objective = self.terms.convention == crate::rules::Convention::Objective;
        self.result().or_else(|| match objective.then(|| self.rules.prospect(at, *next)) {
            Some(Prospect::Certain(verdict)) => Some(verdict),
            _ => None,
        })
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

    /// The view before the first move.
    pub fn first_view(&self) -> View {
        self.rules.view(&self.line[0].0)
    }

    /// On what terms the play is played.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who wants the score to be large.
    pub fn maximiser(&self) -> Player {
        self.rules.maximiser()
    }

    /// The problem text of the start.
    pub fn start(&self) -> &str {
        &self.start
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
}
