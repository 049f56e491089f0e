//! Four colours on forests.

use super::super::{Finding, Strategy};
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem, given_colours};
use crate::graph::Graph;
use crate::graph::classes::is_forest;
use crate::rules::{Bilingual, Player};

/// Alice wins on forests with four colours or more, and the marking game with k = 4 (Faigle, Kern, Kierstead and Trotter
/// 1993; book thm 7.1, ex. 7.2), whoever starts and whoever passes, by the strategy of [`reply`]; also from any
/// partial colouring that this strategy may lead to.
///
/// Taking out the coloured vertices leaves trees, each with some edges to coloured vertices. Alice ensures that when
/// Bob is to move every such tree has at most two. A move of Bob's splits one of them: every new tree keeps some of
/// its edges and gains one to his vertex, so that at most one has three. There the three ends have a vertex in the
/// middle, on the path between any two, and colouring that leaves one old edge in each tree. If none has three, any
/// tree with one or none may be split anywhere, and one with two at a vertex where an edge arrives, since the path to
/// the other goes through it. So an uncoloured vertex never has more than three coloured neighbours.
pub fn four(problem: &Problem) -> Option<Finding> {
    let asked = Asked::begun(problem).filter(|asked| asked.may_use(4) && is_forest(asked.graph))?;
    let colours = given_colours(problem)?;
    let coloured: Vec<bool> = colours.iter().map(|&colour| colour != 0).collect();
    let alice_next = asked.first == Player::Alice;
    if !is_safe(asked.graph, &coloured, alice_next) {
        return None;
    }
    let by = match asked.rule {
        Rule::Marking => Bilingual {
            en: "a forest has marking number at most 4",
            pt: "uma floresta tem número de marcação no máximo 4",
        },
        _ => {
            Bilingual { en: "four colours are enough on a forest", pt: "quatro cores bastam em uma floresta" }
        }
    };
    let finding = Says::wins_from(4, by).about(&asked)?;
    let next = reply(asked.graph, &coloured).filter(|_| alice_next);
    let now = next.and_then(|(_, v)| asked.colouring(v, &colours));
    Some(finding.with_strategy(strategy(asked.rule, next.map(|(rule, _)| rule)).now(now)))
}

/// The rules in words, and which of them applies now.
fn strategy(rule: Rule, now: Option<Reply>) -> Strategy {
    let (en, pt) = match rule {
        Rule::Marking => (["marks", "marked"], ["marca", "marcados"]),
        _ => (["colours", "coloured"], ["colore", "coloridos"]),
    };
    let ([does, done], [faz, feitos]) = (en, pt);
    let feito = feitos.trim_end_matches('s');
    let strategy = Strategy::new(
        format!(
            "Alice follows three rules, so that no vertex that is not {done} ever has more than three {done} neighbours. R1: if three paths to {done} vertices meet at a vertex that is not {done}, she {does} that one. R2: otherwise she {does} a vertex between two {done} ones. R3: otherwise one next to a {done} vertex, or anywhere if none is {done} in its tree."
        ),
        format!(
            "Alice segue três regras, de modo que nenhum vértice não {feito} chega a ter mais de três vizinhos {feitos}. R1: se três caminhos até vértices {feitos} se encontram em um vértice não {feito}, ela o {faz}. R2: senão, ela {faz} um vértice entre dois {feitos}. R3: senão, um vizinho de um vértice {feito}, ou um vértice qualquer de uma árvore sem nenhum {feito}."
        ),
    );
    match now {
        Some(Reply::Meeting) => strategy.adding("Here rule R1 applies.", "Aqui vale a regra R1."),
        Some(Reply::Between) => strategy.adding("Here rule R2 applies.", "Aqui vale a regra R2."),
        Some(Reply::Beside) => strategy.adding("Here rule R3 applies.", "Aqui vale a regra R3."),
        None => strategy,
    }
}

/// Which rule Alice follows (book thm 7.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reply {
    /// R3: the tree has at most one edge to coloured vertices.
    Beside,
    /// R2: it has two.
    Between,
    /// R1: it has three.
    Meeting,
}

/// Whether the trees of uncoloured vertices have few enough edges to coloured ones: at most two each, and where Alice is next
/// one of them at most three.
fn is_safe(forest: &Graph, coloured: &[bool], alice_next: bool) -> bool {
    let mut many = trees(forest, coloured).into_iter().map(|tree| tree.ends.len()).filter(|&ends| ends > 2);
    match many.next() {
        None => true,
        Some(most) => alice_next && most == 3 && many.next().is_none(),
    }
}

/// The vertex that Alice should colour next, with any colour that it may have, and by which rule: see `four` for the
/// proof. It depends only on which vertices of the forest are coloured. `None` if all are. O(n).
fn reply(forest: &Graph, coloured: &[bool]) -> Option<(Reply, usize)> {
    let choice = |tree: Tree| match tree.ends.len() {
        0 => (Reply::Beside, tree.order[0].0),
        1 => (Reply::Beside, tree.ends[0]),
        2 => (Reply::Between, tree.ends[0]),
        _ => (Reply::Meeting, tree.middle()),
    };
    let mut best: Option<(Reply, usize)> = None;
    for (rule, v) in trees(forest, coloured).into_iter().map(choice) {
        if best.is_none_or(|(other, _)| rule > other) {
            best = Some((rule, v));
        }
    }
    best
}

/// The trees of uncoloured vertices, in order of their least vertices.
fn trees(forest: &Graph, coloured: &[bool]) -> Vec<Tree> {
    let (mut seen, mut trees) = (coloured.to_vec(), Vec::new());
    for root in 0..forest.n() {
        if !seen[root] {
            trees.push(Tree::grow(forest, coloured, &mut seen, root));
        }
    }
    trees
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
            let marks: Vec<bool> = (0..n).map(is).collect();
            assert!(is_safe(forest, &marks, true), "{forest:?} with {coloured:b}");
            let (_, v) = reply(forest, &marks).unwrap();
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
