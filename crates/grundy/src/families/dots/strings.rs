//! Strings and coins: dots and boxes seen from its boxes.
//!
//! A box is a coin, a free edge a string that ties it to the neighbouring coin, or to the ground at the rim. Drawing the
//! edge cuts the string; who cuts the last string of a coin takes it and moves again. Below, v(G) is what the player to
//! move gets from G, minus what the opponent gets, under best play. A coin with one string can be taken at once.
//!
//! The theorems below are Berlekamp's (*The Dots and Boxes Game*, 2000; with Conway and Guy, *Winning Ways*, ch. 16) and
//! give moves that are best for v(G), and so for the winner too, whatever has been scored before. Tests compare
//! them with plain recursion over all positions of small boards.

use super::{Apart, Dots, Edges};

/// What a player does where coins can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    /// No coin can be taken.
    None,
    /// Cutting this string is a best move.
    Take(usize),
    /// One of two moves is best: taking by the first string, or declining by the second, which gives the last two
    /// coins of a chain (the last four of a cycle) away and leaves the opponent to move elsewhere.
    Choice(usize, usize),
}

/// Strings and coins on a board.
pub struct Strings {
    sides: Vec<Edges>,
    /// The two coins that each string ties; the second is `GROUND` at the rim.
    ties: Vec<(usize, usize)>,
}

const GROUND: usize = usize::MAX;

/// A chain or cycle of coins with two strings each.
pub struct Run {
    pub coins: usize,
    /// How many of its two ends are at the ground; 0 for a cycle.
    grounded: usize,
    pub cycle: bool,
    pub strings: Edges,
    /// The string to cut, if any string of the run is to be cut.
    cut: usize,
}

impl Run {
    /// For a run that stands apart: 0, 1 and 2 for a chain of one coin, of two, or of more, 3 for a cycle.
    pub fn kind(&self) -> Option<usize> {
        match (self.cycle, self.grounded) {
            (true, _) => Some(3),
            (false, 2) => Some(self.coins.min(3) - 1),
            _ => None,
        }
    }
}

impl Strings {
    pub fn new(dots: &Dots) -> Strings {
        let tie = |e: &super::Boxes| (e.first().unwrap_or(GROUND), e.iter().nth(1).unwrap_or(GROUND));
        Strings { sides: dots.sides.clone(), ties: dots.beside.iter().map(tie).collect() }
    }

    fn degree(&self, coin: usize, free: &Edges) -> usize {
        if coin == GROUND { usize::MAX } else { (self.sides[coin] & *free).len() }
    }

    fn other_end(&self, string: usize, coin: usize) -> usize {
        let (a, b) = self.ties[string];
        if a == coin { b } else { a }
    }

    /// The string of a coin with two strings that is not this one.
    fn other_string(&self, coin: usize, string: usize, free: &Edges) -> usize {
        (self.sides[coin] & *free).without(string).first().unwrap_or(string)
    }

    /// How to play where coins can be taken. Let x be a coin with one string e, tied to y. By induction over the
    /// strings, v(G) = 1 + v(G - e), or 2 + v(G - e) if e ties two such coins, in these cases:
    ///
    /// - y is the ground, or has three strings or more, or only e: a move elsewhere that takes nothing leaves x to
    ///   the opponent, one that takes something can as well be made after e. If another leaf of y is taken
    ///   instead, the result is the same up to symmetry.
    /// - y has two strings, and the coin w after it has one, or has two and leads to something other than a leaf: after x the player
    ///   still has the same choice at y and w, and cutting between y and w gives three coins away instead of two.
    /// - G has two or more of the ends below. The choice remains with any one of them; a chain is kept rather than
    ///   a cycle, since declining costs two coins there and not four.
    ///
    /// What is left is a chain x, y that ends at the ground or a joint, or what is left of a cycle, four coins with a leaf
    /// at either end. There v(G) = max(2 + v(K), -2 - v(K)), or the same with 4, where K is G without these coins.
    pub fn capture(&self, free: &Edges) -> Capture {
        let (mut chains, mut cycles) = ([None; 2], [None; 2]);
        for x in 0..self.sides.len() {
            let left = self.sides[x] & *free;
            let Some(e) = left.first().filter(|_| left.len() == 1) else { continue };
            let y = self.other_end(e, x);
            if self.degree(y, free) != 2 {
                return Capture::Take(e);
            }
            let f = self.other_string(y, e, free);
            let w = self.other_end(f, y);
            match self.degree(w, free) {
                1 => return Capture::Take(e),
                2 => {
                    let u = self.other_end(self.other_string(w, f, free), w);
                    if self.degree(u, free) != 1 {
                        return Capture::Take(e);
                    }
                    if x < u {
                        cycles = [Some((e, f)), cycles[0]];
                    }
                }
                _ => chains = [Some((e, f)), chains[0]],
            }
        }
        match (cycles, chains) {
            ([None, _], [None, _]) => Capture::None,
            ([Some((e, f)), None], [None, _]) | ([None, _], [Some((e, f)), None]) => Capture::Choice(e, f),
            ([Some((e, _)), _], _) | (_, [Some((e, _)), _]) => Capture::Take(e),
        }
    }

