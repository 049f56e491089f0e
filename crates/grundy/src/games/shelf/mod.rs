//! How the games are put in front of people who look for one: in groups, each with its rule in one line, a board to begin
//! with and a position that shows what play looks like. A first board is never lost for the player who starts.

mod others;
mod vertices;

use super::Bilingual;
use others::{CLAIM, FORMULAS, HEAPS, SIDES};
use vertices::{CHOOSE, COLOUR, MOVE};

/// A group of games.
#[derive(Debug)]
pub struct Group {
    /// The id of the group.
    pub id: &'static str,
    /// What its games have in common, in a word or two.
    pub name: Bilingual,
    /// The same in a sentence.
    pub about: Bilingual,
    /// Its games, those to begin with first.
    pub games: &'static [Card],
}

/// A game as it is put in front of people.
#[derive(Debug)]
pub struct Card {
    /// The id of the game.
    pub game: &'static str,
    /// What a player does, in one line.
    pub line: Bilingual,
    /// A good first board, as a problem text.
    pub first: &'static str,
    /// The moves that lead from there to a position worth a picture.
    pub moves: &'static str,
}

/// A position in mid-play to begin with at once: exactly one of the moves wins.
pub const WELCOME: &str = "kayles:grid(3,4)//6.1";

/// The games to try first.
pub const STARTERS: [&str; 6] = ["kayles", "nim", "hex", "coloring", "cops-and-robber", "hackenbush"];

/// The card of a game, and the group that it is in.
pub fn card(game: &str) -> Option<(&'static Group, &'static Card)> {
    GROUPS.iter().find_map(|group| Some((group, group.games.iter().find(|card| card.game == game)?)))
}

const fn card_of(
    game: &'static str,
    first: &'static str,
    moves: &'static str,
    en: &'static str,
    pt: &'static str,
) -> Card {
    Card { game, line: Bilingual::of(en, pt), first, moves }
}

/// All groups.
pub static GROUPS: &[Group] = &[CHOOSE, COLOUR, CLAIM, MOVE, HEAPS, SIDES, FORMULAS];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_game_stands_in_one_group() {
        let mut shown: Vec<&str> =
            GROUPS.iter().flat_map(|group| group.games).map(|card| card.game).collect();
        let mut all: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        shown.sort_unstable();
        all.sort_unstable();
        assert_eq!(shown, all);
        assert!(STARTERS.iter().all(|game| card(game).is_some()));
    }

    #[test]
    fn a_line_is_a_line() {
        for card in GROUPS.iter().flat_map(|group| group.games) {
            for text in [card.line.en, card.line.pt] {
                assert!(text.ends_with(['.', '?']) && text.chars().count() <= 80, "{}: {text}", card.game);
            }
        }
    }
}
