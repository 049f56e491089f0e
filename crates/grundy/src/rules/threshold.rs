//! Scores that decide: whether Alice gets the score over a threshold, or keeps it under one.

use super::{
    Bytes, Convention, Endless, Erased, Move, Notes, Pack, Place, Player, PositionKey, Prospect, Reader,
    Remark, Rules, Verdict, View, Words,
};

/// What the score must be for Alice to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Threshold {
    /// This or more.
    AtLeast(i32),
    /// This or less.
    AtMost(i32),
}

impl Threshold {
    /// The key that states it in problem texts, and its value.
    pub fn key(self) -> (&'static str, i32) {
        match self {
            Threshold::AtLeast(score) => ("at-least", score),
            Threshold::AtMost(score) => ("at-most", score),
        }
    }

    /// Who wants the score to be large in a game with this threshold.
    pub fn maximiser(self) -> Player {
        match self {
            Threshold::AtLeast(_) => Player::Alice,
            Threshold::AtMost(_) => Player::Bob,
        }
    }

    /// The least score with which the maximiser wins.
    pub fn least(self) -> i32 {
        match self {
            Threshold::AtLeast(score) => score,
            Threshold::AtMost(score) => score + 1,
        }
    }

    /// Who wins with this score.
    pub fn winner(self, score: i64) -> Player {
        let maximiser = self.maximiser();
        if score >= i64::from(self.least()) { maximiser } else { maximiser.other() }
    }
}

/// A score game as an objective one: a position also has the score that the maximiser still needs. A search for the
/// winner is then the search for the score with a window of one.
pub struct Thresholded {
    rules: Erased,
    threshold: Threshold,
}

/// A position of the score game, and the score that the maximiser still needs.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Needed {
    at: Bytes,
    score: i32,
}

impl Pack for Needed {
    fn pack(&self, out: &mut Vec<u8>) {
        (self.score as u32).pack(out);
        out.extend_from_slice(&self.at);
    }

    fn unpack(from: &mut Reader<'_>) -> Needed {
        let score = u32::unpack(from) as i32;
        Needed { score, at: Bytes::unpack(from) }
    }
}

impl Thresholded {
    /// The game whose rules count the score, with a threshold that fits its maximiser.
    pub fn new(rules: Erased, threshold: Threshold) -> Thresholded {
        Thresholded { rules, threshold }
    }

    fn verdict_of(&self, reached: bool) -> Verdict {
        let maximiser = self.threshold.maximiser();
        Verdict::Win(if reached { maximiser } else { maximiser.other() })
    }
}

impl Rules for Thresholded {
    type Position = Needed;

    fn start(&self) -> Needed {
        Needed { at: self.rules.start(), score: self.threshold.least() }
    }

    fn moves(&self, needed: &Needed, who: Player, out: &mut Vec<Move>) {
        self.rules.moves(&needed.at, who, out);
    }

    fn play(&self, needed: &Needed, who: Player, m: Move) -> (Needed, Player) {
        let (at, next) = self.rules.play(&needed.at, who, m);
        let score = needed.score.saturating_sub(self.rules.gain(&needed.at, who, m));
        (Needed { at, score }, next)
    }

    fn element(&self, m: Move) -> Option<usize> {
        self.rules.element(m)
    }

    fn impartial(&self) -> bool {
        self.rules.impartial()
    }

    fn verdict(&self, needed: &Needed, _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| self.verdict_of(self.rules.final_score(&needed.at) >= needed.score))
    }

    fn prospect(&self, needed: &Needed, next: Player) -> Prospect {
        let (least, most) = self.rules.score_range(&needed.at, next);
        if least >= needed.score || most < needed.score {
            return Prospect::Forced(self.verdict_of(least >= needed.score));
        }
        Prospect::Open { key: self.key(needed), rank: self.size(needed), notes: Notes::new() }
    }

    fn drop_dominated(
        &self,
        needed: &Needed,
        who: Player,
        _convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        self.rules.drop_dominated(&needed.at, who, Convention::Score, &[], moves);
    }

    fn maximiser(&self) -> Player {
        self.rules.maximiser()
    }

    fn length(&self, needed: &Needed) -> Option<u32> {
        self.rules.length(&needed.at)
    }

    fn endless(&self, needed: &Needed) -> Endless {
        self.rules.endless(&needed.at)
    }

    fn key(&self, needed: &Needed) -> PositionKey {
        let PositionKey(key) = self.rules.key(&needed.at);
        PositionKey::fingerprint([key as u64, (key >> 64) as u64, needed.score as u64].into_iter())
    }

    fn size(&self, needed: &Needed) -> usize {
        self.rules.size(&needed.at)
    }

    fn view(&self, needed: &Needed) -> View {
        self.rules.view(&needed.at)
    }

    fn task(&self, needed: &Needed, next: Player) -> Option<Words> {
        self.rules.task(&needed.at, next)
    }

    fn remarks(&self, needed: &Needed, next: Player) -> Vec<Remark> {
        self.rules.remarks(&needed.at, next)
    }

    fn places(&self, needed: &Needed, m: Move) -> Vec<Place> {
        self.rules.places(&needed.at, m)
    }

    fn move_text(&self, m: Move) -> String {
        self.rules.move_text(m)
    }
}
