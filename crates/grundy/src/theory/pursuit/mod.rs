//! Cops and robber: what graphs say about the cop number.

mod bounds;
mod hunters;
mod shadow;

use super::Finding;
use super::bounds::Bound;
use crate::games::{KeyInfo, Problem};
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::graph::pursuit::{Dismantling, dismantle};
use crate::rules::{Chart, Player, Words};
use bounds::{COP_BOUNDS, CopBound};
pub use hunters::one_hunter;

/// The graph and the number of cops of a problem without variants, where both sides choose their starts.
fn plain(problem: &Problem) -> Option<(&Graph, u64)> {
    usual(problem).filter(|_| problem.start.is_empty())
}

/// The same where cops and robber may stand somewhere already.
fn usual(problem: &Problem) -> Option<(&Graph, u64)> {
    let usual = |key: &&KeyInfo| key.name == "k" || problem.get(key.name) == Some(key.default);
    let plain = problem.terms.labels.is_none() && problem.terms.pass.is_none();
    let graph = problem.as_graph().filter(|graph| fits(graph))?;
    let all = problem.entry.keys.iter().filter(usual).count() == problem.entry.keys.len();
    (plain && all).then(|| (graph, problem.number("k")))
}

/// Larger graphs are not looked at.
const MOST_VERTICES: usize = 5000;

fn fits(graph: &Graph) -> bool {
    (1..=MOST_VERTICES).contains(&graph.n()) && !graph.is_directed()
}

/// The parts of a graph after corners are removed: the robber stays in one part,
/// so that the cops needed for each add up, and a corner does not change how many are needed.
fn cores(graph: &Graph) -> Vec<Part> {
    let part = |part: Vec<usize>| {
        let whole = induced(graph, &part);
        let core = dismantle(&whole).core;
        let names: Vec<usize> = core.iter().map(|&v| part[v]).collect();
        Part::new(induced(&whole, &core), names, core.len() < part.len())
    };
    components(graph).into_iter().map(part).collect()
}

/// The graph that some vertices induce. They go by their names or numbers in the whole graph.
fn induced(graph: &Graph, vertices: &[usize]) -> Graph {
    let mut place = vec![None; graph.n()];
    vertices.iter().enumerate().for_each(|(i, &v)| place[v] = Some(i));
    let edges = graph.simple_edges().into_iter().filter_map(|(u, v)| Some((place[u]?, place[v]?)));
    let names = vertices.iter().map(|&v| Some(graph.names().shown(v)));
    Graph::undirected(vertices.len(), edges.collect::<Vec<_>>()).with_names(names)
}

/// The largest core that is listed.
const MOST_LISTED: usize = 20;

/// A longer order is cut short.
const MOST_IN_ORDER: usize = 30;

/// One cop wins where corners can be removed until one vertex is left; the order is the argument, and how to play.
pub fn dismantling(problem: &Problem) -> Option<Finding> {
    let (graph, k) = usual(problem)?;
    let found = dismantle(graph);
    let parts = components(graph).len();
    let cop_win = found.core.len() == parts;
    // With one part a single cop wins from everywhere, since he can go to any vertex first. In mid-play it may be the turn of a
    // robber who has not chosen his vertex yet.
    let standing = matches!((problem.start.len(), problem.terms.first), (0 | 2, _) | (1, Player::Bob))
        && problem.start_vertices().is_ok();
    let anywhere = cop_win && parts == 1 && k == 1 && standing;
    if !problem.start.is_empty() && !anywhere || !cop_win && k != 1 {
        return None;
    }
    let wins = cop_win && k >= parts as u64;
    let words = dismantling_words(graph, &found, cop_win, parts);
    let winner = if wins { Player::Alice } else { Player::Bob };
    let finding = Finding {
        charts: vec![corner_chart(&found.corners, &found.core)],
        ..Finding::winner(winner == problem.terms.first, words)
    };
    match anywhere {
        true => Some(finding.with_strategy(shadow::strategy(problem, graph, &found))),
        false => Some(finding),
    }
}

