//! Chooses what answers a question: theorems first, then engines for what is left.

use super::by_heaps::HeapNimbers;
use super::engines::{Engines, NIM_SUM, by_loopy};
use super::{Answer, Error, MoveAnswer, Options, Question, Reasons, Undominated, Wants};
use super::{by_method, by_number, by_reduction, by_summands, by_value};
use crate::games::{Family, Order, Selection};
use crate::rules::{Convention, Decider, Erased, Game, Move, Player, Rules, Terms, Verdict};
use crate::solve::{StopReason, with_large_stack};
use crate::theory::{self, Finding};
use crate::value::Value;

/// Answers a question.
pub fn solve(question: &Question, options: &Options) -> Result<Answer, Error> {
    if let Some(answer) = by_value::compare(question, options) {
        return Ok(answer);
    }
    if let Some(method) = options.method {
        return by_method::answer(question, options, method);
    }
    let mut wants = options.wants.unwrap_or_else(|| default_wants(question));
    wants.class &= question.problems().all(|problem| matches!(problem.entry.order, Order::Free));
    let mut answer = Answer::new(question.to_string());
    let mut heaps = HeapNimbers::new(options);
    let consulted = if options.theorems { consult(question, &mut heaps) } else { Ok(Finding::default()) };
    (answer.nodes, answer.seconds) = heaps.spent();
    let finding = match consulted {
        Ok(finding) => finding,
        Err(reason) => {
            answer.engine = heaps.so_far().into();
            answer.stop(reason);
            return Ok(answer);
        }
    };
    record_finding(question, &finding, &mut answer);
    if options.theorems && wants.class {
        record_class(question, &mut answer);
    }
    if wants.value && !wants.nimber {
        by_value::by_nimber(&mut answer, question.terms().first);
    }
    if options.theorems && wants.value {
        by_value::by_theorem(question, options, &mut answer);
    }
    if !answer.is_solved() || covers(question, &wants, &answer) {
        return Ok(answer);
    }
    let only_score = wants.score && !(wants.remoteness || wants.moves || wants.depth);
    if options.theorems && only_score && by_number::fill_score(question, options, &mut answer)? {
        answer.score_window = finding.window.filter(|_| answer.score.is_none());
        return Ok(answer);
    }
    let by_nimber = wants.nimber && !(wants.remoteness || wants.moves || wants.depth);
    if options.theorems && by_nimber {
        let by_part = by_summands::solve(question, options, &mut heaps)?;
        let found = if by_part.is_none() { by_reduction::solve(question, options)? } else { by_part };
        if let Some(answer) = found {
            return Ok(answer);
        }
    }
    let setup = match question.set_up() {
        Ok(setup) => setup,
        // A theorem knows the result, on a board that is too large to find out more.
        Err(error) if error.too_large && (answer.winner.is_some() || answer.score.is_some()) => {
            if spared(question, options, &answer).is_none() {
                answer.stop(StopReason::Size);
            }
            return Ok(answer);
        }
        Err(error) => return Err(error),
    };
    let spare = spared(question, options, &answer);
    let within = spare.as_ref().unwrap_or(options);
    let task = Task { question, terms: &setup.terms, options: within, wants, finding, answer, heaps };
    let mut answer = with_large_stack(|| task.on(&setup.family))?;
    if spare.is_some() && answer.stopped_by == Some(StopReason::Nodes.id()) {
        answer.go_without();
    }
    Ok(answer)
}

/// How many positions are looked at for a nimber that is of little use.
const SPARE_NODES: u64 = 1 << 16;

/// Options for a search after a theorem has told the winner of a game that is never a summand: its nimber, unless
/// somebody asks for it, is worth a moment only, and the answer is complete without it.
fn spared(question: &Question, options: &Options, answer: &Answer) -> Option<Options> {
    let alone = question.problems().all(|problem| !problem.entry.summable);
    if !alone || answer.winner.is_none() || options.wants.is_some() || options.limits.nodes.is_some() {
        return None;
    }
    let mut options = options.clone();
    options.limits.nodes = Some(SPARE_NODES);
    Some(options)
}

/// What an answer holds when nothing is asked for.
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

/// What the theorems say. Of a sum of problems with known nimbers, the nim-sum.
fn consult(question: &Question, heaps: &mut HeapNimbers) -> Result<Finding, StopReason> {
    if !question.played.is_empty() {
        return Ok(Finding::default());
    }
    let mut findings = Vec::new();
    for problem in question.problems() {
        let known = theory::consult(problem);
        let settled = known.settles(problem.terms.convention);
        findings.push(if settled { known } else { heaps.consult(problem)?.unwrap_or(known) });
    }
    if findings.len() == 1 {
        return Ok(findings.remove(0));
    }
    let nimbers: Option<Vec<u64>> = findings.iter().map(|finding| finding.nimber).collect();
    let Some(nimbers) = nimbers else { return Ok(Finding::default()) };
    let total = nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
    let mut reasons = Reasons::from(NIM_SUM);
    findings.into_iter().for_each(|finding| reasons.add(finding.by));
    let by = reasons.words();
    Ok(Finding { first_wins: Some(total != 0), nimber: Some(total), by, ..Finding::default() })
}

