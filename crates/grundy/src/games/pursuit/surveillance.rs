//! `surveillance`: an observer clears marks faster than a fugitive reaches them.

use super::{check_size, strokes};
use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::graph::{Graph, Set};
use crate::rules::{
    Convention, GraphView, Mark, Move, Notes, Pack, Player, Prospect, Reader, Rules, Verdict, View, Words,
};

pub static SURVEILLANCE: Entry = Entry {
    id: "surveillance",
    name: Bilingual { en: "Surveillance", pt: "Vigilância" },
    rules: Bilingual {
        en: "Every vertex but the fugitive's home, which follows @, is marked. In each turn Alice clears k marks, one after the other, or all that are left; then Bob moves the fugitive along an edge or lets him stay. Bob wins when the fugitive is on a marked vertex, Alice when no mark is left.",
        pt: "Todos os vértices, menos a base do fugitivo, que vem depois de @, estão marcados. A cada vez, Alice apaga k marcas, uma depois da outra, ou todas as que restam; então Bob move o fugitivo por uma aresta ou o deixa onde está. Bob vence quando o fugitivo está em um vértice marcado, Alice quando não resta nenhuma marca.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::One }),
    keys: &[KeyInfo {
        name: "k",
        title: Bilingual::of("Marks in a turn", "Marcas por vez"),
        values: Values::Number { least: 1, greatest: 1000 },
        default: "1",
        help: Bilingual {
            en: "how many marks are cleared in a turn",
            pt: "quantas marcas se apagam de cada vez",
        },
    }],
    order: Order::Fixed(|_| Player::Alice),
    summable: false,
    numbers: &[NumberInfo {
        name: "surveillance",
        help: Bilingual {
            en: "the least number of marks to clear in a turn with which Alice wins: the surveillance number",
            pt: "o menor número de marcas a apagar por vez com que Alice vence: o número de vigilância",
        },
        found: Found::Least(Range {
            enough: |problem| Some(problem.graph().n() as u64),
            more_helps: true,
            ..Range::OF_K
        }),
        ..NumberInfo::LEAST
    }],
    examples: &[
        Example::new("surveillance:P5@0", &[("winner", "\"alice\"")], "she clears the vertex ahead of him"),
        Example::new("surveillance:P5@2", &[("winner", "\"bob\"")], "two neighbours are marked"),
        Example::new(
            "surveillance{k=2}:C6@0",
            &[("winner", "\"alice\"")],
            "two neighbours, then one more at each step",
        ),
        Example::new(
            "surveillance{k=2}:bintree(3)@0",
            &[("winner", "\"alice\"")],
            "Fomin, Giroire, Jean-Marie, Mazauric and Nisse 2014: no vertex has more than two children",
        ),
    ],
    complexity: &[
        Complexity::new("k = 2", "NP-hard", "Fomin, Giroire, Jean-Marie, Mazauric and Nisse 2014"),
        Complexity::new(
            "with arcs",
            "PSPACE-complete",
            "Fomin, Giroire, Jean-Marie, Mazauric and Nisse 2014",
        ),
        Complexity::new("trees", "polynomial", "Fomin, Giroire, Jean-Marie, Mazauric and Nisse 2014"),
    ],
    build: |problem| match problem.graph().n() {
        0..=64 => Ok(Family::of(Surveillance::<1>::new(problem)?)),
        65..=128 => Ok(Family::of(Surveillance::<2>::new(problem)?)),
        _ => Ok(Family::of(Surveillance::<16>::new(problem)?)),
    },
    ..Entry::GAME
};

struct Surveillance<const W: usize> {
    graph: Graph,
    /// For each vertex those to which the fugitive moves.
    ways: Vec<Set<W>>,
    k: u32,
    home: u32,
}

/// Where the fugitive is, how many marks Alice still clears in this turn, none in Bob's, and the marked vertices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Scene<const W: usize> {
    place: u32,
    left: u32,
    marked: Set<W>,
}

impl<const W: usize> Pack for Scene<W> {
    fn pack(&self, out: &mut Vec<u8>) {
        ((self.place, self.left), self.marked).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Scene<W> {
        let ((place, left), marked) = Pack::unpack(from);
        Scene { place, left, marked }
    }
}

impl<const W: usize> Surveillance<W> {
    fn new(problem: &Problem) -> Result<Surveillance<W>, Refusal> {
        let (graph, home) = problem.token()?;
        check_size(graph)?;
        let (k, home) = (problem.number("k") as u32, home as u32);
        Ok(Surveillance { graph: graph.clone(), ways: graph.out_rows(), k, home })
    }

    /// The marks next to the fugitive: those that are left after Alice's turn are his.
    fn threatened(&self, at: &Scene<W>) -> Set<W> {
        self.ways[at.place as usize] & at.marked
    }

