//! Positions of colouring games.

use crate::graph::Set;
use crate::rules::{Pack, Reader};

/// The colour of each vertex, 0 for none, by bit planes: plane `i` holds the vertices whose colour has bit `i`.
/// A position is a few words, and the vertices of one colour are a few operations on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colours<const W: usize, const P: usize>([Set<W>; P]);

impl<const W: usize, const P: usize> Colours<W, P> {
    pub const NONE: Self = Colours([Set::EMPTY; P]);
    /// The greatest colour that fits.
    pub const GREATEST: usize = (1 << P) - 1;

    /// The colour of a vertex.
    #[inline]
    pub fn of(&self, v: usize) -> usize {
        (0..P).map(|i| usize::from(self.0[i].contains(v)) << i).sum()
    }

    /// The same with a colour given to a vertex that has none.
    #[inline]
    pub fn with(mut self, v: usize, colour: usize) -> Self {
        debug_assert!(self.of(v) == 0 && colour <= Self::GREATEST);
        for i in (0..P).filter(|i| colour >> i & 1 == 1) {
            self.0[i].insert(v);
        }
        self
    }

    /// The vertices that have a colour.
    #[inline]
    pub fn coloured(&self) -> Set<W> {
        self.0.iter().fold(Set::EMPTY, |all, &plane| all | plane)
    }

    /// The vertices of a colour.
    #[inline]
    pub fn class(&self, colour: usize) -> Set<W> {
        let mut class = self.coloured();
        for (i, plane) in self.0.iter().enumerate() {
            class = if colour >> i & 1 == 1 { class & *plane } else { class.minus(plane) };
        }
        class
    }

    /// The coloured vertices with their colours.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.coloured().iter().map(|v| (v, self.of(v)))
    }
}

impl<const W: usize, const P: usize> Pack for Colours<W, P> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.iter().for_each(|plane| plane.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        Colours(std::array::from_fn(|_| Set::unpack(from)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_store_the_colours() {
        let colours: Colours<1, 4> =
            [(0, 1), (3, 15), (63, 8)].into_iter().fold(Colours::NONE, |c, (v, x)| c.with(v, x));
        assert!(colours.iter().eq([(0, 1), (3, 15), (63, 8)]));
        assert_eq!((colours.of(1), colours.class(15), colours.class(2)), (0, Set::single(3), Set::EMPTY));
        assert_eq!(Colours::from_bytes(&colours.to_bytes()), colours);
    }
}
