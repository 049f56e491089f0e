//! A family of problems over a range: answers row by row, and the period of their values.

mod words;

use super::by_heaps::HeapNimbers;
use super::{Answer, Error, Options, Question, Wants};
use crate::games::{Board, Problem, as_heaps};
use crate::heap::{self, Sequence};
use crate::rules::{Convention, Rules, Verdict, View, Words};
use crate::solve::StopReason;
use crate::tell::heaps;
use crate::text::in_english;
use crate::theory;
use crate::value::Loopy;
use serde::Serialize;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

/// A summary of a family after its rows have been computed.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct FamilyTable {
    /// How many rows there were.
    pub count: u64,
    /// The last number whose row was computed.
    pub last: Option<u64>,
    /// Whether every row of the range was answered.
    pub solved: bool,
    /// The period of the values, if one is visible.
    pub period: Option<Period>,
    /// Of heaps that may be split: which nimbers are rare.
    pub sparse_space: Option<SparseSpace>,
}

/// The answer for one number.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Row {
    /// The running number.
    pub n: u64,
    /// The answer to the problem with this number.
    pub answer: Answer,
    /// If moves were asked for: the position after each of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<String>>,
    /// Of heaps, if moves were asked for: the least number of objects that wins if taken, 0 if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<u64>,
}

/// From `from` on, values repeat after `length`, greater by `saltus` each time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Period {
    /// The length of the period.
    pub length: u64,
    /// The number from which on the values repeat.
    pub from: u64,
    /// The increase from one period to the next; 0 for purely periodic values.
    #[serde(skip_serializing_if = "is_zero")]
    pub saltus: u64,
    /// The theorem that proves it for all n, or null if the period is only observed in the table.
    #[serde(serialize_with = "in_english")]
    pub proved_by: Option<Words>,
}

/// The nimbers with an even number of ones under the mask are rare, the others common: the nim-sum of two rare ones or
/// of two common ones is rare.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct SparseSpace {
    /// The mask under which ones are counted.
    pub mask: u32,
    /// How many heaps have rare nimbers.
    pub rare: u64,
    /// The greatest heap with a rare nimber.
    pub last_rare: Option<u64>,
    /// How many heaps were examined.
    pub among: u64,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The placeholder of the running number.
pub const RUNNING: &str = "{n}";

/// The problem of a family for one number.
pub fn instance(family: &str, n: u64) -> Result<String, Error> {
    match family.contains(RUNNING) {
        true => Ok(family.replace(RUNNING, &n.to_string())),
        false => Err(Error::new(
            family.len(),
            words!(
                "expected {{n}} in the problem, as in 'kayles:P{{n}}'",
                "esperava-se {{n}} no problema, como em 'kayles:P{{n}}'"
            ),
        )),
    }
}

/// Solves a family over a range. `each` is called with every row and ends the table by returning false.
pub fn table(
    family: &str,
    range: RangeInclusive<u64>,
    options: &Options,
    mut each: impl FnMut(&Row) -> bool,
) -> Result<FamilyTable, Error> {
    let heaps = HeapFamily::of(family, &range, options)?;
    if let Some(heaps) = heaps.as_ref().filter(|_| only_nimbers(options.wants)) {
        return Ok(heaps.table(range, options, each));
    }
    let last = *range.end();
    let mut seen = Seen::new(options.wants);
    let mut table = FamilyTable { count: 0, last: None, solved: false, period: None, sparse_space: None };
    // All rows share the time.
    let mut spent = Duration::ZERO;
    for n in range {
        let question = Question::read(&instance(family, n)?)?;
        let row = Row::new(n, &question, question.solve(&options.after_work(spent, 0))?)?;
        spent += Duration::from_secs_f64(row.answer.seconds);
        seen.add(&question, &row);
        (table.count, table.last) = (table.count + 1, Some(n));
        let proceed = each(&row) && row.answer.is_solved();
        table.solved = row.answer.is_solved() && n == last;
        if !proceed {
            break;
        }
    }
    let sequence = heaps.and_then(|heaps| heaps.reach(last, options).sequence);
    let proved = sequence.as_ref().and_then(|sequence| sequence.period()).map(Period::proved);
    table.period = seen.period(proved);
    table.sparse_space = sequence.as_deref().and_then(SparseSpace::of);
    Ok(table)
}

