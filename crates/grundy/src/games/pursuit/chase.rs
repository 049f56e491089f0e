//! The chase that a problem of cops and robber describes.

use super::keys::{self, NONE};
use super::{MOST_MOVES, check_size, choices, ways};
use crate::families::Problem;
use crate::families::entry::Refusal;
use crate::graph::Graph;
use crate::rules::{Aim, Bilingual, Chase};
use crate::text::{count_text, memory_text};

/// The most places of a cop.
const MOST_PLACES: u32 = 1 << 14;

/// A chase, and how its places are named.
pub struct Described {
    pub chase: Chase,
    /// How many places share each vertex: one for every number of moves that a cop may have left.
    pub sharing: u32,
    /// Whether moves are counted.
    counted: bool,
}

impl Described {
    /// Reads the keys of a problem.
    pub fn of(problem: &Problem) -> Result<Described, Refusal> {
        let graph = problem.graph();
        check_size(graph)?;
        check_keys(problem)?;
        let cops = problem.number("k") as usize;
        let budget = keys::number(problem, "budget");
        let sharing = budget.map_or(1, |moves| moves + 1);
        let (n, k) = (graph.n() as u32, cops as u32);
        let places = n * sharing;
        Refusal::beyond(places, Bilingual::of("places of a cop", "lugares de um policial"), MOST_PLACES)?;
        check_teams(choices(n + k - 1, k), choices(places + k - 1, k), n)?;
        let ways = ways(graph);
        let posts = (0..n).map(|v| v * sharing + sharing - 1).collect();
        let guarded = keys::vertices(problem, "guard")?;
        let doors: Vec<u32> = (0..n).filter(|v| !guarded.contains(v)).collect();
        if doors.is_empty() && problem.start.is_empty() {
            return Err(Refusal::key(
                "guard",
                words!(
                    "every vertex is guarded: the robber has no vertex to begin on",
                    "todo vértice é guardado: o ladrão não tem onde começar"
                ),
            ));
        }
        let watched = keys::number(problem, "spy");
        let by_place = |of: &dyn Fn(u32, u32) -> Vec<u32>| -> Vec<Vec<u32>> {
            (0..places).map(|place| of(place / sharing, place % sharing)).collect()
        };
        let unprotected = unprotected(problem, &ways, watched.is_some())?;
        let bound = budget.is_some();
        let chase = Chase {
            cops,
            vertices: (0..places).map(|place| place / sharing).collect(),
            steps: by_place(&|v, left| steps(&ways, v, left, sharing, bound)),
            catches: by_place(&|v, left| match bound && left == 0 {
                true => Vec::new(),
                false => unprotected[v as usize].clone(),
            }),
            posts,
            together: together(problem, &ways, sharing),
            speed: keys::number(problem, "speed"),
            passes: watched.is_some(),
            doors,
            aim: match watched {
                Some(distance) => Aim::Watch(by_place(&|v, _| within(&ways, v, distance))),
                None if !guarded.is_empty() => Aim::Guard(guarded),
                None => Aim::Catch,
            },
            ways,
        };
        Ok(Described { chase, sharing, counted: bound })
    }

    /// A place as moves write it: its vertex, with the moves left where they are counted.
    pub fn place_text(&self, graph: &Graph, place: u32) -> String {
        let vertex = graph.vertex_text((place / self.sharing) as usize);
        if self.counted { format!("{vertex}:{}", place % self.sharing) } else { vertex }
    }
}

/// Refuses more ways to place the cops than can be listed, and more teams than can be numbered, and says what a search
/// would take: for each team a bit for each vertex, a few times.
fn check_teams(placements: u128, teams: u128, n: u32) -> Result<(), Refusal> {
    const TIMES: u128 = 8;
    if placements <= MOST_MOVES && teams <= u64::MAX.into() {
        return Ok(());
    }
    let bytes = memory_text(teams.saturating_mul(u128::from(n.div_ceil(8))).saturating_mul(TIMES));
    let message = words!(
        "{} ways to place the cops; play takes at most {MOST_MOVES}, and a search would take {} of memory",
        "{} modos de pôr os policiais; o jogo aceita no máximo {MOST_MOVES}, e uma busca usaria {} de memória",
        count_text(placements); bytes
    );
    Err(Refusal::too_large(message))
}

/// In the spy game nobody is caught and nothing is guarded.
fn check_keys(problem: &Problem) -> Result<(), Refusal> {
    let given = |key: &&'static str| problem.key(key) != NONE;
    match ["guard", "protected"].into_iter().find(given).filter(|_| given(&"spy")) {
        Some(key) => Err(Refusal::key(
            key,
            words!(
                "in the spy game nobody is caught: expected none",
                "no jogo do espião ninguém é capturado: esperava-se none"
            ),
        )),
        None => Ok(()),
    }
}

/// Where a cop may be after a turn, ascending.
fn steps(ways: &[Vec<u32>], v: u32, left: u32, sharing: u32, bound: bool) -> Vec<u32> {
    let stays = v * sharing + left;
    let moves = ways[v as usize].iter().filter(|_| !bound || left > 0);
    let mut steps: Vec<u32> = moves.map(|&u| u * sharing + left.saturating_sub(1)).collect();
    steps.push(stays);
    steps.sort_unstable();
    steps
}

/// For each vertex those on which a cop who comes from it catches the robber.
fn unprotected(problem: &Problem, ways: &[Vec<u32>], never: bool) -> Result<Vec<Vec<u32>>, Refusal> {
    let protected = keys::edges(problem, "protected")?;
    let catches = |v: u32, u: u32| !never && !protected.contains(&(v.min(u), v.max(u)));
    let from = |(v, ways): (u32, &Vec<u32>)| ways.iter().copied().filter(|&u| catches(v, u)).collect();
    Ok((0..).zip(ways).map(from).collect())
}

/// The vertices within a distance of v, ascending.
fn within(ways: &[Vec<u32>], v: u32, distance: u32) -> Vec<u32> {
    let mut found = vec![v];
    let mut begin = 0;
    for _ in 0..distance {
        let end = found.len();
        for i in begin..end {
            for &u in &ways[found[i] as usize] {
                if !found.contains(&u) {
                    found.push(u);
                }
            }
        }
        begin = end;
        if begin == found.len() {
            break;
        }
    }
    found.sort_unstable();
    found
}

/// Which places two cops may have together: with arcs it is enough that one of them is near the other.
fn together(problem: &Problem, ways: &[Vec<u32>], sharing: u32) -> Vec<Vec<bool>> {
    let Some(distance) = keys::number(problem, "tandem") else { return Vec::new() };
    let near: Vec<Vec<u32>> = (0..ways.len() as u32).map(|v| within(ways, v, distance)).collect();
    let close = |u: u32, v: u32| {
        near[u as usize].binary_search(&v).is_ok() || near[v as usize].binary_search(&u).is_ok()
    };
    let places = 0..ways.len() as u32 * sharing;
    let row = |a: u32| places.clone().map(|b| close(a / sharing, b / sharing)).collect();
    places.clone().map(row).collect()
}
