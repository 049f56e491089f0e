//! Sets a question up: its games on their boards, and the position after the moves already played.

use super::text::Located;
use super::{Error, Question};
use crate::games::{Family, Refusal};
use crate::rules::{Erased, Game, Player, Rules, Sum, Terms};

/// The game of a question, ready for an engine.
pub struct Setup {
    pub family: Family,
    pub terms: Terms,
}

impl Located {
    /// A refusal as an error that says where in the text.
    pub fn refused(&self, Refusal { about, message, too_large }: Refusal) -> Error {
        Error { too_large, ..Error::new(self.place(about), message) }
    }
}

impl Question {
    /// Builds the game: one problem as it is, several as a sum in erased form.
    pub(super) fn set_up(&self) -> Result<Setup, Error> {
        let mut families = Vec::with_capacity(self.problems.len());
        for located in &self.problems {
            let built = (located.problem.entry.build)(&located.problem);
            families.push(built.map_err(|refusal| located.refused(refusal))?);
        }
        let family = if families.len() == 1 {
            families.remove(0)
        } else {
            let labels = self.problems().map(|problem| problem.terms.labels.clone());
            let summands = families.into_iter().map(Family::erase).zip(labels).collect();
            Family::Erased(Erased::new(Sum::new(summands)))
        };
        Ok(Setup { family, terms: self.terms() })
    }

    /// The position after the moves already played, who is next, and the score so far.
    pub(super) fn replay<R: Rules>(&self, game: Game<'_, R>) -> Result<(R::Position, Player, i32), Error> {
        let mut at = game.rules.start();
        let mut next = game.terms.first;
        let mut score = 0;
        for (place, text) in &self.played {
            let m = game.read_move(&at, next, text).ok_or_else(|| illegal(game, &at, next, *place, text))?;
            score += game.gain(&at, next, m);
            (at, next) = game.play(&at, next, m);
        }
        Ok((at, next, score))
    }
}

fn illegal<R: Rules>(game: Game<'_, R>, at: &R::Position, next: Player, place: usize, text: &str) -> Error {
    let mut moves = Vec::new();
    game.moves(at, next, &mut moves);
    let mut texts: Vec<String> = moves.iter().take(20).map(|&m| game.move_text(m)).collect();
    if moves.len() > texts.len() {
        texts.push("..".into());
    }
    let legal =
        if texts.is_empty() { "the play is over".into() } else { format!("moves are {}", texts.join(" ")) };
    Error::new(place, format!("'{text}' is not a legal move of {}; {legal}", next.id()))
}
