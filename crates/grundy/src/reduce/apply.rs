//! Applies a reduction: reads an instance, builds the target, and compares the winners.

use super::formulas::repeats;
use super::hunt::Reduces;
use super::record::{Built, Kind, Record, Reduction, WinnerMap};
use super::{find, winner_of};
use crate::ask::{Answer, Error, Options, Question, Wants};
use crate::games::{Problem, Refusal};
use crate::rules::Player;
use crate::text::{Bilingual, suggestion};
use serde::Serialize;

/// An instance of a reduction: the reduction, both problems, and how they belong together.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Applied {
    /// The reduction that was applied.
    pub reduction: Record,
    /// The problem text of the source.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub source: Problem,
    /// The target, with the parts it consists of.
    #[serde(flatten)]
    pub built: Built,
    /// Where the vertices of the target are drawn, in the unit square: as in the figure of a paper, the parts beside each other.
    pub layout: Vec<(f64, f64)>,
}

/// Both sides of an instance, solved.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Checked {
    /// The answer for the source.
    pub source: Answer,
    /// The answer for the target.
    pub target: Answer,
    /// Who must win the target if the claim holds.
    pub expected: Option<Player>,
    /// Whether that player does; none if a side was not solved.
    pub agrees: Option<bool>,
}

impl Reduction {
    /// The whole text of a source: a full problem is returned unchanged, a bare instance is prefixed with the game.
    pub fn source_text(&self, text: &str) -> String {
        let text = text.trim();
        let rest = text.strip_prefix(self.from.game).map(str::trim_start);
        match self.from.draft(&[]) {
            Ok(draft) if !rest.is_some_and(|rest| rest.starts_with([':', '{'])) => format!("{draft}:{text}"),
            _ => text.to_string(),
        }
    }

    /// Builds the target of a source, given as a problem text or as a bare instance. Offsets in errors refer to
    /// [`Reduction::source_text`].
    pub fn apply(&self, text: &str) -> Result<Applied, Error> {
        self.apply_to(&Question::read(&self.source_text(text))?)
    }

    /// Builds the target of a source.
    pub fn apply_to(&self, source: &Question) -> Result<Applied, Error> {
        let (problem, built) = self.built(source)?;
        Ok(Applied { reduction: self.into(), source: problem.clone(), layout: built.layout(), built })
    }

    /// The one problem of a source, and what is built from it; not drawn, since a hunt only plays on it.
    fn built<'a>(&self, source: &'a Question) -> Result<(&'a Problem, Built), Error> {
        let problem = self.check_source(source).map_err(|refusal| source.refused(refusal))?;
        let built = (self.build)(self, problem).map_err(|refusal| source.refused(refusal))?;
        Ok((problem, built))
    }

    /// The one problem of a question, if the reduction applies to it.
    fn check_source<'a>(&self, question: &'a Question) -> Result<&'a Problem, Refusal> {
        let mut problems = question.problems();
        let problem = problems.next().filter(|problem| problem.entry.id == self.from.game);
        let problem = problem.ok_or_else(|| {
            Refusal::board(words!(
                "expected an instance of {}, as in {}",
                "esperava-se uma instância de {}, como em {}",
                self.from.game,
                self.examples[0]
            ))
        })?;
        let terms = &problem.terms;
        if problems.next().is_some() {
            return Err(Refusal::board(words!(
                "expected one problem, not a sum",
                "esperava-se um só problema, não uma soma"
            )));
        }
        if terms.convention != self.from.convention {
            let message = words!(
                "this reduction is from {} play",
                "esta redução parte da convenção {}",
                self.from.convention.id()
            );
            return Err(Refusal::key("convention", message));
        }
        if terms.first != self.from.first {
            return Err(Refusal::key(
                "first",
                words!("here {} moves first", "aqui {} joga primeiro", self.from.first.id()),
            ));
        }
        if terms.pass.is_some() {
            return Err(Refusal::key(
                "pass",
                words!("in this reduction nobody may pass", "nesta redução ninguém pode passar a vez"),
            ));
        }
        let other = self.from.keys.iter().find(|(key, value)| problem.key(key) != *value);
        if let Some((key, value)) = other {
            return Err(Refusal::key(
                key,
                words!("this reduction is for {key}={value}", "esta redução é para {key}={value}"),
            ));
        }
        let labelled = terms.labels.is_some() && self.instances != Kind::LabelledTrees;
        if labelled || !problem.start.is_empty() || question.moves().next().is_some() {
            return Err(Refusal::board(match self.instances {
                Kind::LabelledTrees => words!(
                    "expected a position before the first move",
                    "esperava-se uma posição antes da primeira jogada"
                ),
                _ => words!(
                    "expected a position before the first move, without labels",
                    "esperava-se uma posição antes da primeira jogada, sem rótulos"
                ),
            }));
        }
        Ok(problem)
    }
}

/// Builds the target of an instance by the reduction with this id; the error for an unknown id suggests similar ones.
pub fn apply(id: &str, text: &str) -> Result<Applied, Error> {
    find(id).ok_or_else(|| unknown(id))?.apply(text)
}

/// The error for an id that no reduction has.
pub fn unknown(id: &str) -> Error {
    let ids = super::REDUCTIONS.iter().map(|reduction| reduction.id);
    let help = suggestion(id, Bilingual::of("reductions", "reduções"), ids, "grundy reduce");
    Error::new(0, words!("unknown reduction '{id}'; {}", "redução desconhecida '{id}'; {}"; help))
}

impl Applied {
    /// Solves both sides and compares the winners.
    pub fn check(&self, options: &Options) -> Result<Checked, Error> {
        let options = Options { wants: Some(Wants { winner: true, ..Wants::default() }), ..options.clone() };
        let source = Question::from(self.source.clone()).solve(&options)?;
        let target = Question::from(self.built.target.clone()).solve(&options)?;
        let expected = winner_of(&source).map(|who| self.reduction.winner.of(who));
        let agrees = expected.zip(winner_of(&target)).map(|(expected, winner)| expected == winner);
        Ok(Checked { source, target, expected, agrees })
    }
}

impl Reduces for Reduction {
    fn target(&self, source: &Problem) -> Result<Problem, Error> {
        let question = Question::from(source.clone());
        let distinct = matches!(self.instances, Kind::PositiveFormulas { distinct: true, .. });
        if distinct && repeats(source.formula()) {
            let message = words!(
                "expected clauses without repeated literals, none of them twice",
                "esperavam-se cláusulas sem literais repetidos, nenhuma delas duas vezes"
            );
            return Err(question.refused(Refusal::board(message)));
        }
        Ok(self.built(&question)?.1.target)
    }

    fn winner(&self) -> WinnerMap {
        self.winner
    }
}
