//! The random games of `sums`. Every program that is compared has the same generator, which draws the same games from
//! the same seed.
//!
//! From one SplitMix64, started at the seed, sum after sum and game after game: one number below 2, the side, and
//! three numbers from -8 to 8, the stops in descending order x, y, z. On the left side the game is {{x|y}|z}, on
//! the right side {x|{y|z}}.

/// How many sums are drawn.
pub const SUMS: usize = 20;

/// On which side of a game its inner game is.
#[derive(Clone, Copy)]
pub enum Side {
    Left,
    Right,
}

/// SplitMix64 (Steele, Lea and Flood 2014): a 64-bit counter stepped by the golden ratio and mixed.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, by multiplication and shift.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    /// The side and the stops of one game.
    pub fn three_stop(&mut self) -> (Side, [i64; 3]) {
        let side = if self.below(2) == 0 { Side::Left } else { Side::Right };
        let mut stops = [(); 3].map(|()| self.below(17) as i64 - 8);
        stops.sort_unstable_by_key(|stop| -stop);
        (side, stops)
    }
}
