//! Bounds on values, as the table keeps them.

use crate::rules::PositionKey;

/// How far a bound in a table entry may be from the middle of its page.
pub const LIMIT: i32 = 2046;
const BOUND_BITS: u32 = 12;

/// A range of 2 `LIMIT` values. An entry of the table has room for two bounds of 12 bits, so what is known about a position is
/// stored page by page, each page under its own key; a question looks only at the page that contains it. Page 0, with the
/// values from 1 - `LIMIT` to `LIMIT`, is the only one for most games.
#[derive(Clone, Copy)]
pub struct Page(i32);

impl Page {
    #[inline]
    pub fn of(k: i32) -> Page {
        Page((k + LIMIT - 1).div_euclid(2 * LIMIT))
    }

    #[inline]
    pub fn middle(self) -> i32 {
        self.0 * 2 * LIMIT
    }

    #[inline]
    pub fn key(self, key: PositionKey) -> PositionKey {
        if self.0 == 0 { key } else { key.for_page(self.0) }
    }
}

/// Least and greatest possible value, for the player who maximises.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub low: i32,
    pub high: i32,
}

impl Bounds {
    /// Decodes an entry; a missing entry, or a bound at the edge of the page, carries no information.
    pub fn unpack(data: Option<u32>, page: Page) -> Bounds {
        let least = page.middle() - LIMIT - 1;
        let Some(data) = data else { return Bounds { low: least, high: page.middle() + LIMIT + 1 } };
        let mask = (1 << BOUND_BITS) - 1;
        Bounds { low: (data & mask) as i32 + least, high: (data >> BOUND_BITS) as i32 + least }
    }

    pub fn pack(self, page: Page) -> u32 {
        let least = page.middle() - LIMIT - 1;
        (self.low - least) as u32 | ((self.high - least) as u32) << BOUND_BITS
    }

    /// The bounds of the mirrored value.
    pub fn negated(self) -> Bounds {
        Bounds { low: -self.high, high: -self.low }
    }

    pub fn at_least(self, k: i32) -> Option<bool> {
        if self.low >= k {
            Some(true)
        } else if self.high < k {
            Some(false)
        } else {
            None
        }
    }
}
