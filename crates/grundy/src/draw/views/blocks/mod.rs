//! Named elements in blocks, and sets of them.

mod text;

use super::cell::{CELL, ground_class, piece, rectangle};
use super::chips::{GAP, WIDEST, flow, width};
use super::{Drawn, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label};
use crate::rules::{Block, BlockForm, BlocksView, ElementView, Mark, Place, SetState, SetView};
use crate::tell::Language;

/// The room for the name at the top of a cell, the width of its letters, and the height of a title.
const NAME: f64 = 14.0;
const LETTER: f64 = 5.8;
const TITLE: f64 = 22.0;

/// Between the frame of a box and its elements.
const FRAME: f64 = 6.0;

impl Drawn for BlocksView {
    /// Cells with their names, block by block, and below them the sets.
    fn picture(&self, style: &Style) -> Picture {
        let longest = self.elements.iter().map(|element| element.name.chars().count()).max().unwrap_or(0);
        let size = ((LETTER * longest as f64 + 10.0).max(CELL), CELL + NAME);
        let mut drawn = blocks(self, size, style);
        sets(self, &mut drawn, style.language);
        drawn
    }

    /// Signs under names in a row, `name:sign` in boxes, signs with coordinates in layers; then a line for each set.
    fn text(&self, language: Language) -> String {
        let blocks = match self.form {
            BlockForm::Row => text::strips(self),
            BlockForm::Boxes => text::boxes(self),
            BlockForm::Layers => text::layers(self),
        };
        blocks.into_iter().chain(text::sets(self, language)).collect::<Vec<_>>().join("\n")
    }
}

/// The rows of a block as they are drawn: a single one continues below where it is longer than `most`. Where ten fit,
/// the rows of numbers begin with 1, 11 or 21 and so on.
fn rows(block: &Block, most: usize) -> Vec<&[usize]> {
    let most = if most >= 10 { most - most % 10 } else { most.max(1) };
    match &block.rows[..] {
        [only] => only.chunks(most).collect(),
        several => several.iter().map(Vec::as_slice).collect(),
    }
}

/// All blocks, from left to right and from top to bottom.
fn blocks(view: &BlocksView, (width, height): (f64, f64), style: &Style) -> Picture {
    let pad = if view.form == BlockForm::Boxes { FRAME } else { 1.0 };
    let (mut x, mut y, mut below) = (0.0_f64, 0.0_f64, 0.0_f64);
    let mut drawn = Picture::default();
    for (i, block) in view.blocks.iter().enumerate() {
        let rows = rows(block, (WIDEST / width) as usize);
        let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let title = if block.title.is_some() { TITLE } else { 0.0 };
        let size = (columns as f64 * width + 2.0 * pad, rows.len() as f64 * height + 2.0 * pad + title);
        let full = match view.across {
            0 => x + size.0 > WIDEST,
            across => i.is_multiple_of(across),
        };
        if x > 0.0 && full {
            (x, y) = (0.0, below + GAP);
        }
        if let Some(title) = &block.title {
            drawn.body += &label(x + size.0 / 2.0, y + TITLE / 2.0, "dim", title);
        }
        if view.form == BlockForm::Boxes {
            drawn.body += &rectangle("line thin", (x, y), size, 1.0);
        }
        for (row, elements) in rows.iter().enumerate() {
            for (column, &element) in elements.iter().enumerate() {
                let corner = (x + pad + column as f64 * width, y + pad + title + row as f64 * height);
                drawn.body += &cell(view, element, corner, (width, height), style);
            }
        }
        below = below.max(y + size.1);
        drawn.width = drawn.width.max(x + size.0);
        x += size.0 + GAP;
    }
    drawn.height = below;
    drawn
}

/// A cell with its name at the top.
fn cell(view: &BlocksView, i: usize, (x, y): (f64, f64), size: (f64, f64), style: &Style) -> String {
    let ElementView { name, mark } = &view.elements[i];
    let middle = x + size.0 / 2.0;
    let mut text = format!("<g data-cell=\"{i}\">\n");
    text += &rectangle(ground_class(*mark), (x, y), size, 0.0);
    text +=
        &label(middle, y + 2.0 + NAME / 2.0, if *mark == Mark::Free { "small" } else { "small dim" }, name);
    let below = y + NAME + (size.1 - NAME) / 2.0 - 1.0;
    text += &style.sign(&Place::element(i)).map_or(String::new(), |sign| sign.label(middle, below));
    text += &piece(*mark, (middle, below));
    if style.emphasis.contains(&i) {
        text += &rectangle("best", (x, y), size, 3.0);
    }
    text + "</g>\n"
}

