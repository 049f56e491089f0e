//! The sentences of explanations, as keys with parameters.

use super::{Language, english, portuguese};
use crate::rules::{Class, Convention, Player, Verdict, Words};
use crate::solve::StopReason;
use serde::Serialize;

/// One sentence of an explanation. Parts are numbered from 0 here and from 1 in the text; moves are written as in
/// problem texts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "key", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the documentation of each variant explains its fields")]
#[non_exhaustive]
pub enum Sentence {
    /// How the play is decided; `maximiser` matters for score games only.
    Convention { convention: Convention, maximiser: Player },
    /// What the score must be for Alice to win: at least or at most this.
    Threshold { at_least: bool, score: i32 },
    /// Who starts, in a position before the first move.
    Starts { who: Player },
    /// Whose turn it is, in mid-play.
    ToMove { who: Player },
    /// Who may pass.
    MayPass { who: Player },
    /// The position is the disjunctive sum of this many parts.
    Parts { count: usize },
    /// The position is a sum, and one part is left in which there are moves.
    OnePartLeft,
    /// One part, what is in it, and its nimber.
    Component { index: usize, text: String, nimber: u64 },
    /// The nim-sum of the parts.
    NimSum { parts: Vec<u64>, total: u64 },
    /// The nimber of the whole position.
    NimberIs { nimber: u64 },
    /// Nimber 0 under normal play: the player to move loses.
    NimberZero { mover: Player },
    /// Nimber above 0 under normal play: the player to move wins.
    NimberPositive { nimber: u64, mover: Player },
    /// Taking a part from one nimber to another brings the sum to 0, by these moves if they are known.
    RestoresZero { part: usize, from: u64, to: u64, moves: Vec<String> },
    /// The moves of a whole position that leave nimber 0.
    LeavesZero { moves: Vec<String> },
    /// The rank of a position, none if it is infinite, and whether the player to move loses it.
    RankIs { rank: Option<u32>, lost: bool },
    /// The lost vertices by their ranks: P_n has those of rank at most n.
    LostByRank { sets: Vec<Vec<String>> },
    /// The loopy nimber of the whole position.
    LoopyIs { loopy: String },
    /// One part of a game in which positions may repeat, and its loopy nimber.
    LoopyPart { index: usize, text: String, loopy: String },
    /// The sum of the loopy nimbers of the parts.
    LoopySum { parts: Vec<String>, total: String },
    /// Loopy nimber 0: the player to move loses.
    LoopyZero { mover: Player },
    /// A loopy nimber with a move to 0: the player to move wins.
    LoopyWon { loopy: String, mover: Player, moves: Vec<String> },
    /// An infinite loopy nimber without a move to 0, and the moves that keep the play going.
    LoopyDrawn { loopy: String, mover: Player, moves: Vec<String> },
    /// Misere play: nimbers do not determine the winner.
    MisereNimbersSilent,
    /// The genus of a tame position under misere play, its nimber there, and who is to move.
    TameGenus { genus: String, nimber: u64, mover: Player },
    /// The class: who wins when either player starts.
    ClassIs { class: Class },
    /// The canonical form of a partizan position.
    ValueIs { value: String },
    /// One part, what is in it, and its value.
    PartValue { index: usize, text: String, value: String },
    /// The nimbers that moves leave, each with its moves; the nimber of the position is the least one missing.
    Mex { options: Vec<(u64, Vec<String>)>, nimber: u64 },
    /// What a player can move to: each value with the moves that lead to it.
    CanMoveTo { who: Player, options: Vec<(String, Vec<String>)> },
    /// An option that is dominated by another option of the same player.
    Dominated { who: Player, option: String, by: String },
    /// An option that the opponent can answer so as to be no worse off than before, and the options that replace it.
    Reversible { who: Player, option: String, answer: String, instead: Vec<String> },
    /// Numbers fit between the options, `among` as in `5/2 < x < 4`; all if it is empty.
    SimplestNumber { number: String, among: String },
    /// The options of a form as it was typed, each with its value.
    FormOptions { form: String, alice: Vec<(String, String)>, bob: Vec<(String, String)> },
    /// The value of a form as it was typed.
    FormIs { form: String, value: String },
    /// A form as it was typed that is in canonical form already, and how its value is written.
    FormCanonical { form: String, value: String },
    /// The stops, the mean and the temperature of a value.
    Thermal { left_stop: String, right_stop: String, mean: String, temperature: String, heat: String },
    /// Of a number: its temperature is negative here, and 0 in the book.
    ColdTemperature,
    /// How deep the canonical form is.
    Birthday { day: u64 },
    /// How many ups an all-small value is worth.
    AtomicWeight { weight: String },
    /// The value up to infinitesimals.
    Reduced { form: String },
    /// How the value compares with 0 and who therefore wins.
    ValueSign { sign: String },
    /// How two games compare.
    RelationIs { relation: String },
    /// The score under best play.
    ScoreIs { score: i64 },
    /// Bounds for the score under best play.
    ScoreWindow { least: i64, greatest: i64 },
    /// Who wins under best play.
    Wins { who: Player },
    /// Who wins under best play, and after how many moves in all: the winner hurries, the loser delays.
    WinsBy { who: Player, moves: u64 },
    /// Nobody wins under best play.
    Drawn,
    /// A play that is over because the player to move cannot move.
    CannotMove { who: Player, wins: bool },
    /// A play that the rules have decided.
    Over { winner: Verdict },
    /// The moves that keep the result.
    BestMoves { who: Player, moves: Vec<String> },
    /// Every move loses.
    NoGoodMove { who: Player },
    /// The answers of the player who wins: to every move of the other one, or to every move after `after`; `more` moves were
    /// left out.
    Answers { who: Player, after: Option<String>, answers: Vec<Answered>, more: usize },
    /// A line of best play from here, or one in which the winner follows the strategy just named, and whether it goes on.
    Line { moves: Vec<(Player, String)>, by_strategy: bool, goes_on: bool },
    /// A theorem, as an answer names it.
    DecidedBy { theorem: Words },
    /// How the winner wins, and the move that this says to make now.
    Strategy { words: Words, now: Option<String> },
    /// What the theory of a game says of the position.
    Remark { words: Words },
    /// A search, and how many positions it looked at.
    Searched { positions: u64 },
    /// Retrograde analysis, and how many positions it labelled.
    Labelled { positions: u64 },
    /// A solve that reached a limit.
    Stopped { reason: StopReason, positions: u64 },
    /// A stopped solve that knows nothing yet.
    NothingKnown,
    /// The next sentences are known although the solve was stopped.
    KnownSoFar,
}

