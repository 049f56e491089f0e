//! Explanations: sentences in order, each with an optional picture or table.

use super::{Language, Sentence, TextTable, nim_sum, nim_sum_table};
use crate::rules::{Place, Player, Remark, View};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// One step: a sentence, and perhaps a picture or a table beside it.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Step {
    /// What the step says.
    pub sentence: Sentence,
    /// The position it is about, to be drawn.
    pub view: Option<View>,
    /// Labels on elements of the position.
    pub labels: Vec<Labelled>,
    /// Its numbers as a table.
    pub table: Option<TextTable>,
}

/// A label on an element of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Labelled {
    /// Where the element is on the view.
    pub places: Vec<Place>,
    /// The element as moves name it.
    pub element: String,
    /// The label.
    pub label: String,
}

impl Step {
    /// A step that is only a sentence.
    pub fn new(sentence: Sentence) -> Step {
        Step { sentence, view: None, labels: Vec::new(), table: None }
    }

    /// The step with a picture beside it.
    pub fn with_view(self, view: View) -> Step {
        Step { view: Some(view), ..self }
    }

    /// The step with labels on the elements of its picture.
    pub fn with_labels(self, labels: Vec<Labelled>) -> Step {
        Step { labels, ..self }
    }

    /// The step with a table beside it.
    pub fn with_table(self, table: TextTable) -> Step {
        Step { table: Some(table), ..self }
    }
}

impl From<Remark> for Step {
    fn from(Remark { words, view }: Remark) -> Step {
        Step { view, ..Step::new(Sentence::Remark { words }) }
    }
}

impl From<Sentence> for Step {
    fn from(sentence: Sentence) -> Step {
        Step::new(sentence)
    }
}

/// A step as JSON contains its text in every language, so that a page can show any of them.
impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut step = serializer.serialize_struct("Step", 6)?;
        step.serialize_field("sentence", &self.sentence)?;
        step.serialize_field("en", &self.sentence.text(Language::English))?;
        step.serialize_field("pt", &self.sentence.text(Language::Portuguese))?;
        step.serialize_field("view", &self.view)?;
        step.serialize_field("labels", &self.labels)?;
        step.serialize_field("table", &self.table)?;
        step.end()
    }
}

/// Why an answer is what it is.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// The steps, in reading order.
    pub steps: Vec<Step>,
}

impl Explanation {
    /// Appends a step.
    pub fn push(&mut self, step: impl Into<Step>) {
        self.steps.push(step.into());
    }

    /// The sentences as one paragraph.
    pub fn prose(&self, language: Language) -> String {
        let sentences: Vec<String> = self.steps.iter().map(|step| step.sentence.text(language)).collect();
        sentences.join(" ")
    }
}

/// One part of a sum, for [`nim_steps`].
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// Its contents in a few characters.
    pub text: String,
    /// Its nimber.
    pub nimber: u64,
    /// The part alone, to be drawn.
    pub view: Option<View>,
}

/// Why an impartial position is won or lost under normal play, from the nimbers of its parts (Sprague 1935, Grundy
/// 1939): the parts, their nim-sum, and either why 0 loses or how to restore it. `moves` returns the texts of the
/// moves that take a part (numbered from 0) to a nimber, possibly none. It is called for larger nimbers too, which
/// some games reach, so that every winning move is listed if it knows them all.
pub fn nim_steps(parts: &[Part], mover: Player, moves: impl Fn(usize, u64) -> Vec<String>) -> Vec<Step> {
    let nimbers: Vec<u64> = parts.iter().map(|part| part.nimber).collect();
    let total = nim_sum(&nimbers);
    let mut steps = vec![Step::new(Sentence::Parts { count: parts.len() })];
    match parts {
        [] => steps.push(Step::new(Sentence::CannotMove { who: mover, wins: false })),
        [_] if total > 0 => {
            steps.push(Step::new(Sentence::NimberPositive { nimber: total, mover }));
            let moves = moves(0, 0);
            if !moves.is_empty() {
                steps.push(Step::new(Sentence::LeavesZero { moves }));
            }
        }
        [_] => steps.push(Step::new(Sentence::NimberZero { mover })),
        _ => {
            steps.extend(parts.iter().enumerate().map(component));
            let sentence = Sentence::NimSum { parts: nimbers.clone(), total };
            steps.push(Step::new(sentence).with_table(nim_sum_table(&nimbers)));
            steps.extend(sum_steps(&nimbers, mover, moves));
        }
    }
    steps
}

