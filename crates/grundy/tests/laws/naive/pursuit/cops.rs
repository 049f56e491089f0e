//! Cops and robber.

use super::{ALICE, Alice, BOB, Bob, Case, OPEN, Player, Position, Steps};

/// A position is who has won, then 0 or one more than the vertex of the robber, then for each cop its vertex and how many
/// moves it has left, in order.
pub struct Cops {
    steps: Steps,
    k: usize,
    speed: usize,
    guard: Vec<usize>,
    budget: Option<usize>,
    tandem: Option<usize>,
    protected: Vec<(usize, usize)>,
    spy: Option<usize>,
    /// The cops, then the robber.
    start: Vec<usize>,
}

/// More moves than any play of a test has where they are not counted.
const UNCOUNTED: usize = 0;

impl Cops {
    pub fn new(case: &Case) -> Cops {
        let steps = Steps::of(&case.board);
        let number = |key: &str| case.key(key).and_then(|value| value.parse::<usize>().ok());
        let listed = |key: &str| case.key(key).filter(|value| *value != "none");
        let guard =
            listed("guard").map_or(Vec::new(), |list| list.split(';').map(|v| v.parse().unwrap()).collect());
        let edge =
            |text: &str| text.split_once('-').map(|(u, v)| (u.parse().unwrap(), v.parse().unwrap())).unwrap();
        Cops {
            k: number("k").unwrap_or(1),
            speed: if case.key("speed") == Some("any") { steps.n } else { number("speed").unwrap_or(1) },
            guard,
            budget: number("budget"),
            tandem: number("tandem"),
            protected: listed("protected").map_or(Vec::new(), |list| list.split(';').map(edge).collect()),
            spy: number("spy"),
            start: case.start.clone(),
            steps,
        }
    }

    pub fn k(&self) -> usize {
        self.k
    }

    pub fn n(&self) -> usize {
        self.steps.n
    }

    /// Whether the cops of a start set are near enough to each other.
    pub fn may_begin(&self, start: &[usize]) -> bool {
        self.in_tandem(&start[..self.k].iter().map(|&v| (v, 0)).collect::<Vec<_>>())
    }

    pub fn mover(&self) -> Player {
        if self.spy.is_some() && self.start.is_empty() { Bob } else { Alice }
    }

    pub fn endless(&self) -> Player {
        if self.spy.is_some() || !self.guard.is_empty() { Alice } else { Bob }
    }

    pub fn start(&self) -> Position {
        let Some((&robber, cops)) = self.start.split_last() else { return vec![OPEN, 0] };
        let caught = self.spy.is_none() && cops.contains(&robber);
        let cops = cops.iter().map(|&v| (v, self.budget.unwrap_or(UNCOUNTED))).collect();
        position(if caught { ALICE } else { OPEN }, robber + 1, cops)
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let robber = at[1];
        let cops: Vec<(usize, usize)> = at[2..].chunks(2).map(|cop| (cop[0], cop[1])).collect();
        match who {
            Alice if cops.is_empty() => self.placements(robber),
            Alice => self.turns(robber, &cops),
            Bob if robber == 0 => (0..self.steps.n)
                .filter(|v| !self.guard.contains(v))
                .map(|v| {
                    let caught = self.spy.is_none() && cops.iter().any(|cop| cop.0 == v);
                    (v.to_string(), position(if caught { ALICE } else { OPEN }, v + 1, cops.clone()))
                })
                .collect(),
            Bob => self
                .reached(robber - 1, &cops)
                .into_iter()
                .map(|v| (v.to_string(), position(OPEN, v + 1, cops.clone())))
                .collect(),
        }
    }

    fn in_tandem(&self, cops: &[(usize, usize)]) -> bool {
        let Some(far) = self.tandem else { return true };
        let near = |u: usize, v: usize| self.steps.within(u, v, far) || self.steps.within(v, u, far);
        cops.iter().all(|a| cops.iter().all(|b| near(a.0, b.0)))
    }

