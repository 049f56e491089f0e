//! `lines`: claim points of [n]^d; the sets are its lines, as in tic-tac-toe.

use super::{MOST_ELEMENTS, too_many_sets};
use crate::families::claims::{self, ClaimBoard, MOST_SETS, Picture, Sets, THRESHOLD, too_many};
use crate::families::entry::*;
use crate::families::{PowerBoard, Problem, Refusal};
use crate::rules::cell_text;

pub static LINES: Entry = Entry {
    id: "lines",
    name: Bilingual { en: "Tic-tac-toe in [n]^d", pt: "Jogo da velha em [n]^d" },
    rules: Bilingual {
        en: "Claim a free point with d coordinates from 1 to n. The critical sets are the lines of n points: along a line each coordinate is constant, rises from 1 to n or falls from n to 1. The key rule says who wins by owning one. On a plane points are cells such as a1, elsewhere coordinates such as 1-2-3.",
        pt: "Tome um ponto livre com d coordenadas de 1 a n. Os conjuntos críticos são as linhas de n pontos: ao longo de uma linha, cada coordenada é constante, cresce de 1 a n ou decresce de n a 1. A chave rule diz quem vence ao possuir uma. No plano os pontos são casas como a1; nas outras dimensões, coordenadas como 1-2-3.",
    },
    board: BoardKind::Power(PowerKind),
    numbers: &[
        NumberInfo {
            name: "HJ_g",
            help: Bilingual {
                en: "the least d at which Alice, as the first player to own a line, wins on [n]^d; its argument is n",
                pt: "o menor d com que Alice, como a primeira a possuir uma linha, vence em [n]^d; seu argumento é n",
            },
            takes: Takes::Number { least: 1, greatest: 1000 },
            keys: &[("rule", "maker-maker")],
            found: Found::Least(Range::of_boards(
                |n, d| Board::Power(PowerBoard { n: n as usize, d: d as usize }),
                MOST_ELEMENTS as u64,
            )),
            ..NumberInfo::LEAST
        },
        THRESHOLD,
    ],
    examples: &[
        Example::new("lines{rule=maker-maker}:3^2", &[("winner", "\"draw\"")], "book ex. 1.4"),
        Example::new("lines:3^2", &[("winner", "\"alice\"")], "book ex. 1.4"),
        Example::new("lines:4^2", &[("winner", "\"bob\"")], "book cor. 3.6"),
        Example::new("lines{rule=avoider-avoider}:3^2", &[("winner", "\"draw\"")], "book thm 3.9"),
    ],
    complexity: &[Complexity::new("all rules", "open", "book 3.2")],
    claims: Some(board),
    ..claims::GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let PowerBoard { n, d } = *problem.power()?;
    let points = n.saturating_pow(d as u32);
    if points > MOST_ELEMENTS || d > MOST_ELEMENTS.ilog2() as usize && n > 1 {
        return Err(too_many(points));
    }
    let sets = lines(n, d, true).ok_or_else(too_many_sets)?;
    let text = |point: usize| match d {
        2 => cell_text(point, n),
        _ => coordinates(point, n, d).iter().map(|c| (c + 1).to_string()).collect::<Vec<_>>().join("-"),
    };
    let elements = (0..points).map(text).collect();
    Ok(ClaimBoard::new(elements, Sets::plain(sets), Picture::cube(n, d)))
}

/// The coordinates of a point from 0 on, the first being the most significant.
fn coordinates(point: usize, n: usize, d: usize) -> Vec<usize> {
    (0..d).rev().map(|i| point / n.pow(i as u32) % n).collect()
}

/// The lines of [n]^d: each coordinate is constant, rises or, if that is allowed, falls, and the first that is not
/// constant rises. None if there are too many.
pub fn lines(n: usize, d: usize, falling: bool) -> Option<Vec<Vec<usize>>> {
    if n == 1 {
        return Some(vec![vec![0]]);
    }
    let kinds = n + 1 + usize::from(falling);
    let templates = kinds.checked_pow(d as u32).filter(|&count| count / 2 <= MOST_SETS)?;
    let line = |template: usize| -> Option<Vec<usize>> {
        let parts: Vec<usize> = (0..d).map(|i| template / kinds.pow(i as u32) % kinds).collect();
        let first = parts.iter().find(|&&part| part >= n)?;
        let at = |step: usize| {
            parts.iter().fold(0, |point, &part| {
                let coordinate = if part < n {
                    part
                } else if part == n {
                    step
                } else {
                    n - 1 - step
                };
                point * n + coordinate
            })
        };
        (*first == n).then(|| (0..n).map(at).collect())
    };
    Some((0..templates).filter_map(line).collect())
}
