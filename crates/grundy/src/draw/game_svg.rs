//! Game graphs as pictures, in layers.

use super::Style;
use super::game_layout::{Layout, layout};
use super::game_text::{moves_by_target, word};
use super::svg::{Picture, escape, label, number};
use super::views::picture;
use crate::explore::{GameGraph, Node, Outcome};
use crate::rules::{Player, View};
use crate::tell::Language;
use std::collections::{HashMap, HashSet};

/// Graphs with more nodes are drawn without the texts of moves, and without boards.
const MOST_TAGGED: usize = 80;
const MOST_BOARDS: usize = 80;

/// The largest board inside a node.
const BOARD: (f64, f64) = (116.0, 66.0);

/// Longer texts are cut.
const LONGEST_POSITION: usize = 24;
const LONGEST_TAG: usize = 14;

/// The width of a letter, and of a small one.
const LETTER: f64 = 7.6;
const SMALL: f64 = 5.8;

/// A game graph as a standalone SVG document. A node shows the board, if its view was kept, the position, what it is worth
/// to the player to move or who that is, the step of backward labelling and the nimber or score. Moves that win have the
/// colour of the winner. Readable up to about 200 nodes.
pub fn game_svg(graph: &GameGraph, language: Language) -> String {
    let (title, description) = words(graph, language);
    draw(graph, language).document(&title, &description, language)
}

fn words(graph: &GameGraph, language: Language) -> (String, String) {
    let (nodes, moves) = (graph.nodes.len() as u64, graph.size() as u64);
    match language {
        Language::English => (
            "Game graph".into(),
            format!(
                "A game graph with {} and {}.",
                language.count(nodes, "position", "positions"),
                language.count(moves, "move", "moves")
            ),
        ),
        Language::Portuguese => (
            "Grafo do jogo".into(),
            format!(
                "Um grafo de jogo com {} e {}.",
                language.count(nodes, "posição", "posições"),
                language.count(moves, "jogada", "jogadas")
            ),
        ),
    }
}

/// What the colours and the short labels mean, in lines.
fn legend(graph: &GameGraph, language: Language) -> [&'static str; 2] {
    match (graph.without_turns(), language) {
        (true, Language::English) => [
            "Blue: winning for the player to move. Orange: losing. Green: drawn. Blue moves win.",
            "t: step of the labelling. *: nimber.",
        ],
        (true, Language::Portuguese) => [
            "Azul: vencedora para quem joga. Laranja: perdedora. Verde: empatada. Jogadas azuis vencem.",
            "t: passo da rotulação. *: nimber.",
        ],
        (false, Language::English) => [
            "Blue: Alice wins. Orange: Bob wins. Green: draw. Coloured moves win. A, B: who is to move.",
            "t: step of the labelling. *: nimber. =: score.",
        ],
        (false, Language::Portuguese) => [
            "Azul: Alice vence. Laranja: Bob vence. Verde: empate. Jogadas coloridas vencem. A, B: de quem é a vez.",
            "t: passo da rotulação. *: nimber. =: pontuação.",
        ],
    }
}

fn draw(graph: &GameGraph, language: Language) -> Picture {
    let boards = boards(graph, language);
    let texts: Vec<(String, String)> = graph
        .nodes
        .iter()
        .map(|node| (cut(&node.position, LONGEST_POSITION), values(node, language)))
        .collect();
    let size = |i: usize| {
        let (position, values) = &texts[i];
        let text = (position.chars().count() as f64 * LETTER).max(values.chars().count() as f64 * SMALL);
        let (wide, tall) = boards[i].as_ref().map_or((0.0, 0.0), |board| (board.width, board.height + 6.0));
        (text.max(wide).max(40.0) + 16.0, tall + 38.0)
    };
    let sizes: Vec<(f64, f64)> = (0..graph.nodes.len()).map(size).collect();
    let places = layout(graph, &sizes);
    let mut body = moves(graph, &places);
    for i in 0..graph.nodes.len() {
        body += &node_box(graph, i, places.centres[i], sizes[i], boards[i].as_ref(), &texts[i]);
    }
    let lines = legend(graph, language);
    for (i, text) in lines.iter().enumerate() {
        body += &label(0.0, places.height + 26.0 + 15.0 * i as f64, "left small dim", text);
    }
    let widest = lines.iter().map(|text| text.chars().count()).max().unwrap_or(0) as f64 * SMALL;
    Picture { width: places.width.max(widest), height: places.height + 50.0, body }
}

