//! `hunter-rabbit`: shots at a rabbit that nobody sees.
//!
//! The rabbit is unseen, so that all that matters is where it may be. Bob has no choices, and Alice alone moves.

use super::{MOST_MOVES, check_size, choices, strokes, unpack, ways};
use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::graph::Graph;
use crate::rules::{
    Endless, Explicit, GraphView, Hunt, Mark, Move, Place, Player, PositionKey, Rules, Verdict, View, Words,
};

pub static HUNTER_RABBIT: Entry = Entry {
    id: "hunter-rabbit",
    name: Bilingual { en: "Hunters and rabbit", pt: "Caçadores e coelho" },
    rules: Bilingual {
        en: "An unseen rabbit is on a vertex. In each turn Alice shoots at k vertices, written as in 1;4, and then the rabbit, if it was at none of them, must move along an edge; a rabbit that cannot move is caught. Only Alice moves, and what is shown is where the rabbit may still be. She wins if some sequence of shots surely catches it, which the answer lists; if there is none Bob wins.",
        pt: "Um coelho que ninguém vê está em um vértice. A cada vez, Alice atira em k vértices, escritos como em 1;4, e então o coelho, se não estava em nenhum deles, precisa seguir uma aresta; um coelho que não pode se mover é capturado. Só Alice joga, e o que se mostra é onde o coelho ainda pode estar. Ela vence se alguma sequência de tiros o captura com certeza, e a resposta a lista; se não há nenhuma, Bob vence.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::None }),
    keys: &[KeyInfo {
        name: "k",
        title: Bilingual::of("Shots in a turn", "Tiros por vez"),
        values: Values::Number { least: 1, greatest: 1000 },
        default: "1",
        help: Bilingual {
            en: "how many vertices are shot at in a turn",
            pt: "em quantos vértices se atira de cada vez",
        },
    }],
    order: Order::Fixed(|_| Player::Alice),
    summable: false,
    numbers: &[NumberInfo {
        name: "hunter",
        help: Bilingual {
            en: "the least number of shots in a turn that catch the rabbit: the hunter number",
            pt: "o menor número de tiros por vez que capturam o coelho: o número de caçadores",
        },
        found: Found::Least(Range {
            enough: |problem| Some(problem.graph().n() as u64),
            more_helps: true,
            ..Range::OF_K
        }),
        definition: |problem| {
            let moves = problem.graph().edges().iter().any(|e| e.u != e.v);
            (!moves).then_some(Definition::Undefined(Bilingual {
                en: "without edges no rabbit can move, and no hunter is needed",
                pt: "sem arestas nenhum coelho pode se mover, e não é preciso caçador",
            }))
        },
        ..NumberInfo::LEAST
    }],
    examples: &[
        Example::new("hunter-rabbit:P6", &[("winner", "\"alice\"")], "book ex. 9.6"),
        Example::new(
            "hunter-rabbit:C5",
            &[("winner", "\"bob\"")],
            "every vertex has two neighbours, so that after one shot the rabbit may again be anywhere",
        ),
        Example::new(
            "hunter-rabbit{k=2}:grid(3,4)",
            &[("winner", "\"alice\"")],
            "Abramovskaya, Fomin, Golovach and Pilipczuk 2016: half the smaller side, rounded down, and one more",
        ),
        Example::new(
            "hunter-rabbit{k=2}:grid(4,4)",
            &[("winner", "\"bob\"")],
            "Abramovskaya, Fomin, Golovach and Pilipczuk 2016",
        ),
    ],
    complexity: &[Complexity::new(
        "trees, k = 1",
        "polynomial: those without three paths of length three from a vertex",
        "Britnell and Wildon 2013; Haslegrave 2014",
    )],
    build: |problem| Ok(Family::of(Shooting::new(problem)?)),
    ..Entry::GAME
};

struct Shooting {
    graph: Graph,
    hunt: Hunt,
}

impl Shooting {
    fn new(problem: &Problem) -> Result<Shooting, Refusal> {
        let graph = problem.graph();
        check_size(graph)?;
        let shots = (problem.number("k") as usize).min(graph.n());
        Refusal::beyond(
            choices(graph.n() as u32, shots as u32),
            Bilingual::of("ways to shoot", "modos de atirar"),
            MOST_MOVES,
        )?;
        Ok(Shooting { graph: graph.clone(), hunt: Hunt { shots, ways: ways(graph) } })
    }

    fn aims(&self, m: Move) -> Vec<u32> {
        unpack(m.how, self.hunt.shots, self.graph.n() as u32)
    }
}

impl Rules for Shooting {
    /// The vertices where the rabbit may be, ascending.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        (0..self.graph.n() as u32).collect()
    }

    fn moves(&self, at: &Vec<u32>, who: Player, out: &mut Vec<Move>) {
        if who == Player::Alice && !at.is_empty() {
            let count = choices(self.graph.n() as u32, self.hunt.shots as u32) as u64;
            out.extend((0..count).map(|number| Move::new(0, number)));
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let aims = self.aims(m);
        let missed = at.iter().filter(|v| !aims.contains(v));
        let mut next: Vec<u32> = missed.flat_map(|&v| self.hunt.ways[v as usize].iter().copied()).collect();
        next.sort_unstable();
        next.dedup();
        (next, who)
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Vec<u32>, _next: Player, _stuck: bool) -> Option<Verdict> {
        at.is_empty().then_some(Verdict::Win(Player::Alice))
    }

    fn endless(&self, _at: &Vec<u32>) -> Endless {
        Endless::Possible(Verdict::Win(Player::Bob))
    }

    fn explicit(&self, at: &Vec<u32>) -> Option<Explicit<'_>> {
        Some(Explicit::Hunt(&self.hunt, at.clone()))
    }

    fn key(&self, at: &Vec<u32>) -> PositionKey {
        let mut words = vec![0u64; self.graph.n().div_ceil(64)];
        at.iter().for_each(|&v| words[v as usize / 64] |= 1 << (v % 64));
        match words[..] {
            [word] => PositionKey(word.into()),
            _ => PositionKey::fingerprint(words.into_iter()),
        }
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Alice wins if her shots surely catch the rabbit.".into(),
            pt: "Alice vence se seus tiros com certeza capturam o coelho.".into(),
        })
    }

    fn view(&self, at: &Vec<u32>) -> View {
        let mark = |v: u32| if at.binary_search(&v).is_ok() { Mark::Bob } else { Mark::Free };
        View::Graph(GraphView {
            vertices: (0..self.graph.n() as u32).map(mark).collect(),
            edges: strokes(&self.graph),
            ..GraphView::of(&self.graph)
        })
    }

    fn places(&self, _at: &Vec<u32>, m: Move) -> Vec<Place> {
        self.aims(m).into_iter().map(|v| Place::element(v as usize)).collect()
    }

    fn move_text(&self, m: Move) -> String {
        let aims = self.aims(m).into_iter().map(|v| self.graph.vertex_text(v as usize));
        aims.collect::<Vec<_>>().join(";")
    }
}
