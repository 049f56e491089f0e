//! `cops-and-robber`: the cops choose vertices, then the robber; then the cops and the robber move in turn.
//!
//! A turn of the cops is one move of the whole team: each of them stays or goes along an edge. Cops are
//! indistinguishable, so that a move is written as the vertices on which they then stand, in increasing order.

use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::graph::Graph;
use crate::rules::{Bytes, Endless, GraphView, Mark, Move, Place, Player, Rules, Stroke, Verdict, View};

/// The most vertices, and the most cops: the vertices of all cops are packed into a move, one byte each.
const MOST_VERTICES: usize = 255;
const MOST_COPS: usize = 6;

/// The greatest number of placements of the cops: each of them may be the first move.
const MOST_STANDINGS: u64 = 1 << 20;

pub static COPS_AND_ROBBER: Entry = Entry {
    id: "cops-and-robber",
    name: Bilingual { en: "Cops and robber", pt: "Polícia e ladrão" },
    rules: Bilingual {
        en: "Alice puts k cops on vertices, then Bob the robber. Then Alice moves any of her cops, each along an edge, and Bob moves the robber along an edge or lets him stay, in turn. Alice wins when a cop and the robber are on the same vertex; an endless play is Bob's. A move of the cops is written as the vertices on which they then stand, as in 3;5, a move of the robber as his vertex. The key start lists the cops and then the robber, with the cops to move.",
        pt: "Alice põe k policiais em vértices, depois Bob põe o ladrão. Em seguida, alternadamente, Alice move quantos de seus policiais quiser, cada um por uma aresta, e Bob move o ladrão por uma aresta ou o deixa onde está. Alice vence quando um policial e o ladrão estão no mesmo vértice; uma partida sem fim é de Bob. Uma jogada dos policiais se escreve com os vértices em que eles ficam, como em 3;5, e uma do ladrão com o vértice dele. A chave start lista os policiais e depois o ladrão, e a vez é dos policiais.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::BARE_GRAPH,
    keys: &[KeyInfo {
        name: "k",
        values: Values::Number { least: 1, greatest: MOST_COPS as u64 },
        default: "1",
        help: Bilingual { en: "how many cops there are", pt: "quantos policiais há" },
    }],
    takes_start: true,
    order: Order::Fixed(|_| Player::Alice),
    summable: false,
    numbers: &[NumberInfo {
        name: "cop",
        help: Bilingual {
            en: "the least number of cops that catch the robber: the cop number",
            pt: "o menor número de policiais que capturam o ladrão: o número de policiais",
        },
        found: Found::Least(Range {
            enough: |problem| Some(problem.graph().n() as u64),
            more_helps: true,
            ..Range::OF_K
        }),
        definition: |problem| (problem.graph().n() == 0).then_some(Definition::Is(0)),
        ..NumberInfo::LEAST
    }],
    examples: &[
        Example::new("cops-and-robber:P7", &[("winner", "\"alice\"")], "book thm 9.2: trees are cop-win"),
        Example::new("cops-and-robber:C4", &[("winner", "\"bob\"")], "book ch. 9"),
        Example::new("cops-and-robber{k=2}:grid(3,3)", &[("winner", "\"alice\"")], "book ch. 9"),
        Example::new(
            "cops-and-robber{k=2}:petersen",
            &[("winner", "\"bob\"")],
            "book ch. 9: its cop number is 3",
        ),
        Example::new(
            "cops-and-robber{start=0;2}:P4",
            &[("winner", "\"alice\"")],
            "the robber is driven to the end",
        ),
    ],
    complexity: &[
        Complexity::new(
            "objective, k fixed",
            "polynomial",
            "Berarducci and Intrigila 1993; Hahn and MacGillivray 2006 (book 5.4)",
        ),
        Complexity::new("objective", "EXPTIME-complete", "Kinnersley 2015"),
        Complexity::new(
            "objective, with start",
            "EXPTIME-complete",
            "Goldstein and Reingold 1995 (book thm 5.8)",
        ),
    ],
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let (graph, k) = (problem.graph(), problem.number("k") as usize);
    if graph.n() == 0 {
        return Err(Refusal::board("expected a graph with at least one vertex"));
    }
    if graph.n() > MOST_VERTICES {
        let message = format!("{} vertices; at most {MOST_VERTICES} can be searched", graph.n());
        return Err(Refusal::too_large(message));
    }
    let standings = standings(graph.n() as u64, k as u64);
    if standings > MOST_STANDINGS {
        let message =
            format!("{k} cops may stand in {standings} ways; at most {MOST_STANDINGS} can be searched");
        return Err(Refusal::too_large(message));
    }
    let listed = problem.start_vertices()?;
    if !listed.is_empty() && listed.len() != k + 1 {
        let message = format!(
            "{} vertices: expected {}, those of the cops and then that of the robber",
            listed.len(),
            k + 1
        );
        return Err(Refusal::key("start", message));
    }
    let start = match listed.split_last() {
        Some((&robber, cops)) => standing(robber as u8, cops.iter().map(|&v| v as u8).collect()),
        None => standing(NOWHERE, Vec::new()),
    };
    Ok(Family::of(Cops { graph: graph.clone(), k, start }))
}

/// In how many ways k cops can stand on n vertices: C(n + k - 1, k).
fn standings(n: u64, k: u64) -> u64 {
    (1..=k).fold(1, |ways, i| ways * (n + i - 1) / i)
}

/// The robber before he has chosen a vertex.
const NOWHERE: u8 = u8::MAX;

/// A position: the robber, then the cops in order.
fn standing(robber: u8, mut cops: Vec<u8>) -> Bytes {
    cops.sort_unstable();
    [robber].into_iter().chain(cops).collect()
}

struct Cops {
    graph: Graph,
    k: usize,
    start: Bytes,
}

impl Cops {
    /// Where a token may be at the end of its turn: it may stay.
    fn steps(&self, from: u8) -> impl Iterator<Item = u8> {
        let near = self.graph.neighbours(from as usize).iter().map(|&v| v as u8);
        std::iter::once(from).chain(near)
    }

    fn all(&self) -> impl Iterator<Item = u8> {
        (0..self.graph.n()).map(|v| v as u8)
    }

    /// The placements of the team after its turn, distinct and in order: one cop after the other is moved.
    fn team(&self, cops: &[u8]) -> Vec<Vec<u8>> {
        let mut teams = vec![Vec::new()];
        for i in 0..self.k {
            let places: Vec<u8> = match cops.get(i) {
                Some(&from) => self.steps(from).collect(),
                None => self.all().collect(),
            };
            let with = |team: &Vec<u8>, v: u8| {
                let mut team = team.clone();
                team.insert(team.partition_point(|&u| u <= v), v);
                team
            };
            teams = teams.iter().flat_map(|team| places.iter().map(|&v| with(team, v))).collect();
            teams.sort_unstable();
            teams.dedup();
        }
        teams
    }
}

/// The vertices of a team in a move, one byte each.
fn pack(team: &[u8]) -> u64 {
    team.iter().rev().fold(0, |how, &v| how << 8 | v as u64)
}

fn unpack(how: u64, k: usize) -> impl Iterator<Item = u8> {
    (0..k).map(move |i| (how >> (8 * i)) as u8)
}

/// What a move names: the team, or the robber.
const TEAM: usize = 0;
const ROBBER: usize = 1;

impl Rules for Cops {
    /// The robber, 255 before he has chosen, then the cops in order.
    type Position = Bytes;

    fn start(&self) -> Bytes {
        self.start.clone()
    }

    fn moves(&self, at: &Bytes, who: Player, out: &mut Vec<Move>) {
        if self.verdict(at, who, false).is_some() {
            return;
        }
        let (robber, cops) = (at[0], &at[1..]);
        match who {
            Player::Alice => out.extend(self.team(cops).iter().map(|team| Move::new(TEAM, pack(team)))),
            Player::Bob if robber == NOWHERE => out.extend(self.all().map(|v| Move::new(ROBBER, v as u64))),
            Player::Bob => {
                let mut steps: Vec<u8> = self.steps(robber).collect();
                steps.sort_unstable();
                out.extend(steps.into_iter().map(|v| Move::new(ROBBER, v as u64)));
            }
        }
    }

    fn play(&self, at: &Bytes, who: Player, m: Move) -> (Bytes, Player) {
        let next = match m.element() {
            TEAM => standing(at[0], unpack(m.how, self.k).collect()),
            _ => standing(m.how as u8, at[1..].to_vec()),
        };
        (next, who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Bytes, _next: Player, _stuck: bool) -> Option<Verdict> {
        at[1..].contains(&at[0]).then_some(Verdict::Win(Player::Alice))
    }

    fn endless(&self, _at: &Bytes) -> Endless {
        Endless::Possible(Verdict::Win(Player::Bob))
    }

    fn view(&self, at: &Bytes) -> View {
        let mut vertices = vec![Mark::Free; self.graph.n()];
        if at[0] != NOWHERE {
            vertices[at[0] as usize] = Mark::Bob;
        }
        at[1..].iter().for_each(|&v| vertices[v as usize] = Mark::Alice);
        let tokens = at[1..].iter().chain(&at[..1]).filter(|&&v| v != NOWHERE).map(|&v| v as usize);
        View::Graph(GraphView {
            vertices,
            edges: Stroke::simple(&self.graph),
            tokens: tokens.collect(),
            ..GraphView::default()
        })
    }

    fn places(&self, _at: &Bytes, m: Move) -> Vec<Place> {
        match m.element() {
            TEAM => {
                let mut vertices: Vec<u8> = unpack(m.how, self.k).collect();
                vertices.dedup();
                vertices.into_iter().map(|v| Place::element(v as usize)).collect()
            }
            _ => vec![Place::element(m.how as usize)],
        }
    }

    fn move_text(&self, m: Move) -> String {
        let count = if m.element() == TEAM { self.k } else { 1 };
        unpack(m.how, count).map(|v| v.to_string()).collect::<Vec<_>>().join(";")
    }
}
