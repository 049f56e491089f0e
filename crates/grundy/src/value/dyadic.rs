//! Dyadic rationals: the numbers among short games.

use std::cmp::Ordering;
use std::fmt;

/// n / 2^k with n odd or k = 0. Operations return `None` when the result does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dyadic {
    numerator: i64,
    exponent: u8,
}

/// Greatest exponent of two in a denominator.
pub const MOST_HALVINGS: u32 = 55;
/// Numerators lie strictly between minus this and this.
const BOUND: i64 = 1 << 54;

impl Dyadic {
    /// The number 0.
    pub const ZERO: Dyadic = Dyadic { numerator: 0, exponent: 0 };
    /// The number 1.
    pub const ONE: Dyadic = Dyadic { numerator: 1, exponent: 0 };

    /// numerator / 2^exponent, if it fits.
    pub fn new(numerator: i64, exponent: u32) -> Option<Dyadic> {
        Dyadic::reduced(numerator as i128, exponent)
    }

    /// A whole number; `None` if it is too large.
    pub fn integer(n: i64) -> Option<Dyadic> {
        Dyadic::new(n, 0)
    }

    /// From the fields of an existing number.
    #[inline]
    pub(super) fn held(numerator: i64, exponent: u8) -> Dyadic {
        Dyadic { numerator, exponent }
    }

    fn reduced(numerator: i128, exponent: u32) -> Option<Dyadic> {
        let halvings = numerator.trailing_zeros().min(exponent);
        let (numerator, exponent) =
            if numerator == 0 { (0, 0) } else { (numerator >> halvings, exponent - halvings) };
        let fits = numerator.abs() < BOUND as i128 && exponent <= MOST_HALVINGS;
        fits.then_some(Dyadic { numerator: numerator as i64, exponent: exponent as u8 })
    }

    /// The numerator of the reduced fraction.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator is two to the power of this.
    pub fn exponent(self) -> u32 {
        self.exponent as u32
    }

    /// Whether this is a whole number.
    pub fn is_integer(self) -> bool {
        self.exponent == 0
    }

    /// Whether this is less than 0.
    pub fn is_negative(self) -> bool {
        self.numerator < 0
    }

    /// The sum; `None` if it is too large or too fine.
    pub fn plus(self, other: Dyadic) -> Option<Dyadic> {
        let exponent = self.exponent.max(other.exponent);
        let at = |x: Dyadic| (x.numerator as i128) << (exponent - x.exponent);
        Dyadic::reduced(at(self) + at(other), exponent as u32)
    }

    /// The difference; `None` if it is too large or too fine.
    pub fn minus(self, other: Dyadic) -> Option<Dyadic> {
        self.plus(other.negative())
    }

    /// The number with the opposite sign.
    pub const fn negative(self) -> Dyadic {
        Dyadic { numerator: -self.numerator, ..self }
    }

    /// Half of it.
    pub fn half(self) -> Option<Dyadic> {
        Dyadic::reduced(self.numerator as i128, self.exponent as u32 + 1)
    }

    /// The greatest integer that is not greater.
    pub fn floor(self) -> i64 {
        self.numerator >> self.exponent
    }

    /// The least integer that is not less.
    pub fn ceil(self) -> i64 {
        -(-self.numerator >> self.exponent)
    }

    /// The nearest floating point number, for pictures.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / (1u64 << self.exponent) as f64
    }

    /// The options of the canonical form: at most one on each side (Conway 1976).
    pub fn options(self) -> (Option<Dyadic>, Option<Dyadic>) {
        let by = |numerator: i64| Dyadic::new(numerator, self.exponent as u32);
        match (self.exponent, self.numerator) {
            (0, 0) => (None, None),
            (0, n) if n > 0 => (by(n - 1), None),
            (0, n) => (None, by(n + 1)),
            (_, n) => (by(n - 1), by(n + 1)),
        }
    }
}

impl Ord for Dyadic {
    #[inline]
    fn cmp(&self, other: &Dyadic) -> Ordering {
        if self.exponent == other.exponent {
            return self.numerator.cmp(&other.numerator);
        }
        let exponent = self.exponent.max(other.exponent);
        let at = |x: &Dyadic| (x.numerator as i128) << (exponent - x.exponent);
        at(self).cmp(&at(other))
    }
}

impl PartialOrd for Dyadic {
    #[inline]
    fn partial_cmp(&self, other: &Dyadic) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Dyadic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exponent {
            0 => write!(f, "{}", self.numerator),
            k => write!(f, "{}/{}", self.numerator, 1i64 << k),
        }
    }
}

