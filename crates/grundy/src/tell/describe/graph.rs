//! Graphs in words.

use super::{Described, Gender, MOST_LISTED, mark_words};
use crate::rules::{GraphView, Mark, Player, Role};
use crate::tell::Language;
use crate::tell::sentence::name;
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
            false => mark_words(&self.vertices, |v| v.to_string(), Gender::Masculine, language),
            true => line_words(self, language),
        };
        text += &role_words(self, language);
        text += &colour_words(self, language);
        if !self.tokens.is_empty() {
            let places = language.list(&self.tokens.iter().map(usize::to_string).collect::<Vec<_>>());
            text += &match (language, self.tokens.len()) {
                (Language::English, 1) => format!(" The token is on vertex {places}."),
                (Language::English, _) => format!(" There are tokens on vertices {places}."),
                (Language::Portuguese, 1) => format!(" A ficha está no vértice {places}."),
                (Language::Portuguese, _) => format!(" Há fichas nos vértices {places}."),
            };
        }
        if let Some(ground) = self.ground {
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
    let line = |i: usize| {
        let e = &graph.edges[i];
        format!("{}{}{}", e.from, if e.directed { '>' } else { '-' }, e.to)
    };
    mark_words(&marks, line, Gender::Feminine, language)
}

/// The vertices with a role: a root, and two vertices to be joined.
fn role_words(graph: &GraphView, language: Language) -> String {
    let vertex = |role: Role| graph.roles.iter().find(|other| other.role == role).map(|other| other.vertex);
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
    words
}

/// The vertices of each colour.
fn colour_words(graph: &GraphView, language: Language) -> String {
    let used: BTreeSet<u8> = graph.colours.iter().copied().flatten().collect();
    let of_colour = |&colour: &u8| {
        let vertices = (0..graph.colours.len()).filter(|&v| graph.colours[v] == Some(colour));
        let places: Vec<String> = vertices.map(|v| v.to_string()).collect();
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
        let places: Vec<String> = free.map(|v| v.to_string()).collect();
        if places.is_empty() {
            continue;
        }
        let list = match places.len() > MOST_LISTED {
            true => language.number(places.len() as u64),
            false => language.list(&places),
        };
        words += &match language {
            Language::English => format!(" For {} only: {list}.", name(who)),
            Language::Portuguese => format!(" Só para {}: {list}.", name(who)),
        };
    }
    words
}