/// The answer to a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Answered {
    /// The move.
    pub to: String,
    /// The moves that lead to a position like the one that it leads to.
    pub alike: Vec<String>,
    /// The answer to the move itself.
    pub by: String,
}

impl Sentence {
    /// The sentence in a language.
    pub fn text(&self, language: Language) -> String {
        match language {
            Language::English => english::text(self),
            Language::Portuguese => portuguese::text(self),
        }
    }
}

/// Options as they were typed, each followed by its value where that is written differently.
pub(super) fn options_typed(options: &[(String, String)]) -> Vec<String> {
    let option = |(form, value): &(String, String)| match form == value {
        true => form.clone(),
        false => format!("{form} = {value}"),
    };
    options.iter().map(option).collect()
}

/// A list of moves, cut off after the first few.
pub(super) fn few(moves: &[String]) -> String {
    const MOST: usize = 6;
    let more = if moves.len() > MOST { ", …" } else { "" };
    moves[..moves.len().min(MOST)].join(", ") + more
}

/// `3 ⊕ 5 ⊕ 7`, and 0 for the empty sum.
pub(super) fn sum(parts: &[u64]) -> String {
    if parts.is_empty() {
        return "0".to_string();
    }
    parts.iter().map(u64::to_string).collect::<Vec<_>>().join(" ⊕ ")
}

