//! The steps from the options of a position to its value.

use super::written::step_described;
use crate::rules::{Player, Rules};
use crate::solve::{Solver, StopReason};
use crate::tell::{Explanation, Sentence, Step};
use crate::value::{self, Details, Heat, Notation, Options, Value};

/// The parts and their values, or the options of a single part and how its canonical form follows from them; then
/// what the value means for the play.
///
/// `derived` says that earlier steps show how the value follows from what was typed.
pub fn value_steps<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    derived: bool,
) -> Result<Vec<Step>, StopReason> {
    let mut parts = Vec::new();
    solver.game.rules.parts(at, &mut parts);
    let mut steps = match parts.len() {
        _ if derived => Vec::new(),
        0 | 1 => option_steps(solver, at)?,
        _ => part_steps(solver, &parts)?,
    };
    let here = solver.value_of(at)?;
    let found = solver.describe(here)?;
    let value = found.text.ok_or(StopReason::Memory)?;
    steps.push(Sentence::ValueIs { value }.into());
    let [left_stop, right_stop, mean, temperature] =
        [found.left_stop, found.right_stop, found.mean, found.temperature].map(|number| number.to_string());
    let heat = found.heat.name().to_string();
    steps.push(Sentence::Thermal { left_stop, right_stop, mean, temperature, heat }.into());
    if found.heat == Heat::Cold {
        steps.push(Sentence::ColdTemperature.into());
    }
    let Details { birthday, atomic_weight, reduced, .. } = Details::of(here, solver.store());
    steps.extend(birthday.map(|day| Sentence::Birthday { day }.into()));
    steps.extend(atomic_weight.map(|weight| Sentence::AtomicWeight { weight }.into()));
    steps.extend(reduced.map(|form| Sentence::Reduced { form }.into()));
    steps.push(Sentence::ValueSign { sign: found.sign.symbol().to_string() }.into());
    Ok(steps)
}

/// The moves of a player to options that an explanation calls dominated.
pub fn dominated(explanation: &Explanation, who: Player) -> Vec<String> {
    let sentences = || explanation.steps.iter().map(|step| &step.sentence);
    let named: Vec<&String> = sentences()
        .filter_map(|sentence| match sentence {
            Sentence::Dominated { who: player, option, .. } if *player == who => Some(option),
            _ => None,
        })
        .collect();
    let options = sentences().filter_map(|sentence| match sentence {
        Sentence::CanMoveTo { who: player, options } if *player == who => Some(options),
        _ => None,
    });
    let worse = options.flatten().filter(|(value, _)| named.contains(&value));
    worse.flat_map(|(_, moves)| moves.iter().cloned()).collect()
}

fn part_steps<R: Rules>(solver: &Solver<'_, R>, parts: &[R::Position]) -> Result<Vec<Step>, StopReason> {
    let mut steps = vec![Step::new(Sentence::Parts { count: parts.len() })];
    for (index, part) in parts.iter().enumerate() {
        let value = name(solver, solver.value_of(part)?)?;
        let text = solver.game.rules.view(part).summary();
        steps.push(Sentence::PartValue { index, text, value }.into());
    }
    Ok(steps)
}

fn option_steps<R: Rules>(solver: &Solver<'_, R>, at: &R::Position) -> Result<Vec<Step>, StopReason> {
    let game = solver.game;
    let mut steps = Vec::new();
    let mut options = [Options::new(), Options::new()];
    for (who, values) in Player::BOTH.into_iter().zip(&mut options) {
        let mut legal = Vec::new();
        game.moves(at, who, &mut legal);
        let mut grouped: Vec<(Value, Vec<String>)> = Vec::new();
        for m in legal {
            let value = solver.value_of(&game.play(at, who, m).0)?;
            match grouped.iter_mut().find(|(known, _)| *known == value) {
                Some((_, moves)) => moves.push(game.move_text(m)),
                None => grouped.push((value, vec![game.move_text(m)])),
            }
        }
        values.extend(grouped.iter().map(|(value, _)| *value));
        let named = |(value, moves): (Value, Vec<String>)| Ok((name(solver, value)?, moves));
        let options = grouped.into_iter().map(named).collect::<Result<Vec<_>, StopReason>>()?;
        steps.push(Sentence::CanMoveTo { who, options }.into());
    }
    let [left, right] = options;
    for step in solver.simplification(left, right)? {
        let described = step_described(&step, &|value| name(solver, value).ok());
        steps.push(described.ok_or(StopReason::Memory)?.into());
    }
    Ok(steps)
}

fn name<R: Rules>(solver: &Solver<'_, R>, value: Value) -> Result<String, StopReason> {
    value::text(value, solver.store(), Notation::Ascii).ok_or(StopReason::Memory)
}
