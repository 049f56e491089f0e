//! Labels on the elements of a board, and what they mean.

use super::Words;

/// Labels on elements of a board: weights, numbers of pairs, trees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// What the labels mean, as a sentence.
    pub caption: Words,
    /// Elements by their numbers, each with its label.
    pub labels: Vec<(usize, String)>,
    /// Whether these are all vertices of the board, and not only those that can be chosen.
    pub of_vertices: bool,
}

impl Chart {
    /// A chart of groups, which are numbered from 1.
    pub fn of_groups<'a>(caption: Words, groups: impl IntoIterator<Item = &'a [usize]>) -> Chart {
        let numbered = groups.into_iter().enumerate();
        let labels = numbered.flat_map(|(i, group)| group.iter().map(move |&v| (v, (i + 1).to_string())));
        Chart { caption, labels: labels.collect(), of_vertices: false }
    }
}