/// `P_0 = {2}, P_1 = {0, 2}`.
pub(super) fn lost_sets(sets: &[Vec<String>]) -> String {
    let set = |(n, set): (usize, &Vec<String>)| format!("P_{n} = {{{}}}", set.join(", "));
    sets.iter().enumerate().map(set).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Bilingual;
    use Language::{English, Portuguese};

    #[track_caller]
    fn says(sentence: Sentence, en: &str, pt: &str) {
        assert_eq!(sentence.text(English), en);
        assert_eq!(sentence.text(Portuguese), pt);
    }

    #[test]
    fn plurals_agree() {
        let wins = |moves| Sentence::WinsBy { who: Player::Alice, moves };
        says(
            wins(1),
            "With best play by both, Alice wins in 1 move.",
            "Se ambos jogarem da melhor forma, Alice vence em 1 jogada.",
        );
        says(
            wins(2),
            "With best play by both, Alice wins in 2 moves, counting those of both players.",
            "Se ambos jogarem da melhor forma, Alice vence em 2 jogadas, contando as dos dois jogadores.",
        );
        says(wins(0), "The play is over: Alice has won.", "A partida terminou: Alice venceu.");
        says(
            Sentence::Searched { positions: 1 },
            "Decided by search: 1 position examined.",
            "Decidido por busca: 1 posição examinada.",
        );
        says(
            Sentence::Searched { positions: 1234 },
            "Decided by search: 1,234 positions examined.",
            "Decidido por busca: 1.234 posições examinadas.",
        );
    }

    #[test]
    fn lists_of_moves_agree() {
        let best = |moves: &[&str]| Sentence::BestMoves {
            who: Player::Bob,
            moves: moves.iter().map(|text| text.to_string()).collect(),
        };
        says(best(&["2"]), "Bob's best move is 2.", "A melhor jogada de Bob é 2.");
        says(
            best(&["0", "2", "4"]),
            "Bob's best moves are 0, 2 and 4.",
            "As melhores jogadas de Bob são 0, 2 e 4.",
        );
        says(
            best(&[]),
            "Bob has no move that keeps the result.",
            "Bob não tem jogada que mantenha o resultado.",
        );
    }

    #[test]
    fn sums_are_written_out() {
        says(
            Sentence::NimSum { parts: vec![3, 5, 7], total: 1 },
            "The nimber of a sum is the nim-sum of the nimbers of its parts, that is, their binary sum without carries: 3 ⊕ 5 ⊕ 7 = 1.",
            "O nimber de uma soma é a soma Nim dos nimbers das partes, isto é, a soma binária sem vai-um: 3 ⊕ 5 ⊕ 7 = 1.",
        );
    }

    #[test]
    fn an_equal_window_is_a_score() {
        for language in Language::ALL {
            let window = Sentence::ScoreWindow { least: 4, greatest: 4 };
            assert_eq!(window.text(language), Sentence::ScoreIs { score: 4 }.text(language));
        }
    }

    #[test]
    fn sentences_are_keys_with_parameters() {
        let json = serde_json::to_value(Sentence::WinsBy { who: Player::Bob, moves: 3 }).unwrap();
        assert_eq!(json, serde_json::json!({"key": "wins-by", "who": "bob", "moves": 3}));
        let json = serde_json::to_value(Sentence::Over { winner: Verdict::Draw }).unwrap();
        assert_eq!(json, serde_json::json!({"key": "over", "winner": "draw"}));
    }

    fn answered(alike: &[&str]) -> Answered {
        let alike = alike.iter().map(|text| text.to_string()).collect();
        Answered { to: "0".into(), alike, by: "1".into() }
    }

    #[test]
    fn answers_are_described() {
        let answers = vec![answered(&["4", "5"]), answered(&[])];
        let answers =
            |after, more| Sentence::Answers { who: Player::Bob, after, answers: answers.clone(), more };
        says(
            answers(None, 0),
            "Bob has an answer to every move of Alice: 0 (likewise 4, 5) → 1; 0 → 1.",
            "Bob tem uma resposta para cada jogada de Alice: 0 (do mesmo modo 4, 5) → 1; 0 → 1.",
        );
        says(
            answers(Some("2".into()), 1),
            "After 2 Bob has an answer to every move of Alice: 0 (likewise 4, 5) → 1; 0 → 1; and so on.",
            "Depois de 2, Bob tem uma resposta para cada jogada de Alice: 0 (do mesmo modo 4, 5) → 1; 0 → 1; e assim por diante.",
        );
    }

    /// One of each.
    fn every_sentence() -> Vec<Sentence> {
        let who = Player::Alice;
        let moves = vec!["1".to_string(), "2".to_string()];
        let mut all: Vec<Sentence> = Convention::ALL
            .into_iter()
            .map(|convention| Sentence::Convention { convention, maximiser: Player::Bob })
            .collect();
        all.extend([Class::N, Class::P, Class::L, Class::R].map(|class| Sentence::ClassIs { class }));
        let reasons = [
            StopReason::Time,
            StopReason::Memory,
            StopReason::Nodes,
            StopReason::Cancelled,
            StopReason::Size,
        ];
        all.extend(reasons.map(|reason| Sentence::Stopped { reason, positions: 5 }));
        all.extend((0..3).map(|count| Sentence::Parts { count }));
        all.extend([Verdict::Win(who), Verdict::Draw].map(|winner| Sentence::Over { winner }));
        all.extend([true, false].map(|wins| Sentence::CannotMove { who, wins }));
        all.extend([
            Sentence::Starts { who },
            Sentence::OnePartLeft,
            Sentence::ToMove { who },
            Sentence::MayPass { who },
            Sentence::Component { index: 0, text: "{0,1}".into(), nimber: 1 },
            Sentence::NimSum { parts: vec![], total: 0 },
            Sentence::NimberIs { nimber: 4 },
            Sentence::NimberZero { mover: who },
            Sentence::NimberPositive { nimber: 1, mover: who },
            Sentence::RestoresZero { part: 0, from: 2, to: 1, moves: vec![] },
            Sentence::RestoresZero { part: 0, from: 2, to: 1, moves: moves.clone() },
            Sentence::LeavesZero { moves: moves.clone() },
            Sentence::Threshold { at_least: true, score: 3 },
            Sentence::Threshold { at_least: false, score: -1 },
            Sentence::RankIs { rank: None, lost: false },
            Sentence::RankIs { rank: Some(2), lost: false },
            Sentence::RankIs { rank: Some(0), lost: true },
            Sentence::RankIs { rank: Some(2), lost: true },
            Sentence::LostByRank { sets: vec![vec!["2".into()], vec!["0".into(), "2".into()]] },
            Sentence::LoopyIs { loopy: "∞()".into() },
            Sentence::LoopyPart { index: 0, text: "{0,1}".into(), loopy: "∞(0,1)".into() },
            Sentence::LoopySum { parts: vec!["∞(0)".into(), "1".into()], total: "∞(1)".into() },
            Sentence::LoopyZero { mover: who },
            Sentence::LoopyWon { loopy: "∞(0)".into(), mover: who, moves: moves.clone() },
            Sentence::LoopyDrawn { loopy: "∞()".into(), mover: who, moves: moves.clone() },
            Sentence::MisereNimbersSilent,
            Sentence::ValueIs { value: "1*".into() },
            Sentence::Mex {
                options: vec![(0, vec!["1".into(), "2".into()]), (2, vec!["3".into()])],
                nimber: 1,
            },
            Sentence::Mex { options: vec![], nimber: 0 },
            Sentence::PartValue { index: 0, text: "{0,1}".into(), value: "*".into() },
            Sentence::CanMoveTo {
                who: Player::Alice,
                options: vec![("0".into(), vec!["1".into(), "2".into()]), ("*".into(), vec!["3".into()])],
            },
            Sentence::CanMoveTo { who: Player::Bob, options: vec![] },
            Sentence::Dominated { who: Player::Alice, option: "0".into(), by: "1".into() },
            Sentence::Reversible {
                who: Player::Bob,
                option: "^".into(),
                answer: "0".into(),
                instead: vec![],
            },
            Sentence::Reversible {
                who: Player::Bob,
                option: "^".into(),
                answer: "*".into(),
                instead: vec!["0".into()],
            },
            Sentence::SimplestNumber { number: "1/2".into(), among: "0 < x < 1".into() },
            Sentence::SimplestNumber { number: "0".into(), among: String::new() },
            Sentence::FormOptions {
                form: "{0,1}".into(),
                alice: vec![("0".into(), "0".into()), ("{0,1}".into(), "2".into())],
                bob: vec![],
            },
            Sentence::FormOptions {
                form: "{0,1}".into(),
                alice: vec![],
                bob: vec![("0".into(), "0".into()), ("*+*".into(), "0".into())],
            },
            Sentence::FormIs { form: "*+*".into(), value: "0".into() },
            Sentence::FormCanonical { form: "*".into(), value: "*".into() },
            Sentence::FormCanonical { form: "{0,1}".into(), value: "+-1".into() },
            Sentence::Thermal {
                left_stop: "1".into(),
                right_stop: "-1".into(),
                mean: "0".into(),
                temperature: "1".into(),
                heat: "hot".into(),
            },
            Sentence::ColdTemperature,
            Sentence::Birthday { day: 1 },
            Sentence::Birthday { day: 3 },
            Sentence::AtomicWeight { weight: "1".into() },
            Sentence::Reduced { form: "+-1".into() },
            Sentence::TameGenus { genus: "2^20".into(), nimber: 2, mover: who },
            Sentence::TameGenus { genus: "1^0".into(), nimber: 0, mover: who },
            Sentence::ValueSign { sign: "<".into() },
            Sentence::ValueSign { sign: ">".into() },
            Sentence::ValueSign { sign: "=".into() },
            Sentence::ValueSign { sign: "||".into() },
            Sentence::RelationIs { relation: "||".into() },
            Sentence::ScoreIs { score: -1 },
            Sentence::ScoreWindow { least: 1, greatest: 2 },
            Sentence::Wins { who },
            Sentence::WinsBy { who, moves: 3 },
            Sentence::Drawn,
            Sentence::BestMoves { who, moves },
            Sentence::NoGoodMove { who },
            Sentence::Answers { who, after: None, answers: vec![answered(&[])], more: 0 },
            Sentence::Answers { who, after: Some("2".into()), answers: vec![answered(&["4"])], more: 3 },
            Sentence::Line {
                moves: vec![(who, "2".into()), (who.other(), "0".into())],
                by_strategy: false,
                goes_on: false,
            },
            Sentence::Line { moves: vec![(who, "2".into())], by_strategy: true, goes_on: true },
            Sentence::DecidedBy { theorem: Bilingual { en: "nim-sum", pt: "soma Nim" }.into() },
            Sentence::Strategy {
                words: Bilingual { en: "Bob leaves 0.", pt: "Bob deixa 0." }.into(),
                now: Some("0>0".into()),
            },
            Sentence::Remark { words: Bilingual { en: "Loony.", pt: "Maluca." }.into() },
            Sentence::Searched { positions: 0 },
            Sentence::Labelled { positions: 2 },
            Sentence::NothingKnown,
            Sentence::KnownSoFar,
        ]);
        all
    }

    #[test]
    fn every_sentence_is_whole_in_both_languages() {
        for sentence in every_sentence() {
            let texts = Language::ALL.map(|language| sentence.text(language));
            assert_ne!(texts[0], texts[1]);
            for text in texts {
                assert!(text.starts_with(char::is_uppercase), "{text}");
                assert!(text.ends_with(['.', ':']) && !text.ends_with(".."), "{text}");
                assert!(
                    !text.contains("  ") && !text.contains(['{', '}'])
                        || text.contains("{0,1}")
                        || text.contains("P_0 = {"),
                    "{text}"
                );
            }
        }
    }
}
