//! Graphs with marks, labels and tokens.

use super::{Mark, Place, Shown, grouped};
use crate::graph::layout::{self, Places};
use crate::graph::{Edge, Graph};
use serde::Serialize;

/// One line of a drawn graph.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stroke {
    /// The vertex where it begins.
    pub from: usize,
    /// The vertex where it ends.
    pub to: usize,
    /// Whether it is an arc.
    pub directed: bool,
    /// Its weight, where weights count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<u64>,
    /// `A`, `B` or `C`, where labels refer to lines; `p` for a line along which nobody is caught.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<char>,
    /// Whether it can still be chosen, or who chose it.
    pub mark: Mark,
}

impl Stroke {
    /// A plain line between two vertices.
    pub fn line(from: usize, to: usize) -> Stroke {
        Stroke { from, to, directed: false, weight: None, label: None, mark: Mark::Free }
    }

    /// A line of a graph, without its weight.
    pub fn of(edge: &Edge) -> Stroke {
        Stroke { directed: edge.directed, ..Stroke::line(edge.u, edge.v) }
    }

    /// The edges of the simple graph under a graph, each a plain line.
    pub fn simple(graph: &Graph) -> Vec<Stroke> {
        graph.simple_edges().into_iter().map(|(from, to)| Stroke::line(from, to)).collect()
    }
}

/// What a vertex is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Role {
    /// The first of the two vertices that Alice is to join.
    Source,
    /// The second of them.
    Target,
    /// The root of a tree.
    Root,
    /// A vertex that the robber must not reach.
    Guarded,
}

impl Role {
    /// The letter that is drawn beside such a vertex.
    pub fn letter(self) -> char {
        match self {
            Role::Source => 's',
            Role::Target => 't',
            Role::Root => 'r',
            Role::Guarded => 'g',
        }
    }
}

/// A vertex with a role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoleView {
    /// The vertex.
    pub vertex: usize,
    /// What it is for.
    pub role: Role,
}

/// A graph with marks, labels and tokens.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GraphView {
    /// One mark per vertex.
    pub vertices: Vec<Mark>,
    /// One name per vertex, where vertices have names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// The edges and arcs to draw.
    pub edges: Vec<Stroke>,
    /// One of `A`, `B`, `C` for each vertex, where labels refer to vertices; `-` where nobody may move any more.
    pub labels: Option<String>,
    /// Where tokens stand.
    pub tokens: Vec<usize>,
    /// The ground: the vertex that supports all others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<usize>,
    /// Vertices with a role of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<RoleView>,
    /// Whether lines are what is chosen: then vertices have no state of their own, and all are marked as free.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub on_lines: bool,
    /// The colour of each vertex, where vertices are coloured.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Option<u8>>,
    /// The colours that each vertex may still get, where vertices are coloured: none where it has one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub free_colours: Vec<Vec<u8>>,
}

impl GraphView {
    /// The vertices of a graph with their names, all of them free, and no lines.
    pub fn of(graph: &Graph) -> GraphView {
        let vertices = vec![Mark::Free; graph.n()];
        GraphView { vertices, names: graph.names().all(), ..GraphView::default() }
    }

    /// The name of a vertex, or its number.
    pub fn name(&self, v: usize) -> String {
        self.names.get(v).cloned().unwrap_or_else(|| v.to_string())
    }

    /// The two ends of a line: `u-v`, or `u>v` for an arc.
    pub fn ends_text(&self, e: &Stroke) -> String {
        format!("{}{}{}", self.name(e.from), if e.directed { '>' } else { '-' }, self.name(e.to))
    }

    fn line_text(&self, e: &Stroke) -> String {
        let weight = e.weight.map_or(String::new(), |weight| format!("*{weight}"));
        let letter = e.label.filter(|letter| "AB".contains(*letter)).map_or(String::new(), String::from);
        format!("{}{letter}{weight}", self.ends_text(e))
    }

    /// The role of a vertex, if it has one.
    pub fn role(&self, v: usize) -> Option<Role> {
        self.roles.iter().find(|role| role.vertex == v).map(|role| role.role)
    }

    /// The default positions of the vertices: above the ground or below the root if there is one.
    pub fn layout(&self) -> Places {
        let edges = self.edges.iter().map(|e| Edge { u: e.from, v: e.to, directed: e.directed, weight: 1 });
        let graph = Graph::new(self.vertices.len(), edges.collect());
        let root = self.roles.iter().find(|role| role.role == Role::Root).map(|role| role.vertex);
        match (self.ground, root) {
            (Some(ground), _) => layout::above_ground(&graph, ground),
            (None, Some(root)) => layout::below_root(&graph, root),
            (None, None) => layout::auto(&graph),
        }
    }
}

/// The largest graph that is laid out for a page.
const MOST_LAID_OUT: usize = 2000;

impl Shown for GraphView {
    fn elements(&self) -> usize {
        self.vertices.len() + self.edges.len() / 5
    }

    fn has(&self, place: &Place) -> bool {
        match place {
            Place::Element { at } => *at < self.vertices.len(),
            Place::Line { at } => *at < self.edges.len(),
            Place::Left { .. } | Place::Part { .. } => false,
        }
    }

    /// Vertices by their marks, or edges by theirs where edges are what is chosen, differ in mark, carry weights or are
    /// connected to a ground.
    fn summary(&self) -> String {
        let tokens = self.tokens.iter().map(|&v| format!("@{}", self.name(v)));
        let weighed = |e: &Stroke| e.mark != Mark::Free || e.weight.is_some();
        let by_edges = self.on_lines || self.ground.is_some() || self.edges.iter().any(weighed);
        let elements: Vec<(Mark, String)> = if by_edges {
            self.edges.iter().map(|e| (e.mark, self.line_text(e))).collect()
        } else {
            let letters = self.labels.as_deref().unwrap_or_default().as_bytes();
            let letter = |v: usize| letters.get(v).filter(|letter| b"AB".contains(letter));
            let colour = |v: usize| self.colours.get(v).copied().flatten();
            let text = |v: usize| {
                let letter = letter(v).map_or(String::new(), |&l| (l as char).to_string());
                format!(
                    "{}{letter}{}",
                    self.name(v),
                    colour(v).map_or(String::new(), |colour| format!(":{colour}"))
                )
            };
            self.vertices.iter().enumerate().map(|(v, &mark)| (mark, text(v))).collect()
        };
        let taken = if self.colours.is_empty() { "x" } else { ":" };
        tokens.chain(grouped(&elements, taken)).collect::<Vec<_>>().join(" ")
    }

    fn layouts(&self) -> Vec<Places> {
        vec![if self.vertices.len() <= MOST_LAID_OUT { self.layout() } else { Places::new() }]
    }
}
