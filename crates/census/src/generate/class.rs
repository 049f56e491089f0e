//! The classes of graphs that can be generated.

use super::small::{MOST, Small, bits};
use grundy::graph::Graph;
use grundy::graph::classes::*;
use grundy::text::{Bilingual, Words};
use grundy::words;

/// How a class limits the growth of its graphs.
#[derive(Clone, Copy)]
enum Kind {
    /// All graphs.
    All,
    /// The connected ones: each has a vertex whose removal leaves it connected, and only such vertices are added.
    Connected,
    /// Trees: connected, and each new vertex is a leaf.
    Trees,
    /// Graphs in which every vertex has `parameter` neighbours.
    Regular,
    /// Graphs without a cycle shorter than `parameter`.
    Girth,
    /// A class that with a graph holds its induced subgraphs.
    Hereditary(fn(&Graph) -> bool),
}

/// A class as the tables of a query name it.
pub struct ClassInfo {
    /// The name of the table.
    pub name: &'static str,
    /// Which graphs it has.
    pub help: Bilingual,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
    /// The most vertices that its graphs may have.
    pub most: usize,
    kind: Kind,
}

const N: &[&str] = &["n"];

const fn class(name: &'static str, en: &'static str, pt: &'static str, kind: Kind, most: usize) -> ClassInfo {
    ClassInfo { name, help: Bilingual { en, pt }, arguments: N, most, kind }
}

const fn hereditary(
    name: &'static str,
    en: &'static str,
    pt: &'static str,
    holds: fn(&Graph) -> bool,
) -> ClassInfo {
    class(name, en, pt, Kind::Hereditary(holds), 12)
}

/// Every class.
pub static CLASSES: &[ClassInfo] = &[
    class("graphs", "all graphs", "todos os grafos", Kind::All, 11),
    class("connected", "connected graphs", "grafos conexos", Kind::Connected, 11),
    class("trees", "trees", "árvores", Kind::Trees, MOST),
    hereditary("forests", "forests", "florestas", is_forest),
    hereditary("bipartite", "bipartite graphs", "grafos bipartidos", is_bipartite),
    hereditary("chordal", "chordal graphs", "grafos cordais", is_chordal),
    hereditary("cographs", "cographs", "cografos", is_cograph),
    hereditary("planar", "planar graphs", "grafos planares", is_planar),
    hereditary("outerplanar", "outerplanar graphs", "grafos periplanares", is_outerplanar),
    hereditary("interval", "interval graphs", "grafos de intervalo", is_interval),
    hereditary("split", "split graphs", "grafos split", is_split),
    hereditary(
        "cacti",
        "graphs whose blocks are edges and cycles",
        "grafos cujos blocos são arestas e ciclos",
        is_cactus,
    ),
    hereditary(
        "distance_hereditary",
        "distance-hereditary graphs",
        "grafos distância-hereditários",
        is_distance_hereditary,
    ),
    ClassInfo {
        arguments: &["n", "k"],
        ..class("regular", "k-regular graphs", "grafos k-regulares", Kind::Regular, 16)
    },
    ClassInfo {
        arguments: &["n", "g"],
        ..class("girth", "graphs of girth at least g", "grafos de cintura pelo menos g", Kind::Girth, 16)
    },
];

/// A class with its numbers.
#[derive(Clone, Copy)]
pub struct Class {
    info: &'static ClassInfo,
    /// How many vertices its graphs have.
    pub n: usize,
    /// The second number of `regular(n,k)` and `girth(n,g)`.
    parameter: u32,
}

impl Class {
    /// The class with this name and these arguments, as they are written in a query.
    pub fn new(name: &str, arguments: &[u64]) -> Result<Class, Words> {
        let info = CLASSES.iter().find(|info| info.name == name);
        let info = info.ok_or_else(|| words!("there is no table {name}", "não existe a tabela {name}"))?;
        let shape = format!("{name}({})", info.arguments.join(", "));
        if arguments.len() != info.arguments.len() {
            return Err(words!("expected {shape}", "esperava-se {shape}"));
        }
        if arguments[0] == 0 || arguments[0] > info.most as u64 {
            let most = info.most;
            return Err(words!(
                "{shape}: expected n from 1 to {most}",
                "{shape}: esperava-se n de 1 a {most}"
            ));
        }
        let parameter = arguments.get(1).copied().unwrap_or(0).min(u64::from(u32::MAX)) as u32;
        Ok(Class { info, n: arguments[0] as usize, parameter })
    }

    pub(super) fn connected(&self) -> bool {
        matches!(self.info.kind, Kind::Connected | Kind::Trees)
    }

    /// The most neighbours of a new vertex.
    pub(super) fn most_neighbours(&self) -> u32 {
        match self.info.kind {
            Kind::Trees => 1,
            Kind::Regular => self.parameter,
            _ => u32::MAX,
        }
    }

    /// No cycle may be shorter.
    pub(super) fn girth(&self) -> u32 {
        if let Kind::Girth = self.info.kind { self.parameter } else { 0 }
    }

    /// The vertices that may get another neighbour.
    pub(super) fn open_vertices(&self, graph: &Small) -> u32 {
        let open = |v: &usize| !matches!(self.info.kind, Kind::Regular) || graph.degree(*v) < self.parameter;
        bits(graph.all()).filter(open).fold(0, |set, v| set | 1 << v)
    }

    /// Whether graphs of the class may grow from this one: what holds of a graph of the class whenever vertices are removed.
    /// In a regular graph removing r vertices takes at most r neighbours from each that is left.
    pub(super) fn may_hold(&self, graph: &Small) -> bool {
        match self.info.kind {
            Kind::All | Kind::Connected | Kind::Trees => true,
            Kind::Regular => {
                let left = (self.n - graph.n()) as u32;
                (0..graph.n()).all(|v| graph.degree(v) + left >= self.parameter)
            }
            Kind::Girth => girth(&graph.graph()).is_none_or(|girth| girth >= self.parameter as usize),
            Kind::Hereditary(holds) => holds(&graph.graph()),
        }
    }

    /// Whether a graph with all its vertices is in the class.
    pub(super) fn is_complete(&self, graph: &Small) -> bool {
        match self.info.kind {
            Kind::Regular => (0..graph.n()).all(|v| graph.degree(v) == self.parameter),
            _ => true,
        }
    }
}
