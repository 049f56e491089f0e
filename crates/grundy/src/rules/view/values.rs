//! Games by their values.

use super::{Place, Shown};

/// Values, which add up.
pub struct Values<'a>(pub &'a [String]);

impl Shown for Values<'_> {
    fn elements(&self) -> usize {
        self.0.iter().map(String::len).sum::<usize>() / 10
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.0.len())
    }

    fn summary(&self) -> String {
        value_sum(self.0)
    }
}

/// Values as a sum that can be read back.
pub fn value_sum(values: &[String]) -> String {
    let sign =
        |value: &String| if value.starts_with(['+', '-']) { format!("({value})") } else { value.clone() };
    match values {
        [] => "0".to_string(),
        [value] => value.clone(),
        values => values.iter().map(sign).collect::<Vec<_>>().join("+"),
    }
}
