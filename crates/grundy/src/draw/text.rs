//! Views for the terminal.

use super::formula;
use crate::rules::{GraphView, GridView, Mark, Pile, Stroke, View, value_sum};
use crate::tell::Language;

/// The most vertices that are listed, the most objects of a heap that are shown, the widest drawing.
const MOST_VERTICES: usize = 60;
const MOST_OBJECTS: u64 = 40;
const WIDEST: usize = 100;

/// A view as lines of text, in English.
pub fn view_text(view: &View) -> String {
    view_text_in(view, Language::English)
}

/// A view as lines of text.
pub fn view_text_in(view: &View, language: Language) -> String {
    match view {
        View::Graph(graph) => lattice(graph).unwrap_or_else(|| listing(graph, language)),
        View::Heaps(heaps) => heap_lines(heaps),
        View::Piles(piles) => pile_lines(piles),
        View::Grid(grid) => board(grid),
        View::Strip(cells) => strip(cells),
        View::Stacks(stacks) => stack_lines(stacks),
        View::Values(values) => value_sum(values),
        View::Formula(formula) => formula::text(formula, language),
        View::Several(views) => {
            let texts: Vec<String> = views.iter().map(|view| view_text_in(view, language)).collect();
            texts.join("\n+\n")
        }
    }
}

/// One line per heap: its number, its objects, its size.
fn heap_lines(heaps: &[u64]) -> String {
    pile_lines(&heaps.iter().map(|&size| Pile::Heap(size)).collect::<Vec<_>>())
}

/// One line per pile: its number, its objects or what is in it; a bank and a limit have no number.
fn pile_lines(piles: &[Pile]) -> String {
    let width = piles.len().saturating_sub(1).to_string().len();
    let line = |(i, pile): (usize, &Pile)| match pile {
        Pile::Heap(size @ 1..=MOST_OBJECTS) => format!("{i:>width$}: {size} {}", "o".repeat(*size as usize)),
        Pile::Heap(_) | Pile::Bag(_) => format!("{i:>width$}: {pile}"),
        Pile::Bank(_) | Pile::Limit(_) => format!("{:width$}  {pile}", ""),
    };
    if piles.is_empty() {
        "-".to_string()
    } else {
        piles.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// One line per stack: its number and its objects, bottom first.
fn stack_lines(stacks: &[String]) -> String {
    let width = stacks.len().saturating_sub(1).to_string().len();
    let line = |(i, stack): (usize, &String)| match stack.as_str() {
        "" => format!("{i:>width$}: 0"),
        letters => format!("{i:>width$}: {letters}"),
    };
    if stacks.is_empty() {
        "-".to_string()
    } else {
        stacks.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }
}

fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Free => ".",
        Mark::Dead => "-",
        Mark::Taken => "x",
        Mark::Alice => "A",
        Mark::Bob => "B",
    }
}

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// A board with its coordinates. Tokens show how many there are on a cell; on a numbered board, where moves name them
/// by their numbers, a token shows its own.
fn board(grid: &GridView) -> String {
    let letters: Vec<String> = (0..grid.columns).map(|column| grid.column_name(column)).collect();
    let cell = letters.iter().map(String::len).max().unwrap_or(1);
    let margin = grid.rows.to_string().len();
    let line = |head: String, cells: Vec<&str>| {
        let cells: Vec<String> = cells.iter().map(|text| format!("{text:>cell$}")).collect();
        format!("{head:>margin$} {}", cells.join(" "))
    };
    let mut lines = vec![line(String::new(), letters.iter().map(String::as_str).collect())];
    let mut signs: Vec<&str> = grid.cells.iter().map(|&mark| sign(mark)).collect();
    for (token, &cell) in grid.tokens.iter().enumerate() {
        let count = grid.tokens.iter().filter(|&&other| other == cell).count();
        signs[cell] = match (grid.numbered, count) {
            (true, 1) => DIGITS.get(token).unwrap_or(&"+"),
            (true, _) => "+",
            (false, 1) => "o",
            (false, _) => DIGITS.get(count).unwrap_or(&"+"),
        };
    }
    for (row, signs) in signs.chunks(grid.columns.max(1)).enumerate() {
        lines.push(line(grid.row_name(row), signs.to_vec()));
    }
    lines.join("\n")
}

