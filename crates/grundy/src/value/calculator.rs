//! Arithmetic of values: canonical forms, order, sums.
//!
//! A value is built from its options by removing dominated ones and bypassing reversible ones until neither is left;
//! the result is unique (Conway 1976; Siegel 2013, II.2). Stops are kept with every value: they decide most
//! comparisons, and show immediately whether a value is a number.

use super::dyadic::{End, simplest};
use super::journal::{Interval, Journal};
use super::simple::{recognised, simple_at_most, simple_sum};
use super::{Dyadic, Failure, Form, Options, Side, Simple, Step, Store, Value};
use serde::Serialize;

/// How two games compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Relation {
    /// The first game is less: Right wins the difference.
    #[serde(rename = "<")]
    Less,
    /// The games are equal: whoever starts loses the difference.
    #[serde(rename = "=")]
    Equal,
    /// The first game is greater: Left wins the difference.
    #[serde(rename = ">")]
    Greater,
    /// Neither is at least the other.
    #[serde(rename = "||")]
    Confused,
}

impl Relation {
    /// The relation as a symbol: `<`, `=`, `>` or `||`.
    pub fn symbol(self) -> &'static str {
        match self {
            Relation::Less => "<",
            Relation::Equal => "=",
            Relation::Greater => ">",
            Relation::Confused => "||",
        }
    }
}

/// The order in which a calculator computes the options of a value. Threads working on the same value take different
/// routes and find each other's results in the store; the result is the same, since canonical forms are unique. Only
/// comparisons take the same route on all threads: they end early, and another route would compare other pairs.
#[derive(Clone, Copy, Default, Debug)]
pub struct Route {
    /// Where to begin, in 256ths of the options.
    begin: usize,
    /// Right's side before Left's.
    right_first: bool,
}

impl Route {
    fn of_thread(thread: usize) -> Route {
        // 0, 1/2, 1/4, 3/4, 1/8, ..: far from where the other threads begin.
        Route { begin: (thread as u8).reverse_bits() as usize, right_first: thread % 2 == 1 }
    }

    /// Both sides, in the order in which this thread looks at them.
    pub fn sides(self) -> [Side; 2] {
        if self.right_first { [Side::Right, Side::Left] } else { [Side::Left, Side::Right] }
    }

    /// The i-th of so many on this route.
    #[inline]
    pub fn place(self, i: usize, count: usize) -> usize {
        let place = i + ((count * self.begin) >> 8);
        if place < count { place } else { place - count }
    }
}

/// One thread's calculator on a store.
pub struct Calculator<'s> {
    store: &'s Store,
    route: Route,
    /// Returns whether to stop.
    watch: Option<&'s dyn Fn() -> bool>,
    steps: u64,
}

impl<'s> Calculator<'s> {
    /// A calculator on the values of a store.
    pub fn new(store: &'s Store) -> Calculator<'s> {
        Calculator { store, route: Route::default(), watch: None, steps: 0 }
    }

    /// How many steps pass between two calls of `watch`.
    pub const PATIENCE: u64 = 1 << 10;

    /// The same, stopping when `watch` returns true.
    pub fn watched(store: &'s Store, watch: &'s dyn Fn() -> bool) -> Calculator<'s> {
        Calculator { watch: Some(watch), ..Calculator::new(store) }
    }

