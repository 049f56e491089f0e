//! `progressions`: claim numbers from 1 to n; the sets are the arithmetic progressions with k terms.

use super::{MOST_ELEMENTS, too_many_sets};
use crate::families::claims::{self, ClaimBoard, MOST_SETS, Picture, Sets, THRESHOLD, too_many};
use crate::families::entry::*;
use crate::families::{Problem, Refusal};

pub static PROGRESSIONS: Entry = Entry {
    id: "progressions",
    name: Bilingual { en: "Van der Waerden game", pt: "Jogo de van der Waerden" },
    rules: Bilingual {
        en: "Claim a free number from 1 to n. The critical sets are the arithmetic progressions with k terms; the key rule says who wins by owning one.",
        pt: "Tome um número livre de 1 a n. Os conjuntos críticos são as progressões aritméticas com k termos; a chave rule diz quem vence ao possuir uma.",
    },
    board: BoardKind::Pair(PairKind { least: 1 }),
    numbers: &[
        NumberInfo {
            name: "W_g",
            help: Bilingual {
                en: "the least n at which Alice wins on 1, .., n with progressions of k terms; its argument is k",
                pt: "o menor n com que Alice vence em 1, .., n com progressões de k termos; seu argumento é k",
            },
            takes: Takes::Number { least: 1, greatest: 1000 },
            found: Found::Least(Range::of_boards(|k, n| vec![n, k].into(), MOST_ELEMENTS as u64 + 1)),
            ..NumberInfo::LEAST
        },
        THRESHOLD,
    ],
    examples: &[
        Example::new("progressions:4,3", &[("winner", "\"bob\"")], "book thm 3.11"),
        Example::new("progressions:5,3", &[("winner", "\"alice\"")], "book thm 3.11"),
        Example::new("progressions:12,4", &[("winner", "\"bob\"")], "book lemma 4.3"),
        Example::new("progressions{rule=maker-maker}:13,4", &[("winner", "\"draw\"")], "book ex. 3.7"),
    ],
    complexity: &[Complexity::new("all rules", "open", "book 3.3")],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let [n, k] = problem.heaps()? else { return Err(problem.entry.board.expected()) };
    let (n, k) = (*n as usize, *k as usize);
    if n > MOST_ELEMENTS {
        return Err(too_many(n));
    }
    let sets = progressions(n, k);
    if sets.len() > MOST_SETS {
        return Err(too_many_sets());
    }
    let elements = (1..=n).map(|i| i.to_string()).collect();
    Ok(ClaimBoard::new(elements, Sets::plain(sets), Picture::row(n)))
}

/// The progressions with k terms in `0..n`.
pub fn progressions(n: usize, k: usize) -> Vec<Vec<usize>> {
    if k == 1 {
        return (0..n).map(|a| vec![a]).collect();
    }
    let starts = |d: usize| 0..n.saturating_sub((k - 1) * d);
    (1..n.max(1)).flat_map(|d| starts(d).map(move |a| (0..k).map(|i| a + i * d).collect())).collect()
}
