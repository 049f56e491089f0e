//! A graph under construction: vertices with names, lines, parts, and what moves stand for.

use super::record::{Built, Echo, Part, Side};
use crate::games::{GraphBoard, Refusal};
use crate::graph::layout::{self, Point};
use crate::graph::{Edge, Graph, Label};
use crate::rules::Words;

/// Collects what a reduction builds.
#[derive(Default)]
pub struct Sketch {
    names: Vec<String>,
    lines: Vec<Edge>,
    /// In the order of the vertices, if there are any.
    labels: Vec<Label>,
    parts: Vec<Part>,
    echo: Vec<Echo>,
    /// The vertices in the key `start`.
    start: Vec<usize>,
    intended: Vec<Words>,
    /// Where vertices are drawn, x to the right and y downwards, closest ones at distance 1 or so.
    places: Vec<(usize, Point)>,
}

impl Sketch {
    /// Adds a vertex.
    pub fn vertex(&mut self, name: impl Into<String>) -> usize {
        self.names.push(name.into());
        self.names.len() - 1
    }

    /// Adds vertices with the same name, numbered from 1.
    pub fn vertices(&mut self, name: &str, count: usize) -> Vec<usize> {
        (1..=count).map(|i| self.vertex(format!("{name}{i}"))).collect()
    }

    /// Labels a vertex; vertices without a label before it get C.
    pub fn label(&mut self, vertex: usize, label: Label) {
        self.labels.resize(self.labels.len().max(vertex + 1), Label::C);
        self.labels[vertex] = label;
    }

    pub fn edge(&mut self, u: usize, v: usize) {
        self.lines.push(Edge { u, v, directed: false, weight: 1 });
    }

    pub fn arc(&mut self, u: usize, v: usize) {
        self.lines.push(Edge { u, v, directed: true, weight: 1 });
    }

    /// Makes the vertices pairwise adjacent.
    pub fn clique(&mut self, vertices: &[usize]) {
        for (i, &u) in vertices.iter().enumerate() {
            vertices[i + 1..].iter().for_each(|&v| self.edge(u, v));
        }
    }

    /// Makes every vertex of one list adjacent to every vertex of the other.
    pub fn join(&mut self, left: &[usize], right: &[usize]) {
        for &u in left {
            right.iter().for_each(|&v| self.edge(u, v));
        }
    }

    /// Closes the vertices to a cycle, in this order; two of them are joined by one edge.
    pub fn cycle(&mut self, vertices: &[usize]) {
        vertices.windows(2).for_each(|pair| self.edge(pair[0], pair[1]));
        if let [first, .., last] = vertices
            && vertices.len() > 2
        {
            self.edge(*last, *first);
        }
    }

    /// Adds a copy of a graph, whose vertices stand for themselves.
    pub fn copy(&mut self, graph: &Graph) -> Vec<usize> {
        let copied: Vec<usize> = (0..graph.n()).map(|v| self.vertex(graph.names().shown(v))).collect();
        graph.simple_edges().into_iter().for_each(|(u, v)| self.edge(copied[u], copied[v]));
        copied.iter().enumerate().for_each(|(v, &copy)| self.stands_for(copy, graph.vertex_text(v)));
        copied
    }

    /// Draws a vertex at a point.
    pub fn place(&mut self, vertex: usize, at: Point) {
        self.places.push((vertex, at));
    }

    /// Draws vertices in a row around a point.
    pub fn row(&mut self, vertices: &[usize], (x, y): Point, step: f64) {
        let first = x - step * (vertices.len() as f64 - 1.0) / 2.0;
        vertices.iter().enumerate().for_each(|(i, &v)| self.place(v, (first + step * i as f64, y)));
    }

    /// Draws vertices on an arc around a point: clockwise from an angle on, which is 0 at the top, each `step` farther.
    pub fn arc_of(&mut self, vertices: &[usize], (x, y): Point, radius: f64, (first, step): (f64, f64)) {
        for (i, &v) in vertices.iter().enumerate() {
            let (sin, cos) = (first + step * i as f64).sin_cos();
            self.place(v, (x + radius * sin, y - radius * cos));
        }
    }

    /// Draws vertices on a circle around a point, the first at the top.
    pub fn ring(&mut self, vertices: &[usize], middle: Point, radius: f64) {
        self.arc_of(vertices, middle, radius, (0.0, std::f64::consts::TAU / vertices.len().max(1) as f64));
    }

    /// Draws the copies of the vertices of a graph around a point as the graph itself is drawn, its closest vertices
    /// `step` apart; returns the places.
    pub fn like(&mut self, vertices: &[usize], graph: &Graph, middle: Point, step: f64) -> Vec<Point> {
        let drawn = layout::to_scale(graph);
        let bound = |of: fn(&Point) -> f64| {
            let least = drawn.iter().map(of).fold(f64::INFINITY, f64::min);
            (least + drawn.iter().map(of).fold(f64::NEG_INFINITY, f64::max)) / 2.0
        };
        let (x, y) = (bound(|p| p.0), bound(|p| p.1));
        let at = |p: &Point| (middle.0 + step * (p.0 - x), middle.1 + step * (p.1 - y));
        let places: Vec<Point> = drawn.iter().map(at).collect();
        vertices.iter().zip(&places).for_each(|(&v, &at)| self.place(v, at));
        places
    }

    /// Puts vertices into the key `start`, in this order.
    pub fn start(&mut self, vertices: &[usize]) {
        self.start.extend(vertices);
    }

    /// Names a part; parts without vertices are omitted.
    pub fn part(&mut self, en: impl Into<String>, pt: impl Into<String>, vertices: &[usize]) {
        if !vertices.is_empty() {
            let name = Words { en: en.into(), pt: pt.into() };
            self.parts.push(Part { name, vertices: vertices.to_vec() });
        }
    }

    /// Records that a move on a vertex, by either player, stands for a move of the source.
    pub fn stands_for(&mut self, vertex: usize, source: String) {
        self.echo.push(Echo { vertex, who: None, source });
    }

    /// Says how a player is meant to play.
    pub fn intend(&mut self, en: impl Into<String>, pt: impl Into<String>) {
        self.intended.push(Words { en: en.into(), pt: pt.into() });
    }

    /// The game of a side on this graph, with some more keys and tokens on some vertices.
    pub fn built(self, side: &Side, keys: &[(&str, String)], tokens: &[usize]) -> Result<Built, Refusal> {
        let names = self.names.iter().cloned().map(Some);
        let graph = Graph::new(self.names.len(), self.lines.clone()).with_names(names);
        let start = (!self.start.is_empty()).then(|| ("start", graph.vertex_texts(&self.start, ";")));
        let keys: Vec<(&str, String)> = keys.iter().cloned().chain(start).collect();
        let board = GraphBoard::new(graph).with_tokens(tokens.to_vec());
        let target = match self.labels.iter().all(|&label| label == Label::C) {
            true => side.draft(&keys)?.on(board)?,
            false => side.draft(&keys)?.on_labelled(board, self.labels.clone())?,
        };
        let mut places = vec![None; self.names.len()];
        self.places.iter().for_each(|&(v, at)| places[v] = Some(at));
        let Sketch { names: vertices, parts, echo, intended, .. } = self;
        Ok(Built { target, vertices, parts, echo, intended, places })
    }
}
