//! Positional games, as the catalogue states them: six ways to play for the critical sets of a board.

use super::boards::Dice;
use super::critical::{Family, edges};
use super::rules::Position;
use super::{Alice, Board, Bob, Case, Player};

pub const GAMES: [&str; 16] = [
    "lines",
    "k-in-a-row",
    "progressions",
    "cliques",
    "boxes",
    "hex",
    "shannon",
    "copies",
    "spanning",
    "hamilton",
    "matching",
    "dominating",
    "hull-sets",
    "connected",
    "root-to-leaf",
    "hypergraph",
];

/// The keys of these games.
pub const KEYS: [&str; 8] = ["rule", "bias", "points", "goal", "claim", "h", "k", "convexity"];

/// Who has an element.
const FREE: usize = 0;
const ALICE: usize = 1;
const BOB: usize = 2;
const OFFERED: usize = 3;

/// One of these games on its board. A position is the state of the turn followed by the owner of each element. The state
/// is 0 where a turn begins; `2 * left` or `2 * left + 1` where Alice or Bob must still claim `left` elements in the turn;
/// with `waiter-client` it is 0 while Alice offers and 1 while Bob keeps.
pub struct Positional {
    rule: String,
    first_owner_wins: bool,
    /// Elements per turn of Alice and of Bob.
    bias: [usize; 2],
    elements: Vec<String>,
    /// For each set of elements, as bits, whether it contains a critical set, and the points of its owner.
    owns: Vec<bool>,
    points: Vec<i32>,
    start: Position,
    mover: Player,
}

/// An element and its owner as one number, for start sets.
pub fn start_code(element: usize, owner: Player) -> usize {
    2 * element + usize::from(owner == Bob)
}

/// As the problem text writes it.
pub fn start_text(case: &Case, code: usize) -> String {
    format!("{}:{}", if code % 2 == 1 { 'B' } else { 'A' }, Family::of(case).elements[code / 2])
}

/// The code of a text such as `A:1`.
pub fn read_start(case: &Case, text: &str) -> Option<usize> {
    let (owner, name) = text.split_once(':')?;
    let element = Family::of(case).elements.iter().position(|element| element == name)?;
    Some(start_code(element, if owner == "A" { Alice } else { Bob }))
}

/// The number of elements of the board.
pub fn elements(case: &Case) -> usize {
    match &case.board {
        Board::Power { side, dimension } => side.pow(*dimension as u32),
        Board::Pair { n, .. } if case.game == "progressions" => *n,
        Board::Pair { n, .. } => n * n.saturating_sub(1) / 2,
        Board::Graph { n, .. } if claims_vertices(case) => *n,
        Board::Graph { .. } => edges(&case.board).len(),
        _ => Family::of(case).elements.len(),
    }
}

/// Whether the elements of a game on a graph are its vertices.
pub fn claims_vertices(case: &Case) -> bool {
    let on_vertices = ["dominating", "hull-sets", "connected", "root-to-leaf"].contains(&case.game);
    on_vertices || case.game == "shannon" && case.key("claim") != Some("edges")
}

/// Elements per turn of Alice and of Bob.
pub fn bias(case: &Case) -> [usize; 2] {
    let (a, b) = case.key("bias").unwrap_or("1:1").split_once(':').unwrap();
    [a, b].map(|count| count.parse().unwrap())
}

/// Whether the rules say whose turn it is.
pub fn fixed_order(case: &Case) -> bool {
    GAMES.contains(&case.game) && case.key("rule") == Some("waiter-client")
}

impl Positional {
    pub fn new(case: &Case) -> Option<Positional> {
        if !GAMES.contains(&case.game) {
            return None;
        }
        let family = Family::of(case);
        let sets = 0..1usize << family.elements.len();
        let owned = |own: usize| family.sets.iter().filter(move |(set, _)| set & own == *set);
        let rule = case.key("rule").unwrap_or("maker-breaker");
        let points = |own: usize| {
            let points = owned(own).map(|(_, points)| *points);
            match case.key("points") {
                _ if rule != "scoring" => 0,
                Some("sum") => points.sum(),
                _ if case.game == "connected" => family.largest_connected(own),
                _ => points.max().unwrap_or(0),
            }
        };
        let mut game = Positional {
            rule: rule.to_string(),
            first_owner_wins: case.key("goal") == Some("maker-maker"),
            bias: bias(case),
            owns: sets.clone().map(|own| owned(own).next().is_some()).collect(),
            points: sets.map(points).collect(),
            start: vec![FREE; 1 + family.elements.len()],
            elements: family.elements,
            mover: case.first,
        };
        game.set_up(case);
        Some(game)
    }

