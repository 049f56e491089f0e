//! Dots and boxes: a player who completes a box moves again.

use super::score;
use grundy::graph::Set;
use grundy::rules::{GridView, Mark, Move, Player, Rules, View};
use std::collections::HashMap;

/// `rows` times `columns` boxes. Edges are numbered above each row of boxes, then left of each column.
#[derive(Clone)]
struct Dots {
    rows: usize,
    columns: usize,
    boxes: Vec<Set<1>>,
}

impl Dots {
    fn new(rows: usize, columns: usize) -> Dots {
        let across = (rows + 1) * columns;
        let sides = |r: usize, c: usize| {
            let left = across + r * (columns + 1) + c;
            [r * columns + c, (r + 1) * columns + c, left, left + 1].into_iter().collect()
        };
        let boxes = (0..rows).flat_map(|r| (0..columns).map(move |c| sides(r, c))).collect();
        Dots { rows, columns, boxes }
    }

    fn edges(&self) -> usize {
        (self.rows + 1) * self.columns + self.rows * (self.columns + 1)
    }

    /// How many boxes the edge completes.
    fn completes(&self, at: &Set<1>, edge: usize) -> usize {
        let after = at.with(edge);
        self.boxes.iter().filter(|sides| sides.contains(edge) && sides.is_subset(&after)).count()
    }
}

impl Rules for Dots {
    /// The edges drawn: who has which box no longer matters for the rest.
    type Position = Set<1>;

    fn start(&self) -> Set<1> {
        Set::EMPTY
    }

    fn moves(&self, at: &Set<1>, _who: Player, out: &mut Vec<Move>) {
        out.extend(Set::full(self.edges()).minus(at).iter().map(Move::of));
    }

    fn play(&self, at: &Set<1>, who: Player, m: Move) -> (Set<1>, Player) {
        let next = if self.completes(at, m.element()) > 0 { who } else { who.other() };
        (at.with(m.element()), next)
    }

    /// Both may draw the same edges, but turns do not alternate, so that there are no nimbers.
    fn impartial(&self) -> bool {
        false
    }

    fn gain(&self, at: &Set<1>, who: Player, m: Move) -> i32 {
        let boxes = self.completes(at, m.element()) as i32;
        if who == Player::Alice { boxes } else { -boxes }
    }

    fn score_range(&self, at: &Set<1>, _next: Player) -> (i32, i32) {
        let open = self.boxes.iter().filter(|sides| !sides.is_subset(at)).count() as i32;
        (-open, open)
    }

    fn view(&self, at: &Set<1>) -> View {
        let mark = |sides: &Set<1>| if sides.is_subset(at) { Mark::Taken } else { Mark::Free };
        let cells = self.boxes.iter().map(mark).collect();
        View::Grid(GridView { rows: self.rows, columns: self.columns, cells, ..GridView::default() })
    }
}

/// Boxes of the player to move minus those of the other, by trying every order of drawing.
fn naive(
    boxes: &[Vec<(usize, usize, bool)>],
    drawn: &mut Vec<(usize, usize, bool)>,
    known: &mut Known,
) -> i32 {
    let mut key = drawn.clone();
    key.sort_unstable();
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let complete =
        |drawn: &Vec<_>| boxes.iter().filter(|b| b.iter().all(|e| drawn.contains(e))).count() as i32;
    let before = complete(drawn);
    let free: Vec<_> = boxes.iter().flatten().filter(|e| !drawn.contains(e)).copied().collect();
    let mut best = None;
    for edge in free {
        drawn.push(edge);
        let won = complete(drawn) - before;
        let rest = naive(boxes, drawn, known);
        drawn.pop();
        best = best.max(Some(if won > 0 { won + rest } else { -rest }));
    }
    known.insert(key, best.unwrap_or(0));
    best.unwrap_or(0)
}

type Known = HashMap<Vec<(usize, usize, bool)>, i32>;

#[test]
fn small_boards() {
    for (rows, columns) in [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)] {
        let sides = |r, c| vec![(r, c, true), (r + 1, c, true), (r, c, false), (r, c + 1, false)];
        let boxes: Vec<_> = (0..rows).flat_map(|r| (0..columns).map(move |c| sides(r, c))).collect();
        let expected = naive(&boxes, &mut Vec::new(), &mut HashMap::new());
        let rules = Dots::new(rows, columns);
        assert_eq!(score(&rules, Player::Alice), expected, "{rows}x{columns}");
        assert_eq!(score(&rules, Player::Bob), -expected, "{rows}x{columns}, Bob first");
    }
    // One box has four sides: the fourth is the second player's.
    assert_eq!(score(&Dots::new(1, 1), Player::Alice), -1);
}
