//! Columns of objects on a common ground: heaps, piles and stacks, drawn as on the page.

use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::Place;

/// A heap, a pile or a stack as it is drawn.
pub struct Column {
    /// Its size, or what is in it.
    pub text: String,
    /// What it consists of.
    pub content: Content,
}

/// What a column consists of.
pub enum Content {
    /// Objects on top of each other, each with its tint and perhaps a letter, bottom first. A move shows on the lowest object that
    /// it takes.
    Objects(Vec<Object>),
    /// The sizes of the heaps that a closed bag may turn into: a move shows on the size that it leaves.
    Bag(Vec<u64>),
    /// One block with its text.
    Block,
}

/// An object of a heap or a stack.
pub struct Object {
    /// The class of its tint.
    pub class: String,
    /// The letter on it.
    pub letter: Option<char>,
}

/// The room that an object takes, and how many stand on top of each other before the next column begins.
const OBJECT: (f64, f64) = (62.0, 24.0);
const HIGHEST: usize = 10;

/// Between columns; above and below them, for what is written there.
const GAP: f64 = 14.0;
const ABOVE: f64 = 24.0;
const BELOW: f64 = 22.0;

/// A column with the room that it takes.
struct Placed<'a> {
    column: &'a Column,
    /// Its number, from 0.
    at: usize,
    x: f64,
    width: f64,
    height: f64,
    /// How many objects are drawn: more than there are, if a move makes the heap grow.
    drawn: usize,
}

/// Columns on a common ground, counted from 1 as on the page.
pub fn columns(columns: &[Column], style: &Style) -> Picture {
    let mut x = GAP / 2.0;
    let placed: Vec<Placed<'_>> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let placed = Placed::new(column, at, x, style);
            x += placed.width + GAP;
            placed
        })
        .collect();
    let ground = ABOVE + placed.iter().map(|column| column.height).fold(0.0, f64::max);
    let width = (x - GAP / 2.0).max(OBJECT.0);
    let mut body: String = placed.iter().map(|column| column.drawn(ground, style)).collect();
    let y = number(ground + 1.0);
    body += &format!("<path class=\"line\" d=\"M0 {y}H{}\"/>\n", number(width));
    Picture { width, height: ground + BELOW, body }
}

