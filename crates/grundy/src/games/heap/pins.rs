//! `pins`: knock down pins that stand next to each other.
//!
//! Pins are numbered from 0. A move is written by the pins that fall: `3` for one, `3-4` for several, from the first to
//! the last in the order of their numbers, which in a circle continues from the last pin to pin 0. With reach 2 one pin
//! falls or two that stand next to each other. With reach 3 one pin falls, or a pin and all that stand next to it.
//! Different ways to knock down the same pins are one move.

use crate::families::entry::*;
use crate::families::heaps::{AsHeaps, HeapGame};
use crate::families::{Board, Family, Problem};
use crate::heap::Rule;
use crate::rules::{Mark, Move, Pack, Place, Player, PositionKey, Rules, View};

pub static PINS: Entry = Entry {
    id: "pins",
    name: Bilingual { en: "Bowling pins", pt: "Pinos de boliche" },
    rules: Bilingual {
        en: "Pins stand in a row or in a circle. Knock down one pin or two adjacent ones; with reach=3 one pin, or a pin and all its immediate neighbours. A move is written by its pins, counted from 0: 3, or 3-4.",
        pt: "Pinos estão em fila ou em círculo. Derrube um pino ou dois adjacentes; com reach=3, um pino, ou um pino e todos os seus vizinhos imediatos. Uma jogada se escreve pelos seus pinos, contados a partir de 0: 3, ou 3-4.",
    },
    board: BoardKind::Heaps(HeapsKind { least: 1, most: Some(1) }),
    keys: &[
        KeyInfo {
            name: "reach",
            title: Bilingual::of("Pins that fall at once", "Pinos que caem de uma vez"),
            values: Values::OneOf(&[Named::new("2", "2", "2"), Named::new("3", "3", "3")]),
            default: "2",
            help: Bilingual {
                en: "the most pins that fall at once",
                pt: "quantos pinos caem de uma vez, no máximo",
            },
        },
        KeyInfo {
            name: "shape",
            title: Bilingual::of("Shape", "Disposição"),
            values: Values::OneOf(&[
                Named::new("row", "in a row", "em fila"),
                Named::new("circle", "in a circle", "em círculo"),
            ]),
            default: "row",
            help: Bilingual { en: "how the pins stand", pt: "como os pinos estão dispostos" },
        },
    ],
    examples: &[
        Example::new("pins:11", &[("nimber", "6")], "book tab. 2.2: a row is the octal game 0.77"),
        Example::new("pins{reach=3}:7", &[("nimber", "3")], "book ex. 2.6"),
        Example::new(
            "pins{shape=circle}:7",
            &[("winner", "\"bob\"")],
            "the second player leaves two equal rows: folklore",
        ),
    ],
    complexity: &[Complexity::new("normal", "linear time: nimbers repeat", "Guy and Smith 1956")],
    heaps: Some(HeapGame::Found { problem: as_heaps, position: rows }),
    restate: Some(|problem, view| match view {
        View::Strip(cells) => {
            let fallen = (0..cells.len()).filter(|&pin| cells[pin] != Mark::Free);
            Some(problem.begun(fallen.map(|pin| pin.to_string()).collect()))
        }
        _ => None,
    }),
    build,
    ..Entry::GAME
};

/// The most pins that are set up; theorems have no such limit.
const MOST_PINS: u64 = 1000;

/// The number of pins, the reach, and whether they stand in a circle.
fn read(problem: &Problem) -> Option<(u64, u64, bool)> {
    match &problem.board {
        Board::Heaps(pins) if pins.len() == 1 => {
            Some((pins[0], problem.number("reach"), problem.key("shape") == "circle"))
        }
        _ => None,
    }
}

/// The rows that stand, each by its first pin and its length, where pins have fallen before play or stand in a row.
pub fn pin_rows(problem: &Problem) -> Option<Vec<(u64, u64)>> {
    let (n, _, circle) = read(problem)?;
    let mut fallen: Vec<u64> = problem.start.iter().map(|pin| pin.parse().ok()).collect::<Option<_>>()?;
    fallen.sort_unstable();
    let row = |(first, end): (u64, u64)| (first, end.saturating_sub(first));
    let mut rows: Vec<(u64, u64)> = match (circle, &fallen[..]) {
        (false, _) => {
            let firsts = std::iter::once(0).chain(fallen.iter().map(|pin| pin + 1));
            firsts.zip(fallen.iter().copied().chain([n])).map(row).collect()
        }
        (true, []) => return None,
        (true, [first, ..]) => {
            let ends = fallen.iter().copied().skip(1).chain([n + first]);
            fallen.iter().map(|pin| pin + 1).zip(ends).map(row).collect()
        }
    };
    rows.retain(|(_, length)| *length > 0);
    Some(rows)
}

/// A row is a heap. The first move in a circle leaves a row of the other pins.
fn as_heaps(problem: &Problem) -> Option<AsHeaps> {
    let (n, reach, circle) = read(problem)?;
    let rule = Rule::octal(if reach == 3 { "0.737" } else { "0.77" });
    if !problem.start.is_empty() {
        let heaps = pin_rows(problem)?.into_iter().map(|(_, length)| length).collect();
        return Some(AsHeaps { rule, heaps, openings: None });
    }
    if !circle {
        return Some(AsHeaps { rule, heaps: vec![n], openings: None });
    }
    let openings = [1, reach.min(n)].into_iter().filter_map(|fallen| n.checked_sub(fallen)).collect();
    Some(AsHeaps { rule, heaps: Vec::new(), openings: Some(if n == 0 { Vec::new() } else { openings }) })
}

