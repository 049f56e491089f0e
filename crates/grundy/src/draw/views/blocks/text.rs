//! Blocks for the terminal.

use super::rows;
use crate::draw::views::{WIDEST, sign};
use crate::rules::{Block, BlocksView, Mark, SetState, SetView};
use crate::tell::Language;

/// The most sets that are listed.
const MOST_SETS: usize = 40;

/// Names in rows, and signs below them.
pub fn strips(view: &BlocksView) -> Vec<String> {
    let width = view.elements.iter().map(|element| element.name.len()).max().unwrap_or(1);
    let mut lines = Vec::new();
    for row in view.blocks.iter().flat_map(|block| rows(block, WIDEST / (width + 1))) {
        let line = |text: fn(&BlocksView, usize) -> &str| {
            let cells: Vec<String> = row.iter().map(|&e| format!("{:>width$}", text(view, e))).collect();
            cells.join(" ")
        };
        lines.push(line(|view, e| &view.elements[e].name));
        lines.push(line(|view, e| sign(view.elements[e].mark)));
    }
    if lines.is_empty() { vec!["-".to_string()] } else { lines }
}

/// A line for each box, or several if it is long: `1:A 2:. 3:B`.
pub fn boxes(view: &BlocksView) -> Vec<String> {
    let width = view.elements.iter().map(|element| element.name.len()).max().unwrap_or(1);
    let cell = |&e: &usize| {
        let text = format!("{}:{}", view.elements[e].name, sign(view.elements[e].mark));
        format!("{text:>0$}", width + 2)
    };
    let line = |(i, row): (usize, &[usize])| {
        let cells: Vec<String> = row.iter().map(cell).collect();
        format!("{} {}", if i == 0 { "-" } else { " " }, cells.join(" "))
    };
    let of_box = |block| rows(block, (WIDEST - 2) / (width + 3)).into_iter().enumerate().map(line);
    view.blocks.iter().flat_map(of_box).collect()
}

/// Layers side by side: the title of each, then its last coordinate to the right and the one before it downwards.
pub fn layers(view: &BlocksView) -> Vec<String> {
    let drawn: Vec<Vec<String>> = view.blocks.iter().map(|block| layer(view, block)).collect();
    let width = drawn.iter().flatten().map(String::len).max().unwrap_or(1);
    let across = view.across.min((WIDEST + 3) / (width + 3)).max(1);
    let mut lines = Vec::new();
    for (i, beside) in drawn.chunks(across).enumerate() {
        if i > 0 {
            lines.push(String::new());
        }
        for line in 0..beside.iter().map(Vec::len).max().unwrap_or(0) {
            let parts: Vec<String> = beside.iter().map(|layer| format!("{:<width$}", layer[line])).collect();
            lines.push(parts.join("   ").trim_end().to_string());
        }
    }
    lines
}

fn layer(view: &BlocksView, block: &Block) -> Vec<String> {
    let columns = block.rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = columns.max(block.rows.len()).to_string().len();
    let numbers: Vec<String> = (1..=columns).map(|i| format!("{i:>width$}")).collect();
    let title = block.title.clone().unwrap_or_default();
    let mut lines = vec![title, format!("{:width$} {}", "", numbers.join(" "))];
    for (i, row) in block.rows.iter().enumerate() {
        let signs: Vec<String> =
            row.iter().map(|&e| format!("{:>width$}", sign(view.elements[e].mark))).collect();
        lines.push(format!("{:>width$} {}", i + 1, signs.join(" ")));
    }
    lines
}

/// A line for each set, with the player who owns it or can still own it.
pub fn sets(view: &BlocksView, language: Language) -> Vec<String> {
    let shown = &view.sets[..view.sets.len().min(MOST_SETS)];
    let texts: Vec<String> = shown.iter().map(|set| view.set_text(set)).collect();
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    let line = |(text, set): (&String, &SetView)| match state_name(set, language) {
        None => text.clone(),
        Some(state) => format!("{text:width$}  {state}"),
    };
    let mut lines: Vec<String> = texts.iter().zip(shown).map(line).collect();
    let hidden = view.sets.len() - shown.len() + view.more_sets;
    if hidden > 0 {
        lines.push(more(hidden, language));
    }
    lines
}

fn state_name(set: &SetView, language: Language) -> Option<String> {
    let who = set.player.map_or("", |who| sign(Mark::of(who)));
    match (set.state, language) {
        (SetState::Open, _) => None,
        (SetState::Owned, Language::English) => Some(format!("owned by {who}")),
        (SetState::Owned, Language::Portuguese) => Some(format!("de {who}")),
        (SetState::Alive, Language::English) => Some(format!("only {who}")),
        (SetState::Alive, Language::Portuguese) => Some(format!("só {who}")),
        (SetState::Dead, Language::English) => Some("nobody".to_string()),
        (SetState::Dead, Language::Portuguese) => Some("ninguém".to_string()),
    }
}

/// How many sets are not shown.
pub fn more(sets: usize, language: Language) -> String {
    match language {
        Language::English => format!(".. {sets} more"),
        Language::Portuguese => format!(".. mais {sets}"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::view;
    use super::*;
    use crate::draw::{view_text, view_text_in};
    use crate::rules::{BlockForm, Player, View};

    const MARKS: [Mark; 4] = [Mark::Alice, Mark::Free, Mark::Bob, Mark::Offered];

    #[test]
    fn rows_and_boxes_name_their_elements() {
        let row = view(BlockForm::Row, &[&[&[0, 1, 2, 3]]], &MARKS);
        assert_eq!(view_text(&View::Blocks(row)), "1 2 3 4\nA . B ?");
        let boxes = view(BlockForm::Boxes, &[&[&[0, 1, 2]], &[&[3]]], &MARKS);
        assert_eq!(view_text(&View::Blocks(boxes)), "- 1:A 2:. 3:B\n- 4:?");
    }

    #[test]
    fn layers_have_coordinates() {
        let mut marks = vec![Mark::Free; 8];
        marks[5] = Mark::Bob;
        let mut cube = view(BlockForm::Layers, &[&[&[0, 1], &[2, 3]], &[&[4, 5], &[6, 7]]], &marks);
        cube.across = 2;
        cube.blocks[0].title = Some("1-*-*".into());
        cube.blocks[1].title = Some("2-*-*".into());
        let text = "1-*-*   2-*-*\n  1 2     1 2\n1 . .   1 . B\n2 . .   2 . .";
        assert_eq!(view_text(&View::Blocks(cube.clone())), text);
        cube.across = 1;
        assert_eq!(view_text(&View::Blocks(cube)).lines().count(), 9);
    }

    #[test]
    fn sets_are_listed() {
        let mut row = view(BlockForm::Row, &[&[&[0, 1, 2]]], &MARKS[..3]);
        let alive = (SetState::Alive, Some(Player::Alice));
        let set = |elements: &[usize], (state, player), points| SetView {
            elements: elements.to_vec(),
            points,
            state,
            player,
        };
        row.sets = vec![set(&[0, 1], alive, Some(2)), set(&[1], (SetState::Open, None), None)];
        row.more_sets = 3;
        assert_eq!(
            view_text_in(&View::Blocks(row), Language::Portuguese),
            "1 2 3\nA . B\n(1 2)*2  só A\n(2)\n.. mais 3"
        );
    }
}
