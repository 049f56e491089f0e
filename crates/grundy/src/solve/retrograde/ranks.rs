//! Ranks of the vertices of a digraph whose loopy nimbers are known.

use super::Watch;
use super::nimbers::is_finite;
use crate::graph::Arcs;
use crate::solve::{Meter, StopReason};

/// The rank of every vertex, `None` where it is infinite. Ends have rank 0. A vertex of nimber m has rank n + 1 if n is
/// the least number such that, when nimbers count only where the rank is at most n, its options have all nimbers below
/// m, and every other option has a move to m; so the lost vertices of rank at most n are the set P_n (thesis on impartial
/// games ch. 6, after Siegel 2013). In each round only vertices one or two moves before those of the last round can
/// get a rank. Each vertex is examined at most once for every such vertex.
pub fn ranks(
    arcs: &Arcs,
    reversed: &Arcs,
    nimbers: &[u32],
    meter: &Meter,
) -> Result<Vec<Option<u32>>, StopReason> {
    let mut watch = Watch::new(meter);
    let mut ranks: Vec<Option<u32>> = vec![None; arcs.n()];
    let mut latest: Vec<u32> = (0..arcs.n() as u32).filter(|&v| arcs.from(v as usize).is_empty()).collect();
    for rank in 0.. {
        latest.iter().for_each(|&v| ranks[v as usize] = Some(rank));
        let mut near = Vec::new();
        for &v in &latest {
            for &u in reversed.from(v as usize) {
                near.push(u);
                near.extend_from_slice(reversed.from(u as usize));
                watch.tick(near.len())?;
            }
        }
        near.sort_unstable();
        near.dedup();
        near.retain(|&v| ranks[v as usize].is_none() && is_finite(nimbers[v as usize]));
        watch.tick(near.len())?;
        near.retain(|&v| settles(arcs, nimbers, &ranks, v as usize));
        if near.is_empty() {
            break;
        }
        latest = near;
    }
    Ok(ranks)
}

/// Whether the vertices that have a rank give a vertex its nimber.
fn settles(arcs: &Arcs, nimbers: &[u32], ranks: &[Option<u32>], v: usize) -> bool {
    let nimber = nimbers[v];
    let has = |u: usize, value: u32| ranks[u].is_some() && nimbers[u] == value;
    let options = || arcs.from(v).iter().map(|&u| u as usize);
    let smaller = |u: usize| ranks[u].is_some() && nimbers[u] < nimber;
    (0..nimber).all(|value| options().any(|u| has(u, value)))
        && options().all(|u| smaller(u) || arcs.from(u).iter().any(|&to| has(to as usize, nimber)))
}
