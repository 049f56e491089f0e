//! A play under way: what a person at a board needs, for any game.

use super::prepared::{Prepared, Standing};
use super::{Answer, Error, LegalMove, Options, Played, Question};
use crate::rules::{
    Convention, Erased, Game, Move, Place, Player, Prospect, Rules, Terms, Verdict, View, Words,
};

/// A question whose moves are made one by one, with undo. The game is set up once, and results for one position are
/// reused for the others.
#[derive(Clone)]
pub struct Play {
    /// The question before the first move.
    start: Question,
    /// The positions before each move and now.
    line: Vec<Standing>,
    moves: Vec<Move>,
}

impl Play {
    /// Begins at the position of a problem text; its moves can be undone too.
    pub fn new(text: &str) -> Result<Play, Error> {
        Play::of(&Question::read(text)?)
    }

    /// The same from a question.
    pub fn of(question: &Question) -> Result<Play, Error> {
        let prepared = question.prepared()?;
        let mut play = Play {
            start: question.at(Vec::new(), prepared.start()),
            line: vec![prepared.start()],
            moves: Vec::new(),
        };
        for (at, text) in &question.played {
            let m = play.prepared().read_move(play.here(), text);
            let m = m.ok_or_else(|| play.prepared().illegal(play.here(), *at, text))?;
            if play.result().is_some() {
                return Err(Error::new(*at, play.not_legal(text)));
            }
            play.make(m);
        }
        Ok(play)
    }

    fn prepared(&self) -> &Prepared {
        self.start.prepared().expect("a play begins with a game that was set up")
    }

    pub(super) fn game(&self) -> Game<'_, Erased> {
        self.prepared().game()
    }

    pub(super) fn here(&self) -> &Standing {
        &self.line[self.line.len() - 1]
    }

    /// The question of the position.
    pub fn question(&self) -> Question {
        let played = self.moves().into_iter().map(|text| (0, text)).collect();
        self.start.at(played, self.here().clone())
    }

    /// Whose turn it is.
    pub fn next(&self) -> Player {
        self.here().next
    }

    /// The legal moves; none when the play is over.
    pub(super) fn choices(&self) -> Vec<Move> {
        let Standing { at, next, .. } = self.here();
        let mut moves = Vec::new();
        self.game().moves(at, *next, &mut moves);
        if self.game().ended(at, *next, moves.is_empty()).is_some() {
            moves.clear();
        }
        moves
    }

    /// The texts of the legal moves.
    pub fn legal(&self) -> Vec<String> {
        self.choices().into_iter().map(|m| self.game().move_text(m)).collect()
    }

    /// At most `most` legal moves with the places where they show, and how many legal moves there are.
    pub fn legal_moves(&self, most: usize) -> (Vec<LegalMove>, usize) {
        let game = self.game();
        let moves = self.choices();
        let shown =
            |&m: &Move| LegalMove { text: game.move_text(m), places: game.places(&self.here().at, m) };
        (moves.iter().take(most).map(shown).collect(), moves.len())
    }

    /// By whom each move was made, and where it showed on the view before it.
    pub(super) fn made(&self) -> Vec<(Player, Vec<Place>)> {
        let made = |(before, &m): (&Standing, &Move)| (before.next, self.game().places(&before.at, m));
        self.line.iter().zip(&self.moves).map(made).collect()
    }

    /// The moves made so far, by whom, and where each showed on the view before it.
    pub fn played(&self) -> Vec<Played> {
        let game = self.game();
        let played = |(before, &m): (&Standing, &Move)| Played {
            text: game.move_text(m),
            who: before.next.id(),
            places: game.places(&before.at, m),
        };
        self.line.iter().zip(&self.moves).map(played).collect()
    }

    /// Makes a move, or returns an error that says what is wrong with it.
    pub fn play(&mut self, text: &str) -> Result<(), Words> {
        let legal = self.prepared().read_move(self.here(), text);
        match legal.filter(|_| self.result().is_none()) {
            Some(m) => self.make(m),
            None => return Err(self.not_legal(text)),
        }
        Ok(())
    }

    fn not_legal(&self, text: &str) -> Words {
        words!(
            "'{text}' is not a legal move for {}",
            "'{text}' não é uma jogada válida para {}",
            self.next().name()
        )
    }

    /// Makes a legal move.
    pub(super) fn make(&mut self, m: Move) {
        let after = self.prepared().play(self.here(), m);
        self.line.push(after);
        self.moves.push(m);
    }

    /// Takes the last move back; false if there is none.
    pub fn undo(&mut self) -> bool {
        if self.moves.pop().is_some() {
            self.line.pop();
            return true;
        }
        false
    }

    /// The texts of the moves so far.
    pub fn moves(&self) -> Vec<String> {
        self.moves.iter().map(|&m| self.game().move_text(m)).collect()
    }

    /// How many moves were made so far.
    pub fn length(&self) -> usize {
        self.moves.len()
    }

    /// How the play ended, if it has. A score game ends in a draw; see [`Play::score`].
    pub fn result(&self) -> Option<Verdict> {
        let Standing { at, next, .. } = self.here();
        let mut moves = Vec::new();
        self.game().moves(at, *next, &mut moves);
        self.game().ended(at, *next, moves.is_empty())
    }

    /// How the play ended, or must end regardless of the remaining moves.
    pub fn decided(&self) -> Option<Verdict> {
        let Standing { at, next, .. } = self.here();
        let objective = self.terms().convention == Convention::Objective;
        self.result().or_else(|| match objective.then(|| self.prepared().erased.prospect(at, *next)) {
            Some(Prospect::Certain(verdict)) => Some(verdict),
            _ => None,
        })
    }

    /// The score so far; under the score convention only.
    pub fn score(&self) -> Option<i32> {
        if self.terms().convention != Convention::Score {
            return None;
        }
        let over = self.result().is_some();
        let end = if over { self.prepared().erased.final_score(&self.here().at) } else { 0 };
        Some(self.here().score + end)
    }

    /// What the position looks like.
    pub fn view(&self) -> View {
        self.prepared().erased.view(&self.here().at)
    }

    /// The view before the first move.
    pub fn first_view(&self) -> View {
        self.prepared().erased.view(&self.line[0].at)
    }

    /// On what terms the play is played.
    pub fn terms(&self) -> &Terms {
        &self.prepared().terms
    }

    /// Who wants the score to be large.
    pub fn maximiser(&self) -> Player {
        self.prepared().erased.maximiser()
    }

    /// The question before the first move.
    pub fn start(&self) -> &Question {
        &self.start
    }

    /// The problem text of the position.
    pub fn text(&self) -> String {
        self.question().to_string()
    }

    /// What is known about the position.
    pub fn solve(&self, options: &Options) -> Result<Answer, Error> {
        self.question().solve(options)
    }
}
