//! An explanation in short: its winner, its reasons, its picture, the moves to try.

use super::{Explanation, Sentence, Step};
use serde::Serialize;

/// The most reasons of a digest, and the most moves to try.
const MOST_REASONS: usize = 3;
const MOST_MOVES: usize = 6;

/// What a reader needs first, as numbers of the steps of an explanation. The steps not named here are for those who want to
/// follow everything.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Digest {
    /// Who wins, or the score; none if neither is known.
    pub verdict: Option<usize>,
    /// Why, in at most three steps.
    pub reasons: Vec<usize>,
    /// The step with the picture or table that shows it best.
    pub figure: Option<usize>,
    /// Moves to try: those that keep the result.
    pub moves: Vec<String>,
    /// The answers to the moves of the player who loses.
    pub answers: Option<usize>,
    /// A line of best play.
    pub line: Option<usize>,
    /// How the line ends, with the position there, and what the rules say of it: a vertex without a colour, a set that is complete.
    pub end: Vec<usize>,
    /// What decided, and what a search did.
    pub decided: Vec<usize>,
}

impl Explanation {
    /// The explanation in short.
    pub fn digest(&self) -> Digest {
        let find = |is: fn(&Sentence) -> bool| self.position_of(is);
        let figure = self.figure();
        let reasons = self.reasons(figure);
        let decided = |i: &usize| decides(&self.steps[*i].sentence) && !reasons.contains(i);
        Digest {
            verdict: self.verdict(),
            figure,
            moves: self.to_try(),
            answers: find(|sentence| matches!(sentence, Sentence::Answers { .. })),
            line: find(|sentence| matches!(sentence, Sentence::Line { .. })),
            end: self.end(),
            decided: (0..self.steps.len()).filter(decided).collect(),
            reasons,
        }
    }

    /// The explanation with the steps of its digest only, in their order.
    pub fn short(&self) -> Explanation {
        let Digest { verdict, mut reasons, figure, answers, line, end, decided, .. } = self.digest();
        reasons
            .extend(verdict.into_iter().chain(figure).chain(answers).chain(line).chain(end).chain(decided));
        let is_described = |(i, _): &(usize, &Step)| reasons.contains(i);
        Explanation {
            steps: self.steps.iter().enumerate().filter(is_described).map(|(_, step)| step.clone()).collect(),
        }
    }

    /// The step that says most exactly how it ends.
    fn verdict(&self) -> Option<usize> {
        let line = self.line_from();
        let rank = |step: &Step| match &step.sentence {
            Sentence::WinsBy { .. } => Some(0),
            Sentence::Wins { .. } | Sentence::Drawn => Some(1),
            Sentence::ScoreIs { .. } | Sentence::RelationIs { .. } => Some(2),
            Sentence::ScoreWindow { .. } => Some(3),
            Sentence::NimberZero { .. } | Sentence::NimberPositive { .. } | Sentence::TameGenus { .. } => {
                Some(4)
            }
            Sentence::LoopyZero { .. } | Sentence::LoopyWon { .. } | Sentence::LoopyDrawn { .. } => Some(4),
            Sentence::ValueSign { .. } => Some(5),
            Sentence::CannotMove { .. } | Sentence::Over { .. } => Some(6),
            Sentence::NothingKnown => Some(7),
            _ => None,
        };
        let ranked = self.steps[..line].iter().enumerate().filter_map(|(i, step)| Some((rank(step)?, i)));
        ranked
            .min()
            .or_else(|| self.position_of(|s| matches!(s, Sentence::NothingKnown)).map(|i| (7, i)))
            .map(|(_, i)| i)
    }

    /// Where the line of play begins: what follows it is about its end.
    fn line_from(&self) -> usize {
        self.position_of(|sentence| matches!(sentence, Sentence::Line { .. })).unwrap_or(self.steps.len())
    }

    fn position_of(&self, is: impl Fn(&Sentence) -> bool) -> Option<usize> {
        self.steps.iter().position(|step| is(&step.sentence))
    }

    /// A board with labels, else a table.
    fn figure(&self) -> Option<usize> {
        let labelled = self.steps.iter().position(|step| !step.labels.is_empty());
        labelled.or_else(|| self.steps.iter().position(|step| step.table.is_some()))
    }

    /// The position at the end of the line, and the remarks after it.
    fn end(&self) -> Vec<usize> {
        let after = self.line_from() + 1;
        let is_described = |i: &usize| {
            let Step { sentence, view, .. } = &self.steps[*i];
            if *i == after { view.is_some() } else { matches!(sentence, Sentence::Remark { .. }) }
        };
        (after..self.steps.len()).take_while(is_described).collect()
    }

