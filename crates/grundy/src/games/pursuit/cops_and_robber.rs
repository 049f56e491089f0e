//! `cops-and-robber`: the cops choose vertices, then the robber; then the cops and the robber move in turn.
//!
//! A turn of the cops is one move of the whole team: each of them stays or goes along an edge. Cops are
//! indistinguishable, so that a move is written as the vertices on which they then stand, in increasing order.

use super::chase::Described;
use super::keys::{self, KEYS, NONE};
use super::{pack, strokes, unpack};
use crate::families::entry::*;
use crate::families::{Family, Problem};
use crate::graph::Graph;
use crate::graph::distance::components;
use crate::rules::{
    Aim, Chase, Endless, Explicit, GraphView, Mark, Move, Place, Player, Role, RoleView, Rules,
    Tokens as Standing, Verdict, View, Words,
};

pub static COPS_AND_ROBBER: Entry = Entry {
    id: "cops-and-robber",
    name: Bilingual { en: "Cops and robber", pt: "Polícia e ladrão" },
    rules: Bilingual {
        en: "Alice puts k cops on vertices, then Bob the robber. Then Alice moves any of her cops, each along an edge, and Bob moves the robber along an edge, but not onto a cop, or lets him stay, in turn; arcs are followed in their direction. Alice wins when a cop and the robber are on the same vertex; an endless play is Bob's. A move of the cops is written as the vertices on which they then stand, as in 3;5, a move of the robber as his vertex. The key start lists the cops and then the robber, with the cops to move. Other keys make the robber faster, give him a goal or protect him, restrict the cops, or turn the chase into the spy game. With a budget a move of the cops also says how many moves each has left, as in 3:1;5:0.",
        pt: "Alice põe k policiais em vértices, depois Bob põe o ladrão. Em seguida, alternadamente, Alice move quantos de seus policiais quiser, cada um por uma aresta, e Bob move o ladrão por uma aresta, mas não até um policial, ou o deixa onde está; arcos são seguidos no seu sentido. Alice vence quando um policial e o ladrão estão no mesmo vértice; uma partida sem fim é de Bob. Uma jogada dos policiais se escreve com os vértices em que eles ficam, como em 3;5, e uma do ladrão com o vértice dele. A chave start lista os policiais e depois o ladrão, e a vez é dos policiais. Outras chaves tornam o ladrão mais rápido, dão a ele um alvo ou proteção, limitam os policiais ou fazem da perseguição o jogo do espião. Com a chave budget, uma jogada dos policiais também diz quantos movimentos restam a cada um, como em 3:1;5:0.",
    },
    conventions: OBJECTIVE,
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::None }),
    keys: KEYS,
    start: Some(Start::Placed),
    order: Order::Fixed(|problem| match problem.key("spy") != NONE && problem.start.is_empty() {
        true => Player::Bob,
        false => Player::Alice,
    }),
    summable: false,
    numbers: &[
        NumberInfo {
            name: "cop",
            help: Bilingual {
                en: "the least number of cops that catch the robber: the cop number",
                pt: "o menor número de policiais que capturam o ladrão: o número de policiais",
            },
            found: Found::Least(OF_COPS),
            definition: |problem| match (problem.graph().n(), problem.start.is_empty()) {
                (0, _) => Some(Definition::Is(0)),
                (_, true) => apart(problem),
                (_, false) => Some(Definition::Undefined(Bilingual {
                    en: "where the cops begin is given, and with it how many there are",
                    pt: "está dado onde os policiais começam, e com isso quantos são",
                })),
            },
            ..NumberInfo::LEAST
        },
        NumberInfo {
            name: "capture_time",
            help: Bilingual {
                en: "after how many turns of the cops the robber is caught under best play, with as few cops as possible unless k is given: the capture time",
                pt: "depois de quantas vezes dos policiais o ladrão é capturado sob jogo ótimo, com o menor número possível de policiais se k não é dado: o tempo de captura",
            },
            found: Found::Length(Length { range: OF_COPS, of_moves: turns_of_cops }),
            definition: |problem| {
                let nobody = Bilingual {
                    en: "a graph without vertices has no robber",
                    pt: "um grafo sem vértices não tem ladrão",
                };
                match (problem.graph().n(), problem.start.is_empty()) {
                    (0, _) => Some(Definition::Undefined(nobody)),
                    (_, true) => apart(problem),
                    (_, false) => None,
                }
            },
            ..NumberInfo::LEAST
        },
    ],
    examples: &[
        Example::new("cops-and-robber:P7", &[("winner", "\"alice\"")], "book thm 9.1: trees are cop-win"),
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
        Example::new(
            "cops-and-robber{k=2,speed=any}:grid(4,4)",
            &[("winner", "\"bob\"")],
            "plain retrograde analysis; at speed 1 two cops win",
        ),
        Example::new(
            "cops-and-robber{guard=0}:P4",
            &[("winner", "\"alice\"")],
            "a cop on the guarded end catches whoever comes there",
        ),
        Example::new(
            "cops-and-robber{budget=1}:P5",
            &[("winner", "\"bob\"")],
            "an end is two steps from the middle",
        ),
        Example::new(
            "cops-and-robber{k=2,tandem=1}:C5",
            &[("winner", "\"bob\"")],
            "the robber stays opposite the two",
        ),
        Example::new(
            "cops-and-robber{protected=0-1}:P2",
            &[("winner", "\"bob\"")],
            "nobody is caught across the only edge",
        ),
        Example::new(
            "cops-and-robber{spy=1,speed=2}:C6",
            &[("winner", "\"bob\"")],
            "the spy runs away two steps at a time",
        ),
        Example::new(
            "cops-and-robber:{0>1 1>2 2>0}",
            &[("winner", "\"bob\"")],
            "on a directed triangle the robber waits until the cop is next to him",
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
    restate: Some(|problem, view| match view {
        View::Graph(view) => Some(problem.begun(view.tokens.iter().map(usize::to_string).collect())),
        _ => None,
    }),
    build,
    ..Entry::GAME
};

/// Numbers of cops. As many as there are vertices are enough, unless they must stay together; one more never hurts, since
/// two may go together.
const OF_COPS: Range = Range {
    enough: |problem| Some(problem.graph().n() as u64).filter(|_| problem.key("tandem") == NONE),
    more_helps: true,
    ..Range::OF_K
};

/// Cops in tandem stay in one part of a graph, so that in another the robber is safe from any number of them.
fn apart(problem: &Problem) -> Option<Definition> {
    let graph = problem.graph();
    let catches = ["guard", "spy"].into_iter().all(|key| problem.key(key) == NONE);
    let parts = || components(graph).len();
    (catches && problem.key("tandem") != NONE && parts() > 1).then_some(Definition::Undefined(Bilingual {
        en: "cops in tandem stay in one part of the graph, and the robber goes to another",
        pt: "policiais em conjunto ficam em uma parte do grafo, e o ladrão vai para outra",
    }))
}

/// A play that ends with a turn of the cops has two moves before their first turn, if nobody is placed yet; then the cops
/// have every other turn.
fn turns_of_cops(problem: &Problem, moves: u32) -> i64 {
    let placed = if problem.start.is_empty() { 2 } else { 0 };
    i64::from(moves.saturating_sub(placed).div_ceil(2))
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let described = Described::of(problem)?;
    let start = start(problem, &described)?;
    Ok(Family::of(Cops { graph: problem.graph().clone(), board: board(problem)?, described, start }))
}

/// The graph with nobody on it: the vertices to guard, and the edges that protect.
fn board(problem: &Problem) -> Result<GraphView, Refusal> {
    let graph = problem.graph();
    let protected = keys::edges(problem, "protected")?;
    let mut edges = strokes(graph);
    for e in &mut edges {
        let ends = (e.from.min(e.to) as u32, e.from.max(e.to) as u32);
        e.label = protected.contains(&ends).then_some('p');
    }
    let guarded = keys::vertices(problem, "guard")?.into_iter();
    let roles = guarded.map(|v| RoleView { vertex: v as usize, role: Role::Guarded }).collect();
    Ok(GraphView { edges, roles, ..GraphView::of(graph) })
}

/// The position that the key start lists: the cops, then the robber.
fn start(problem: &Problem, described: &Described) -> Result<Vec<u32>, Refusal> {
    let Described { chase, sharing, .. } = described;
    let listed = problem.start_vertices()?;
    if !listed.is_empty() && listed.len() != chase.cops + 1 {
        let (found, expected) = (listed.len(), chase.cops + 1);
        let message = words!(
            "{found} vertices: expected {expected}, those of the cops and then that of the robber",
            "{found} vértices: esperavam-se {expected}, os dos policiais e depois o do ladrão"
        );
        return Err(Refusal::key("start", message));
    }
    let Some((&robber, cops)) = listed.split_last() else { return Ok(vec![NOWHERE]) };
    let robber = robber as u32;
    let mut team: Vec<u32> = cops.iter().map(|&v| v as u32 * sharing + sharing - 1).collect();
    team.sort_unstable();
    if !chase.allows(&team) {
        return Err(Refusal::key(
            "start",
            words!(
                "expected cops as near to each other as tandem demands",
                "esperavam-se policiais tão próximos entre si quanto tandem exige"
            ),
        ));
    }
    let caught = !chase.passes && chase.stands_on(&team, robber);
    Ok(position(robber_state(robber, caught), &team))
}

/// The first number of a position before the robber has chosen a vertex.
const NOWHERE: u32 = u32::MAX;

/// Added to the vertex of a robber who was caught.
const CAUGHT: u32 = 1 << 16;

fn robber_state(v: u32, caught: bool) -> u32 {
    if caught { v | CAUGHT } else { v }
}

fn position(robber: u32, team: &[u32]) -> Vec<u32> {
    [robber].into_iter().chain(team.iter().copied()).collect()
}

struct Cops {
    graph: Graph,
    board: GraphView,
    described: Described,
    start: Vec<u32>,
}

impl Cops {
    fn chase(&self) -> &Chase {
        &self.described.chase
    }

    /// The vertex of the robber, once he has chosen one.
    fn robber(&self, at: &[u32]) -> Option<u32> {
        (at[0] != NOWHERE).then_some(at[0] & !CAUGHT)
    }

    /// A team as part of a move: added to 0, 1, 2 and so on, its places are distinct.
    fn number(&self, team: &[u32]) -> u64 {
        pack((0..).zip(team).map(|(i, place)| place + i))
    }

    /// The team of a move.
    fn team(&self, m: Move) -> Vec<u32> {
        let k = self.chase().cops;
        let all = (self.chase().vertices.len() + k) as u32;
        (0..).zip(unpack(m.how, k, all)).map(|(i, place): (u32, u32)| place - i).collect()
    }
}

/// What a move names: the team, the team that catches the robber, or the robber.
const TEAM: usize = 0;
const CATCH: usize = 1;
const ROBBER: usize = 2;

impl Rules for Cops {
    /// The vertex of the robber and whether he was caught, then the places of the cops in order.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.start.clone()
    }

    fn moves(&self, at: &Vec<u32>, who: Player, out: &mut Vec<Move>) {
        if self.verdict(at, who, false).is_some() {
            return;
        }
        let (robber, cops) = (self.robber(at), &at[1..]);
        match who {
            Player::Alice => out.extend(
                self.chase()
                    .turns(cops, robber)
                    .iter()
                    .map(|(team, caught)| Move::new(if *caught { CATCH } else { TEAM }, self.number(team))),
            ),
            Player::Bob => {
                let reached = robber.map(|v| self.chase().reached(cops, v));
                let vertices = reached.as_ref().unwrap_or(&self.chase().doors);
                out.extend(vertices.iter().map(|&v| Move::new(ROBBER, v as u64)));
            }
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let chase = self.chase();
        let next = match m.element() {
            ROBBER => {
                let (v, team) = (m.how as u32, &at[1..]);
                let caught = at[0] == NOWHERE && !chase.passes && chase.stands_on(team, v);
                position(robber_state(v, caught), team)
            }
            kind => {
                let team = self.team(m);
                position(if kind == CATCH { at[0] | CAUGHT } else { at[0] }, &team)
            }
        };
        (next, who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &Vec<u32>, next: Player, _stuck: bool) -> Option<Verdict> {
        let (robber, cops) = (self.robber(at)?, &at[1..]);
        if at[0] & CAUGHT != 0 {
            return Some(Verdict::Win(Player::Alice));
        }
        let escaped = next == Player::Bob && !cops.is_empty() && self.chase().escaped(cops, robber);
        escaped.then_some(Verdict::Win(Player::Bob))
    }

    fn endless(&self, _at: &Vec<u32>) -> Endless {
        Endless::Possible(Verdict::Win(match self.chase().aim {
            Aim::Catch => Player::Bob,
            Aim::Guard(_) | Aim::Watch(_) => Player::Alice,
        }))
    }

    fn goal(&self) -> Option<Words> {
        let (en, pt) = match self.chase().aim {
            Aim::Catch => (
                "Alice's cops want to catch the robber; Bob's robber wants to run for ever.",
                "Os policiais de Alice querem capturar o ladrão, e o ladrão de Bob quer fugir para sempre.",
            ),
            Aim::Guard(_) => (
                "Alice's cops guard vertices: Bob wins if the robber stands on one of them after a turn of the cops and is not caught.",
                "Os policiais de Alice guardam vértices: Bob vence se o ladrão estiver em um deles depois de uma vez dos policiais sem ter sido capturado.",
            ),
            Aim::Watch(_) => (
                "Alice's cops watch the spy: Bob wins if after a turn of the cops none of them is near him.",
                "Os policiais de Alice vigiam o espião: Bob vence se depois de uma vez dos policiais nenhum deles estiver perto dele.",
            ),
        };
        Some(Words { en: en.into(), pt: pt.into() })
    }

    fn task(&self, at: &Vec<u32>, next: Player) -> Option<Words> {
        let cops = self.chase().cops;
        Some(match (next, at.len() > 1, self.robber(at)) {
            (Player::Alice, false, _) if cops == 1 => {
                words!("Place the cop on a vertex.", "Coloque o policial em um vértice.")
            }
            (Player::Alice, false, _) => words!(
                "Choose a vertex for each of the {cops} cops.",
                "Escolha um vértice para cada um dos {cops} policiais."
            ),
            (Player::Alice, true, _) if cops == 1 => {
                words!(
                    "Move the cop along an edge, or stay.",
                    "Mova o policial por uma aresta, ou fique parado."
                )
            }
            (Player::Alice, true, _) => words!(
                "Move the cops along edges; any of them may stay.",
                "Mova os policiais por arestas; qualquer um pode ficar parado."
            ),
            (Player::Bob, _, None) => {
                words!("Place the robber on a vertex.", "Coloque o ladrão em um vértice.")
            }
            (Player::Bob, _, Some(_)) => {
                words!(
                    "Move the robber along an edge, or stay.",
                    "Mova o ladrão por uma aresta, ou fique parado."
                )
            }
        })
    }

    fn explicit(&self, at: &Vec<u32>) -> Option<Explicit<'_>> {
        let cops = (at.len() > 1).then(|| at[1..].to_vec());
        Some(Explicit::Chase(self.chase(), Standing { cops, robber: self.robber(at) }))
    }

    fn view(&self, at: &Vec<u32>) -> View {
        let cops = at[1..].iter().map(|&place| self.chase().vertices[place as usize] as usize);
        let robber = self.robber(at).map(|v| v as usize);
        let mut vertices = self.board.vertices.clone();
        if let Some(v) = robber {
            vertices[v] = Mark::Bob;
        }
        cops.clone().for_each(|v| vertices[v] = Mark::Alice);
        View::Graph(GraphView { vertices, tokens: cops.chain(robber).collect(), ..self.board.clone() })
    }

    fn places(&self, _at: &Vec<u32>, m: Move) -> Vec<Place> {
        match m.element() {
            ROBBER => vec![Place::element(m.how as usize)],
            _ => {
                let team = self.team(m).into_iter();
                let mut vertices: Vec<u32> =
                    team.map(|place| self.chase().vertices[place as usize]).collect();
                vertices.dedup();
                vertices.into_iter().map(|v| Place::element(v as usize)).collect()
            }
        }
    }

    fn move_text(&self, m: Move) -> String {
        match m.element() {
            ROBBER => self.graph.vertex_text(m.how as usize),
            _ => {
                let team = self.team(m).into_iter();
                let places = team.map(|place| self.described.place_text(&self.graph, place));
                places.collect::<Vec<_>>().join(";")
            }
        }
    }
}
