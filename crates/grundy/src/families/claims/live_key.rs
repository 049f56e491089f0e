//! Keys of positions by their live sets.

use super::super::mirrors::Image;
use super::live::Live;
use super::{Claimed, Claims};
use crate::graph::Set;
use crate::rules::{PositionKey, mix};

/// Up to so many images of a position are compared by their live sets.
const MOST_COMPARED: usize = 8;

/// Two words for a list of sets, in whatever order: sums of random words for each set.
type Sum = [u64; 2];

impl<const W: usize> Claims<W> {
    /// A key of live sets, the picks of the turn and one more number. Positions that are images of each other share it.
    /// Where there are few images, the least sum is taken, and so positions share it even if only their live sets are
    /// images of each other. Where there are many, that would take too long: the image is taken in which the stones are
    /// least.
    pub(super) fn live_key(&self, at: &Claimed<W>, lives: &[&Live<W>], more: u64) -> PositionKey {
        let images = self.mirrors.images();
        let sums = |image: Option<&Image<W>>| -> [Sum; 2] {
            let mut sums = [Sum::default(); 2];
            lives.iter().zip(&mut sums).for_each(|(live, to)| *to = sum(&live.0, image));
            sums
        };
        let [first, second] = match images.len() <= MOST_COMPARED {
            true => images.iter().fold(sums(None), |least, image| least.min(sums(Some(image)))),
            false => sums(least_image(images, &at.owned)),
        };
        PositionKey::fingerprint([more, at.picks as u64].into_iter().chain(first).chain(second))
    }
}

fn sum<const W: usize>(sets: &[Set<W>], image: Option<&Image<W>>) -> Sum {
    sets.iter().fold([0, 0], |[a, b], set| {
        let set = image.map_or(*set, |image| image.of(set));
        let word = set.0.iter().fold(0x452_821e_638d_0137, |word: u64, more| mix(word.rotate_left(7) ^ more));
        [a.wrapping_add(word), b.wrapping_add(mix(word ^ 0xbe54_66cf_34e9_0c6c))]
    })
}

/// The image in which these stones are least, if any is less than they are.
fn least_image<'a, const W: usize>(images: &'a [Image<W>], owned: &[Set<W>; 2]) -> Option<&'a Image<W>> {
    let (mut best, mut least) = (None, *owned);
    for image in images {
        let first = image.of(&owned[0]);
        if first > least[0] {
            continue;
        }
        let moved = [first, image.of(&owned[1])];
        if moved < least {
            (best, least) = (Some(image), moved);
        }
    }
    best
}
