//! How the winner wins from here, in words and as the move to make.

use super::prepared::Standing;
use super::{Play, Question};
use crate::rules::{Bytes, Convention, Erased, Game, Player, PositionKey, Rules};
use crate::theory::{self, Strategy};

/// With more legal moves than this they are not tried one by one.
const MOST_MOVES: usize = 500;

impl Question {
    /// How the winner wins from here, if that can be said without a search: by pairs of moves from the start of play that were
    /// kept to so far, by answers in twins, by a theorem on the position, or by a last move.
    ///
    /// ```
    /// let question = grundy::ask::Question::read("marienbad:10").unwrap();
    /// assert_eq!(question.strategy().unwrap().now.as_deref(), Some("2"));
    /// ```
    pub fn strategy(&self) -> Option<Strategy> {
        if self.is_over() {
            return None;
        }
        let at_first = self.by_pairs().or_else(|| self.twins());
        at_first.or_else(|| self.by_theorem()).or_else(|| self.last_move())
    }

    /// Whether the play is over; boards that are too large to be played on have just begun.
    fn is_over(&self) -> bool {
        let (Ok(prepared), Ok(Standing { at, next, .. })) = (self.prepared(), self.standing()) else {
            return false;
        };
        let game = prepared.game();
        let mut legal = Vec::new();
        if game.rules.view(at).is_listable() {
            game.moves(at, *next, &mut legal);
            return game.ended(at, *next, legal.is_empty()).is_some();
        }
        false
    }

    fn by_theorem(&self) -> Option<Strategy> {
        let restated = self.restated();
        let question = restated.as_ref().unwrap_or(self);
        let problem = question.single().filter(|_| question.played.is_empty())?;
        theory::strategy(problem).map(|(_, strategy)| strategy)
    }

    /// A strategy of pairs from the start of play, if the winner has followed it: then it says what to answer now.
    fn by_pairs(&self) -> Option<Strategy> {
        let problem = self.single().filter(|_| !self.played.is_empty())?;
        let (winner, strategy) = theory::strategy(problem).filter(|(_, found)| !found.answers.is_empty())?;
        let start = self.at(Vec::new(), self.prepared().ok()?.start());
        if start.twins().is_some() {
            return None;
        }
        let play = Play::of(self).ok()?;
        let mut due = strategy.now.clone();
        for played in play.played() {
            if played.who == winner.id() && due.as_ref() != Some(&played.text) {
                return None;
            }
            due = strategy.answer_to(&played.text).filter(|_| played.who != winner.id());
        }
        (play.next() != winner || due.is_some()).then(|| strategy.now(due))
    }

    /// Where every part has a twin, each move can be answered by the same move in the twin; and so a player wins by a move
    /// after which every part has one.
    fn twins(&self) -> Option<Strategy> {
        let (game, Standing { at, next, .. }) = self.last_move_wins()?;
        if has_twins(game, at) {
            return Some(answering_in_twins(next.other(), None));
        }
        let now = self.move_that(|to| has_twins(game, to))?;
        Some(answering_in_twins(*next, Some(now)))
    }

    /// A move after which there is none.
    fn last_move(&self) -> Option<Strategy> {
        let (game, Standing { next, .. }) = self.last_move_wins()?;
        let mut legal = Vec::new();
        let now = self.move_that(|to| {
            game.moves(to, next.other(), &mut legal);
            legal.is_empty()
        })?;
        let who = next.name();
        let words =
            Strategy::new(format!("{who} makes the last move."), format!("{who} faz a última jogada."));
        Some(words.now(Some(now)))
    }

    /// The game and the position, if it is impartial and whoever moves last wins.
    fn last_move_wins(&self) -> Option<(Game<'_, Erased>, &Standing)> {
        let (game, standing) = (self.prepared().ok()?.game(), self.standing().ok()?);
        let normal = game.terms.convention == Convention::Normal && game.impartial();
        let short = game.rules.endless(&standing.at).is_short();
        (normal && short && game.rules.view(&standing.at).is_listable()).then_some((game, standing))
    }

    /// The first move that leaves such a position, unless there are very many moves.
    fn move_that(&self, mut leaves: impl FnMut(&Bytes) -> bool) -> Option<String> {
        let (game, Standing { at, next, .. }) = self.last_move_wins()?;
        let mut legal = Vec::new();
        game.moves(at, *next, &mut legal);
        let few = legal.len() <= MOST_MOVES;
        let found = legal.into_iter().filter(|_| few).find(|m| leaves(&game.play(at, *next, *m).0));
        found.map(|m| game.move_text(m))
    }
}

/// Whether there are parts and each has a twin.
fn has_twins(game: Game<'_, Erased>, at: &Bytes) -> bool {
    let mut parts = Vec::new();
    game.rules.parts(at, &mut parts);
    let mut keys: Vec<PositionKey> = parts.iter().map(|part| game.rules.key(part)).collect();
    keys.sort_unstable();
    !keys.is_empty() && keys.len().is_multiple_of(2) && keys.chunks(2).all(|pair| pair[0] == pair[1])
}

fn answering_in_twins(who: Player, now: Option<String>) -> Strategy {
    let who = who.name();
    match now {
        None => Strategy::new(
            format!("Each part has a twin: {who} answers every move by the same move in the twin."),
            format!("Cada parte tem uma gêmea: {who} responde a cada jogada com a mesma jogada na gêmea."),
        ),
        Some(_) => Strategy::new(
            format!("{who} makes a move after which each part has a twin, and from then on answers every move by the same move in the twin."),
            format!("{who} faz uma jogada depois da qual cada parte tem uma gêmea, e daí em diante responde a cada jogada com a mesma jogada na gêmea."),
        ),
    }
    .now(now)
}
