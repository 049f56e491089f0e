//! Chases: cops and a robber on a graph, as plain data.
//!
//! Rules whose positions are such tokens hand out this description, and an engine that knows nothing else about the game
//! solves it for all positions at once.

use super::Player;

/// Cops, who move together, and a robber, in turn. Every token may also stay where it is.
#[derive(Clone, Debug)]
pub struct Chase {
    /// How many cops there are.
    pub cops: usize,
    /// The vertex of each place of a cop. Where cops have more than a vertex to remember, several places share one.
    pub vertices: Vec<u32>,
    /// For each place those at which the cop may be after a turn, ascending; the place itself is one of them.
    pub steps: Vec<Vec<u32>>,
    /// For each place the vertices onto which the cop can move so that a robber there is caught.
    pub catches: Vec<Vec<u32>>,
    /// The places that the cops may choose first, ascending.
    pub posts: Vec<u32>,
    /// Which places another cop may have after a turn that does not catch the robber; any if empty.
    pub together: Vec<Vec<bool>>,
    /// For each vertex those that the robber reaches along one edge or arc, ascending.
    pub ways: Vec<Vec<u32>>,
    /// How many edges or arcs the robber may follow in a turn; any number if none.
    pub speed: Option<u32>,
    /// Whether the robber moves onto and through vertices with cops, and may share one.
    pub passes: bool,
    /// The vertices that the robber may choose first, ascending.
    pub doors: Vec<u32>,
    /// Who wins when.
    pub aim: Aim,
}

/// Who wins a chase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The cops catch the robber; an endless play is the robber's. The cops choose their places first.
    Catch,
    /// The robber, after a turn of the cops, stands on one of these vertices; an endless play is the cops'. The cops
    /// choose their places first.
    Guard(Vec<u32>),
    /// The robber, after a turn of the cops, stands on no vertex that a cop watches, given for each place and ascending; an
    /// endless play is the cops'. The robber chooses first, and is never caught.
    Watch(Vec<Vec<u32>>),
}

/// Where the tokens of a chase stand; none before they have chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// The places of the cops, ascending.
    pub cops: Option<Vec<u32>>,
    /// The vertex of the robber.
    pub robber: Option<u32>,
}

impl Chase {
    /// How many vertices the robber may stand on.
    pub fn n(&self) -> usize {
        self.ways.len()
    }

    /// Whether cops may have these places after a turn in which nobody is caught.
    pub fn allows(&self, team: &[u32]) -> bool {
        let pair = |i: usize, j: usize| self.together[team[i] as usize][team[j] as usize];
        self.together.is_empty() || (1..team.len()).all(|j| (0..j).all(|i| pair(i, j)))
    }

    /// Whether a cop stands on a vertex.
    pub fn stands_on(&self, team: &[u32], v: u32) -> bool {
        team.iter().any(|&place| self.vertices[place as usize] == v)
    }

    /// Whether a robber who stands there after a turn of the cops, and was not caught, has reached his goal.
    pub fn escaped(&self, team: &[u32], v: u32) -> bool {
        match &self.aim {
            Aim::Catch => false,
            Aim::Guard(guarded) => guarded.contains(&v),
            Aim::Watch(watched) => {
                !team.iter().any(|&place| watched[place as usize].binary_search(&v).is_ok())
            }
        }
    }

    /// The longest play from a position that is not over; none if a play may be endless. Everyone may stay, so that a
    /// play is endless unless the robber has no vertex to begin on but those of cops, or the next turn of the cops
    /// decides in any case.
    pub fn longest(&self, tokens: &Tokens, next: Player) -> Option<u32> {
        match (&tokens.cops, tokens.robber) {
            (Some(team), Some(robber)) => {
                let ends = next == Player::Alice && self.turn_decides(team, robber);
                ends.then_some(1)
            }
            (Some(team), None) => self.doors.iter().all(|&v| self.stands_on(team, v)).then_some(1),
            (None, None) if next == Player::Alice => (self.n() == 1).then_some(2),
            (None, _) => None,
        }
    }

    /// Whether after every turn of the cops the robber, if he is not caught, has reached his goal.
    fn turn_decides(&self, team: &[u32], robber: u32) -> bool {
        match &self.aim {
            Aim::Catch => false,
            Aim::Guard(guarded) => guarded.contains(&robber),
            Aim::Watch(watched) => {
                let sees = |&place: &u32| watched[place as usize].binary_search(&robber).is_ok();
                !self.turns(team, None).iter().any(|(team, _)| team.iter().any(sees))
            }
        }
    }

    /// The teams that a team may become in its turn, or all that may be placed if it is empty, distinct and in order, and
    /// whether a cop catches the robber: one cop after the other is moved. If a turn can be understood both as a catch
    /// and not, it is one.
    pub fn turns(&self, team: &[u32], robber: Option<u32>) -> Vec<(Vec<u32>, bool)> {
        let mut teams = vec![(Vec::new(), false)];
        for i in 0..self.cops {
            let from = team.get(i).map(|&place| place as usize);
            let places = from.map_or(&self.posts, |place| &self.steps[place]);
            let catches = |to: u32| {
                let v = self.vertices[to as usize];
                robber == Some(v) && from.is_some_and(|place| self.catches[place].contains(&v))
            };
            let with = |(team, caught): &(Vec<u32>, bool), to: u32| {
                let mut team = team.clone();
                team.insert(team.partition_point(|&place| place <= to), to);
                (team, *caught || catches(to))
            };
            teams = teams.iter().flat_map(|team| places.iter().map(|&to| with(team, to))).collect();
            teams.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1)));
            teams.dedup_by(|a, b| a.0 == b.0);
        }
        teams.retain(|(team, caught)| *caught || self.allows(team));
        teams
    }

    /// Where the robber may be after his turn, ascending: breadth first, and never beyond a cop who blocks him.
    pub fn reached(&self, team: &[u32], from: u32) -> Vec<u32> {
        let blocked = |v: u32| !self.passes && self.stands_on(team, v);
        let mut found = vec![from];
        let (mut begin, mut left) = (0, self.speed.unwrap_or(u32::MAX));
        while begin < found.len() && left > 0 {
            let end = found.len();
            for i in begin..end {
                for &v in &self.ways[found[i] as usize] {
                    if !found.contains(&v) && !blocked(v) {
                        found.push(v);
                    }
                }
            }
            (begin, left) = (end, left - 1);
        }
        found.sort_unstable();
        found
    }
}