    /// The strategy, then what the theory of the game says, then values and nimbers, then the theorem, as many as there is room for;
    /// in the order of the explanation. The aim of the game, which comes before the turn, is none of them.
    fn reasons(&self, figure: Option<usize>) -> Vec<usize> {
        let turn = self.position_of(|s| matches!(s, Sentence::Starts { .. } | Sentence::ToMove { .. }));
        let turn = turn.unwrap_or(0);
        let rank = |i: usize| match &self.steps[i].sentence {
            Sentence::NimSum { .. } | Sentence::LoopySum { .. } => Some(2),
            _ if Some(i) == figure => None,
            Sentence::Strategy { .. } => Some(0),
            Sentence::Remark { .. } if i > turn && self.steps[i].labels.is_empty() => Some(1),
            Sentence::NimberZero { .. } | Sentence::NimberPositive { .. } | Sentence::TameGenus { .. } => {
                Some(3)
            }
            Sentence::LoopyZero { .. } | Sentence::LoopyWon { .. } | Sentence::LoopyDrawn { .. } => Some(3),
            Sentence::ValueSign { .. } => Some(3),
            Sentence::ValueIs { .. } | Sentence::Mex { .. } | Sentence::MisereNimbersSilent => Some(4),
            Sentence::Thermal { .. } | Sentence::RankIs { .. } => Some(5),
            Sentence::NoGoodMove { .. } => Some(6),
            Sentence::DecidedBy { .. } => Some(7),
            _ => None,
        };
        let mut ranked: Vec<(u8, usize)> =
            (0..self.line_from()).filter_map(|i| Some((rank(i)?, i))).collect();
        ranked.sort_unstable();
        let mut chosen: Vec<usize> = ranked.into_iter().take(MOST_REASONS).map(|(_, i)| i).collect();
        chosen.sort_unstable();
        chosen
    }

    /// The move of the strategy first, then others that keep the result.
    fn to_try(&self) -> Vec<String> {
        let mut moves: Vec<String> = Vec::new();
        let now = self.steps.iter().filter_map(|step| match &step.sentence {
            Sentence::Strategy { now, .. } => now.clone(),
            _ => None,
        });
        let listed = self.steps.iter().filter_map(|step| match &step.sentence {
            Sentence::LeavesZero { moves }
            | Sentence::RestoresZero { moves, .. }
            | Sentence::BestMoves { moves, .. }
            | Sentence::LoopyWon { moves, .. }
            | Sentence::LoopyDrawn { moves, .. } => Some(moves.clone()),
            _ => None,
        });
        for text in now.chain(listed.flatten()) {
            if moves.len() < MOST_MOVES && !moves.contains(&text) {
                moves.push(text);
            }
        }
        moves
    }
}

fn decides(sentence: &Sentence) -> bool {
    matches!(
        sentence,
        Sentence::DecidedBy { .. }
            | Sentence::Searched { .. }
            | Sentence::Labelled { .. }
            | Sentence::Stopped { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::super::{Part, nim_steps};
    use super::*;
    use crate::rules::{Player, Words};

    fn words(text: &str) -> Words {
        Words { en: text.into(), pt: text.into() }
    }

    /// Nim 3,5,7: who wins, the table of the nim-sum, and the three moves that restore 0.
    #[test]
    fn a_sum_is_described_by_its_table() {
        let heap = |size: u64| Part { text: size.to_string(), nimber: size, view: None };
        let parts = [3, 5, 7].map(heap);
        let mut steps = vec![Step::new(Sentence::Starts { who: Player::Alice })];
        steps.extend(nim_steps(&parts, Player::Alice, |part, to| vec![format!("{part}>{to}")]));
        let explanation = Explanation { steps };
        let digest = explanation.digest();
        let at = |i: usize| &explanation.steps[i];
        assert!(matches!(at(digest.verdict.unwrap()).sentence, Sentence::NimberPositive { nimber: 1, .. }));
        assert!(at(digest.figure.unwrap()).table.is_some());
        assert_eq!(digest.moves, ["0>2", "1>4", "2>6"]);
        assert_eq!(digest.reasons.len(), 2);
    }

    /// The aim of the game is no reason, and what is true at the end of the line is said there.
    #[test]
    fn aims_are_no_reasons_and_ends_are_distinguished() {
        let remark = |text: &str| Step::new(Sentence::Remark { words: words(text) });
        let line =
            Sentence::Line { moves: vec![(Player::Alice, "0".into())], by_strategy: false, goes_on: false };
        let steps = vec![
            remark("Alice wants to colour every vertex."),
            Step::new(Sentence::Starts { who: Player::Alice }),
            Step::new(Sentence::Wins { who: Player::Bob }),
            Step::new(Sentence::NoGoodMove { who: Player::Alice }),
            Step::new(Sentence::DecidedBy { theorem: words("a theorem") }),
            Step::new(line),
            Step::new(Sentence::Over { winner: crate::rules::Verdict::Win(Player::Bob) })
                .with_view(crate::rules::View::Heaps(vec![1])),
            remark("Vertex 1 can no longer be coloured."),
        ];
        let explanation = Explanation { steps };
        let digest = explanation.digest();
        assert_eq!((digest.verdict, digest.line), (Some(2), Some(5)));
        assert_eq!(digest.reasons, [3, 4]);
        assert_eq!(digest.end, [6, 7]);
        assert_eq!(digest.decided, [] as [usize; 0]);
        assert_eq!(explanation.short().steps.len(), 6);
    }

    #[test]
    fn nothing_has_an_empty_digest() {
        assert_eq!(Explanation::default().digest(), Digest::default());
    }
}
