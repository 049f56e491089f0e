//! Bounds on the cop number of a connected graph, each where its condition can be checked.

use crate::graph::Graph;
use crate::graph::classes::{
    MOST_FOR_TREEWIDTH, bipartition, degeneracy, elimination_width, girth, grid_coordinates,
    has_treewidth_at_most_two, is_outerplanar, is_planar, longest_induced_cycle, treewidth,
};
use crate::graph::distance::diameter;
use crate::graph::families::{complete, complete_multipartite, wheel};
use crate::graph::minors::has_minor;
use crate::graph::pursuit::{Guard, escapes, guards};
use crate::graph::surface::embedding;
use crate::rules::{Chart, Words};

/// A bound and where it comes from.
pub struct CopBound {
    /// The name by which tests refer to it.
    pub id: &'static str,
    /// Where it is published or proved.
    pub source: &'static str,
    /// The fewest cops that it can find to be enough; it is not asked where so few are known to be enough. 0 where it can say
    /// that more are needed, or any number.
    pub best: u64,
    /// What it says of a connected graph with at least two vertices.
    pub apply: fn(&Graph) -> Option<Found>,
}

/// What a bound says.
pub struct Found {
    pub least: Option<u64>,
    pub most: Option<u64>,
    pub by: Words,
    pub chart: Option<Chart>,
}

impl Found {
    fn least(least: u64, en: String, pt: String) -> Option<Found> {
        Some(Found { least: Some(least), most: None, by: Words { en, pt }, chart: None })
    }

    fn most(most: u64, en: impl Into<String>, pt: impl Into<String>) -> Option<Found> {
        let by = Words {
            en: format!("at most {most}: {}", en.into()),
            pt: format!("no máximo {most}: {}", pt.into()),
        };
        Some(Found { least: None, most: Some(most), by, chart: None })
    }
}

/// Every bound, cheap ones first.
pub static COP_BOUNDS: &[CopBound] = &[
    CopBound {
        id: "outerplanar",
        source: "Clarke 2002; Aigner and Fromme 1984; book 9.3",
        best: 2,
        apply: outerplanar,
    },
    CopBound { id: "series-parallel", source: "Theis 2008; book 9.3", best: 2, apply: series_parallel },
    CopBound { id: "grid", source: "Maamoun and Meyniel 1987; book ex. 9.1", best: 2, apply: grid },
    CopBound { id: "planar", source: "Aigner and Fromme 1984; book thm 9.7", best: 3, apply: planar },
    CopBound {
        id: "girth",
        source: "Aigner and Fromme 1984; Frankl 1987; book thms 9.2 and 9.3",
        best: 0,
        apply: by_girth,
    },
    CopBound { id: "escape", source: "Aigner and Fromme 1984; book lemma 9.6", best: 0, apply: escape },
    CopBound { id: "guards", source: "Aigner and Fromme 1984; book 9.3", best: 0, apply: guarded },
    CopBound {
        id: "treewidth",
        source: "Joret, Kaminski and Theis 2010; book 9.3",
        best: 0,
        apply: by_treewidth,
    },
    CopBound { id: "degeneracy", source: "Lu and Peng 2012; book 9.3", best: 0, apply: by_degeneracy },
    CopBound { id: "diameter", source: "Lu and Peng 2012; book thm 9.10", best: 0, apply: by_diameter },
    CopBound {
        id: "chordality",
        source: "Kosowski, Li, Nisse and Suchan 2014; book ex. 9.5",
        best: 2,
        apply: by_chordality,
    },
    CopBound { id: "minors", source: "Andreae 1986; book thm 9.9", best: 3, apply: by_minors },
    CopBound { id: "genus", source: "Schröder 2001; Lehner 2021; book thm 9.8", best: 3, apply: by_genus },
];

/// Larger graphs are looked at only by what takes little time.
const MOST_VERTICES: usize = 300;

fn outerplanar(graph: &Graph) -> Option<Found> {
    is_outerplanar(graph).then(|| Found::most(2, "outerplanar", "periplanar"))?
}

fn series_parallel(graph: &Graph) -> Option<Found> {
    has_treewidth_at_most_two(graph).then(|| Found::most(2, "series-parallel", "série-paralelo"))?
}

/// Two cops catch the robber on the product of two trees, and so on a grid of two paths.
fn grid(graph: &Graph) -> Option<Found> {
    grid_coordinates(graph).map(|_| Found::most(2, "a grid", "uma grade"))?
}

fn planar(graph: &Graph) -> Option<Found> {
    is_planar(graph).then(|| Found::most(3, "planar", "planar"))?
}

