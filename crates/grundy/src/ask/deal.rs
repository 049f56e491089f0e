//! Starting positions that are lost for the person who plays, for practice against perfect play.

use super::{Error, Options, Play, Wants};
use crate::graph::families::SplitMix64;
use crate::rules::{Player, Verdict};

/// How many plays are tried before giving up.
const MOST_TRIES: usize = 400;

/// A position of the game in which `person` is to move and loses against best play, as a problem text. It is reached
/// from the start of a text by random moves, preferably few, so that most of the play is still ahead. The same seed
/// gives the same position. `None` if none was found: there may be none, or none that can be solved within the
/// limits.
pub fn lost_start(text: &str, person: Player, options: &Options, seed: u64) -> Result<Option<String>, Error> {
    Play::new(text)?.lost_start(person, options, seed)
}

impl Play {
    /// The same, starting from the position of a play.
    pub fn lost_start(
        mut self,
        person: Player,
        options: &Options,
        seed: u64,
    ) -> Result<Option<String>, Error> {
        deal(&mut self, person, options, seed)
    }
}

fn deal(play: &mut Play, person: Player, options: &Options, seed: u64) -> Result<Option<String>, Error> {
    let mut draws = SplitMix64::new(seed);
    let options = Options { wants: Some(Wants { winner: true, ..Wants::default() }), ..options.clone() };
    let given = play.length();
    for attempt in 0..MOST_TRIES {
        while play.length() > given {
            play.undo();
        }
        // The number of random moves grows with the attempts.
        let moves = draws.below(2 + attempt as u64 / 8);
        for _ in 0..moves {
            let legal = play.choices();
            let Some(&chosen) = legal.get(draws.below(legal.len() as u64) as usize) else { break };
            play.make(chosen);
        }
        let at_move = play.next() == person && !play.choices().is_empty();
        if at_move && play.solve(&options)?.winner == Some(Verdict::Win(person.other())) {
            return Ok(Some(play.text()));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::solve;

    #[test]
    fn what_is_dealt_is_lost() {
        for (text, person) in [
            ("nim:7,7,6", Player::Alice),
            ("nim{convention=misere}:4,3", Player::Alice),
            ("kayles:P12", Player::Bob),
            ("kayles{first=bob}:P12", Player::Alice),
        ] {
            let mut dealt: Vec<String> = (0..20)
                .map(|seed| lost_start(text, person, &Options::default(), seed).unwrap().expect(text))
                .collect();
            for start in &dealt {
                let play = Play::new(start).unwrap();
                assert_eq!(play.next(), person, "{start}");
                assert!(!play.legal().is_empty(), "{start}");
                let answer = solve(start, &Options::default()).unwrap();
                assert_eq!(answer.winner, Some(Verdict::Win(person.other())), "{start}");
            }
            dealt.sort();
            dealt.dedup();
            assert!(dealt.len() > 3, "{dealt:?}");
        }
    }

    /// One move ends it, so the player to move never loses.
    #[test]
    fn there_may_be_none() {
        assert_eq!(lost_start("nim:1", Player::Alice, &Options::default(), 0).unwrap(), None);
        assert_eq!(lost_start("nim:0", Player::Alice, &Options::default(), 0).unwrap(), None);
    }
}