    /// The marks that the fugitive can ever reach.
    fn reachable(&self, at: &Scene<W>) -> Set<W> {
        let mut seen = Set::single(at.place as usize);
        let mut fresh = seen;
        while !fresh.is_empty() {
            let next = fresh.iter().fold(Set::EMPTY, |next, v| next | self.ways[v]);
            fresh = next.minus(&seen);
            seen |= fresh;
        }
        seen & at.marked
    }
}

impl<const W: usize> Rules for Surveillance<W> {
    type Position = Scene<W>;

    fn start(&self) -> Scene<W> {
        let marked = Set::full(self.graph.n()).without(self.home as usize);
        Scene { place: self.home, left: self.k, marked }
    }

    fn moves(&self, at: &Scene<W>, who: Player, out: &mut Vec<Move>) {
        let turn = if at.left > 0 { Player::Alice } else { Player::Bob };
        if who != turn || self.verdict(at, who, false).is_some() {
            return;
        }
        let to = match who {
            Player::Alice => at.marked,
            Player::Bob => self.ways[at.place as usize].with(at.place as usize),
        };
        out.extend(to.iter().map(Move::of));
    }

    fn play(&self, at: &Scene<W>, who: Player, m: Move) -> (Scene<W>, Player) {
        if who == Player::Bob {
            return (Scene { place: m.what, left: self.k, ..*at }, Player::Alice);
        }
        let (marked, left) = (at.marked.without(m.element()), at.left - 1);
        match left == 0 || marked.is_empty() {
            true => (Scene { marked, left: 0, ..*at }, Player::Bob),
            false => (Scene { marked, left, ..*at }, Player::Alice),
        }
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Scene<W>, _next: Player, _stuck: bool) -> Option<Verdict> {
        match at.marked.contains(at.place as usize) {
            true => Some(Verdict::Win(Player::Bob)),
            false => at.marked.is_empty().then_some(Verdict::Win(Player::Alice)),
        }
    }

    fn task(&self, at: &Scene<W>, next: Player) -> Option<Words> {
        let left = at.left;
        Some(match (next, left) {
            (Player::Bob, _) => words!(
                "Move the fugitive to a neighbour, or stay.",
                "Mova o fugitivo para um vizinho, ou fique parado."
            ),
            (Player::Alice, 1) => words!("Clear one mark.", "Apague uma marca."),
            (Player::Alice, _) => {
                words!("Clear {left} marks, one after the other.", "Apague {left} marcas, uma após a outra.")
            }
        })
    }

    /// More marks next to the fugitive than can still be cleared are too many; if all that he can reach are cleared in
    /// this turn, or there are none, he never reaches one.
    fn prospect(&self, at: &Scene<W>, next: Player) -> Prospect {
        let clears = at.left as usize;
        if let Some(verdict) = self.verdict(at, next, false) {
            return Prospect::Certain(verdict);
        }
        if self.threatened(at).len() > clears {
            return Prospect::Forced(Verdict::Win(Player::Bob));
        }
        match self.reachable(at).len() {
            0 => Prospect::Certain(Verdict::Win(Player::Alice)),
            marks if marks <= clears => Prospect::Forced(Verdict::Win(Player::Alice)),
            _ => Prospect::Open { key: self.key(at), rank: self.size(at), notes: Notes::new() },
        }
    }

    /// Marks next to the fugitive must be cleared in this turn, in any order; marks that he cannot reach need not be
    /// cleared at all, and clearing one more never hurts Alice.
    fn drop_dominated(
        &self,
        at: &Scene<W>,
        who: Player,
        convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        if who == Player::Bob || convention != Convention::Objective {
            return;
        }
        match self.threatened(at).first() {
            Some(v) => moves.retain(|m| m.element() == v),
            None => {
                let reachable = self.reachable(at);
                moves.retain(|m| reachable.contains(m.element()));
            }
        }
    }

    fn size(&self, at: &Scene<W>) -> usize {
        at.marked.len()
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Bob wins when the fugitive is on a marked vertex, Alice when no mark is left.".into(),
            pt: "Bob vence quando o fugitivo está em um vértice marcado, e Alice, quando não resta nenhuma marca.".into(),
        })
    }

    fn view(&self, at: &Scene<W>) -> View {
        let mark = |v: usize| if at.marked.contains(v) { Mark::Free } else { Mark::Alice };
        View::Graph(GraphView {
            vertices: (0..self.graph.n()).map(mark).collect(),
            edges: strokes(&self.graph),
            tokens: vec![at.place as usize],
            ..GraphView::of(&self.graph)
        })
    }

    fn move_text(&self, m: Move) -> String {
        self.graph.vertex_text(m.element())
    }
}
