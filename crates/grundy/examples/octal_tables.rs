//! Writes docs/octal.md: periods of octal games with at most three digits, and misere quotients of those with at most
//! two. `cargo run --release -p grundy --example octal_tables > docs/octal.md` takes a few minutes.

use grundy::heap::quotient::{Bounds, End, Quotient};
use grundy::heap::{Period, Proof, Rule, Sequence};

/// The greatest pre-period plus period that is listed.
const LONGEST: u64 = 10_000;
/// Quotients are computed within these bounds.
const BOUNDS: Bounds = Bounds { heaps: 400, order: 64 };

const HEAD: &str = "\
# Octal games

Made by `cargo run --release -p grundy --example octal_tables > docs/octal.md`.

Digit d_i of a code d_0.d_1d_2.. says what taking i objects from a heap may leave: 1 for nothing, plus 2 for one
heap, plus 4 for two.

## Periods

Every game 0.d_1d_2d_3 and 4.d_1d_2 whose pre-period and period add up to at most 10,000. Nimbers g(n) repeat with the
period from the heap in the third column on, and from none before it. The fourth column says for which n, both ends
included, the equation g(n + period) = g(n) was checked on computed nimbers, which proves it for all larger n: by the
octal periodicity theorem (Guy and Smith 1956), or, where no digit is above 3, because a heap depends on the last
few heaps only. (Where the theorem begins at 1 and the period at 0, the equation for 0 was checked too.) The greatest
nimber is that of the whole sequence, since it occurs before the period ends for the first time.

| code | period | from | checked | greatest nimber |
| --- | ---: | ---: | ---: | ---: |
";

const QUOTIENTS: &str = "
## Misere quotients

Every game 0.d_1d_2 and what was found of its misere quotient (Plambeck and Siegel 2008), among heaps up to 400 and
quotients with at most 64 elements.

Proved, in every row: the monoid with its P-portion decides all sums of the heaps that are named, since the pairs of the
element of a sum and the elements of its options are finitely many and each obeys the rule of misere play; and no smaller
one does, since every element is a sum of heaps and any two of them are described apart by adding heaps. Where a period is
given the elements of heaps repeat by the octal periodicity theorem, and the quotient is that of all heaps.

Not proved: where heaps are named, that the quotient of more heaps is larger than 64, or infinite. With the next heap
the search for it came to more than 64 elements, or was given up.

Only compared: the quotients of heaps up to 9 with a plain search of sums of at most four heaps, by the tests of
this repository. Some orders and periods (0.15, 0.53, 0.72, 0.75) agree with those that we remember from the literature;
the places there were not looked up.

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
    println!("\nThe other {} have no such period: {}.", unknown.len(), unknown.join(", "));
    print!("{QUOTIENTS}");
    for digits in 0..64 {
        println!("{}", quotient_row(&Rule::octal(&format!("0.{digits:02o}"))));
    }
}

/// A period n0, p needs 2 n0 + 2 p + k nimbers with n0 at least 1, and so at most this many.
fn period_row(rule: &Rule) -> Option<String> {
    let mut nimbers = Sequence::new(rule.clone());
    let found = nimbers.seek_period(2 * LONGEST + 5, &|_| false).ok().flatten().cloned();
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