fn dismantling_words(graph: &Graph, found: &Dismantling, cop_win: bool, parts: usize) -> Words {
    let corners =
        found.corners.iter().map(|&(v, u)| format!("{}→{}", graph.vertex_text(v), graph.vertex_text(u)));
    let last = found.core.iter().map(|&v| graph.vertex_text(v));
    let order = listed(corners.chain(last).collect());
    let core = match found.core.len() {
        ..=MOST_LISTED => listed(found.core.iter().map(|&v| graph.vertex_text(v)).collect()),
        more => format!("{more} vertices"),
    };
    match (cop_win, parts) {
        (true, 1) => Words {
            en: format!(
                "cop-win: the vertices can be removed as corners, each with a neighbour that dominates it, in the order {order}"
            ),
            pt: format!(
                "basta um policial: os vértices podem ser retirados como cantos, cada um com um vizinho que o domina, na ordem {order}"
            ),
        },
        (true, _) => Words {
            en: format!(
                "{parts} parts, each of which needs one cop, so that {parts} are needed: corners in the order {order}"
            ),
            pt: format!(
                "{parts} partes, cada uma das quais exige um policial, de modo que são necessários {parts}: cantos na ordem {order}"
            ),
        },
        (false, _) => Words {
            en: format!("not cop-win: once corners are removed, {core} remain"),
            pt: format!(
                "não basta um policial: retirados os cantos, restam {}",
                core.replace("vertices", "vértices")
            ),
        },
    }
}

/// The vertices of an order, or the first ones and the last one.
fn listed(vertices: Vec<String>) -> String {
    match &vertices[..] {
        [first @ .., last] if first.len() > MOST_IN_ORDER => {
            format!("{}, …, {last}", first[..MOST_IN_ORDER].join(", "))
        }
        all => all.join(", "),
    }
}

/// When each corner is removed, and the vertices that remain.
fn corner_chart(corners: &[(usize, usize)], core: &[usize]) -> Chart {
    let numbered = corners.iter().enumerate().map(|(i, &(v, _))| (v, (i + 1).to_string()));
    let left = core.iter().map(|&v| (v, "•".to_string()));
    Chart {
        caption: Words {
            en: "When each corner is removed; • remain.".into(),
            pt: "Quando cada canto é retirado; • restam.".into(),
        },
        labels: numbered.chain(left).collect(),
        of_vertices: true,
    }
}

/// Bounds on the cop number that decide for this number of cops.
pub fn bounded(problem: &Problem) -> Option<Finding> {
    let (graph, k) = plain(problem)?;
    let total = Total::of(graph, |total| total.least > k || total.most.is_some_and(|most| most <= k));
    let wins = match (total.least > k, total.most.is_some_and(|most| most <= k)) {
        (false, false) => return Some(Finding { known: Some(total.described()), ..Finding::default() }),
        (lost, _) => !lost,
    };
    let words = if wins { total.above } else { total.below };
    Some(Finding { charts: if wins { total.charts } else { Vec::new() }, ..Finding::winner(wins, words) })
}

/// What is known of the cop number of a graph.
pub fn cop_number_bounds(graph: &Graph) -> Option<Bound> {
    if !fits(graph) {
        return None;
    }
    let total = Total::of(graph, |_| false);
    Some(Bound { least: Some(total.least), most: total.most, by: total.described() })
}

/// Bounds of all parts, added up.
struct Total {
    least: u64,
    most: Option<u64>,
    below: Words,
    above: Words,
    charts: Vec<Chart>,
}

impl Total {
    /// Tries bounds on each part until `enough` holds for what is known of all.
    fn of(graph: &Graph, enough: impl Fn(&Total) -> bool) -> Total {
        let mut parts: Vec<Part> = cores(graph);
        let mut total = Total::sum(&parts);
        for bound in COP_BOUNDS {
            if enough(&total) {
                break;
            }
            parts.iter_mut().for_each(|part| part.try_bound(bound));
            total = Total::sum(&parts);
        }
        total
    }

