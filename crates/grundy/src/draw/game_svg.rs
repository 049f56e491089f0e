//! Game graphs as pictures: one layer per number of moves played.

use super::game_text::moves_by_target;
use super::svg::{Picture, escape, label, number};
use crate::explore::{GameGraph, Node};
use crate::rules::{Player, Verdict};
use crate::tell::Language;

const BOX_HEIGHT: f64 = 38.0;
const LAYER: f64 = 104.0;
const GAP: f64 = 16.0;

/// Graphs with more nodes are drawn without the texts of moves.
const MOST_TAGGED: usize = 80;

/// Longer texts are cut.
const LONGEST_POSITION: usize = 24;
const LONGEST_TAG: usize = 14;

/// A game graph as a standalone SVG document. A box shows the position and below it who is to move, the step
/// of backward labelling and the nimber or score; its colour says who wins. Moves by which the mover wins
/// have the mover's colour. Readable up to about 200 nodes.
pub fn game_svg(graph: &GameGraph, language: Language) -> String {
    let (title, description) = words(graph, language);
    let picture = draw(graph, language);
    picture.document(&title, &description, language)
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

fn legend(language: Language) -> &'static str {
    match language {
        Language::English => {
            "Blue: Alice wins. Orange: Bob wins. Green: draw. Below: who is to move, step of the labelling (t), nimber (*) or score (=)."
        }
        Language::Portuguese => {
            "Azul: Alice vence. Laranja: Bob vence. Verde: empate. Embaixo: de quem é a vez, passo da rotulação (t), nimber (*) ou pontuação (=)."
        }
    }
}

fn draw(graph: &GameGraph, language: Language) -> Picture {
    let width = box_width(graph);
    let layers = layers(graph);
    let widest = layers.iter().map(Vec::len).max().unwrap_or(0) as f64;
    let total = (widest * (width + GAP)).max(760.0);
    let mut centres = vec![(0.0, 0.0); graph.nodes.len()];
    for (depth, layer) in layers.iter().enumerate() {
        let left = (total - layer.len() as f64 * (width + GAP)) / 2.0;
        for (i, &node) in layer.iter().enumerate() {
            let x = left + (i as f64 + 0.5) * (width + GAP);
            centres[node] = (x, BOX_HEIGHT / 2.0 + depth as f64 * LAYER);
        }
    }
    let mut body = moves(graph, &centres);
    for (i, node) in graph.nodes.iter().enumerate() {
        body += &node_box(i, node, centres[i], width);
    }
    let bottom = layers.len() as f64 * LAYER - (LAYER - BOX_HEIGHT) + 30.0;
    body += &label(0.0, bottom - 8.0, "left small dim", legend(language));
    Picture { width: total, height: bottom, body }
}

/// Wide enough for the longest position text that is shown.
fn box_width(graph: &GameGraph) -> f64 {
    let longest = graph.nodes.iter().map(|node| cut(&node.position, LONGEST_POSITION).chars().count()).max();
    (longest.unwrap_or(0) as f64 * 7.6 + 18.0).max(74.0)
}

/// The nodes by the number of moves that reach them. Within a layer the nodes are sorted by the average place of
/// their predecessors in the layers above, which keeps most lines short (Sugiyama, Tagawa and Toda 1981, one pass
/// down).
fn layers(graph: &GameGraph) -> Vec<Vec<usize>> {
    let depths = (0..graph.nodes.len()).map(|i| graph.depth(i)).max().map_or(0, |depth| depth + 1);
    let mut layers = vec![Vec::new(); depths];
    for i in 0..graph.nodes.len() {
        layers[graph.depth(i)].push(i);
    }
    let mut place = vec![0.0; graph.nodes.len()];
    let mut above: Vec<Vec<usize>> = vec![Vec::new(); graph.nodes.len()];
    for (i, node) in graph.nodes.iter().enumerate() {
        for &(_, to) in node.moves.iter().filter(|(_, to)| graph.depth(*to) == graph.depth(i) + 1) {
            above[to].push(i);
        }
    }
    for layer in &mut layers {
        let average =
            |i: usize| above[i].iter().map(|&u| place[u]).sum::<f64>() / above[i].len().max(1) as f64;
        let mut keyed: Vec<(f64, usize)> = layer.iter().map(|&i| (average(i), i)).collect();
        keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        *layer = keyed.into_iter().map(|(_, i)| i).collect();
        let count = layer.len() as f64;
        for (rank, &i) in layer.iter().enumerate() {
            place[i] = (rank as f64 + 0.5) / count;
        }
    }
    layers
}

