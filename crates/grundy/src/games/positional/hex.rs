//! `hex`: claim cells of a board of hexagons; Alice joins top and bottom.

use super::MOST_ELEMENTS;
use crate::families::claims::{
    ClaimBoard, Goal, JOINING_GAME, Manner, Picture, Sets, Stones, members, too_many,
};
use crate::families::entry::*;
use crate::families::{GridBoard, Problem, Refusal};
use crate::rules::{Player, cell_text};

pub static HEX: Entry = Entry {
    id: "hex",
    name: Bilingual { en: "Hex", pt: "Hex" },
    rules: Bilingual {
        en: "Claim a free cell. Alice wins if her cells join the top of the board with its bottom; otherwise Bob's cells join left and right, and he wins. The cells b1 and a2 touch, a1 and b2 do not. Stones listed after / alternate, beginning with those of the player who began.",
        pt: "Tome uma casa livre. Alice vence se suas casas ligam o topo do tabuleiro à base; senão as casas de Bob ligam a esquerda à direita, e ele vence. As casas b1 e a2 se tocam; a1 e b2, não. As peças listadas depois de / se alternam, começando pelas de quem começou.",
    },
    board: BoardKind::Grid(GridKind { cells: true }),
    order: Order::Depends(|problem| Turn::Free(placed(problem).1)),
    examples: &[
        Example::new("hex:3x3", &[("winner", "\"alice\"")], "book cor. 4.6"),
        Example::new("hex:2x2/a1", &[("winner", "\"bob\"")], "the acute corner loses"),
        Example::new("hex:2x2/b1", &[("winner", "\"alice\"")], "both other neighbours join it to the bottom"),
        Example::new("hex{first=bob}:1x3", &[("winner", "\"alice\"")], "every cell joins top and bottom"),
    ],
    complexity: &[
        Complexity::new("with stones", "PSPACE-complete", "Reisch 1981"),
        Complexity::new("empty square board", "won by the first player", "Nash 1949; book cor. 4.6"),
    ],
    claims: Some(|problem| {
        let GridBoard { rows, columns, .. } = *problem.grid()?;
        if rows * columns > MOST_ELEMENTS {
            return Err(too_many(rows * columns));
        }
        check_stones(problem)?;
        Ok(ClaimBoard { stones: placed(problem).0, ..board(rows, columns) })
    }),
    ..JOINING_GAME
};

/// Who owns the listed stones, and who is next: turns alternate, and each has as many stones as the bias says.
fn placed(problem: &Problem) -> (Stones, Player) {
    let cells = problem.grid().map_or(&[][..], |grid| &grid.cells[..]);
    let bias = Manner::of(problem).bias;
    let (mut stones, mut who) = (Stones::default(), problem.began);
    for &cell in cells {
        stones.owned[who.index()].push(cell);
        stones.picked += 1;
        if stones.picked == bias[who.index()] {
            stones.picked = 0;
            who = who.other();
        }
    }
    (stones, who)
}

fn check_stones(problem: &Problem) -> Result<(), Refusal> {
    let GridBoard { rows, columns, cells } = problem.grid()?;
    let twice = (0..cells.len()).find(|&i| cells[..i].contains(&cells[i]));
    let Some(i) = twice else { return Ok(()) };
    let names: Vec<String> = cells.iter().map(|&cell| cell_text(cell, *columns)).collect();
    let place =
        format!("{rows}x{columns}/").len() + names[..i].iter().map(|name| name.len() + 1).sum::<usize>();
    Err(Refusal {
        about: About::Within(place),
        ..Refusal::board(words!("{} has two stones", "{} tem duas pedras", names[i]))
    })
}

fn board(rows: usize, columns: usize) -> ClaimBoard {
    let elements = (0..rows * columns).map(|cell| cell_text(cell, columns)).collect();
    let sets = Sets::Tested(Box::new(Chain { rows, columns }));
    let goal = words!(
        "Alice wins if her cells join top and bottom, and Bob if his join left and right.",
        "Alice vence se suas casas ligam o topo à base, e Bob, se as dele ligam a esquerda à direita."
    );
    ClaimBoard { goal: Some(goal), ..ClaimBoard::new(elements, sets, Picture::Hex { columns }) }
}

/// Whether cells join the first row with the last.
struct Chain {
    rows: usize,
    columns: usize,
}

impl Chain {
    /// The cells that touch a cell.
    fn around(&self, cell: usize) -> impl Iterator<Item = usize> {
        let (row, column) = ((cell / self.columns) as isize, (cell % self.columns) as isize);
        let (rows, columns) = (self.rows as isize, self.columns as isize);
        let steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)];
        steps.into_iter().map(move |(down, right)| (row + down, column + right)).filter_map(move |(r, c)| {
            let inside = (0..rows).contains(&r) && (0..columns).contains(&c);
            inside.then(|| (r * columns + c) as usize)
        })
    }
}

impl Goal for Chain {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut seen = vec![false; self.rows * self.columns];
        let mut mine = vec![false; self.rows * self.columns];
        members(owned).for_each(|cell| mine[cell] = true);
        let mut stack: Vec<usize> = (0..self.columns).filter(|&cell| mine[cell]).collect();
        stack.iter().for_each(|&cell| seen[cell] = true);
        while let Some(cell) = stack.pop() {
            if cell / self.columns == self.rows - 1 {
                return true;
            }
            for next in self.around(cell) {
                if mine[next] && !std::mem::replace(&mut seen[next], true) {
                    stack.push(next);
                }
            }
        }
        false
    }
}