    /// The elements that are claimed before play: those of the start set, then the stones on the board, which fill turns.
    fn set_up(&mut self, case: &Case) {
        for code in &case.start {
            self.start[1 + code / 2] = if code % 2 == 0 { ALICE } else { BOB };
        }
        if let Board::Squares { cells, .. } = &case.board {
            for &cell in cells {
                self.start = self.claimed(&self.start, self.mover, cell);
                self.mover = self.next(&self.start, self.mover);
            }
        }
        if self.offers() {
            self.mover = Alice;
            self.start = self.offer_begins(self.start.clone());
        }
    }

    pub fn start(&self) -> Position {
        self.start.clone()
    }

    /// Who makes the first move.
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// Whether elements are offered, so that the rules say whose turn it is.
    pub fn offers(&self) -> bool {
        self.rule == "waiter-client"
    }

    /// Who is next after a move of `who` that led here.
    pub fn next(&self, at: &Position, who: Player) -> Player {
        match (self.offers(), at[0]) {
            (true, 0) => Alice,
            (true, _) => Bob,
            (false, state) if state > 0 && unfinished(state) == who => who,
            (false, _) => who.other(),
        }
    }

    /// Whether Alice, and whether Bob, owns a critical set.
    fn owners(&self, at: &Position) -> [bool; 2] {
        [ALICE, BOB].map(|owner| self.owns[owned_by(at, owner)])
    }

    /// Nobody may claim anything more: a set that decides is owned, or the board is full.
    fn over(&self, at: &Position) -> bool {
        let [alice, bob] = self.owners(at);
        let decided = match self.rule.as_str() {
            "maker-breaker" | "avoider-enforcer" => alice,
            "maker-maker" | "avoider-avoider" => alice || bob,
            "waiter-client" => alice || bob && self.first_owner_wins,
            "scoring" => false,
            rule => panic!("add rule {rule} to tests/laws/naive"),
        };
        decided || at[1..].iter().all(|&owner| owner == ALICE || owner == BOB)
    }

    /// Who wins a play that is over; nobody for a draw.
    pub fn winner(&self, at: &Position) -> Option<Player> {
        let first = match self.owners(at) {
            [true, false] => Some(Alice),
            [false, true] => Some(Bob),
            _ => None,
        };
        let won = |holds: bool| Some(if holds { Alice } else { Bob });
        let [alice, _] = self.owners(at);
        match self.rule.as_str() {
            "maker-breaker" => won(alice),
            "avoider-enforcer" => won(!alice),
            "maker-maker" => first,
            "avoider-avoider" => first.map(Player::other),
            "waiter-client" if self.first_owner_wins => first,
            "waiter-client" => won(alice),
            _ => Some(self.score(at)).filter(|&score| score != 0).and_then(|score| won(score > 0)),
        }
    }

    /// Alice's points minus Bob's.
    pub fn score(&self, at: &Position) -> i32 {
        self.points[owned_by(at, ALICE)] - self.points[owned_by(at, BOB)]
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if self.over(at) || self.offers() && self.next(at, who) != who {
            return Vec::new();
        }
        let choice = if self.offers() && who == Bob { OFFERED } else { FREE };
        let playable = (0..self.elements.len()).filter(|&e| at[1 + e] == choice);
        playable
            .map(|e| {
                let after =
                    if self.offers() { self.offered_or_kept(at, who, e) } else { self.claimed(at, who, e) };
                (self.elements[e].clone(), after)
            })
            .collect()
    }

