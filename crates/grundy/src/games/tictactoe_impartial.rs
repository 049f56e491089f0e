//! `tictactoe-impartial`: both players put the same mark; completing a line ends the play.

use crate::families::entry::*;
use crate::families::{Board, Family, GridBoard, Problem};
use crate::graph::Set;
use crate::rules::{Erased, GridView, Key, Mark, Move, Player, Rules, View, cell_text};

pub static TICTACTOE_IMPARTIAL: Entry = Entry {
    id: "tictactoe-impartial",
    name: Bilingual { en: "Impartial tic-tac-toe", pt: "Jogo da velha imparcial" },
    rules: Bilingual {
        en: "Put a mark on an empty cell; both players use the same mark. A move that completes a line of k (row, column or diagonal) ends the play.",
        pt: "Ponha uma marca em uma casa vazia; os dois jogadores usam a mesma marca. A jogada que completa uma linha de k (na horizontal, na vertical ou na diagonal) encerra a partida.",
    },
    board: BoardKind::Grid(GridKind { cells: false }),
    keys: &[KeyInfo {
        name: "k",
        values: Values::Number { least: 1, greatest: 64 },
        default: "3",
        help: Bilingual { en: "length of a line", pt: "tamanho de uma linha" },
    }],
    summable: false,
    examples: &[
        Example::new("tictactoe-impartial{k=3}:3x3", &[("winner", "\"alice\"")], "book 1.3"),
        Example::new(
            "tictactoe-impartial{k=3,convention=misere}:3x3",
            &[("winner", "\"alice\"")],
            "book ex. 1.5",
        ),
        Example::new("tictactoe-impartial{k=4}:4x4", &[("winner", "\"bob\"")], "book ex. 1.5"),
    ],
    complexity: &[Complexity::new("normal, misere", "open", "book 1.3")],
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Grid(GridBoard { rows, columns, .. }) = problem.board else {
        return Err(Refusal::board("expected a board such as 3x3"));
    };
    let cells = rows.saturating_mul(columns);
    if cells > Set::<2>::CAPACITY {
        return Err(Refusal::too_large(format!(
            "{cells} cells; at most {} can be searched",
            Set::<2>::CAPACITY
        )));
    }
    let lines = lines(rows, columns, problem.number("k") as usize);
    Ok(Family::Erased(Erased::new(TicTacToe { rows, columns, lines, mirrors: mirrors(rows, columns) })))
}

/// All lines of k cells in a row, column or diagonal.
fn lines(rows: usize, columns: usize, k: usize) -> Vec<Set<2>> {
    let mut lines = Vec::new();
    for (down, right) in [(0i64, 1i64), (1, 0), (1, 1), (1, -1)] {
        for cell in 0..rows * columns {
            let at = |i: usize| {
                let row = (cell / columns) as i64 + down * i as i64;
                let column = (cell % columns) as i64 + right * i as i64;
                let inside = (0..rows as i64).contains(&row) && (0..columns as i64).contains(&column);
                inside.then(|| row as usize * columns + column as usize)
            };
            if let Some(line) = (0..k).map(at).collect::<Option<Set<2>>>() {
                lines.push(line);
            }
        }
    }
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// Where each cell goes under the symmetries of the board: 4 of a rectangle, 8 of a square.
fn mirrors(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut images = Vec::new();
    for turn in 0..8 {
        if turn & 4 != 0 && rows != columns {
            continue;
        }
        let image = |cell: usize| {
            let (mut row, mut column) = (cell / columns, cell % columns);
            if turn & 1 != 0 {
                row = rows - 1 - row;
            }
            if turn & 2 != 0 {
                column = columns - 1 - column;
            }
            if turn & 4 != 0 { column * columns + row } else { row * columns + column }
        };
        images.push((0..rows * columns).map(image).collect());
    }
    images
}

struct TicTacToe {
    rows: usize,
    columns: usize,
    lines: Vec<Set<2>>,
    mirrors: Vec<Vec<usize>>,
}

impl Rules for TicTacToe {
    /// The marked cells.
    type Position = Set<2>;

    fn start(&self) -> Set<2> {
        Set::EMPTY
    }

    fn moves(&self, at: &Set<2>, _who: Player, out: &mut Vec<Move>) {
        if !self.lines.iter().any(|line| line.is_subset(at)) {
            out.extend(Set::<2>::full(self.rows * self.columns).minus(at).iter().map(Move::of));
        }
    }

    fn play(&self, at: &Set<2>, who: Player, m: Move) -> (Set<2>, Player) {
        (at.with(m.element()), who.other())
    }

    fn key(&self, at: &Set<2>) -> Key {
        let images = self.mirrors.iter().map(|image| at.iter().map(|cell| image[cell]).collect::<Set<2>>());
        Key::of_words(&images.min().unwrap_or(*at).0)
    }

    fn size(&self, at: &Set<2>) -> usize {
        self.rows * self.columns - at.len()
    }

    fn view(&self, at: &Set<2>) -> View {
        let cell = |i: usize| if at.contains(i) { Mark::Taken } else { Mark::Free };
        let cells = (0..self.rows * self.columns).map(cell).collect();
        View::Grid(GridView { rows: self.rows, columns: self.columns, cells, ..GridView::default() })
    }

    fn move_text(&self, m: Move) -> String {
        cell_text(m.element(), self.columns)
    }
}
