//! `marbles`: marbles that move like queens towards (0,0); the first marble to arrive ends the play.

use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::rules::{GridView, Mark, Move, Place, Player, PositionKey, Rules, View};

/// A marble that starts on (0,0) does not end the play and cannot move.
pub static MARBLES: Entry = Entry {
    id: "marbles",
    name: Bilingual { en: "Marbles", pt: "Bolinhas de gude" },
    rules: Bilingual {
        en: "Move one marble from (l,c) to (l-u,c), (l,c-u) or (l-u,c-u) with u at least 1. The play ends when a marble is brought to (0,0). A move is written marble>l,c, marbles numbered in written order.",
        pt: "Mova uma bolinha de (l,c) para (l-u,c), (l,c-u) ou (l-u,c-u), com u pelo menos 1. A partida termina quando uma bolinha é levada a (0,0). Uma jogada se escreve bolinha>l,c, com as bolinhas numeradas na ordem escrita.",
    },
    board: BoardKind::Points(PointsKind),
    summable: false,
    examples: &[
        Example::new("marbles:(1,3),(2,3)", &[("winner", "\"alice\"")], "thesis on impartial games 7.3"),
        Example::new(
            "marbles:(1,2)",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "thesis on impartial games 7.3",
        ),
    ],
    complexity: &[Complexity::new(
        "normal, misere",
        "polynomial in the coordinates",
        "thesis on impartial games 7.3",
    )],
    build,
    ..Entry::GAME
};

/// A larger board cannot be shown any more. Theorems have no such limit.
const MOST_SQUARES: u64 = 1 << 14;
const MOST_MARBLES: usize = 1000;

const SHIFT: u32 = 24;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let marbles = problem.points()?;
    let rows = marbles.iter().map(|marble| marble.0).max().unwrap_or(0).saturating_add(1);
    let columns = marbles.iter().map(|marble| marble.1).max().unwrap_or(0).saturating_add(1);
    if rows.saturating_mul(columns) > MOST_SQUARES || marbles.len() > MOST_MARBLES {
        return Err(Refusal::too_large(words!(
            "a board of {rows}x{columns} and {} marbles; play and search take at most {MOST_SQUARES} squares and {MOST_MARBLES} marbles",
            "um tabuleiro {rows}x{columns} e {} bolas de gude; o jogo e a busca aceitam no máximo {MOST_SQUARES} casas e {MOST_MARBLES} bolas",
            marbles.len()
        )));
    }
    let marbles = marbles.iter().map(|&(row, column)| (row as u32, column as u32)).collect();
    Ok(Family::of(Marbles { rows: rows as usize, columns: columns as usize, marbles }))
}

struct Marbles {
    rows: usize,
    columns: usize,
    marbles: Vec<(u32, u32)>,
}

impl Marbles {
    /// The number of a point's cell on the view.
    fn cell(&self, &(row, column): &(u32, u32)) -> usize {
        row as usize * self.columns + column as usize
    }
}

/// The points to which a marble can move.
fn queen_moves((row, column): (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let up = (1..=row).map(move |u| (row - u, column));
    let left = (1..=column).map(move |u| (row, column - u));
    let both = (1..=row.min(column)).map(move |u| (row - u, column - u));
    up.chain(left).chain(both)
}

impl Rules for Marbles {
    /// 1 if the play is over, and where the marbles are.
    type Position = (u8, Vec<(u32, u32)>);

    fn start(&self) -> Self::Position {
        (0, self.marbles.clone())
    }

    fn moves(&self, (over, marbles): &Self::Position, _who: Player, out: &mut Vec<Move>) {
        if *over == 1 {
            return;
        }
        for (marble, &from) in marbles.iter().enumerate() {
            let how = |(row, column): (u32, u32)| (row as u64) << SHIFT | column as u64;
            out.extend(queen_moves(from).map(|to| Move::new(marble, how(to))));
        }
    }

    fn play(&self, (_, marbles): &Self::Position, who: Player, m: Move) -> (Self::Position, Player) {
        let mut next = marbles.clone();
        next[m.element()] = target(m);
        ((u8::from(m.how == 0), next), who.other())
    }

    /// Marbles in any order, each with its row and column in any order; those on (0,0) do not count.
    fn key(&self, (over, marbles): &Self::Position) -> PositionKey {
        if *over == 1 {
            return PositionKey::of_words(&[]);
        }
        let place = |&(row, column): &(u32, u32)| (row.min(column) as u64) << 32 | row.max(column) as u64;
        let mut places: Vec<u64> = marbles.iter().map(place).filter(|&place| place != 0).collect();
        places.sort_unstable();
        PositionKey::of_words(&places)
    }

    fn size(&self, (over, marbles): &Self::Position) -> usize {
        if *over == 1 { 0 } else { marbles.iter().map(|&(row, column)| (row + column) as usize).sum() }
    }

    fn view(&self, (_, marbles): &Self::Position) -> View {
        View::Grid(GridView {
            rows: self.rows,
            columns: self.columns,
            cells: vec![Mark::Free; self.rows * self.columns],
            tokens: marbles.iter().map(|place| self.cell(place)).collect(),
            numbered: true,
        })
    }

    fn places(&self, (_, marbles): &Self::Position, m: Move) -> Vec<Place> {
        [marbles[m.element()], target(m)].iter().map(|place| Place::element(self.cell(place))).collect()
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{},{}", m.what, target(m).0, target(m).1)
    }
}

fn target(m: Move) -> (u32, u32) {
    ((m.how >> SHIFT) as u32, (m.how & ((1 << SHIFT) - 1)) as u32)
}