/// Whether nothing is wanted but what nimbers say.
fn only_nimbers(wants: Option<Wants>) -> bool {
    let nimbers = Wants { winner: true, class: true, nimber: true, ..Wants::default() };
    wants.is_none_or(|wants| Wants { winner: true, class: true, nimber: true, ..wants } == nimbers)
}

impl Row {
    fn new(n: u64, question: &Question, answer: Answer) -> Result<Row, Error> {
        let mut row = Row { n, take: answer.take, answer, options: None };
        let Some(moves) = &row.answer.moves else { return Ok(row) };
        let (prepared, standing) = (question.prepared()?, question.standing()?);
        let game = prepared.game();
        let before = objects(&game.rules.view(&standing.at));
        let (mut options, mut winning) = (Vec::with_capacity(moves.len()), Vec::new());
        for answer in moves {
            let Some(m) = game.read_move(&standing.at, standing.next, &answer.text) else { continue };
            let after = game.rules.view(&game.play(&standing.at, standing.next, m).0);
            if answer.winner == Some(Verdict::Win(standing.next)) {
                winning.extend(
                    before.zip(objects(&after)).and_then(|(before, after)| before.checked_sub(after)),
                );
            }
            options.push(after.summary());
        }
        row.take = row.take.or(before.map(|_| winning.into_iter().min().unwrap_or(0)));
        row.options = Some(options);
        Ok(row)
    }
}

/// How many objects there are, on boards of heaps.
fn objects(view: &View) -> Option<u64> {
    match view {
        View::Heaps(heaps) => Some(heaps.iter().sum()),
        _ => None,
    }
}

/// The main result of a row, as text: genus, nimber, score, value or winner, whichever the problem is about.
pub fn shown(answer: &Answer) -> Option<String> {
    let number = answer.nimber.map(|n| n.to_string()).or(answer.score.map(|s| s.to_string()));
    answer
        .genus
        .clone()
        .or(number)
        .or(answer.value.clone())
        .or(answer.winner.map(|winner| winner.to_string()))
}

/// What is wanted of a row, as texts, the main result first; the main result if nothing of it applies.
pub fn wanted(answer: &Answer, wants: Option<Wants>) -> Vec<String> {
    let wants = wants.unwrap_or_default();
    let finite = answer.nimber.map(|nimber| nimber.to_string());
    let nimber = finite.or(answer.loopy.as_ref().map(|loopy| loopy.to_string()));
    let fields = [
        (wants.genus, answer.genus.clone()),
        (wants.nimber, nimber),
        (wants.score, answer.score.map(|score| score.to_string())),
        (wants.value, answer.value.clone()),
        (wants.winner, answer.winner.map(|winner| winner.to_string())),
        (wants.class, answer.class.map(|class| class.to_string())),
        (wants.remoteness, answer.remoteness.map(|moves| moves.to_string())),
        (wants.depth, answer.depth.map(|moves| moves.to_string())),
        (wants.rank, answer.rank.map(|rank| rank.to_string())),
    ];
    let found: Vec<String> =
        fields.into_iter().filter(|(asked, _)| *asked).filter_map(|(_, text)| text).collect();
    if found.is_empty() { shown(answer).into_iter().collect() } else { found }
}

/// The values of the rows so far, and the period that a theorem gives if it covers every row.
struct Seen {
    wants: Option<Wants>,
    first: Option<u64>,
    values: Vec<Option<String>>,
    proved: Option<theory::Period>,
    unproved: bool,
}

