//! Chases: all positions of cops and a robber on a graph at once, as bit sets.

mod lanes;
mod rounds;
mod sweep;
mod teams;

use super::{Meter, StopReason};
use crate::graph::Set;
use crate::rules::{Aim, Chase, Player, Tokens, Verdict};
use rounds::Rounds;
use sweep::Sweep;
use teams::{MOST, Teams, advance};

/// A solved chase.
pub struct Chased(Box<dyn Answers>);

/// Who wins, and after how many moves if the play ends.
type Answer = (Verdict, Option<u32>);

trait Answers: Send + Sync {
    fn outcome(&self, chase: &Chase, tokens: &Tokens, next: Player) -> Answer;
}

/// What a player can force: Alice a catch, Bob a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Forced {
    Catch,
    Goal,
}

/// What can be forced at all in a chase. Elsewhere the play is endless.
fn forced(aim: &Aim) -> &'static [Forced] {
    match aim {
        Aim::Catch => &[Forced::Catch],
        Aim::Guard(_) => &[Forced::Catch, Forced::Goal],
        Aim::Watch(_) => &[Forced::Goal],
    }
}

/// The bytes that it takes to solve a chase: for each team the sets before and after a turn, and one for each
/// binary digit of the number of rounds.
fn bytes(chase: &Chase, teams: usize, words: usize, digits: usize) -> usize {
    teams.saturating_mul(words * 8).saturating_mul((2 + digits) * forced(&chase.aim).len())
}

impl Chased {
    /// Solves a chase for every position. If it does not fit into memory, the meter says how much would be needed.
    pub fn new(chase: &Chase, threads: usize, meter: &Meter) -> Result<Chased, StopReason> {
        match chase.n() {
            0..=64 => solved::<1>(chase, threads, meter),
            65..=128 => solved::<2>(chase, threads, meter),
            129..=256 => solved::<4>(chase, threads, meter),
            257..=512 => solved::<8>(chase, threads, meter),
            513..=1024 => solved::<16>(chase, threads, meter),
            _ => Err(meter.lack(usize::MAX)),
        }
    }

    /// Who wins a position that is not over, with `next` to move, and after how many moves if the winner hurries and the
    /// loser delays; no number for wins by an endless play.
    pub fn outcome(&self, chase: &Chase, tokens: &Tokens, next: Player) -> Answer {
        self.0.outcome(chase, tokens, next)
    }
}

fn solved<const W: usize>(chase: &Chase, threads: usize, meter: &Meter) -> Result<Chased, StopReason> {
    let numbered = Some(chase.cops).filter(|&cops| cops <= MOST);
    let teams = numbered.and_then(|cops| Teams::new(chase.vertices.len(), cops));
    let teams = teams.ok_or_else(|| meter.lack(usize::MAX))?;
    // Few chases last longer than there are vertices.
    let needed = bytes(chase, teams.count(chase.cops), W, Rounds::<W>::digits(chase.n() as u32));
    if needed > meter.memory() {
        return Err(meter.lack(needed));
    }
    let sweep = Sweep::<W>::new(chase, &teams, threads, meter);
    let label =
        |&forced: &Forced| sweep.run(forced).map(|(before, rounds)| Labels { forced, before, rounds });
    let labels = forced(&chase.aim).iter().map(label).collect::<Result<Vec<_>, _>>()?;
    let doors = chase.doors.iter().map(|&v| v as usize).collect();
    Ok(Chased(Box::new(Solved { teams, doors, labels })))
}

struct Solved<const W: usize> {
    teams: Teams,
    /// The vertices that the robber may choose first.
    doors: Set<W>,
    labels: Vec<Labels<W>>,
}

/// Where something can be forced, and when.
struct Labels<const W: usize> {
    forced: Forced,
    /// For each team the vertices of the robber, before a turn of the cops, with which a goal can be forced or a catch
    /// cannot.
    before: Vec<Set<W>>,
    rounds: Rounds<W>,
}

/// After how many moves something has happened, if it can be forced.
type Reach = Option<u32>;

/// The better of two results for the player who forces something, and for the other one.
fn sooner(a: Reach, b: Reach) -> Reach {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        _ => a.or(b),
    }
}

fn later(a: Reach, b: Reach) -> Reach {
    Some(a?.max(b?))
}

fn after_a_move(reach: Reach) -> Reach {
    reach.map(|moves| moves + 1)
}

