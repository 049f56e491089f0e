//! Thermographs: what each player gets out of a game when every move costs a tax, by the tax.
//!
//! At temperature t the left wall is what Left gets when Left moves first, the right wall what Left gets when Right
//! does. Left's scaffold is the greatest right wall of a left option, less t; Right's the least left wall of a right
//! option, plus t. They are the walls up to the temperature at which they meet, the temperature of the game; above
//! stands the mast, at the game's mean (Conway 1976; Siegel 2013, II.5). As in Siegel's book walls begin at -1, so
//! that numbers have a temperature too: that of n/2^k is -1/2^k, that of an integer -1.

use super::wall::{COLDEST, Tax, Wall, minus, plus, temperatures};
use super::{Calculator, Dyadic, Failure, Form, Options, Side, Simple, Store, Value};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;

/// The walls of a game. Positions decrease from Left's wall to Right's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph {
    /// The left wall: the score if Left moves first, by temperature.
    pub left: Wall,
    /// The right wall: the score if Right moves first, by temperature.
    pub right: Wall,
    temperature: Dyadic,
}

impl Thermograph {
    /// Where the mast stands: what the game is worth on average in a sum of many copies.
    pub fn mean(&self) -> Dyadic {
        self.left.last().position
    }

    /// Where the mast begins: what a move is worth.
    pub fn temperature(&self) -> Dyadic {
        self.temperature
    }

    /// The left and the right stop: the walls at temperature 0.
    pub fn stops(&self) -> Result<(Dyadic, Dyadic), Failure> {
        Ok((self.left.at(Dyadic::ZERO)?, self.right.at(Dyadic::ZERO)?))
    }

    fn mast(mean: Dyadic) -> Thermograph {
        Thermograph { left: Wall::vertical(mean), right: Wall::vertical(mean), temperature: COLDEST }
    }
}

/// Whether it pays to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Heat {
    /// A number: nobody wants to move.
    Cold,
    /// A number plus an infinitesimal that is not 0: a move matters, but by less than any number.
    Tepid,
    /// The stops differ.
    Hot,
}

impl Heat {
    /// Whether a value is cold, tepid or hot.
    pub fn of(value: Value, calculator: &Calculator<'_>) -> Heat {
        match value.as_number() {
            Some(_) => Heat::Cold,
            None if calculator.stop(value, Side::Left) == calculator.stop(value, Side::Right) => Heat::Tepid,
            None => Heat::Hot,
        }
    }

    /// The usual word for it.
    pub fn name(self) -> &'static str {
        match self {
            Heat::Cold => "cold",
            Heat::Tepid => "tepid",
            Heat::Hot => "hot",
        }
    }
}

/// Thermographs of the values of a store, each computed once.
pub struct Thermographs<'s> {
    store: &'s Store,
    known: HashMap<Value, Arc<Thermograph>>,
}

