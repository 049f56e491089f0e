//! One form of the rules for every game: positions as bytes, behind an object-safe trait.

use super::{Bytes, Key, Move, Pack, Place, Player, Prospect, Rules, Verdict, View};
use crate::graph::Arcs;
use std::sync::Arc;

/// [`Rules`] without its associated type, so that games of different types stand side by side.
pub trait AnyRules: Send + Sync {
    fn start(&self) -> Bytes;
    fn moves(&self, at: &[u8], who: Player, out: &mut Vec<Move>);
    fn play(&self, at: &[u8], who: Player, m: Move) -> (Bytes, Player);
    fn element(&self, m: Move) -> Option<usize>;
    fn impartial(&self) -> bool;
    fn verdict(&self, at: &[u8], next: Player) -> Option<Verdict>;
    fn at_end(&self, at: &[u8]) -> Verdict;
    fn foreseen(&self, at: &[u8]) -> Option<Verdict>;
    fn prospect(&self, at: &[u8], next: Player) -> Prospect;
    fn keep_different(&self, at: &[u8], who: Player, moves: &mut Vec<Move>);
    fn gain(&self, at: &[u8], who: Player, m: Move) -> i32;
    fn final_score(&self, at: &[u8]) -> i32;
    fn score_range(&self, at: &[u8]) -> (i32, i32);
    fn drop_needless(&self, at: &[u8], who: Player, moves: &mut Vec<Move>);
    fn maximiser(&self) -> Player;
    fn length(&self, at: &[u8]) -> Option<u32>;
    fn may_cycle(&self) -> bool;
    fn may_cycle_from(&self, at: &[u8]) -> bool;
    fn on_digraph(&self, at: &[u8]) -> Option<(&Arcs, usize)>;
    fn endless(&self) -> Verdict;
    fn parts(&self, at: &[u8], out: &mut Vec<Bytes>);
    fn key(&self, at: &[u8]) -> Key;
    fn size(&self, at: &[u8]) -> usize;
    fn view(&self, at: &[u8]) -> View;
    fn places(&self, at: &[u8], m: Move) -> Vec<Place>;
    fn move_text(&self, m: Move) -> String;
}

impl<R: Rules> AnyRules for R {
    fn start(&self) -> Bytes {
        Rules::start(self).to_bytes()
    }
    fn moves(&self, at: &[u8], who: Player, out: &mut Vec<Move>) {
        Rules::moves(self, &Pack::from_bytes(at), who, out);
    }
    fn play(&self, at: &[u8], who: Player, m: Move) -> (Bytes, Player) {
        let (position, next) = Rules::play(self, &Pack::from_bytes(at), who, m);
        (position.to_bytes(), next)
    }
    fn element(&self, m: Move) -> Option<usize> {
        Rules::element(self, m)
    }
    fn impartial(&self) -> bool {
        Rules::impartial(self)
    }
    fn verdict(&self, at: &[u8], next: Player) -> Option<Verdict> {
        Rules::verdict(self, &Pack::from_bytes(at), next)
    }
    fn at_end(&self, at: &[u8]) -> Verdict {
        Rules::at_end(self, &Pack::from_bytes(at))
    }
    fn foreseen(&self, at: &[u8]) -> Option<Verdict> {
        Rules::foreseen(self, &Pack::from_bytes(at))
    }
    fn prospect(&self, at: &[u8], next: Player) -> Prospect {
        Rules::prospect(self, &Pack::from_bytes(at), next)
    }
    fn keep_different(&self, at: &[u8], who: Player, moves: &mut Vec<Move>) {
        Rules::keep_different(self, &Pack::from_bytes(at), who, moves);
    }
    fn gain(&self, at: &[u8], who: Player, m: Move) -> i32 {
        Rules::gain(self, &Pack::from_bytes(at), who, m)
    }
    fn final_score(&self, at: &[u8]) -> i32 {
        Rules::final_score(self, &Pack::from_bytes(at))
    }
    fn score_range(&self, at: &[u8]) -> (i32, i32) {
        Rules::score_range(self, &Pack::from_bytes(at))
    }
    fn drop_needless(&self, at: &[u8], who: Player, moves: &mut Vec<Move>) {
        Rules::drop_needless(self, &Pack::from_bytes(at), who, moves);
    }
    fn maximiser(&self) -> Player {
        Rules::maximiser(self)
    }
    fn length(&self, at: &[u8]) -> Option<u32> {
        Rules::length(self, &Pack::from_bytes(at))
    }
    fn may_cycle(&self) -> bool {
        Rules::may_cycle(self)
    }
    fn may_cycle_from(&self, at: &[u8]) -> bool {
        Rules::may_cycle_from(self, &Pack::from_bytes(at))
    }
    fn on_digraph(&self, at: &[u8]) -> Option<(&Arcs, usize)> {
        Rules::on_digraph(self, &Pack::from_bytes(at))
    }
    fn endless(&self) -> Verdict {
        Rules::endless(self)
    }
    fn parts(&self, at: &[u8], out: &mut Vec<Bytes>) {
        let mut parts = Vec::new();
        Rules::parts(self, &Pack::from_bytes(at), &mut parts);
        out.extend(parts.iter().map(Pack::to_bytes));
    }
    fn key(&self, at: &[u8]) -> Key {
        Rules::key(self, &Pack::from_bytes(at))
    }
    fn size(&self, at: &[u8]) -> usize {
        Rules::size(self, &Pack::from_bytes(at))
    }
    fn view(&self, at: &[u8]) -> View {
        Rules::view(self, &Pack::from_bytes(at))
    }
    fn places(&self, at: &[u8], m: Move) -> Vec<Place> {
        Rules::places(self, &Pack::from_bytes(at), m)
    }
    fn move_text(&self, m: Move) -> String {
        Rules::move_text(self, m)
    }
}

