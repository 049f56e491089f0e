//! Dots and boxes for the oracle: positions as numbers, and start sets.

use super::boards::Dice;
use super::dots::{NaiveDots, NaivePosition};
use super::positional::start_code;
use super::{Alice, Board, Bob, Case, Player, Position};

pub const GAMES: [&str; 2] = ["dots-and-boxes", "dots-and-boxes-partizan"];

/// One of these games. A position is who moves again (0 for nobody, 1 for Alice, 2 for Bob), then the owner of each edge and
/// of each box from 1, 0 for nobody yet.
pub struct Drawn(NaiveDots);

fn code(owner: Option<usize>) -> usize {
    owner.map_or(0, |owner| owner + 1)
}

fn dots(case: &Case) -> Option<NaiveDots> {
    let Board::Grid { rows, columns } = case.board else { return None };
    let game = GAMES.iter().position(|game| *game == case.game)?;
    let mut dots = NaiveDots { rows, columns, partizan: game == 1, drawn: Vec::new() };
    let edges = dots.edges();
    dots.drawn = case.start.iter().map(|code| (code % 2, edges[code / 2])).collect();
    Some(dots)
}

impl Drawn {
    pub fn new(case: &Case) -> Option<Drawn> {
        dots(case).map(Drawn)
    }

    fn packed(&self, at: &NaivePosition, again: usize) -> Position {
        [again].into_iter().chain(at.owners.iter().chain(&at.boxes).map(|&owner| code(owner))).collect()
    }

    fn unpacked(&self, at: &Position) -> NaivePosition {
        let owner = |&code: &usize| code.checked_sub(1);
        let (owners, boxes) = at[1..].split_at(self.0.edges().len());
        NaivePosition { owners: owners.iter().map(owner).collect(), boxes: boxes.iter().map(owner).collect() }
    }

    pub fn start(&self) -> Position {
        self.packed(&self.0.start(), 0)
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        let own = usize::from(who == Bob);
        let moves = self.0.moves(&self.unpacked(at), own).into_iter();
        moves
            .map(|(text, to, next)| (text, self.packed(&to, if next == own { own + 1 } else { 0 })))
            .collect()
    }

    /// Who is next after a move of `who` that led here.
    pub fn next(&self, at: &Position, who: Player) -> Player {
        let again = [Alice, Bob].into_iter().find(|player| at[0] == 1 + usize::from(*player == Bob));
        if again == Some(who) { who } else { who.other() }
    }

    /// Alice's boxes minus Bob's.
    pub fn score(&self, at: &Position) -> i32 {
        self.0.difference(&self.unpacked(at))
    }

    /// Who has won a finished play; nobody for a draw.
    pub fn winner(&self, at: &Position) -> Option<Player> {
        let score = self.score(at);
        (score != 0).then_some(if score > 0 { Alice } else { Bob })
    }
}

/// An edge with its owner as the problem text writes it.
pub fn start_text(case: &Case, code: usize) -> String {
    let (u, v) = dots(case).expect("a board of boxes").edges()[code / 2];
    format!("{}:{u}-{v}", if code % 2 == 0 { 'A' } else { 'B' })
}

/// Edges drawn before play: so many that at most `most` are left.
pub fn random_start(case: &Case, most: usize, dice: &mut Dice) -> Vec<usize> {
    let count = dots(case).expect("a board of boxes").edges().len();
    let drawn = dice.permutation(count).into_iter().take(count.saturating_sub(most).max(dice.below(3)));
    drawn.map(|edge| start_code(edge, if dice.coin() { Alice } else { Bob })).collect::<Vec<_>>()
}