    /// Who has won after a turn of the cops in which the robber was not caught.
    fn after_turn(&self, robber: usize, cops: &[(usize, usize)]) -> usize {
        let Some(v) = robber.checked_sub(1) else { return OPEN };
        let seen = self.spy.is_none_or(|far| cops.iter().any(|cop| self.steps.within(cop.0, v, far)));
        if self.guard.contains(&v) || !seen { BOB } else { OPEN }
    }

    fn placements(&self, robber: usize) -> Vec<(String, Position)> {
        let mut teams = vec![Vec::new()];
        for _ in 0..self.k {
            let all = 0..self.steps.n;
            let longer = |team: &Vec<(usize, usize)>| -> Vec<Vec<(usize, usize)>> {
                all.clone().map(|v| [&team[..], &[(v, self.budget.unwrap_or(UNCOUNTED))]].concat()).collect()
            };
            teams = teams.iter().flat_map(longer).collect();
        }
        let fine = teams.into_iter().filter(|team| self.in_tandem(team));
        self.written(fine.map(|team| (self.after_turn(robber, &team), team)).collect(), robber)
    }

    /// Every way to move the cops, one after the other.
    fn turns(&self, robber: usize, cops: &[(usize, usize)]) -> Vec<(String, Position)> {
        let mut teams = vec![(false, Vec::new())];
        for &(u, left) in cops {
            let mut longer = Vec::new();
            for (caught, team) in &teams {
                longer.push((*caught, [&team[..], &[(u, left)]].concat()));
                if self.budget.is_some() && left == 0 {
                    continue;
                }
                for v in self.steps.from(u) {
                    let protected = self.protected.contains(&(u, v)) || self.protected.contains(&(v, u));
                    let catches = v + 1 == robber && !protected && self.spy.is_none();
                    longer.push((*caught || catches, [&team[..], &[(v, left.saturating_sub(1))]].concat()));
                }
            }
            teams = longer;
        }
        let fine = teams.into_iter().filter(|(caught, team)| *caught || self.in_tandem(team));
        let result = |(caught, team): (bool, Vec<(usize, usize)>)| {
            (if caught { ALICE } else { self.after_turn(robber, &team) }, team)
        };
        self.written(fine.map(result).collect(), robber)
    }

    /// Turns with their texts; cops are alike, and of turns with the same text one that catches the robber counts.
    fn written(&self, teams: Vec<(usize, Vec<(usize, usize)>)>, robber: usize) -> Vec<(String, Position)> {
        let text = |team: &[(usize, usize)]| {
            let one = |&(v, left): &(usize, usize)| match self.budget {
                Some(_) => format!("{v}:{left}"),
                None => v.to_string(),
            };
            team.iter().map(one).collect::<Vec<_>>().join(";")
        };
        let mut moves: Vec<(String, Position)> = Vec::new();
        for (won, mut team) in teams {
            team.sort();
            let (text, at) = (text(&team), position(won, robber, team));
            match moves.iter_mut().find(|(known, _)| *known == text) {
                Some(known) if won == ALICE => known.1 = at,
                Some(_) => {}
                None => moves.push((text, at)),
            }
        }
        moves
    }

    /// Where the robber may be after his turn.
    fn reached(&self, robber: usize, cops: &[(usize, usize)]) -> Vec<usize> {
        let free = |v: usize| self.spy.is_some() || cops.iter().all(|cop| cop.0 != v);
        let mut reached = vec![robber];
        for _ in 0..self.speed {
            let next = |v: &usize| {
                !reached.contains(v) && free(*v) && reached.iter().any(|&u| self.steps.joins(u, *v))
            };
            let fresh: Vec<usize> = (0..self.steps.n).filter(next).collect();
            reached.extend(fresh);
        }
        reached
    }
}

fn position(won: usize, robber: usize, mut cops: Vec<(usize, usize)>) -> Position {
    cops.sort();
    [won, robber].into_iter().chain(cops.into_iter().flat_map(|(v, left)| [v, left])).collect()
}
