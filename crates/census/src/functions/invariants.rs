//! Invariants of graphs: functions that cost microseconds.

use super::value::{Type, Value};
use crate::generate::Small;
use grundy::graph::Graph;
use grundy::graph::classes::*;
use grundy::graph::connectivity::connectivity;
use grundy::graph::distance::{components, diameter, eccentricity, is_connected};
use grundy::graph::formats::{Format, write};
use grundy::graph::symmetry::canonical_form;
use grundy::text::Bilingual;
use std::collections::{BTreeSet, HashSet};

/// An invariant by its name.
pub struct Invariant {
    pub name: &'static str,
    pub help: Bilingual,
    pub returns: Type,
    pub find: fn(&Graph) -> Value,
}

const fn row(
    name: &'static str,
    returns: Type,
    en: &'static str,
    pt: &'static str,
    find: fn(&Graph) -> Value,
) -> Invariant {
    Invariant { name, help: Bilingual { en, pt }, returns, find }
}

/// A test of membership in a class.
macro_rules! class {
    ($name:literal, $en:literal, $pt:literal, $holds:expr) => {
        row($name, Type::Flag, concat!("whether it is ", $en), concat!("se é ", $pt), |graph| {
            Value::Flag($holds(graph))
        })
    };
}

/// Every invariant.
pub static INVARIANTS: &[Invariant] = &[
    row("n", Type::Int, "how many vertices there are", "quantos vértices há", |graph| {
        Value::Int(graph.n() as i64)
    }),
    row("m", Type::Int, "how many edges there are", "quantas arestas há", |graph| {
        Value::Int(graph.edges().len() as i64)
    }),
    row("min_degree", Type::Int, "the minimum degree", "o grau mínimo", |graph| {
        extreme(degrees(graph).min())
    }),
    row("max_degree", Type::Int, "the maximum degree", "o grau máximo", |graph| {
        extreme(degrees(graph).max())
    }),
    row(
        "degree_sequence",
        Type::Ints,
        "the degrees, greatest first",
        "os graus, do maior ao menor",
        |graph| {
            let mut list: Vec<i64> = degrees(graph).map(|degree| degree as i64).collect();
            list.sort_unstable_by(|a, b| b.cmp(a));
            Value::Ints(list)
        },
    ),
    row(
        "girth",
        Type::Int,
        "the length of a shortest cycle; null for forests",
        "o comprimento do menor ciclo; nulo para florestas",
        |graph| extreme(girth(graph)),
    ),
    row(
        "diameter",
        Type::Int,
        "the greatest distance; null unless connected",
        "a maior distância; nulo se não for conexo",
        |graph| Value::of_int(diameter(graph).map(i64::from)),
    ),
    row(
        "radius",
        Type::Int,
        "the least eccentricity; null unless connected",
        "a menor excentricidade; nulo se não for conexo",
        radius,
    ),
    row("components", Type::Int, "how many components there are", "quantas componentes há", |graph| {
        Value::Int(components(graph).len() as i64)
    }),
    row(
        "connectivity",
        Type::Int,
        "the least number of vertices whose removal leaves a disconnected graph or one vertex",
        "o menor número de vértices cuja remoção deixa um grafo desconexo ou um só vértice",
        |graph| Value::Int(connectivity(graph) as i64),
    ),
    row("degeneracy", Type::Int, "the degeneracy", "a degenerescência", |graph| {
        Value::Int(degeneracy(graph).number as i64)
    }),
    row(
        "automorphisms",
        Type::Int,
        "how many automorphisms there are; null if they are too many to count",
        "quantos automorfismos há; nulo se forem demais para contar",
        |graph| {
            let order = graph.symmetry().order(graph.n());
            Value::of_int(order.and_then(|order| i64::try_from(order).ok()))
        },
    ),
    row(
        "canon",
        Type::Text,
        "the canonical form in graph6, equal for isomorphic graphs",
        "a forma canônica em graph6, igual para grafos isomorfos",
        |graph| Value::of_text(canonical(graph)),
    ),
    row(
        "subgraphs",
        Type::Texts,
        "the connected induced subgraphs with fewer vertices, as canonical forms; null above 16 vertices",
        "os subgrafos induzidos conexos com menos vértices, como formas canônicas; nulo acima de 16 vértices",
        subgraphs,
    ),
    class!("is_connected", "connected", "conexo", is_connected),
    class!("is_path", "a path", "um caminho", is_path),
    class!("is_cycle", "a cycle", "um ciclo", is_cycle),
    class!("is_complete", "complete", "completo", is_complete),
    class!("is_tree", "a tree", "uma árvore", is_tree),
    class!("is_forest", "a forest", "uma floresta", is_forest),
    class!("is_bipartite", "bipartite", "bipartido", is_bipartite),
    class!("is_chordal", "chordal", "cordal", is_chordal),
    class!("is_ptolemaic", "ptolemaic", "ptolemaico", is_ptolemaic),
    class!("is_block", "a block graph", "um grafo de blocos", is_block_graph),
    class!("is_cactus", "a cactus", "um cacto", is_cactus),
    class!("is_split", "a split graph", "um grafo split", is_split),
    class!("is_interval", "an interval graph", "um grafo de intervalo", is_interval),
    class!("is_unit_interval", "a unit interval graph", "um grafo de intervalo unitário", is_unit_interval),
    class!("is_outerplanar", "outerplanar", "periplanar", is_outerplanar),
    class!("is_planar", "planar", "planar", is_planar),
    class!("is_cograph", "a cograph", "um cografo", is_cograph),
    class!("is_distance_hereditary", "distance-hereditary", "distância-hereditário", is_distance_hereditary),
    class!("is_regular", "regular", "regular", |graph: &Graph| degrees(graph).min() == degrees(graph).max()),
];

