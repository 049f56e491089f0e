//! `treblecross`: put an X on an empty cell; three in a row end the play.

use crate::families::entry::*;
use crate::families::lines::{Cells, Lines};

/// If the row has three consecutive X at the start, the play is over: nobody can move.
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
    build: |problem| {
        let row = problem.row()?;
        Refusal::beyond(row.len() as u64, Bilingual::of("cells", "casas"), Cells::CAPACITY as u64)?;
        Ok(Lines::in_row(row, 3).build())
    },
    ..Entry::GAME
};
