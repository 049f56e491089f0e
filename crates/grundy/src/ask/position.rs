//! A position as one plain record: what a person at a board sees and may do.

use super::explain::{aim, over};
use super::prepared::Standing;
use super::{Error, Play};
use crate::rules::{Place, Rules, View, Words};
use crate::tell::{Language, Sentence, Step, describe};
use serde::Serialize;
use std::collections::BTreeMap;

/// Everything about a position that needs no search.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Position {
    /// The canonical text, with the moves played.
    pub problem: String,
    /// The same without them.
    pub start: String,
    /// The moves played, in order.
    pub played: Vec<Played>,
    /// The problems whose sum it is; usually one.
    pub summands: Vec<Summand>,
    /// The id of the convention.
    pub convention: &'static str,
    /// The id of the player who starts.
    pub first: &'static str,
    /// The id of the player who may pass, if one may.
    pub pass: Option<&'static str>,
    /// Who wants the score to be large, in a score game.
    pub maximiser: &'static str,
    /// The id of the player to move.
    pub next: &'static str,
    /// What the position looks like.
    pub view: View,
    /// For each board of the view, if it shows a graph, where its vertices stand in the unit square.
    pub layouts: Vec<Vec<(f64, f64)>>,
    /// The legal moves, as many as were asked for.
    pub legal: Vec<LegalMove>,
    /// Whether there are more legal moves than are listed.
    pub more: bool,
    /// How the play ended, if it has.
    pub over: Option<Over>,
    /// The score so far; under the score convention only.
    pub score: Option<i32>,
    /// What the view shows, in words.
    pub description: Words,
    /// Who wins, by the rules.
    pub aim: Words,
    /// What the player to move does now, where that is not the same all through a play.
    pub task: Option<Words>,
}

/// A move that may be made, and where it shows on the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct LegalMove {
    /// The text of the move.
    pub text: String,
    /// The places on the view to touch for it.
    pub places: Vec<Place>,
}

/// A move that was made, by whom, and where it showed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Played {
    /// The text of the move.
    pub text: String,
    /// The id of the player who made it.
    pub who: &'static str,
    /// The places where it showed on the view before it.
    pub places: Vec<Place>,
}

/// One problem of a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Summand {
    /// The id of the game.
    pub game: String,
    /// The board, as in a problem text.
    pub instance: String,
    /// The keys of the game itself, with their values.
    pub keys: BTreeMap<String, String>,
    /// The elements chosen before the first move.
    pub start: Vec<String>,
}

/// The end of a play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Over {
    /// The winner; none in a score game.
    pub winner: Option<&'static str>,
    /// How the play ended: a sentence or two.
    pub why: Vec<Words>,
}

/// The position of a problem text, with at most `most_moves` of its legal moves.
///
/// ```
/// let position = grundy::ask::position("kayles:P4//1", 100).unwrap();
/// assert_eq!(position.next, "bob");
/// assert_eq!(position.legal[0].text, "3");
/// ```
pub fn position(text: &str, most_moves: usize) -> Result<Position, Error> {
    Ok(Play::new(text)?.position(most_moves))
}

impl Play {
    /// Everything about the position that needs no search, with at most `most_moves` of its legal moves.
    pub fn position(&self, most_moves: usize) -> Position {
        self.position_with(self.first_view().layouts(), most_moves)
    }

    /// The same with given layouts of the boards, which all positions of a play share.
    pub fn position_with(&self, layouts: Vec<Vec<(f64, f64)>>, most_moves: usize) -> Position {
        position_of(self, layouts, most_moves)
    }

    /// What the player to move does now, where that is not the same all through a play.
    pub fn task(&self) -> Option<Words> {
        let Standing { at, next, .. } = self.here();
        self.game().rules.task(at, *next)
    }
}

fn position_of(play: &Play, layouts: Vec<Vec<(f64, f64)>>, most_moves: usize) -> Position {
    let question = play.start();
    let summands = question.problems().map(|problem| Summand {
        game: problem.entry.id.to_string(),
        instance: problem.instance(),
        keys: problem.keys.iter().map(|(name, value)| (name.to_string(), value.clone())).collect(),
        start: problem.start.clone(),
    });
    let summands = summands.collect();
    let (legal, count) = play.legal_moves(most_moves);
    let terms = play.terms();
    let view = play.view_with_owners();
    let result = play.result();
    let over = result.map(|verdict| Over {
        winner: play.score().is_none().then_some(verdict.id()),
        why: how_it_ended(play),
    });
    Position {
        problem: play.text(),
        start: play.start().to_string(),
        played: play.played(),
        summands,
        convention: terms.convention.id(),
        first: terms.first.id(),
        pass: terms.pass.map(|who| who.id()),
        maximiser: play.maximiser().id(),
        next: play.next().id(),
        layouts,
        more: count > legal.len(),
        legal,
        over,
        score: play.score(),
        description: Language::all(|language| describe(&view, language)),
        aim: in_words(&aim(play.game())),
        task: play.task(),
        view,
    }
}