impl Seen {
    fn new(wants: Option<Wants>) -> Seen {
        Seen { wants, first: None, values: Vec::new(), proved: None, unproved: false }
    }

    /// Whether the values follow from nimbers, so that they repeat where nimbers do.
    fn follows_nimbers(&self) -> bool {
        self.wants.is_none_or(|wants| !wants.genus && (wants.nimber || wants.winner || wants.class))
    }

    fn add(&mut self, question: &Question, row: &Row) {
        self.first = self.first.or(Some(row.n));
        self.values.push(wanted(&row.answer, self.wants).into_iter().next());
        let alone = question.single().filter(|_| self.follows_nimbers() && row.answer.is_solved());
        let period = alone.and_then(|problem| theory::period(problem, row.n));
        self.unproved |= period.is_none() || self.proved.is_some() && self.proved != period;
        self.proved = period;
    }

    /// The period that a theorem gives, or else one that the values show.
    fn period(self, of_heaps: Option<Period>) -> Option<Period> {
        let of_heaps = of_heaps.filter(|_| self.follows_nimbers());
        let theorem = self.proved.filter(|_| !self.unproved).map(|theory::Period { length, from, by }| {
            Period { length, from, saltus: 0, proved_by: Some(by.into()) }
        });
        let values: Option<Vec<String>> = self.values.into_iter().collect();
        match (of_heaps.or(theorem), values, self.first) {
            (Some(proved), Some(values), Some(first)) => Some(proved.shortened(&values, first)),
            (Some(proved), ..) => Some(proved),
            (None, values, first) => seen_period(&values?, first?),
        }
    }
}

/// The shortest period that the values, which start at `first`, repeat at least twice from its beginning.
fn seen_period<T: PartialEq>(values: &[T], first: u64) -> Option<Period> {
    for length in 1..=values.len() / 3 {
        let mut from = values.len() - length;
        while from > 0 && values[from - 1] == values[from - 1 + length] {
            from -= 1;
        }
        if from + 3 * length <= values.len() {
            let (length, from) = (length as u64, first + from as u64);
            return Some(Period { length, from, saltus: 0, proved_by: None });
        }
    }
    None
}

/// Single heaps under one rule: one sequence answers all rows.
struct HeapFamily {
    /// The problem of the first row.
    problem: Problem,
}

/// Nimbers of heaps, what to say of them, and why there are no more.
struct Reached {
    sequence: Option<Arc<Sequence>>,
    engine: Words,
    reason: StopReason,
}

impl HeapFamily {
    /// The family, if each row is a single heap of n objects and the rows differ in nothing else.
    fn of(family: &str, range: &RangeInclusive<u64>, options: &Options) -> Result<Option<HeapFamily>, Error> {
        if !options.theorems || range.is_empty() {
            return Ok(None);
        }
        let (first, last) = (*range.start(), *range.end());
        let [one, other] = [first, last].map(|n| row_of_heaps(family, n));
        let (Some(problem), Some(other)) = (one?, other.unwrap_or(None)) else { return Ok(None) };
        let same = problem.moved_to(vec![last]).is_ok_and(|moved| moved == other);
        Ok(same.then_some(HeapFamily { problem }))
    }

    /// The nimbers up to a heap, as far as the limits allow.
    fn reach(&self, last: u64, options: &Options) -> Reached {
        let mut nimbers = HeapNimbers::new(options);
        let (reached, sequence) = nimbers.reach(&self.problem, last);
        Reached { sequence, engine: nimbers.so_far(), reason: reached.err().unwrap_or(StopReason::Memory) }
    }

