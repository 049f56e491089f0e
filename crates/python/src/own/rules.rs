//! The rules of a game written in Python, as engines see them.

use super::Own;
use super::known::Turn;
use grundy::rules::{Endless, Move, Place, Player, PositionKey, Rules, Verdict, View};
use pyo3::prelude::*;
use std::sync::Arc;

/// Positions are numbers.
pub struct OwnRules {
    pub own: Arc<Own>,
    /// Whether players must take turns: values of short normal play, which are looked for, rest on that.
    pub alternate: bool,
}

impl OwnRules {
    /// What the object says; none if something went wrong, now or before.
    pub fn ask<T>(&self, ask: impl FnOnce(Python<'_>, &Own) -> PyResult<T>) -> Option<T> {
        if self.own.failed() {
            return None;
        }
        Python::attach(|py| ask(py, &self.own).map_err(|fault| self.own.fail(fault)).ok())
    }

    /// Looks at a turn, which is asked for once.
    fn turn<T: Default>(&self, at: u64, who: Player, look: impl Fn(&Turn) -> T) -> T {
        if self.own.known.is_suspicious() {
            self.own.look_for_circles();
        }
        if self.own.failed() {
            return T::default();
        }
        if let Some(found) = self.own.known.turn(at, who, &look) {
            return found;
        }
        let turn = self.ask(|py, own| own.ask_turn(py, at, who));
        turn.map_or_else(T::default, |turn| {
            let found = look(&turn);
            self.own.known.keep_turn(at, who, turn);
            self.own.check_memory();
            found
        })
    }
}

impl Rules for OwnRules {
    type Position = u64;

    fn start(&self) -> u64 {
        self.ask(|py, own| own.ask_start(py)).unwrap_or(0)
    }

    fn moves(&self, at: &u64, who: Player, out: &mut Vec<Move>) {
        let moves = self.turn(*at, who, |turn| {
            turn.ways.iter().map(|way| Move::of(way.chosen as usize)).collect::<Vec<Move>>()
        });
        out.extend(moves);
    }

    fn play(&self, at: &u64, who: Player, m: Move) -> (u64, Player) {
        let known = |turn: &Turn| turn.way(m.what).and_then(|way| way.to);
        if let Some(to) = self.turn(*at, who, known) {
            return to;
        }
        let Some(to) = self.ask(|py, own| own.ask_play(py, *at, who, m.what, self.alternate)) else {
            return (*at, who.other());
        };
        self.own.known.keep_way(*at, who, m.what, to);
        to
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        self.own.traits.impartial
    }

    fn verdict(&self, at: &u64, next: Player, _stuck: bool) -> Option<Verdict> {
        self.turn(*at, next, |turn| turn.verdict)
    }

    fn gain(&self, at: &u64, who: Player, m: Move) -> i32 {
        self.turn(*at, who, |turn| turn.way(m.what).map_or(0, |way| way.gain))
    }

    fn final_score(&self, at: &u64) -> i32 {
        if !self.own.traits.has_final_score {
            return 0;
        }
        let known = self.own.known.final_score(*at);
        let ask = || {
            let score = self.ask(|py, own| own.ask_final_score(py, *at))?;
            self.own.known.keep_final_score(*at, score);
            Some(score)
        };
        known.or_else(ask).unwrap_or(0)
    }

    fn maximiser(&self) -> Player {
        self.own.traits.maximiser
    }

    fn endless(&self, _at: &u64) -> Endless {
        self.own.traits.endless.map_or(Endless::Never, Endless::Possible)
    }

    fn parts(&self, at: &u64, out: &mut Vec<u64>) {
        if !self.own.traits.has_parts {
            return;
        }
        let ask = || {
            let parts = self.ask(|py, own| own.ask_parts(py, *at))?;
            self.own.known.keep_parts(*at, parts.clone());
            Some(parts)
        };
        out.extend(self.own.known.parts(*at).or_else(ask).unwrap_or_default());
    }

    fn key(&self, at: &u64) -> PositionKey {
        if !self.own.traits.has_key {
            return PositionKey::of_words(&[*at]);
        }
        let ask = || {
            let key = self.ask(|py, own| own.ask_key(py, *at))?;
            self.own.known.keep_key(*at, key);
            Some(key)
        };
        PositionKey::of_words(&[self.own.known.key(*at).or_else(ask).unwrap_or(0)])
    }

    fn view(&self, at: &u64) -> View {
        let shown = self.ask(|py, own| own.ask_view(py, *at));
        shown.flatten().unwrap_or_else(|| View::Blocks(self.listed(*at)))
    }

    fn places(&self, at: &u64, m: Move) -> Vec<Place> {
        vec![Place::element(self.place(*at, m))]
    }

    fn move_text(&self, m: Move) -> String {
        self.own.known.move_text(m.what)
    }
}
