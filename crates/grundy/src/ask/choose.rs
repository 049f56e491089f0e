//! The opponent: chooses a move, perfectly or not, within limits.

use super::prepared::Standing;
use super::{Answer, Error, MoveAnswer, Options, Play, Wants};
use crate::graph::families::SplitMix64;
use crate::platform::Stopwatch;
use crate::rules::{Move, PASS_TEXT, Verdict, Words};
use crate::solve::most_promising;
use crate::theory::Strategy;
use serde::Serialize;
use std::time::Duration;

/// How a move was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum How {
    /// It keeps the result.
    Perfect,
    /// A random move, since the opponent was asked not to play perfectly.
    Weakened,
    /// The limits were met before the moves that keep the result were known: the move that did best in random plays.
    Guessed,
}

/// A move of the opponent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Chosen {
    /// None when the play is over.
    #[serde(rename = "move")]
    pub text: Option<String>,
    /// How the move was chosen.
    pub how: How,
    /// The strategy that the move follows, if the player wins by one.
    pub strategy: Option<Words>,
}

impl Chosen {
    fn new(text: Option<String>, how: How) -> Chosen {
        Chosen { text, how, strategy: None }
    }
}

/// How long the perfect player may search for the quickest win.
const MOMENT: Duration = Duration::from_secs(2);

/// How long random plays are tried.
const GUESSING: Duration = Duration::from_millis(700);

impl Play {
    /// A move of the perfect player: that of the strategy by which this player wins, if a theorem gives one; otherwise one
    /// that keeps the result and, if that can be found in a moment, wins soonest or loses latest. If the limits are met
    /// first, the most promising move. `None` when the play is over.
    pub fn best_move(&self, options: &Options) -> Result<Option<String>, Error> {
        Ok(self.choose(options, 1.0, 0)?.text)
    }

    /// A move of an opponent who plays perfectly with probability `strength`, and at random otherwise. The same seed
    /// gives the same move.
    pub fn choose(&self, options: &Options, strength: f64, seed: u64) -> Result<Chosen, Error> {
        let legal = self.legal();
        if legal.is_empty() {
            return Ok(Chosen::new(None, How::Perfect));
        }
        let mut draws = SplitMix64::new(seed);
        if draws.below(FINE) as f64 >= strength * FINE as f64 {
            let text = legal[draws.below(legal.len() as u64) as usize].clone();
            return Ok(Chosen::new(Some(text), How::Weakened));
        }
        if let Some(chosen) = self.by_strategy(&legal).filter(|_| options.theorems) {
            return Ok(chosen);
        }
        let began = Stopwatch::start();
        let left = |most: Duration| within(options.limits.time, began.elapsed(), most);
        let wants = Wants { winner: true, score: true, moves: true, ..Wants::default() };
        let mut search = Options { wants: Some(wants), ..options.clone() };
        search.limits.time = options.limits.time.map(for_search);
        let answer = self.solve(&search)?;
        let Some(best) = answer.best.iter().flatten().next().filter(|_| answer.is_solved()) else {
            // In a lost position every move loses; some only lose later.
            if !answer.is_solved() {
                let text = self.guess(&answer, options, left(GUESSING), seed);
                return Ok(Chosen::new(text, How::Guessed));
            }
            let text = self.quickest(options, left(MOMENT), wants)?.or(legal.first().cloned());
            return Ok(Chosen::new(text, How::Perfect));
        };
        let quickest =
            if answer.score.is_some() { None } else { self.quickest(options, left(MOMENT), wants)? };
        Ok(Chosen::new(quickest.or(Some(best.clone())), How::Perfect))
    }

    /// The move of the strategy by which the player who is next wins, if one is known.
    fn by_strategy(&self, legal: &[String]) -> Option<Chosen> {
        let Strategy { words, now, .. } = self.question().strategy()?;
        let text = now.filter(|now| legal.contains(now))?;
        Some(Chosen { text: Some(text), how: How::Perfect, strategy: Some(words) })
    }

    /// The move that wins soonest or loses latest, if it is found within this time.
    fn quickest(&self, options: &Options, time: Duration, wants: Wants) -> Result<Option<String>, Error> {
        let mut quick = options.clone();
        quick.wants = Some(Wants { remoteness: true, ..wants });
        quick.limits.time = Some(time);
        let timed = self.solve(&quick)?;
        let won = timed.winner == Some(Verdict::Win(self.next()));
        let moves = timed.moves.into_iter().flatten().filter(|m| m.remoteness.is_some());
        let keeping = moves.filter(|m| m.winner == timed.winner);
        let chosen =
            if won { keeping.min_by_key(|m| m.remoteness) } else { keeping.max_by_key(|m| m.remoteness) };
        Ok(chosen.map(|m| m.text))
    }

