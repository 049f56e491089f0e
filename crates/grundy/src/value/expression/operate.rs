//! The operations that texts may name, by their definitions on canonical forms.
//!
//! Those defined by options change every option and put it back: the canonical form of G is followed down to what the
//! definition says of numbers or integers, each value once. Sources: Berlekamp, Conway and Guy 1982, ch. 6 and 8; Siegel
//! 2013, II.4 to II.7, and for nimbers IV.5.

use super::super::{Birthdays, Dyadic, Form, Relation, Side, Simple, Thermographs, Value};
use super::evaluate::{Evaluator, Game, ReadError, ZERO};
use super::nim;
use super::{Operation, WrittenGame};
use std::collections::HashMap;

/// What games become, each found once.
type Known = HashMap<Value, Game>;

impl Evaluator<'_, '_> {
    pub(super) fn call(
        &mut self,
        operation: Operation,
        trees: &[WrittenGame],
        at: usize,
    ) -> Result<Game, ReadError> {
        let games = self.games(trees)?;
        let place = |i: usize| trees.get(i).map_or(at, |tree| tree.at);
        match (operation, &games[..]) {
            (Operation::PlusMinus, &[g]) => {
                let negative = self.negative(g, at)?;
                self.made(&[g], &[negative], at)
            }
            (Operation::Tiny, &[g]) => {
                let loss = self.negative(g, at)?;
                let threat = self.made(&[ZERO], &[loss], at)?;
                self.made(&[ZERO], &[threat], at)
            }
            (Operation::Miny, &[g]) => {
                let threat = self.made(&[g], &[ZERO], at)?;
                self.made(&[threat], &[ZERO], at)
            }
            (Operation::Heat, &[g, t]) => self.heated(g, None, t, at),
            (Operation::Cool, &[g, t]) => self.cooled(g, t, at, place(1)),
            (Operation::Overheat, &[g, s, t]) => self.heated(g, Some(s), t, at),
            (Operation::Norton, &[g, u]) => self.norton(g, u, at, place(1)),
            (Operation::Ordinal, &[g, h]) => self.ordinal(g, h, at),
            (Operation::NimProduct, &[a, b]) => {
                let (a, b) = (self.nimber(a, place(0))?, self.nimber(b, place(1))?);
                self.star(nim::product(a, b), at)
            }
            (Operation::NimPower, &[a, n]) => {
                let exponent = self.natural(n, place(1))?;
                let a = self.nimber(a, place(0))?;
                self.star(nim::power(a, exponent), at)
            }
            _ => self.refused(at, words!("expected {}", "esperava-se {}", operation.usage())),
        }
    }

    /// A game with both sides' options changed.
    fn changed(
        &mut self,
        g: Game,
        at: usize,
        mut change: impl FnMut(&mut Self, Game, Side) -> Result<Vec<Game>, ReadError>,
    ) -> Result<Game, ReadError> {
        let mut sides = [Vec::new(), Vec::new()];
        for (side, games) in [Side::Left, Side::Right].into_iter().zip(&mut sides) {
            for option in self.options(g, side) {
                games.extend(change(self, option, side)?);
            }
        }
        let [left, right] = sides;
        self.made(&left, &right, at)
    }

    /// a + b for Left's options, a - b for Right's.
    fn shifted(&mut self, a: Game, b: Game, side: Side, at: usize) -> Result<Game, ReadError> {
        let b = if side == Side::Left { b } else { self.negative(b, at)? };
        self.sum(a, b, at)
    }

    /// {G^L heated + T | G^R heated - T}, unless G is a number, which stays; with a unit S, unless G is an integer n, which
    /// becomes n.S.
    fn heated(&mut self, g: Game, unit: Option<Game>, t: Game, at: usize) -> Result<Game, ReadError> {
        self.changeable(g.play, at)?;
        self.heated_from(g, (unit, t), at, &mut Known::new())
    }

    fn heated_from(
        &mut self,
        g: Game,
        (unit, t): (Option<Game>, Game),
        at: usize,
        known: &mut Known,
    ) -> Result<Game, ReadError> {
        if let Some(&found) = known.get(&g.value) {
            return Ok(found);
        }
        let end = match unit {
            None => g.value.as_number().map(|_| g),
            Some(unit) => self.copies(g, unit, at).transpose()?,
        };
        let found = match end {
            Some(found) => found,
            None => self.changed(g, at, |k, option, side| {
                let option = k.heated_from(option, (unit, t), at, known)?;
                Ok(vec![k.shifted(option, t, side, at)?])
            })?,
        };
        known.insert(g.value, found);
        Ok(found)
    }

    /// n.S if G is an integer n.
    fn copies(&mut self, g: Game, s: Game, at: usize) -> Option<Result<Game, ReadError>> {
        let n = g.value.as_number().filter(|n| n.is_integer())?;
        Some(self.times(n.numerator(), s, at))
    }

    /// The mean if t is above the temperature, else {G^L cooled - t | G^R cooled + t}. Above its temperature a game
    /// would be a number plus an infinitesimal already when cooled by less than t, and stays that number.
    fn cooled(&mut self, g: Game, t: Game, at: usize, tax_at: usize) -> Result<Game, ReadError> {
        self.changeable(g.play, at)?;
        let Some(tax) = t.value.as_number().filter(|tax| !tax.is_negative()) else {
            return self.refused(
                tax_at,
                words!(
                    "expected a number from 0 on, by which to cool",
                    "esperava-se um número a partir de 0, pelo qual esfriar"
                ),
            );
        };
        let paid = self.negative(t, tax_at)?;
        let mut thermographs = Thermographs::new(self.calculator.store());
        self.cooled_from(g, (tax, paid), at, &mut Known::new(), &mut thermographs)
    }

