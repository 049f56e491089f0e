//! `boxes`: claim elements of disjoint boxes; each box is a critical set.

use super::MOST_ELEMENTS;
use crate::families::claims::{self, ClaimBoard, Picture, Sets, too_many};
use crate::families::entry::*;
use crate::families::{Problem, Refusal};

pub static BOXES: Entry = Entry {
    id: "boxes",
    name: Bilingual { en: "Box game", pt: "Jogo das caixas" },
    rules: Bilingual {
        en: "Claim a free element of one of the boxes, which are numbered from 1, box after box. Each box is a critical set; the key rule says who wins by owning one.",
        pt: "Tome um elemento livre de uma das caixas; eles são numerados a partir de 1, caixa após caixa. Cada caixa é um conjunto crítico; a chave rule diz quem vence ao possuir uma.",
    },
    board: BoardKind::HEAPS,
    examples: &[
        Example::new("boxes:2,2", &[("winner", "\"bob\"")], "book thm 4.11"),
        Example::new("boxes:1,3", &[("winner", "\"alice\"")], "she takes the box of one"),
        Example::new("boxes{bias=2:1}:4,4,4", &[("winner", "\"bob\"")], "book thm 4.11"),
        Example::new("boxes{bias=2:1}:2,5", &[("winner", "\"alice\"")], "she takes the box of two"),
    ],
    complexity: &[Complexity::new("maker-breaker", "polynomial", "Hamidoune and Las Vergnas 1987")],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let boxes = problem.heaps()?;
    if boxes.contains(&0) {
        return Err(Refusal::board(words!(
            "a box must have an element",
            "uma caixa precisa ter um elemento"
        )));
    }
    let total = boxes.iter().fold(0u64, |sum, &size| sum.saturating_add(size));
    if total > MOST_ELEMENTS as u64 {
        return Err(too_many(total as usize));
    }
    let mut from = 0;
    let sets: Vec<Vec<usize>> = boxes
        .iter()
        .map(|&size| {
            from += size as usize;
            (from - size as usize..from).collect()
        })
        .collect();
    let picture = Picture::boxes(&sets);
    let elements = (1..=from).map(|i| i.to_string()).collect();
    Ok(ClaimBoard::new(elements, Sets::plain(sets), picture))
}