/// The moves: down to the next layer, or around to an earlier one. The labels of a node's moves are at different
/// heights, so that fewer overlap.
fn moves(graph: &GameGraph, centres: &[(f64, f64)]) -> String {
    let (mut lines, mut tags) = (String::new(), String::new());
    for (i, node) in graph.nodes.iter().enumerate() {
        for (rank, (text, to)) in moves_by_target(node).into_iter().enumerate() {
            let wins = graph.nodes[to].winner == Some(Verdict::Win(node.next));
            let class = match node.next {
                Player::Alice if wins => "alice",
                Player::Bob if wins => "bob",
                _ => "free",
            };
            let from = (centres[i].0, centres[i].1 + BOX_HEIGHT / 2.0);
            let to = (centres[to].0, centres[to].1 - BOX_HEIGHT / 2.0 - 2.0);
            lines += &line(from, to, class);
            if graph.nodes.len() <= MOST_TAGGED {
                let at = along(from, to, 0.4 + 0.09 * (rank % 4) as f64);
                tags += &label(at.0, at.1, "tag", &cut(&text, LONGEST_TAG));
            }
        }
    }
    lines + &tags
}

/// How far a line leaves its ends vertically.
fn reach(from: (f64, f64), to: (f64, f64)) -> f64 {
    if to.1 > from.1 { (to.1 - from.1) / 2.0 } else { 60.0 }
}

/// A point on the cubic curve from one box to the other.
fn along(from: (f64, f64), to: (f64, f64), t: f64) -> (f64, f64) {
    let reach = reach(from, to);
    let (s, weights) = (1.0 - t, [1.0, 3.0, 3.0, 1.0]);
    let mix = |values: [f64; 4]| {
        let powers = [s * s * s, s * s * t, s * t * t, t * t * t];
        (0..4).map(|i| weights[i] * powers[i] * values[i]).sum()
    };
    (mix([from.0, from.0, to.0, to.0]), mix([from.1, from.1 + reach, to.1 - reach, to.1]))
}

fn line(from: (f64, f64), to: (f64, f64), class: &str) -> String {
    let reach = reach(from, to);
    let [x, y, u, v] = [from.0, from.1, to.0, to.1].map(number);
    let [p, q, left, right, base] =
        [from.1 + reach, to.1 - reach, to.0 - 4.0, to.0 + 4.0, to.1 - 8.0].map(number);
    format!("<path class=\"line {class} thin\" d=\"M{x} {y}C{x} {p} {u} {q} {u} {v}\"/>\n")
        + &format!("<polygon class=\"head {class}\" points=\"{u},{v} {left},{base} {right},{base}\"/>\n")
}

fn node_box(i: usize, node: &Node, (x, y): (f64, f64), width: f64) -> String {
    let tint = match node.winner {
        Some(Verdict::Win(Player::Alice)) => " A",
        Some(Verdict::Win(Player::Bob)) => " B",
        Some(Verdict::Draw) => " C",
        None if !node.expanded => " dead",
        None => "",
    };
    let (left, top) = (number(x - width / 2.0), number(y - BOX_HEIGHT / 2.0));
    let (w, h) = (number(width), number(BOX_HEIGHT));
    let corner = if node.next == Player::Alice { 3 } else { 16 };
    let mut text = format!("<g data-node=\"{i}\">\n<title>{}</title>\n", escape(&node.position));
    text += &format!(
        "<rect class=\"shape{tint}\" x=\"{left}\" y=\"{top}\" width=\"{w}\" height=\"{h}\" rx=\"{corner}\"/>\n"
    );
    text += &label(x, y - 8.0, "", &cut(&node.position, LONGEST_POSITION));
    text += &label(x, y + 9.0, "small", &values(node));
    text + "</g>\n"
}

/// Who is to move, the step, and the nimber or score.
fn values(node: &Node) -> String {
    let mut values = vec![if node.next == Player::Alice { "A" } else { "B" }.to_string()];
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
    use super::super::sample::heap_of_two;
    use super::*;

    #[test]
    fn every_node_and_move_is_drawn() {
        let svg = game_svg(&heap_of_two(), Language::English);
        assert_eq!(svg.matches("<g data-node=").count(), 4);
        assert_eq!(svg.matches("<polygon").count(), 3);
        assert_eq!(svg.matches("line alice").count(), 1);
        assert_eq!(svg.matches("line bob").count(), 1);
        assert!(svg.contains(">A t1 *2</text>"));
        assert!(svg.contains("A game graph with 4 positions and 3 moves."));
    }

    #[test]
    fn layers_follow_the_moves() {
        assert_eq!(layers(&heap_of_two()), [vec![0], vec![1, 2], vec![3]]);
    }

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(cut("vértice", 4), "vér…");
        assert_eq!(cut("abc", 3), "abc");
    }
}