    fn cooled_from(
        &mut self,
        g: Game,
        (tax, paid): (Dyadic, Game),
        at: usize,
        known: &mut Known,
        thermographs: &mut Thermographs<'_>,
    ) -> Result<Game, ReadError> {
        if let Some(&found) = known.get(&g.value) {
            return Ok(found);
        }
        let thermograph = thermographs.of(g.value).map_err(|failure| ReadError::Failed { at, failure })?;
        let found = match tax > thermograph.temperature() {
            true => self.number(Some(thermograph.mean()), at)?,
            false => self.changed(g, at, |k, option, side| {
                let option = k.cooled_from(option, (tax, paid), at, known, thermographs)?;
                Ok(vec![k.shifted(option, paid, side, at)?])
            })?,
        };
        known.insert(g.value, found);
        Ok(found)
    }

    /// n.U if G is an integer n, else {G^L.U + U + I | G^R.U - (U + I)} for every incentive I of U, U^L - U or
    /// U - U^R.
    fn norton(&mut self, g: Game, u: Game, at: usize, unit_at: usize) -> Result<Game, ReadError> {
        self.changeable(g.play, at)?;
        self.changeable(u.play, unit_at)?;
        let sign = self.calculator.relation(u.value, Value::ZERO);
        if sign.map_err(|failure| ReadError::Failed { at: unit_at, failure })? != Relation::Greater {
            return self.refused(
                unit_at,
                words!(
                    "expected a game above 0 as the unit of a Norton product",
                    "esperava-se um jogo acima de 0 como unidade de um produto de Norton"
                ),
            );
        }
        let mut steps = self.options(u, Side::Left);
        for option in self.options(u, Side::Right) {
            let twice = self.sum(u, u, at)?;
            let less = self.negative(option, at)?;
            steps.push(self.sum(twice, less, at)?);
        }
        self.norton_from(g, (u, &steps), at, &mut Known::new())
    }

    fn norton_from(
        &mut self,
        g: Game,
        (u, steps): (Game, &[Game]),
        at: usize,
        known: &mut Known,
    ) -> Result<Game, ReadError> {
        if let Some(&found) = known.get(&g.value) {
            return Ok(found);
        }
        let found = match self.copies(g, u, at) {
            Some(copies) => copies?,
            None => self.changed(g, at, |k, option, side| {
                let option = k.norton_from(option, (u, steps), at, known)?;
                steps.iter().map(|&step| k.shifted(option, step, side, at)).collect()
            })?,
        };
        known.insert(g.value, found);
        Ok(found)
    }

    /// {G^L, G:H^L | G^R, G:H^R}. Numbers in H are followed move by move, so that the birthday of H bounds the play.
    fn ordinal(&mut self, g: Game, h: Game, at: usize) -> Result<Game, ReadError> {
        let depth = Birthdays::new(self.calculator.store()).of(h.value);
        self.changeable(g.play.saturating_add(depth), at)?;
        self.ordinal_from(g, h, at, &mut Known::new())
    }

    fn ordinal_from(&mut self, g: Game, h: Game, at: usize, known: &mut Known) -> Result<Game, ReadError> {
        if h.value == Value::ZERO {
            return Ok(g);
        }
        if let Some(&found) = known.get(&h.value) {
            return Ok(found);
        }
        let mut sides = [Vec::new(), Vec::new()];
        for (side, games) in [Side::Left, Side::Right].into_iter().zip(&mut sides) {
            games.extend(self.options(g, side));
            for option in self.options(h, side) {
                games.push(self.ordinal_from(g, option, at, known)?);
            }
        }
        let [left, right] = sides;
        let found = self.made(&left, &right, at)?;
        known.insert(h.value, found);
        Ok(found)
    }

    fn nimber(&self, game: Game, at: usize) -> Result<u16, ReadError> {
        match game.value.form() {
            Form::Simple(Simple { number: Dyadic::ZERO, ups: 0, star }) => match u16::try_from(star) {
                Ok(star) => Ok(star),
                Err(_) => self.refused(at, words!("this nimber is too great", "este nimber é grande demais")),
            },
            _ => self.refused(at, words!("expected a nimber, such as *2", "esperava-se um nimber, como *2")),
        }
    }

    fn natural(&self, game: Game, at: usize) -> Result<u64, ReadError> {
        let number = game.value.as_number().filter(|number| number.is_integer());
        match number.and_then(|number| u64::try_from(number.numerator()).ok()) {
            Some(n) => Ok(n),
            None => self.refused(
                at,
                words!(
                    "expected a natural number as the exponent",
                    "esperava-se um número natural como expoente"
                ),
            ),
        }
    }

    fn star(&self, star: u16, at: usize) -> Result<Game, ReadError> {
        match Value::nimber(star.into()) {
            Some(value) => Ok(Game { value, play: star.into() }),
            None => self.refused(at, words!("this nimber is too great", "este nimber é grande demais")),
        }
    }
}