    /// What is left when all coins are taken that leave no choice, and how many they are.
    pub fn without_offers(&self, free: &Edges) -> (Edges, i32) {
        let (mut left, mut taken) = (*free, 0);
        while let Capture::Take(e) = self.capture(&left) {
            left.remove(e);
            let (a, b) = self.ties[e];
            let alone = |coin: usize| coin != GROUND && !self.sides[coin].meets(&left);
            taken += i32::from(alone(a)) + i32::from(alone(b));
        }
        (left, taken)
    }

    /// Bounds of v(G): the coins that are taken before the first choice are the player's; with a choice between c + v(K) and
    /// -c - v(K), what remains is |c + v(K)|. Where only runs that stand apart are left, their value is known.
    pub fn bounds(&self, free: &Edges, coins: i32) -> (i32, i32) {
        let (left, taken) = self.without_offers(free);
        let known = |left: &Edges| Some(Apart::of(self, left)).filter(|(_, rest)| rest.is_empty());
        match self.capture(&left) {
            Capture::Choice(_, decline) => {
                let (rest, given) = self.without_offers(&left.without(decline));
                match known(&rest) {
                    Some((apart, _)) => [taken + (given + apart.value()).abs(); 2].into(),
                    None => (taken, coins),
                }
            }
            _ => match known(&left) {
                Some((apart, _)) => [taken + apart.value(); 2].into(),
                None => (2 * taken - coins, coins),
            },
        }
    }

    /// How many coins can be taken one after the other.
    pub fn on_offer(&self, free: &Edges) -> usize {
        let (mut left, mut taken) = (*free, 0);
        loop {
            let leaf = self.sides.iter().map(|&sides| sides & left).find(|strings| strings.len() == 1);
            let Some(string) = leaf else { return taken };
            left = left.minus(&string);
            taken += 1;
        }
    }

    /// How many coins have two strings.
    pub fn pairs(&self, free: &Edges) -> usize {
        self.sides.iter().filter(|&&sides| (sides & *free).len() == 2).count()
    }

    /// Strings among which there is a best one, where no coin can be taken.
    ///
    /// The coins with two strings form chains and cycles. Whichever string of a chain of three coins or more is cut, or
    /// of a cycle, the opponent takes all but the last two (four) coins and has the choice above, with the same rest K. In a
    /// chain of two, cutting the string between them leaves the opponent no choice, and is best; in a chain of one both
    /// strings come to the same. So one string of each is enough.
    ///
    /// Replacing a chain of a >= 3 coins by one of b > a, both with two ends at the ground, changes v(G) by at most b - a: either
    /// it is never cut, or the player who does not cut it gets the additional coins. Hence opening the shorter of two such
    /// chains, with v = -(a - 2) - |2 + v(K)|, is never worse, and the same holds for cycles. Rim strings of one coin are alike.
    pub fn openings(&self, free: &Edges) -> Edges {
        let (mut single, mut kept) = (*free, Edges::EMPTY);
        let mut shortest: [Option<Run>; 4] = [None, None, None, None];
        for run in self.runs(free) {
            single = single.minus(&run.strings);
            let Some(kind) = run.kind() else {
                kept.insert(run.cut);
                continue;
            };
            if shortest[kind].as_ref().is_none_or(|other| run.coins < other.coins) {
                shortest[kind] = Some(run);
            }
        }
        kept = shortest.iter().flatten().fold(kept, |kept, run| kept.with(run.cut));
        for sides in &self.sides {
            let rim = sides.iter().filter(|&e| self.ties[e].1 == GROUND && single.contains(e));
            single = single.minus(&rim.skip(1).collect());
        }
        kept | single
    }

    /// The chains and cycles of coins with two strings.
    pub fn runs(&self, free: &Edges) -> impl Iterator<Item = Run> {
        let mut seen = Edges::EMPTY;
        (0..self.sides.len()).filter_map(move |coin| {
            let strings = self.sides[coin] & *free;
            if strings.len() != 2 || strings.is_subset(&seen) {
                return None;
            }
            let run = self.run(coin, free);
            seen |= run.strings;
            Some(run)
        })
    }

    /// The chain or cycle of a coin with two strings.
    fn run(&self, coin: usize, free: &Edges) -> Run {
        let both = self.sides[coin] & *free;
        let (first, last) = (both.first().unwrap_or(0), both.last().unwrap_or(0));
        let mut run = Run { coins: 1, grounded: 0, cycle: false, strings: both, cut: first };
        for start in [first, last] {
            let (mut string, mut at) = (start, coin);
            loop {
                let next = self.other_end(string, at);
                if next == coin {
                    return Run { cycle: true, grounded: 0, ..run };
                }
                if self.degree(next, free) != 2 {
                    run.grounded += usize::from(next == GROUND);
                    break;
                }
                run.coins += 1;
                if run.coins == 2 {
                    run.cut = string;
                }
                run.strings |= self.sides[next] & *free;
                (string, at) = (self.other_string(next, string, free), next);
            }
        }
        run
    }
}