    /// The same, on the route of one of several threads.
    pub fn of_thread(self, thread: usize) -> Calculator<'s> {
        Calculator { route: Route::of_thread(thread), ..self }
    }

    /// The order in which this calculator explores options.
    pub fn route(&self) -> Route {
        self.route
    }

    /// The store that holds the values.
    pub fn store(&self) -> &'s Store {
        self.store
    }

    /// See [`Store::options`].
    pub fn options(&self, value: Value, side: Side) -> Options {
        self.store.options(value, side)
    }

    /// See [`Store::stop`].
    #[inline]
    pub fn stop(&self, value: Value, side: Side) -> Dyadic {
        self.store.stop(value, side)
    }

    #[inline]
    fn step(&mut self) -> Result<(), Failure> {
        self.steps += 1;
        if self.steps >= Calculator::PATIENCE {
            self.steps = 0;
            if self.watch.is_some_and(|watch| watch()) {
                return Err(Failure::Stopped);
            }
        }
        Ok(())
    }

    /// The negative: the game with the players exchanged.
    pub fn negative(&mut self, value: Value) -> Result<Value, Failure> {
        let place = match value.form() {
            Form::Simple(Simple { number, ups, star }) => {
                let simple = Simple { number: number.negative(), ups: -ups, star };
                return Value::simple(simple).ok_or(Failure::TooLarge);
            }
            Form::Node(place) => place,
        };
        let node = self.store.node(place);
        if let Some(negative) = node.negative() {
            return Ok(negative);
        }
        self.step()?;
        let mut left = self.negatives(&node.right)?;
        let mut right = self.negatives(&node.left)?;
        left.sort_unstable();
        right.sort_unstable();
        let stops = (node.right_stop.negative(), node.left_stop.negative());
        let negative = self.store.intern(&left, &right, stops)?;
        node.set_negative(negative);
        if let Form::Node(place) = negative.form() {
            self.store.node(place).set_negative(value);
        }
        Ok(negative)
    }

    fn negatives(&mut self, values: &[Value]) -> Result<Options, Failure> {
        values.iter().map(|&value| self.negative(value)).collect()
    }

    /// Whether a <= b: Left, moving first, does not win a - b. So no left option of a may be at least b, and no right
    /// option of b at most a. Against a number only the moves in the other game matter, because nobody moves in a
    /// number while another move is available (number avoidance).
    pub fn at_most(&mut self, a: Value, b: Value) -> Result<bool, Failure> {
        if a == b {
            return Ok(true);
        }
        let (of_a, of_b) = (a.form(), b.form());
        if let (Form::Simple(a), Form::Simple(b)) = (of_a, of_b) {
            return Ok(simple_at_most(a, b));
        }
        if let Some(known) = self.by_stops(a, b) {
            return Ok(known);
        }
        let store = self.store;
        if let (Form::Node(of_a), Form::Node(of_b)) = (of_a, of_b) {
            if let Some(known) = store.orders.get((of_a, of_b)) {
                return Ok(known);
            }
            let result = self.at_most_by_options(a, b)?;
            store.orders.put((of_a, of_b), result);
            return Ok(result);
        }
        if let Some(known) = store.mixed_orders.get((a.0, b.0)) {
            return Ok(known != 0);
        }
        let result = self.at_most_by_options(a, b)?;
        store.mixed_orders.put((a.0, b.0), result as u64);
        Ok(result)
    }

    /// a <= b if a's left stop is below b's right stop, and only if neither of a's stops is above b's.
    fn by_stops(&self, a: Value, b: Value) -> Option<bool> {
        let (la, lb) = (self.stop(a, Side::Left), self.stop(b, Side::Left));
        let (ra, rb) = (self.stop(a, Side::Right), self.stop(b, Side::Right));
        if la > lb || ra > rb {
            Some(false)
        } else if la < rb {
            Some(true)
        } else {
            None
        }
    }

    fn at_most_by_options(&mut self, a: Value, b: Value) -> Result<bool, Failure> {
        self.step()?;
        for side in [Side::Left, Side::Right] {
            let (mover, other) = if side == Side::Left { (a, b) } else { (b, a) };
            let options = self.store.listed(mover, side);
            if mover.as_number().is_none()
                && self.any(&options, |k, option| k.is_as_good(option, other, side))?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a test holds for any of the options.
    #[inline]
    fn any(
        &mut self,
        options: &[Value],
        mut test: impl FnMut(&mut Self, Value) -> Result<bool, Failure>,
    ) -> Result<bool, Failure> {
        for &option in options {
            if test(self, option)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How two values compare.
    pub fn relation(&mut self, a: Value, b: Value) -> Result<Relation, Failure> {
        Ok(match (self.at_most(a, b)?, self.at_most(b, a)?) {
            (true, true) => Relation::Equal,
            (true, false) => Relation::Less,
            (false, true) => Relation::Greater,
            (false, false) => Relation::Confused,
        })
    }

    /// The sum of two values.
    pub fn sum(&mut self, a: Value, b: Value) -> Result<Value, Failure> {
        let (of_a, of_b) = (a.form(), b.form());
        if let (Form::Simple(a), Form::Simple(b)) = (of_a, of_b) {
            return simple_sum(a, b);
        }
        if a == Value::ZERO {
            return Ok(b);
        }
        if b == Value::ZERO {
            return Ok(a);
        }
        let (a, b) = (a.min(b), a.max(b));
        if let Some(bits) = self.store.sums.get((a.0, b.0)) {
            return Ok(Value(bits));
        }
        self.step()?;
        let sum = match (a.as_number(), b.as_number()) {
            (Some(x), _) => self.translated(b, x)?,
            (_, Some(x)) => self.translated(a, x)?,
            _ if self.are_opposite(a, b)? => Value::ZERO,
            _ => {
                let mut options = [Options::new(), Options::new()];
                for side in self.route.sides() {
                    options[side as usize] = self.options_of_sum(a, b, side)?;
                }
                let [left, right] = options;
                self.make(left, right)?
            }
        };
        self.store.sums.put((a.0, b.0), sum.0);
        Ok(sum)
    }

    fn are_opposite(&mut self, a: Value, b: Value) -> Result<bool, Failure> {
        let opposite = self.stop(a, Side::Left) == self.stop(b, Side::Right).negative();
        Ok(opposite && self.negative(a)? == b)
    }

    fn options_of_sum(&mut self, a: Value, b: Value, side: Side) -> Result<Options, Failure> {
        let mut options = Options::new();
        let (of_a, of_b) = (self.store.listed(a, side), self.store.listed(b, side));
        let count = of_a.len() + of_b.len();
        for i in 0..count {
            let i = self.route.place(i, count);
            options.push(match i.checked_sub(of_a.len()) {
                None => self.sum(of_a[i], b)?,
                Some(i) => self.sum(a, of_b[i])?,
            });
        }
        Ok(options)
    }

    /// A value that is no number, plus a number: every option plus that number, which is canonical again
    /// (number translation).
    fn translated(&mut self, value: Value, by: Dyadic) -> Result<Value, Failure> {
        let Form::Node(place) = value.form() else { unreachable!("simple values are added at once") };
        let node = self.store.node(place);
        let by_value = Value::number(by).ok_or(Failure::TooLarge)?;
        let mut translate = |values: &[Value]| -> Result<Options, Failure> {
            let moved = values.iter().map(|&option| self.sum(option, by_value));
            let mut moved = moved.collect::<Result<Options, Failure>>()?;
            moved.sort_unstable();
            Ok(moved)
        };
        let (left, right) = (translate(&node.left)?, translate(&node.right)?);
        let shift = |stop: Dyadic| stop.plus(by).ok_or(Failure::TooLarge);
        self.store.intern(&left, &right, (shift(node.left_stop)?, shift(node.right_stop)?))
    }

    /// a - b.
    pub fn difference(&mut self, a: Value, b: Value) -> Result<Value, Failure> {
        let b = self.negative(b)?;
        self.sum(a, b)
    }

    /// n times a value, by doubling.
    pub fn times(&mut self, n: i64, value: Value) -> Result<Value, Failure> {
        let mut power = if n < 0 { self.negative(value)? } else { value };
        let (mut left, mut total) = (n.unsigned_abs(), Value::ZERO);
        while left > 0 {
            if left & 1 == 1 {
                total = self.sum(total, power)?;
            }
            left >>= 1;
            if left > 0 {
                power = self.sum(power, power)?;
            }
        }
        Ok(total)
    }

    /// The value with these options.
    pub fn make(&mut self, left: Options, right: Options) -> Result<Value, Failure> {
        self.make_recorded(left, right, &mut ())
    }

    /// The same, recording in a journal how the canonical form was reached.
    pub(super) fn make_recorded(
        &mut self,
        left: Options,
        right: Options,
        journal: &mut impl Journal,
    ) -> Result<Value, Failure> {
        let low = left.iter().map(|&l| self.stop(l, Side::Right)).max();
        let high = right.iter().map(|&r| self.stop(r, Side::Left)).min();
        if low.zip(high).is_none_or(|(low, high)| low <= high) {
            let low = self.end(low, &left, Side::Left)?;
            let high = self.end(high, &right, Side::Right)?;
            if is_inhabited(low, high) {
                let number = simplest(low, high).ok_or(Failure::TooLarge)?;
                journal.record(Step::Simplest { number, among: Interval { low, high } });
                return Value::number(number).ok_or(Failure::TooLarge);
            }
        }
        let (Some(low), Some(high)) = (low, high) else {
            unreachable!("a game without options of one side is a number")
        };
        let mut options = Raw { left, right, stops: (low, high) };
        self.canonicalise(&mut options, journal)?;
        self.hold(options)
    }

    /// Where the numbers begin that are not below or at most an option on the left (on the right: end). The
    /// stop itself counts if no option with this stop is at least (at most) the stop.
    fn end(&mut self, stop: Option<Dyadic>, options: &[Value], side: Side) -> Result<End, Failure> {
        let Some(stop) = stop else { return Ok(End::Endless) };
        let number = Value::number(stop).ok_or(Failure::TooLarge)?;
        for &option in options {
            if self.stop(option, side.other()) == stop {
                let bars = match side {
                    Side::Left => self.at_most(number, option)?,
                    Side::Right => self.at_most(option, number)?,
                };
                if bars {
                    return Ok(End::Open(stop));
                }
            }
        }
        Ok(End::Closed(stop))
    }

    /// Removes dominated options and bypasses reversible ones until neither is left.
    fn canonicalise(&mut self, game: &mut Raw, journal: &mut impl Journal) -> Result<(), Failure> {
        let sides = self.route.sides();
        for side in sides {
            self.drop_and_tell(game.options_mut(side), side, journal)?;
        }
        loop {
            let mut changed = false;
            for side in sides {
                changed |= self.bypass(game, side, journal)?;
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// Removes the options of one side that are dominated by others.
    pub fn drop_dominated(&mut self, options: &mut Options, side: Side) -> Result<(), Failure> {
        self.drop_and_tell(options, side, &mut ())
    }

    pub(super) fn drop_and_tell(
        &mut self,
        options: &mut Options,
        side: Side,
        journal: &mut impl Journal,
    ) -> Result<(), Failure> {
        options.sort_unstable();
        options.dedup();
        let begin = self.route.place(0, options.len());
        options.rotate_left(begin);
        let mut kept = Options::new();
        for &option in options.iter() {
            self.step()?;
            let mut dominated = false;
            let mut i = 0;
            while i < kept.len() {
                if self.is_as_good(kept[i], option, side)? {
                    journal.record(Step::Dominated { side, option, by: kept[i] });
                    dominated = true;
                    break;
                }
                if self.is_as_good(option, kept[i], side)? {
                    journal.record(Step::Dominated { side, option: kept[i], by: option });
                    kept.swap_remove(i);
                } else {
                    i += 1;
                }
            }
            if !dominated {
                kept.push(option);
            }
        }
        *options = kept;
        Ok(())
    }

    /// Whether `a` is at least as good as `b` for a side.
    pub(super) fn is_as_good(&mut self, a: Value, b: Value, side: Side) -> Result<bool, Failure> {
        match side {
            Side::Left => self.at_most(b, a),
            Side::Right => self.at_most(a, b),
        }
    }

    /// An option is reversible if the other side can answer it by something at least as good for that side as the
    /// game itself; then the answer's options replace it. Returns whether any option was reversible.
    fn bypass(&mut self, game: &mut Raw, side: Side, journal: &mut impl Journal) -> Result<bool, Failure> {
        let mut changed = false;
        let mut i = 0;
        while i < game.options(side).len() {
            let option = game.options(side)[i];
            match self.reversing_answer(game, option, side)? {
                None => i += 1,
                Some(answer) => {
                    let instead = self.options(answer, side);
                    journal.record(Step::Reversed { side, option, answer, instead: instead.clone() });
                    let options = game.options_mut(side);
                    options.swap_remove(i);
                    options.extend(instead);
                    changed = true;
                }
            }
        }
        if changed {
            self.drop_and_tell(game.options_mut(side), side, journal)?;
        }
        Ok(changed)
    }

    /// The answer by which an option is reversed, if there is one.
    fn reversing_answer(&mut self, game: &Raw, option: Value, side: Side) -> Result<Option<Value>, Failure> {
        let answers = self.store.listed(option, side.other());
        for i in 0..answers.len() {
            let answer = answers[self.route.place(i, answers.len())];
            let reverses = match side {
                Side::Left => self.at_most_raw(answer, game)?,
                Side::Right => self.raw_at_most(game, answer)?,
            };
            if reverses {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// Whether a value is at most a game that is not yet canonical and no number.
    fn at_most_raw(&mut self, value: Value, game: &Raw) -> Result<bool, Failure> {
        let (left, right) = (self.stop(value, Side::Left), self.stop(value, Side::Right));
        if left > game.stops.0 || right > game.stops.1 {
            return Ok(false);
        }
        if left < game.stops.1 {
            return Ok(true);
        }
        Ok(!self.is_barred_raw(game, value, Side::Right)?)
    }

    /// Whether a game that is not yet canonical and no number is at most a value.
    fn raw_at_most(&mut self, game: &Raw, value: Value) -> Result<bool, Failure> {
        let (left, right) = (self.stop(value, Side::Left), self.stop(value, Side::Right));
        if left < game.stops.0 || right < game.stops.1 {
            return Ok(false);
        }
        if right > game.stops.0 {
            return Ok(true);
        }
        Ok(!self.is_barred_raw(game, value, Side::Left)?)
    }

    /// Whether `side` can move from a game that is not yet canonical and no number to something as good as the
    /// value, or the other side from the value to something as good as the game.
    fn is_barred_raw(&mut self, game: &Raw, value: Value, side: Side) -> Result<bool, Failure> {
        self.step()?;
        for mover in [Side::Left, Side::Right] {
            let barred = match mover == side {
                true => self.any(game.options(side), |k, option| k.is_as_good(option, value, side)),
                false if value.as_number().is_some() => Ok(false),
                false => {
                    let options = self.store.listed(value, side.other());
                    self.any(&options, |k, option| match side {
                        Side::Left => k.at_most_raw(option, game),
                        Side::Right => k.raw_at_most(game, option),
                    })
                }
            };
            if barred? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The handle of a canonical game that is no number.
    fn hold(&self, mut game: Raw) -> Result<Value, Failure> {
        game.left.sort_unstable();
        game.right.sort_unstable();
        if game.stops.0 == game.stops.1
            && let Some(simple) = recognised(&game.left, &game.right, game.stops.0)
        {
            return Value::simple(simple).ok_or(Failure::TooLarge);
        }
        self.store.intern(&game.left, &game.right, game.stops)
    }
}

/// A game that is no number, by options that need not be canonical, and its stops.
struct Raw {
    left: Options,
    right: Options,
    stops: (Dyadic, Dyadic),
}

impl Raw {
    fn options(&self, side: Side) -> &Options {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    fn options_mut(&mut self, side: Side) -> &mut Options {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }
}

/// Whether there is a number in an interval whose ends are in order.
fn is_inhabited(low: End, high: End) -> bool {
    match (low, high) {
        (End::Closed(a), End::Closed(b)) => a <= b,
        (End::Closed(a) | End::Open(a), End::Closed(b) | End::Open(b)) => a < b,
        (End::Endless, _) | (_, End::Endless) => true,
    }
}
