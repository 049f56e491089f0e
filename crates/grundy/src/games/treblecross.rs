//! `treblecross`: put an X on an empty cell; three in a row end the play.

use crate::families::entry::*;
use crate::families::{Board, Family, Problem};
use crate::graph::Set;
use crate::rules::{Erased, Key, Mark, Move, Player, Rules, View};

/// A row that has three X in a row from the start is over: nobody can move there.
pub static TREBLECROSS: Entry = Entry {
    id: "treblecross",
    name: Bilingual { en: "Treblecross", pt: "Treblecross (três em linha)" },
    rules: Bilingual {
        en: "Put an X on an empty cell of the row. A move that completes three X in a row ends the play. A move is the number of the cell, from 0.",
        pt: "Ponha um X em uma casa vazia da fileira. A jogada que completa três X seguidos encerra a partida. Uma jogada é o número da casa, a partir de 0.",
    },
    board: BoardKind::Row(RowKind),
    summable: false,
    examples: &[
        Example::new(
            "treblecross:..X..",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "thesis on impartial games 7.3",
        ),
        Example::new("treblecross:X.X.X.", &[("winner", "\"alice\"")], "thesis on impartial games 7.3"),
        Example::new("treblecross:............", &[("winner", "\"bob\"")], "thesis on impartial games 7.3"),
    ],
    complexity: &[
        Complexity::new(
            "normal",
            "polynomial: the octal game 0.007",
            "Berlekamp, Conway and Guy 1982, ch. 4",
        ),
        Complexity::new("misere", "open", "no result is known to us"),
    ],
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Row(row) = &problem.board else {
        return Err(Refusal::board("expected a row such as ..X.."));
    };
    if row.len() > Set::<2>::CAPACITY {
        let message = format!("{} cells; play and search take at most {}", row.len(), Set::<2>::CAPACITY);
        return Err(Refusal::too_large(message));
    }
    let marked = (0..row.len()).filter(|&cell| row[cell]).collect();
    Ok(Family::Erased(Erased::new(Treblecross { cells: row.len(), marked })))
}

struct Treblecross {
    cells: usize,
    marked: Set<2>,
}

/// Whether three marks stand in a row.
fn complete(at: &Set<2>) -> bool {
    !(*at & at.shifted_down(1) & at.shifted_down(2)).is_empty()
}

impl Rules for Treblecross {
    /// The marked cells.
    type Position = Set<2>;

    fn start(&self) -> Set<2> {
        self.marked
    }

    fn moves(&self, at: &Set<2>, _who: Player, out: &mut Vec<Move>) {
        if !complete(at) {
            out.extend(Set::<2>::full(self.cells).minus(at).iter().map(Move::of));
        }
    }

    fn play(&self, at: &Set<2>, who: Player, m: Move) -> (Set<2>, Player) {
        (at.with(m.element()), who.other())
    }

    /// A row and its mirror image are alike, and so are all rows that are over.
    fn key(&self, at: &Set<2>) -> Key {
        let turned = at.turned(self.cells.saturating_sub(1));
        let least = if complete(at) { Set::full(self.cells) } else { turned.min(*at) };
        Key::of_words(&least.0)
    }

    fn size(&self, at: &Set<2>) -> usize {
        if complete(at) { 0 } else { self.cells - at.len() }
    }

    fn view(&self, at: &Set<2>) -> View {
        let cell = |i: usize| if at.contains(i) { Mark::Taken } else { Mark::Free };
        View::Strip((0..self.cells).map(cell).collect())
    }
}
