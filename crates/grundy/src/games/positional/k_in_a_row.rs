//! `k-in-a-row`: claim cells; the sets are k cells in a row, column or diagonal.

use super::MOST_ELEMENTS;
use crate::families::claims::{self, ClaimBoard, Picture, Sets, keys_after, too_many};
use crate::families::entry::*;
use crate::families::lines::lines_in_grid;
use crate::families::{GridBoard, Problem, Refusal};
use crate::rules::cell_text;

pub static K_IN_A_ROW: Entry = Entry {
    id: "k-in-a-row",
    name: Bilingual { en: "k in a row", pt: "k em linha" },
    rules: Bilingual {
        en: "Claim a free cell. The critical sets are k cells next to each other in a row, column or diagonal; the key rule says who wins by owning one. The infinite board is answered by theorems only.",
        pt: "Tome uma casa livre. Os conjuntos críticos são k casas seguidas na horizontal, na vertical ou na diagonal; a chave rule diz quem vence ao possuir um. O tabuleiro infinito é respondido apenas por teoremas.",
    },
    board: BoardKind::Plane(PlaneKind),
    keys: &keys_after(KeyInfo {
        name: "k",
        title: Bilingual::of("Length of a row", "Tamanho de uma linha"),
        values: Values::Number { least: 1, greatest: 1000 },
        default: "3",
        help: Bilingual { en: "length of a row", pt: "tamanho de uma linha" },
    }),
    examples: &[
        Example::new("k-in-a-row{k=3,rule=maker-maker}:3x3", &[("winner", "\"draw\"")], "book ex. 1.4"),
        Example::new("k-in-a-row{k=3}:3x3", &[("winner", "\"alice\"")], "book ex. 1.4"),
        Example::new(
            "k-in-a-row{k=2,rule=maker-maker}:1x3",
            &[("winner", "\"alice\"")],
            "she takes the middle",
        ),
    ],
    complexity: &[Complexity::new("maker-maker, with stones", "PSPACE-complete", "Reisch 1980")],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let grid = problem.grid()?;
    if grid.is_infinite() {
        return Err(Refusal::too_large(words!(
            "the infinite board cannot be searched",
            "o tabuleiro infinito não pode ser examinado"
        )));
    }
    let GridBoard { rows, columns, .. } = *grid;
    let cells = rows * columns;
    if cells > MOST_ELEMENTS {
        return Err(too_many(cells));
    }
    let sets = lines_in_grid(rows, columns, problem.number("k") as usize);
    let elements = (0..cells).map(|cell| cell_text(cell, columns)).collect();
    Ok(ClaimBoard::new(elements, Sets::plain(sets), Picture::Grid { columns }))
}
