//! `circular-nim`: heaps in a circle; take from at most k consecutive ones.

use crate::families::entry::*;
use crate::families::heaps::heaps_left;
use crate::families::simplicial::{Complex, turns, windows};
use crate::rules::View;

pub static CIRCULAR_NIM: Entry = Entry {
    id: "circular-nim",
    name: Bilingual { en: "Circular Nim", pt: "Nim circular" },
    rules: Bilingual {
        en: "The heaps stand in a circle. Choose at most k consecutive heaps and remove at least one object from them in total, any number from each. A move is written heap>left for each heap that changes: 2>1;3>0 leaves 1 and 0 in heaps 2 and 3, heaps numbered from 0.",
        pt: "As pilhas estão em círculo. Escolha no máximo k pilhas consecutivas e retire delas ao menos um objeto no total, qualquer quantidade de cada uma. Uma jogada se escreve pilha>resto para cada pilha que muda: 2>1;3>0 deixa 1 e 0 nas pilhas 2 e 3, numeradas a partir de 0.",
    },
    board: BoardKind::HEAPS,
    keys: &[KeyInfo {
        name: "k",
        title: Bilingual::of("Heaps in a turn", "Pilhas por vez"),
        values: Values::Number { least: 1, greatest: 1000 },
        default: "2",
        help: Bilingual {
            en: "how many consecutive heaps at most",
            pt: "quantas pilhas consecutivas no máximo",
        },
    }],
    examples: &[
        Example::new(
            "circular-nim:1,2,1,2",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "dissertation on nim and graphs thm 2.10, 2.12",
        ),
        Example::new(
            "circular-nim{k=3}:2,2,2,2",
            &[("winner", "\"bob\"")],
            "dissertation on nim and graphs thm 2.11",
        ),
        Example::new(
            "circular-nim{k=1}:1,2,2",
            &[("nimber", "1")],
            "dissertation on nim and graphs thm 2.11",
        ),
    ],
    complexity: &[
        Complexity::new(
            "normal, k = 1, k = n - 1, k >= n, and (n,k) = (4,2), (5,2), (5,3), (6,3), (6,4)",
            "linear time",
            "Dufour and Heubach 2013",
        ),
        Complexity::new("normal, other n and k", "open", "Dufour and Heubach 2013"),
    ],
    restate: Some(heaps_left),
    build: |problem| {
        let heaps = problem.heaps()?;
        let k = problem.number("k") as usize;
        if k < heaps.len() && heaps.len() * k > MOST_PLACES {
            let message = words!(
                "{} windows of {k} heaps, too many for play and search",
                "{} janelas de {k} pilhas, demais para o jogo e a busca",
                heaps.len()
            );
            return Err(Refusal::too_large(message));
        }
        Complex {
            faces: windows(heaps.len(), k),
            mirrors: turns(heaps.len()),
            names: (0..heaps.len()).map(|heap| heap.to_string()).collect(),
            numbers: heaps.to_vec(),
            view: Box::new(|heaps| View::Heaps(heaps.to_vec())),
        }
        .build()
    },
    ..Entry::GAME
};

/// Windows are listed: with more heaps there would be too many.
const MOST_PLACES: usize = 1 << 20;