/// One end of an interval of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Open(Dyadic),
    Closed(Dyadic),
    Endless,
}

/// The simplest number of an interval, which has one: the integer nearest to 0 if there is an integer in it,
/// else the one with the least denominator (Conway 1976). `None` if the interval is empty or the number does
/// not fit.
pub fn simplest(low: End, high: End) -> Option<Dyadic> {
    let above = |x: Dyadic| match low {
        End::Open(a) => a < x,
        End::Closed(a) => a <= x,
        End::Endless => true,
    };
    let below = |x: Dyadic| match high {
        End::Open(b) => x < b,
        End::Closed(b) => x <= b,
        End::Endless => true,
    };
    if above(Dyadic::ZERO) && below(Dyadic::ZERO) {
        return Some(Dyadic::ZERO);
    }
    if below(Dyadic::ZERO) {
        return simplest_positive(low, high);
    }
    let mirrored = |end: End| match end {
        End::Open(x) => End::Open(x.negative()),
        End::Closed(x) => End::Closed(x.negative()),
        End::Endless => End::Endless,
    };
    simplest_positive(mirrored(high), mirrored(low)).map(Dyadic::negative)
}

/// The same in an interval of positive numbers, by ever finer denominators: the least multiple of 1/2^k above
/// the low end is the candidate.
fn simplest_positive(low: End, high: End) -> Option<Dyadic> {
    let (a, closed) = match low {
        End::Open(a) => (a, false),
        End::Closed(a) => (a, true),
        End::Endless => return Some(Dyadic::ZERO),
    };
    for exponent in 0..=MOST_HALVINGS {
        let scaled = (a.numerator as i128) << exponent;
        let floor = scaled >> a.exponent;
        let exact = floor << a.exponent == scaled;
        let candidate = Dyadic::reduced(if closed && exact { floor } else { floor + 1 }, exponent)?;
        let inside = match high {
            End::Open(b) => candidate < b,
            End::Closed(b) => candidate <= b,
            End::Endless => true,
        };
        if inside {
            return Some(candidate);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d(n: i64, k: u32) -> Dyadic {
        Dyadic::new(n, k).unwrap()
    }

    #[test]
    fn arithmetic() {
        assert_eq!(d(6, 2), d(3, 1));
        assert_eq!(d(3, 1).plus(d(1, 2)), Some(d(7, 2)));
        assert_eq!(d(1, 1).plus(d(-1, 1)), Some(Dyadic::ZERO));
        assert!(d(1, 1) < d(3, 2) && d(-1, 1) < Dyadic::ZERO);
        assert_eq!((d(-3, 1).floor(), d(-3, 1).ceil(), d(4, 0).ceil()), (-2, -1, 4));
        assert_eq!(d(3, 2).to_string(), "3/4");
        assert_eq!(Dyadic::new(1 << 54, 0), None);
        assert_eq!(d((1 << 54) - 1, 0).plus(Dyadic::ONE), None);
        assert_eq!(d(3, 2).options(), (Some(d(1, 1)), Some(d(1, 0))));
    }

    /// Every number is the simplest between its options, and between any two numbers that leave it inside and nothing
    /// simpler (Conway 1976).
    #[test]
    fn simplest_numbers() {
        let options = |x: Dyadic| {
            let (l, r) = x.options();
            (l.map_or(End::Endless, End::Open), r.map_or(End::Endless, End::Open))
        };
        for k in 0..5 {
            for n in -40..=40 {
                let x = d(n, k);
                let (low, high) = options(x);
                assert_eq!(simplest(low, high), Some(x));
                assert_eq!(simplest(End::Closed(x), End::Closed(x)), Some(x));
            }
        }
        assert_eq!(simplest(End::Open(d(1, 1)), End::Endless), Some(d(1, 0)));
        assert_eq!(simplest(End::Open(d(-7, 1)), End::Open(d(-9, 2))), Some(d(-3, 0)));
        assert_eq!(simplest(End::Endless, End::Open(d(-9, 2))), Some(d(-3, 0)));
        assert_eq!(simplest(End::Endless, End::Closed(d(-3, 0))), Some(d(-3, 0)));
        assert_eq!(simplest(End::Open(d(1, 2)), End::Open(d(3, 3))), Some(d(5, 4)));
        assert_eq!(simplest(End::Open(d(1, 0)), End::Open(d(1, 0))), None);
        assert_eq!(simplest(End::Endless, End::Endless), Some(Dyadic::ZERO));
    }
}
