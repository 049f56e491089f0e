//! The theorems on strings and coins, the images and the pairs, compared with plain recursion.

use super::*;

/// v(G) for every set of free edges that is a subset of these, by the rules: entry s is for the edges whose bits are set in s.
fn values(dots: &Dots, within: &[usize]) -> Vec<i32> {
    let mut values = vec![0; 1 << within.len()];
    for s in 1..values.len() {
        values[s] = (0..within.len())
            .filter(|i| s >> i & 1 == 1)
            .map(|i| after(dots, within, &values, s, i))
            .max()
            .unwrap();
    }
    values
}

/// What the player to move gets from the edges of s by drawing one of them first.
fn after(dots: &Dots, within: &[usize], values: &[i32], s: usize, i: usize) -> i32 {
    let drawn = Edges::full(dots.edges()).minus(&free(within, s));
    let (boxes, rest) = (dots.completes(&drawn, within[i]).len() as i32, values[s & !(1 << i)]);
    if boxes > 0 { boxes + rest } else { -rest }
}

fn free(within: &[usize], s: usize) -> Edges {
    (0..within.len()).filter(|i| s >> i & 1 == 1).map(|i| within[i]).collect()
}

/// How often choices, captures and dropped moves came up.
#[derive(Default)]
struct Counts {
    takes: usize,
    choices: usize,
    dropped: usize,
    bounded: usize,
}

fn check(dots: &Dots, within: &[usize], counts: &mut Counts) {
    let (strings, images, values) = (Strings::new(dots), Images::new(dots), values(dots, within));
    let mut keys = std::collections::HashMap::new();
    for s in 1..values.len() {
        let free = free(within, s);
        let (kept, kind) = match strings.capture(&free) {
            Capture::Take(e) => (Edges::single(e), &mut counts.takes),
            Capture::Choice(take, decline) => (Edges::single(take).with(decline), &mut counts.choices),
            Capture::None => (strings.openings(&free), &mut counts.dropped),
        };
        *kind += free.len() - kept.len();
        let best = (0..within.len()).filter(|&i| s >> i & 1 == 1 && kept.contains(within[i]));
        let best = best.map(|i| after(dots, within, &values, s, i)).max();
        assert_eq!(best, Some(values[s]), "free {:?}", free.iter().collect::<Vec<_>>());
        let open = dots.sides.iter().filter(|sides| sides.meets(&free)).count() as i32;
        let (low, high) = strings.bounds(&free, open);
        assert!(low <= values[s] && values[s] <= high);
        counts.bounded += usize::from(low > -open);
        let drawn = Edges::full(dots.edges()).minus(&free);
        assert_eq!(*keys.entry(images.least(&drawn)).or_insert(values[s]), values[s]);
    }
}

#[test]
fn all_positions_of_small_boards() {
    let mut counts = Counts::default();
    for (rows, columns) in [(1, 1), (1, 2), (2, 2), (1, 4), (4, 1)] {
        let dots = Dots::new(rows, columns);
        check(&dots, &(0..dots.edges()).collect::<Vec<_>>(), &mut counts);
    }
    assert!(counts.takes > 1000 && counts.choices > 100 && counts.dropped > 100 && counts.bounded > 100);
}

/// Larger boards on which only some edges are free: here cycles and joints come up.
#[test]
fn positions_of_larger_boards() {
    let (mut counts, mut state) = (Counts::default(), 5u64);
    for (rows, columns) in [(3, 3), (3, 3), (2, 4), (3, 4), (4, 4), (3, 3), (2, 5)].repeat(4) {
        let dots = Dots::new(rows, columns);
        let mut edges: Vec<usize> = (0..dots.edges()).collect();
        while edges.len() > 13 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            edges.remove((state >> 33) as usize % edges.len());
        }
        check(&dots, &edges, &mut counts);
    }
    // Two cycles, and a cycle beside a chain: the first two columns and the last row of a board.
    let dots = Dots::new(4, 4);
    let [across, down] =
        [|row: usize, column: usize| row * 4 + column, |row: usize, column: usize| 20 + row * 5 + column];
    let first = [across(1, 0), down(0, 1), across(1, 1), down(1, 1)];
    let second = [across(3, 0), down(2, 1), across(3, 1), down(3, 1)];
    let chain = [down(3, 4), down(3, 3), across(3, 3), across(2, 3), across(1, 3)];
    check(&dots, &[&first[..], &second[..], &chain[..]].concat(), &mut counts);
    assert!(counts.choices > 10_000 && counts.dropped > 10_000);
}

/// No box is completed against a pair, and as many boxes as possible have one: on an empty board all.
#[test]
fn pairs_are_disjoint() {
    for (rows, columns) in [(1, 1), (2, 3), (3, 3), (4, 5)] {
        let dots = Dots::new(rows, columns);
        let boxes = Boxes::full(rows * columns);
        assert!(unpaired(boxes, &dots.sides, &Edges::full(dots.edges())).is_empty(), "{rows}x{columns}");
        assert_eq!(unpaired(boxes, &dots.sides, &Edges::EMPTY), boxes);
        let two_sides = dots.sides[0].iter().take(2).collect();
        assert_eq!(unpaired(boxes, &dots.sides, &two_sides), boxes.without(0));
    }
}

#[test]
fn edges_are_numbered_like_those_of_the_grid() {
    let dots = Dots::new(2, 3);
    let texts: Vec<String> = (0..dots.edges()).map(|e| dots.text(e)).collect();
    assert_eq!(texts[..4], ["0-1", "1-2", "2-3", "4-5"]);
    assert_eq!(texts[9..11], ["0-4", "1-5"]);
    assert_eq!(dots.sides[0].iter().map(|e| dots.text(e)).collect::<Vec<_>>(), ["0-1", "4-5", "0-4", "1-5"]);
    assert_eq!(dots.read("5-1"), Some(10));
    assert_eq!(dots.read("0-5"), None);
}
