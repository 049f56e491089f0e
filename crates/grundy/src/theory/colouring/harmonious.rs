//! Harmonious colourings: when no number of colours is enough, and how many there must be.

use super::super::{Bound, Finding};
use super::asked::Asked;
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::rules::{Bilingual, Convention, Player, Words};

/// If Alice begins at a vertex that is not adjacent to all of its component, some vertex is at distance two from it, and
/// Bob gives it the same colour: a common neighbour can then never be coloured. So unless some vertex is adjacent to all
/// others of its component, Bob wins, whatever the number of colours. Alice must not be able to pass.
pub fn no_hub(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    let begins = asked.first == Player::Alice && asked.pass != Some(Player::Alice);
    let classic = asked.rule == Rule::Harmonious && asked.convention == Convention::Objective && asked.every;
    let by = Bilingual {
        en: "Bob repeats the colour of Alice's first vertex at distance two, and a common neighbour can never be coloured",
        pt: "Bob repete a cor do primeiro vértice de Alice a distância dois, e um vizinho comum nunca poderá ser colorido",
    };
    let graph = asked.graph;
    let has_hub = |part: &Vec<usize>| part.iter().any(|&v| graph.degree(v) + 1 == part.len());
    let none = graph.n() > 0 && !components(graph).iter().any(has_hub);
    (begins && classic && none).then(|| Finding::winner(false, by))
}

/// The game needs as many colours as a harmonious colouring: a vertex and its neighbours all differ, and no two edges have
/// the same pair of colours.
pub fn colours_needed(graph: &Graph) -> Option<Bound> {
    let degree = (0..graph.n()).map(|v| graph.degree(v)).max()?;
    let edges = graph.simple_edges().len();
    let pairs = (1..).find(|k: &usize| k * (k - 1) / 2 >= edges)?;
    let by = Words {
        en: format!("a vertex has {degree} neighbours, and {edges} edges need as many pairs of colours"),
        pt: format!(
            "um vértice tem {degree} vizinhos, e {edges} arestas exigem outros tantos pares de cores"
        ),
    };
    Some(Bound { least: Some((degree + 1).max(pairs) as u64), most: None, by })
}
