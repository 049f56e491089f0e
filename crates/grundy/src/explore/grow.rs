//! Building the graph, position by position.

use super::{GameGraph, Node, Outcome, label, loopy, order, rank};
use crate::rules::{Bytes, Convention, Endless, Game, Player, PositionKey, Rules, Verdict};
use std::collections::{HashMap, HashSet, VecDeque};

/// What counts as one node of a game graph, and how many of them there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The most nodes.
    pub most: usize,
    /// Whether the player to move distinguishes nodes in impartial games too. In other games it always does.
    pub turns: bool,
    /// Whether positions with the same table key, which a symmetry maps to each other, are one node.
    pub fold: bool,
    /// Whether nodes keep their views, for pictures.
    pub views: bool,
}

impl Shape {
    /// Each position once, up to so many of them.
    pub fn new(most: usize) -> Shape {
        Shape { most, turns: false, fold: false, views: false }
    }
}

/// A game graph under construction. Roots are added one after the other and share the positions that they both reach.
pub struct Explorer {
    shape: Shape,
    nodes: Vec<Node>,
    roots: Vec<usize>,
    /// The number of the board of the root that is being explored.
    board: usize,
    named: HashMap<Named, usize>,
    keyed: HashMap<Keyed, usize>,
    folded: usize,
    /// How an endless play is decided.
    endless: Verdict,
    /// For nodes at which the play is over: its result for the player to move, and what the end adds to the score.
    ends: Vec<Option<(Outcome, i32)>>,
    /// What each move adds to the score.
    gains: Vec<Vec<i32>>,
}

/// The name of a position, and who is to move if that matters.
type Named = (Bytes, Option<Player>);
/// The number of the board, the table key of a position on it, and who is to move if that matters.
type Keyed = (usize, PositionKey, Option<Player>);

/// What makes a position the same as another one: its name, and if symmetric positions are folded, its key.
struct Identity {
    name: Named,
    key: Option<Keyed>,
}

/// A position to be followed: its node, and who is to move.
struct Waiting<P> {
    node: usize,
    at: P,
    who: Player,
}

/// How positions are named: positions with the same name are the same.
pub type Name<'a, P> = &'a mut dyn FnMut(&P) -> Bytes;

impl Explorer {
    /// An empty graph for a game. If the game is impartial and only the last move decides it, who is to move changes
    /// nothing but the names of the players, and a position is one node for both, unless the shape asks for two.
    pub fn new<R: Rules>(game: Game<'_, R>, shape: Shape) -> Explorer {
        let by_last_move = matches!(game.terms.convention, Convention::Normal | Convention::Misere);
        let neutral = game.rules.endless(&game.rules.start()).verdict() == Verdict::Draw;
        let turns = shape.turns || !(game.impartial() && by_last_move && neutral);
        Explorer {
            shape: Shape { turns, ..shape },
            nodes: Vec::new(),
            roots: Vec::new(),
            board: 0,
            named: HashMap::new(),
            keyed: HashMap::new(),
            folded: 0,
            endless: Verdict::Draw,
            ends: Vec::new(),
            gains: Vec::new(),
        }
    }

    /// Explores the graph from one more root. The games of all roots must be the same up to their boards, which are
    /// numbered, and positions of different boards must have different names unless play goes on in the same way.
    /// Positions are followed as long as `goes_on` says so.
    pub fn add<R: Rules>(
        &mut self,
        game: Game<'_, R>,
        board: usize,
        (from, next): (R::Position, Player),
        name: Name<'_, R::Position>,
        goes_on: &dyn Fn() -> bool,
    ) {
        self.board = board;
        if let Endless::Possible(verdict) = game.rules.endless(&from) {
            self.endless = verdict;
        }
        let mut waiting = VecDeque::new();
        let identity = self.identity(game, &from, next, name);
        let root = self.node(game, (from, next), identity, Vec::new(), &mut waiting);
        while let Some(place) = waiting.pop_front().filter(|_| goes_on()) {
            self.follow(game, place, name, &mut waiting);
        }
        self.roots.push(root);
    }

    fn identity<R: Rules>(
        &self,
        game: Game<'_, R>,
        at: &R::Position,
        who: Player,
        name: Name<'_, R::Position>,
    ) -> Identity {
        let next = self.shape.turns.then_some(who);
        let key = self.shape.fold.then(|| (self.board, game.rules.key(at), next));
        Identity { name: (name(at), next), key }
    }

