//! Why the answer is what it is: from a problem text to an explanation.

use super::plan::{RETROGRADE, SEARCH};
use super::prepared::Standing;
use super::{Answer, Error, MoveAnswer, Options, Play, Question, Status, Wants};
use crate::rules::{
    Convention, Erased, Game, Move, Place, Player, Rules, Terms, Threshold, Verdict, View, Words,
};
use crate::solve::{Solver, with_large_stack};
use crate::tell::{Explanation, Labelled, Sentence, Step, nim_sum, nim_sum_table};
use crate::theory::Strategy;
use serde::Serialize;
use std::time::Duration;

/// An explanation and the problem that it explains.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Explained {
    /// The canonical text of what was explained.
    pub problem: String,
    /// Whether the question was settled.
    pub status: Status,
    /// The explanation, step by step.
    #[serde(flatten)]
    pub explanation: Explanation,
}

/// Explains a problem text: on what terms it is played, which parts it splits into, who wins, by which moves, and
/// what decided it.
///
/// ```
/// let explained = grundy::ask::explain("nim:3,5,7", &Default::default()).unwrap();
/// assert!(explained.explanation.prose(Default::default()).contains("3 ⊕ 5 ⊕ 7 = 1"));
/// ```
pub fn explain(text: &str, options: &Options) -> Result<Explained, Error> {
    Question::read(text)?.explain(options)
}

impl Question {
    /// Explains it: see [`explain`].
    pub fn explain(&self, options: &Options) -> Result<Explained, Error> {
        explained(self, options)
    }
}

fn explained(question: &Question, options: &Options) -> Result<Explained, Error> {
    let answer = question.solve(options)?;
    let terms = question.terms();
    let explainer = Explainer { question, terms: &terms, options, answer: &answer };
    let explanation = match question.prepared() {
        Ok(prepared) => with_large_stack(|| explainer.on(&prepared.family.erase()))?,
        // The board is too large to play on, so only what theorems know is stated.
        Err(error) if error.too_large => explainer.without_board(),
        Err(error) => return Err(error),
    };
    Ok(Explained { problem: question.to_string(), status: answer.status, explanation })
}

/// How long to search for the length of the play and for the best moves.
const MOMENT: Duration = Duration::from_secs(2);

/// How many positions to search for them where positions are limited: about a moment's work.
const MOST_POSITIONS: u64 = 1 << 20;

/// Up to this many legal moves are tried one by one.
const MOST_MOVES: usize = 500;

struct Explainer<'a> {
    question: &'a Question,
    terms: &'a Terms,
    options: &'a Options,
    answer: &'a Answer,
}

impl Explainer<'_> {
    fn on(self, rules: &Erased) -> Result<Explanation, Error> {
        let game = Game::new(rules, self.terms);
        let Standing { at, next, score } = self.question.standing()?;
        let (at, next, score) = (at.clone(), *next, *score);
        let mut out = Explanation::default();
        written::written_steps(self.question, &self.brief())
            .into_iter()
            .for_each(|sentence| out.push(sentence));
        let derived = !out.steps.is_empty();
        self.terms_of_play(game, &at, next, &mut out);
        let mut legal = Vec::new();
        let listed = rules.view(&at).is_listable();
        if listed {
            game.moves(&at, next, &mut legal);
            if let Some(sentence) = over(game, &at, next, score, legal.is_empty()) {
                out.push(sentence);
                out.steps.extend(rules.remarks(&at, next).into_iter().map(Step::from));
                if self.terms.convention == Convention::Objective {
                    self.theory(&mut out);
                    self.search(&mut out);
                }
                return Ok(out);
            }
        }
        let few = listed && legal.len() <= MOST_MOVES;
        let here = Here { game, at: &at, next, score, few };
        let replies = match self.answer.is_solved() {
            true => self.solved(&here, derived, &mut out)?,
            false => {
                self.what_is_known(None, &mut out);
                Vec::new()
            }
        };
        self.theory(&mut out);
        if listed {
            self.charts(game, &at, &legal, &mut out);
            self.pairs(game, &at, &legal, &mut out);
        }
        out.steps.extend(rules.remarks(&at, next).into_iter().map(Step::from));
        out.steps.extend(replies);
        self.search(&mut out);
        Ok(out)
    }
}

/// The position to be explained.
struct Here<'a, R: Rules> {
    game: Game<'a, R>,
    at: &'a R::Position,
    next: Player,
    score: i32,
    /// Whether there are few enough moves to try them one by one.
    few: bool,
}

