//! Games in which both players place the same mark in turn, and a complete line ends the play.

use super::Family;
use crate::graph::Set;
use crate::rules::{GridView, Mark, Move, Player, PositionKey, Rules, View, cell_text};

/// The cells of a board, row by row.
pub type Cells = Set<2>;

/// A board and its lines. A board with a complete line is over from the start.
pub struct Lines {
    rows: usize,
    columns: usize,
    /// Whether the one row is shown as a strip, with its cells numbered.
    strip: bool,
    lines: Vec<Cells>,
    /// The image of each cell under the symmetries of the board.
    mirrors: Vec<Vec<usize>>,
    start: Cells,
}

impl Lines {
    /// Lines of k cells in a row, column or diagonal of an empty board.
    pub fn on_grid(rows: usize, columns: usize, k: usize) -> Lines {
        let lines = lines_in_grid(rows, columns, k).into_iter().map(|line| line.into_iter().collect());
        let (lines, mirrors) = (lines.collect(), mirrors(rows, columns));
        Lines { rows, columns, strip: false, lines, mirrors, start: Set::EMPTY }
    }

    /// Lines of k cells in a single row, some of whose cells are marked.
    pub fn in_row(marked: &[bool], k: usize) -> Lines {
        let start = (0..marked.len()).filter(|&cell| marked[cell]).collect();
        Lines { strip: true, start, ..Lines::on_grid(1, marked.len(), k) }
    }

    pub fn build(self) -> Family {
        Family::of(self)
    }

    fn cells(&self) -> usize {
        self.rows * self.columns
    }

    fn is_over(&self, at: &Cells) -> bool {
        self.lines.iter().any(|line| line.is_subset(at))
    }
}

/// All lines of k cells in a row, column or diagonal.
pub fn lines_in_grid(rows: usize, columns: usize, k: usize) -> Vec<Vec<usize>> {
    let mut lines = Vec::new();
    for (down, right) in [(0i64, 1i64), (1, 0), (1, 1), (1, -1)] {
        for cell in 0..rows * columns {
            let at = |i: usize| {
                let row = (cell / columns) as i64 + down * i as i64;
                let column = (cell % columns) as i64 + right * i as i64;
                let inside = (0..rows as i64).contains(&row) && (0..columns as i64).contains(&column);
                inside.then(|| row as usize * columns + column as usize)
            };
            let line: Option<Vec<usize>> = (0..k).map(at).collect();
            lines.extend(line.map(|mut line| {
                line.sort_unstable();
                line
            }));
        }
    }
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// The image of each cell under the symmetries of the board: 2 of a row, 4 of a rectangle, 8 of a square.
fn mirrors(rows: usize, columns: usize) -> Vec<Vec<usize>> {
    let mut images = Vec::new();
    for turn in (0..8).filter(|turn| turn & 4 == 0 || rows == columns) {
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
    images.sort_unstable();
    images.dedup();
    images
}

impl Rules for Lines {
    /// The marked cells.
    type Position = Cells;

    fn start(&self) -> Cells {
        self.start
    }

    fn moves(&self, at: &Cells, _who: Player, out: &mut Vec<Move>) {
        if !self.is_over(at) {
            out.extend(Cells::full(self.cells()).minus(at).iter().map(Move::of));
        }
    }

    fn play(&self, at: &Cells, who: Player, m: Move) -> (Cells, Player) {
        (at.with(m.element()), who.other())
    }

    /// A board and its mirror images are equivalent, and so are all boards on which the play is over.
    fn key(&self, at: &Cells) -> PositionKey {
        let images = self.mirrors.iter().map(|image| at.iter().map(|cell| image[cell]).collect::<Cells>());
        let least = if self.is_over(at) { Set::full(self.cells()) } else { images.min().unwrap_or(*at) };
        PositionKey::of_words(&least.0)
    }

    fn size(&self, at: &Cells) -> usize {
        if self.is_over(at) { 0 } else { self.cells() - at.len() }
    }

    fn view(&self, at: &Cells) -> View {
        let cell = |i: usize| if at.contains(i) { Mark::Taken } else { Mark::Free };
        let cells = (0..self.cells()).map(cell).collect();
        match self.strip {
            true => View::Strip(cells),
            false => {
                View::Grid(GridView { rows: self.rows, columns: self.columns, cells, ..GridView::default() })
            }
        }
    }

    fn move_text(&self, m: Move) -> String {
        if self.strip { m.what.to_string() } else { cell_text(m.element(), self.columns) }
    }
}
