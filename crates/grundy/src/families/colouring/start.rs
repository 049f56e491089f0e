//! Partial colourings, as listed by `start`.

use super::{Few, Rule};
use crate::families::{Problem, Refusal};
use crate::graph::Graph;

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
        let fault = |expected: String| Refusal::key("start", format!("'{text}': expected {expected}"));
        let (vertex, colour) = match rule {
            Rule::Marking => (text.as_str(), "1"),
            _ => text.split_once(':').ok_or_else(|| fault("vertex:colour, such as 3:1".into()))?,
        };
        let v = vertex.trim().parse().ok().filter(|&v: &usize| v < graph.n());
        let v = v.ok_or_else(|| fault(vertices(graph)))?;
        let most = if rule == Rule::Marking { 1 } else { colours };
        let colour = colour.trim().parse().ok().filter(|colour: &usize| (1..=most).contains(colour));
        let colour = colour.ok_or_else(|| fault(format!("a colour from 1 to {most}")))?;
        if at[v] != 0 {
            return Err(Refusal::key("start", format!("'{text}': vertex {v} is listed twice")));
        }
        at[v] = colour;
    }
    match broken(graph, &at, rule, connected) {
        Some(message) => Err(Refusal::key("start", message)),
        None => Ok(at.into_iter().enumerate().filter(|&(_, colour)| colour != 0).collect()),
    }
}

fn vertices(graph: &Graph) -> String {
    match graph.n() {
        0 => "nothing, since the graph has no vertices".into(),
        n => format!("a vertex from 0 to {}", n - 1),
    }
}

/// The rule that the colouring breaks, if any.
fn broken(graph: &Graph, at: &[usize], rule: Rule, connected: bool) -> Option<String> {
    let inside: Vec<(usize, usize)> =
        graph.simple_edges().into_iter().filter(|&(u, v)| at[u] != 0 && at[v] != 0).collect();
    if rule != Rule::Marking
        && let Some((u, v)) = inside.iter().find(|&&(u, v)| at[u] == at[v])
    {
        return Some(format!("the neighbours {u} and {v} have the same colour"));
    }
    if rule == Rule::Harmonious {
        let pair = |&(u, v): &(usize, usize)| (at[u].min(at[v]), at[u].max(at[v]));
        let repeated = (0..inside.len()).find(|&i| inside[..i].iter().any(|e| pair(e) == pair(&inside[i])));
        if let Some((u, v)) = repeated.map(|i| inside[i]) {
            return Some(format!("the edge {u}-{v} has the colours of another edge"));
        }
    }
    (connected && !induces_connected(graph, at)).then(|| "the coloured vertices are not connected".into())
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
