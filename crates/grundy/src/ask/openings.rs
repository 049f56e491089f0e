//! Openings: who wins after every first move.

use super::plan::{self, SEARCH};
use super::{Answer, Error, Options, Play, Question, Reasons, Wants};
use crate::rules::{Convention, Move, Place, Player, PositionKey, Rules, Verdict};
use serde::Serialize;
use std::collections::HashMap;
use std::time::Duration;

/// A first move, and who wins after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Opening {
    /// The text of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// Who wins after it; null if a limit was met.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Verdict>,
    /// Where the move shows on the view.
    #[serde(skip)]
    pub places: Vec<Place>,
}

impl Question {
    /// Who wins after every move that may be made now: the field `openings` of the answer. Its winner and its best moves
    /// follow from them. Moves that lead to equivalent positions, such as images under a symmetry of the board, are solved
    /// once. When a limit is met, what is known is kept.
    ///
    /// ```
    /// use grundy::ask::Question;
    ///
    /// let answer = Question::read("hex:2x2").unwrap().openings(&Default::default()).unwrap();
    /// assert_eq!(answer.best.unwrap(), ["b1", "a2"]);
    /// let winners: Vec<&str> = answer.openings.unwrap().iter().map(|opening| opening.winner.unwrap().id()).collect();
    /// assert_eq!(winners, ["bob", "alice", "alice", "bob"]);
    /// ```
    pub fn openings(&self, options: &Options) -> Result<Answer, Error> {
        if self.terms().convention == Convention::Score {
            return Err(self.refused(crate::games::Refusal::key(
                "convention",
                words!(
                    "openings are about the winner, and a score game has none",
                    "as aberturas tratam do vencedor, e um jogo de otimização não tem vencedor"
                ),
            )));
        }
        let play = Play::of(self)?;
        if !self.prepared()?.erased.endless(&self.standing()?.at).is_short() {
            return self.labelled_openings(&play, options);
        }
        let mut answer = Answer::new(self.to_string());
        let mut solved: HashMap<(Player, PositionKey), Option<Verdict>> = HashMap::new();
        let mut openings = Vec::new();
        for (m, legal) in play.choices().into_iter().zip(play.legal_moves(usize::MAX).0) {
            let opening = Opening { text: legal.text, winner: None, places: legal.places };
            let key = self.key_after(m)?;
            let winner = match solved.get(&key) {
                Some(&winner) => winner,
                None => self.winner_after(&opening.text, options, &mut answer)?,
            };
            solved.insert(key, winner);
            openings.push(Opening { winner, ..opening });
        }
        conclude(&mut answer, &openings, play.next(), play.result());
        answer.openings = Some(openings);
        Ok(answer)
    }

    /// The same where positions may repeat: all of them are labelled at once, and so are the moves.
    fn labelled_openings(&self, play: &Play, options: &Options) -> Result<Answer, Error> {
        let wants = Some(Wants { winner: true, moves: true, ..Wants::default() });
        let mut answer = self.solve(&Options { wants, ..options.clone() })?;
        let moves = answer.moves.take().unwrap_or_default();
        let winners: HashMap<String, Option<Verdict>> =
            moves.into_iter().map(|m| (m.text, m.winner)).collect();
        let opening = |legal: super::LegalMove| {
            let winner = winners.get(&legal.text).copied().flatten();
            Opening { text: legal.text, winner, places: legal.places }
        };
        let openings: Vec<Opening> = play.legal_moves(usize::MAX).0.into_iter().map(opening).collect();
        conclude(&mut answer, &openings, play.next(), play.result());
        answer.openings = Some(openings);
        Ok(answer)
    }

    /// The key of the position after a move, and who is next there.
    fn key_after(&self, m: Move) -> Result<(Player, PositionKey), Error> {
        let (prepared, standing) = (self.prepared()?, self.standing()?);
        let after = prepared.play(standing, m);
        Ok((after.next, prepared.erased.key(&after.at)))
    }

    /// Who wins after a move; `None` if a limit was met. What it took is added to the answer.
    fn winner_after(
        &self,
        text: &str,
        options: &Options,
        answer: &mut Answer,
    ) -> Result<Option<Verdict>, Error> {
        if answer.stopped_by.is_some() {
            return Ok(None);
        }
        let left = options.after_work(Duration::from_secs_f64(answer.seconds), answer.nodes);
        let wants = Some(Wants { winner: true, ..Wants::default() });
        let found = plan::solve_unnamed(&self.after([text]), &Options { wants, ..left })?;
        answer.nodes += found.nodes;
        answer.seconds += found.seconds;
        answer.engine.extend(found.engine);
        if let Some(reason) = found.stopped_by {
            answer.stop(reason);
        }
        Ok(found.winner)
    }
}

/// What the openings say about the position before them: a player who can win does, and else prefers a draw.
fn conclude(answer: &mut Answer, openings: &[Opening], next: Player, over: Option<Verdict>) {
    let has = |verdict: Verdict| openings.iter().any(|opening| opening.winner == Some(verdict));
    let known = openings.iter().all(|opening| opening.winner.is_some());
    answer.winner = match over {
        Some(over) => Some(over),
        None if has(Verdict::Win(next)) => Some(Verdict::Win(next)),
        None if known && has(Verdict::Draw) => Some(Verdict::Draw),
        None if known => Some(Verdict::Win(next.other())),
        None => None,
    };
    let keeps = |opening: &&Opening| {
        opening.winner == answer.winner && opening.winner != Some(Verdict::Win(next.other()))
    };
    if answer.winner.is_some() {
        answer.best = Some(openings.iter().filter(keeps).map(|opening| opening.text.clone()).collect());
    }
    if answer.engine.is_empty() {
        answer.engine = Reasons::from(SEARCH);
    }
}
