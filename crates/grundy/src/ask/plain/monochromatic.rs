//! Colourings without a monochromatic set: what Ramsey numbers, van der Waerden numbers and Hales-Jewett numbers are
//! about.

/// Looks for a colouring of the elements `0..n` with `colours` colours in which no set has all its elements in one
/// colour.
///
/// A backtracking search. When all elements of a set but one have the same colour, the last one loses that colour, and an
/// element with one colour left gets it at once. The element with the fewest colours left is next, among these the one in
/// the most and smallest sets that are not settled. Colours are alike, so that of those not yet in use only the first is
/// tried. Exponential in the worst case; `allowed` is asked at every step.
pub fn colourable<E>(
    n: usize,
    sets: &[Vec<usize>],
    colours: usize,
    allowed: &mut dyn FnMut() -> Result<(), E>,
) -> Result<bool, E> {
    debug_assert!(colours <= MOST_COLOURS);
    if n == 0 || sets.iter().any(|set| set.len() < 2) {
        return Ok(sets.is_empty());
    }
    Search::new(n, sets, colours).extend(0, allowed)
}

/// The most colours.
pub const MOST_COLOURS: usize = 32;

/// The colours in one set so far.
#[derive(Clone, Copy, PartialEq)]
enum Tone {
    /// None.
    Bare,
    /// One.
    Of(usize),
    /// Several: the set is settled.
    Mixed,
}

/// A change that can be undone.
enum Change {
    Coloured(usize),
    Open(usize, u32),
    Left(usize),
    Tone(usize, Tone),
}

struct Search<'a> {
    sets: &'a [Vec<usize>],
    /// The sets of each element.
    through: Vec<Vec<usize>>,
    colour: Vec<Option<usize>>,
    /// The colours that each element may still get, as bits.
    open: Vec<u32>,
    /// How many elements of each set have no colour.
    left: Vec<usize>,
    tone: Vec<Tone>,
    /// What was changed, in order.
    trail: Vec<Change>,
    colours: usize,
}

