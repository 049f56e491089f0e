//! Genera of impartial positions, and whether they are tame.
//!
//! Under misere play a sum is more than the values of its parts, so whole positions are examined, unless all parts
//! are tame: tame games add like nim heaps.

use super::{Meter, StopReason, Switches};
use crate::rules::{Game, Move, Player, PositionKey, Rules};
use crate::value::Genus;
use std::collections::HashMap;

/// The genus of a position, and whether it is tame: it and every position that can be reached have the genus of some
/// position of nim (Conway 1976, ch. 12).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Breed {
    /// The genus.
    pub genus: Genus,
    /// Whether it is tame.
    pub tame: bool,
}

/// The engine on one game, with what it has found.
pub struct Genera<'a, R: Rules> {
    game: Game<'a, R>,
    meter: &'a Meter,
    switches: Switches,
    known: HashMap<PositionKey, Breed>,
}

/// Approximate size of an entry.
const ENTRY_BYTES: usize = 128;

impl<'a, R: Rules> Genera<'a, R> {
    /// An engine for an impartial game in which every play ends.
    pub fn new(game: Game<'a, R>, meter: &'a Meter, switches: Switches) -> Genera<'a, R> {
        Genera { game, meter, switches, known: HashMap::new() }
    }

    /// The genus of a position.
    pub fn of(&mut self, at: &R::Position) -> Result<Breed, StopReason> {
        let mut parts = Vec::new();
        if self.switches.parts {
            self.game.rules.parts(at, &mut parts);
        }
        if parts.len() > 1
            && let Some(found) = self.of_tame_parts(&parts)?
        {
            return Ok(found);
        }
        let key = self.switches.key_of_parts(self.game.rules, at, &parts);
        if let Some(found) = self.known.get(&key) {
            return Ok(found.clone());
        }
        let found = self.by_options(at)?;
        if self.known.len() * ENTRY_BYTES > self.meter.memory() {
            self.meter.stop(StopReason::Memory);
            return Err(StopReason::Memory);
        }
        self.known.insert(key, found.clone());
        Ok(found)
    }

    /// The genus of a sum, if all its parts are tame.
    fn of_tame_parts(&mut self, parts: &[R::Position]) -> Result<Option<Breed>, StopReason> {
        let mut genera = Vec::new();
        for part in parts {
            let found = self.of(part)?;
            if !found.tame {
                return Ok(None);
            }
            genera.push(found.genus);
        }
        Ok(Some(Breed { genus: Genus::of_tame_sum(&genera), tame: true }))
    }

    fn by_options(&mut self, at: &R::Position) -> Result<Breed, StopReason> {
        self.meter.report(1)?;
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(at, Player::Alice, &mut moves);
        let mut options = Vec::with_capacity(moves.len());
        for m in moves {
            options.push(self.of(&self.game.play(at, Player::Alice, m).0)?);
        }
        let genus = Genus::of_options(&options.iter().map(|option| &option.genus).collect::<Vec<_>>());
        let tame = genus.as_nim().is_some() && options.iter().all(|option| option.tame);
        Ok(Breed { genus, tame })
    }
}