    /// The best guess when the search was stopped: a move that is known to win, or else, among the moves not known to
    /// lose, the one that does best in random plays within this time.
    fn guess(&self, answer: &Answer, options: &Options, time: Duration, seed: u64) -> Option<String> {
        let Standing { at, next, .. } = self.here();
        let game = self.game();
        let known = |text: &str| answer.moves.iter().flatten().find(|m: &&MoveAnswer| m.text == text);
        let winner = |m: &Move| known(&game.move_text(*m)).and_then(|m| m.winner);
        let mut moves = Vec::new();
        game.moves(at, *next, &mut moves);
        if let Some(won) = moves.iter().find(|m| winner(m) == Some(Verdict::Win(*next))) {
            return Some(game.move_text(*won));
        }
        let open: Vec<Move> = moves.iter().copied().filter(|m| winner(m).is_none()).collect();
        let open = if open.is_empty() { moves } else { open };
        // Both players passing forever would get nowhere.
        let real: Vec<Move> = open.iter().copied().filter(|m| game.move_text(*m) != PASS_TEXT).collect();
        let open = if real.is_empty() { open } else { real };
        let mut limits = options.limits.clone();
        limits.time = Some(time);
        most_promising(game, at, *next, &open, limits, seed).map(|m| game.move_text(m))
    }
}

/// How much of the time for a choice the search may use: the rest is reserved for random plays, in case they are
/// needed.
fn for_search(time: Duration) -> Duration {
    time - GUESSING.min(time / 4)
}

/// How much of the time for a choice remains for a last step that takes at most `most`.
fn within(time: Option<Duration>, spent: Duration, most: Duration) -> Duration {
    time.map_or(most, |time| time.saturating_sub(spent).min(most))
}

/// The resolution of random draws.
const FINE: u64 = 1 << 20;

#[cfg(test)]
mod tests {
    use super::*;

    fn play(text: &str) -> Play {
        Play::new(text).unwrap_or_else(|error| panic!("{text}: {}", error.message))
    }

    #[test]
    fn strength_is_the_chance_of_a_best_move() {
        // Of the 12 moves in nim 3,4,5 one wins: 3 to 1.
        let position = play("nim:3,4,5");
        let share = |strength: f64| {
            let chosen = (0..300).map(|seed| position.choose(&Options::default(), strength, seed).unwrap());
            chosen.filter(|chosen| chosen.text.as_deref() == Some("0>1")).count()
        };
        assert_eq!(share(1.0), 300);
        assert!((5..60).contains(&share(0.0)), "{}", share(0.0));
        assert!((130..230).contains(&share(0.5)), "{}", share(0.5));
    }

    #[test]
    fn the_winner_hurries_and_the_loser_delays() {
        // Kayles on P3: the middle wins at once, an end leaves one move to the opponent.
        assert_eq!(play("kayles:P3").best_move(&Options::default()).unwrap().as_deref(), Some("1"));
        // Nim 2,2 is lost; taking one object of a heap makes it last longer than taking both.
        let lost = play("nim:2,2").best_move(&Options::default()).unwrap().unwrap();
        assert!(["0>1", "1>1"].contains(&lost.as_str()), "{lost}");
        assert_eq!(play("nim:0").best_move(&Options::default()).unwrap(), None);
    }

    /// Search plus random plays, and search plus looking for the quickest win, stay within the total time.
    #[test]
    fn no_choice_overruns_its_time() {
        for millis in [0, 1, 40, 700, 2000, 2800, 60_000] {
            let time = Duration::from_millis(millis);
            let search = for_search(time);
            assert!(2 * search >= time, "most of the time is for the search");
            assert!(search + within(Some(time), search, GUESSING) <= time);
            for spent in [Duration::ZERO, search / 2, search] {
                assert!(spent + within(Some(time), spent, MOMENT) <= time);
            }
            assert_eq!(within(Some(time), time + MOMENT, GUESSING), Duration::ZERO);
        }
        assert_eq!(within(None, MOMENT, GUESSING), GUESSING);
    }

    /// A search that is stopped at once still gives a legal move, and says that it is a guess.
    #[test]
    fn past_its_limits_it_guesses() {
        let mut options = Options { theorems: false, threads: 1, ..Options::default() };
        options.limits.nodes = Some(10);
        let position = play("kayles:grid(7,7)");
        let chosen = position.choose(&options, 1.0, 7).unwrap();
        assert_eq!(chosen.how, How::Guessed);
        assert!(position.legal().contains(&chosen.text.unwrap()));
    }
}
