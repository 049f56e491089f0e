//! Chains of triangles with leaves: cacti on which Bob wins with four colours.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::Graph;
use crate::graph::distance::blocks;
use crate::graph::families::induced;
use crate::rules::{Bilingual, Player};

/// Bob wins with four colours, if Alice starts and may not pass, on a chain of at least seven triangles, each sharing a
/// vertex with the next, in which every vertex has at least four leaves (Sidorowicz 2007; book lemma 7.2). With two or
/// three he wins whoever starts and passes.
///
/// Alice's first vertex leaves the first three triangles or the last three untouched, with all their leaves: there Bob
/// plays. At most two vertices outside are adjacent to these three triangles, both to the same vertex, and at most one
/// of them has a colour; a move of Alice elsewhere is a pass. Tests play this smaller game: for two and three colours from
/// every such start, with Alice free to give those two vertices any colour and Bob not; for four by a search in which
/// both may colour them, which confirms the published proof but does not replace it.
pub fn chains_of_triangles(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(|asked| asked.rule == Rule::Proper && !asked.connected)?;
    let by = Bilingual {
        en: "three triangles of the chain stay untouched, and with their leaves Bob wins there, by the lemma of Sidorowicz",
        pt: "três triângulos da cadeia ficam intactos e, com suas folhas, Bob vence neles, pelo lema de Sidorowicz",
    };
    let plain = asked.first == Player::Alice && asked.pass != Some(Player::Alice);
    let most = if plain { MOST_COLOURS } else { MOST_COLOURS - 1 };
    let holds = (2..=most).contains(&asked.k) && is_chain(asked.graph);
    holds.then(|| Says::loses_below(MOST_COLOURS + 1, by).about(&asked))?
}

const MOST_COLOURS: usize = 4;
const LEAST_TRIANGLES: usize = 7;
const LEAST_LEAVES: usize = 4;

