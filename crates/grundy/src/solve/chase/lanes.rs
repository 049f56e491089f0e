//! Sixty-four sets at once: bit i of word v says whether v is in the i-th set.

/// Transposes a square of bits: bit j of word i becomes bit i of word j (Warren, Hacker's Delight, 7-3).
pub fn transpose(rows: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = u64::MAX >> 32;
    while width > 0 {
        let mut i = 0;
        while i < 64 {
            let swapped = (rows[i] >> width ^ rows[i + width]) & mask;
            rows[i] ^= swapped << width;
            rows[i + width] ^= swapped;
            i = (i + width + 1) & !width;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_become_columns() {
        let mut word = 1u64;
        let rows: [u64; 64] = std::array::from_fn(|_| {
            word = word.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            word
        });
        let mut turned = rows;
        transpose(&mut turned);
        for (i, row) in rows.iter().enumerate() {
            for (j, column) in turned.iter().enumerate() {
                assert_eq!(row >> j & 1, column >> i & 1, "{i} {j}");
            }
        }
    }
}