    fn known(&self, identity: &Identity) -> Option<usize> {
        let alike = || self.keyed.get(identity.key.as_ref()?);
        self.named.get(&identity.name).or_else(alike).copied()
    }

    /// The node of a position. A new one waits to be followed.
    fn node<R: Rules>(
        &mut self,
        game: Game<'_, R>,
        (at, who): (R::Position, Player),
        identity: Identity,
        played: Vec<String>,
        waiting: &mut VecDeque<Waiting<R::Position>>,
    ) -> usize {
        if let Some(known) = self.known(&identity) {
            // A position with a new name that is known all the same is known by its key.
            self.folded += usize::from(self.named.insert(identity.name, known).is_none());
            return known;
        }
        let (node, view) = (self.nodes.len(), game.rules.view(&at));
        let new = Node::new(view.summary(), played, identity.name.1);
        self.nodes.push(Node { view: self.shape.views.then_some(view), ..new });
        self.ends.push(None);
        self.gains.push(Vec::new());
        self.named.insert(identity.name, node);
        self.keyed.extend(identity.key.map(|key| (key, node)));
        waiting.push_back(Waiting { node, at, who });
        node
    }

    /// Follows the moves of a node, unless that would exceed the limit on nodes.
    fn follow<R: Rules>(
        &mut self,
        game: Game<'_, R>,
        Waiting { node: i, at, who }: Waiting<R::Position>,
        name: Name<'_, R::Position>,
        waiting: &mut VecDeque<Waiting<R::Position>>,
    ) {
        let mut moves = Vec::new();
        game.moves(&at, who, &mut moves);
        if let Some(verdict) = game.ended(&at, who, moves.is_empty()) {
            self.ends[i] = Some((Outcome::of(verdict, who), game.rules.final_score(&at)));
            self.nodes[i].expanded = true;
            return;
        }
        let mut after = Vec::with_capacity(moves.len());
        for &m in &moves {
            let (to, next) = game.play(&at, who, m);
            let identity = self.identity(game, &to, next, name);
            after.push((to, next, identity));
        }
        if self.nodes.len() + self.count_new(after.iter().map(|(_, _, identity)| identity)) > self.shape.most
        {
            return;
        }
        for (m, (to, next, identity)) in moves.into_iter().zip(after) {
            let text = game.move_text(m);
            let mut played = self.nodes[i].played.clone();
            played.push(text.clone());
            let to = self.node(game, (to, next), identity, played, waiting);
            self.nodes[i].moves.push((text, to));
            self.gains[i].push(game.gain(&at, who, m));
        }
        self.nodes[i].expanded = true;
    }

    /// How many nodes these positions would add.
    fn count_new<'a>(&self, positions: impl Iterator<Item = &'a Identity>) -> usize {
        let new = positions.filter(|identity| self.known(identity).is_none());
        let distinct =
            |Identity { name, key }: &'a Identity| (key, if key.is_some() { None } else { Some(name) });
        new.map(distinct).collect::<HashSet<_>>().len()
    }

    /// The graph with its labels.
    pub fn finish<R: Rules>(self, game: Game<'_, R>) -> GameGraph {
        let Explorer { mut nodes, roots, folded, endless, ends, gains, shape, .. } = self;
        let complete = nodes.iter().all(|node| node.expanded);
        match game.terms.convention {
            Convention::Score => order::scores(&mut nodes, &ends, &gains, game.rules.maximiser()),
            _ => {
                let ends: Vec<Option<Outcome>> =
                    ends.iter().map(|end| end.map(|(outcome, _)| outcome)).collect();
                label::mark(&mut nodes, &ends);
                if complete {
                    label::endless(&mut nodes, &ends, endless);
                }
            }
        }
        let alternates = |node: &Node| node.moves.iter().all(|&(_, to)| nodes[to].next != node.next);
        let alternates = !shape.turns || nodes.iter().all(alternates);
        if game.terms.convention == Convention::Normal && game.impartial() && alternates {
            order::nimbers(&mut nodes);
            if complete && endless == Verdict::Draw && nodes.iter().any(|node| node.nimber.is_none()) {
                loopy::loopy_nimbers(&mut nodes);
                rank::ranks(&mut nodes);
            }
        }
        GameGraph { nodes, roots, complete, folded }
    }
}
