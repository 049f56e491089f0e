//! Waiter-Client: an offer is several moves by Waiter, keeping is several moves by Client.

use super::{Dice, outcome};
use grundy::graph::Set;
use grundy::rules::{Convention, Mark, Move, Player, Rules, Terms, Verdict, View};

/// Waiter offers `a + b` elements, Client keeps `b`, Waiter gets the other `a`. If fewer are left, they are all
/// Client's. Waiter (Alice) wins iff she eventually owns one of the sets.
#[derive(Clone)]
struct WaiterClient {
    n: usize,
    sets: Vec<Set<1>>,
    a: usize,
    b: usize,
}

impl WaiterClient {
    fn owns(&self, waiter: &Set<1>) -> bool {
        self.sets.iter().any(|set| set.is_subset(waiter))
    }
}

impl Rules for WaiterClient {
    /// Waiter's elements, the free ones, and those on offer. Whose turn it is shows whether the offer is being made
    /// or answered, and its remaining size shows how far.
    type Position = (Set<1>, (Set<1>, Set<1>));

    fn start(&self) -> Self::Position {
        (Set::EMPTY, (Set::full(self.n), Set::EMPTY))
    }

    fn moves(&self, at: &Self::Position, who: Player, out: &mut Vec<Move>) {
        let (waiter, (free, offered)) = at;
        if self.owns(waiter) {
            return;
        }
        match who {
            Player::Alice if free.len() + offered.len() >= self.a + self.b => {
                out.extend(free.iter().map(Move::of));
            }
            Player::Alice => {}
            Player::Bob => out.extend(offered.iter().map(Move::of)),
        }
    }

    fn play(&self, at: &Self::Position, who: Player, m: Move) -> (Self::Position, Player) {
        let (waiter, (free, offered)) = *at;
        if who == Player::Alice {
            let offered = offered.with(m.element());
            let next = if offered.len() == self.a + self.b { Player::Bob } else { Player::Alice };
            return ((waiter, (free.without(m.element()), offered)), next);
        }
        let left = offered.without(m.element());
        match left.len() == self.a {
            true => ((waiter | left, (free, Set::EMPTY)), Player::Alice),
            false => ((waiter, (free, left)), Player::Bob),
        }
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Self::Position, next: Player, _stuck: bool) -> Option<Verdict> {
        let (waiter, (free, offered)) = at;
        if self.owns(waiter) {
            return Some(Verdict::Win(Player::Alice));
        }
        let short = next == Player::Alice && free.len() + offered.len() < self.a + self.b;
        short.then_some(Verdict::Win(Player::Bob))
    }

    fn view(&self, at: &Self::Position) -> View {
        let mark = |v: usize| match (at.0.contains(v), at.1.0.contains(v), at.1.1.contains(v)) {
            (true, ..) => Mark::Alice,
            (_, true, _) => Mark::Free,
            (_, _, true) => Mark::Taken,
            _ => Mark::Bob,
        };
        View::Strip((0..self.n).map(mark).collect())
    }
}

/// Whether Waiter wins: every offer as one subset, every answer as another.
fn naive(sets: &[u32], a: u32, b: u32, waiter: u32, free: u32) -> bool {
    if sets.iter().any(|set| set & waiter == *set) {
        return true;
    }
    let subsets = |of: u32, size: u32| (0..=of).filter(move |s| s & of == *s && s.count_ones() == size);
    subsets(free, a + b)
        .any(|offer| subsets(offer, b).all(|kept| naive(sets, a, b, waiter | (offer & !kept), free & !offer)))
}

fn waiter_wins(n: usize, sets: &[u32], a: usize, b: usize) -> bool {
    let sets = sets.iter().map(|&set| Set([set as u64])).collect();
    let rules = WaiterClient { n, sets, a, b };
    outcome(&rules, &Terms::new(Convention::Objective)) == Verdict::Win(Player::Alice)
}

#[test]
fn small_hypergraphs_under_several_biases() {
    let mut dice = Dice(7);
    let mut won = 0;
    for _ in 0..60 {
        let n = 3 + dice.roll(4) as usize;
        let sets: Vec<u32> = (0..1 + dice.roll(4)).map(|_| 1 + dice.roll((1 << n) - 1) as u32).collect();
        for (a, b) in [(1, 1), (1, 2), (2, 1)] {
            let expected = naive(&sets, a as u32, b as u32, 0, (1 << n) - 1);
            assert_eq!(waiter_wins(n, &sets, a, b), expected, "n = {n}, {sets:?}, {a}:{b}");
            won += expected as usize;
        }
    }
    assert!((20..160).contains(&won), "{won} of 180: the boards say little");
}

/// The triangles of K4, its edges 01 02 12 03 13 23 in this order; and boards with an obvious winner.
#[test]
fn triangles_of_the_complete_graph() {
    let triangles = [0b000111, 0b011001, 0b101010, 0b110100];
    assert_eq!(waiter_wins(6, &triangles, 1, 1), naive(&triangles, 1, 1, 0, 63));
    // Of two elements Client keeps one; of three she leaves two, and any two suffice.
    assert!(!waiter_wins(2, &[0b11], 1, 1));
    assert!(waiter_wins(3, &[0b011, 0b101, 0b110], 2, 1));
    // If fewer are left than must be offered, they all go to Client.
    assert!(!waiter_wins(2, &[0b01, 0b10], 2, 1));
}