impl<'a> Placed<'a> {
    fn new(column: &'a Column, at: usize, x: f64, style: &Style) -> Placed<'a> {
        let (wide, high) = OBJECT;
        let drawn = match &column.content {
            Content::Objects(objects) => objects.len().max(highest_left(at, style)),
            Content::Bag(sizes) => sizes.len(),
            Content::Block => 0,
        };
        let (width, height) = match &column.content {
            Content::Objects(_) => {
                let lanes = drawn.div_ceil(HIGHEST).max(1);
                (wide * lanes as f64, high * drawn.min(HIGHEST) as f64)
            }
            Content::Bag(_) => (wide + 12.0, high * drawn as f64 + 16.0),
            Content::Block => (wide.max(24.0 + 8.0 * column.text.chars().count() as f64), 2.0 * high),
        };
        Placed { column, at, x, width, height, drawn }
    }

    fn drawn(&self, ground: f64, style: &Style) -> String {
        let Placed { column, at, x, width, height, .. } = *self;
        let (middle, top) = (x + width / 2.0, ground - height);
        let mut text = format!("<g data-heap=\"{at}\">\n");
        match &column.content {
            Content::Objects(objects) => {
                text += &self.objects(objects, ground, style);
                text += &label(middle, top - 10.0, "strong", &column.text);
            }
            Content::Bag(sizes) => text += &self.bag(sizes, ground, style),
            Content::Block => {
                text += &rectangle("shape", (x, top), (width, height));
                text += &label(middle, top + height / 2.0, "strong", &column.text);
            }
        }
        if style.emphasis.contains(&at) {
            let (x, y) = (x - 3.0, top - 20.0);
            text += &rectangle("best", (x, y), (width + 6.0, ground - y + 2.0));
        }
        let name = (at + 1).to_string();
        text += &match style.sign(&Place::element(at)) {
            Some(sign) => label(
                middle,
                ground + 12.0,
                &format!("note {}", sign.class),
                &format!("{name} {}", sign.text),
            ),
            None => label(middle, ground + 12.0, "small dim", &name),
        };
        text + "</g>\n"
    }

    /// Objects from the ground up, then in the next lane; places that a heap may grow into are empty.
    fn objects(&self, objects: &[Object], ground: f64, style: &Style) -> String {
        let (wide, high) = OBJECT;
        let one = |i: usize| {
            let corner = (self.x + wide * (i / HIGHEST) as f64, ground - high * (i % HIGHEST + 1) as f64);
            let object = objects.get(i);
            // Objects 0, .., k-1 stay if k are left.
            let left = if object.is_some() { i } else { i + 1 };
            let class = object.map_or("dead", |object| &object.class);
            self.place(left as u64, class, object.and_then(|object| object.letter), corner, style)
        };
        (0..self.drawn).map(one).collect()
    }

    fn bag(&self, sizes: &[u64], ground: f64, style: &Style) -> String {
        let top = ground - self.height;
        let mut text = rectangle("line open", (self.x, top), (self.width, self.height));
        for (i, &size) in sizes.iter().enumerate() {
            let corner = (self.x + 6.0, top + 8.0 + OBJECT.1 * i as f64);
            text += &self.place(size, "heap", None, corner, style);
            text += &label(corner.0 + 14.0, corner.1 + OBJECT.1 / 2.0, "strong", &size.to_string());
        }
        text
    }

    /// What a move that leaves so many objects touches, with what is known of that move.
    fn place(
        &self,
        left: u64,
        class: &str,
        letter: Option<char>,
        corner: (f64, f64),
        style: &Style,
    ) -> String {
        let (wide, high) = OBJECT;
        let inner =
            |inset: f64| ((corner.0 + inset, corner.1 + inset), (wide - 2.0 * inset, high - 2.0 * inset));
        let block = |class: &str, inset: f64| rectangle(class, inner(inset).0, inner(inset).1);
        let sign = style.sign(&Place::Left { of: self.at, objects: left });
        let y = corner.1 + high / 2.0;
        let mut text = block(&format!("shape {class}"), 1.0);
        if let Some(sign) = &sign {
            text += &block(&format!("shape {}", sign.class), 3.0);
        }
        let aside =
            if letter.is_some() || matches!(self.column.content, Content::Bag(_)) { 10.0 } else { 0.0 };
        if let Some(letter) = letter {
            let x = if sign.is_some() { corner.0 + 13.0 } else { corner.0 + wide / 2.0 };
            text += &label(x, y, "small", &letter.to_string());
        }
        text + &sign.map_or(String::new(), |sign| sign.label(corner.0 + wide / 2.0 + aside, y))
    }
}

/// The most objects that a known move leaves in a heap.
fn highest_left(heap: usize, style: &Style) -> usize {
    let left = |place: &Place| match place {
        Place::Left { of, objects } if *of == heap => usize::try_from(*objects).ok(),
        _ => None,
    };
    let all = style.notes.iter().flat_map(|note| note.places.iter().filter_map(left));
    all.filter(|&left| left <= MOST_GROWN).max().unwrap_or(0)
}

/// Heaps that may grow beyond this are drawn as they are.
const MOST_GROWN: usize = 30;

fn rectangle(class: &str, (x, y): (f64, f64), (width, height): (f64, f64)) -> String {
    let [x, y, width, height] = [x, y, width, height].map(number);
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>\n")
}

/// One line for each, or a symbol if there are none.
pub fn lines(lines: Vec<String>) -> String {
    if lines.is_empty() { "-".to_string() } else { lines.join("\n") }
}