/// Any game at all, as [`Rules`] again: engines need not know that it is erased.
#[derive(Clone)]
pub struct Erased(Arc<dyn AnyRules>);

impl Erased {
    pub fn new(rules: impl AnyRules + 'static) -> Erased {
        Erased(Arc::new(rules))
    }

    /// The erased form of rules that others use too.
    pub fn sharing(rules: Arc<dyn AnyRules>) -> Erased {
        Erased(rules)
    }
}

impl Rules for Erased {
    type Position = Bytes;

    fn start(&self) -> Bytes {
        self.0.start()
    }
    fn moves(&self, at: &Bytes, who: Player, out: &mut Vec<Move>) {
        self.0.moves(at, who, out);
    }
    fn play(&self, at: &Bytes, who: Player, m: Move) -> (Bytes, Player) {
        self.0.play(at, who, m)
    }
    fn element(&self, m: Move) -> Option<usize> {
        self.0.element(m)
    }
    fn impartial(&self) -> bool {
        self.0.impartial()
    }
    fn verdict(&self, at: &Bytes, next: Player) -> Option<Verdict> {
        self.0.verdict(at, next)
    }
    fn at_end(&self, at: &Bytes) -> Verdict {
        self.0.at_end(at)
    }
    fn foreseen(&self, at: &Bytes) -> Option<Verdict> {
        self.0.foreseen(at)
    }
    fn prospect(&self, at: &Bytes, next: Player) -> Prospect {
        self.0.prospect(at, next)
    }
    fn keep_different(&self, at: &Bytes, who: Player, moves: &mut Vec<Move>) {
        self.0.keep_different(at, who, moves);
    }
    fn gain(&self, at: &Bytes, who: Player, m: Move) -> i32 {
        self.0.gain(at, who, m)
    }
    fn final_score(&self, at: &Bytes) -> i32 {
        self.0.final_score(at)
    }
    fn score_range(&self, at: &Bytes) -> (i32, i32) {
        self.0.score_range(at)
    }
    fn drop_needless(&self, at: &Bytes, who: Player, moves: &mut Vec<Move>) {
        self.0.drop_needless(at, who, moves);
    }
    fn maximiser(&self) -> Player {
        self.0.maximiser()
    }
    fn length(&self, at: &Bytes) -> Option<u32> {
        self.0.length(at)
    }
    fn may_cycle(&self) -> bool {
        self.0.may_cycle()
    }
    fn may_cycle_from(&self, at: &Bytes) -> bool {
        self.0.may_cycle_from(at)
    }
    fn on_digraph(&self, at: &Bytes) -> Option<(&Arcs, usize)> {
        self.0.on_digraph(at)
    }
    fn endless(&self) -> Verdict {
        self.0.endless()
    }
    fn parts(&self, at: &Bytes, out: &mut Vec<Bytes>) {
        self.0.parts(at, out);
    }
    fn key(&self, at: &Bytes) -> Key {
        self.0.key(at)
    }
    fn size(&self, at: &Bytes) -> usize {
        self.0.size(at)
    }
    fn view(&self, at: &Bytes) -> View {
        self.0.view(at)
    }
    fn places(&self, at: &Bytes, m: Move) -> Vec<Place> {
        self.0.places(at, m)
    }
    fn move_text(&self, m: Move) -> String {
        self.0.move_text(m)
    }
}