impl<'a> Search<'a> {
    fn new(n: usize, sets: &'a [Vec<usize>], colours: usize) -> Search<'a> {
        let mut through = vec![Vec::new(); n];
        for (i, set) in sets.iter().enumerate() {
            set.iter().for_each(|&v| through[v].push(i));
        }
        Search {
            sets,
            through,
            colour: vec![None; n],
            open: vec![((1u64 << colours) - 1) as u32; n],
            left: sets.iter().map(Vec::len).collect(),
            tone: vec![Tone::Bare; sets.len()],
            trail: Vec::new(),
            colours,
        }
    }

    /// Whether the rest can be coloured, where `used` colours are in use.
    fn extend<E>(&mut self, used: usize, allowed: &mut dyn FnMut() -> Result<(), E>) -> Result<bool, E> {
        allowed()?;
        let Some(v) = self.most_urgent() else { return Ok(true) };
        for colour in 0..self.colours.min(used + 1) {
            let before = self.trail.len();
            if self.assign(v, colour) && self.extend(used.max(colour + 1), allowed)? {
                return Ok(true);
            }
            self.undo(before);
        }
        Ok(false)
    }

    /// The next element to colour; none if every set is settled or can be settled by any colouring.
    fn most_urgent(&self) -> Option<usize> {
        let bare = (0..self.colour.len()).filter(|&v| self.colour[v].is_none());
        let weighed = bare.map(|v| (self.colours - self.open[v].count_ones() as usize, self.weight(v), v));
        weighed.filter(|&(_, weight, _)| weight > 0).max().map(|(_, _, v)| v)
    }

    /// How much depends on an element: sets that are not settled count more the fewer elements are left.
    fn weight(&self, v: usize) -> u64 {
        let one = |&set: &usize| {
            let size = 2 * self.left[set].min(20);
            match self.tone[set] {
                Tone::Mixed => 0,
                Tone::Bare => 1 << (40 - size),
                Tone::Of(_) => 1 << (41 - size),
            }
        };
        self.through[v].iter().map(one).sum()
    }

    /// Gives an element a colour, and others the colours that follow. False if that cannot be.
    fn assign(&mut self, v: usize, colour: usize) -> bool {
        let mut waiting = vec![(v, colour)];
        while let Some((v, colour)) = waiting.pop() {
            match self.colour[v] {
                Some(other) if other == colour => continue,
                Some(_) => return false,
                None if self.open[v] >> colour & 1 == 0 => return false,
                None => {}
            }
            self.colour[v] = Some(colour);
            self.trail.push(Change::Coloured(v));
            for i in 0..self.through[v].len() {
                if !self.enter(self.through[v][i], colour, &mut waiting) {
                    return false;
                }
            }
        }
        true
    }

    /// Notes a colour in a set, and what follows for its last element. False if the set is monochromatic.
    fn enter(&mut self, set: usize, colour: usize, waiting: &mut Vec<(usize, usize)>) -> bool {
        self.left[set] -= 1;
        self.trail.push(Change::Left(set));
        let before = self.tone[set];
        let tone = match before {
            Tone::Bare => Tone::Of(colour),
            Tone::Of(other) if other == colour => before,
            _ => Tone::Mixed,
        };
        if tone != before {
            self.trail.push(Change::Tone(set, before));
            self.tone[set] = tone;
        }
        let (Tone::Of(only), 0 | 1) = (tone, self.left[set]) else { return true };
        let last = self.sets[set].iter().copied().find(|&u| self.colour[u].is_none());
        last.is_some_and(|u| self.close(u, only, waiting))
    }

    /// Takes a colour from those that an element may get. False if none is left.
    fn close(&mut self, v: usize, colour: usize, waiting: &mut Vec<(usize, usize)>) -> bool {
        let open = self.open[v] & !(1 << colour);
        if open != self.open[v] {
            self.trail.push(Change::Open(v, self.open[v]));
            self.open[v] = open;
            if open.count_ones() == 1 {
                waiting.push((v, open.trailing_zeros() as usize));
            }
        }
        open != 0
    }

    fn undo(&mut self, to: usize) {
        while self.trail.len() > to {
            match self.trail.pop() {
                Some(Change::Coloured(v)) => self.colour[v] = None,
                Some(Change::Open(v, open)) => self.open[v] = open,
                Some(Change::Left(set)) => self.left[set] += 1,
                Some(Change::Tone(set, tone)) => self.tone[set] = tone,
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mix;
    use std::convert::Infallible;

    /// Every colouring, one after the other.
    fn naive(n: usize, sets: &[Vec<usize>], colours: usize) -> bool {
        let colour = |code: usize, v: usize| code / colours.pow(v as u32) % colours;
        (0..colours.pow(n as u32))
            .any(|code| sets.iter().all(|set| set.iter().any(|&v| colour(code, v) != colour(code, set[0]))))
    }

    #[test]
    fn colourings_by_definition() {
        let mut outcomes = [0; 2];
        for seed in 0..3000u64 {
            let random = |i: u64, below: u64| (mix(seed * 1000 + i) % below) as usize;
            let (n, colours) = (1 + random(0, 7), 1 + random(1, 3));
            let set = |i: u64| {
                let mut set: Vec<usize> = (0..n).filter(|&v| random(10 * i + v as u64, 3) == 0).collect();
                set.dedup();
                set
            };
            let count = 2 + random(2, 25) as u64;
            let sets: Vec<Vec<usize>> = (1..count).map(set).filter(|set| !set.is_empty()).collect();
            let found = colourable(n, &sets, colours, &mut || Ok::<(), Infallible>(()));
            let expected = naive(n, &sets, colours);
            outcomes[usize::from(expected)] += 1;
            assert_eq!(found, Ok(expected), "{n} {sets:?} {colours}");
        }
        assert!(outcomes.iter().all(|&count| count > 500), "{outcomes:?}");
    }

    #[test]
    fn a_refused_step_ends_the_search() {
        assert_eq!(colourable(2, &[vec![0, 1]], 2, &mut || Err("no")), Err("no"));
    }
}