fn record_finding(question: &Question, finding: &Finding, answer: &mut Answer) {
    let terms = question.terms();
    if let Some(first_wins) = finding.first_wins.or(finding.nimber.map(|nimber| nimber != 0)) {
        let winner = if first_wins { terms.first } else { terms.first.other() };
        answer.winner = Some(winner.id().to_string());
        // Who wins when the other player starts follows only where both have the same moves and the same aim.
        let class = if first_wins { "N" } else { "P" };
        answer.class = (terms.convention != Convention::Objective).then(|| class.to_string());
    }
    answer.nimber = finding.nimber;
    answer.score = finding.score;
    answer.take = finding.take;
    answer.engine = finding.by.clone().into();
}

/// Under the objective convention, the class if theorems tell who wins when either starts.
fn record_class(question: &Question, answer: &mut Answer) {
    let mut problems = question.problems();
    let (Some(problem), None) = (problems.next(), problems.next()) else { return };
    if answer.winner.is_none() || problem.terms.convention != Convention::Objective {
        return;
    }
    let mut other = problem.clone();
    other.terms.first = problem.terms.first.other();
    let Some(other_wins) = theory::consult(&other).first_wins else { return };
    let first_wins = answer.winner.as_deref() == Some(problem.terms.first.id());
    answer.class = Some(objective_class(problem.terms.first, first_wins, other_wins).to_string());
}

/// The class, from whether the named player wins starting, and whether the other does.
fn objective_class(first: Player, first_wins: bool, other_wins: bool) -> &'static str {
    match (first_wins, other_wins) {
        (true, true) => "N",
        (false, false) => "P",
        (true, false) if first == Player::Alice => "L",
        (false, true) if first == Player::Bob => "L",
        _ => "R",
    }
}

/// Whether the answer already holds all that is wanted and applies.
fn covers(question: &Question, wants: &Wants, answer: &Answer) -> bool {
    let normal = question.terms().convention == Convention::Normal;
    let needs_nimber = wants.nimber && normal && answer.value.is_none();
    let needs_value = wants.value && normal && answer.value.is_none() && answer.nimber.is_none();
    let decided = match question.terms().convention {
        Convention::Score => answer.score.is_some(),
        _ => answer.winner.is_some() && !needs_value && (!needs_nimber || answer.nimber.is_some()),
    };
    let objective = question.terms().convention == Convention::Objective;
    let needs_class = objective && wants.class && answer.class.is_none();
    decided && !(needs_class || wants.remoteness || wants.moves || wants.depth)
}

/// The rest of the work, on rules of any type.
struct Task<'a> {
    question: &'a Question,
    terms: &'a Terms,
    options: &'a Options,
    wants: Wants,
    finding: Finding,
    answer: Answer,
    heaps: HeapNimbers,
}

impl Task<'_> {
    /// Does the work on a game, with the theorems that may settle its positions.
    fn on(self, family: &Family) -> Result<Answer, Error> {
        match family {
            Family::Narrow(rules) => self.on_sets(rules),
            Family::Middle(rules) => self.on_sets(rules),
            Family::Wide(rules) => self.on_sets(rules),
            Family::NarrowTints(rules) => self.run(rules, Vec::new()),
            Family::MiddleTints(rules) => self.run(rules, Vec::new()),
            Family::WideTints(rules) => self.run(&**rules, Vec::new()),
            Family::Colouring(rules) => self.run(&**rules, Vec::new()),
            Family::Erased(rules) => self.on_bytes(rules),
        }
    }

    /// Heaps of one problem are looked up; what their nimbers cost beyond the limits is left to the search.
    fn on_bytes(mut self, rules: &Erased) -> Result<Answer, Error> {
        let mut problems = self.question.problems();
        let single = problems.next().filter(|_| problems.next().is_none() && self.options.theorems);
        let decider = single.and_then(|problem| self.heaps.decider(problem));
        if decider.is_some() && self.answer.engine.is_empty() {
            self.answer.engine = self.heaps.so_far().into();
        }
        self.run(rules, decider.into_iter().collect())
    }

    /// A selection game is never a sum: sums are erased.
    fn on_sets<const W: usize>(self, rules: &Selection<W>) -> Result<Answer, Error> {
        let problem = self.question.problems().next().filter(|_| self.options.theorems);
        let deciders = problem.map(theory::deciders).unwrap_or_default();
        self.run(rules, deciders)
    }

    fn run<R: Rules>(
        mut self,
        rules: &R,
        deciders: Vec<Box<dyn Decider<R::Position>>>,
    ) -> Result<Answer, Error> {
        let game = Game::new(rules, self.terms);
        let (at, next, played) = self.question.replay(game)?;
        let engines = Engines::new(game, self.options)?.with_deciders(deciders);
        let method = engines.method();
        let mut work = Work { engines: &engines, at, next, played, task: &mut self };
        if let Err(reason) = work.all() {
            self.answer.stop(reason);
        }
        let nodes = engines.meter.nodes();
        self.answer.nodes += nodes;
        self.answer.seconds += engines.meter.seconds();
        if self.answer.engine.is_empty() && nodes == 0 && self.answer.is_solved() {
            engines.theorems().for_each(|theorem| self.answer.engine.add(theorem));
        }
        if self.answer.engine.is_empty() || nodes > 0 {
            self.answer.engine.add(method);
        }
        Ok(self.answer)
    }
}