    fn table(
        &self,
        range: RangeInclusive<u64>,
        options: &Options,
        mut each: impl FnMut(&Row) -> bool,
    ) -> FamilyTable {
        let (first, last) = (*range.start(), *range.end());
        let Reached { sequence, engine, reason } = self.reach(last, options);
        let mut table = FamilyTable { count: 0, last: None, solved: false, period: None, sparse_space: None };
        let mut values = Vec::new();
        for n in range {
            let nimber = sequence.as_ref().and_then(|sequence| sequence.nimber(n));
            values.extend(nimber);
            let answer = self.answer(n, nimber, &engine, reason);
            let row = Row { n, answer, options: None, take: None };
            (table.count, table.last) = (table.count + 1, Some(n));
            let proceed = each(&row) && row.answer.is_solved();
            table.solved = row.answer.is_solved() && n == last;
            if !proceed {
                break;
            }
        }
        let sequence = sequence.as_deref();
        let proved = sequence.and_then(|sequence| sequence.period()).map(Period::proved);
        table.period = proved.or_else(|| seen_period(&values, first));
        table.sparse_space = sequence.and_then(SparseSpace::of);
        table
    }

    fn answer(&self, n: u64, nimber: Option<u64>, engine: &Words, reason: StopReason) -> Answer {
        let problem = Problem { board: Board::Heaps(vec![n]), ..self.problem.clone() };
        let mut answer = Answer::new(problem.to_string());
        match nimber {
            None => answer.stop(reason),
            Some(nimber) => answer.decide_by_nimber(&Loopy::Finite(nimber), problem.terms.first),
        }
        answer.nimber = nimber;
        answer.engine = engine.clone().into();
        answer
    }
}

/// The problem of a row, if it is a single heap of n objects that nimbers decide.
fn row_of_heaps(family: &str, n: u64) -> Result<Option<Problem>, Error> {
    let question = Question::read(&instance(family, n)?)?;
    let Some(problem) = question.single().filter(|_| question.moves().next().is_none()) else {
        return Ok(None);
    };
    let single = matches!(&problem.board, Board::Heaps(heaps) if *heaps == [n]);
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    let known = single && normal && as_heaps(problem).is_some_and(|heaps| heaps.heaps == [n]);
    Ok(known.then(|| problem.clone()))
}

impl Period {
    pub(super) fn proved(period: &heap::Period) -> Period {
        let heap::Period { length, from, saltus, .. } = *period;
        Period { length, from, saltus, proved_by: Some(heaps::proof(period)) }
    }

    /// The least length and pre-period of values that repeat so. The values need not be those that the proof is about, but
    /// follow from them: who wins may repeat sooner than nimbers do. Every value is known if the table covers one period.
    fn shortened(self, values: &[String], first: u64) -> Period {
        let Period { length, from, saltus, .. } = self;
        if saltus > 0 || first > from || from - first + length > values.len() as u64 {
            return self;
        }
        let at = |n: u64| &values[(if n < from { n } else { from + (n - from) % length } - first) as usize];
        let repeats = |shorter: &u64| (from..from + length).all(|n| at(n) == at(n + shorter));
        let length = (1..=length).find(repeats).unwrap_or(length);
        let earlier = (first..from).rev().take_while(|&n| at(n) == at(n + length)).last();
        Period { length, from: earlier.unwrap_or(from), ..self }
    }
}

/// At most one nimber in this many is rare, and the last rare one is no further than this part of all nimbers.
const FEW: u64 = 4;
const EARLY: u64 = 2;
/// So few nimbers show nothing.
const LEAST: u64 = 128;

impl SparseSpace {
    /// The sparse space that the engine uses, once it has settled: where a period is proved the rare nimbers end before it
    /// begins; elsewhere they are few, and none came up among the later half of the nimbers, though more may follow.
    fn of(sequence: &Sequence) -> Option<SparseSpace> {
        let heap::Space { mask, rare, last_rare } = sequence.space()?;
        let among = sequence.computed();
        let settled = match sequence.period() {
            Some(period) => last_rare.is_none_or(|n| n < period.from),
            None => among >= LEAST && rare * FEW <= among && last_rare.unwrap_or(0) * EARLY <= among,
        };
        settled.then_some(SparseSpace { mask, rare, last_rare, among })
    }
}
