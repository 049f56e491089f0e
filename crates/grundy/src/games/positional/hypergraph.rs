//! `hypergraph`: claim elements of any list of sets.

use crate::families::claims::{self, ClaimBoard, Picture, Sets};
use crate::families::entry::*;
use crate::families::{Problem, Refusal};

pub static HYPERGRAPH: Entry = Entry {
    id: "hypergraph",
    name: Bilingual { en: "Positional game on a hypergraph", pt: "Jogo posicional em um hipergrafo" },
    rules: Bilingual {
        en: "Claim a free element of the listed sets. The sets are the critical ones; the key rule says who wins by owning one, and with rule=scoring a set counts its points.",
        pt: "Tome um elemento livre dos conjuntos listados. Esses são os conjuntos críticos; a chave rule diz quem vence ao possuir um, e com rule=scoring um conjunto vale seus pontos.",
    },
    board: BoardKind::Hypergraph(HypergraphKind),
    examples: &[
        Example::new("hypergraph:(1 2)(3 4)", &[("winner", "\"bob\"")], "book 4.3, ex. 4.5"),
        Example::new("hypergraph:(1 2)(2 3)", &[("winner", "\"alice\"")], "book 4.3, ex. 4.5"),
        Example::new(
            "hypergraph{first=bob}:(1 3)(1 4)(2 3)(2 4)",
            &[("winner", "\"alice\"")],
            "book 3.2: the Erdős-Selfridge bound is tight",
        ),
        Example::new(
            "hypergraph{rule=scoring,convention=score}:(1 2)*3(3)",
            &[("score", "0")],
            "Bob meets the set of three points or takes the set of one",
        ),
    ],
    complexity: &[
        Complexity::new("maker-breaker, sets of 6", "PSPACE-complete", "Rahman and Watson 2021"),
        Complexity::new("maker-breaker, sets of 3", "polynomial", "Galliot, Gravier and Sivignon 2022"),
    ],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let HypergraphBoard { elements, sets } = problem.hypergraph()?.clone();
    let picture = Picture::listed(elements.len(), &sets);
    let sorted = |(mut set, points): (Vec<usize>, i32)| {
        set.sort_unstable();
        (set, points)
    };
    Ok(ClaimBoard::new(elements, Sets::Listed(sets.into_iter().map(sorted).collect()), picture))
}
