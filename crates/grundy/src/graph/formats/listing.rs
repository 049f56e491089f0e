//! What formats with names read: vertices by name in order of appearance, and the lines between them.

use super::room;
use crate::graph::size::Size;
use crate::graph::{Edge, Graph};
use crate::text::ParseError;
use std::collections::HashMap;

/// The vertices and lines read so far.
#[derive(Default)]
pub struct Listing {
    names: Vec<String>,
    index: HashMap<String, usize>,
    edges: Vec<Edge>,
}

impl Listing {
    /// The vertex of that name, which is new if it was not named before.
    pub fn vertex(&mut self, at: usize, name: &str) -> Result<usize, ParseError> {
        if let Some(&v) = self.index.get(name) {
            return Ok(v);
        }
        let v = self.names.len();
        Size::new(v as u64 + 1, 0).check_written().map_err(|message| ParseError::new(at, message))?;
        self.index.insert(name.to_string(), v);
        self.names.push(name.to_string());
        Ok(v)
    }

    /// The vertex of that name, if it was named before.
    pub fn known(&self, name: &str) -> Option<usize> {
        self.index.get(name).copied()
    }

    /// Gives a vertex another name for people; the one that it was read by stays the one that lines use.
    pub fn rename(&mut self, v: usize, name: String) {
        self.names[v] = name;
    }

    /// Adds a line.
    pub fn line(&mut self, at: usize, edge: Edge) -> Result<(), ParseError> {
        room(at, self.edges.len())?;
        self.edges.push(edge);
        Ok(())
    }

    /// The graph. If every name is a whole number, and together they are 0..n-1, vertices get these numbers; otherwise they
    /// are numbered in order of appearance and keep their names.
    pub fn graph(self) -> Graph {
        let Listing { names, edges, .. } = self;
        let n = names.len();
        let number = |name: &String| name.parse().ok().filter(|v: &usize| *v < n && v.to_string() == *name);
        let numbers: Option<Vec<usize>> = names.iter().map(number).collect();
        match numbers.filter(|numbers| is_permutation(numbers)) {
            None => Graph::new(n, edges).with_names(names.into_iter().map(Some)),
            Some(number) => {
                let renumbered = edges.into_iter().map(|e| Edge { u: number[e.u], v: number[e.v], ..e });
                Graph::new(n, renumbered.collect())
            }
        }
    }
}

/// Whether n numbers below n are all different: names that were given later may repeat.
fn is_permutation(numbers: &[usize]) -> bool {
    let mut seen = vec![false; numbers.len()];
    numbers.iter().all(|&v| !std::mem::replace(&mut seen[v], true))
}
