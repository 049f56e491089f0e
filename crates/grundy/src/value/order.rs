//! A structural order of values, in which options are written.
//!
//! Handles depend on which value was created first, and so on the timing of threads. This order depends on the
//! canonical form only: simple values come before others, greater numbers before smaller ones, then fewer ups or
//! downs before more, ups before downs, small nimbers before great ones. Among the others, those with the greater
//! left stop come first, then the greater right stop, then fewer left options, fewer right options, and then those
//! whose options, written in order, come first. It is a total order of values for writing; it does not say which game
//! is better.

use super::{Dyadic, Form, Simple, Store, Value};
use std::cmp::{Ordering, Reverse};
use std::collections::HashMap;
use std::rc::Rc;

type Sides = (Rc<[Value]>, Rc<[Value]>);

/// The options, in order, of the values below one value.
pub struct Order<'s> {
    store: &'s Store,
    sorted: HashMap<u32, Sides>,
}

impl<'s> Order<'s> {
    /// The orders of all options below a value; `None` if they are nested deeper than `most_nested`.
    ///
    /// Options are sorted before the values they belong to. Comparing two values whose options are sorted takes one
    /// comparison per level, since only the first differing options matter.
    pub fn of(value: Value, store: &'s Store, most_nested: u32) -> Option<Order<'s>> {
        let mut order = Order { store, sorted: HashMap::new() };
        let mut heights = HashMap::new();
        (order.sort_below(value, most_nested, &mut heights)? <= most_nested).then_some(order)
    }

    /// The left and the right options of a node, in order.
    pub fn sides(&self, place: u32) -> Sides {
        self.sorted[&place].clone()
    }

    /// Sorts the options of a value and of all below it, and returns how deep they are nested.
    fn sort_below(&mut self, value: Value, room: u32, heights: &mut HashMap<u32, u32>) -> Option<u32> {
        let Form::Node(place) = value.form() else { return Some(0) };
        if let Some(&height) = heights.get(&place) {
            return Some(height);
        }
        let room = room.checked_sub(1)?;
        let node = self.store.node(place);
        let mut height = 0;
        for &option in node.left.iter().chain(&node.right) {
            height = height.max(self.sort_below(option, room, heights)?);
        }
        let sides = (self.in_order(&node.left), self.in_order(&node.right));
        self.sorted.insert(place, sides);
        heights.insert(place, height + 1);
        Some(height + 1)
    }

    fn in_order(&self, options: &[Value]) -> Rc<[Value]> {
        let mut options = options.to_vec();
        options.sort_by(|&a, &b| self.compare(a, b));
        options.into()
    }

    fn compare(&self, a: Value, b: Value) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        match (a.form(), b.form()) {
            (Form::Simple(a), Form::Simple(b)) => simple_key(a).cmp(&simple_key(b)),
            (Form::Simple(_), Form::Node(_)) => Ordering::Less,
            (Form::Node(_), Form::Simple(_)) => Ordering::Greater,
            (Form::Node(a), Form::Node(b)) => {
                self.node_key(a).cmp(&self.node_key(b)).then_with(|| self.compare_options(a, b))
            }
        }
    }

    fn node_key(&self, place: u32) -> (Reverse<Dyadic>, Reverse<Dyadic>, usize, usize) {
        let node = self.store.node(place);
        (Reverse(node.left_stop), Reverse(node.right_stop), node.left.len(), node.right.len())
    }

    /// The first options that differ decide.
    fn compare_options(&self, a: u32, b: u32) -> Ordering {
        let ((left_a, right_a), (left_b, right_b)) = (&self.sorted[&a], &self.sorted[&b]);
        let mut pairs = left_a.iter().zip(&**left_b).chain(right_a.iter().zip(&**right_b));
        pairs.find(|(a, b)| a != b).map_or(Ordering::Equal, |(&a, &b)| self.compare(a, b))
    }
}

fn simple_key(Simple { number, ups, star }: Simple) -> (Reverse<Dyadic>, u32, bool, u32) {
    (Reverse(number), ups.unsigned_abs(), ups < 0, star)
}