/// The rows of a position that is not a whole circle.
fn rows(problem: &Problem, position: &[u8]) -> Option<Vec<u64>> {
    let (n, _, circle) = read(problem)?;
    let rows: Vec<(u32, u32)> = Vec::from_bytes(position);
    let whole = circle && rows == [(0, n as u32)];
    (!whole).then(|| rows.iter().map(|(_, length)| *length as u64).collect())
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Some((n, reach, circle)) = read(problem) else {
        return Err(Refusal::board(words!(
            "expected one number of pins, as in pins:7",
            "esperava-se um só número de pinos, como em pins:7"
        )));
    };
    if n > MOST_PINS {
        return Err(Refusal::too_large(words!(
            "{n} pins; play and search take at most {MOST_PINS}",
            "{n} pinos; o jogo e a busca aceitam no máximo {MOST_PINS}"
        )));
    }
    Ok(Family::of(Pins { n: n as u32, reach: reach as u32, circle }))
}

struct Pins {
    n: u32,
    reach: u32,
    circle: bool,
}

/// Rows of standing pins, each by its first pin and its length, in the order of their first pins. A circle in which no
/// pin has fallen is the row of all pins from pin 0 on; a row in a circle may continue from the last pin to pin 0.
type Standing = Vec<(u32, u32)>;

impl Pins {
    fn is_whole_circle(&self, row: (u32, u32)) -> bool {
        self.circle && row == (0, self.n)
    }

    /// What may fall in a row: the place of the first in the row, and how many.
    fn falls(&self, row: (u32, u32), mut each: impl FnMut(u32, u32)) {
        let length = row.1;
        let whole = self.is_whole_circle(row);
        (0..length).for_each(|place| each(place, 1));
        // In a circle a fall may begin anywhere, unless it takes all pins.
        let places = |fallen: u32| match (whole, length.checked_sub(fallen)) {
            (_, None) => 0,
            (true, Some(left)) if left > 0 => length,
            (_, Some(left)) => left + 1,
        };
        match self.reach {
            2 => (0..places(2)).for_each(|place| each(place, 2)),
            _ if length == 2 => each(0, 2),
            _ if length > 2 => {
                if !whole {
                    each(0, 2);
                    each(length - 2, 2);
                }
                (0..places(3)).for_each(|place| each(place, 3));
            }
            _ => {}
        }
    }
}

impl Rules for Pins {
    type Position = Standing;

    fn start(&self) -> Standing {
        if self.n == 0 { Vec::new() } else { vec![(0, self.n)] }
    }

    fn moves(&self, at: &Standing, _who: Player, out: &mut Vec<Move>) {
        for &row in at {
            self.falls(row, |place, fallen| {
                out.push(Move::new(((row.0 + place) % self.n) as usize, fallen as u64));
            });
        }
    }

    fn play(&self, at: &Standing, who: Player, m: Move) -> (Standing, Player) {
        let (first, fallen) = (m.what, m.how as u32);
        let mut next = Standing::new();
        for &row in at {
            let place = (first + self.n - row.0) % self.n;
            if place >= row.1 {
                next.push(row);
                continue;
            }
            let after = (first + fallen) % self.n;
            let parts = match self.is_whole_circle(row) {
                true => [(after, self.n - fallen), (0, 0)],
                false => [(row.0, place), (after, row.1 - place - fallen)],
            };
            next.extend(parts.into_iter().filter(|(_, length)| *length > 0));
        }
        next.sort_unstable();
        (next, who.other())
    }

    fn parts(&self, at: &Standing, out: &mut Vec<Standing>) {
        out.extend(at.iter().map(|&row| vec![row]));
    }

    /// The lengths of the rows, in any order: two bytes each, exact up to six rows. The whole circle has a key of its
    /// own.
    fn key(&self, at: &Standing) -> PositionKey {
        let circle = at.iter().any(|&row| self.is_whole_circle(row));
        let mut lengths: Vec<u16> = at.iter().map(|row| row.1 as u16).collect();
        lengths.sort_unstable();
        let mut bytes: Vec<u8> = lengths.iter().flat_map(|length| length.to_le_bytes()).collect();
        bytes.extend(circle.then_some(1));
        PositionKey::of_bytes(&bytes)
    }

    fn size(&self, at: &Standing) -> usize {
        at.iter().map(|row| row.1 as usize).sum()
    }

    fn view(&self, at: &Standing) -> View {
        let mut cells = vec![Mark::Taken; self.n as usize];
        for &(first, length) in at {
            (first..first + length).for_each(|pin| cells[(pin % self.n) as usize] = Mark::Free);
        }
        View::Strip(cells)
    }

    fn places(&self, _at: &Standing, m: Move) -> Vec<Place> {
        (m.what..m.what + m.how as u32).map(|pin| Place::element((pin % self.n) as usize)).collect()
    }

    fn move_text(&self, m: Move) -> String {
        match m.how as u32 {
            1 => m.what.to_string(),
            fallen => format!("{}-{}", m.what, (m.what + fallen - 1) % self.n),
        }
    }
}
