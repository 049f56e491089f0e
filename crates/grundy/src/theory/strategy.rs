//! How to win, as a theorem says it.

use super::about;
use crate::games::Problem;
use crate::rules::{Player, Words};

/// The ids of the theorems that hand over a strategy. No other theorem is asked for one, and tests play each of these
/// strategies against all replies.
pub static STRATEGIES: &[&str] = &[
    "nim",
    "poker-nim",
    "nim-bags",
    "multiples",
    "pins-multiples",
    "wythoff",
    "marienbad",
    "circular-nim",
    "graph-nim",
    "geography-matching",
    "mirror",
    "greedy-colouring-split",
    "colouring-forests",
    "cop-win-graphs",
];

/// How the winner of a problem wins, and who that is, by the first theorem that says it.
pub fn strategy(problem: &Problem) -> Option<(Player, Strategy)> {
    let telling = about(problem).iter().filter(|theorem| STRATEGIES.contains(&theorem.id));
    telling.into_iter().find_map(|theorem| {
        let finding = (theorem.apply)(problem)?;
        Some((problem.winner(finding.first_wins?), finding.strategy?))
    })
}

/// The most pairs that are listed in words.
const MOST_LISTED: usize = 24;

/// What the winner does in every turn, with the numbers of the position at hand. The same theorem, asked about the position
/// of a later turn, says what to do then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strategy {
    /// What to do, as whole sentences.
    pub words: Words,
    /// What that is now, as the move is written, if the winner is to move.
    pub now: Option<String>,
    /// Pairs of moves: to one of them the winner answers by the other, from here to the end of the play.
    pub answers: Vec<[String; 2]>,
    /// The numbers whose nim-sum the strategy is about, if it is about one.
    pub nim_sum: Vec<u64>,
}

impl Strategy {
    /// A strategy in words.
    pub fn new(en: impl Into<String>, pt: impl Into<String>) -> Strategy {
        Strategy {
            words: Words { en: en.into(), pt: pt.into() },
            now: None,
            answers: Vec::new(),
            nim_sum: Vec::new(),
        }
    }

    /// A strategy of pairs of moves, which its words list.
    pub fn of_pairs(Words { en, pt }: Words, answers: Vec<[String; 2]>) -> Strategy {
        let listed = answers.iter().take(MOST_LISTED).map(|[to, by]| format!("{to}–{by}"));
        let mut list = listed.collect::<Vec<_>>().join(", ");
        if answers.len() > MOST_LISTED {
            list += ", …";
        }
        // A first move may leave nothing to answer.
        let list = if list.is_empty() { list } else { format!(": {list}") };
        Strategy { answers, ..Strategy::new(format!("{en}{list}."), format!("{pt}{list}.")) }
    }

    /// The partner of a move, if moves are paired and it is in a pair.
    pub fn answer_to(&self, text: &str) -> Option<String> {
        let [one, other] = self.answers.iter().find(|pair| pair.iter().any(|m| m == text))?;
        Some(if one == text { other.clone() } else { one.clone() })
    }

    /// The strategy with one more sentence.
    pub fn adding(mut self, en: &str, pt: &str) -> Strategy {
        for (words, more) in [(&mut self.words.en, en), (&mut self.words.pt, pt)] {
            words.push(' ');
            words.push_str(more);
        }
        self
    }

    /// The strategy with the move that it says to make.
    pub fn now(self, now: Option<String>) -> Strategy {
        Strategy { now, ..self }
    }
}
