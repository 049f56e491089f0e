//! Products of nimbers.

/// The product of nimbers below 2^16, which form a field (Conway 1976, ch. 6).
pub fn product(a: u16, b: u16) -> u16 {
    product_below(a, b, u16::BITS / 2)
}

/// The product of nimbers below F^2 for F = 2^half, a power 2^2^k. There F times a smaller nimber is their ordinary
/// product, and F times F is F + F/2; so with a = a1 F + a0 and b = b1 F + b0 the product is
/// (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 (F/2).
fn product_below(a: u16, b: u16, half: u32) -> u16 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let low = (1 << half) - 1;
    let ([a0, a1], [b0, b1]) = ([a & low, a >> half], [b & low, b >> half]);
    let times = |a, b| product_below(a, b, half / 2);
    let (lows, highs) = (times(a0, b0), times(a1, b1));
    // (a0 + a1)(b0 + b1) + a0 b0 is the factor of F.
    (times(a0 ^ a1, b0 ^ b1) ^ lows) << half | lows ^ times(highs, 1 << (half - 1))
}

/// The n-th power, by squaring.
pub fn power(a: u16, mut n: u64) -> u16 {
    let (mut square, mut result) = (a, 1);
    while n > 0 {
        if n & 1 == 1 {
            result = product(result, square);
        }
        square = product(square, square);
        n >>= 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least nimber that is none of a'b + ab' + a'b' with a' < a and b' < b: the definition.
    fn table(n: usize) -> Vec<Vec<u16>> {
        let mut table = vec![vec![0; n]; n];
        for a in 0..n {
            for b in 0..n {
                let taken: Vec<u16> = (0..a)
                    .flat_map(|i| (0..b).map(move |j| (i, j)))
                    .map(|(i, j)| table[i][b] ^ table[a][j] ^ table[i][j])
                    .collect();
                table[a][b] = (0..).find(|x| !taken.contains(x)).unwrap();
            }
        }
        table
    }

    #[test]
    fn products_are_those_of_the_definition() {
        for (a, row) in table(32).iter().enumerate() {
            for (b, &expected) in row.iter().enumerate() {
                assert_eq!(product(a as u16, b as u16), expected, "{a} {b}");
            }
        }
    }

    /// F^2 = 3F/2 for the Fermat powers, and a^(2^16 - 1) = 1 in a field of 2^16 elements (Conway 1976).
    #[test]
    fn the_field() {
        assert_eq!([2u16, 4, 16, 256].map(|f| product(f, f)), [3, 6, 24, 384]);
        for a in [1, 2, 7, 255, 256, 40_000, 65_535] {
            assert_eq!(power(a, 65_535), 1);
            assert_eq!((0..5).fold(1, |x, _| product(x, a)), power(a, 5));
        }
        assert_eq!((power(0, 0), power(0, 3)), (1, 0));
    }
}
