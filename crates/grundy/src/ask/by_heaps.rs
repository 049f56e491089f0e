//! What the nimbers of single heaps say about heap games, computed under the limits of a solve.

use super::{Options, Reasons};
use crate::games::{AsHeaps, Problem, as_heaps, heaps_of};
use crate::heap::quotient::{Bounds, Quotient};
use crate::heap::{Rule, Sequence};
use crate::rules::{Bilingual, Bytes, Convention, Decider, Words};
use crate::solve::{Meter, StopReason, with_large_stack};
use crate::tell::heaps;
use crate::theory::Finding;
use std::sync::Arc;

/// The nimber sequences of the rules that occur in a question.
pub struct HeapNimbers {
    sequences: Vec<Arc<Sequence>>,
    meter: Meter,
    /// How many nimbers of one sequence fit into memory.
    most: u64,
    /// Whether any sequence was asked for.
    used: bool,
}

/// Bytes per nimber, including everything needed to compute it and its period.
const BYTES_PER_NIMBER: usize = 16;

/// Up to this many objects in total, misere play is searched.
const EASILY_SEARCHED: u64 = 24;
/// The largest heap to which a quotient is extended.
const MOST_FOLLOWED: u64 = 400;
/// A few nimbers more than asked for cost nothing and often prove the period.
const AT_LEAST: u64 = 511;

impl HeapNimbers {
    pub fn new(options: &Options) -> HeapNimbers {
        let most = (options.limits.memory / BYTES_PER_NIMBER) as u64;
        HeapNimbers { sequences: Vec::new(), meter: Meter::new(options.limits.clone()), most, used: false }
    }

    /// How many options were examined and how many seconds it took, if any sequence was asked for.
    pub fn spent(&self) -> (u64, f64) {
        if self.used { (self.meter.nodes(), self.meter.seconds()) } else { (0, 0.0) }
    }

    /// How far a stopped solve got.
    pub fn so_far(&self) -> Words {
        let quotient = || Bilingual { en: "misere quotient", pt: "quociente misère" }.into();
        self.sequences.last().map_or_else(quotient, |sequence| described(sequence))
    }

    /// What single heaps say about a problem without played moves: their nimbers under normal play, the misere
    /// quotient under misere play.
    pub fn consult(&mut self, problem: &Problem) -> Result<Option<Finding>, StopReason> {
        let heaps = as_heaps(problem).filter(|_| problem.terms.impartial());
        self.used |= heaps.is_some();
        match (heaps, problem.terms.convention) {
            (Some(heaps), Convention::Normal) => self.by_nimbers(heaps),
            (Some(heaps), Convention::Misere) => self.by_quotient(&heaps),
            _ => Ok(None),
        }
    }

    /// Small sums are skipped: searching them is faster than computing a quotient.
    fn by_quotient(&mut self, heaps: &AsHeaps) -> Result<Option<Finding>, StopReason> {
        let total = heaps.heaps.iter().fold(0u64, |sum, heap| sum.saturating_add(*heap));
        if heaps.openings.is_some() || total <= EASILY_SEARCHED {
            return Ok(None);
        }
        let bounds = Bounds {
            heaps: heaps.heaps.iter().copied().max().unwrap_or(0).min(MOST_FOLLOWED),
            ..Bounds::default()
        };
        let watch = |work: u64| self.meter.report(work).is_err();
        let (quotient, _) = with_large_stack(|| Quotient::find(&heaps.rule, bounds, &watch));
        if let Some(reason) = self.meter.stopped() {
            return Err(reason);
        }
        let order = quotient.monoid.order();
        let rule = heaps::rule(&heaps.rule);
        let of = match &quotient.period {
            Some(period) => {
                let Words { en, pt } = heaps::period(period);
                Words { en: format!("all heaps, {en}"), pt: format!("todas as pilhas, {pt}") }
            }
            None => {
                let last = quotient.elements.len() - 1;
                Words { en: format!("heaps up to {last}"), pt: format!("pilhas até {last}") }
            }
        };
        let by = Words {
            en: format!("misere quotient of {}, of order {order} for {}", rule.en, of.en),
            pt: format!("quociente misère de {}, de ordem {order} para {}", rule.pt, of.pt),
        };
        Ok(quotient.is_lost(&heaps.heaps).map(|lost| Finding::winner(!lost, by)))
    }

