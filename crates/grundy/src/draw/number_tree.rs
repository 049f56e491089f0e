//! The tree of numbers by the days on which they are born.

use super::svg::{Picture, label, number};
use crate::tell::Language;
use crate::value::Dyadic;

/// The latest day that is listed or drawn; on each day one more number is born than on all days before it.
pub const LAST_DAY: u32 = 8;

/// The distance of neighbouring numbers and of days.
const GAP: f64 = 22.0;
const DAY: f64 = 64.0;

/// How far from the middle of a name the lines end.
const NAME: f64 = 10.0;

/// Room for the names of the days.
const EDGE: f64 = 64.0;

/// The numbers born on each day up to `birthday`, at most the eighth, in ascending order.
///
/// ```
/// let days = grundy::draw::number_tree(2);
/// let last: Vec<String> = days[2].iter().map(|x| x.to_string()).collect();
/// assert_eq!(last, ["-2", "-1/2", "1/2", "2"]);
/// ```
pub fn number_tree(birthday: u32) -> Vec<Vec<Dyadic>> {
    Tree::up_to(birthday).days
}

/// The numbers born up to a day, at most the eighth, as a standalone SVG document: smaller ones at the left,
/// each joined to the two that are born next to it on the day after.
pub fn number_tree_svg(birthday: u32, language: Language) -> String {
    let tree = Tree::up_to(birthday);
    let last = tree.last;
    let width = EDGE + f64::from(tree.next) * GAP;
    let mut body = tree.lines;
    for day in 0..=last {
        let name = match language {
            Language::English => format!("day {day}"),
            Language::Portuguese => format!("dia {day}"),
        };
        body += &label(0.0, height(day), "left small dim", &name);
    }
    body += &tree.names;
    let (title, description) = match language {
        Language::English => ("Numbers by birthday", format!("The numbers born up to day {last}.")),
        Language::Portuguese => {
            ("Números por dia de nascimento", format!("Os números nascidos até o dia {last}."))
        }
    };
    Picture { width, height: height(last) + 16.0, body }.document(title, &description, language)
}

fn height(day: u32) -> f64 {
    16.0 + f64::from(day) * DAY
}

struct Tree {
    last: u32,
    /// How many numbers have been placed, from the smallest up.
    next: u32,
    days: Vec<Vec<Dyadic>>,
    lines: String,
    names: String,
}

impl Tree {
    fn up_to(birthday: u32) -> Tree {
        let last = birthday.min(LAST_DAY);
        let days = vec![Vec::new(); last as usize + 1];
        let mut tree = Tree { last, next: 0, days, lines: String::new(), names: String::new() };
        tree.grow(Dyadic::ZERO, 0, None, None);
        tree
    }

    /// Places a number and all later numbers between its neighbours among those born before, and returns its place.
    /// Halfway to a neighbour, or one further where there is none, the next one is born (Conway 1976).
    fn grow(&mut self, x: Dyadic, day: u32, below: Option<Dyadic>, above: Option<Dyadic>) -> Option<f64> {
        if day > self.last {
            return None;
        }
        let child = |neighbour: Option<Dyadic>, beyond: Dyadic| match neighbour {
            Some(neighbour) => x.plus(neighbour)?.half(),
            None => x.plus(beyond),
        };
        let left = self.grow(child(below, Dyadic::ONE.negative())?, day + 1, below, Some(x));
        let place = EDGE + (f64::from(self.next) + 0.5) * GAP;
        self.next += 1;
        self.days[day as usize].push(x);
        let right = self.grow(child(above, Dyadic::ONE)?, day + 1, Some(x), above);
        for child in [left, right].into_iter().flatten() {
            let (from, to) = (height(day) + NAME, height(day + 1) - NAME);
            self.lines += &format!(
                "<path class=\"line\" d=\"M{} {}L{} {}\"/>\n",
                number(place),
                number(from),
                number(child),
                number(to)
            );
        }
        self.names += &label(place, height(day), "tag", &x.to_string());
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By day 3 the numbers are -3, -2, -3/2, -1, -3/4, -1/2, -1/4, 0, ..., from left to right (Conway 1976, ch. 0).
    #[test]
    fn numbers_of_the_first_days() {
        let svg = number_tree_svg(3, Language::English);
        let mut names: Vec<(f64, String)> = svg
            .lines()
            .filter(|line| line.contains("class=\"tag\""))
            .map(|line| {
                let x = line.split('"').nth(1).unwrap().parse().unwrap();
                let name = line.split('>').nth(1).unwrap().split('<').next().unwrap();
                (x, name.to_string())
            })
            .collect();
        names.sort_by(|a, b| a.0.total_cmp(&b.0));
        let names: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
        let expected = [
            "-3", "-2", "-3/2", "-1", "-3/4", "-1/2", "-1/4", "0", "1/4", "1/2", "3/4", "1", "3/2", "2", "3",
        ];
        assert_eq!(names, expected);
        assert_eq!(svg.matches("class=\"line\"").count(), 14);
        assert_eq!(number_tree_svg(u32::MAX, Language::English).matches("class=\"tag\"").count(), 511);
    }
}
