//! Game graphs and explanations for the terminal.

use super::chart::chart_text;
use super::view_text_in;
use crate::explore::{GameGraph, Node, Outcome};
use crate::rules::{Bilingual, Verdict};
use crate::tell::{Explanation, Language};
use std::collections::BTreeMap;
use std::fmt::Display;

/// What a position is worth to the player to move, as one word.
pub(super) fn word(outcome: Outcome, language: Language) -> &'static str {
    language.of(match outcome {
        Outcome::Winning => &Bilingual { en: "winning", pt: "vencedora" },
        Outcome::Losing => &Bilingual { en: "losing", pt: "perdedora" },
        Outcome::Draw => &Bilingual { en: "drawn", pt: "empatada" },
    })
}

/// The labels of a node: what it is worth or, where the node says who is to move, that and who wins.
pub(super) fn labels(node: &Node, language: Language) -> Vec<String> {
    let named = |en, pt, value: &dyn Display| format!("{}={value}", language.of(&Bilingual { en, pt }));
    let mut labels = Vec::new();
    match node.next {
        None => labels.extend(node.outcome.map(|outcome| word(outcome, language).to_string())),
        Some(next) => {
            labels.push(named("next", "vez", &next.id()));
            labels.extend(node.winner.map(|winner| match (winner, language) {
                (Verdict::Draw, Language::Portuguese) => "empate".to_string(),
                _ => named("winner", "vencedor", &winner.id()),
            }));
        }
    }
    labels.extend(node.step.map(|step| named("step", "passo", &step)));
    labels.extend(node.nimber.map(|nimber| named("nimber", "nimber", &nimber)));
    labels.extend(node.loopy.as_ref().map(|loopy| named("loopy", "nimber", &loopy)));
    labels.extend(node.rank.map(|rank| named("rank", "posto", &rank)));
    labels.extend(node.score.map(|score| named("score", "pontuação", &score)));
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
pub fn game_text(graph: &GameGraph, language: Language) -> String {
    let mut written = vec![false; graph.nodes.len()];
    let mut lines = Vec::new();
    let mut stack: Vec<_> = graph.roots.iter().rev().map(|&root| (0, String::new(), root)).collect();
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
        let words = [vec![node.position.clone()], labels(node, language)].concat().join(" ");
        lines.push(format!("{indent}{arrow}#{i} {words}{open}"));
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
        let view = step.view.as_ref().map(|view| match step.labels.is_empty() {
            true => view_text_in(view, language),
            false => chart_text(view, &step.labels),
        });
        for line in view.iter().chain(&table).flat_map(|block| block.lines()) {
            text += format!("      {line}").trim_end();
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::sample::{heap_of_two, heap_with_turns, unfinished};
    use super::*;
    use crate::rules::{Player, View};
    use crate::tell::{Sentence, Step, nim_sum_table};

    #[test]
    fn every_node_is_written_once() {
        let english = "\
#0 2 winning step=1 nimber=2
  0>0 -> #1 0 losing step=0 nimber=0
  0>1 -> #2 1 winning step=1 nimber=1
    0>0 -> #1
";
        assert_eq!(game_text(&heap_of_two(), Language::English), english);
        let portuguese = "\
#0 2 vencedora passo=1 nimber=2
  0>0 -> #1 0 perdedora passo=0 nimber=0
  0>1 -> #2 1 vencedora passo=1 nimber=1
    0>0 -> #1
";
        assert_eq!(game_text(&heap_of_two(), Language::Portuguese), portuguese);
    }

    #[test]
    fn turns_are_written_where_they_matter() {
        let expected = "\
#0 2 next=alice winner=alice step=1 nimber=2
  0>0 -> #1 0 next=bob winner=alice step=0 nimber=0
  0>1 -> #2 1 next=bob winner=bob step=1 nimber=1
    0>0 -> #3 0 next=alice winner=bob step=0 nimber=0
";
        assert_eq!(game_text(&heap_with_turns(), Language::English), expected);
    }

    #[test]
    fn unfollowed_nodes_end_in_dots() {
        assert_eq!(game_text(&unfinished(), Language::English), "#0 2 ...\n");
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
