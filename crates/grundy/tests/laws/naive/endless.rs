//! Games in which a play may be endless, by their definitions: all reachable positions are listed, and labels are
//! assigned in rounds until a round changes nothing.

use super::{Alice, Misere, Normal, Objective, Oracle, Player, Position, Score};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};

type Place = (Vec<Position>, Player);

/// Who wins and after how many plies; nothing for draws.
type Results = HashMap<Place, (Player, usize)>;

/// Every turn from every reachable place.
type Turns = HashMap<Place, Vec<(String, Place)>>;

/// A loopy nimber: a finite value, or the finite values of the options.
type Loopy = Result<usize, BTreeSet<usize>>;

impl Oracle {
    /// As [`Oracle::answer`].
    pub(super) fn answer_of_endless(&mut self) -> Value {
        let here = (self.at.clone(), self.to_move);
        let there = (self.at.clone(), self.to_move.other());
        let turns = self.all_turns([here.clone(), there.clone()]);
        let results = self.results(&turns);
        let values = (self.convention == Normal && self.impartial()).then(|| loopy_values(&turns));
        let lengths = longest(&turns);
        let value = |place: &Place| values.as_ref().map(|values| values[&place.0].clone());
        let endless = self.endless().map_or("draw", Player::id);
        let winner = |place: &Place| results.get(place).map_or(endless, |(winner, _)| winner.id());
        let field = |place: &Place| {
            let finite = value(place).and_then(|value| value.ok()).filter(|_| lengths.contains_key(place));
            json!({
                "winner": winner(place),
                "nimber": finite,
                "loopy": value(place).map(loopy_json),
                "remoteness": results.get(place).map(|(_, plies)| plies),
            })
        };
        let mut answer = field(&here);
        let mut moves = Vec::new();
        let mut best = Vec::new();
        for (text, after) in &turns[&here] {
            let mut m = field(after);
            m["move"] = json!(text);
            if m["winner"] == answer["winner"] && m["winner"] != here.1.other().id() {
                best.push(text.clone());
            }
            moves.push(m);
        }
        moves.sort_by_key(|m| m["move"].as_str().unwrap().to_string());
        best.sort();
        let (alice, bob) = if here.1 == Alice { (&here, &there) } else { (&there, &here) };
        answer["class"] = match (winner(alice), winner(bob)) {
            _ if self.fixed_order() => Value::Null,
            ("alice", "bob") => json!("N"),
            ("bob", "alice") => json!("P"),
            ("alice", "alice") => json!("L"),
            ("bob", "bob") => json!("R"),
            _ => Value::Null,
        };
        answer["score"] = Value::Null;
        answer["moves"] = json!(moves);
        answer["best"] = json!(best);
        answer["depth"] = json!(lengths.get(&here));
        answer
    }

    fn all_turns(&self, from: [Place; 2]) -> Turns {
        let mut all = Turns::new();
        let mut work = from.to_vec();
        while let Some(place) = work.pop() {
            if all.contains_key(&place) {
                continue;
            }
            let turns = self.turns(&place.0, place.1).into_iter();
            let turns: Vec<_> = turns.map(|(text, at, next)| (text, (at, next))).collect();
            work.extend(turns.iter().map(|(_, after)| after.clone()));
            all.insert(place, turns);
        }
        all
    }

    /// In round t a place is won if a turn leads to one that its mover has won in an earlier round, and lost if
    /// all turns lead to places that were lost in earlier rounds.
    fn results(&self, turns: &Turns) -> Results {
        let mut results = Results::new();
        for round in 0.. {
            let mut fresh = Vec::new();
            for (place, after) in turns.iter().filter(|(place, _)| !results.contains_key(*place)) {
                let (mover, other) = (place.1, place.1.other());
                let reached: Vec<Option<Player>> =
                    after.iter().map(|(_, after)| results.get(after).map(|(winner, _)| *winner)).collect();
                if after.is_empty() {
                    let winner = match self.convention {
                        Misere => mover,
                        Objective => self.winner_at(&place.0).expect("no finished play is a draw"),
                        Normal | Score => other,
                    };
                    fresh.push((place.clone(), winner));
                } else if reached.contains(&Some(mover)) {
                    fresh.push((place.clone(), mover));
                } else if reached.iter().all(|winner| *winner == Some(other)) {
                    fresh.push((place.clone(), other));
                }
            }
            if fresh.is_empty() {
                return results;
            }
            results.extend(fresh.into_iter().map(|(place, winner)| (place, (winner, round))));
        }
        unreachable!("rounds end when nothing is left to label")
    }
}

fn loopy_json(value: Loopy) -> Value {
    match value {
        Ok(value) => json!({ "finite": value }),
        Err(options) => json!({ "infinite": options }),
    }
}

/// The longest play from each place from which every play ends.
fn longest(turns: &Turns) -> HashMap<&Place, usize> {
    let mut lengths: HashMap<&Place, usize> = HashMap::new();
    loop {
        let mut fresh = Vec::new();
        for (place, after) in turns.iter().filter(|(place, _)| !lengths.contains_key(place)) {
            let known: Option<Vec<usize>> =
                after.iter().map(|(_, after)| lengths.get(after).copied()).collect();
            fresh
                .extend(known.map(|known| (place, known.iter().map(|length| length + 1).max().unwrap_or(0))));
        }
        if fresh.is_empty() {
            return lengths;
        }
        lengths.extend(fresh);
    }
}

/// Loopy nimbers by their definition: a game is worth m if whoever moves first loses its sum with the nim heap m,
/// and if there is no such m it is infinite. No m above the number of options needs to be tried.
fn loopy_values(turns: &Turns) -> BTreeMap<Vec<Position>, Loopy> {
    let options: BTreeMap<&Vec<Position>, Vec<&Vec<Position>>> = turns
        .iter()
        .filter(|((_, who), _)| *who == Alice)
        .map(|((at, _), after)| (at, after.iter().map(|(_, (at, _))| at).collect()))
        .collect();
    let most = options.values().map(Vec::len).max().unwrap_or(0);
    // Whether the mover wins a position together with a heap; `None` while that is open.
    let mut won: HashMap<(&Vec<Position>, usize), bool> = HashMap::new();
    loop {
        let mut fresh = Vec::new();
        for (&at, after) in &options {
            for heap in (0..=most).filter(|&heap| !won.contains_key(&(at, heap))) {
                let moves = after.iter().map(|&to| (to, heap)).chain((0..heap).map(|less| (at, less)));
                let reached: Vec<Option<bool>> = moves.map(|place| won.get(&place).copied()).collect();
                if reached.contains(&Some(false)) {
                    fresh.push(((at, heap), true));
                } else if reached.iter().all(|won| *won == Some(true)) {
                    fresh.push(((at, heap), false));
                }
            }
        }
        if fresh.is_empty() {
            break;
        }
        won.extend(fresh);
    }
    let finite = |at: &Vec<Position>| (0..=most).find(|&heap| won.get(&(at, heap)) == Some(&false));
    let value = |(&at, after): (&&Vec<Position>, &Vec<&Vec<Position>>)| {
        let infinite = || after.iter().filter_map(|to| finite(to)).collect();
        (at.clone(), finite(at).ok_or_else(infinite))
    };
    options.iter().map(value).collect()
}