    /// The position after `who` has claimed an element.
    fn claimed(&self, at: &Position, who: Player, element: usize) -> Position {
        let goes_on = at[0] > 0 && unfinished(at[0]) == who;
        let left = if goes_on { at[0] / 2 } else { self.bias[usize::from(who == Bob)] } - 1;
        let mut after = at.clone();
        after[1 + element] = if who == Alice { ALICE } else { BOB };
        let full = !after[1..].contains(&FREE);
        after[0] = if left == 0 || full { 0 } else { 2 * left + usize::from(who == Bob) };
        after
    }

    /// The position after Alice has offered an element or Bob has kept one.
    fn offered_or_kept(&self, at: &Position, who: Player, element: usize) -> Position {
        let mut after = at.clone();
        after[1 + element] = if who == Alice { OFFERED } else { BOB };
        let offered = after[1..].iter().filter(|&&owner| owner == OFFERED).count();
        if who == Alice {
            after[0] = usize::from(offered == self.bias[0] + self.bias[1]);
            return after;
        }
        if self.over(&after) || offered > self.bias[0] {
            return after;
        }
        after.iter_mut().skip(1).filter(|owner| **owner == OFFERED).for_each(|owner| *owner = ALICE);
        after[0] = 0;
        self.offer_begins(after)
    }

    /// Where Alice is to offer: if fewer elements are free than she must offer, they are all Bob's.
    fn offer_begins(&self, mut at: Position) -> Position {
        let free = at[1..].iter().filter(|&&owner| owner == FREE).count();
        if !self.over(&at) && free < self.bias[0] + self.bias[1] {
            at.iter_mut().skip(1).filter(|owner| **owner == FREE).for_each(|owner| *owner = BOB);
        }
        at
    }
}

/// Whose turn is not finished.
fn unfinished(state: usize) -> Player {
    if state % 2 == 1 { Bob } else { Alice }
}

/// The elements of an owner, as bits.
fn owned_by(at: &Position, owner: usize) -> usize {
    at[1..].iter().enumerate().filter(|(_, other)| **other == owner).fold(0, |set, (e, _)| set | 1 << e)
}

/// The number of critical sets.
pub fn critical_sets(case: &Case) -> usize {
    Family::of(case).sets.len()
}

/// Owners for a few elements, as a start set, and for more if otherwise more than `most` would be free.
pub fn random_start(case: &Case, most: usize, dice: &mut Dice) -> Vec<usize> {
    let count = Family::of(case).elements.len();
    let stones: &[usize] = if let Board::Squares { cells, .. } = &case.board { cells } else { &[] };
    let free: Vec<usize> = dice.permutation(count).into_iter().filter(|e| !stones.contains(e)).collect();
    let size = dice.below(free.len().min(3) + 1).max(free.len().saturating_sub(most));
    free[..size].iter().map(|&e| start_code(e, if dice.coin() { Alice } else { Bob })).collect()
}

/// The start set after elements have been renamed: `rename` takes the old text of an element to its new one.
pub fn renamed_start(old: &Case, new: &Case, rename: impl Fn(&str) -> String) -> Vec<usize> {
    let (before, after) = (Family::of(old).elements, Family::of(new).elements);
    let moved = |code: &usize| {
        let text = rename(&before[code / 2]);
        2 * after.iter().position(|element| *element == text).unwrap() + code % 2
    };
    old.start.iter().map(moved).collect()
}

/// The same hypergraph with its labels exchanged and its sets in another order.
pub fn renamed_hypergraph(case: &Case, dice: &mut Dice) -> Case {
    let Board::Hypergraph(sets) = &case.board else { return case.clone() };
    let labels = Family::of(case).elements;
    let names = dice.permutation(labels.len());
    let rename = |label: &str| labels[names[labels.iter().position(|other| other == label).unwrap()]].clone();
    let order = dice.permutation(sets.len()).into_iter();
    let sets = order.map(|i| (sets[i].0.iter().map(|label| rename(label)).collect(), sets[i].1));
    let other = case.clone().with(|c| c.board = Board::Hypergraph(sets.collect()));
    let start = renamed_start(case, &other, rename);
    other.with(|c| c.start = start)
}