impl Explainer<'_> {
    /// What is known of a solved position, in steps; and the answers to moves, which come later.
    fn solved<R: Rules>(
        &self,
        here: &Here<'_, R>,
        derived: bool,
        out: &mut Explanation,
    ) -> Result<Vec<Step>, Error> {
        let Here { game, at, next, score, few } = *here;
        let options = self.brief();
        let memory = self.question.prepared()?.memory(&options);
        let solver = Solver::on(game, options.limits.clone(), options.threads, options.switches);
        let solver = solver.memory(&memory);
        let steps = match few {
            _ if self.answer.relation.is_some() => None,
            true if solver.has_loopy() && !game.rules.endless(at).is_short() => {
                loopy::loopy_steps(&solver, at, next).ok()
            }
            true if solver.has_nimber(at) => nimbers::nimber_steps(&solver, at, next).ok(),
            true if solver.has_value(at) => values::value_steps(&solver, at, derived).ok(),
            _ => None,
        };
        let explained = steps.is_some();
        out.steps.extend(steps.into_iter().flatten());
        out.steps.extend(chase::chase_steps(&solver, at));
        self.result(here, explained, out)?;
        self.genus(next, out)?;
        if !few {
            return Ok(Vec::new());
        }
        let described = self.strategy(self.question).is_some();
        let advice = |moves: &[String]| if described { self.advice(moves) } else { None };
        let shown = |moves: &[String]| self.shown_after(moves);
        let replies = replies::Replies { solver: &solver, advice: &advice, shown: &shown };
        Ok(replies.steps(at, next, score).unwrap_or_default())
    }

    /// The same options with little time, for details beyond the question itself. Where positions are limited, details get few
    /// of them instead, so that nothing depends on the clock.
    fn brief(&self) -> Options {
        let mut options = self.options.clone();
        let limits = &mut options.limits;
        match &mut limits.nodes {
            Some(nodes) => *nodes = MOST_POSITIONS.min(*nodes),
            None => limits.time = Some(limits.time.unwrap_or(MOMENT).min(MOMENT)),
        }
        options
    }

    /// What can be said if the game cannot be set up.
    fn without_board(&self) -> Explanation {
        let mut out = Explanation::default();
        let convention = self.terms.convention;
        if convention != Convention::Score {
            out.push(Sentence::Convention { convention, maximiser: Player::Alice });
        }
        out.push(Sentence::Starts { who: self.terms.first });
        self.what_is_known(None, &mut out);
        self.theory(&mut out);
        self.search(&mut out);
        out
    }

    fn terms_of_play<R: Rules>(
        &self,
        game: Game<'_, R>,
        at: &R::Position,
        next: Player,
        out: &mut Explanation,
    ) {
        out.push(aim(game));
        if let Some(who) = self.terms.pass {
            out.push(Sentence::MayPass { who });
        }
        let turn = match self.question.played.is_empty() {
            true => Sentence::Starts { who: next },
            false => Sentence::ToMove { who: next },
        };
        out.push(Step::new(turn).with_view(self.shown(game, at)));
    }

    /// What the position looks like, with the owners of what was chosen.
    fn shown<R: Rules>(&self, game: Game<'_, R>, at: &R::Position) -> View {
        Play::of(self.question).map_or_else(|_| game.rules.view(at), |play| play.view_with_owners())
    }

    /// The same after more moves.
    fn shown_after(&self, moves: &[String]) -> Option<View> {
        let question = self.question.after(moves.iter().map(String::as_str));
        Play::of(&question).ok().map(|play| play.view_with_owners())
    }

    /// Who wins or what the score is, and the best moves, unless the nimbers have already shown it.
    fn result<R: Rules>(
        &self,
        here: &Here<'_, R>,
        explained: bool,
        out: &mut Explanation,
    ) -> Result<(), Error> {
        let Here { game, at, next, few, .. } = *here;
        let length = if few { self.length()? } else { None };
        if explained {
            out.steps.extend(length.map(Step::new));
            return if game.impartial() || !few { Ok(()) } else { self.best_moves(next, out) };
        }
        let searched = self.answer.engine == SEARCH.into();
        if searched && self.terms.convention == Convention::Misere && falls_apart(game.rules, at) {
            out.push(Sentence::MisereNimbersSilent);
        }
        self.what_is_known(length, out);
        if few { self.best_moves(next, out) } else { Ok(()) }
    }

    /// Who wins and how soon, if that can be found in a moment.
    fn length(&self) -> Result<Option<Sentence>, Error> {
        if self.terms.convention == Convention::Score {
            return Ok(None);
        }
        let wants = Wants { winner: true, remoteness: true, ..Wants::default() };
        let timed = self.question.solve(&Options { wants: Some(wants), ..self.brief() })?;
        Ok(match (timed.winner, timed.remoteness) {
            (Some(Verdict::Win(who)), Some(moves)) => Some(Sentence::WinsBy { who, moves: moves as u64 }),
            _ => None,
        })
    }

    /// What the answer says, sentence by sentence; `length` says who wins and how soon.
    fn what_is_known(&self, length: Option<Sentence>, out: &mut Explanation) {
        let answer = self.answer;
        out.steps.extend(answer.nimber.map(|nimber| Sentence::NimberIs { nimber }.into()));
        out.steps.extend(known(answer).into_iter().map(Step::new));
        match answer.winner {
            Some(Verdict::Win(who)) => out.push(length.unwrap_or(Sentence::Wins { who })),
            Some(Verdict::Draw) => out.push(Sentence::Drawn),
            None => {}
        }
        if let Some(class) = answer.class {
            out.push(Sentence::ClassIs { class });
        }
    }

    /// The moves that keep the result, if they can be found in a moment, except those whose option was called dominated.
    fn best_moves(&self, who: Player, out: &mut Explanation) -> Result<(), Error> {
        let wants = Wants { winner: true, score: true, moves: true, ..Wants::default() };
        let detailed = self.question.solve(&Options { wants: Some(wants), ..self.brief() })?;
        let loses = |m: &MoveAnswer| m.winner == Some(Verdict::Win(who.other()));
        let dominated = values::dominated(out, who);
        let best = detailed.best.map(|mut best| {
            best.retain(|m| !dominated.contains(m));
            best
        });
        match (best, detailed.moves) {
            (Some(moves), _) if !moves.is_empty() => out.push(Sentence::BestMoves { who, moves }),
            (_, Some(moves)) if moves.iter().all(loses) => out.push(Sentence::NoGoodMove { who }),
            _ => {}
        }
        Ok(())
    }

    /// What the argument of a theorem says of the elements that can be chosen, or, where a move chooses none, of the
    /// vertices.
    fn charts<R: Rules>(&self, game: Game<'_, R>, at: &R::Position, legal: &[Move], out: &mut Explanation) {
        let view = self.shown(game, at);
        let choosing: Vec<(usize, &Move)> =
            legal.iter().filter_map(|m| Some((game.rules.element(*m)?, m))).collect();
        for chart in &self.answer.charts {
            let label = |(element, label): &(usize, String)| {
                let (places, name) = match choosing.iter().find(|(chosen, _)| chosen == element) {
                    Some((_, m)) => (game.rules.places(at, **m), game.move_text(**m)),
                    None if choosing.is_empty() || chart.of_vertices => {
                        (vec![Place::element(*element)], view.element_name(*element))
                    }
                    None => return None,
                };
                Some(Labelled { places, element: name, label: label.clone() })
            };
            let labels: Vec<Labelled> = chart.labels.iter().filter_map(label).collect();
            let step = Step::new(Sentence::Remark { words: chart.caption.clone() });
            out.push(match labels.is_empty() {
                true => step,
                false => step.with_view(view.clone()).with_labels(labels),
            });
        }
    }

    /// The pairs of moves of the winner's strategy, as numbers on the board.
    fn pairs<R: Rules>(&self, game: Game<'_, R>, at: &R::Position, legal: &[Move], out: &mut Explanation) {
        let answers = self.strategy(self.question).map(|strategy| strategy.answers).unwrap_or_default();
        let label = |m: &Move| {
            let element = game.move_text(*m);
            let pair = answers.iter().position(|pair| pair.contains(&element))?;
            Some(Labelled { places: game.rules.places(at, *m), element, label: (pair + 1).to_string() })
        };
        let labels: Vec<Labelled> = legal.iter().filter_map(label).collect();
        if !labels.is_empty() {
            let words = Words {
                en: "Moves with the same number answer each other.".into(),
                pt: "Jogadas com o mesmo número respondem uma à outra.".into(),
            };
            out.push(
                Step::new(Sentence::Remark { words }).with_view(self.shown(game, at)).with_labels(labels),
            );
        }
    }

    /// The genus of an impartial position under misere play, where it decides and is found in a moment.
    fn genus(&self, mover: Player, out: &mut Explanation) -> Result<(), Error> {
        if self.terms.convention != Convention::Misere || !self.terms.impartial() {
            return Ok(());
        }
        let wants = Wants { genus: true, ..Wants::default() };
        let found = self.question.solve(&Options { wants: Some(wants), ..self.brief() })?;
        if let (Some(genus), Some(true)) = (found.genus, found.tame) {
            let nimber = genus.split_once('^').and_then(|(_, above)| above.chars().next()?.to_digit(10));
            out.steps.extend(
                nimber.map(|nimber| Step::new(Sentence::TameGenus { genus, nimber: nimber.into(), mover })),
            );
        }
        Ok(())
    }

    /// Whether a limit stopped the solve before anything was found.
    fn is_nothing_known(&self) -> bool {
        let Answer { stopped_by, winner, score, score_window, .. } = self.answer;
        stopped_by.is_some() && winner.is_none() && score.is_none() && score_window.is_none()
    }

    /// The theorems that decided, and how the winner wins.
    fn theory(&self, out: &mut Explanation) {
        if self.is_nothing_known() {
            return;
        }
        let theorems = self.answer.engine.clone().without(RETROGRADE).without(SEARCH);
        if !theorems.is_empty() {
            out.push(Sentence::DecidedBy { theorem: theorems.words() });
        }
        if let Some(strategy) = self.strategy(self.question) {
            tell_strategy(strategy, out);
        }
    }

    /// How the winner wins, if theorems may be used.
    fn strategy(&self, question: &Question) -> Option<Strategy> {
        question.strategy().filter(|_| self.options.theorems && self.answer.relation.is_none())
    }

    /// What the strategy says to do after more moves.
    fn advice(&self, moves: &[String]) -> Option<String> {
        self.strategy(&self.question.after(moves.iter().map(String::as_str)))?.now
    }

    /// What the search did.
    fn search(&self, out: &mut Explanation) {
        let Answer { engine, nodes, stopped_by, .. } = self.answer;
        let positions = *nodes;
        if let Some(reason) = *stopped_by {
            out.push(Sentence::Stopped { reason, positions });
            if self.is_nothing_known() {
                out.push(Sentence::NothingKnown);
            }
        } else if engine.ends_with(RETROGRADE) {
            out.push(Sentence::Labelled { positions });
        } else if engine.ends_with(SEARCH) && positions > 0 {
            out.push(Sentence::Searched { positions });
        }
    }
}