/// With girth at least 5 and minimum degree d at least d cops are needed; with girth at least 8t - 3 more than (d - 1)^t: the
/// printed d^t is corrected.
fn by_girth(graph: &Graph) -> Option<Found> {
    let girth = girth(graph)?;
    let degree = (0..graph.n()).map(|v| graph.degree(v)).min()? as u64;
    let t = (girth as u32 + 3) / 8;
    let frankl = if t >= 1 && degree >= 2 { (degree - 1).saturating_pow(t) + 1 } else { 0 };
    let least = if girth >= 5 { degree.max(frankl) } else { frankl };
    (least >= 2).then(|| {
        Found::least(
            least,
            format!("at least {least}: girth {girth} and minimum degree {degree}"),
            format!("pelo menos {least}: cintura {girth} e grau mínimo {degree}"),
        )
    })?
}

/// How many steps the search for covers may take.
const MOST_STEPS: usize = 200_000;

/// Ways out are looked for in graphs with at most this many vertices.
const MOST_FOR_ESCAPE: usize = 1000;

fn escape(graph: &Graph) -> Option<Found> {
    let k = escapes(graph, if graph.n() <= MOST_FOR_ESCAPE { MOST_STEPS } else { 0 }) as u64;
    let least = k + 1;
    (k >= 1).then(|| {
        Found::least(
            least,
            format!("at least {least}: no {k} other vertices dominate a vertex and its neighbours"),
            format!(
                "pelo menos {least}: nenhum conjunto de {k} outros vértices domina um vértice e seus vizinhos"
            ),
        )
    })?
}

/// Shortest paths and stars, each guarded by one cop, that cover the graph.
fn guarded(graph: &Graph) -> Option<Found> {
    let found = guards(Some(graph).filter(|graph| graph.n() <= MOST_VERTICES)?)?;
    let described = |guard: &Guard, star: &str| match guard {
        Guard::Path(path) => graph.vertex_texts(path, "-"),
        Guard::Star(v) => format!("{star} {}", graph.vertex_text(*v)),
    };
    let all = |star: &str| found.iter().map(|guard| described(guard, star)).collect::<Vec<_>>().join(", ");
    let groups: Vec<Vec<usize>> = found.iter().map(|guard| guard.vertices(graph)).collect();
    let caption = Words {
        en: "Each cop guards the vertices with one number: a shortest path, by the robber's shadow, or a star.".into(),
        pt: "Cada policial vigia os vértices com um número: um caminho mínimo, pela sombra do ladrão, ou uma estrela.".into(),
    };
    let mut chart = Chart::of_groups(caption, groups.iter().map(Vec::as_slice));
    let mut seen = vec![false; graph.n()];
    chart.labels.retain(|(v, _)| !std::mem::replace(&mut seen[*v], true));
    let bound = Found::most(
        found.len() as u64,
        format!("guarded shortest paths and stars ({})", all("star at")),
        format!("caminhos mínimos e estrelas vigiados ({})", all("estrela em")),
    )?;
    Some(Found { chart: Some(chart), ..bound })
}

/// On a torus three cops are enough, on a surface with g handles floor(3 g / 2) + 3. The drawing that is found need not be the
/// best one, and graphs with far more edges than a plane has room for need too many handles to be worth it.
fn by_genus(graph: &Graph) -> Option<Found> {
    let few = graph.n() <= MOST_VERTICES && graph.simple_edges().len() <= 3 * graph.n() + 12;
    let handles = embedding(Some(graph).filter(|_| few)?)?.genus() as u64;
    match handles {
        0 => None,
        1 => Found::most(3, "drawn on a torus without crossings", "desenhado em um toro sem cruzamentos"),
        _ => Found::most(
            3 * handles / 2 + 3,
            format!("drawn without crossings on a surface with {handles} handles"),
            format!("desenhado sem cruzamentos em uma superfície com {handles} alças"),
        ),
    }
}

fn by_treewidth(graph: &Graph) -> Option<Found> {
    let exact = treewidth(graph).filter(|_| graph.n() <= MOST_FOR_TREEWIDTH);
    let width =
        exact.or_else(|| elimination_width(Some(graph).filter(|graph| graph.n() <= MOST_VERTICES)?))?;
    Found::most(
        width as u64 / 2 + 1,
        format!("treewidth at most {width}"),
        format!("largura em árvore no máximo {width}"),
    )
}

/// The most vertices of which all pairs are tried.
const MOST_FOR_PAIRS: usize = 128;