/// A task on its rules.
struct Work<'a, 'b, 'c, R: Rules> {
    engines: &'a Engines<'c, R>,
    at: R::Position,
    next: Player,
    /// The score of the moves already played.
    played: i32,
    task: &'a mut Task<'b>,
}

impl<R: Rules> Work<'_, '_, '_, R> {
    fn all(&mut self) -> Result<(), StopReason> {
        if self.engines.game.terms.convention == Convention::Score {
            self.score()?;
        } else {
            self.winner()?;
            self.class()?;
        }
        if self.task.wants.remoteness {
            self.task.answer.remoteness = match self.verdict() {
                Some(verdict) => self.engines.remoteness(&self.at, self.next, verdict)?,
                None => None,
            };
        }
        if self.task.wants.depth {
            self.task.answer.depth = self.engines.depth(&self.at, self.next)?;
        }
        if self.task.wants.moves {
            self.moves()?;
        }
        Ok(())
    }

    /// The winner that the answer already names.
    fn verdict(&self) -> Option<Verdict> {
        match self.task.answer.winner.as_deref()? {
            "draw" => Some(Verdict::Draw),
            id => Player::BOTH.into_iter().find(|who| who.id() == id).map(Verdict::Win),
        }
    }

    fn set_winner(&mut self, verdict: Verdict) {
        self.task.answer.winner = Some(verdict.id().to_string());
    }

    fn winner(&mut self) -> Result<(), StopReason> {
        if self.task.wants.nimber && self.engines.has_loopy() {
            let loopy = self.engines.loopy(&self.at)?;
            self.task.answer.nimber = loopy.finite().filter(|_| self.engines.has_nimber(&self.at));
            self.set_winner(by_loopy(&loopy, self.next));
            self.task.answer.loopy = Some(loopy);
        } else if self.task.wants.nimber
            && self.engines.has_nimber(&self.at)
            && self.task.answer.nimber.is_none()
        {
            // A theorem may know that the player to move wins, so that 0 need not be tried.
            let least = u32::from(self.task.finding.first_wins == Some(true));
            let nimber = self.engines.nimber_from(least, &self.at)?;
            self.task.answer.nimber = Some(nimber);
            let winner = if nimber == 0 { self.next.other() } else { self.next };
            self.set_winner(Verdict::Win(winner));
        }
        if self.wants_value() && self.task.answer.value.is_none() {
            self.value()?;
        }
        if self.task.answer.winner.is_none() {
            let verdict = self.engines.outcome(&self.at, self.next)?;
            self.set_winner(verdict);
        }
        Ok(())
    }

    /// Values are for partizan positions; those of impartial ones are given to who does not ask for nimbers.
    fn wants_value(&self) -> bool {
        let partizan = !self.engines.game.impartial();
        let has_value = self.engines.has_value(&self.at);
        self.task.wants.value && has_value && (partizan || !self.task.wants.nimber)
    }

    /// The value, and with it who wins whoever starts. A form too large to hold still leaves the winner.
    fn value(&mut self) -> Result<(), StopReason> {
        let found = match self.engines.has_nimber(&self.at) {
            true => self.engines.nimber(&self.at).and_then(|nimber| {
                let star = u32::try_from(nimber).ok().and_then(Value::nimber);
                star.ok_or(StopReason::Memory)
            }),
            false => self.engines.value(&self.at),
        };
        match found {
            Ok(value) => self.record_value(value),
            Err(StopReason::Memory) => {
                let verdict = self.engines.outcome(&self.at, self.next)?;
                self.set_winner(verdict);
                self.class()?;
                Err(StopReason::Memory)
            }
            Err(reason) => Err(reason),
        }
    }

    fn record_value(&mut self, value: Value) -> Result<(), StopReason> {
        let found = self.engines.describe(value)?;
        by_value::record(&mut self.task.answer, &found, self.next);
        Ok(())
    }

    /// Who wins when either starts, with the position as it is.
    fn class(&mut self) -> Result<(), StopReason> {
        if !self.task.wants.class {
            self.task.answer.class = None;
            return Ok(());
        }
        if self.task.answer.class.is_some() {
            return Ok(());
        }
        let Some(here) = self.verdict() else { return Ok(()) };
        let objective = self.engines.game.terms.convention == Convention::Objective;
        let other = if self.engines.game.impartial() && !objective {
            match here {
                Verdict::Win(who) => Verdict::Win(who.other()),
                Verdict::Draw => Verdict::Draw,
            }
        } else {
            self.engines.outcome(&self.at, self.next.other())?
        };
        let (alice, bob) = if self.next == Player::Alice { (here, other) } else { (other, here) };
        use Player::{Alice, Bob};
        use Verdict::Win;
        let class = match (alice, bob) {
            (Win(Alice), Win(Bob)) => Some("N"),
            (Win(Bob), Win(Alice)) => Some("P"),
            (Win(Alice), Win(Alice)) => Some("L"),
            (Win(Bob), Win(Bob)) => Some("R"),
            _ => None,
        };
        self.task.answer.class = class.map(str::to_string);
        Ok(())
    }

    fn score(&mut self) -> Result<(), StopReason> {
        if self.task.answer.score.is_some() {
            return Ok(());
        }
        let window = self.task.finding.window.unwrap_or((i32::MIN as i64, i32::MAX as i64));
        self.task.answer.score_window = self.task.finding.window;
        let score = self.engines.score(&self.at, self.next, (window.0 as i32, window.1 as i32))?;
        self.task.answer.score = Some((score + self.played) as i64);
        self.task.answer.score_window = None;
        Ok(())
    }

    fn moves(&mut self) -> Result<(), StopReason> {
        let game = self.engines.game;
        let mut legal = Vec::new();
        game.moves(&self.at, self.next, &mut legal);
        if game.ended(&self.at, self.next, legal.is_empty()).is_some() {
            legal.clear();
        }
        let answers = legal.iter().map(|&m| self.one_move(m)).collect::<Result<Vec<_>, _>>()?;
        let answer = &mut self.task.answer;
        let keeps = |m: &&MoveAnswer| match answer.score {
            Some(score) => m.score == Some(score),
            None => m.winner == answer.winner && m.winner.as_deref() != Some(self.next.other().id()),
        };
        answer.best = Some(answers.iter().filter(keeps).map(|m| m.text.clone()).collect());
        answer.moves = Some(answers);
        if self.wants_value() && !game.impartial() {
            self.task.answer.undominated = Some(self.undominated()?);
        }
        Ok(())
    }

    fn undominated(&self) -> Result<Undominated, StopReason> {
        let of = |who| {
            let moves = self.engines.undominated(&self.at, who)?;
            Ok(moves.into_iter().map(|m| self.engines.game.move_text(m)).collect())
        };
        Ok(Undominated { alice: of(Player::Alice)?, bob: of(Player::Bob)? })
    }

    /// A move and the value of what it leads to.
    fn one_move(&self, m: Move) -> Result<MoveAnswer, StopReason> {
        let (engines, game) = (self.engines, self.engines.game);
        let (to, next) = game.play(&self.at, self.next, m);
        let text = game.move_text(m);
        let mut answer = MoveAnswer::new(text);
        if game.terms.convention == Convention::Score {
            let so_far = self.played + game.gain(&self.at, self.next, m);
            answer.score = Some((engines.score(&to, next, (i32::MIN, i32::MAX))? + so_far) as i64);
            return Ok(answer);
        }
        let verdict = if self.task.wants.nimber && engines.has_loopy() {
            let loopy = engines.loopy(&to)?;
            answer.nimber = loopy.finite().filter(|_| engines.has_nimber(&to));
            let verdict = by_loopy(&loopy, next);
            answer.loopy = Some(loopy);
            verdict
        } else if self.task.wants.nimber && engines.has_nimber(&to) {
            let nimber = engines.nimber(&to)?;
            answer.nimber = Some(nimber);
            Verdict::Win(if nimber == 0 { next.other() } else { next })
        } else if self.wants_value() && !game.impartial() {
            let found = engines.describe(engines.value(&to)?)?;
            let winner = by_value::winner(found.sign, next);
            answer.value = found.text;
            winner
        } else {
            engines.outcome(&to, next)?
        };
        answer.winner = Some(verdict.id().to_string());
        if self.task.wants.remoteness {
            answer.remoteness = engines.remoteness(&to, next, verdict)?;
        }
        Ok(answer)
    }
}
