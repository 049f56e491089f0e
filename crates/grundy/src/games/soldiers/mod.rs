//! `soldiers`: Conway's soldiers, a puzzle for one player.

mod army;
mod golden;

pub use army::{Reach, reach};

use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::rules::{
    GridView, Mark, Move, Notes, Place, Player, PositionKey, Prospect, Remark, Rules, Verdict, View,
    cell_text,
};
use army::{Cell, Jump, directions, distance};
use golden::Golden;

pub static SOLDIERS: Entry = Entry {
    id: "soldiers",
    name: Bilingual { en: "Conway's soldiers", pt: "Soldados de Conway" },
    rules: Bilingual {
        en: "Soldiers stand below a line. A soldier jumps over a neighbouring one, up, down or to a side, to the empty cell behind it, and the soldier jumped over leaves the board. How many soldiers, placed as you like, does it take to bring one to this height above the line? The score is that number. Only Alice moves; she wins if the height can be reached, and Bob if it cannot. The play begins with a least army and stays on the board that it needs; a move is written from>to, and a1 is the top left.",
        pt: "Os soldados ficam abaixo de uma linha. Um soldado pula sobre um vizinho, para cima, para baixo ou para um lado, até a casa vazia logo depois dele, e o soldado pulado sai do tabuleiro. Quantos soldados, dispostos como se queira, são necessários para levar um deles a esta altura acima da linha? A pontuação é esse número. Só Alice joga; ela vence se a altura pode ser alcançada, e Bob se não pode. A partida começa com um menor exército e fica no tabuleiro de que ele precisa; uma jogada se escreve origem>destino, e a1 é a casa do canto superior esquerdo.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Heaps(HeapsKind { least: 1, most: Some(1) }),
    order: Order::Fixed(|_| Player::Alice),
    keys: &[KeyInfo {
        name: "diagonal",
        title: Bilingual::of("Diagonal jumps", "Pulos na diagonal"),
        values: Values::OneOf(&[Named::new("yes", "yes", "sim"), Named::new("no", "no", "não")]),
        default: "no",
        help: Bilingual {
            en: "Whether soldiers also jump diagonally.",
            pt: "Se os soldados também pulam na diagonal.",
        },
    }],
    examples: &[
        Example::new("soldiers:3", &[("score", "8"), ("winner", "\"alice\"")], "book ex. 3.1"),
        Example::new("soldiers:4", &[("score", "20")], "book ex. 3.1"),
        Example::new("soldiers:5", &[("score", "null"), ("winner", "\"bob\"")], "book thm 3.1; Conway 1961"),
        Example::new("soldiers{diagonal=yes}:4", &[("score", "8")], "OEIS A125730"),
        Example::new(
            "soldiers{diagonal=yes}:9",
            &[("winner", "\"bob\"")],
            "Bell, Hirschberg and Guerrero-García 2007",
        ),
    ],
    complexity: &[Complexity::new(
        "heights 1 to 4",
        "2, 4, 8 and 20 soldiers; no army reaches height 5",
        "Conway 1961; book 3.1",
    )],
    build: |problem| Ok(Family::of(Soldiers::new(problem)?)),
    ..Entry::GAME
};

/// The height of a problem, and whether soldiers jump diagonally.
pub fn soldiers_goal(problem: &Problem) -> Option<(u64, bool)> {
    let [height] = *problem.heaps().ok()? else { return None };
    (height > 0).then(|| (height, problem.key("diagonal") == "yes"))
}

/// A jump on the board of a least army, as moves are written.
pub fn soldiers_jumps(jumps: &[Jump]) -> Vec<String> {
    let board = Area::of(jumps);
    let text = |&(from, to): &Jump| {
        let [from, to] = [from, to].map(|cell| cell_text(board.number(cell), board.columns));
        format!("{from}>{to}")
    };
    jumps.iter().map(text).collect()
}

/// The board of a least army: every cell that its soldiers use, with the goal in the top row.
struct Area {
    rows: usize,
    columns: usize,
    left: i8,
    top: i8,
}

/// Boards of heights out of reach are drawn up to this height.
const HIGHEST: u64 = 12;

impl Area {
    /// The board of a height out of reach: the cells up to it, and the first row of soldiers.
    fn empty(height: u64) -> Area {
        let top = height.min(HIGHEST) as i8;
        Area { rows: top as usize + 1, columns: 5, left: 0, top }
    }

    fn of(jumps: &[Jump]) -> Area {
        let cells = || jumps.iter().flat_map(|&(from, to)| [from, to]);
        let left = cells().map(|(x, _)| x).min().unwrap_or(0);
        let right = cells().map(|(x, _)| x).max().unwrap_or(0);
        let bottom = cells().map(|(_, y)| y).min().unwrap_or(0);
        let top = cells().map(|(_, y)| y).max().unwrap_or(0);
        Area {
            rows: top.abs_diff(bottom) as usize + 1,
            columns: right.abs_diff(left) as usize + 1,
            left,
            top,
        }
    }

    /// The number of a cell, row by row from the top left.
    fn number(&self, (x, y): Cell) -> usize {
        self.top.abs_diff(y) as usize * self.columns + x.abs_diff(self.left) as usize
    }

    fn cell(&self, number: usize) -> Cell {
        (self.left + (number % self.columns) as i8, self.top - (number / self.columns) as i8)
    }

    fn has(&self, (x, y): Cell) -> bool {
        let right = self.left + self.columns as i8;
        let bottom = self.top - self.rows as i8;
        (self.left..right).contains(&x) && bottom < y && y <= self.top
    }
}

/// The jumps of a least army; without soldiers where no army is large enough.
struct Soldiers {
    diagonal: bool,
    board: Area,
    army: Vec<u32>,
    /// The jumps by which the army reaches the height.
    jumps: Vec<Move>,
}

impl Soldiers {
    fn new(problem: &Problem) -> Result<Soldiers, Refusal> {
        let (height, diagonal) = soldiers_goal(problem).ok_or_else(|| {
            Refusal::board(words!(
                "expected a height of at least 1",
                "esperava-se uma altura de pelo menos 1"
            ))
        })?;
        let jumps = match reach(height, diagonal) {
            Reach::Army(jumps) => &jumps[..],
            Reach::Never => &[],
            Reach::Open => {
                return Err(Refusal::too_large(words!(
                    "height {height}: the least army has not been computed",
                    "altura {height}: o menor exército não foi calculado"
                )));
            }
        };
        let board = if jumps.is_empty() { Area::empty(height) } else { Area::of(jumps) };
        let mut army: Vec<Cell> = jumps.last().map(|&(_, goal)| goal).into_iter().collect();
        for &((x, y), to) in jumps.iter().rev() {
            army.retain(|&cell| cell != to);
            army.extend([((x + to.0) / 2, (y + to.1) / 2), (x, y)]);
        }
        let mut army: Vec<u32> = army.into_iter().map(|cell| board.number(cell) as u32).collect();
        army.sort_unstable();
        let jump = |&(from, to): &Jump| Move::new(board.number(from), board.number(to) as u64);
        let jumps = jumps.iter().map(jump).collect();
        Ok(Soldiers { diagonal, board, army, jumps })
    }

    /// The positions on the way to the height, from the army on, each with the jump that leads to it.
    fn way(&self) -> Vec<(Option<Move>, Vec<u32>)> {
        let mut way = vec![(None, self.army.clone())];
        for &jump in &self.jumps {
            let (after, _) = self.play(&way[way.len() - 1].1, Player::Alice, jump);
            way.push((Some(jump), after));
        }
        way
    }

    /// Whether a soldier stands in the top row.
    fn has_arrived(&self, at: &[u32]) -> bool {
        at.first().is_some_and(|&cell| (cell as usize) < self.board.columns)
    }

    /// Whether the army weighs less than a soldier in any cell of the top row: then none of these is ever reached.
    fn is_too_light(&self, at: &[u32]) -> bool {
        (0..self.board.columns).all(|goal| {
            let goal = self.board.cell(goal);
            let away = |&cell: &u32| distance(self.board.cell(cell as usize), goal, self.diagonal);
            at.iter().fold(Golden::ZERO, |sum, cell| sum + Golden::power(away(cell))) < Golden::ONE
        })
    }
}

impl Rules for Soldiers {
    /// The cells with soldiers, in order.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.army.clone()
    }

    fn moves(&self, at: &Vec<u32>, who: Player, out: &mut Vec<Move>) {
        if who == Player::Bob || self.has_arrived(at) {
            return;
        }
        let stands = |cell: Cell| self.board.has(cell) && at.contains(&(self.board.number(cell) as u32));
        for &from in at {
            let (x, y) = self.board.cell(from as usize);
            for (dx, dy) in directions(self.diagonal) {
                let (over, to) = ((x + dx, y + dy), (x + 2 * dx, y + 2 * dy));
                if self.board.has(to) && stands(over) && !stands(to) {
                    out.push(Move::new(from as usize, self.board.number(to) as u64));
                }
            }
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let ((x, y), (to_x, to_y)) = (self.board.cell(m.element()), self.board.cell(m.how as usize));
        let over = self.board.number(((x + to_x) / 2, (y + to_y) / 2)) as u32;
        let mut after: Vec<u32> = at.iter().copied().filter(|&cell| cell != m.what && cell != over).collect();
        after.push(m.how as u32);
        after.sort_unstable();
        (after, who)
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Vec<u32>, _next: Player, stuck: bool) -> Option<Verdict> {
        match self.has_arrived(at) {
            true => Some(Verdict::Win(Player::Alice)),
            false => stuck.then_some(Verdict::Win(Player::Bob)),
        }
    }

    fn prospect(&self, at: &Vec<u32>, _next: Player) -> Prospect {
        match self.is_too_light(at) {
            true => Prospect::Certain(Verdict::Win(Player::Bob)),
            false => Prospect::Open { key: self.key(at), rank: self.size(at), notes: Notes::new() },
        }
    }

    fn key(&self, at: &Vec<u32>) -> PositionKey {
        PositionKey::of_pack(at)
    }

    fn size(&self, at: &Vec<u32>) -> usize {
        at.len()
    }

    /// The cells above the line are marked as such.
    fn view(&self, at: &Vec<u32>) -> View {
        let cell = |i: usize| if self.board.cell(i).1 > 0 { Mark::Dead } else { Mark::Free };
        View::Grid(GridView {
            rows: self.board.rows,
            columns: self.board.columns,
            cells: (0..self.board.rows * self.board.columns).map(cell).collect(),
            tokens: at.iter().map(|&cell| cell as usize).collect(),
            numbered: false,
        })
    }

    /// The jumps to the height, with the board after each of them, if the position is on the way there.
    fn remarks(&self, at: &Vec<u32>, _next: Player) -> Vec<Remark> {
        let way = self.way();
        let here = way.iter().position(|(_, position)| position == at);
        let Some(here) = here.filter(|here| here + 1 < way.len()) else { return Vec::new() };
        let (soldiers, jumps) = (at.len(), way.len() - 1 - here);
        let intro = match here {
            0 => Remark::new(
                format!(
                    "No army of fewer than {soldiers} soldiers reaches this height. The jumps of this one, one by one, follow: {jumps} in all."
                ),
                format!(
                    "Nenhum exército com menos de {soldiers} soldados alcança esta altura. Seguem os pulos deste, um a um: {jumps} ao todo."
                ),
            ),
            _ => Remark::new(
                format!("The jumps that are left, one by one, follow: {jumps} in all."),
                format!("Seguem os pulos que faltam, um a um: {jumps} ao todo."),
            ),
        };
        let after = |(jump, position): &(Option<Move>, Vec<u32>)| {
            let text = jump.map(|jump| self.move_text(jump)).unwrap_or_default();
            Remark::new(format!("Jump {text}:"), format!("Pulo {text}:")).with_view(self.view(position))
        };
        std::iter::once(intro).chain(way[here + 1..].iter().map(after)).collect()
    }

    fn places(&self, _at: &Vec<u32>, m: Move) -> Vec<Place> {
        vec![Place::element(m.element()), Place::element(m.how as usize)]
    }

    fn move_text(&self, m: Move) -> String {
        let [from, to] = [m.element(), m.how as usize].map(|cell| cell_text(cell, self.board.columns));
        format!("{from}>{to}")
    }
}
