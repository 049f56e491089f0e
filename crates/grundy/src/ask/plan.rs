//! The plan: stages that answer a question, one after the other, each doing what it can.

use super::by_heaps::HeapNimbers;
use super::{Answer, Error, Options, Question, Wants};
use super::{
    by_genus, by_method, by_number, by_reduction, by_score, by_summands, by_theorems, by_value, search,
};
use crate::rules::{Bilingual, Convention};
use crate::solve::StopReason;
use crate::theory::Finding;

/// How an answer's `engine` names what decided, where no theorem did.
pub const SEARCH: Bilingual = Bilingual { en: "search", pt: "busca" };
pub const RETROGRADE: Bilingual = Bilingual { en: "retrograde analysis", pt: "análise retrógrada" };
pub const LOOPY_NIMBERS: Bilingual = Bilingual { en: "loopy nimbers", pt: "nimbers com laços" };
/// How an answer's `engine` names the sum of nimbers of summands.
pub const NIM_SUM: Bilingual = Bilingual { en: "nim-sum", pt: "soma Nim" };

/// A question being answered.
pub struct Task<'a> {
    pub question: &'a Question,
    pub options: &'a Options,
    pub wants: Wants,
    /// What theorems said of the whole question.
    pub finding: Finding,
    pub heaps: HeapNimbers,
    pub answer: Answer,
}

/// Whether a stage has completed the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The answer is final.
    Settled,
    /// The next stage continues, unless everything wanted is known.
    Open,
}

/// A stage of the plan: it examines the task, adds what it can to the answer, and depends on no other stage.
type Stage = fn(&mut Task<'_>) -> Result<Outcome, Error>;

/// The stages in order: cheap ones that often decide come first.
const STAGES: &[Stage] = &[
    by_value::comparison,
    by_method::classic,
    by_genus::genus,
    by_theorems::theorems,
    by_number::score_by_number,
    by_summands::summands,
    by_reduction::smaller_problem,
    by_score::winner_by_score,
    search::search,
];

/// Answers a question.
pub fn solve(question: &Question, options: &Options) -> Result<Answer, Error> {
    Ok(Answer { problem: question.to_string(), ..solve_unnamed(question, options)? })
}

/// The same without the text of the problem, which can take as long to write as a small problem takes to solve.
pub fn solve_unnamed(question: &Question, options: &Options) -> Result<Answer, Error> {
    let mut wants = options.wants.unwrap_or_else(|| default_wants(question));
    wants.class &= question.problems().all(|problem| !problem.is_order_fixed());
    let mut task = Task {
        question,
        options,
        wants,
        finding: Finding::default(),
        heaps: HeapNimbers::new(options),
        answer: Answer::new(String::new()),
    };
    for stage in STAGES {
        let outcome = stage(&mut task)?;
        if outcome == Outcome::Settled || !task.answer.is_solved() || task.is_complete() {
            break;
        }
    }
    Ok(task.answer)
}

/// Which fields an answer gets when none are asked for.
fn default_wants(question: &Question) -> Wants {
    let convention = question.terms().convention;
    let last_move_decides = matches!(convention, Convention::Normal | Convention::Misere);
    Wants {
        winner: true,
        class: last_move_decides,
        nimber: convention == Convention::Normal,
        value: convention == Convention::Normal,
        score: convention == Convention::Score,
        ..Wants::default()
    }
}

impl Task<'_> {
    /// Whether the nimber of the question is all that is left to find.
    pub fn only_nimber(&self) -> bool {
        let Wants { nimber, remoteness, moves, depth, .. } = self.wants;
        nimber && !(remoteness || moves || depth)
    }

    /// Whether the score of the question is all that is left to find.
    pub fn only_score(&self) -> bool {
        let Wants { score, remoteness, moves, depth, .. } = self.wants;
        score && !(remoteness || moves || depth)
    }

    /// Ends the answer, naming what theorems say where nothing decides.
    pub fn stop_with_what_is_known(&mut self, reason: StopReason) {
        if let Some(known) = self.finding.known.take() {
            self.answer.engine.add(known);
        }
        self.answer.stop(reason);
    }

    /// Whether the answer already holds all that is wanted and applies.
    fn is_complete(&self) -> bool {
        let Task { question, wants, answer, .. } = self;
        let convention = question.terms().convention;
        let normal = convention == Convention::Normal;
        let needs_nimber = wants.nimber && normal && answer.value.is_none();
        let needs_value = wants.value && normal && answer.value.is_none() && answer.nimber.is_none();
        let decided = match convention {
            Convention::Score => answer.score.is_some(),
            _ => answer.winner.is_some() && !needs_value && (!needs_nimber || answer.nimber.is_some()),
        };
        let objective = convention == Convention::Objective;
        let needs_class = objective && wants.class && answer.class.is_none();
        decided && !(needs_class || wants.remoteness || wants.moves || wants.depth || wants.rank)
    }
}
