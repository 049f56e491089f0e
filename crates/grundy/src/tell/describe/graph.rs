//! Graphs in words.

use super::{Described, Gender, MOST_LISTED, mark_words};
use crate::rules::{GraphView, Mark, Player, Role};
use crate::tell::Language;
use std::collections::BTreeSet;

impl Described for GraphView {
    fn words(&self, language: Language) -> String {
        let (n, m) = (self.vertices.len() as u64, self.edges.len() as u64);
        let mut text = match language {
            Language::English => format!(
                "A graph with {} and {}.",
                language.count(n, "vertex", "vertices"),
                language.count(m, "edge", "edges")
            ),
            Language::Portuguese => {
                format!(
                    "Um grafo com {} e {}.",
                    language.count(n, "vértice", "vértices"),
                    language.count(m, "aresta", "arestas")
                )
            }
        };
        text += &match self.on_lines {
            false => mark_words(&self.vertices, |v| self.name(v), Gender::Masculine, language),
            true => line_words(self, language),
        };
        text += &role_words(self, language);
        text += &colour_words(self, language);
        if !self.tokens.is_empty() {
            let places = language.list(&self.tokens.iter().map(|&v| self.name(v)).collect::<Vec<_>>());
            text += &match (language, self.tokens.len()) {
                (Language::English, 1) => format!(" The token is on vertex {places}."),
                (Language::English, _) => format!(" There are tokens on vertices {places}."),
                (Language::Portuguese, 1) => format!(" A ficha está no vértice {places}."),
                (Language::Portuguese, _) => format!(" Há fichas nos vértices {places}."),
            };
        }
        if let Some(ground) = self.ground.map(|v| self.name(v)) {
            text += &match language {
                Language::English => format!(" The ground is vertex {ground}."),
                Language::Portuguese => format!(" O chão é o vértice {ground}."),
            };
        }
        text + &letter_words(self, language)
    }
}

/// What has become of the lines.
fn line_words(graph: &GraphView, language: Language) -> String {
    let marks: Vec<Mark> = graph.edges.iter().map(|e| e.mark).collect();
    mark_words(&marks, |i| graph.ends_text(&graph.edges[i]), Gender::Feminine, language)
}

/// The vertices with a role: a root, two vertices to be joined, and those to be guarded; and the lines that protect.
fn role_words(graph: &GraphView, language: Language) -> String {
    let with = |role: Role| graph.roles.iter().find(|other| other.role == role);
    let vertex = |role: Role| with(role).map(|other| graph.name(other.vertex));
    let mut words = String::new();
    if let Some(root) = vertex(Role::Root) {
        words += &match language {
            Language::English => format!(" The root is vertex {root}."),
            Language::Portuguese => format!(" A raiz é o vértice {root}."),
        };
    }
    if let (Some(s), Some(t)) = (vertex(Role::Source), vertex(Role::Target)) {
        words += &match language {
            Language::English => format!(" Alice joins s = {s} and t = {t}."),
            Language::Portuguese => format!(" Alice liga s = {s} a t = {t}."),
        };
    }
    let guarded = graph.roles.iter().filter(|other| other.role == Role::Guarded);
    let guarded: Vec<String> = guarded.map(|other| graph.name(other.vertex)).collect();
    if !guarded.is_empty() {
        words += &match language {
            Language::English => format!(" To be guarded: {}.", language.list(&guarded)),
            Language::Portuguese => format!(" A guardar: {}.", language.list(&guarded)),
        };
    }
    let protected = graph.edges.iter().filter(|e| e.label == Some('p'));
    let protected: Vec<String> = protected.map(|e| graph.ends_text(e)).collect();
    if !protected.is_empty() {
        words += &match language {
            Language::English => format!(" Protected edges: {}.", language.list(&protected)),
            Language::Portuguese => format!(" Arestas protegidas: {}.", language.list(&protected)),
        };
    }
    words
}

/// The vertices of each colour.
fn colour_words(graph: &GraphView, language: Language) -> String {
    let used: BTreeSet<u8> = graph.colours.iter().copied().flatten().collect();
    let of_colour = |&colour: &u8| {
        let vertices = (0..graph.colours.len()).filter(|&v| graph.colours[v] == Some(colour));
        let places: Vec<String> = vertices.map(|v| graph.name(v)).collect();
        let list = match places.len() > MOST_LISTED {
            true => language.number(places.len() as u64),
            false => language.list(&places),
        };
        match language {
            Language::English => format!(" Colour {colour}: {list}."),
            Language::Portuguese => format!(" Cor {colour}: {list}."),
        }
    };
    used.iter().map(of_colour).collect()
}

/// The free vertices that only one of the players may choose.
fn letter_words(graph: &GraphView, language: Language) -> String {
    let letters = graph.labels.as_deref().unwrap_or_default();
    let mut words = String::new();
    for (letter, who) in [('A', Player::Alice), ('B', Player::Bob)] {
        let of_letter = letters.chars().enumerate().filter(|&(_, l)| l == letter).map(|(v, _)| v);
        let free = of_letter.filter(|&v| graph.vertices[v] == Mark::Free);
        let places: Vec<String> = free.map(|v| graph.name(v)).collect();
        if places.is_empty() {
            continue;
        }
        let list = match places.len() > MOST_LISTED {
            true => language.number(places.len() as u64),
            false => language.list(&places),
        };
        words += &match language {
            Language::English => format!(" For {} only: {list}.", who.name()),
            Language::Portuguese => format!(" Só para {}: {list}.", who.name()),
        };
    }
    words
}
