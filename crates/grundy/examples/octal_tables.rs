//! Writes docs/octal.md: periods of octal games with at most three digits, and misere quotients of those with at most
//! two. `cargo run --release -p grundy --example octal_tables > docs/octal.md` takes a few minutes.

use grundy::heap::quotient::{Bounds, End, Quotient};
use grundy::heap::{Period, Proof, Rule, Sequence};

/// The greatest pre-period plus period that is listed.
const LONGEST: u64 = 10_000;
/// Quotients are followed within these bounds.
const BOUNDS: Bounds = Bounds { heaps: 400, order: 64 };

const HEAD: &str = "\
# Octal games

Made by `cargo run --release -p grundy --example octal_tables > docs/octal.md`.

Digit d_i of a code d_0.d_1d_2.. says what taking i objects from a heap may leave: 1 for nothing, plus 2 for one
heap, plus 4 for two.

## Periods

Every game 0.d_1d_2d_3 and 4.d_1d_2 whose pre-period and period add up to at most 10,000. Nimbers g(n) repeat with the
period from the heap in the third column on; the fourth says for which n the equation g(n + period) = g(n) was checked,
which proves it for all larger n: by the octal periodicity theorem (Guy and Smith 1956), or, where no digit is above
3, because a heap depends on the last few heaps only.

| code | period | from | checked | greatest nimber |
| --- | ---: | ---: | ---: | ---: |
";

const QUOTIENTS: &str = "
## Misere quotients

Every game 0.d_1d_2 and what is known of its misere quotient (Plambeck and Siegel 2008), with at most 64 elements. Where
a period is given the quotient is that of all heaps; elsewhere it is that of the heaps up to the one that is named, with
the next heap it has more elements, or was not found.

| code | order | P-portion | of heaps | period | from |
| --- | ---: | ---: | ---: | ---: | ---: |
";

fn main() {
    print!("{HEAD}");
    let mut unknown = Vec::new();
    let codes = (0..512).map(|digits| format!("0.{digits:03o}"));
    let splitting = (0..64).map(|digits| format!("4.{digits:02o}"));
    for rule in codes.chain(splitting).map(|code| Rule::octal(&code)) {
        match period_row(&rule) {
            Some(row) => println!("{row}"),
            None => unknown.push(rule.to_string()),
        }
    }
    println!("\nNo such period was found for the other {}: {}.", unknown.len(), unknown.join(", "));
    print!("{QUOTIENTS}");
    for digits in 0..64 {
        println!("{}", quotient_row(&Rule::octal(&format!("0.{digits:02o}"))));
    }
}

/// A period n0, p needs 2 n0 + 2 p + k nimbers, and so at most this many.
fn period_row(rule: &Rule) -> Option<String> {
    let mut nimbers = Sequence::new(rule.clone());
    let found = nimbers.seek_period(2 * LONGEST + 3, &|_| false).ok().flatten().cloned();
    let Period { length, from, proof, .. } = found.filter(|period| period.length + period.from <= LONGEST)?;
    let (first, last) = match proof {
        Proof::Octal { from, to, .. } | Proof::Window { from, to, .. } => (from, to),
        Proof::NimLike => (0, 0),
    };
    let greatest = nimbers.values().into_iter().max().unwrap_or(0);
    let checked = if first < last { format!("{first}..{}", last - 1) } else { "none needed".into() };
    Some(format!("| {rule} | {length} | {from} | {checked} | {greatest} |"))
}

fn quotient_row(rule: &Rule) -> String {
    let (found, end) = Quotient::find(rule, BOUNDS, &|_| false);
    let monoid = &found.monoid;
    let lost = (0..monoid.order()).filter(|&element| monoid.is_lost(element)).count();
    let (length, from) =
        found.period.map_or(("".into(), "".into()), |p| (p.length.to_string(), p.from.to_string()));
    let heaps =
        if end == End::Proved { "all".to_string() } else { format!("up to {}", found.elements.len() - 1) };
    format!("| {rule} | {} | {lost} | {heaps} | {length} | {from} |", monoid.order())
}
