//! Claim games, also called positional games: players in turn claim free elements of a board, and certain sets of
//! elements count.
//!
//! A game of this family is a board: its elements, its critical sets (listed, or found by a monotone test) and its
//! picture. The six rules that say who wins, the bias, stones placed before play, keys, pruning and pictures are
//! written here once.

mod board;
mod forced;
mod keys;
mod live;
mod live_key;
mod numbers;
mod outlook;
mod play;
mod position;
mod potential;
mod sets;
mod words;

pub use board::{ClaimBoard, Goal, MOST_SETS, Picture, Sets, Stones, members};
pub use keys::{JOINING_KEYS, KEYS, Manner, NEEDS, Rule};
pub use numbers::THRESHOLD;
pub use position::Claimed;

use super::entry::{BoardKind, Entry, KeyInfo, Order, Start, Turn};
use super::hex::HexExpert;
use super::mirrors::Mirrors;
use super::{Family, Problem, Refusal};
use crate::graph::{Graph, Set};
use crate::rules::{Convention, Player, Words};
use keys::read_start;
use position::Decided;
use potential::Potential;
use sets::SetFamily;

/// What claim games have in common.
pub const GAME: Entry = Entry {
    conventions: &[Convention::Objective, Convention::Score],
    board: BoardKind::BARE_GRAPH,
    keys: &KEYS,
    needs: &NEEDS,
    start: Some(Start::Owned),
    order: Order::Depends(turn),
    numbers: &[THRESHOLD],
    build,
    ..Entry::GAME
};

/// What claim games in which Alice joins two sides have in common.
pub const JOINING_GAME: Entry = Entry {
    conventions: &[Convention::Objective],
    keys: &JOINING_KEYS,
    needs: &[],
    order: Order::Free,
    ..GAME
};

/// The keys of claim games after one that a board has of its own.
pub const fn keys_after(own: KeyInfo) -> [KeyInfo; 5] {
    let [rule, bias, points, goal] = KEYS;
    [own, rule, bias, points, goal]
}

/// Waiter moves first; under the other rules either player may.
fn turn(problem: &Problem) -> Turn {
    match Manner::rule(problem) {
        Rule::WaiterClient { .. } => Turn::Fixed(Player::Alice),
        _ => Turn::Free(problem.began),
    }
}

/// The greatest number of elements that can be searched.
const MOST_ELEMENTS: usize = Set::<16>::CAPACITY;

/// Sets up a claim game.
fn build(problem: &Problem) -> Result<Family, Refusal> {
    let board = board_of(problem)?;
    let manner = Manner::of(problem);
    match board.elements.len() {
        0..=64 => Ok(Family::Claims(Claims::<1>::new(problem, manner, board)?.into())),
        65..=128 => Ok(Family::of(Claims::<2>::new(problem, manner, board)?)),
        129..=MOST_ELEMENTS => Ok(Family::of(Claims::<16>::new(problem, manner, board)?)),
        n => Err(too_many(n)),
    }
}

/// The board of a claim game with all its stones: those that the text of the board places, and those of `start`.
pub fn board_of(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let make = problem.entry.claims.ok_or_else(|| problem.entry.board.expected())?;
    let mut board = make(problem)?;
    let started = read_start(problem, &board.elements)?;
    for (owned, more) in board.stones.owned.iter_mut().zip(started) {
        owned.extend(more);
    }
    let mut all: Vec<usize> = board.stones.owned.concat();
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(Refusal::key(
            "start",
            words!("{} is claimed already", "{} já foi tomado", board.elements[pair[0]]),
        )),
        None => Ok(board),
    }
}

/// The refusal of a board with too many elements. Theorems may still know the winner.
pub fn too_many(elements: usize) -> Refusal {
    Refusal::too_large(words!(
        "{elements} elements; at most {MOST_ELEMENTS} can be searched",
        "{elements} elementos; no máximo {MOST_ELEMENTS} podem ser examinados"
    ))
}

/// A claim game on bit sets of `W` words.
pub struct Claims<const W: usize> {
    manner: Manner,
    /// The text of each element.
    elements: Vec<String>,
    picture: Picture,
    goal: Words,
    family: SetFamily<W>,
    start: Claimed<W>,
    mirrors: Mirrors<W>,
    /// For Alice as Maker, and for Bob.
    potentials: [Potential; 2],
    /// Knows more about hex than its chains say.
    hex: Option<HexExpert<W>>,
}

