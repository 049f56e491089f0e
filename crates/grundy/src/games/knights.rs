//! `knights`: knights that go up and to the left.

use crate::families::entry::*;
use crate::families::{Family, GridBoard, Problem};
use crate::rules::{GridView, Mark, Move, Place, Player, Rules, View, cell_text};

pub static KNIGHTS: Entry = Entry {
    id: "knights",
    name: Bilingual { en: "Knights", pt: "Jogo do cavalo" },
    rules: Bilingual {
        en: "Move one knight 2 up and 1 to the left or right, or 2 to the left and 1 up or down, staying on the board. Several knights may stand on one square. A move is written from>to.",
        pt: "Mova um cavalo 2 casas para cima e 1 para a esquerda ou a direita, ou 2 para a esquerda e 1 para cima ou para baixo, sem sair do tabuleiro. Vários cavalos podem ocupar a mesma casa. Uma jogada se escreve origem>destino.",
    },
    board: BoardKind::Grid(GridKind { cells: true }),
    examples: &[
        Example::new(
            "knights:8x8/e6",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "thesis on impartial games fig. 4.3",
        ),
        Example::new("knights:12x12/e4", &[("nimber", "4")], "thesis on impartial games fig. 4.4"),
        Example::new(
            "knights:8x8/e4.c2",
            &[("nimber", "6"), ("winner", "\"alice\"")],
            "nim-sum of 4 and 2, thesis on impartial games fig. 4.4",
        ),
    ],
    complexity: &[Complexity::new("normal", "linear in the number of squares", "Sprague 1935, Grundy 1939")],
    build,
    ..Entry::GAME
};

/// Larger boards and more knights cannot be shown any more. Theorems have no such limit.
const MOST_SQUARES: usize = 1 << 16;
const MOST_KNIGHTS: usize = 1000;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let GridBoard { rows, columns, cells } = problem.grid()?;
    if rows * columns > MOST_SQUARES || cells.len() > MOST_KNIGHTS {
        return Err(Refusal::too_large(words!(
            "{} squares and {} knights; play and search take at most {MOST_SQUARES} and {MOST_KNIGHTS}",
            "{} casas e {} cavalos; o jogo e a busca aceitam no máximo {MOST_SQUARES} e {MOST_KNIGHTS}",
            rows * columns,
            cells.len()
        )));
    }
    let mut knights: Vec<u32> = cells.iter().map(|&cell| cell as u32).collect();
    knights.sort_unstable();
    Ok(Family::of(Knights { rows: *rows, columns: *columns, knights }))
}

/// The squares to which a knight can go.
pub fn knight_moves(square: usize, rows: usize, columns: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / columns, square % columns);
    let steps = [(-2, -1), (-2, 1), (-1, -2), (1, -2)];
    steps.into_iter().filter_map(move |(down, right)| {
        let to = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
        (to.0 < rows && to.1 < columns).then_some(to.0 * columns + to.1)
    })
}

struct Knights {
    rows: usize,
    columns: usize,
    knights: Vec<u32>,
}

impl Rules for Knights {
    /// The squares of the knights, in order: knights are interchangeable.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.knights.clone()
    }

    fn moves(&self, at: &Vec<u32>, _who: Player, out: &mut Vec<Move>) {
        for alike in at.chunk_by(|a, b| a == b) {
            let from = alike[0] as usize;
            out.extend(knight_moves(from, self.rows, self.columns).map(|to| Move::new(from, to as u64)));
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let mut next = at.clone();
        if let Some(knight) = next.iter_mut().find(|square| **square == m.what) {
            *knight = m.how as u32;
        }
        next.sort_unstable();
        (next, who.other())
    }

    fn parts(&self, at: &Vec<u32>, out: &mut Vec<Vec<u32>>) {
        let moves = |square: u32| knight_moves(square as usize, self.rows, self.columns).next().is_some();
        out.extend(at.iter().filter(|&&square| moves(square)).map(|&square| vec![square]));
    }

    fn size(&self, at: &Vec<u32>) -> usize {
        at.iter().map(|&square| square as usize / self.columns + square as usize % self.columns).sum()
    }

    fn view(&self, at: &Vec<u32>) -> View {
        View::Grid(GridView {
            rows: self.rows,
            columns: self.columns,
            cells: vec![Mark::Free; self.rows * self.columns],
            tokens: at.iter().map(|&square| square as usize).collect(),
            numbered: false,
        })
    }

    fn places(&self, _at: &Vec<u32>, m: Move) -> Vec<Place> {
        vec![Place::element(m.element()), Place::element(m.how as usize)]
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", cell_text(m.element(), self.columns), cell_text(m.how as usize, self.columns))
    }
}
