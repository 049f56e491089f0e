//! Partial colourings, as listed by `start`.

use super::{Few, Rule};
use crate::families::{Problem, Refusal};
use crate::graph::Graph;
use crate::rules::Words;

/// The colouring that `start` gives: `vertex:colour` for each coloured vertex, or just the vertex where there is only
/// one mark. The rules must allow it; under the greedy rule it need not be reachable by greedy moves.
pub fn read(
    problem: &Problem,
    rule: Rule,
    connected: bool,
    colours: usize,
) -> Result<Vec<(usize, usize)>, Refusal> {
    let graph = problem.graph();
    let mut at = vec![0; graph.n()];
    for text in &problem.start {
        let fault = |expected: Words| {
            Refusal::key("start", words!("'{text}': expected {}", "'{text}': esperava-se {}"; expected))
        };
        let (vertex, colour) = match rule {
            Rule::Marking => (text.as_str(), "1"),
            _ => text
                .rsplit_once(':')
                .ok_or_else(|| fault(words!("vertex:colour, such as 3:1", "vértice:cor, como 3:1")))?,
        };
        let v = graph.read_vertex(vertex);
        let v = v.ok_or_else(|| {
            Refusal::key("start", words!("'{text}': {}", "'{text}': {}"; graph.expected_vertex(vertex)))
        })?;
        let most = if rule == Rule::Marking { 1 } else { colours };
        let colour = colour.trim().parse().ok().filter(|colour: &usize| (1..=most).contains(colour));
        let colour =
            colour.ok_or_else(|| fault(words!("a colour from 1 to {most}", "uma cor de 1 a {most}")))?;
        if at[v] != 0 {
            let twice =
                words!("'{text}': this vertex is listed twice", "'{text}': este vértice aparece duas vezes");
            return Err(Refusal::key("start", twice));
        }
        at[v] = colour;
    }
    match broken(graph, &at, rule, connected) {
        Some(message) => Err(Refusal::key("start", message)),
        None => Ok(at.into_iter().enumerate().filter(|&(_, colour)| colour != 0).collect()),
    }
}

/// The rule that the colouring breaks, if any.
fn broken(graph: &Graph, at: &[usize], rule: Rule, connected: bool) -> Option<Words> {
    let inside: Vec<(usize, usize)> =
        graph.simple_edges().into_iter().filter(|&(u, v)| at[u] != 0 && at[v] != 0).collect();
    if rule != Rule::Marking
        && let Some((u, v)) = inside.iter().find(|&&(u, v)| at[u] == at[v])
    {
        let [u, v] = [*u, *v].map(|v| graph.vertex_text(v));
        return Some(words!(
            "the neighbours {u} and {v} have the same colour",
            "os vizinhos {u} e {v} têm a mesma cor"
        ));
    }
    if rule == Rule::Harmonious {
        let pair = |&(u, v): &(usize, usize)| (at[u].min(at[v]), at[u].max(at[v]));
        let repeated = (0..inside.len()).find(|&i| inside[..i].iter().any(|e| pair(e) == pair(&inside[i])));
        if let Some((u, v)) = repeated.map(|i| inside[i]) {
            return Some(words!(
                "the edge {} has the colours of another edge",
                "a aresta {} tem as cores de outra aresta",
                graph.edge_text(u, v)
            ));
        }
    }
    (connected && !induces_connected(graph, at))
        .then(|| words!("the coloured vertices are not connected", "os vértices coloridos não são conexos"))
}

/// Whether the coloured vertices induce a connected graph.
fn induces_connected(graph: &Graph, at: &[usize]) -> bool {
    let coloured: Few = (0..at.len()).filter(|&v| at[v] != 0).collect();
    let mut reached: Few = coloured.first().into_iter().collect();
    let mut stack: Vec<usize> = reached.iter().collect();
    while let Some(v) = stack.pop() {
        for &u in graph.neighbours(v).iter().filter(|&&u| coloured.contains(u)) {
            if !reached.contains(u) {
                reached.insert(u);
                stack.push(u);
            }
        }
    }
    reached == coloured
}