/// Whether the graph without its leaves is such a chain. Its blocks are then triangles; each has at most
/// two vertices in common with others, and no vertex is in three.
fn is_chain(graph: &Graph) -> bool {
    let inner: Vec<usize> = (0..graph.n()).filter(|&v| graph.degree(v) > 1).collect();
    let leaves = |v: usize| graph.neighbours(v).iter().filter(|&&u| graph.degree(u) == 1).count();
    if inner.len() < 2 * LEAST_TRIANGLES + 1 || inner.iter().any(|&v| leaves(v) < LEAST_LEAVES) {
        return false;
    }
    let isolated = (0..graph.n()).any(|v| graph.degree(v) == 0);
    let chain = induced(graph, &inner);
    let triangles = blocks(&chain).blocks;
    let mut inside = vec![0; chain.n()];
    triangles.iter().flatten().for_each(|&v| inside[v] += 1);
    let shared = |triangle: &Vec<usize>| triangle.iter().filter(|&&v| inside[v] > 1).count();
    !isolated
        && chain.n() == 2 * triangles.len() + 1
        && triangles.iter().all(|triangle| triangle.len() == 3 && shared(triangle) <= 2)
        && inside.iter().all(|&count| count <= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{sidorowicz, union};
    use crate::theory::consult;
    use std::collections::HashMap;

    /// The vertices of three triangles in a chain.
    const VERTICES: usize = 7;

    fn neighbours(v: usize) -> impl Iterator<Item = usize> {
        (0..VERTICES).filter(move |&u| {
            u != v && (0..3).any(|i| (2 * i..2 * i + 3).contains(&u) && (2 * i..2 * i + 3).contains(&v))
        })
    }

    /// What three triangles look like: for each vertex its colour, or 0 with the colours on its other neighbours as bits and
    /// the number of its own leaves that are left; and how many outside neighbours the last vertex still has.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Local {
        colour: [u8; VERTICES],
        seen: [u8; VERTICES],
        leaves: [u8; VERTICES],
        outside: u8,
    }

    impl Local {
        fn new(outside_colour: Option<u8>) -> Local {
            let mut local =
                Local { colour: [0; VERTICES], seen: [0; VERTICES], leaves: [4; VERTICES], outside: 2 };
            if let Some(colour) = outside_colour {
                local.seen[VERTICES - 1] |= 1 << colour;
                local.outside -= 1;
            }
            local
        }

        /// The colours that no neighbour of a vertex has, as bits.
        fn free(&self, v: usize, colours: u8) -> u8 {
            let around = neighbours(v).fold(self.seen[v], |seen, u| seen | 1 << self.colour[u]);
            ((1 << (colours + 1)) - 2) & !around
        }

        /// The positions after every move that matters: a vertex or a leaf of a vertex without a colour gets one.
        fn moves(&self, colours: u8, alice: bool) -> Vec<Local> {
            let mut moves = Vec::new();
            for v in (0..VERTICES).filter(|&v| self.colour[v] == 0) {
                for colour in 1..=colours {
                    if self.free(v, colours) >> colour & 1 == 1 {
                        let mut next = self.clone();
                        (next.colour[v], next.seen[v], next.leaves[v]) = (colour, 0, 0);
                        moves.push(next);
                    }
                    if self.leaves[v] > 0 {
                        let mut next = self.clone();
                        next.leaves[v] -= 1;
                        next.seen[v] |= 1 << colour;
                        moves.push(next);
                    }
                    if alice && v == VERTICES - 1 && self.outside > 0 {
                        let mut next = self.clone();
                        next.outside -= 1;
                        next.seen[v] |= 1 << colour;
                        moves.push(next);
                    }
                }
            }
            moves.dedup();
            moves
        }
    }

    struct Play {
        colours: u8,
        /// For positions with Bob to move, within how many of his moves he is known to win, and not to win.
        known: HashMap<Local, (u32, u32)>,
    }

    impl Play {
        fn stuck(&self, at: &Local) -> bool {
            (0..VERTICES).any(|v| at.colour[v] == 0 && at.free(v, self.colours) == 0)
        }

        /// Whether Bob, who is to move, gets a vertex without a free colour within so many of his moves.
        fn bob_wins(&mut self, at: &Local, moves: u32) -> bool {
            if self.stuck(at) {
                return true;
            }
            let (wins, fails) = self.known.get(at).copied().unwrap_or((u32::MAX, 0));
            if moves == 0 || moves <= fails || moves >= wins {
                return moves > 0 && moves >= wins;
            }
            let won =
                at.moves(self.colours, false).into_iter().any(|next| self.alice_loses(&next, moves - 1));
            let entry = self.known.entry(at.clone()).or_insert((u32::MAX, 0));
            *if won { &mut entry.0 } else { &mut entry.1 } = moves;
            won
        }

        /// The same with Alice to move; her pass is tried first.
        fn alice_loses(&mut self, at: &Local, moves: u32) -> bool {
            self.stuck(at)
                || self.bob_wins(at, moves)
                    && at.moves(self.colours, true).iter().all(|next| self.bob_wins(next, moves))
        }
    }

    #[test]
    fn bob_wins_on_three_untouched_triangles() {
        for colours in 2..=3 {
            let mut play = Play { colours, known: HashMap::new() };
            for start in [None, Some(1)].map(Local::new) {
                assert!((1..=3).any(|moves| play.bob_wins(&start, moves)), "{colours} colours");
            }
        }
    }

    #[test]
    fn the_chains_are_found() {
        assert!(is_chain(&sidorowicz(7)) && is_chain(&sidorowicz(12)));
        assert!(!is_chain(&sidorowicz(6)) && !is_chain(&union(&sidorowicz(7), &sidorowicz(0))));
        for (colours, first, known) in
            [(4, Player::Alice, Some(false)), (3, Player::Bob, Some(true)), (4, Player::Bob, None)]
        {
            let draft =
                Problem::of("coloring").unwrap().key("colors", colours).unwrap().first(first).unwrap();
            assert_eq!(consult(&draft.on(sidorowicz(7)).unwrap()).first_wins, known, "{colours} {first:?}");
        }
    }
}
