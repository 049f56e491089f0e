//! Game graphs and explanations for the terminal.

use super::view_text_in;
use crate::explore::{GameGraph, Node};
use crate::rules::Verdict;
use crate::tell::{Explanation, Language};
use std::collections::BTreeMap;

/// The labels of a node, with their names in the JSON record.
pub(super) fn labels(node: &Node) -> Vec<String> {
    let mut labels = vec![format!("next={}", node.next.id())];
    labels.extend(node.winner.map(|winner| format!("winner={}", Verdict::id(winner))));
    labels.extend(node.step.map(|step| format!("step={step}")));
    labels.extend(node.nimber.map(|nimber| format!("nimber={nimber}")));
    labels.extend(node.loopy.as_ref().map(|loopy| format!("loopy={loopy}")));
    labels.extend(node.score.map(|score| format!("score={score}")));
    labels
}

/// The moves of a node grouped by target, in the order of the first move to each.
pub(super) fn moves_by_target(node: &Node) -> Vec<(String, usize)> {
    let mut texts: BTreeMap<usize, (usize, Vec<&str>)> = BTreeMap::new();
    for (i, (text, to)) in node.moves.iter().enumerate() {
        texts.entry(*to).or_insert((i, Vec::new())).1.push(text);
    }
    let mut groups: Vec<_> = texts.into_iter().collect();
    groups.sort_by_key(|(_, (first, _))| *first);
    groups.into_iter().map(|(to, (_, texts))| (texts.join(", "), to)).collect()
}

/// A game graph as indented lines, depth first: each node is written out once and referred to afterwards by
/// its number. A node whose moves were not followed ends in dots.
pub fn game_text(graph: &GameGraph) -> String {
    let mut written = vec![false; graph.nodes.len()];
    let mut lines = Vec::new();
    let mut stack = vec![(0, String::new(), graph.root)];
    while let Some((depth, text, i)) = stack.pop() {
        let node = &graph.nodes[i];
        let arrow = if text.is_empty() { String::new() } else { format!("{text} -> ") };
        let indent = "  ".repeat(depth);
        if written[i] {
            lines.push(format!("{indent}{arrow}#{i}"));
            continue;
        }
        written[i] = true;
        let open = if node.expanded { "" } else { " ..." };
        lines.push(format!("{indent}{arrow}#{i} {} {}{open}", node.position, labels(node).join(" ")));
        stack.extend(moves_by_target(node).into_iter().rev().map(|(text, to)| (depth + 1, text, to)));
    }
    lines.join("\n") + "\n"
}

/// An explanation as numbered steps, with tables and views under their sentences.
pub fn explanation_text(explanation: &Explanation, language: Language) -> String {
    let mut text = String::new();
    for (i, step) in explanation.steps.iter().enumerate() {
        text += &format!("{:>2}. {}\n", i + 1, step.sentence.text(language));
        let table = step.table.as_ref().map(|table| table.text(true));
        let view = step.view.as_ref().map(|view| view_text_in(view, language));
        for line in view.iter().chain(&table).flat_map(|block| block.lines()) {
            text += format!("      {line}").trim_end();
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::sample::{heap_of_two, unfinished};
    use super::*;
    use crate::rules::{Player, View};
    use crate::tell::{Sentence, Step, nim_sum_table};

    #[test]
    fn every_node_is_written_once() {
        let expected = "\
#0 2 next=alice winner=alice step=1 nimber=2
  0>0 -> #1 0 next=bob winner=alice step=0 nimber=0
  0>1 -> #2 1 next=bob winner=bob step=1 nimber=1
    0>0 -> #3 0 next=alice winner=bob step=0 nimber=0
";
        assert_eq!(game_text(&heap_of_two()), expected);
    }

    #[test]
    fn unfollowed_nodes_end_in_dots() {
        assert_eq!(game_text(&unfinished()), "#0 2 next=alice ...\n");
    }

    #[test]
    fn explanations_are_numbered() {
        let mut explanation = Explanation::default();
        explanation.push(Sentence::Starts { who: Player::Bob });
        explanation.push(Step::new(Sentence::NimberIs { nimber: 2 }).with_table(nim_sum_table(&[2])));
        explanation.push(Step::new(Sentence::Drawn).with_view(View::Heaps(vec![2])));
        let text = explanation_text(&explanation, Language::Portuguese);
        assert!(text.starts_with(" 1. Bob começa.\n 2. O nimber da posição é 2.\n         nimber  2  1\n"));
        assert!(text.ends_with("\n      0: 2 oo\n"));
    }
}