/// From this number on, bits are too many for the columns of a table.
const WIDEST: u64 = 1 << 16;

/// How the winner wins, after the nim-sum that it is about.
fn tell_strategy(Strategy { words, now, nim_sum: parts, .. }: Strategy, out: &mut Explanation) {
    let shown = |step: &Step| matches!(step.sentence, Sentence::NimSum { .. });
    if parts.len() > 1 && !out.steps.iter().any(shown) {
        let narrow = parts.iter().all(|&part| part < WIDEST);
        let table = narrow.then(|| nim_sum_table(&parts));
        let step = Step::new(Sentence::NimSum { total: nim_sum(&parts), parts });
        out.push(Step { table, ..step });
    }
    out.push(Sentence::Strategy { words, now });
}

/// What an answer says besides the winner and the nimber.
pub(super) fn known(answer: &Answer) -> Vec<Sentence> {
    let loopy = answer.loopy.as_ref().filter(|_| answer.nimber.is_none());
    let loopy = loopy.map(|loopy| Sentence::LoopyIs { loopy: loopy.to_string() });
    let value = answer.value.clone().map(|value| Sentence::ValueIs { value });
    let relation =
        answer.relation.map(|relation| Sentence::RelationIs { relation: relation.symbol().to_string() });
    let score = answer.score.map(|score| Sentence::ScoreIs { score });
    let window = answer.score_window.map(|(least, greatest)| Sentence::ScoreWindow { least, greatest });
    [loopy, value, relation, score, window].into_iter().flatten().collect()
}

