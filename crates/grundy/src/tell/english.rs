//! The sentences in English.

use super::sentence::{Answered, few, lost_sets, options_typed, sum};
use super::{Language, Sentence};
use crate::rules::{Class, Convention, Verdict};
use crate::solve::StopReason;

fn count(value: u64, one: &str, many: &str) -> String {
    Language::English.count(value, one, many)
}

/// One long match with one arm per sentence, so that the compiler checks that none is missing.
pub fn text(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Convention { convention, maximiser } => match convention {
            Convention::Normal => "Normal play: the player who cannot move loses.".into(),
            Convention::Misere => "Misère play: the player who cannot move wins.".into(),
            Convention::Score => format!(
                "A score game: {} wants the score to be as large as possible, {} as small as possible.",
                maximiser.name(),
                maximiser.other().name()
            ),
            Convention::Objective => "The rules of the game themselves say who wins.".into(),
        },
        Sentence::Threshold { at_least, score } => {
            format!("Alice wins if the score is at {} {score}, otherwise Bob does.", if *at_least { "least" } else { "most" })
        }
        Sentence::RankIs { rank: None, .. } => "Its rank is infinite: it equals no heap of Nim.".into(),
        Sentence::RankIs { rank: Some(rank), lost: true } => format!(
            "Its rank is {rank}: it belongs to P_{rank} and no earlier set, so the opponent can win within {} moves.",
            2 * rank
        ),
        Sentence::RankIs { rank: Some(rank), lost: false } => {
            format!("Its rank is {rank}: the nimber is found in round {rank}, counted from the ends of play.")
        }
        Sentence::LostByRank { sets } => format!(
            "P_0 has the ends of play, and P_(n+1) the positions from which every move can be answered by one to P_n: {}.",
            lost_sets(sets)
        ),
        Sentence::Starts { who } => format!("{} starts.", who.name()),
        Sentence::ToMove { who } => format!("{} is to move.", who.name()),
        Sentence::MayPass { who } => format!("{} may pass, but only while another move is available.", who.name()),
        Sentence::Parts { count: 0 } => "Nothing is left to play.".into(),
        Sentence::OnePartLeft => "The position is a sum in which only one part can still be played.".into(),
        Sentence::Parts { count: 1 } => "The position does not split into parts.".into(),
        Sentence::Parts { count } => {
            format!("The position is the sum of {count} independent parts: a move is made in exactly one of them.")
        }
        Sentence::Component { index, text, nimber } => format!("Part {} ({text}) has nimber {nimber}.", index + 1),
        Sentence::NimSum { parts, total } => format!(
            "The nimber of a sum is the nim-sum of the nimbers of its parts, that is, their binary sum without carries: {} = {total}.",
            sum(parts)
        ),
        Sentence::NimberIs { nimber } => format!("The nimber of the position is {nimber}."),
        Sentence::NimberZero { mover } => format!(
            "The nimber is 0, so every move leaves a nimber above 0, and the opponent can then restore 0: {}, who is to move, loses under normal play.",
            mover.name()
        ),
        Sentence::NimberPositive { nimber, mover } => format!(
            "The nimber is {nimber}, not 0, so some move leaves nimber 0, and from there every answer leaves a nimber above 0 again: {}, who is to move, wins under normal play.",
            mover.name()
        ),
        Sentence::RestoresZero { part, from, to, moves } => {
            let change = format!("Taking part {} from nimber {from} to nimber {to} brings the sum to 0", part + 1);
            match moves.as_slice() {
                [] => format!("{change}."),
                [only] => format!("{change}: move {only}."),
                _ => format!("{change}: moves {}.", Language::English.list(moves)),
            }
        }
        Sentence::LeavesZero { moves } => match moves.as_slice() {
            [only] => format!("The move {only} leaves nimber 0."),
            _ => format!("The moves {} leave nimber 0.", Language::English.list(moves)),
        },
        Sentence::LoopyIs { loopy } => format!("The loopy nimber of the position is {loopy}."),
        Sentence::LoopyPart { index, text, loopy } => format!("Part {} ({text}) has loopy nimber {loopy}.", index + 1),
        Sentence::LoopySum { parts, total } => format!(
            "Finite loopy nimbers add as nimbers do, a finite one is added to each member of an infinite one, and two infinite ones leave ∞(): {} = {total}.",
            parts.join(" ⊕ ")
        ),
        Sentence::LoopyZero { mover } => format!(
            "The loopy nimber is 0: the opponent can answer every move by one to 0 again, and so that the play ends; {}, who is to move, loses under normal play.",
            mover.name()
        ),
        Sentence::LoopyWon { loopy, mover, moves } => format!(
            "The loopy nimber is {loopy}, and a move leads to 0: {} wins, by {}.",
            mover.name(),
            Language::English.list(moves)
        ),
        Sentence::LoopyDrawn { loopy, mover, moves } => format!(
            "The loopy nimber is {loopy}: no move leads to 0, so {} cannot win, but after {} the opponent has an infinite loopy nimber without a move to 0 as well. Both can go on like this for ever, and the play is a draw.",
            mover.name(),
            Language::English.list(moves)
        ),
        Sentence::MisereNimbersSilent => {
            "Under misère play the nimbers of the parts do not determine who wins the sum, so the position is examined as a whole.".into()
        }
        Sentence::ClassIs { class } => match class {
            Class::N => "Class N: whoever starts wins.".into(),
            Class::P => "Class P: whoever starts loses.".into(),
            Class::L => "Class L: Alice wins, whoever starts.".into(),
            Class::R => "Class R: Bob wins, whoever starts.".into(),
        },
        Sentence::ValueIs { value } => format!("The value of the position is {value}."),
        Sentence::Mex { options, nimber } if options.is_empty() => {
            format!("There is no move, and so the nimber is {nimber}.")
        }
        Sentence::Mex { options, nimber } => {
            let option = |(nimber, moves): &(u64, Vec<String>)| format!("{nimber} (by {})", few(moves));
            let list: Vec<String> = options.iter().map(option).collect();
            format!("The moves leave the nimbers {}. The least one missing is {nimber}: the mex.", list.join("; "))
        }
        Sentence::TameGenus { genus, nimber, mover } => {
            let (sign, end) = if *nimber == 0 { ("", "loses") } else { (", not 0", "wins") };
            format!(
                "The genus is {genus}, and the position is tame: under misère play, in sums too, it behaves like nim. The first digit after ^ is its nimber under misère play, {nimber}{sign}: {}, who is to move, {end}.",
                mover.name()
            )
        }
        Sentence::PartValue { index, text, value } => format!("Part {} ({text}) has value {value}.", index + 1),
        Sentence::CanMoveTo { who, options } if options.is_empty() => format!("{} has no move.", who.name()),
        Sentence::CanMoveTo { who, options } => {
            let option = |(value, moves): &(String, Vec<String>)| format!("{value} (by {})", moves.join(", "));
            let list: Vec<String> = options.iter().map(option).collect();
            format!("{} can move to {}.", who.name(), list.join("; "))
        }
        Sentence::Dominated { who, option, by } => {
            format!("{}'s option {option} is dominated by {by} and is left out.", who.name())
        }
        Sentence::Reversible { who, option, answer, instead } => {
            let instead = if instead.is_empty() { "nothing".to_string() } else { instead.join(", ") };
            format!(
                "{}'s option {option} is reversible: {} would answer by {answer}, which is no worse for {1} than the position before; {instead} from there comes in its place.",
                who.name(),
                who.other().name()
            )
        }
        Sentence::SimplestNumber { number, among } if among.is_empty() => {
            format!("No option is in the way of any number, so the value is the simplest of all, {number}.")
        }
        Sentence::SimplestNumber { number, among } => format!(
            "Numbers fit between the options of the two players, {among}, so the value is the simplest of them, the one with the earliest birthday: {number}."
        ),
        Sentence::FormOptions { form, alice, bob } => {
            let side = |player: &str, options: &[(String, String)]| match options {
                [] => format!("{player} has no option"),
                [_] => format!("{player}'s option is {}", options_typed(options).concat()),
                _ => format!("{player}'s options are {}", Language::English.list(&options_typed(options))),
            };
            format!("In {form} {}, and {}.", side("Alice", alice), side("Bob", bob))
        }
        Sentence::FormIs { form, value } => format!("So {form} = {value}."),
        Sentence::FormCanonical { form, value } => {
            let written = if form == value { String::new() } else { format!(", written {value}") };
            format!("No option of {form} is dominated or reversible: it is in canonical form{written}.")
        }
        Sentence::Thermal { left_stop, right_stop, mean, temperature, heat } => {
            let heat = match heat.as_str() {
                "cold" => "cold: a number, in which nobody wants to move",
                "tepid" => "tepid: a number and an infinitesimal",
                _ => "hot: both want to move first",
            };
            format!(
                "Play stops at {left_stop} if Alice begins and at {right_stop} if Bob does; the mean is {mean} and the temperature {temperature} ({heat})."
            )
        }
        Sentence::ColdTemperature => {
            "Numbers have a negative temperature here, -1 over the denominator, since moving in one costs that much; the book, in 10.5, lets the temperature begin at 0.".into()
        }
        Sentence::Birthday { day } => {
            format!("The birthday of the value is {day}: its canonical form is {} deep.", count(*day, "move", "moves"))
        }
        Sentence::AtomicWeight { weight } => format!(
            "The value is all small, with atomic weight {weight}: beside a nim heap that is large enough it counts like that many ups."
        ),
        Sentence::Reduced { form } => {
            format!("Up to an infinitesimal the value is {form}, its reduced canonical form.")
        }
        Sentence::ValueSign { sign } => match sign.as_str() {
            ">" => "The value is above 0, so Alice wins whoever starts.".into(),
            "<" => "The value is below 0, so Bob wins whoever starts.".into(),
            "=" => "The value is 0, so whoever starts loses.".into(),
            _ => "The value is confused with 0, so whoever starts wins.".into(),
        },
        Sentence::RelationIs { relation } => match relation.as_str() {
            ">" => "The first game is greater than the second: their difference is Alice's.".into(),
            "<" => "The first game is less than the second: their difference is Bob's.".into(),
            "=" => "The two games are equal: whoever starts loses their difference.".into(),
            _ => "The two games are confused: whoever starts wins their difference.".into(),
        },
        Sentence::ScoreWindow { least, greatest } if least != greatest => {
            format!("With best play by both, the score is at least {least} and at most {greatest}.")
        }
        Sentence::ScoreIs { score } | Sentence::ScoreWindow { least: score, .. } => {
            format!("With best play by both, the score is {score}.")
        }
        Sentence::Wins { who } => format!("With best play by both, {} wins.", who.name()),
        Sentence::WinsBy { who, moves: 0 } => format!("The play is over: {} has won.", who.name()),
        Sentence::WinsBy { who, moves } => {
            let whose = if *moves == 1 { "" } else { ", counting those of both players" };
            format!("With best play by both, {} wins in {}{whose}.", who.name(), count(*moves, "move", "moves"))
        }
        Sentence::Drawn => "With best play by both, nobody wins: it is a draw.".into(),
        Sentence::CannotMove { who, wins } => {
            format!("{} cannot move and therefore {}.", who.name(), if *wins { "wins" } else { "loses" })
        }
        Sentence::Over { winner: Verdict::Win(who) } => format!("The play is over: {} has won.", who.name()),
        Sentence::Over { winner: Verdict::Draw } => "The play is over: it is a draw.".into(),
        Sentence::BestMoves { who, moves } => match moves.as_slice() {
            [] => format!("{} has no move that keeps the result.", who.name()),
            [only] => format!("{}'s best move is {only}.", who.name()),
            _ => format!("{}'s best moves are {}.", who.name(), Language::English.short_list(moves)),
        },
        Sentence::NoGoodMove { who } => format!("Every move of {} loses.", who.name()),
        Sentence::Answers { who, after, answers, more } => {
            let answer = |Answered { to, alike, by }: &Answered| match alike.is_empty() {
                true => format!("{to} → {by}"),
                false => format!("{to} (likewise {}) → {by}", few(alike)),
            };
            let list: Vec<String> = answers.iter().map(answer).collect();
            format!(
                "{}{} has an answer to every move of {}: {}{}.",
                after.as_ref().map_or(String::new(), |after| format!("After {after} ")),
                who.name(),
                who.other().name(),
                list.join("; "),
                if *more > 0 { "; and so on" } else { "" }
            )
        }
        Sentence::Line { moves, by_strategy, goes_on } => {
            let list: Vec<String> = moves.iter().map(|(who, text)| format!("{} {text}", who.name())).collect();
            let line = if *by_strategy { "A line in which the winner follows this" } else { "A line of best play" };
            format!("{line}: {}{}.", list.join(", "), if *goes_on { ", and so on" } else { "" })
        }
        Sentence::Strategy { words, now } => {
            format!("{}{}", words.en, now.as_ref().map_or(String::new(), |now| format!(" The move now is {now}.")))
        }
        Sentence::Remark { words } => words.en.clone(),
        Sentence::DecidedBy { theorem } => format!("Decided by theory: {}.", theorem.en),
        Sentence::Searched { positions } => {
            format!("Decided by search: {} examined.", count(*positions, "position", "positions"))
        }
        Sentence::Labelled { positions } => {
            format!("Decided by retrograde analysis of {}.", count(*positions, "position", "positions"))
        }
        Sentence::Stopped { reason, positions } => {
            let why = match reason {
                StopReason::Time => "Stopped by the time limit",
                StopReason::Memory => "Stopped by the memory limit",
                StopReason::Nodes => "Stopped by the limit on positions",
                StopReason::Cancelled => "Stopped on request",
                StopReason::Size => "Stopped, since the board is too large to be searched,",
            };
            format!("{why} after {}.", count(*positions, "position", "positions"))
        }
        Sentence::NothingKnown => "Nothing is certain yet.".into(),
        Sentence::KnownSoFar => "This much is certain so far:".into(),
    }
}
