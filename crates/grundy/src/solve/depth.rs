//! The longest possible play.

use super::team::Halt;
use super::{Meter, PositionTable, StopReason, Team};
use crate::rules::{Game, Move, Player, Rules};

/// The length of the longest play from a position: both players help. A sum lasts as long as its parts
/// together, if nobody may pass and both have the same moves.
pub fn depth<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    next: Player,
    table: &PositionTable,
    meter: &Meter,
) -> Result<u32, StopReason> {
    let team = Team::new(1);
    team.run(|_| {
        let mut search = Search { game, table, meter, team: &team, nodes: 0, work: meter.batch() };
        let result = search.longest(at, next);
        let nodes = search.nodes;
        team.report(meter, nodes).and(result)
    })
}

struct Search<'a, R: Rules> {
    game: Game<'a, R>,
    table: &'a PositionTable,
    meter: &'a Meter,
    team: &'a Team,
    nodes: u64,
    work: u64,
}

impl<R: Rules> Search<'_, R> {
    fn longest(&mut self, at: &R::Position, next: Player) -> Result<u32, Halt> {
        if self.game.impartial() {
            let mut parts = Vec::new();
            self.game.rules.parts(at, &mut parts);
            if parts.len() > 1 {
                return parts.iter().try_fold(0, |sum, part| Ok(sum + self.longest(part, next)?));
            }
        }
        let key = self.game.rules.key(at);
        let key = match next == Player::Alice || self.game.impartial() {
            true => key,
            false => key.for_other_player(),
        };
        if let Some(data) = self.table.get(key) {
            return Ok(data - 1);
        }
        let mut moves: Vec<Move> = Vec::new();
        self.game.moves(at, next, &mut moves);
        self.nodes += 1;
        self.work += 1 + moves.len() as u64 / 16;
        if self.work >= self.meter.batch() {
            self.work = 0;
            self.team.report(self.meter, std::mem::take(&mut self.nodes))?;
        }
        let mut longest = 0;
        if self.game.ended(at, next, moves.is_empty()).is_none() {
            for m in moves {
                let (to, after) = self.game.play(at, next, m);
                longest = longest.max(1 + self.longest(&to, after)?);
            }
        }
        self.table.put(key, longest + 1);
        Ok(longest)
    }
}
