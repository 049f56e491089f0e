//! One form of the rules for every game: positions as bytes, behind a pointer.

use super::{
    Bytes, Convention, Endless, Explicit, Move, Pack, Place, Player, PositionKey, Prospect, Remark, Rules,
    Verdict, View, Words,
};
use std::sync::Arc;

/// Any game in erased form, which implements [`Rules`] again: engines need not know that it is erased.
#[derive(Clone)]
pub struct Erased(Arc<dyn Rules<Position = Bytes>>);

impl Erased {
    /// The erased form of rules.
    pub fn new(rules: impl Rules + 'static) -> Erased {
        Erased::sharing(Arc::new(rules))
    }

    /// The erased form of shared rules.
    pub fn sharing<R: Rules + 'static>(rules: Arc<R>) -> Erased {
        Erased(Arc::new(Packed(rules)))
    }
}

/// Rules whose positions are the bytes of other rules' positions.
struct Packed<R>(Arc<R>);

/// The methods that return no position, once for both forms: first those that take a position, then the others. The
/// methods that return positions are written out below. Each form must have every method of [`Rules`], also those with
/// a default: the lint above its `impl` fails where one is forgotten.
macro_rules! forward {
    ($form:ident) => {
        $form! {
            at {
                moves(who: Player, out: &mut Vec<Move>) -> ();
                verdict(next: Player, stuck: bool) -> Option<Verdict>;
                prospect(next: Player) -> Prospect;
                drop_dominated(who: Player, convention: Convention, notes: &[u64], moves: &mut Vec<Move>) -> ();
                gain(who: Player, m: Move) -> i32;
                final_score() -> i32;
                score_range(next: Player) -> (i32, i32);
                length() -> Option<u32>;
                endless() -> Endless;
                explicit() -> Option<Explicit<'_>>;
                key() -> PositionKey;
                size() -> usize;
                view() -> View;
                remarks(next: Player) -> Vec<Remark>;
                task(next: Player) -> Option<Words>;
                places(m: Move) -> Vec<Place>;
            }
            element(m: Move) -> Option<usize>;
            impartial() -> bool;
            slow_prospects() -> bool;
            goal() -> Option<Words>;
            maximiser() -> Player;
            move_text(m: Move) -> String;
        }
    };
}

macro_rules! through_bytes {
    (
        at { $($of:ident($($a:ident: $t:ty),*) -> $out:ty;)* }
        $($name:ident($($arg:ident: $type:ty),*) -> $output:ty;)*
    ) => {
        $(fn $of(&self, at: &Bytes, $($a: $t),*) -> $out { self.0.$of(&Pack::from_bytes(at), $($a),*) })*
        $(fn $name(&self, $($arg: $type),*) -> $output { self.0.$name($($arg),*) })*
    };
}

macro_rules! through_pointer {
    (
        at { $($of:ident($($a:ident: $t:ty),*) -> $out:ty;)* }
        $($name:ident($($arg:ident: $type:ty),*) -> $output:ty;)*
    ) => {
        $(fn $of(&self, at: &Bytes, $($a: $t),*) -> $out { self.0.$of(at, $($a),*) })*
        $(fn $name(&self, $($arg: $type),*) -> $output { self.0.$name($($arg),*) })*
    };
}

#[deny(clippy::missing_trait_methods)]
impl<R: Rules> Rules for Packed<R> {
    type Position = Bytes;

    forward!(through_bytes);

    fn start(&self) -> Bytes {
        self.0.start().to_bytes()
    }

    fn play(&self, at: &Bytes, who: Player, m: Move) -> (Bytes, Player) {
        let (position, next) = self.0.play(&Pack::from_bytes(at), who, m);
        (position.to_bytes(), next)
    }

    fn parts(&self, at: &Bytes, out: &mut Vec<Bytes>) {
        let mut parts = Vec::new();
        self.0.parts(&Pack::from_bytes(at), &mut parts);
        out.extend(parts.iter().map(Pack::to_bytes));
    }

    fn exchanged(&self, at: &Bytes) -> Option<Bytes> {
        self.0.exchanged(&Pack::from_bytes(at)).map(|position| position.to_bytes())
    }

    fn tabulate(&self, from: &Bytes, fill: &mut dyn FnMut(Bytes) -> bool) -> bool {
        self.0.tabulate(&Pack::from_bytes(from), &mut |position| fill(position.to_bytes()))
    }
}

#[deny(clippy::missing_trait_methods)]
impl Rules for Erased {
    type Position = Bytes;

    forward!(through_pointer);

    fn start(&self) -> Bytes {
        self.0.start()
    }

    fn play(&self, at: &Bytes, who: Player, m: Move) -> (Bytes, Player) {
        self.0.play(at, who, m)
    }

    fn parts(&self, at: &Bytes, out: &mut Vec<Bytes>) {
        self.0.parts(at, out);
    }

    fn exchanged(&self, at: &Bytes) -> Option<Bytes> {
        self.0.exchanged(at)
    }

    fn tabulate(&self, from: &Bytes, fill: &mut dyn FnMut(Bytes) -> bool) -> bool {
        self.0.tabulate(from, fill)
    }
}
