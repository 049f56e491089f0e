//! Vertices that are interchangeable.

use crate::graph::Set;

/// Classes of twins: vertices with the same neighbours, or the same except for each other. Exchanging two is a symmetry
/// of the graph, and two that are uncoloured have the same colours around them: it does not matter which of them is
/// coloured, only how many are left.
pub struct Twins<const W: usize>(Vec<Set<W>>);

impl<const W: usize> Twins<W> {
    /// The classes with two vertices or more, by the neighbours of each vertex.
    pub fn of(rows: &[Set<W>]) -> Twins<W> {
        let closed: Vec<Set<W>> = rows.iter().enumerate().map(|(v, row)| row.with(v)).collect();
        let classes = [rows, &closed].into_iter().flat_map(|rows| {
            let like =
                move |v: usize| (0..rows.len()).filter(move |&u| rows[u] == rows[v]).collect::<Set<W>>();
            (0..rows.len()).map(like).enumerate().filter(|(v, class)| class.first() == Some(*v))
        });
        Twins(classes.map(|(_, class)| class).filter(|class| class.len() > 1).collect())
    }

    /// Moves the uncoloured vertices of each class to its beginning, in the same way in all sets. The first set
    /// contains all vertices that matter, and each set contains all of these in a class or none.
    pub fn gather(&self, sets: &mut [Set<W>]) {
        for class in &self.0 {
            let here = sets.first().map_or(Set::EMPTY, |all| *all & *class);
            let first: Set<W> = class.iter().take(here.len()).collect();
            if first != here {
                for set in sets.iter_mut().filter(|set| set.meets(&here)) {
                    *set = set.minus(&here) | first;
                }
            }
        }
    }

    /// The vertices of a set, but only the first of each class.
    pub fn one_of_each(&self, set: Set<W>) -> Set<W> {
        self.0.iter().fold(set, |all, class| {
            let here = all & *class;
            here.first().map_or(all, |first| all.minus(&here.without(first)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::{complete, complete_multipartite, path};

    #[test]
    fn twins_of_small_graphs() {
        // A star: its leaves. A complete graph: all. A path on four vertices: none.
        let star = complete_multipartite(&[1, 3]);
        for (graph, classes) in
            [(star, vec![vec![1, 2, 3]]), (complete(3), vec![vec![0, 1, 2]]), (path(4), vec![])]
        {
            let twins = Twins::<1>::of(&graph.rows());
            let found: Vec<Vec<usize>> = twins.0.iter().map(|class| class.iter().collect()).collect();
            assert_eq!(found, classes);
        }
    }

    #[test]
    fn twins_are_gathered() {
        let set = |vertices: &[usize]| vertices.iter().copied().collect::<Set<1>>();
        let twins = Twins(vec![set(&[0, 2, 4])]);
        let mut sets = [set(&[1, 2, 4]), set(&[2, 4]), set(&[1])];
        twins.gather(&mut sets);
        assert_eq!(sets, [set(&[0, 1, 2]), set(&[0, 2]), set(&[1])]);
        assert_eq!(twins.one_of_each(set(&[1, 2, 4])), set(&[1, 2]));
    }
}