/// Cells in a row under their numbers, as many to a line as fit.
fn strip(cells: &[Mark]) -> String {
    let width = cells.len().saturating_sub(1).to_string().len();
    let mut lines = Vec::new();
    for (i, chunk) in cells.chunks(WIDEST / (width + 1)).enumerate() {
        let first = i * (WIDEST / (width + 1));
        let numbers = (first..first + chunk.len()).map(|number| format!("{number:>width$}"));
        let signs = chunk.iter().map(|&mark| format!("{:>width$}", sign(mark)));
        lines.push(numbers.collect::<Vec<_>>().join(" "));
        lines.push(signs.collect::<Vec<_>>().join(" "));
    }
    lines.join("\n")
}

/// A path or a grid numbered row by row, drawn as it is: free vertices by their numbers (with their letters),
/// a vertex with a token in parentheses, a coloured one by `:` and its colour, the ground underlined, the others by
/// signs.
fn lattice(graph: &GraphView) -> Option<String> {
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
        text
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

/// One line per vertex: number, token (`@`) or ground (`_`), state or colour (`:2`), letter, and what it is joined to. Large graphs show only what is
/// still in play.
fn listing(graph: &GraphView, language: Language) -> String {
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
        None => state_name(graph.vertices[v], language).to_string(),
    };
    let state = shown.iter().map(|&v| named(v).len()).max().unwrap_or(0);
    let tokens = shown.iter().take(MOST_VERTICES).map(|&v| tokens_on(graph, v).len());
    let wide = tokens.max().unwrap_or(0).max(1);
    let line = |&v: &usize| {
        let token = if graph.ground == Some(v) { "_".to_string() } else { tokens_on(graph, v) };
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

/// The tokens on a vertex: `@`, with their numbers where there are several on the board, since moves tell them apart.
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
        (Mark::Alice, _) => "Alice",
        (Mark::Bob, _) => "Bob",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coloured_vertices_show_their_colours() {
        let mut view =
            graph(vec![Mark::Taken, Mark::Free, Mark::Dead], vec![Stroke::line(0, 1), Stroke::line(1, 2)]);
        view.colours = vec![Some(2), None, None];
        assert_eq!(view_text(&View::Graph(view.clone())), ":2 -  1 -  .");
        view.edges.push(Stroke::line(0, 2));
        assert_eq!(view_text(&View::Graph(view)), "0  :2    1 2\n1  free  0 2\n2  out   1 0");
    }

    fn graph(vertices: Vec<Mark>, edges: Vec<Stroke>) -> GraphView {
        GraphView { vertices, edges, ..GraphView::default() }
    }

    #[test]
    fn paths_are_drawn_as_paths() {
        let mut path =
            graph(vec![Mark::Free, Mark::Dead, Mark::Free], vec![Stroke::line(0, 1), Stroke::line(1, 2)]);
        assert_eq!(view_text(&View::Graph(path.clone())), "0 - . - 2");
        path.labels = Some("ABC".into());
        assert_eq!(view_text(&View::Graph(path)), "0A -  . - 2C");
    }

    #[test]
    fn grids_are_drawn_as_grids() {
        let edges = vec![Stroke::line(0, 1), Stroke::line(2, 3), Stroke::line(0, 2), Stroke::line(1, 3)];
        let mut square = graph(vec![Mark::Free; 4], edges);
        square.tokens = vec![3];
        assert_eq!(view_text(&View::Graph(square)), "  0 -   1\n  |     |\n  2 - (3)");
    }

    #[test]
    fn other_graphs_are_listed() {
        let arc = Stroke { directed: true, weight: Some(4), ..Stroke::line(2, 0) };
        let mut triangle = graph(
            vec![Mark::Free, Mark::Taken, Mark::Dead],
            vec![Stroke::line(0, 1), Stroke::line(1, 2), arc],
        );
        triangle.tokens = vec![2];
        let lines = "0  free    1\n1  chosen  0 2\n2@ out     1 >0*4";
        assert_eq!(view_text(&View::Graph(triangle.clone())), lines);
        triangle.tokens = vec![2, 0, 2];
        let lines = "0@1   free    1\n1     chosen  0 2\n2@0;2 out     1 >0*4";
        assert_eq!(view_text(&View::Graph(triangle)), lines);
    }

    #[test]
    fn letters_and_owners_of_edges_are_told() {
        let labelled = |to: usize, letter: char| Stroke { label: Some(letter), ..Stroke::line(0, to) };
        let owned = Stroke { mark: Mark::Bob, ..labelled(2, 'B') };
        let star = graph(vec![Mark::Free; 4], vec![labelled(1, 'A'), owned, labelled(3, 'C')]);
        assert!(view_text(&View::Graph(star)).starts_with("0  free  1A 2B[B] 3C\n"));
    }

    #[test]
    fn heaps_and_boards_have_coordinates() {
        assert_eq!(view_text(&View::Heaps(vec![3, 0, 99])), "0: 3 ooo\n1: 0\n2: 99");
        let cells = vec![Mark::Taken, Mark::Free, Mark::Alice, Mark::Bob];
        let board = View::Grid(GridView { rows: 2, columns: 2, cells, ..GridView::default() });
        assert_eq!(view_text(&board), "  a b\n1 x .\n2 A B");
        assert_eq!(
            view_text(&View::Several(vec![View::Heaps(vec![1]), board])),
            "0: 1 o\n+\n  a b\n1 x .\n2 A B"
        );
    }

    #[test]
    fn tokens_and_piles_are_told() {
        let cells = vec![Mark::Free; 4];
        let board =
            View::Grid(GridView { rows: 2, columns: 2, cells, tokens: vec![3, 0, 3], ..GridView::default() });
        assert_eq!(view_text(&board), "  a b\n1 o .\n2 . 2");
        let View::Grid(grid) = board else { unreachable!() };
        let board = View::Grid(GridView { numbered: true, ..grid });
        assert_eq!(view_text(&board), "  0 1\n0 1 .\n1 . +");
        assert_eq!(view_text(&View::Strip(vec![Mark::Free, Mark::Taken])), "0 1\n. x");
        let piles = View::Piles(vec![Pile::Heap(2), Pile::Bag(vec![0, 3]), Pile::Bank(5), Pile::Limit(1)]);
        assert_eq!(view_text(&piles), "0: 2 oo\n1: {0;3}\n   +5\n   <=1");
    }

    #[test]
    fn grounds_and_stacks_are_told() {
        let mut path = graph(vec![Mark::Free; 2], vec![Stroke::line(0, 1)]);
        path.ground = Some(0);
        assert_eq!(view_text(&View::Graph(path.clone())), "_0_ -   1");
        path.edges[0].mark = Mark::Dead;
        assert_eq!(view_text(&View::Graph(path)), "0_ free\n1  free");
        assert_eq!(view_text(&View::Stacks(vec!["ABB".into(), String::new()])), "0: ABB\n1: 0");
    }

    #[test]
    fn large_graphs_show_what_is_in_play() {
        let mut vertices = vec![Mark::Dead; 200];
        vertices[150] = Mark::Free;
        let text =
            view_text_in(&View::Graph(graph(vertices, vec![Stroke::line(0, 150)])), Language::Portuguese);
        assert_eq!(text.lines().count(), 2);
        assert!(text.starts_with("150  livre") && text.ends_with(".. mais 199"));
    }
}