impl<const W: usize> Answers for Solved<W> {
    fn outcome(&self, chase: &Chase, tokens: &Tokens, next: Player) -> Answer {
        let reached = self.labels.iter().find_map(|labels| {
            let moves = View { solved: self, chase, labels }.reach(tokens, next)?;
            Some((labels.forced, moves))
        });
        let winner = match (reached, &chase.aim) {
            (Some((Forced::Catch, _)), _) | (None, Aim::Guard(_) | Aim::Watch(_)) => Player::Alice,
            (Some((Forced::Goal, _)), _) | (None, Aim::Catch) => Player::Bob,
        };
        (Verdict::Win(winner), reached.map(|(_, moves)| moves))
    }
}

/// One kind of labels of a chase.
struct View<'a, const W: usize> {
    solved: &'a Solved<W>,
    chase: &'a Chase,
    labels: &'a Labels<W>,
}

impl<const W: usize> View<'_, W> {
    /// After how many moves it has happened, if it can be forced.
    fn reach(&self, tokens: &Tokens, next: Player) -> Reach {
        match (&tokens.cops, tokens.robber) {
            (Some(team), Some(robber)) => {
                let number = self.solved.teams.number(team);
                match next {
                    Player::Alice => self.at_cops(number, Set::single(robber as usize)),
                    Player::Bob => after_a_move(self.at_cops(number, self.reached(team, robber))),
                }
            }
            (Some(team), None) => self.robber_to_choose(team),
            (None, Some(robber)) => self.cops_to_choose(Some(robber)),
            (None, None) if next == Player::Bob => {
                let after = self.chase.doors.iter().map(|&robber| self.cops_to_choose(Some(robber)));
                after_a_move(after.fold(None, sooner))
            }
            (None, None) => self.cops_to_choose(None),
        }
    }

    /// With the cops to move, and the robber on one of these vertices as Bob likes best. A position that is decided in
    /// round t has t turns of the cops and t - 1 of the robber before it.
    fn at_cops(&self, team: usize, among: Set<W>) -> Reach {
        let Labels { forced, before, rounds } = self.labels;
        let bobs = among & before[team];
        match forced {
            Forced::Catch => bobs.is_empty().then(|| 2 * rounds.greatest(team, among) - 1),
            Forced::Goal => (!bobs.is_empty()).then(|| 2 * rounds.least(team, bobs) - 1),
        }
    }

    /// Where the robber may be after his turn.
    fn reached(&self, team: &[u32], robber: u32) -> Set<W> {
        self.chase.reached(team, robber).into_iter().map(|v| v as usize).collect()
    }

    /// With the cops placed and the robber to be placed: on a vertex with a cop he is caught.
    fn robber_to_choose(&self, team: &[u32]) -> Reach {
        let vertices = team.iter().map(|&place| self.chase.vertices[place as usize]);
        let doors = vertices.fold(self.solved.doors, |doors, v| doors.without(v as usize));
        let caught = (self.labels.forced == Forced::Catch).then_some(0);
        let number = self.solved.teams.number(team);
        after_a_move(if doors.is_empty() { caught } else { self.at_cops(number, doors) })
    }

    /// With the cops to be placed, before the robber or after him.
    fn cops_to_choose(&self, robber: Option<u32>) -> Reach {
        let chase = self.chase;
        let best = if self.labels.forced == Forced::Catch { sooner } else { later };
        // A robber who is placed first passes cops.
        let reached = robber.map(|v| (v, self.reached(&[], v)));
        let mut found: Option<Reach> = None;
        // Posts are ascending, so that a multiset of their indices is a sorted team.
        let choices = Teams::new(chase.posts.len(), chase.cops)?;
        let (mut indices, mut team) = (vec![0; chase.cops], vec![0; chase.cops]);
        for _ in 0..choices.count(chase.cops) {
            team.iter_mut().zip(&indices).for_each(|(place, &i)| *place = chase.posts[i as usize]);
            advance(&mut indices);
            if !chase.allows(&team) {
                continue;
            }
            let reach = match reached {
                Some((robber, _)) if chase.escaped(&team, robber) => Some(0),
                Some((_, reached)) => after_a_move(self.at_cops(self.solved.teams.number(&team), reached)),
                None => self.robber_to_choose(&team),
            };
            found = Some(found.map_or(reach, |found| best(found, reach)));
        }
        after_a_move(found.flatten())
    }
}
