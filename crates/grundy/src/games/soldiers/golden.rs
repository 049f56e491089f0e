//! Exact arithmetic with the golden ratio.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

/// The number a + b x, where x = (√5 - 1)/2 = 0.618..., so that x² = 1 - x.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Golden(i64, i64);

impl Golden {
    pub const ZERO: Golden = Golden(0, 0);
    pub const ONE: Golden = Golden(1, 0);

    /// The power x^k: its coefficients are Fibonacci numbers, so that k must stay below 90.
    pub fn power(k: usize) -> Golden {
        (0..k).fold(Golden::ONE, |Golden(a, b), _| Golden(b, a - b))
    }

    /// The sign of a + b x, which is half of (2a - b) + b√5: two signed squares are compared.
    fn sign(self) -> Ordering {
        let square = |n: i128| n * n * n.signum();
        let (plain, root) = (2 * i128::from(self.0) - i128::from(self.1), i128::from(self.1));
        (square(plain) + 5 * square(root)).cmp(&0)
    }
}

impl Add for Golden {
    type Output = Golden;
    fn add(self, other: Golden) -> Golden {
        Golden(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Golden {
    type Output = Golden;
    fn sub(self, other: Golden) -> Golden {
        Golden(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul<i64> for Golden {
    type Output = Golden;
    fn mul(self, times: i64) -> Golden {
        Golden(self.0 * times, self.1 * times)
    }
}

impl PartialOrd for Golden {
    fn partial_cmp(&self, other: &Golden) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Golden {
    fn cmp(&self, other: &Golden) -> Ordering {
        (*self - *other).sign()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_and_order_agree_with_floating_point() {
        let x = (5f64.sqrt() - 1.0) / 2.0;
        for k in 0..40 {
            let power = Golden::power(k);
            assert!((power.0 as f64 + power.1 as f64 * x - x.powi(k as i32)).abs() < 1e-6, "{k}");
            assert_eq!(Golden::power(k + 1) + Golden::power(k + 2), power);
            assert!(Golden::power(k + 1) < power && power > Golden::ZERO);
        }
        for (a, b) in (-9..=9).flat_map(|a| (-9..=9).map(move |b| (a, b))) {
            let value = a as f64 + b as f64 * x;
            let expected = if a == 0 && b == 0 { Ordering::Equal } else { value.total_cmp(&0.0) };
            assert_eq!(Golden(a, b).sign(), expected, "{a} + {b} x");
        }
    }
}
