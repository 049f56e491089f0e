//! `tictactoe-impartial`: both players put the same mark; completing a line ends the play.

use crate::families::GridBoard;
use crate::families::entry::*;
use crate::families::lines::{Cells, Lines};

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
        title: Bilingual::of("Length of a line", "Tamanho de uma linha"),
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
    build: |problem| {
        let GridBoard { rows, columns, .. } = *problem.grid()?;
        let cells = rows.saturating_mul(columns);
        match cells <= Cells::CAPACITY {
            true => Ok(Lines::on_grid(rows, columns, problem.number("k") as usize).build()),
            false => Err(Refusal::too_large(words!(
                "{cells} cells; at most {} can be searched",
                "{cells} casas; no máximo {} podem ser examinadas",
                Cells::CAPACITY
            ))),
        }
    },
    ..Entry::GAME
};
