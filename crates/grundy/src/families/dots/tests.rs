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
    exact: usize,
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
        counts.exact += usize::from(low == high);
        let (apart, rest) = Apart::of(&strings, &free);
        let key = (images.least(&Edges::full(dots.edges()).minus(&rest)), apart.words().collect::<Vec<_>>());
        assert_eq!(*keys.entry(key).or_insert(values[s]), values[s]);
    }
}

/// What the positions are worth in nimstring, by its definition: every move is tried beside Nim heaps of every size that
/// could matter.
fn worths(dots: &Dots, within: &[usize]) -> Vec<Worth> {
    let heaps = within.len() + 2;
    let mut wins = vec![vec![false; heaps]; 1 << within.len()];
    for s in 0..wins.len() {
        let drawn = Edges::full(dots.edges()).minus(&free(within, s));
        for heap in 0..heaps {
            let moves = (0..within.len()).filter(|i| s >> i & 1 == 1);
            let mut cuts = moves.map(|i| (dots.completes(&drawn, within[i]).is_empty(), s & !(1 << i)));
            let by_cut = cuts.any(|(alternates, to)| wins[to][heap] != alternates);
            let by_heap = (0..heap).any(|smaller| !wins[s][smaller]);
            wins[s][heap] = by_cut || by_heap;
        }
    }
    let worth = |wins: &Vec<bool>| wins.iter().position(|wins| !wins);
    wins.iter().map(|wins| worth(wins).map_or(Worth::Loony, |nimber| Worth::Nimber(nimber as u32))).collect()
}

/// Compares nimstring on all positions with edges among these; returns the largest nimber and how many positions are loony.
fn check_nimstring(dots: &Dots, within: &[usize]) -> (u32, usize) {
    let (strings, images) = (Strings::new(dots), Images::new(dots));
    let mut nimstring = Nimstring::new(dots, &strings, &images, usize::MAX);
    let expected = worths(dots, within);
    for (s, worth) in expected.iter().enumerate() {
        let free = free(within, s);
        assert_eq!(nimstring.worth(&free), Some(*worth), "free {:?}", free.iter().collect::<Vec<_>>());
        let zero = |i: &usize| s >> i & 1 == 1 && expected[s & !(1 << i)] == Worth::Nimber(0);
        let winning: Edges = (0..within.len()).filter(zero).map(|i| within[i]).collect();
        assert_eq!(nimstring.winning(&free), Some(winning.iter().collect()));
    }
    let largest = expected.iter().map(|worth| if let Worth::Nimber(nimber) = worth { *nimber } else { 0 });
    (largest.max().unwrap(), expected.iter().filter(|worth| **worth == Worth::Loony).count())
}

#[test]
fn nimstring_by_its_definition() {
    let (mut largest, mut loony) = (0, 0);
    let mut check = |dots: &Dots, within: &[usize]| {
        let (nimber, count) = check_nimstring(dots, within);
        (largest, loony) = (largest.max(nimber), loony + count);
    };
    for (rows, columns) in [(1, 1), (1, 2), (2, 2), (1, 4), (4, 1)] {
        let dots = Dots::new(rows, columns);
        check(&dots, &(0..dots.edges()).collect::<Vec<_>>());
    }
    let dots = Dots::new(3, 3);
    let (inner, rim): (Vec<usize>, Vec<usize>) = (0..dots.edges()).partition(|&e| dots.beside[e].len() == 2);
    check(&dots, &inner);
    check(&dots, &[&inner[..6], &rim[3..10]].concat());
    check(&dots, &[&inner[5..], &rim[..6]].concat());
    assert!(largest > 2 && loony > 1000, "{largest} {loony}");
    let (strings, images) = (Strings::new(&dots), Images::new(&dots));
    let mut stopped = Nimstring::new(&dots, &strings, &images, 10);
    assert_eq!(stopped.worth(&Edges::full(dots.edges())), None);
}

#[test]
fn all_positions_of_small_boards() {
    let mut counts = Counts::default();
    for (rows, columns) in [(1, 1), (1, 2), (2, 2), (1, 4), (4, 1)] {
        let dots = Dots::new(rows, columns);
        check(&dots, &(0..dots.edges()).collect::<Vec<_>>(), &mut counts);
    }
    assert!(counts.takes > 1000 && counts.choices > 100 && counts.dropped > 100 && counts.bounded > 100);
    assert!(counts.exact > 1000);
}

/// Larger boards on which only some edges are free. Inside of 3x3 boxes there are cycles of four and eight, and joints; two
/// edges at the rim end chains.
#[test]
fn positions_of_larger_boards() {
    let mut counts = Counts::default();
    let dots = Dots::new(3, 3);
    let (inner, rim): (Vec<usize>, Vec<usize>) = (0..dots.edges()).partition(|&e| dots.beside[e].len() == 2);
    for (a, b) in [(0, 1), (0, 2), (0, 11), (1, 10), (1, 6)] {
        check(&dots, &[&inner[..], &[rim[a], rim[b]]].concat(), &mut counts);
    }
    // Two cycles, and three more boxes with five strings.
    let dots = Dots::new(4, 4);
    let edge = |u: usize, v: usize| dots.read(&format!("{u}-{v}")).expect("an edge");
    let cycle = |u: usize| [edge(u, u + 1), edge(u, u - 1), edge(u, u + 5), edge(u, u - 5)];
    let others = [edge(18, 23), edge(19, 24), edge(18, 19), edge(13, 14), edge(8, 9)];
    check(&dots, &[&cycle(6)[..], &cycle(16)[..], &others[..]].concat(), &mut counts);
    assert!(counts.choices > 1000 && counts.dropped > 1000 && counts.bounded > 1000);
    assert!(counts.exact > 1000);
    let mut state = 5u64;
    for (rows, columns) in [(3, 3), (2, 4), (3, 4), (4, 4), (2, 5)].repeat(2) {
        let dots = Dots::new(rows, columns);
        let mut edges: Vec<usize> = (0..dots.edges()).collect();
        while edges.len() > 12 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            edges.remove((state >> 33) as usize % edges.len());
        }
        check(&dots, &edges, &mut counts);
    }
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
