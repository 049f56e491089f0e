//! Graphs for the terminal.

use crate::draw::views::{WIDEST, sign};
use crate::rules::{GraphView, Mark, Stroke};
use crate::tell::Language;

/// The most vertices that are listed.
const MOST_VERTICES: usize = 60;

/// A path or a grid numbered row by row, drawn as it is: free vertices by their numbers (with their letters), a
/// vertex with a token in parentheses, a coloured one by `:` and its colour, the ground underlined, the others by
/// symbols; the letter of a role comes first.
pub fn lattice(graph: &GraphView) -> Option<String> {
    let n = graph.vertices.len();
    let plain = |e: &Stroke| e.mark == Mark::Free && !e.directed && e.weight.is_none() && e.label.is_none();
    let letters = graph.labels.as_deref().unwrap_or_default().as_bytes();
    if n < 2 || graph.tokens.len() > 1 || !graph.edges.iter().all(plain) {
        return None;
    }
    let columns =
        (2..=n).filter(|columns| n.is_multiple_of(*columns)).find(|&columns| is_lattice(graph, columns))?;
    let text = |v: usize| {
        let mut text = match graph.vertices[v] {
            Mark::Free => v.to_string() + letters.get(v).map_or("", |&letter| letter_text(letter)),
            Mark::Dead => ".".to_string(),
            mark => sign(mark).to_string(),
        };
        if let Some(colour) = colour_of(graph, v) {
            text = format!(":{colour}");
        }
        if graph.tokens.contains(&v) {
            text = format!("({v})");
        }
        if graph.ground == Some(v) {
            text = format!("_{v}_");
        }
        match graph.role(v) {
            Some(role) => format!("{}{text}", role.letter()),
            None => text,
        }
    };
    let cells: Vec<String> = (0..n).map(text).collect();
    let width = cells.iter().map(String::len).max().unwrap_or(1);
    if columns * (width + 3) > WIDEST {
        return None;
    }
    let rows = cells.chunks(columns).map(|row| {
        let padded: Vec<String> = row.iter().map(|cell| format!("{cell:>width$}")).collect();
        padded.join(" - ").trim_end().to_string()
    });
    let bars = vec![format!("{:>width$}", "|"); columns].join("   ");
    Some(rows.collect::<Vec<_>>().join(&format!("\n{bars}\n")))
}

fn letter_text(letter: u8) -> &'static str {
    match letter {
        b'A' => "A",
        b'B' => "B",
        _ => "C",
    }
}

/// Whether the edges are exactly those of a grid with this many columns, each once.
fn is_lattice(graph: &GraphView, columns: usize) -> bool {
    let n = graph.vertices.len();
    let mut expected = Vec::new();
    for v in 0..n {
        if v % columns + 1 < columns {
            expected.push((v, v + 1));
        }
        if v + columns < n {
            expected.push((v, v + columns));
        }
    }
    let mut edges: Vec<(usize, usize)> =
        graph.edges.iter().map(|e| (e.from.min(e.to), e.from.max(e.to))).collect();
    edges.sort_unstable();
    expected.sort_unstable();
    edges == expected
}

/// One line per vertex: number, token (`@`), ground (`_`) or role (`s`), state or colour (`:2`), letter, and what it is
/// joined to. Large graphs show only what is still in play.
pub fn listing(graph: &GraphView, language: Language) -> String {
    let n = graph.vertices.len();
    let in_play =
        |v: &usize| n <= MOST_VERTICES || graph.vertices[*v] != Mark::Dead || graph.tokens.contains(v);
    let shown: Vec<usize> = (0..n).filter(in_play).collect();
    let mut near: Vec<Vec<String>> = vec![Vec::new(); n];
    for e in graph.edges.iter().filter(|e| e.mark != Mark::Dead) {
        near[e.from].push(neighbour(e, e.to));
        if !e.directed && e.from != e.to {
            near[e.to].push(neighbour(e, e.from));
        }
    }
    let letters = graph.labels.as_deref().unwrap_or_default().as_bytes();
    let number = n.saturating_sub(1).to_string().len();
    let named = |v: usize| match colour_of(graph, v) {
        Some(colour) => format!(":{colour}"),
        None if graph.on_lines => String::new(),
        None => state_name(graph.vertices[v], language).to_string(),
    };
    let state = shown.iter().map(|&v| named(v).len()).max().unwrap_or(0);
    let tokens = shown.iter().take(MOST_VERTICES).map(|&v| sign_of(graph, v).len());
    let wide = tokens.max().unwrap_or(0).max(1);
    let line = |&v: &usize| {
        let token = sign_of(graph, v);
        let letter = letters.get(v).map_or(String::new(), |&letter| format!(" {}", letter as char));
        let name = named(v);
        format!("{v:>number$}{token:<wide$} {name:<state$}{letter}  {}", near[v].join(" "))
            .trim_end()
            .to_string()
    };
    let mut lines: Vec<String> = shown.iter().take(MOST_VERTICES).map(line).collect();
    if n > lines.len() {
        lines.push(match language {
            Language::English => format!(".. {} more", n - lines.len()),
            Language::Portuguese => format!(".. mais {}", n - lines.len()),
        });
    }
    if lines.is_empty() { "-".to_string() } else { lines.join("\n") }
}

fn colour_of(graph: &GraphView, v: usize) -> Option<u8> {
    graph.colours.get(v).copied().flatten()
}

/// What stands beside the number of a vertex: the ground, its role, or its tokens.
fn sign_of(graph: &GraphView, v: usize) -> String {
    match graph.role(v) {
        _ if graph.ground == Some(v) => "_".to_string(),
        Some(role) => role.letter().to_string(),
        None => tokens_on(graph, v),
    }
}

/// The tokens on a vertex: `@`, with their numbers where there are several on the board, since moves refer to them by
/// number.
fn tokens_on(graph: &GraphView, v: usize) -> String {
    let here = graph.tokens.iter().enumerate().filter(|&(_, &at)| at == v);
    let numbers: Vec<String> = here.map(|(token, _)| token.to_string()).collect();
    match numbers.is_empty() {
        true => String::new(),
        false if graph.tokens.len() == 1 => "@".to_string(),
        false => format!("@{}", numbers.join(";")),
    }
}

/// The other end of a line: `>` before it for an arc, then letter, weight and owner.
fn neighbour(e: &Stroke, end: usize) -> String {
    let arrow = if e.directed { ">" } else { "" };
    let letter = e.label.map_or(String::new(), String::from);
    let weight = e.weight.map_or(String::new(), |weight| format!("*{weight}"));
    let owner = match e.mark {
        Mark::Free | Mark::Dead => String::new(),
        mark => format!("[{}]", sign(mark)),
    };
    format!("{arrow}{end}{letter}{weight}{owner}")
}

fn state_name(mark: Mark, language: Language) -> &'static str {
    match (mark, language) {
        (Mark::Free, Language::English) => "free",
        (Mark::Free, Language::Portuguese) => "livre",
        (Mark::Dead, Language::English) => "out",
        (Mark::Dead, Language::Portuguese) => "fora",
        (Mark::Taken, Language::English) => "chosen",
        (Mark::Taken, Language::Portuguese) => "escolhido",
        (Mark::Offered, Language::English) => "on offer",
        (Mark::Offered, Language::Portuguese) => "oferecido",
        (Mark::Alice, _) => "Alice",
        (Mark::Bob, _) => "Bob",
    }
}
