//! Plain recursion over everything that can be played.

use super::{Alice, Bob, Case, Convention, Misere, NaiveGame, Normal, Objective, Player, Position, Score};
use serde_json::{Value, json};
use std::collections::HashMap;

/// What is known about a position with a given player to move.
#[derive(Clone, Copy)]
struct Info {
    /// Nobody for a draw.
    winner: Option<Player>,
    /// Plies to the end; the winner hurries, the loser delays. None for a draw.
    remoteness: Option<usize>,
    /// The best score of the rest of the play: where the rules have no count of their own, how many elements are still
    /// chosen. A pass chooses none.
    score: i32,
    /// The longest possible play.
    depth: usize,
}

/// A turn: its text, where it leads, and who is next.
pub(super) type Turn = (String, Vec<Position>, Player);

/// Answers one problem or a sum of problems by trying everything.
pub struct Oracle {
    games: Vec<NaiveGame>,
    pub(super) convention: Convention,
    pass: Option<Player>,
    known: HashMap<(Vec<Position>, Player), Info>,
    nimbers: HashMap<Vec<Position>, usize>,
    /// The position reached by the moves already played, and who is to move there.
    pub(super) at: Vec<Position>,
    pub(super) to_move: Player,
    /// What the moves already played have scored.
    scored: i32,
}

impl Oracle {
    pub fn new(case: &Case) -> Oracle {
        Oracle::sum(std::slice::from_ref(case))
    }

    /// The disjunctive sum: a turn is a move in exactly one summand. Convention, first and pass are those of
    /// the first summand.
    pub fn sum(cases: &[Case]) -> Oracle {
        let games: Vec<NaiveGame> = cases.iter().map(NaiveGame::new).collect();
        let at = games.iter().map(NaiveGame::start).collect();
        let Case { convention, first, pass, .. } = cases[0];
        let (known, nimbers) = (HashMap::new(), HashMap::new());
        let mut oracle = Oracle { games, convention, pass, known, nimbers, at, to_move: first, scored: 0 };
        oracle.to_move = oracle.games[0].mover(first);
        for text in &cases[0].played {
            oracle.play(text);
        }
        oracle
    }

    /// What a move adds to the score.
    fn gain(&self, text: &str) -> i32 {
        i32::from(text != "pass" && self.games[0].score(&self.at[0]).is_none())
    }

    /// Plays a legal move.
    pub fn play(&mut self, text: &str) {
        let turns = self.turns(&self.at, self.to_move);
        let found = turns.into_iter().find(|(move_text, ..)| move_text == text);
        (_, self.at, self.to_move) = found.unwrap_or_else(|| panic!("oracle: {text} is not legal"));
        self.scored += self.gain(text);
    }

    /// The texts of the legal moves.
    pub fn legal(&self) -> Vec<String> {
        self.turns(&self.at, self.to_move).into_iter().map(|(text, ..)| text).collect()
    }

    /// Where the play stands and who is to move.
    pub fn place(&self) -> (Vec<Position>, Player) {
        (self.at.clone(), self.to_move)
    }

    /// Every turn of `who`. A pass changes nothing but who is next.
    pub(super) fn turns(&self, at: &[Position], who: Player) -> Vec<Turn> {
        let mut turns = Vec::new();
        for (i, game) in self.games.iter().enumerate() {
            for (text, position) in game.moves(&at[i], who) {
                let mut after = at.to_vec();
                let next = game.next(&position, who);
                after[i] = position;
                let text = if self.games.len() == 1 { text } else { format!("{i}:{text}") };
                turns.push((text, after, next));
            }
        }
        if self.pass == Some(who) && !turns.is_empty() {
            turns.push(("pass".to_string(), at.to_vec(), who.other()));
        }
        turns
    }

    fn info(&mut self, at: &[Position], who: Player) -> Info {
        let key = (at.to_vec(), who);
        if let Some(&info) = self.known.get(&key) {
            return info;
        }
        let turns = self.turns(at, who);
        let info = if turns.is_empty() {
            let winner = match self.convention {
                Misere => Some(who),
                Objective => self.games[0].winner(&at[0]),
                Normal | Score => Some(who.other()),
            };
            let score = self.games[0].score(&at[0]).unwrap_or(0);
            Info { winner, remoteness: winner.map(|_| 0), score, depth: 0 }
        } else {
            self.info_of(&turns, who)
        };
        self.known.insert(key, info);
        info
    }

    /// What is known where `who` may choose one of these turns: a win rather than a draw, a draw rather than a loss.
    fn info_of(&mut self, turns: &[Turn], who: Player) -> Info {
        let after: Vec<Info> = turns.iter().map(|(_, at, next)| self.info(at, *next)).collect();
        let reached = |winner: Option<Player>| after.iter().any(|info| info.winner == winner);
        let winner = [Some(who), None].into_iter().find(|&winner| reached(winner));
        let winner = winner.unwrap_or(Some(who.other()));
        let lengths = after.iter().filter(|info| info.winner == winner).filter_map(|info| info.remoteness);
        let length = if winner == Some(who) { lengths.min() } else { lengths.max() };
        let scores = turns.iter().zip(&after).map(|((text, ..), info)| self.gain(text) + info.score);
        let score = if who == self.games[0].maximiser() { scores.max() } else { scores.min() };
        Info {
            winner,
            remoteness: length.map(|length| 1 + length),
            score: score.unwrap(),
            depth: 1 + after.iter().map(|info| info.depth).max().unwrap(),
        }
    }

