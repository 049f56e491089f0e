//! Game graphs for Graphviz.

use super::game_text::{labels, moves_by_target};
use crate::explore::{GameGraph, Outcome};
use crate::rules::Player;
use crate::tell::Language;

/// Text inside a quoted DOT string.
fn quote(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

/// A game graph in the DOT language: blue is won by the player to move or by Alice, orange by the other player, green
/// drawn. Where nodes say who is to move, boxes are Alice's and ellipses Bob's. Moves that win are bold.
pub fn game_dot(graph: &GameGraph, language: Language) -> String {
    let mut text =
        String::from("digraph game {\n  node [style=filled, fillcolor=white, fontname=\"sans-serif\"];\n");
    text += "  edge [fontname=\"sans-serif\", fontsize=11];\n";
    for (i, node) in graph.nodes.iter().enumerate() {
        let shape = if node.next == Some(Player::Bob) { "ellipse" } else { "box" };
        let fill = match (node.outcome, node.next) {
            (Some(Outcome::Draw), _) => "\"#dfe9d8\"",
            (Some(Outcome::Winning), Some(Player::Bob)) => "\"#f8d9c6\"",
            (Some(Outcome::Losing), None | Some(Player::Alice)) => "\"#f8d9c6\"",
            (Some(_), _) => "\"#cfe3f5\"",
            (None, _) => "white",
        };
        let open = if node.expanded { "" } else { ", style=\"filled,dashed\"" };
        // The shape says who is to move.
        let labels = labels(node, language).split_off(usize::from(node.next.is_some())).join(" ");
        let label = format!("{}\\n{labels}", quote(&node.position));
        text += &format!("  n{i} [label=\"{label}\", shape={shape}, fillcolor={fill}{open}];\n");
        for (label, to) in moves_by_target(node) {
            let bold = if graph.wins(i, to) { ", style=bold" } else { "" };
            text += &format!("  n{i} -> n{to} [label=\"{}\"{bold}];\n", quote(&label));
        }
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::super::sample::{heap_of_two, heap_with_turns, unfinished};
    use super::*;

    #[test]
    fn nodes_and_moves_are_written() {
        let dot = game_dot(&heap_of_two(), Language::English);
        assert!(dot.starts_with("digraph game {") && dot.ends_with("}\n"));
        assert_eq!(dot.matches(" -> ").count(), 3);
        assert!(
            dot.contains("n0 [label=\"2\\nwinning step=1 nimber=2\", shape=box, fillcolor=\"#cfe3f5\"];")
        );
        assert!(dot.contains("n0 -> n1 [label=\"0>0\", style=bold];"));
        assert!(dot.contains("n0 -> n2 [label=\"0>1\"];"));
        assert!(game_dot(&heap_of_two(), Language::Portuguese).contains("1\\nvencedora passo=1 nimber=1"));
        assert!(game_dot(&unfinished(), Language::English).contains("dashed"));
    }

    #[test]
    fn shapes_say_who_is_to_move() {
        let dot = game_dot(&heap_with_turns(), Language::English);
        assert_eq!((dot.matches("shape=box").count(), dot.matches("shape=ellipse").count()), (2, 2));
        assert!(dot.contains(
            "n2 [label=\"1\\nwinner=bob step=1 nimber=1\", shape=ellipse, fillcolor=\"#f8d9c6\"];"
        ));
    }

    #[test]
    fn quotes_cannot_break_out() {
        assert_eq!(quote("a\"b\\c\nd"), "a\\\"b\\\\c d");
    }
}