/// Who wins, by the terms and the rules of a game.
pub(super) fn aim<R: Rules>(game: Game<'_, R>) -> Sentence {
    let (convention, maximiser) = (game.terms.convention, game.rules.maximiser());
    let goal = game.rules.goal().filter(|_| convention == Convention::Objective);
    match (game.terms.threshold, goal) {
        (Some(Threshold::AtLeast(score)), _) => Sentence::Threshold { at_least: true, score },
        (Some(Threshold::AtMost(score)), _) => Sentence::Threshold { at_least: false, score },
        (None, Some(words)) => Sentence::Remark { words },
        (None, None) => Sentence::Convention { convention, maximiser },
    }
}

/// How a play that is over ended.
pub(super) fn over<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    next: Player,
    score: i32,
    stuck: bool,
) -> Option<Sentence> {
    let verdict = game.ended(at, next, stuck)?;
    Some(match (game.terms.convention, verdict) {
        (Convention::Score, _) => Sentence::ScoreIs { score: (score + game.rules.final_score(at)) as i64 },
        (Convention::Normal, _) => Sentence::CannotMove { who: next, wins: false },
        (Convention::Misere, _) => Sentence::CannotMove { who: next, wins: true },
        (Convention::Objective, winner) => Sentence::Over { winner },
    })
}

fn falls_apart<R: Rules>(rules: &R, at: &R::Position) -> bool {
    let mut parts = Vec::new();
    rules.parts(at, &mut parts);
    parts.len() > 1
}

mod chase;
mod loopy;
mod nimbers;
mod replies;
mod values;
mod written;

#[cfg(test)]
mod tests;
