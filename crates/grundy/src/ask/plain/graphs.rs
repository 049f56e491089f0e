//! Numbers of graphs that the graph layer finds: alpha, omega, chi, nu, Delta, col, girth, diam, tw.

use super::{Argument, Known, SEARCH};
use crate::graph::Graph;
use crate::graph::classes::{
    self, Between, chromatic_number_while, clique_number_while, is_bipartite, treewidth_while,
};
use crate::graph::distance::{self, components};
use crate::graph::families::{complement, induced};
use crate::graph::matching::matching_number_while;
use crate::rules::Bilingual;
use crate::solve::{Meter, StopReason};

const BLOSSOMS: Bilingual =
    Bilingual { en: "Edmonds' blossom algorithm (1965)", pt: "algoritmo das flores de Edmonds (1965)" };

const COUNTING: Bilingual = Bilingual { en: "counting", pt: "contagem" };
const BREADTH_FIRST: Bilingual = Bilingual { en: "breadth-first search", pt: "busca em largura" };
const LEAST_DEGREE: Bilingual = Bilingual {
    en: "removing a vertex of least degree (Matula and Beck 1983)",
    pt: "remoção de um vértice de menor grau (Matula e Beck 1983)",
};

/// Larger graphs have no distances found.
const MOST_FOR_DISTANCES: usize = 20_000;

/// Larger components have no complement made.
const MOST_VERTICES: usize = 256;

/// omega: the vertices of a largest clique.
pub fn clique(argument: &Argument, meter: &Meter) -> Known {
    Known::between(clique_number_while(&argument.graph, &mut steps(meter)), meter, SEARCH)
}

/// chi: the least number of colours of a proper colouring.
pub fn chromatic(argument: &Argument, meter: &Meter) -> Known {
    Known::between(chromatic_number_while(&argument.graph, &mut steps(meter)), meter, SEARCH)
}

/// nu: the edges of a largest matching.
pub fn matching(argument: &Argument, meter: &Meter) -> Known {
    Known::between(matching_number_while(&argument.graph, &mut steps(meter)), meter, BLOSSOMS)
}

/// tw: the treewidth.
pub fn treewidth(argument: &Argument, meter: &Meter) -> Known {
    Known::between(treewidth_while(&argument.graph, &mut steps(meter)), meter, SEARCH)
}

/// Delta: the greatest degree.
pub fn greatest_degree(argument: &Argument, _: &Meter) -> Known {
    let graph = &argument.graph;
    Known::exactly((0..graph.n()).map(|v| graph.degree(v)).max().unwrap_or(0), COUNTING)
}

/// col: one more than the degeneracy; 0 if there are no vertices.
pub fn colouring_number(argument: &Argument, _: &Meter) -> Known {
    let graph = &argument.graph;
    Known::exactly(classes::degeneracy(graph).number + graph.n().min(1), LEAST_DEGREE)
}

/// girth: the length of a shortest cycle.
pub fn girth(argument: &Argument, _: &Meter) -> Known {
    let n = argument.graph.n();
    if n > MOST_FOR_DISTANCES {
        return Known::stopped(3, Some(n as u64), StopReason::Size);
    }
    let forest = Bilingual { en: "the graph has no cycle", pt: "o grafo não tem ciclo" };
    Known::of(classes::girth(&argument.graph), BREADTH_FIRST, forest)
}

/// diam: the greatest distance; 0 if there are no vertices.
pub fn diameter(argument: &Argument, _: &Meter) -> Known {
    let n = argument.graph.n();
    if n > MOST_FOR_DISTANCES {
        return Known::stopped(1, Some(n as u64 - 1), StopReason::Size);
    }
    let apart = Bilingual { en: "the graph is not connected", pt: "o grafo não é conexo" };
    let far = if n == 0 { Some(0) } else { distance::diameter(&argument.graph) };
    Known::of(far.map(|far| far as usize), BREADTH_FIRST, apart)
}

/// alpha: the vertices of a largest independent set, component by component. In a bipartite graph it is the number of
/// vertices less that of the edges of a largest matching (König 1931); otherwise it is a clique of the complement.
pub fn independent(argument: &Argument, meter: &Meter) -> Known {
    let parts = components(&argument.graph);
    let of_part = |part: &Vec<usize>| independent_in(&induced(&argument.graph, part), meter);
    let sum = parts.iter().map(of_part).fold(Between { least: 0, most: 0 }, |sum, part| Between {
        least: sum.least + part.least,
        most: sum.most + part.most,
    });
    Known::between(sum, meter, SEARCH)
}

fn independent_in(part: &Graph, meter: &Meter) -> Between {
    let n = part.n();
    if is_bipartite(part) {
        let matched = matching_number_while(part, &mut steps(meter));
        return Between { least: n - matched.most, most: n - matched.least };
    }
    if n > MOST_VERTICES {
        return Between { least: 1, most: n - matching_number_while(part, &mut steps(meter)).least };
    }
    clique_number_while(&complement(part), &mut steps(meter))
}

/// Allows steps until a limit is met.
fn steps(meter: &Meter) -> impl FnMut() -> bool {
    move || meter.report(1).is_ok()
}

impl Known {
    /// What a search found that was stopped by a limit or by the size of the graph.
    fn between(found: Between, meter: &Meter, by: Bilingual) -> Known {
        let (least, most) = (found.least as u64, found.most as u64);
        match found.exactly() {
            Some(_) => Known::exactly(least as usize, by),
            None => Known::stopped(least as usize, Some(most), meter.stopped().unwrap_or(StopReason::Size)),
        }
    }
}