/// The boards of small graphs, scaled to fit into nodes. The vertices of a graph are at the same places in all of them.
fn boards(graph: &GameGraph, language: Language) -> Vec<Option<Picture>> {
    if graph.nodes.len() > MOST_BOARDS {
        return vec![None; graph.nodes.len()];
    }
    let mut layouts: HashMap<usize, Vec<(f64, f64)>> = HashMap::new();
    let mut board = |node: &Node| {
        let view = node.view.as_ref()?;
        let places = match view {
            View::Graph(held) => {
                vec![layouts.entry(held.vertices.len()).or_insert_with(|| held.layout()).clone()]
            }
            _ => Vec::new(),
        };
        Some(small(&picture(view, &Style { language, layouts: places, ..Style::default() })))
    };
    graph.nodes.iter().map(&mut board).collect()
}

fn small(board: &Picture) -> Picture {
    let scale = (BOARD.0 / board.width.max(1.0)).min(BOARD.1 / board.height.max(1.0)).min(1.0);
    let body = format!("<g transform=\"scale({scale:.3})\">\n{}</g>\n", board.body);
    Picture { width: board.width * scale, height: board.height * scale, body }
}

/// The moves, each stretch between two layers once. The labels of a node's moves are at different heights, so that fewer
/// overlap.
fn moves(graph: &GameGraph, places: &Layout) -> String {
    let (mut lines, mut tags) = (String::new(), String::new());
    let mut drawn = HashSet::new();
    for (i, node) in graph.nodes.iter().enumerate() {
        for (rank, (text, target)) in moves_by_target(node).into_iter().enumerate() {
            let class = match (graph.wins(i, target), node.next) {
                (false, _) => "free",
                (true, Some(Player::Bob)) => "bob",
                (true, _) => "alice",
            };
            let mut last = i;
            for &cell in &places.routes[&(i, target)] {
                let (from, to) = (below(places, last), above(places, cell));
                if drawn.insert((last, cell)) {
                    lines += &stretch(from, to, class);
                    lines += &if cell == target { head(to, class) } else { passage(places, cell, class) };
                }
                if last == i && graph.nodes.len() <= MOST_TAGGED {
                    let at = along(from, to, 0.36 + 0.1 * (rank % 4) as f64);
                    tags += &label(at.0, at.1, "tag", &cut(&text, LONGEST_TAG));
                }
                last = cell;
            }
        }
    }
    lines + &tags
}

/// Where moves leave a cell.
fn below(places: &Layout, cell: usize) -> (f64, f64) {
    (places.centres[cell].0, places.spans[cell].1)
}

/// Where moves enter a cell.
fn above(places: &Layout, cell: usize) -> (f64, f64) {
    (places.centres[cell].0, places.spans[cell].0 - 2.0)
}

/// How far a line leaves its ends vertically.
fn reach(from: (f64, f64), to: (f64, f64)) -> f64 {
    if to.1 > from.1 { (to.1 - from.1) / 2.0 } else { 60.0 }
}

/// A point on the cubic curve from one cell to another.
fn along(from: (f64, f64), to: (f64, f64), t: f64) -> (f64, f64) {
    let reach = reach(from, to);
    let (s, weights) = (1.0 - t, [1.0, 3.0, 3.0, 1.0]);
    let mix = |values: [f64; 4]| {
        let powers = [s * s * s, s * s * t, s * t * t, t * t * t];
        (0..4).map(|i| weights[i] * powers[i] * values[i]).sum()
    };
    (mix([from.0, from.0, to.0, to.0]), mix([from.1, from.1 + reach, to.1 - reach, to.1]))
}

fn stretch(from: (f64, f64), to: (f64, f64), class: &str) -> String {
    let reach = reach(from, to);
    let [x, y, u, v, p, q] = [from.0, from.1, to.0, to.1, from.1 + reach, to.1 - reach].map(number);
    format!("<path class=\"line {class} thin\" d=\"M{x} {y}C{x} {p} {u} {q} {u} {v}\"/>\n")
}

/// A straight line through a layer.
fn passage(places: &Layout, cell: usize, class: &str) -> String {
    let ((x, from), (_, to)) = (above(places, cell), below(places, cell));
    let [x, from, to] = [x, from, to].map(number);
    format!("<path class=\"line {class} thin\" d=\"M{x} {from}V{to}\"/>\n")
}

