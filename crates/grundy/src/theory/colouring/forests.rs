//! Four colours on forests.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::Graph;
use crate::graph::classes::is_forest;
use crate::rules::Bilingual;

/// Alice wins on forests with four colours or more, and the marking game with k = 4 (Faigle, Kern, Kierstead and Trotter
/// 1993; book thm 7.1, ex. 7.2), whoever starts and whoever passes, by the strategy of [`reply`].
///
/// Taking out the coloured vertices leaves trees, each with some edges to coloured vertices. Alice ensures that when
/// Bob is to move every such tree has at most two. A move of Bob's splits one of them: every new tree keeps some of
/// its edges and gains one to his vertex, so that at most one has three. There the three ends have a vertex in the
/// middle, on the path between any two, and colouring that leaves one old edge in each tree. If none has three, any
/// tree with one or none may be split anywhere, and one with two at a vertex where an edge arrives, since the path to
/// the other goes through it. So an uncoloured vertex never has more than three coloured neighbours.
pub fn four(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(|asked| asked.may_use(4))?;
    let by = match asked.rule {
        Rule::Marking => Bilingual {
            en: "a forest has marking number at most 4",
            pt: "uma floresta tem número de marcação no máximo 4",
        },
        _ => {
            Bilingual { en: "four colours are enough on a forest", pt: "quatro cores bastam em uma floresta" }
        }
    };
    is_forest(asked.graph).then(|| Says::wins_from(4, by).about(&asked))?
}

/// The vertex that Alice should colour next, with any colour that it may have: see `four` for the proof. It depends
/// only on which vertices of the forest are coloured. `None` if all are. O(n).
pub fn reply(forest: &Graph, coloured: &[bool]) -> Option<usize> {
    let mut seen = coloured.to_vec();
    let mut quiet = None;
    for root in 0..forest.n() {
        if seen[root] {
            continue;
        }
        let tree = Tree::grow(forest, coloured, &mut seen, root);
        if tree.ends.len() > 2 {
            return Some(tree.middle());
        }
        quiet = quiet.or(Some(tree.ends.first().copied().unwrap_or(root)));
    }
    quiet
}

/// A tree of uncoloured vertices.
struct Tree {
    /// Its vertices, each with its parent, from the root on.
    order: Vec<(usize, usize)>,
    /// For each edge to a coloured vertex the vertex where it arrives.
    ends: Vec<usize>,
}

impl Tree {
    fn grow(forest: &Graph, coloured: &[bool], seen: &mut [bool], root: usize) -> Tree {
        let mut tree = Tree { order: vec![(root, root)], ends: Vec::new() };
        seen[root] = true;
        let mut next = 0;
        while let Some(&(v, _)) = tree.order.get(next) {
            next += 1;
            for &u in forest.neighbours(v) {
                if coloured[u] {
                    tree.ends.push(v);
                } else if !std::mem::replace(&mut seen[u], true) {
                    tree.order.push((u, v));
                }
            }
        }
        tree
    }

    /// The vertex on the paths between any two of the first three ends: the one farthest from the root below which there
    /// are two of them, or the root.
    fn middle(&self) -> usize {
        let mut below = std::collections::HashMap::new();
        for &end in self.ends.iter().take(3) {
            *below.entry(end).or_insert(0) += 1;
        }
        for &(v, parent) in self.order.iter().rev() {
            let count = below.get(&v).copied().unwrap_or(0);
            if count >= 2 || v == parent {
                return v;
            }
            *below.entry(parent).or_insert(0) += count;
        }
        self.order[0].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use std::collections::HashSet;

    /// Whatever Bob does, a pass included, no uncoloured vertex gets four coloured neighbours.
    fn holds(forest: &Graph, coloured: u32, bobs: bool, known: &mut HashSet<(u32, bool)>) {
        let n = forest.n();
        let is = |v: usize| coloured >> v & 1 == 1;
        if coloured == (1 << n) - 1 || !known.insert((coloured, bobs)) {
            return;
        }
        for v in (0..n).filter(|&v| !is(v)) {
            let around = forest.neighbours(v).iter().filter(|&&u| is(u)).count();
            assert!(around <= 3, "{v} in {forest:?} with {coloured:b}");
        }
        if bobs {
            holds(forest, coloured, false, known);
            (0..n).filter(|&v| !is(v)).for_each(|v| holds(forest, coloured | 1 << v, false, known));
        } else {
            let v = reply(forest, &(0..n).map(is).collect::<Vec<_>>()).unwrap();
            assert!(!is(v));
            holds(forest, coloured | 1 << v, true, known);
        }
    }

    #[test]
    fn the_strategy_against_every_bob() {
        let mut forests = 0;
        for forest in (1..=8).flat_map(all_graphs).filter(is_forest) {
            holds(&forest, 0, false, &mut HashSet::new());
            holds(&forest, 0, true, &mut HashSet::new());
            forests += 1;
        }
        // OEIS A005195, from 1 to 8.
        assert_eq!(forests, 1 + 2 + 3 + 6 + 10 + 20 + 37 + 76);
        let parents: Vec<usize> = (1..14).map(|v| (v - 1) / 3).collect();
        let tree = crate::graph::families::tree(&parents).unwrap();
        holds(&tree, 0, true, &mut HashSet::new());
    }
}