impl<'s> Thermographs<'s> {
    /// A calculator for the values of a store.
    pub fn new(store: &'s Store) -> Thermographs<'s> {
        Thermographs { store, known: HashMap::new() }
    }

    /// The thermograph of a value.
    pub fn of(&mut self, value: Value) -> Result<Arc<Thermograph>, Failure> {
        if let Some(thermograph) = self.known.get(&value) {
            return Ok(thermograph.clone());
        }
        let store = self.store;
        let thermograph = match value.form() {
            Form::Node(place) => {
                let node = store.node(place);
                self.by_options(&node.left, &node.right)?
            }
            Form::Simple(simple) => self.simple(simple)?,
        };
        let thermograph = Arc::new(thermograph);
        self.known.insert(value, thermograph.clone());
        Ok(thermograph)
    }

    /// The thermograph of a number x, or of x plus ups and a star, which is that of x* = {x|x}, of x^ = {x|x*}
    /// or of xv = {x*|x}. At a temperature t < 0 the left wall of x* is the right wall of x less t, which is not
    /// below the left wall of x; likewise on the right. So among the options x, x*, x*2, .. of a star only x
    /// counts. Several ups with a star, or one with any but *, are {x | H} where of H's left options only x
    /// counts, as of those of x*, so that they have the walls of x^. But up + *, {x, x* | x}, has those of x*.
    fn simple(&mut self, simple: Simple) -> Result<Thermograph, Failure> {
        let Simple { number, ups, star } = simple;
        if ups == 0 && star == 0 {
            return match number.options() {
                (Some(left), Some(right)) => self.by_options(&[held(left)?], &[held(right)?]),
                _ => Ok(Thermograph::mast(number)),
            };
        }
        let x = held(number)?;
        let x_star = Value::simple(Simple { number, ups: 0, star: 1 }).ok_or(Failure::TooLarge)?;
        match (ups, star) {
            (0, _) | (1 | -1, 1) => self.by_options(&[x], &[x]),
            (1.., _) => self.by_options(&[x], &[x_star]),
            _ => self.by_options(&[x_star], &[x]),
        }
    }

    /// The thermograph of a game with options on both sides.
    fn by_options(&mut self, left: &[Value], right: &[Value]) -> Result<Thermograph, Failure> {
        let left = self.best_wall(left, Side::Left)?;
        let right = self.best_wall(right, Side::Right)?;
        let temperature = meeting(&left, &right)?;
        Ok(Thermograph {
            left: left.taxed(Tax::Left, temperature)?,
            right: right.taxed(Tax::Right, temperature)?,
            temperature,
        })
    }

    /// What moving to the best option is worth to a side before the tax: the greatest right wall, or the least
    /// left wall.
    fn best_wall(&mut self, options: &[Value], side: Side) -> Result<Wall, Failure> {
        let mut best: Option<Wall> = None;
        for &option in options {
            let thermograph = self.of(option)?;
            let (wall, better) = match side {
                Side::Left => (&thermograph.right, Ordering::Greater),
                Side::Right => (&thermograph.left, Ordering::Less),
            };
            best = Some(match best {
                None => wall.clone(),
                Some(best) => best.envelope(wall, better)?,
            });
        }
        Ok(best.expect("only integers lack options of one side, and they have their mast"))
    }
}

fn held(number: Dyadic) -> Result<Value, Failure> {
    Value::number(number).ok_or(Failure::TooLarge)
}

/// The first temperature at which Left's scaffold is not above Right's. Their distance never grows, and
/// between corners it shrinks by 0, 1 or 2 per degree; above all corners by 2.
fn meeting(left: &Wall, right: &Wall) -> Result<Dyadic, Failure> {
    let distance = |t: Dyadic| minus(left.taxed_at(Tax::Left, t)?, right.taxed_at(Tax::Right, t)?);
    let mut before = (COLDEST, distance(COLDEST)?);
    if before.1 <= Dyadic::ZERO {
        return Ok(COLDEST);
    }
    for t in temperatures(left, right) {
        let now = distance(t)?;
        if now <= Dyadic::ZERO {
            let by_one = minus(before.1, now)? == minus(t, before.0)?;
            return plus(before.0, if by_one { before.1 } else { half(before.1)? });
        }
        before = (t, now);
    }
    plus(before.0, half(before.1)?)
}

fn half(number: Dyadic) -> Result<Dyadic, Failure> {
    number.half().ok_or(Failure::TooLarge)
}

impl Thermographs<'_> {
    /// A game cooled by t: {G^L cooled - t | G^R cooled + t} up to the temperature of the game, and its mean
    /// above (Siegel 2013, II.5). Games are cooled by t > 0 only: for other t this is the game itself.
    pub fn cooled(&mut self, value: Value, t: Dyadic, k: &mut Calculator<'_>) -> Result<Value, Failure> {
        if t <= Dyadic::ZERO {
            return Ok(value);
        }
        let tax = held(t)?;
        self.cool(value, tax, k, &mut HashMap::new())
    }

    fn cool(
        &mut self,
        value: Value,
        tax: Value,
        k: &mut Calculator<'_>,
        known: &mut HashMap<Value, Value>,
    ) -> Result<Value, Failure> {
        let thermograph = self.of(value)?;
        if tax.as_number().is_none_or(|t| t > thermograph.temperature()) {
            return held(thermograph.mean());
        }
        if let Some(&cooled) = known.get(&value) {
            return Ok(cooled);
        }
        let (mut left, mut right) = (Options::new(), Options::new());
        for option in k.options(value, Side::Left) {
            let option = self.cool(option, tax, k, known)?;
            left.push(k.difference(option, tax)?);
        }
        for option in k.options(value, Side::Right) {
            let option = self.cool(option, tax, k, known)?;
            right.push(k.sum(option, tax)?);
        }
        let cooled = k.make(left, right)?;
        known.insert(value, cooled);
        Ok(cooled)
    }
}
