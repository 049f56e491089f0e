//! How hard a puzzle is.

/// The greatest difficulty; the least is 1.
pub const LEVELS: u8 = 5;

/// What a person has to do to solve a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many moves there are to choose from.
    pub moves: usize,
    /// How many moves the play lasts, if the winner hurries and the loser delays.
    pub remoteness: Option<u32>,
    /// Whether the winning move leaves the opponent as few replies as any: the move that one tries first.
    pub tempting: bool,
}

impl Effort {
    /// The level, from 1 to 5, by three things that can be counted. A move that ends the play at once is level 1. Otherwise
    ///
    /// | points | moves to choose from | moves to the end | the move that leaves the fewest replies |
    /// |---|---|---|---|
    /// | 0 | 2 or 3 | 2 or 3 | wins |
    /// | 1 | 4 to 6 | 4 or 5 | does not |
    /// | 2 | 7 to 10 | 6 or 7 | |
    /// | 3 | 11 or more | 8 or more, or not known | |
    ///
    /// are added: 0 and 1 are level 1, 2 and 3 level 2, 4 level 3, 5 level 4, 6 and 7 level 5. It is a measure of work, not
    /// of insight: who knows the theory of a game finds many hard ones easy.
    pub fn level(self) -> u8 {
        if self.remoteness == Some(1) {
            return 1;
        }
        let wide = match self.moves {
            0..=3 => 0,
            4..=6 => 1,
            7..=10 => 2,
            _ => 3,
        };
        let deep = match self.remoteness {
            Some(0..=3) => 0,
            Some(4..=5) => 1,
            Some(6..=7) => 2,
            _ => 3,
        };
        match wide + deep + u8::from(!self.tempting) {
            0..=1 => 1,
            2..=3 => 2,
            4 => 3,
            5 => 4,
            _ => LEVELS,
        }
    }
}
