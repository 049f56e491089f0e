//! An answer in a sentence or two, for readers who only want to know who is winning.

use super::Answer;
use super::explain::known;
use crate::rules::{Convention, Player, Verdict, Words};
use crate::tell::{Language, Sentence};

/// What an answer says, with `next` to move: who wins and how soon, and the nimber, value or score that shows it.
///
/// ```
/// use grundy::{ask, rules::{Convention, Player}};
/// let answer = ask::solve("nim:2,2", &Default::default()).unwrap();
/// let sentences = ask::verdict(&answer, Player::Alice, Convention::Normal);
/// assert_eq!(sentences[0].en, "With best play by both, Bob wins.");
/// ```
pub fn verdict(answer: &Answer, next: Player, convention: Convention) -> Vec<Words> {
    let mut sentences = Vec::new();
    if let (Some(Verdict::Win(who)), Some(moves)) = (answer.winner, answer.remoteness) {
        sentences.push(Sentence::WinsBy { who, moves: moves as u64 });
    } else {
        sentences.extend(answer.winner.map(|verdict| match verdict {
            Verdict::Win(who) => Sentence::Wins { who },
            Verdict::Draw => Sentence::Drawn,
        }));
    }
    match answer.nimber {
        Some(0) if convention == Convention::Normal => sentences.push(Sentence::NimberZero { mover: next }),
        Some(nimber) if convention == Convention::Normal => {
            sentences.push(Sentence::NimberPositive { nimber, mover: next });
        }
        _ => {}
    }
    sentences.extend(known(answer));
    sentences.iter().map(|sentence| Language::all(|language| sentence.text(language))).collect()
}
