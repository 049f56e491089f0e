//! Kayles and domination with labels on disjoint paths and cycles.

use super::partizan::{Partizan, partizan, value_of_moves};
use crate::games::Problem;
use crate::graph::distance::components;
use crate::graph::families::induced;
use crate::graph::{Graph, Label};
use crate::value::{Calculator, Failure, Value};

/// Bounds the moves examined: one path or cycle may have 400 vertices, which takes seconds if values are simple.
const MOST_WORK: usize = 64_000_000;

/// Kayles where the vertices that are free form paths and cycles.
pub fn kayles(problem: &Problem, calculator: &mut Calculator<'_>) -> Result<Option<Value>, Failure> {
    let Some(Partizan { graph, labels, start }) = partizan(problem) else { return Ok(None) };
    let meets_start = |&v: &usize| graph.neighbours(v).iter().any(|u| start.binary_search(u).is_ok());
    if start.iter().any(meets_start) {
        // A start set that is not independent leaves nothing to play.
        return Ok(Some(Value::ZERO));
    }
    let taken = closed_neighbourhood(graph, &start);
    let free: Vec<usize> = (0..graph.n()).filter(|&v| !taken[v]).collect();
    let labels: Vec<Label> = free.iter().map(|&v| labels[v]).collect();
    let taken = vec![false; free.len()];
    Stretches { graph: &induced(graph, &free), labels: &labels, taken, reach: 0 }.value(calculator)
}

/// Domination.
pub fn domination(problem: &Problem, calculator: &mut Calculator<'_>) -> Result<Option<Value>, Failure> {
    let Some(Partizan { graph, labels, start }) = partizan(problem) else { return Ok(None) };
    let taken = closed_neighbourhood(graph, &start);
    Stretches { graph, labels, taken, reach: 1 }.value(calculator)
}

fn closed_neighbourhood(graph: &Graph, set: &[usize]) -> Vec<bool> {
    let mut around = vec![false; graph.n()];
    for &v in set {
        around[v] = true;
        graph.neighbours(v).iter().for_each(|&u| around[u] = true);
    }
    around
}

/// In both games a move takes the closed neighbourhood of a vertex: of the free vertices in kayles, where the
/// vertex must be free, of the vertices not dominated in domination, where it must be one or next to one. In a
/// path or a cycle stretches of consecutive vertices are left. Two of them are at least four apart, so no move
/// meets both and they are played apart.
struct Stretches<'a> {
    graph: &'a Graph,
    labels: &'a [Label],
    taken: Vec<bool>,
    /// How far from a stretch its moves may be.
    reach: usize,
}

impl Stretches<'_> {
    /// The sum of the components; `None` if some component is neither a path nor a cycle, or if it is too much work.
    fn value(&self, calculator: &mut Calculator<'_>) -> Result<Option<Value>, Failure> {
        if (0..self.graph.n()).any(|v| self.graph.degree(v) > 2) {
            return Ok(None);
        }
        let lines: Vec<Line> = components(self.graph).iter().map(|part| self.line(part)).collect();
        let work =
            |line: &Line| line.labels.len().saturating_mul(line.longest()).saturating_mul(line.longest());
        if lines.iter().map(work).fold(0, usize::saturating_add) > MOST_WORK {
            return Ok(None);
        }
        let mut total = Value::ZERO;
        for mut line in lines {
            let value = line.value(calculator)?;
            total = calculator.sum(total, value)?;
        }
        Ok(Some(total))
    }

    /// A path from one of its ends, or a cycle from a vertex that is taken, if there is one.
    fn line(&self, part: &[usize]) -> Line {
        let end = part.iter().copied().find(|&v| self.graph.degree(v) < 2);
        let first = end.or(part.iter().copied().find(|&v| self.taken[v])).unwrap_or(part[0]);
        let (mut order, mut before, mut at) = (vec![first], first, first);
        while let Some(&next) = self.graph.neighbours(at).iter().find(|&&u| u != before && u != first) {
            (before, at) = (at, next);
            order.push(next);
        }
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for place in (0..order.len()).filter(|&place| !self.taken[order[place]]) {
            match runs.last_mut() {
                Some((start, length)) if *start + *length == place => *length += 1,
                _ => runs.push((place, 1)),
            }
        }
        let labels = order.iter().map(|&v| self.labels[v]).collect();
        Line { labels, round: end.is_none(), reach: self.reach as isize, runs, values: Vec::new() }
    }
}

/// A path or a cycle in order.
struct Line {
    labels: Vec<Label>,
    round: bool,
    reach: isize,
    /// The stretches at the beginning, by start and length.
    runs: Vec<(usize, usize)>,
    /// The values of stretches by length and start.
    values: Vec<Vec<Value>>,
}

impl Line {
    /// Whether all of a cycle is left.
    fn is_whole_cycle(&self) -> bool {
        self.round && self.runs == [(0, self.labels.len())]
    }

    /// The length of the longest stretch whose value is needed.
    fn longest(&self) -> usize {
        match self.is_whole_cycle() {
            true => self.labels.len() - 3,
            false => self.runs.iter().map(|&(_, length)| length).max().unwrap_or(0),
        }
    }

    /// The value, from those of all stretches, the short ones first. The first move on a cycle leaves all but
    /// three vertices.
    fn value(&mut self, calculator: &mut Calculator<'_>) -> Result<Value, Failure> {
        let n = self.labels.len();
        self.values.push(vec![Value::ZERO; n]);
        for length in 1..=self.longest() {
            let starts = if self.round { n } else { n + 1 - length };
            let row = (0..starts).map(|start| self.stretch(start, length, calculator));
            let row = row.collect::<Result<Vec<Value>, Failure>>()?;
            self.values.push(row);
        }
        if self.is_whole_cycle() {
            let moves: Vec<(Label, Value)> =
                (0..n).map(|v| (self.labels[v], self.known(v as isize + 2, n as isize - 3))).collect();
            return value_of_moves(&moves, calculator);
        }
        let values = self.runs.iter().map(|&(start, length)| self.known(start as isize, length as isize));
        values.into_iter().try_fold(Value::ZERO, |total, value| calculator.sum(total, value))
    }

    /// The value of a shorter stretch; it is nothing if the length is not positive.
    fn known(&self, start: isize, length: isize) -> Value {
        match length > 0 {
            true => self.values[length as usize][start as usize % self.labels.len()],
            false => Value::ZERO,
        }
    }

    /// The value of a stretch by its moves, each at some offset from its first vertex.
    fn stretch(
        &self,
        start: usize,
        length: usize,
        calculator: &mut Calculator<'_>,
    ) -> Result<Value, Failure> {
        let (n, start, length) = (self.labels.len() as isize, start as isize, length as isize);
        let mut moves = Vec::with_capacity(self.labels.len());
        for offset in -self.reach..length + self.reach {
            let v = start + offset;
            if !self.round && !(0..n).contains(&v) {
                continue;
            }
            let label = self.labels[v.rem_euclid(n) as usize];
            let (before, after) = (self.known(start, offset - 1), self.known(v + 2, length - offset - 2));
            moves.push((label, calculator.sum(before, after)?));
        }
        value_of_moves(&moves, calculator)
    }
}
