//! `peer-ogdoad sums K SEED` finds twenty sums of K random games in one arena of the crate `ogdoad`, and prints their
//! means and temperatures, how many canonical forms the arena holds, processor seconds and the peak of memory, as one
//! line of JSON. Only the canonical forms are timed: thermographs are not part of the arena.

mod draw;
mod figures;

use draw::{SUMS, Side, SplitMix64};
use figures::Clock;
use ogdoad::games::{ArenaError, GameArena, GameId, thermograph};

fn main() -> Result<(), ArenaError> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["sums", k, seed] => sums(k.parse().expect("a number"), seed.parse().expect("a seed")),
        _ => panic!("nothing to measure in {words:?}"),
    }
}

/// Twenty sums, each added one game after the other. Forms that one sum adds to the arena are reused by the next
/// ones.
fn sums(k: usize, seed: u64) -> Result<(), ArenaError> {
    let (mut draws, mut arena) = (SplitMix64(seed), GameArena::new());
    let mut game = || three_stop(&mut draws, &mut arena);
    let games: Vec<Vec<GameId>> =
        (0..SUMS).map(|_| (0..k).map(|_| game()).collect()).collect::<Result<_, _>>()?;
    let clock = Clock::start();
    let mut sums = Vec::new();
    for games in games {
        let zero = arena.zero();
        sums.push(games.into_iter().try_fold(zero, |sum, game| arena.add(sum, game))?);
    }
    let (figures, forms) = (clock.stop(), arena.len());
    let answers: Vec<String> = sums.iter().map(|&sum| summary(&mut arena, sum)).collect();
    figures.print(&answers.join(", "), forms);
    Ok(())
}

fn three_stop(draws: &mut SplitMix64, arena: &mut GameArena) -> Result<GameId, ArenaError> {
    let (side, stops) = draws.three_stop();
    let [x, y, z] = stops.map(|stop| arena.integer(stop.into()));
    let (x, y, z) = (x?, y?, z?);
    match side {
        Side::Left => {
            let inner = arena.form(&[x], &[y])?;
            arena.form(&[inner], &[z])
        }
        Side::Right => {
            let inner = arena.form(&[y], &[z])?;
            arena.form(&[x], &[inner])
        }
    }
}

/// Mean and temperature. The crate calls every number's temperature -1; here that of m/2^n is -1/2^n, as in the
/// other programs.
fn summary(arena: &mut GameArena, sum: GameId) -> String {
    if let Some((m, n)) = arena.number_value(sum).and_then(|number| number.as_dyadic()) {
        return match 1u128 << n {
            1 => format!("{m} t -1"),
            power => format!("{m}/{power} t -1/{power}"),
        };
    }
    let thermograph =
        thermograph(&arena.to_game(sum)).expect("a game that is no number has moves on both sides");
    format!("{} t {}", thermograph.mast, thermograph.temperature)
}