impl<const W: usize> Claims<W> {
    fn new(problem: &Problem, manner: Manner, board: ClaimBoard) -> Result<Self, Refusal> {
        let ClaimBoard { elements, sets, picture, stones, goal } = board;
        let goal = goal.unwrap_or_else(|| manner.rule.goal());
        let hex = picture.hex_sides(elements.len()).filter(|_| manner.bias == [1, 1]);
        let hex = hex.and_then(|(rows, columns)| HexExpert::new(rows, columns));
        let sets = match manner.rule {
            Rule::Scoring => sets,
            _ if hex.is_some() => sets,
            _ => sets.listed_if_few::<W>(elements.len()),
        };
        let mirrors = mirrors(&sets, &picture, elements.len());
        let family = SetFamily::new(sets, elements.len(), manner)?;
        let owned = stones.owned.map(|owned| owned.into_iter().collect());
        let start = Claimed::new(owned).with_picks(problem.terms.first, stones.picked);
        let [alice, bob] = manner.bias;
        let potentials =
            [(alice, bob), (bob, alice)].map(|(own, other)| Potential::new(own, other, elements.len()));
        let mut game = Claims { manner, elements, picture, goal, family, start, mirrors, potentials, hex };
        game.start = game.begun(start);
        Ok(game)
    }

    /// A start with what it decides. Waiter may have too little to offer.
    fn begun(&self, start: Claimed<W>) -> Claimed<W> {
        let owns = |who: Player| self.decides(who) && self.family.holds(start.of(who));
        let decided = match (owns(Player::Alice), owns(Player::Bob)) {
            (true, true) => Decided::Both,
            (true, false) => Decided::Alice,
            (false, true) => Decided::Bob,
            (false, false) => Decided::Open,
        };
        self.with_remainder(Claimed { decided, ..start })
    }

    /// Whether the play is over once a player owns a critical set.
    fn decides(&self, who: Player) -> bool {
        match self.manner.rule {
            Rule::MakerBreaker | Rule::AvoiderEnforcer => who == Player::Alice,
            Rule::WaiterClient { either } => either || who == Player::Alice,
            Rule::MakerMaker | Rule::AvoiderAvoider => true,
            Rule::Scoring => false,
        }
    }

    /// The elements that nobody owns.
    fn free(&self, at: &Claimed<W>) -> Set<W> {
        Set::full(self.elements.len()).minus(&at.taken())
    }
}

/// Lists with more elements and sets than this have no symmetry looked for.
const MOST_STRUCTURE: usize = 3000;

/// The symmetries of a board: those of its list of sets, or those of the graph on which a test is made.
fn mirrors<const W: usize>(sets: &Sets, picture: &Picture, elements: usize) -> Mirrors<W> {
    match (sets, picture) {
        (Sets::Listed(sets), _) if elements + sets.len() <= MOST_STRUCTURE => {
            of_list(elements, sets.iter().map(|(set, points)| (&set[..], points.unsigned_abs() + 1)))
        }
        (Sets::Meeting(sets), _) if elements + sets.len() <= MOST_STRUCTURE => {
            of_list(elements, sets.iter().map(|set| (&set[..], 1)))
        }
        (Sets::Tested(_), Picture::Vertices { graph, roles, of }) if of.len() == graph.n() => {
            let colour =
                |v: usize| roles.iter().position(|role| role.vertex == v).map_or(0, |i| i as u32 + 1);
            Mirrors::of_part(graph.clone(), (0..graph.n()).map(colour).collect(), elements)
        }
        _ => Mirrors::none(),
    }
}

/// The symmetries of a list of sets, each with a colour: those of the graph that joins each set to its elements.
fn of_list<'a, const W: usize>(
    elements: usize,
    sets: impl ExactSizeIterator<Item = (&'a [usize], u32)> + Clone,
) -> Mirrors<W> {
    let joined = sets
        .clone()
        .enumerate()
        .flat_map(|(i, (set, _))| set.iter().map(move |&element| (element, elements + i)));
    let graph = Graph::undirected(elements + sets.len(), joined);
    let colours = std::iter::repeat_n(0, elements).chain(sets.map(|(_, colour)| colour));
    Mirrors::of_part(graph, colours.collect(), elements)
}
