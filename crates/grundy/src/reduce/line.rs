//! A line of best play, to show how a player wins.

use crate::ask::{Answer, Options, Play, Question, Wants};
use crate::rules::{Player, Verdict};
use serde::Serialize;
use std::time::Duration;

/// One move of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct LineMove {
    /// The player who moves.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub who: Player,
    /// The move, as problem texts write it.
    #[serde(rename = "move")]
    pub text: String,
    /// Whether the player who moves here is losing: then every other move loses too.
    pub lost: bool,
}

/// How long to look for the move that loses latest or wins soonest.
const MOMENT: Duration = Duration::from_millis(300);

/// A play in which the winner keeps winning, until the result is decided. Where this can be computed quickly, the
/// winner hurries and the loser delays. It ends early if a position cannot be solved within the limits.
pub fn line(question: &Question, options: &Options) -> Vec<LineMove> {
    let mut moves = Vec::new();
    let Ok(mut play) = Play::of(question) else { return moves };
    while play.decided().is_none() {
        let who = play.next();
        let Some((text, lost)) = choose(&play, options) else { break };
        if play.play(&text).is_err() {
            break;
        }
        moves.push(LineMove { who, text, lost });
    }
    moves
}

/// A move of best play, and whether the player to move is losing.
fn choose(play: &Play, options: &Options) -> Option<(String, bool)> {
    let plain = Wants { winner: true, moves: true, ..Wants::default() };
    let ask = |wants: Wants, time: Option<Duration>| -> Option<Answer> {
        let mut options = Options { wants: Some(wants), ..options.clone() };
        options.limits.time = time;
        play.solve(&options).ok().filter(Answer::is_solved)
    };
    let answer =
        ask(Wants { remoteness: true, ..plain }, Some(MOMENT)).or_else(|| ask(plain, options.limits.time))?;
    let lost = answer.winner != Some(Verdict::Win(play.next()));
    let moves = answer.moves?;
    let keeping = moves.iter().filter(|m| m.winner == answer.winner);
    let chosen = match lost {
        true => keeping.max_by_key(|m| m.remoteness),
        false => keeping.min_by_key(|m| m.remoteness),
    };
    chosen.map(|m| (m.text.clone(), lost))
}