    fn by_nimbers(&mut self, heaps: AsHeaps) -> Result<Option<Finding>, StopReason> {
        let AsHeaps { rule, heaps, openings } = heaps;
        let largest = heaps.iter().chain(openings.iter().flatten()).max();
        let sequence = self.sequence(rule, largest.copied().unwrap_or(0))?;
        let nimber = |heap: &u64| sequence.nimber(*heap);
        let total = match &openings {
            None => heaps.iter().try_fold(0, |sum, heap| Some(sum ^ nimber(heap)?)),
            Some(left) => {
                let reached: Option<Vec<u64>> = left.iter().map(nimber).collect();
                reached.and_then(|reached| (0..).find(|value| !reached.contains(value)))
            }
        };
        let mut by = Reasons::default();
        if heaps.len() > 1 {
            by.add(Bilingual { en: "nim-sum of the heaps", pt: "soma Nim das pilhas" });
        }
        by.add(described(&sequence));
        Ok(total.map(|total| Finding::nimber(total, by.words())))
    }

    /// The sequence of a problem's rule as far as it could be computed, at most up to the given heap.
    pub fn reach(
        &mut self,
        problem: &Problem,
        largest: u64,
    ) -> (Result<(), StopReason>, Option<Arc<Sequence>>) {
        let Some(AsHeaps { rule, .. }) = plain(problem) else { return (Ok(()), None) };
        let reached = self.sequence(rule, largest).map(drop);
        (reached, self.sequences.last().cloned())
    }

    /// A decider that looks up the nimbers of positions, if the sequence of the problem's heaps can be computed.
    pub fn decider(&mut self, problem: &Problem) -> Option<Box<dyn Decider<Bytes>>> {
        let AsHeaps { rule, heaps, openings } = plain(problem)?;
        let largest = *heaps.iter().chain(openings.iter().flatten()).max()?;
        let sequence = self.sequence(rule, largest).ok()?;
        Some(Box::new(Known { problem: problem.clone(), sequence }))
    }

    /// The sequence of a rule, known up to a heap.
    fn sequence(&mut self, rule: Rule, largest: u64) -> Result<Arc<Sequence>, StopReason> {
        let known = self.sequences.iter().position(|sequence| *sequence.rule() == rule);
        let mut sequence = match known {
            Some(i) => self.sequences.remove(i),
            None => Arc::new(Sequence::new(rule)),
        };
        let reached = match Arc::get_mut(&mut sequence) {
            Some(own) => {
                own.reach(largest.max(AT_LEAST).min(self.most), &|work| self.meter.report(work).is_err())
            }
            None => Ok(()),
        };
        self.sequences.push(sequence.clone());
        match reached {
            Ok(()) if sequence.nimber(largest).is_some() => Ok(sequence),
            _ => Err(self.meter.stopped().unwrap_or(StopReason::Memory)),
        }
    }
}

/// The heaps of a problem that nimbers decide.
fn plain(problem: &Problem) -> Option<AsHeaps> {
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    as_heaps(problem).filter(|_| normal)
}

/// What decided: the period with its proof, or how far nimbers were found.
fn described(sequence: &Sequence) -> Words {
    let rule = heaps::rule(sequence.rule());
    let found = match sequence.period() {
        Some(period) => {
            let Words { en, pt } = heaps::period(period);
            Words { en: format!(", {en}"), pt: format!(", {pt}") }
        }
        None => {
            let last = sequence.computed().saturating_sub(1);
            Words {
                en: format!(" up to {last}, no period proved"),
                pt: format!(" até {last}, sem período provado"),
            }
        }
    };
    Words {
        en: format!("nimbers of {}{}", rule.en, found.en),
        pt: format!("nimbers de {}{}", rule.pt, found.pt),
    }
}

/// The nimbers of heaps, as a search asks for them.
struct Known {
    problem: Problem,
    sequence: Arc<Sequence>,
}

impl Decider<Bytes> for Known {
    fn nimber(&self, at: &Bytes) -> Option<u32> {
        let heaps = heaps_of(&self.problem, at)?;
        let total = heaps.iter().try_fold(0, |sum, &heap| Some(sum ^ self.sequence.nimber(heap)?))?;
        u32::try_from(total).ok()
    }

    fn by(&self) -> Words {
        described(&self.sequence)
    }
}