fn in_words(sentence: &Sentence) -> Words {
    Language::all(|language| sentence.text(language))
}

/// That somebody cannot move, or the rule that decided and what the rules remark on the end.
fn how_it_ended(play: &Play) -> Vec<Words> {
    let (game, Standing { at, next, score }) = (play.game(), play.here());
    match over(game, at, *next, *score, play.choices().is_empty()) {
        None | Some(Sentence::Over { .. }) => {
            let remarks = game.rules.remarks(at, *next).into_iter().map(|remark| Step::from(remark).sentence);
            [aim(game)].into_iter().chain(remarks.take(1)).map(|sentence| in_words(&sentence)).collect()
        }
        Some(Sentence::ScoreIs { .. }) => vec![in_words(&aim(game))],
        Some(sentence) => vec![in_words(&sentence)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    /// The texts of moves that change nothing on the board.
    const IDLE: [&str; 2] = ["pass", "none"];

    /// Along a play of each example: every legal move shows somewhere on the view, on places that are there.
    #[test]
    fn every_move_of_every_game_has_its_places() {
        for example in GAMES.iter().flat_map(|entry| entry.examples) {
            let mut text = example.problem.to_string();
            while let Ok(now) = position(&text, 50) {
                for legal in &now.legal {
                    let idle = IDLE.contains(&legal.text.as_str());
                    assert!(!legal.places.is_empty() || idle, "{text}: {}", legal.text);
                    let all_there = legal.places.iter().all(|place| now.view.has(place));
                    assert!(all_there, "{text}: {} at {:?}", legal.text, legal.places);
                }
                let Some(legal) = now.legal.first() else { break };
                if now.played.len() > 6 {
                    break;
                }
                text = format!(
                    "{}{}{}",
                    now.problem,
                    if now.played.is_empty() { "//" } else { "." },
                    legal.text
                );
            }
        }
    }

    #[test]
    fn phases_of_a_play_say_what_to_do() {
        let task = |problem: &str| position(problem, 10).unwrap().task.map(|words| words.en);
        let tasks = [
            ("kayles:P4", None),
            ("cops-and-robber{k=2}:C5", Some("Choose a vertex for each of the 2 cops.")),
            ("cops-and-robber{k=2}:C5//0;1", Some("Place the robber on a vertex.")),
            ("cops-and-robber{k=2}:C5//0;1.3", Some("Move the cops along edges; any of them may stay.")),
            ("surveillance{k=2}:C6@0//1", Some("Clear one mark.")),
            ("progressions{rule=waiter-client}:7,3//1", Some("Choose what to offer to Bob: 1 more.")),
            ("progressions{rule=waiter-client}:7,3//1.2", Some("Choose what to keep of the offer: 1 more.")),
            ("progressions{bias=2:3}:3,3//1.2", Some("Claim elements, 1 more in this turn.")),
            ("qsat:(1 2)(3)//1:T", Some("Set x2 to true or false.")),
        ];
        for (problem, expected) in tasks {
            assert_eq!(task(problem).as_deref(), expected, "{problem}");
        }
    }

    #[test]
    fn sums_name_their_parts_and_list_played_moves() {
        let now = position("kayles:P3 + nim:2//1:0>1", 100).unwrap();
        assert_eq!(
            now.summands.iter().map(|summand| summand.game.as_str()).collect::<Vec<_>>(),
            ["kayles", "nim"]
        );
        assert_eq!((now.next, now.played[0].who, now.played[0].text.as_str()), ("bob", "alice", "1:0>1"));
        let inner = Place::Left { of: 0, objects: 1 };
        assert!(now.played[0].places.contains(&Place::Part { part: 1, place: Box::new(inner) }));
        assert_eq!(now.layouts.len(), 2);
        assert_eq!(now.layouts[0].len(), 3);
    }

    #[test]
    fn the_end_has_a_winner_unless_it_has_a_score() {
        assert_eq!(position("nim:1//0>0", 9).unwrap().over.unwrap().winner, Some("alice"));
        let ended = position("domination{convention=score}:K2//0", 9).unwrap();
        assert_eq!((ended.over.unwrap().winner, ended.score), (None, Some(1)));
        let long = position("nim:500", 100).unwrap();
        assert!(long.more && long.legal.len() == 100);
    }
}
