//! How large the members of the named families are, and which arguments are refused.

use super::random::BILLION;
use super::tree;
use crate::graph::size::{MAX_LINES, MAX_VERTICES, Size, binomial, pairs};
use crate::text::Words;

pub(super) fn at(arguments: &[u64], index: usize) -> usize {
    arguments[index] as usize
}

pub(super) fn all(arguments: &[u64]) -> Vec<usize> {
    arguments.iter().map(|&a| a as usize).collect()
}

pub(super) fn sized(vertices: u64, lines: u64) -> Result<Size, Words> {
    Ok(Size::new(vertices, lines))
}

pub(super) fn path_size(n: u64) -> Size {
    Size::new(n, n.saturating_sub(1))
}

pub(super) fn circle_vertices(n: u64) -> u64 {
    if n < 3 { n.saturating_mul(2).saturating_sub(1) } else { n.saturating_mul(2) }
}

pub(super) fn power(base: u64, exponent: u64) -> u64 {
    u32::try_from(exponent).ok().and_then(|e| base.checked_pow(e)).unwrap_or(u64::MAX)
}

pub(super) fn sized_multipartite(parts: &[u64]) -> Result<Size, Words> {
    if let [n] = parts {
        return sized(*n, pairs(*n));
    }
    let whole = parts.iter().fold(Size::default(), |size, &part| size.join(Size::new(part, 0)));
    Ok(whole)
}

pub(super) fn sized_kneser(n: u64, k: u64) -> Result<Size, Words> {
    if n > MAX_VERTICES as u64 || (k > 64 && k < n) {
        return Err(words!(
            "kneser(n,k) is made for n up to {MAX_VERTICES} and k up to 64",
            "kneser(n,k) aceita n até {MAX_VERTICES} e k até 64"
        ));
    }
    let vertices = binomial(n, k);
    let degree = binomial(n.saturating_sub(k), k);
    sized(vertices, if k == 0 { 0 } else { vertices.saturating_mul(degree) / 2 })
}

pub(super) fn sized_hexgrid(rows: u64, columns: u64) -> Result<Size, Words> {
    if rows == 0 || columns == 0 {
        return sized(0, 0);
    }
    let vertices = rows.saturating_add(1).saturating_mul(columns.saturating_add(1)).saturating_mul(2);
    sized(vertices.saturating_sub(2), vertices.saturating_mul(2))
}

pub(super) fn sized_tree(parents: &[u64]) -> Result<Size, Words> {
    let size = path_size(parents.len() as u64 + 1).check()?;
    let parents: Vec<usize> = parents.iter().map(|&p| usize::try_from(p).unwrap_or(usize::MAX)).collect();
    match tree(&parents) {
        Some(_) => Ok(size),
        None => Err(words!(
            "tree(p1,p2,..) gives the parents of vertices 1, 2, ..: each must lead to vertex 0",
            "tree(p1,p2,..) dá os pais dos vértices 1, 2, ..: cada um deve levar ao vértice 0"
        )),
    }
}

pub(super) fn sized_projective(q: u64) -> Result<Size, Words> {
    let points = q.saturating_mul(q).saturating_add(q).saturating_add(1);
    let size = Size::new(points.saturating_mul(2), points.saturating_mul(q.saturating_add(1))).check()?;
    let prime = q >= 2 && (2..q).take_while(|d| d * d <= q).all(|d| !q.is_multiple_of(d));
    if prime {
        Ok(size)
    } else {
        Err(words!(
            "projective(q) needs a prime order, and {q} is not one",
            "projective(q) exige uma ordem prima, e {q} não é um primo"
        ))
    }
}

/// More edges than `random` will draw: the mean and ten standard deviations, the probability of more being
/// below 10^-20.
pub(super) fn most_edges(n: u64, billionths: u64) -> u64 {
    let mean = u128::from(pairs(n)) * u128::from(billionths) / u128::from(BILLION);
    let mean = u64::try_from(mean).unwrap_or(u64::MAX);
    pairs(n).min(mean.saturating_add(mean.isqrt().saturating_mul(10)).saturating_add(50))
}

pub(super) fn sized_random(n: u64, billionths: u64) -> Result<Size, Words> {
    if n > 10_000 {
        return Err(words!(
            "random() draws graphs of at most 10000 vertices, not {n}; gnm() draws larger ones",
            "random() sorteia grafos com no máximo 10000 vértices, não {n}; gnm() sorteia maiores"
        ));
    }
    sized(n, most_edges(n, billionths))
}

pub(super) fn sized_gnm(n: u64, m: u64) -> Result<Size, Words> {
    if m > pairs(n) && m <= MAX_LINES as u64 {
        return Err(words!(
            "{n} vertices have only {} pairs, fewer than {m}",
            "{n} vértices têm só {} pares, menos que {m}",
            pairs(n)
        ));
    }
    sized(n, m)
}