/// Cops on S keep the robber off its closed neighbourhood; d more catch him in what is left if that is d-degenerate, as long as
/// the whole graph has diameter at most 2, or 3 if it is bipartite. The book says so of any graph, which is wrong: a
/// subdivision is 2-degenerate, and that of the Petersen graph needs three cops. S has at most two vertices here.
fn by_degeneracy(graph: &Graph) -> Option<Found> {
    let n = graph.n();
    if n > MOST_FOR_PAIRS || !is_narrow(graph) {
        return None;
    }
    let left = |cops: &[usize]| {
        let rest: Vec<usize> =
            (0..n).filter(|&v| cops.iter().all(|&c| c != v && !graph.adjacent(c, v))).collect();
        let inside = super::induced(graph, &rest);
        if rest.is_empty() { 0 } else { degeneracy(&inside).number.max(1) }
    };
    let single = (0..n).map(|v| vec![v]);
    let pairs = (0..n).flat_map(|v| (0..v).map(move |u| vec![u, v]));
    let all = std::iter::once(Vec::new()).chain(single).chain(pairs);
    let (most, cops) = all.map(|cops| (cops.len() + left(&cops), cops)).min_by_key(|(most, _)| *most)?;
    let (en, pt) = degenerate(&graph.vertex_texts(&cops, ", "), most - cops.len());
    Found::most(most as u64, en, pt)
}

/// Says that the graph is d-degenerate outside the neighbourhood of some vertices; there may be none, or nothing outside.
fn degenerate(cops: &str, d: usize) -> (String, String) {
    match (cops, d) {
        ("", _) => (format!("the graph is {d}-degenerate"), format!("o grafo é {d}-degenerado")),
        (_, 0) => (format!("{{{cops}}} dominates the graph"), format!("{{{cops}}} domina o grafo")),
        _ => (
            format!("outside the neighbourhood of {{{cops}}} the graph is {d}-degenerate"),
            format!("fora da vizinhança de {{{cops}}} o grafo é {d}-degenerado"),
        ),
    }
}

/// Whether the diameter is at most 2, or 3 in a bipartite graph.
fn is_narrow(graph: &Graph) -> bool {
    let far = if graph.n() <= 2000 { diameter(graph) } else { None };
    far.is_some_and(|far| far <= 2 || far <= 3 && bipartition(graph).is_some())
}

fn by_diameter(graph: &Graph) -> Option<Found> {
    // The greatest whole number that is not above 2 sqrt(n) - 1.
    let most = (1..).take_while(|k| (k + 1) * (k + 1) <= 4 * graph.n() as u64).last()?;
    let (en, pt) = ("diameter 2, or 3 and bipartite: 2 √n - 1", "diâmetro 2, ou 3 e bipartido: 2 √n - 1");
    is_narrow(graph).then(|| Found::most(most, en, pt))?
}

/// Graphs whose induced cycles have at most k vertices need at most k - 1 cops; for k = 4 two.
fn by_chordality(graph: &Graph) -> Option<Found> {
    let longest = longest_induced_cycle(Some(graph).filter(|graph| graph.n() <= 60)?, MOST_STEPS)? as u64;
    let most = if longest <= 4 { 2 } else { longest - 1 };
    Found::most(
        most,
        format!("no induced cycle is longer than {longest}"),
        format!("nenhum ciclo induzido é mais longo que {longest}"),
    )
}

/// Without K5 or K3,3 as a minor three cops are enough, without a wheel of s rim vertices ceil(s / 3) + 1.
fn by_minors(graph: &Graph) -> Option<Found> {
    if graph.n() > 20 {
        return None;
    }
    let lacks = |minor: &Graph| has_minor(graph, minor, 2_000) == Some(false);
    let kuratowski = [(complete(5), "K5"), (complete_multipartite(&[3, 3]), "K3,3")];
    if let Some((_, name)) = kuratowski.iter().find(|(minor, _)| lacks(minor)) {
        return Found::most(3, format!("no minor {name}"), format!("sem menor {name}"));
    }
    let rim = (4..=9).find(|&rim| lacks(&wheel(rim)))?;
    let most = rim.div_ceil(3) as u64 + 1;
    Found::most(most, format!("no minor W{rim}"), format!("sem menor W{rim}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_vertices_and_nothing_left_are_said_as_such() {
        assert_eq!(degenerate("", 2).0, "the graph is 2-degenerate");
        assert_eq!(degenerate("", 2).1, "o grafo é 2-degenerado");
        assert_eq!(degenerate("3, 5", 1).0, "outside the neighbourhood of {3, 5} the graph is 1-degenerate");
        assert_eq!(degenerate("3", 0).1, "{3} domina o grafo");
    }
}