/// The sets as boxes below a picture: in the colour of the player who can still own them, full where one does.
fn sets(view: &BlocksView, drawn: &mut Picture, language: Language) {
    let mut texts: Vec<String> = view.sets.iter().map(|set| set_text(view, set)).collect();
    if view.more_sets > 0 {
        texts.push(text::more(view.more_sets, language));
    }
    if texts.is_empty() {
        return;
    }
    let (frames, bottom) = flow(texts.iter().map(|text| width(text)), drawn.height + 2.0 * GAP);
    for (i, (frame, text)) in frames.iter().zip(&texts).enumerate() {
        let class = view.sets.get(i).map(set_class);
        drawn.body += &format!("<g data-set=\"{i}\">\n");
        drawn.body += &class.map_or(String::new(), |class| frame.rectangle(class, 4.0, 0.0));
        drawn.body += &label(frame.middle(), frame.y + super::chips::HEIGHT / 2.0, "", text);
        drawn.body += "</g>\n";
        drawn.width = drawn.width.max(frame.x + frame.width + 1.0);
    }
    drawn.height = bottom + 2.0;
}

fn set_class(set: &SetView) -> &'static str {
    match (set.state, set.player.map(Mark::of)) {
        (SetState::Owned, Some(Mark::Bob)) => "shape bob",
        (SetState::Owned, _) => "shape alice",
        (SetState::Alive, Some(Mark::Bob)) => "shape B",
        (SetState::Alive, _) => "shape A",
        (SetState::Open, _) => "shape",
        (SetState::Dead, _) => "shape dead",
    }
}

/// A set with its points, and the player who owns it (`= A`) or can still own it (`→ A`).
fn set_text(view: &BlocksView, set: &SetView) -> String {
    let names: Vec<&str> = set.elements.iter().map(|&e| view.elements[e].name.as_str()).collect();
    let points = set.points.map_or(String::new(), |points| format!(" ×{points}"));
    let whose = set.player.map_or(String::new(), |who| {
        let arrow = if set.state == SetState::Owned { '=' } else { '→' };
        format!(" {arrow} {}", sign(Mark::of(who)))
    });
    names.join("  ") + &points + &whose
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::view_svg;
    use crate::rules::{Player, View};

    pub fn view(form: BlockForm, blocks: &[&[&[usize]]], marks: &[Mark]) -> BlocksView {
        let element = |(i, &mark): (usize, &Mark)| ElementView { name: (i + 1).to_string(), mark };
        let block =
            |rows: &&[&[usize]]| Block { title: None, rows: rows.iter().map(|r| r.to_vec()).collect() };
        BlocksView {
            elements: marks.iter().enumerate().map(element).collect(),
            blocks: blocks.iter().map(block).collect(),
            form,
            ..BlocksView::default()
        }
    }

    fn svg_of(view: BlocksView) -> String {
        view_svg(&View::Blocks(view), &Style { emphasis: vec![1], ..Style::default() })
    }

    #[test]
    fn cells_have_names_marks_and_frames() {
        let marks = [Mark::Alice, Mark::Free, Mark::Bob, Mark::Offered];
        let svg = svg_of(view(BlockForm::Boxes, &[&[&[0, 1]], &[&[2, 3]]], &marks));
        assert_eq!(svg.matches("data-cell").count(), 4);
        assert_eq!(svg.matches("<rect class=\"line thin\"").count(), 2);
        assert_eq!(svg.matches("<rect class=\"best\"").count(), 1);
        for text in [">A</text>", ">B</text>", ">?</text>", "class=\"small\">2</text>", ">4</text>"] {
            assert!(svg.contains(text), "{text}");
        }
    }

    #[test]
    fn sets_show_whose_they_are() {
        let mut row = view(BlockForm::Row, &[&[&[0, 1, 2]]], &[Mark::Alice, Mark::Bob, Mark::Free]);
        let set = |elements: &[usize], state, player, points| SetView {
            elements: elements.to_vec(),
            points,
            state,
            player,
        };
        row.sets = vec![
            set(&[0], SetState::Owned, Some(Player::Alice), None),
            set(&[1, 2], SetState::Alive, Some(Player::Bob), Some(3)),
            set(&[0, 1], SetState::Dead, None, None),
            set(&[2], SetState::Open, None, None),
        ];
        row.more_sets = 7;
        let svg = svg_of(row);
        assert_eq!(svg.matches("data-set").count(), 5);
        for text in
            [">1 = A<", ">2  3 ×3 → B<", ">1  2<", ">3<", "shape alice", "shape B\"", "shape dead", "7 more"]
        {
            assert!(svg.contains(text), "{text}");
        }
    }

    /// Sixty numbers: more than fit side by side, so that rows of a multiple of ten are drawn.
    #[test]
    fn long_rows_are_wrapped() {
        let numbers: Vec<usize> = (0..60).collect();
        let row = view(BlockForm::Row, &[&[&numbers]], &[Mark::Free; 60]);
        let wrapped = rows(&row.blocks[0], 21);
        assert_eq!(wrapped.iter().map(|row| row.len()).collect::<Vec<_>>(), [20, 20, 20]);
        let picture = row.picture(&Style::default());
        assert!(picture.width <= WIDEST && picture.height > 3.0 * CELL);
    }
}
