//! An answer in a sentence or two, for those who only want to know how they stand.

use super::Answer;
use super::explain::known;
use crate::rules::{Convention, Player, Verdict};
use crate::tell::{Sentence, Told};

/// What an answer says, with `next` to move: who wins and how soon, and the nimber, value or score that tells it.
///
/// ```
/// use grundy::{ask, rules::{Convention, Player}};
/// let answer = ask::solve("nim:2,2", &Default::default()).unwrap();
/// let told = ask::verdict(&answer, Player::Alice, Convention::Normal);
/// assert_eq!(told[0].en, "With best play by both, Bob wins.");
/// ```
pub fn verdict(answer: &Answer, next: Player, convention: Convention) -> Vec<Told> {
    let mut sentences = Vec::new();
    if let (Some(Verdict::Win(who)), Some(moves)) = (winner(answer), answer.remoteness) {
        sentences.push(Sentence::WinsBy { who, moves: moves as u64 });
    } else {
        sentences.extend(winner(answer).map(|verdict| match verdict {
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
    sentences.iter().map(|sentence| Told::of(|language| sentence.text(language))).collect()
}

/// The winner that an answer names.
pub fn winner(answer: &Answer) -> Option<Verdict> {
    match answer.winner.as_deref()? {
        "draw" => Some(Verdict::Draw),
        id => Player::BOTH.into_iter().find(|who| who.id() == id).map(Verdict::Win),
    }
}