fn head(at: (f64, f64), class: &str) -> String {
    let [x, y, left, right, base] = [at.0, at.1, at.0 - 4.0, at.0 + 4.0, at.1 - 8.0].map(number);
    format!("<polygon class=\"head {class}\" points=\"{x},{y} {left},{base} {right},{base}\"/>\n")
}

fn node_box(
    graph: &GameGraph,
    i: usize,
    (x, y): (f64, f64),
    (width, height): (f64, f64),
    board: Option<&Picture>,
    (position, values): &(String, String),
) -> String {
    let node = &graph.nodes[i];
    let (left, top) = (x - width / 2.0, y - height / 2.0);
    let [l, t, w, h] = [left, top, width, height].map(number);
    let corner = if node.next == Some(Player::Bob) { 16 } else { 3 };
    let mut text = format!("<g data-node=\"{i}\">\n<title>{}</title>\n", escape(&node.position));
    text += &format!(
        "<rect class=\"shape{}\" x=\"{l}\" y=\"{t}\" width=\"{w}\" height=\"{h}\" rx=\"{corner}\"/>\n",
        tint(node)
    );
    let root = if graph.roots.contains(&i) { "strong" } else { "" };
    text += &label(x, y + height / 2.0 - 27.0, root, position);
    text += &label(x, y + height / 2.0 - 10.0, "small", values);
    if let Some(Picture { width, body, .. }) = board {
        let at = format!("{} {}", number(x - width / 2.0), number(top + 6.0));
        text += &format!("<g transform=\"translate({at})\">\n{body}</g>\n");
    }
    text + "</g>\n"
}

/// The colour of the winner: Alice or the player to move, Bob or the other player, nobody.
fn tint(node: &Node) -> &'static str {
    match (node.outcome, node.next) {
        (Some(Outcome::Winning), Some(Player::Bob)) | (Some(Outcome::Losing), None | Some(Player::Alice)) => {
            " B"
        }
        (Some(Outcome::Winning | Outcome::Losing), _) => " A",
        (Some(Outcome::Draw), _) => " C",
        (None, _) if !node.expanded => " dead",
        (None, _) => "",
    }
}

/// What it is worth or who is to move, the step, and the nimber or score.
fn values(node: &Node, language: Language) -> String {
    let mut values: Vec<String> = match node.next {
        Some(Player::Alice) => vec!["A".into()],
        Some(Player::Bob) => vec!["B".into()],
        None => node.outcome.map(|outcome| word(outcome, language).to_string()).into_iter().collect(),
    };
    values.extend(node.step.map(|step| format!("t{step}")));
    values.extend(node.nimber.map(|nimber| format!("*{nimber}")));
    values.extend(node.loopy.as_ref().map(|loopy| format!("*{loopy}")));
    values.extend(node.score.map(|score| format!("={score}")));
    values.join(" ")
}

fn cut(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_string();
    }
    text.chars().take(longest - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::super::sample::{heap_of_two, heap_with_turns};
    use super::*;

    #[test]
    fn every_node_and_move_is_drawn() {
        let svg = game_svg(&heap_of_two(), Language::English);
        assert_eq!(svg.matches("<g data-node=").count(), 3);
        assert_eq!(svg.matches("<polygon").count(), 3);
        assert_eq!(svg.matches("head alice").count(), 2);
        assert!(svg.contains(">winning t1 *2</text>"));
        assert!(svg.contains("A game graph with 3 positions and 3 moves."));
        assert!(game_svg(&heap_of_two(), Language::Portuguese).contains(">perdedora t0 *0</text>"));
    }

    #[test]
    fn turns_are_shown_where_they_matter() {
        let svg = game_svg(&heap_with_turns(), Language::English);
        assert_eq!(svg.matches("<g data-node=").count(), 4);
        assert_eq!((svg.matches("head alice").count(), svg.matches("head bob").count()), (1, 1));
        assert!(svg.contains(">A t1 *2</text>"));
    }

    #[test]
    fn boards_fit_into_their_nodes() {
        let board = small(&Picture { width: 580.0, height: 100.0, body: String::new() });
        assert!(board.width <= BOARD.0 + 0.1 && board.height <= BOARD.1);
    }

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(cut("vértice", 4), "vér…");
        assert_eq!(cut("abc", 3), "abc");
    }
}
