//! Game graphs for Graphviz.

use super::game_text::{labels, moves_by_target};
use crate::explore::GameGraph;
use crate::rules::{Player, Verdict};

/// Text inside a quoted DOT string.
fn quote(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " ")
}

/// A game graph in the DOT language: boxes where Alice is to move, ellipses where Bob is; blue is won by
/// Alice, orange by Bob, green drawn. Moves that win are bold.
pub fn game_dot(graph: &GameGraph) -> String {
    let mut text =
        String::from("digraph game {\n  node [style=filled, fillcolor=white, fontname=\"sans-serif\"];\n");
    text += "  edge [fontname=\"sans-serif\", fontsize=11];\n";
    for (i, node) in graph.nodes.iter().enumerate() {
        let shape = match node.next {
            Player::Alice => "box",
            Player::Bob => "ellipse",
        };
        let fill = match node.winner {
            Some(Verdict::Win(Player::Alice)) => "\"#cfe3f5\"",
            Some(Verdict::Win(Player::Bob)) => "\"#f8d9c6\"",
            Some(Verdict::Draw) => "\"#dfe9d8\"",
            None => "white",
        };
        let open = if node.expanded { "" } else { ", style=\"filled,dashed\"" };
        let label = format!("{}\\n{}", quote(&node.position), labels(node)[1..].join(" "));
        text += &format!("  n{i} [label=\"{label}\", shape={shape}, fillcolor={fill}{open}];\n");
        for (label, to) in moves_by_target(node) {
            let wins = graph.nodes[to].winner == Some(Verdict::Win(node.next));
            let bold = if wins { ", style=bold" } else { "" };
            text += &format!("  n{i} -> n{to} [label=\"{}\"{bold}];\n", quote(&label));
        }
    }
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::super::sample::{heap_of_two, unfinished};
    use super::*;

    #[test]
    fn nodes_and_moves_are_written() {
        let dot = game_dot(&heap_of_two());
        assert!(dot.starts_with("digraph game {") && dot.ends_with("}\n"));
        assert_eq!(dot.matches(" -> ").count(), 3);
        assert!(
            dot.contains(
                "n0 [label=\"2\\nwinner=alice step=1 nimber=2\", shape=box, fillcolor=\"#cfe3f5\"];"
            )
        );
        assert!(dot.contains("n0 -> n1 [label=\"0>0\", style=bold];"));
        assert!(dot.contains("n0 -> n2 [label=\"0>1\"];"));
        assert!(game_dot(&unfinished()).contains("dashed"));
    }

    #[test]
    fn quotes_cannot_break_out() {
        assert_eq!(quote("a\"b\\c\nd"), "a\\\"b\\\\c d");
    }
}
