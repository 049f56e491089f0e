//! The critical sets of a game, ready to be played with.

use super::live::MOST_COMPARED;
use super::{Goal, Manner, Rule, Sets, members};
use crate::families::Refusal;
use crate::graph::Set;

/// Up to this many elements the sets that pass a test can be listed.
const MOST_LISTED_FROM: usize = 16;

/// The critical sets of a game.
pub enum SetFamily<const W: usize> {
    /// Critical sets one by one.
    Listed(Listed<W>),
    /// Everything that meets each of these sets.
    Meeting(Vec<Set<W>>),
    /// Everything that passes a test.
    Tested(Box<dyn Goal>),
}

/// Critical sets one by one.
pub struct Listed<const W: usize> {
    /// The sets.
    pub sets: Vec<Set<W>>,
    points: Vec<i32>,
    /// The sets that contain each element.
    through: Vec<Vec<u32>>,
}

impl<const W: usize> Listed<W> {
    fn new(elements: usize, sets: &[(Vec<usize>, i32)]) -> Listed<W> {
        let mut through = vec![Vec::new(); elements];
        for (i, (set, _)) in sets.iter().enumerate() {
            set.iter().for_each(|&element| through[element].push(i as u32));
        }
        let points = sets.iter().map(|(_, points)| *points).collect();
        Listed { sets: sets.iter().map(|(set, _)| set.iter().copied().collect()).collect(), points, through }
    }
}

impl<const W: usize> SetFamily<W> {
    /// Where the points of all sets are added up, they must be listed; where owning a set is all that counts, the minimal
    /// ones are enough.
    pub fn new(board: Sets, elements: usize, manner: Manner) -> Result<SetFamily<W>, Refusal> {
        let family = match board {
            Sets::Listed(sets) if manner.rule == Rule::Scoring => {
                return Ok(SetFamily::Listed(Listed::new(elements, &sets)));
            }
            Sets::Listed(sets) => {
                let sets = sets.iter().map(|(set, _)| set.iter().copied().collect()).collect();
                let points = |set: Set<W>| (set.iter().collect(), 1);
                let minimal: Vec<_> = minimal(sets).into_iter().map(points).collect();
                return Ok(SetFamily::Listed(Listed::new(elements, &minimal)));
            }
            Sets::Meeting(sets) => {
                SetFamily::Meeting(minimal(sets.iter().map(|set| set.iter().copied().collect()).collect()))
            }
            Sets::Tested(goal) => SetFamily::Tested(goal),
        };
        match manner.sum {
            true => Ok(SetFamily::Listed(Listed::new(elements, &family.all(elements)?))),
            false => Ok(family),
        }
    }

    /// Whether these elements contain a critical set.
    pub fn holds(&self, owned: &Set<W>) -> bool {
        match self {
            SetFamily::Listed(listed) => listed.sets.iter().any(|set| set.is_subset(owned)),
            SetFamily::Meeting(sets) => sets.iter().all(|set| set.meets(owned)),
            SetFamily::Tested(goal) => goal.holds(&owned.0),
        }
    }

    /// Whether these elements, of which `new` is the last, contain a critical set that did not contain one before.
    pub fn holds_by(&self, owned: &Set<W>, new: usize) -> bool {
        match self {
            SetFamily::Listed(listed) => {
                listed.through[new].iter().any(|&i| listed.sets[i as usize].is_subset(owned))
            }
            _ => self.holds(owned),
        }
    }

    /// The points of a player who owns these elements.
    pub fn points(&self, owned: &Set<W>, sum: bool) -> i32 {
        match self {
            SetFamily::Meeting(_) => i32::from(self.holds(owned)),
            SetFamily::Tested(goal) => goal.best(&owned.0),
            SetFamily::Listed(Listed { sets, points, .. }) => {
                let counted = sets.iter().zip(points).filter(|(set, _)| set.is_subset(owned));
                let counted = counted.map(|(_, points)| *points);
                if sum { counted.sum() } else { counted.max().unwrap_or(0) }
            }
        }
    }

    /// Every critical set of a board with few elements, each worth a point.
    fn all(&self, elements: usize) -> Result<Vec<(Vec<usize>, i32)>, Refusal> {
        if elements > MOST_LISTED_FROM {
            let most = MOST_LISTED_FROM;
            let message = words!(
                "{elements} elements; points=sum takes at most {most} on this board",
                "{elements} elementos; points=sum aceita no máximo {most} neste tabuleiro"
            );
            return Err(Refusal::too_large(message));
        }
        let size = match self {
            SetFamily::Tested(goal) => goal.size(),
            _ => None,
        };
        let as_set = |bits: u64| members(&[bits]).collect::<Set<W>>();
        let critical = |bits: &u64| {
            size.is_none_or(|size| bits.count_ones() as usize == size) && self.holds(&as_set(*bits))
        };
        Ok((0..1u64 << elements).filter(critical).map(|bits| (members(&[bits]).collect(), 1)).collect())
    }
}

/// The sets that contain no other one, unless there are too many to compare.
fn minimal<const W: usize>(mut sets: Vec<Set<W>>) -> Vec<Set<W>> {
    if sets.len() > MOST_COMPARED {
        return sets;
    }
    sets.sort_by_key(Set::len);
    let mut kept: Vec<Set<W>> = Vec::new();
    for set in sets {
        if !kept.iter().any(|other| other.is_subset(&set)) {
            kept.push(set);
        }
    }
    kept
}
