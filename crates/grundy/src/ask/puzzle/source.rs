//! Where puzzles come from: every game, one game, or the plays from one position.

use super::super::{Play, Question};
use super::LONGEST_PLAY;
use crate::games::shelf::card;
use crate::games::{Entry, GAMES, GameRef, find};
use crate::graph::families::SplitMix64;
use crate::rules::Convention;

/// Where puzzles come from.
#[derive(Clone)]
pub enum PuzzleSource {
    /// These games, on boards that are drawn for them.
    Games(Vec<GameRef>),
    /// The plays from one position.
    Plays(Question),
}

/// Problems that show how one game is played. The first is the best of them.
pub(super) struct Templates {
    questions: Vec<Question>,
    /// Whether other boards of the same kind may take the place of theirs.
    varied: bool,
}

/// How many of the examples of a game serve as templates.
const EXAMPLES: usize = 12;

/// Boards with more elements than this are not for puzzles.
const MOST_ELEMENTS: usize = 40;

impl PuzzleSource {
    /// All games.
    pub fn any() -> PuzzleSource {
        PuzzleSource::Games(GAMES.iter().map(|&entry| entry.into()).collect())
    }

    /// One game, by its id; none if there is no such game.
    pub fn game(id: &str) -> Option<PuzzleSource> {
        Some(PuzzleSource::Games(vec![find(id)?]))
    }

    /// A game that puzzles may be sought in.
    pub(super) fn pick(&self, draws: &mut SplitMix64) -> Templates {
        match self {
            PuzzleSource::Games(games) if games.is_empty() => {
                Templates { questions: Vec::new(), varied: true }
            }
            PuzzleSource::Games(games) => Templates::of(&games[draws.below(games.len() as u64) as usize]),
            PuzzleSource::Plays(question) => Templates { questions: vec![question.clone()], varied: false },
        }
    }
}

impl Templates {
    /// What a game is presented with: its first board, then its examples. Scores have no winning move.
    fn of(entry: &Entry) -> Templates {
        let first = card(entry.id).map(|(_, card)| card.first);
        let examples = entry.examples.iter().map(|example| example.problem).take(EXAMPLES);
        let read = |text: &str| Question::read(text).ok().filter(is_won_by_somebody);
        let questions = first.into_iter().chain(examples).filter_map(read).collect();
        Templates { questions, varied: true }
    }

    /// A position to look at; none where the draw does not suit the game. Easy puzzles are sought on small boards and
    /// late in the play, hard ones on large boards and early.
    pub(super) fn draw(&self, wanted: u8, draws: &mut SplitMix64) -> Option<Play> {
        // Half of the draws take the first template.
        let index = draws.below(2) * draws.below(self.questions.len() as u64);
        let question = self.questions.get(index as usize)?;
        let mut play = match self.varied && draws.below(4) > 0 {
            true => Play::of(&on_another_board(question, wanted, draws)?).ok()?,
            false => Play::of(question).ok()?,
        };
        if play.view().elements() > MOST_ELEMENTS && self.varied {
            return None;
        }
        wander(&mut play, wanted, draws);
        Some(play)
    }
}

/// The same game, with the same keys, on a random board.
fn on_another_board(question: &Question, wanted: u8, draws: &mut SplitMix64) -> Option<Question> {
    let size = (u64::from(wanted) + draws.below(3)).saturating_sub(1).clamp(1, 5) as u8;
    let problem = question.single()?;
    let board = problem.entry.board.random(size, draws);
    let text = problem.to_string();
    Question::read(&format!("{}{board}", text.strip_suffix(&problem.instance())?)).ok()
}

/// Plays at random to the end, then goes back to some moment of the play: for easy puzzles rather a late one, for hard
/// ones rather an early one.
fn wander(play: &mut Play, wanted: u8, draws: &mut SplitMix64) {
    let given = play.length();
    while play.length() < given + LONGEST_PLAY {
        let legal = play.choices();
        if legal.is_empty() || play.decided().is_some() {
            break;
        }
        play.make(legal[draws.below(legal.len() as u64) as usize]);
    }
    let moments = (play.length() - given).max(1) as u64;
    let (one, other) = (draws.below(moments), draws.below(moments));
    let moment = match wanted {
        0..=2 => one.max(other),
        3 => one,
        _ => one.min(other),
    };
    while play.length() > given + moment as usize {
        play.undo();
    }
}

/// Whether somebody wins, and the board can be exchanged for another.
fn is_won_by_somebody(question: &Question) -> bool {
    let plain = question.moves().next().is_none();
    plain
        && question.single().is_some_and(|problem| {
            problem.terms.convention != Convention::Score
                && problem.terms.pass.is_none()
                && problem.start.is_empty()
        })
}