fn degrees(graph: &Graph) -> impl Iterator<Item = usize> {
    (0..graph.n()).map(|v| graph.degree(v))
}

fn extreme(number: Option<usize>) -> Value {
    Value::of_int(number.map(|number| number as i64))
}

fn canonical(graph: &Graph) -> Option<String> {
    let text = write(Format::Graph6, &canonical_form(graph, &[]).0);
    text.ok().map(|text| text.trim().to_string())
}

/// The most vertices of a graph whose sets of vertices are gone through.
const MOST_SETS: usize = 16;

/// Each subgraph once, though many sets of vertices may induce it.
fn subgraphs(graph: &Graph) -> Value {
    let Some(small) = Small::of(graph).filter(|small| small.n() <= MOST_SETS) else { return Value::Null };
    let connected = (1..small.all()).filter(|&kept| small.is_connected_on(kept));
    let different: HashSet<Small> = connected.map(|kept| small.induced(kept)).collect();
    let forms: BTreeSet<String> = different.iter().filter_map(|one| canonical(&one.graph())).collect();
    Value::Texts(forms.into_iter().collect())
}

/// No vertex of a graph that is not connected has an eccentricity.
fn radius(graph: &Graph) -> Value {
    let least = (0..graph.n()).map(|v| eccentricity(graph, v)).min().flatten();
    Value::of_int(least.map(i64::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::graph::families::{complete, cycle, path, petersen, union};

    fn value(name: &str, graph: &Graph) -> Value {
        (INVARIANTS.iter().find(|row| row.name == name).unwrap().find)(graph)
    }

    #[test]
    fn of_named_graphs() {
        let petersen = petersen();
        let known = [
            ("n", 10),
            ("m", 15),
            ("girth", 5),
            ("diameter", 2),
            ("radius", 2),
            ("connectivity", 3),
            ("automorphisms", 120),
        ];
        for (name, number) in known {
            assert_eq!(value(name, &petersen), Value::Int(number), "{name}");
        }
        assert_eq!(value("girth", &path(4)), Value::Null);
        assert_eq!(value("radius", &union(&path(2), &path(3))), Value::Null);
        assert_eq!(value("components", &union(&path(2), &path(3))), Value::Int(2));
        assert_eq!(value("degree_sequence", &path(3)), Value::Ints(vec![2, 1, 1]));
        assert_eq!(
            (value("min_degree", &path(3)), value("max_degree", &path(3))),
            (Value::Int(1), Value::Int(2))
        );
        assert_eq!(value("degeneracy", &cycle(6)), Value::Int(2));
        assert_eq!(value("canon", &complete(3)), Value::Text("Bw".into()));
        assert_eq!(
            (value("is_regular", &cycle(5)), value("is_regular", &path(3))),
            (Value::Flag(true), Value::Flag(false))
        );
    }

    /// The subgraphs of these graphs are among K1, K2, P3 and K3.
    #[test]
    fn subgraphs_are_connected_and_smaller() {
        let forms = |graphs: &[Graph]| {
            let mut forms: Vec<String> = graphs.iter().filter_map(canonical).collect();
            forms.sort();
            Value::Texts(forms)
        };
        assert_eq!(value("subgraphs", &path(1)), Value::Texts(Vec::new()));
        assert_eq!(value("subgraphs", &complete(4)), forms(&[path(1), path(2), complete(3)]));
        assert_eq!(value("subgraphs", &path(4)), forms(&[path(1), path(2), path(3)]));
        assert_eq!(value("subgraphs", &union(&path(2), &path(3))), forms(&[path(1), path(2), path(3)]));
        assert_eq!(value("subgraphs", &path(17)), Value::Null);
    }

    #[test]
    fn what_is_found_has_the_type_that_is_declared() {
        for row in INVARIANTS {
            for graph in [Graph::default(), path(1), petersen()] {
                let found = (row.find)(&graph);
                let column = row.returns.column(std::slice::from_ref(&found));
                assert!(
                    found == Value::Null || datafusion::arrow::array::Array::is_valid(&column, 0),
                    "{}",
                    row.name
                );
            }
        }
    }
}
