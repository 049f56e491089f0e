//! Graphs for the terminal.

use crate::draw::views::{WIDEST, sign};
use crate::rules::{GraphView, Mark, Stroke};
use crate::tell::Language;

/// The most vertices that are listed.
const MOST_VERTICES: usize = 60;

/// A path or a grid numbered row by row, drawn as it is: free vertices by their names (numbers with their letters), a
/// vertex with a token in parentheses, a coloured one by `:` and its colour, the ground underlined, the others by
/// symbols; the letter of a role comes first. An edge that somebody owns is drawn by their letter, one out of play not at all.
pub fn lattice(graph: &GraphView) -> Option<String> {
    let n = graph.vertices.len();
    let plain = |e: &Stroke| !e.directed && e.weight.is_none() && e.label.is_none();
    let letters = graph.labels.as_deref().unwrap_or_default().as_bytes();
    let lettered = !letters.is_empty() && !graph.names.is_empty();
    if n < 2 || graph.tokens.len() > 1 || lettered || !graph.edges.iter().all(plain) {
        return None;
    }
    let columns =
        (2..=n).filter(|columns| n.is_multiple_of(*columns)).find(|&columns| is_lattice(graph, columns))?;
    let text = |v: usize| {
        let mut text = match graph.vertices[v] {
            Mark::Free => graph.name(v) + letters.get(v).map_or("", |&letter| letter_text(letter)),
            Mark::Dead => ".".to_string(),
            mark => sign(mark).to_string(),
        };
        if let Some(colour) = colour_of(graph, v) {
            text = format!(":{colour}");
        }
        if graph.tokens.contains(&v) {
            text = format!("({})", graph.name(v));
        }
        if graph.ground == Some(v) {
            text = format!("_{}_", graph.name(v));
        }
        match graph.role(v) {
            Some(role) => format!("{}{text}", role.letter()),
            None => text,
        }
    };
    let cells: Vec<String> = (0..n).map(text).collect();
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1);
    if columns * (width + 3) > WIDEST {
        return None;
    }
    let line = |u: usize, v: usize, free: &'static str| {
        let edge = graph.edges.iter().find(|e| (e.from.min(e.to), e.from.max(e.to)) == (u, v));
        edge.map_or(" ", |edge| line_sign(edge.mark, free))
    };
    let across = |row: usize| -> String {
        let piece = |v: usize| match v % columns {
            0 => format!("{:>width$}", cells[v]),
            _ => format!(" {} {:>width$}", line(v - 1, v, "-"), cells[v]),
        };
        (row * columns..(row + 1) * columns).map(piece).collect()
    };
    let down = |row: usize| -> String {
        let bar = |v: usize| format!("{:>width$}", line(v, v + columns, "|"));
        (row * columns..(row + 1) * columns).map(bar).collect::<Vec<_>>().join("   ")
    };
    let rows = n / columns;
    let lines = (0..rows).flat_map(|row| [Some(across(row)), (row + 1 < rows).then(|| down(row))]);
    Some(lines.flatten().map(|line| line.trim_end().to_string()).collect::<Vec<_>>().join("\n"))
}

/// How a line of a grid is drawn.
fn line_sign(mark: Mark, free: &'static str) -> &'static str {
    match mark {
        Mark::Free => free,
        Mark::Dead => " ",
        _ => sign(mark),
    }
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

/// One line per vertex: name or number, token (`@`), ground (`_`) or role (`s`), state or colour (`:2`), letter, and what it is
/// joined to. Large graphs show only what is still in play.
pub fn listing(graph: &GraphView, language: Language) -> String {
    let n = graph.vertices.len();
    let in_play =
        |v: &usize| n <= MOST_VERTICES || graph.vertices[*v] != Mark::Dead || graph.tokens.contains(v);
    let shown: Vec<usize> = (0..n).filter(in_play).collect();
    let mut near: Vec<Vec<String>> = vec![Vec::new(); n];
    for e in graph.edges.iter().filter(|e| e.mark != Mark::Dead) {
        near[e.from].push(neighbour(graph, e, e.to));
        if !e.directed && e.from != e.to {
            near[e.to].push(neighbour(graph, e, e.from));
        }
    }
    let letters = graph.labels.as_deref().unwrap_or_default().as_bytes();
    let head = |v: usize, width: usize| match graph.names.is_empty() {
        true => format!("{v:>width$}"),
        false => format!("{:<width$}", graph.name(v)),
    };
    let heads = shown.iter().take(MOST_VERTICES).map(|&v| graph.name(v).chars().count());
    let number = match graph.names.is_empty() {
        true => n.saturating_sub(1).to_string().len(),
        false => heads.max().unwrap_or(0),
    };
    let comma = if graph.names.is_empty() { " " } else { ", " };
    let named = |v: usize| match colour_of(graph, v) {
        Some(colour) => format!(":{colour}"),
        None if graph.on_lines => String::new(),
        None => state_name(graph.vertices[v], language).to_string(),
    };
    let state = shown.iter().map(|&v| named(v).chars().count()).max().unwrap_or(0);
    let tokens = shown.iter().take(MOST_VERTICES).map(|&v| sign_of(graph, v).len());
    let wide = tokens.max().unwrap_or(0).max(1);
    let line = |&v: &usize| {
        let token = sign_of(graph, v);
        let letter = letters.get(v).map_or(String::new(), |&letter| format!(" {}", letter as char));
        let name = named(v);
        let gap = if state > 0 { " " } else { "" };
        let head = head(v, number);
        format!("{head}{token:<wide$}{gap}{name:<state$}{letter}  {}", near[v].join(comma))
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
fn neighbour(graph: &GraphView, e: &Stroke, end: usize) -> String {
    let arrow = if e.directed { ">" } else { "" };
    let gap = if graph.names.is_empty() { "" } else { " " };
    let letter = e.label.map_or(String::new(), |letter| format!("{gap}{letter}"));
    let weight = e.weight.map_or(String::new(), |weight| format!("*{weight}"));
    let owner = match e.mark {
        Mark::Free | Mark::Dead => String::new(),
        mark => format!("[{}]", sign(mark)),
    };
    format!("{arrow}{}{letter}{weight}{owner}", graph.name(end))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of three vertices with an edge of each player and one out of play.
    #[test]
    fn lines_of_a_grid_show_their_owners() {
        let ends = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)];
        let mut edges: Vec<Stroke> = ends.iter().map(|&(u, v)| Stroke::line(u, v)).collect();
        (edges[0].mark, edges[4].mark, edges[3].mark) = (Mark::Alice, Mark::Bob, Mark::Dead);
        let view = GraphView { vertices: vec![Mark::Free; 6], edges, on_lines: true, ..GraphView::default() };
        assert_eq!(lattice(&view).as_deref(), Some("0 A 1 - 2\nB   |   |\n3 - 4   5"));
    }
}