fn component((index, part): (usize, &Part)) -> Step {
    let sentence = Sentence::Component { index, text: part.text.clone(), nimber: part.nimber };
    Step { view: part.view.clone(), ..Step::new(sentence) }
}

/// What the nim-sum of several parts means for the player to move.
fn sum_steps(nimbers: &[u64], mover: Player, moves: impl Fn(usize, u64) -> Vec<String>) -> Vec<Step> {
    let total = nim_sum(nimbers);
    if total == 0 {
        return vec![Step::new(Sentence::NimberZero { mover })];
    }
    let mut steps = vec![Step::new(Sentence::NimberPositive { nimber: total, mover })];
    for (part, &from) in nimbers.iter().enumerate() {
        let to = from ^ total;
        let moves = moves(part, to);
        if to < from || !moves.is_empty() {
            steps.push(Step::new(Sentence::RestoresZero { part, from, to, moves }));
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps(sizes: &[u64]) -> Vec<Part> {
        sizes.iter().map(|&size| Part { text: size.to_string(), nimber: size, view: None }).collect()
    }

    /// Nim 3,5,7: the sum is 1, and lowering any odd heap by one restores 0.
    #[test]
    fn a_won_sum_lists_its_restoring_moves() {
        let steps = nim_steps(&heaps(&[3, 5, 7]), Player::Alice, |part, to| vec![format!("{part}>{to}")]);
        let restoring: Vec<&Sentence> = steps.iter().map(|step| &step.sentence).skip(6).collect();
        let expect =
            |part, from, to, text: &str| Sentence::RestoresZero { part, from, to, moves: vec![text.into()] };
        assert_eq!(restoring, [&expect(0, 3, 2, "0>2"), &expect(1, 5, 4, "1>4"), &expect(2, 7, 6, "2>6")]);
        assert_eq!(steps[0].sentence, Sentence::Parts { count: 3 });
        assert!(steps[4].table.is_some());
    }

    #[test]
    fn a_lost_sum_says_why() {
        let steps = nim_steps(&heaps(&[1, 2, 3]), Player::Bob, |_, _| Vec::new());
        assert_eq!(steps.last().unwrap().sentence, Sentence::NimberZero { mover: Player::Bob });
        let empty = nim_steps(&[], Player::Alice, |_, _| Vec::new());
        assert_eq!(empty[1].sentence, Sentence::CannotMove { who: Player::Alice, wins: false });
    }

    /// Parts of nimbers 1 and 2: the second must go to 1; the first may go to 2 only if the game lets it.
    #[test]
    fn moves_to_larger_nimbers_are_listed_where_they_exist() {
        let steps = nim_steps(&heaps(&[1, 2]), Player::Alice, |_, _| Vec::new());
        assert_eq!(steps.len(), 6);
        let steps = nim_steps(&heaps(&[1, 2]), Player::Alice, |part, _| vec![format!("m{part}")]);
        let sentence = Sentence::RestoresZero { part: 0, from: 1, to: 2, moves: vec!["m0".into()] };
        assert_eq!(steps[5].sentence, sentence);
    }

    #[test]
    fn a_whole_position_has_no_sum_to_write() {
        let steps = nim_steps(&heaps(&[3]), Player::Alice, |part, to| vec![format!("{part}>{to}")]);
        assert!(steps.iter().all(|step| step.table.is_none()));
        assert_eq!(steps[2].sentence, Sentence::LeavesZero { moves: vec!["0>0".to_string()] });
    }

    #[test]
    fn steps_carry_both_languages() {
        let json = serde_json::to_value(Step::new(Sentence::Starts { who: Player::Bob })).unwrap();
        assert_eq!(json["sentence"]["key"], "starts");
        assert_eq!(json["en"], "Bob starts.");
        assert_eq!(json["pt"], "Bob começa.");
        assert!(json["view"].is_null());
    }
}
