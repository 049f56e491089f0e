//! The steps from the options of a position to its value.

use crate::ask::engines::Engines;
use crate::rules::{Player, Rules};
use crate::solve::StopReason;
use crate::tell::{Sentence, Step};
use crate::value::{self, Notation, Options, Side, Value};

/// The parts and their values, or the options of a single part and how its canonical form comes of them; then
/// what the value tells.
pub fn value_steps<R: Rules>(engines: &Engines<'_, R>, at: &R::Position) -> Result<Vec<Step>, StopReason> {
    let mut parts = Vec::new();
    engines.game.rules.parts(at, &mut parts);
    let mut steps = match parts.len() {
        0 | 1 => option_steps(engines, at)?,
        _ => part_steps(engines, &parts)?,
    };
    let found = engines.describe(engines.value(at)?)?;
    let value = found.text.ok_or(StopReason::Memory)?;
    steps.push(Sentence::ValueIs { value }.into());
    let [left_stop, right_stop, mean, temperature] =
        [found.left_stop, found.right_stop, found.mean, found.temperature].map(|number| number.to_string());
    let heat = found.heat.name().to_string();
    steps.push(Sentence::Thermal { left_stop, right_stop, mean, temperature, heat }.into());
    steps.push(Sentence::ValueSign { sign: found.sign.sign().to_string() }.into());
    Ok(steps)
}

fn part_steps<R: Rules>(engines: &Engines<'_, R>, parts: &[R::Position]) -> Result<Vec<Step>, StopReason> {
    let mut steps = vec![Step::new(Sentence::Parts { count: parts.len() })];
    for (index, part) in parts.iter().enumerate() {
        let value = name(engines, engines.value(part)?)?;
        let text = engines.game.rules.view(part).summary();
        steps.push(Sentence::PartValue { index, text, value }.into());
    }
    Ok(steps)
}

fn option_steps<R: Rules>(engines: &Engines<'_, R>, at: &R::Position) -> Result<Vec<Step>, StopReason> {
    let game = engines.game;
    let mut steps = Vec::new();
    let mut options = [Options::new(), Options::new()];
    for (who, values) in Player::BOTH.into_iter().zip(&mut options) {
        let mut legal = Vec::new();
        game.moves(at, who, &mut legal);
        let mut told: Vec<(Value, Vec<String>)> = Vec::new();
        for m in legal {
            let value = engines.value(&game.play(at, who, m).0)?;
            match told.iter_mut().find(|(known, _)| *known == value) {
                Some((_, moves)) => moves.push(game.move_text(m)),
                None => told.push((value, vec![game.move_text(m)])),
            }
        }
        values.extend(told.iter().map(|(value, _)| *value));
        let named = |(value, moves): (Value, Vec<String>)| Ok((name(engines, value)?, moves));
        let options = told.into_iter().map(named).collect::<Result<Vec<_>, StopReason>>()?;
        steps.push(Sentence::CanMoveTo { who, options }.into());
    }
    let [left, right] = options;
    for step in engines.simplification(left, right)? {
        steps.push(told(engines, step)?.into());
    }
    Ok(steps)
}

fn told<R: Rules>(engines: &Engines<'_, R>, step: value::Step) -> Result<Sentence, StopReason> {
    let player = |side: Side| if side == Side::Left { Player::Alice } else { Player::Bob };
    Ok(match step {
        value::Step::Dominated { side, option, by } => {
            Sentence::Dominated { who: player(side), option: name(engines, option)?, by: name(engines, by)? }
        }
        value::Step::Reversed { side, option, answer, instead } => Sentence::Reversible {
            who: player(side),
            option: name(engines, option)?,
            answer: name(engines, answer)?,
            instead: instead.into_iter().map(|value| name(engines, value)).collect::<Result<_, _>>()?,
        },
        value::Step::Simplest(number) => Sentence::SimplestNumber { number: number.to_string() },
    })
}

fn name<R: Rules>(engines: &Engines<'_, R>, value: Value) -> Result<String, StopReason> {
    value::text(value, engines.store(), Notation::Ascii).ok_or(StopReason::Memory)
}