    /// Both bounds in words.
    fn described(&self) -> Words {
        let both = |below: &String, above: &String| {
            let mut texts = vec![below.as_str(), above.as_str()];
            texts.retain(|text| !text.is_empty());
            texts.dedup();
            texts.join("; ")
        };
        Words { en: both(&self.below.en, &self.above.en), pt: both(&self.below.pt, &self.above.pt) }
    }

    fn sum(parts: &[Part]) -> Total {
        let join = |pick: fn(&Part) -> &Words, text: fn(&Words) -> &String| {
            let mut all: Vec<&str> = parts.iter().map(|part| text(pick(part)).as_str()).collect();
            all.retain(|text| !text.is_empty());
            all.dedup();
            all.join("; ")
        };
        let words = |pick: fn(&Part) -> &Words| Words {
            en: join(pick, |words| &words.en),
            pt: join(pick, |words| &words.pt),
        };
        let least = parts.iter().map(|part| part.least).sum();
        let most: Option<u64> = parts.iter().map(|part| part.most).sum();
        let (mut below, mut above) = (words(|part| &part.below), words(|part| &part.above));
        if parts.len() > 1 {
            let n = parts.len();
            below = words!(
                "at least {least} in all, over {n} parts ({})",
                "pelo menos {least} no total de {n} partes ({})"; below
            );
            above = match most {
                Some(most) => words!(
                    "at most {most} in all, over {n} parts ({})",
                    "no máximo {most} no total de {n} partes ({})"; above
                ),
                None => Words::default(),
            };
        }
        Total {
            least,
            most,
            below,
            above,
            charts: parts.iter().filter_map(|part| part.chart.clone()).collect(),
        }
    }
}

/// A part of a graph without corners, and the best bounds on its cop number so far.
struct Part {
    core: Graph,
    /// The names of its vertices in the whole graph.
    names: Vec<usize>,
    /// Whether corners have been removed.
    trimmed: bool,
    least: u64,
    most: Option<u64>,
    below: Words,
    above: Words,
    chart: Option<Chart>,
}

impl Part {
    fn new(core: Graph, names: Vec<usize>, trimmed: bool) -> Part {
        let (least, most) = if core.n() == 1 { (1, Some(1)) } else { (2, None) };
        let words = match core.n() {
            1 => Words {
                en: "cop-win: all vertices but one can be removed as corners".into(),
                pt: "basta um policial: todos os vértices menos um podem ser retirados como cantos".into(),
            },
            _ => Words {
                en: "at least 2: not all vertices can be removed as corners".into(),
                pt: "pelo menos 2: nem todos os vértices podem ser retirados como cantos".into(),
            },
        };
        let above = if core.n() == 1 { words.clone() } else { Words::default() };
        Part { core, names, trimmed, least, most, below: words, above, chart: None }
    }

    fn try_bound(&mut self, bound: &CopBound) {
        if self.most == Some(self.least) || self.most.is_some_and(|most| most <= bound.best) {
            return;
        }
        let Some(mut found) = (bound.apply)(&self.core) else { return };
        if self.trimmed {
            found.by.en += ", once corners are removed";
            found.by.pt += ", retirados os cantos";
        }
        if let Some(least) = found.least.filter(|&least| least > self.least) {
            (self.least, self.below) = (least, found.by.clone());
        }
        if let Some(most) = found.most.filter(|&most| self.most.is_none_or(|known| most < known)) {
            (self.most, self.above) = (Some(most), found.by);
            self.chart = found.chart.map(|chart| self.renamed(chart));
        }
    }

    fn renamed(&self, mut chart: Chart) -> Chart {
        if self.trimmed {
            chart.caption.en += " Corners that are removed have no number.";
            chart.caption.pt += " Os cantos retirados não têm número.";
        }
        let labels = chart.labels.into_iter().map(|(v, label)| (self.names[v], label)).collect();
        Chart { labels, ..chart }
    }
}

/// Every bound on cop numbers, by name and source.
pub fn cop_bound_sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    COP_BOUNDS.iter().map(|bound| (bound.id, bound.source))
}

#[cfg(test)]
mod tests;