    fn nimber_at(&mut self, at: &[Position]) -> usize {
        if let Some(&nimber) = self.nimbers.get(at) {
            return nimber;
        }
        let next: Vec<usize> =
            self.turns(at, Alice).iter().map(|(_, position, _)| self.nimber_at(position)).collect();
        let nimber = (0..).find(|k| !next.contains(k)).unwrap();
        self.nimbers.insert(at.to_vec(), nimber);
        nimber
    }

    /// Folds the game tree from the position: `make` gets the results of Alice's options and of Bob's.
    pub fn fold<T: Copy>(&self, make: &mut impl FnMut(Vec<T>, Vec<T>) -> T) -> T {
        self.fold_at(&self.at, &mut HashMap::new(), make)
    }

    fn fold_at<T: Copy>(
        &self,
        at: &[Position],
        known: &mut HashMap<Vec<Position>, T>,
        make: &mut impl FnMut(Vec<T>, Vec<T>) -> T,
    ) -> T {
        if let Some(&folded) = known.get(at) {
            return folded;
        }
        let [alice, bob] = [Alice, Bob].map(|who| {
            let turns = self.turns(at, who).into_iter();
            turns.map(|(_, position, _)| self.fold_at(&position, known, make)).collect()
        });
        let folded = make(alice, bob);
        known.insert(at.to_vec(), folded);
        folded
    }

    /// Whether the rules say whose turn it is.
    pub(super) fn fixed_order(&self) -> bool {
        self.games[0].fixed_order()
    }

    /// Who wins an endless play; nobody where it is a draw.
    pub(super) fn endless(&self) -> Option<Player> {
        self.games[0].endless()
    }

    /// Who wins a finished play by the rules.
    pub(super) fn winner_at(&self, at: &[Position]) -> Option<Player> {
        self.games[0].winner(&at[0])
    }

    /// Whether a play may be endless.
    pub fn may_cycle(&self) -> bool {
        self.games.iter().any(NaiveGame::may_cycle)
    }

    /// Whether both players always have the same moves.
    pub fn impartial(&self) -> bool {
        self.pass.is_none() && self.games.iter().all(NaiveGame::impartial)
    }

    /// Who wins; nobody for a draw.
    pub fn winner(&mut self) -> Option<Player> {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).winner
    }

    /// Who wins when either starts: N the mover, P the other, L Alice, R Bob; none if either play is drawn. If a turn is
    /// not finished, the other player starts with a full one.
    pub fn class(&mut self) -> Option<&'static str> {
        let at = self.at.clone();
        let class = match (self.info(&at, Alice).winner?, self.info(&at, Bob).winner?) {
            (Alice, Bob) => "N",
            (Bob, Alice) => "P",
            (Alice, Alice) => "L",
            (Bob, Bob) => "R",
        };
        Some(class)
    }

    /// The nimber, if the game has one: impartial normal play without passing.
    pub fn nimber(&mut self) -> Option<usize> {
        let at = self.at.clone();
        (self.convention == Normal && self.impartial()).then(|| self.nimber_at(&at))
    }

    pub fn score(&mut self) -> i32 {
        let (at, who) = (self.at.clone(), self.to_move);
        self.scored + self.info(&at, who).score
    }

    pub fn remoteness(&mut self) -> Option<usize> {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).remoteness
    }

    pub fn depth(&mut self) -> usize {
        let (at, who) = (self.at.clone(), self.to_move);
        self.info(&at, who).depth
    }

    /// Every field of the answer that the oracle can compute. Under score a play has no winner, no class and no
    /// nimber, and scores count from the beginning of the play. The moves are sorted by their texts.
    pub fn answer(&mut self) -> Value {
        if self.may_cycle() {
            return self.answer_of_endless();
        }
        let (at, who) = (self.at.clone(), self.to_move);
        let here = self.info(&at, who);
        let by_score = self.convention == Score;
        let has_nimber = self.convention == Normal && self.impartial();
        let mut moves = Vec::new();
        let mut best = Vec::new();
        for (text, position, next) in self.turns(&at, who) {
            let after = self.info(&position, next);
            let keeps = match by_score {
                true => self.gain(&text) + after.score == here.score,
                false => after.winner == here.winner && after.winner != Some(who.other()),
            };
            let total = self.scored + self.gain(&text) + after.score;
            if keeps {
                best.push(text.clone());
            }
            let nimber = has_nimber.then(|| self.nimber_at(&position));
            moves.push(json!({
                "move": text,
                "winner": (!by_score).then(|| winner_id(after.winner)),
                "nimber": nimber,
                "score": by_score.then_some(total),
                "remoteness": after.remoteness.filter(|_| !by_score),
            }));
        }
        moves.sort_by_key(|m| m["move"].as_str().unwrap().to_string());
        best.sort();
        json!({
            "winner": (!by_score).then(|| winner_id(here.winner)),
            "class": if by_score || self.fixed_order() { None } else { self.class() },
            "nimber": self.nimber(),
            "loopy": null,
            "score": by_score.then_some(self.scored + here.score),
            "remoteness": here.remoteness.filter(|_| !by_score),
            "moves": moves,
            "best": best,
            "depth": here.depth,
        })
    }
}

/// As answers write it.
pub(super) fn winner_id(winner: Option<Player>) -> &'static str {
    winner.map_or("draw", Player::id)
}
