use super::*;
use crate::tell::Language;

fn prose(text: &str) -> String {
    explain(text, &Options::default()).unwrap().explanation.prose(Language::English)
}

/// Nim 3,5,7 has nim-sum 1; lowering any heap by one restores 0 (Bouton 1901).
#[test]
fn a_won_sum_names_its_moves() {
    let text = prose("nim:3,5,7");
    assert!(text.contains("3 ⊕ 5 ⊕ 7 = 1"), "{text}");
    for (part, one) in [(1, "0>2"), (2, "1>4"), (3, "2>6")] {
        assert!(text.contains(&format!("Taking part {part} from")), "{text}");
        assert!(text.contains(&format!("brings the sum to 0: move {one}.")), "{text}");
    }
}

/// The nimbers 1, 2, 0, 3 of the book's table 2.1 sum to 0.
#[test]
fn a_lost_sum_says_why() {
    let text = prose("kayles:P2+P3+P4+P5");
    assert!(text.contains("1 ⊕ 2 ⊕ 0 ⊕ 3 = 0"), "{text}");
    assert!(text.contains("Alice, who is to move, loses"), "{text}");
    assert!(!text.contains("leaves nimber 0."), "{text}");
}

/// Three equal heaps: a heap that vanishes cannot be distinguished from its equals, so the moves are listed without a
/// part.
#[test]
fn equal_parts_do_not_hide_moves() {
    let text = prose("nim:3,3,3");
    assert!(text.contains("The moves 0>0, 1>0 and 2>0 leave nimber 0."), "{text}");
}

#[test]
fn other_conventions() {
    let text = prose("nim{convention=misere}:1,1");
    assert!(text.contains("Misère play") && text.contains("Alice wins"), "{text}");
    let text = prose("domination{convention=score,first=bob}:C10");
    assert!(text.contains("the score is 4.") && text.contains("Bob starts."), "{text}");
    let text = prose("kayles:P3[AAA]");
    assert!(text.contains("The value is above 0, so Alice wins whoever starts."), "{text}");
    let text = prose("kayles{first=bob}:P3[AAA]");
    assert!(text.contains("Bob cannot move and therefore loses."), "{text}");
}

/// Snort on a star with three leaves: the centre leaves Alice three moves of her own. A leaf wins too, and is dominated.
#[test]
fn dominated_moves_are_not_best() {
    let text = prose("snort:S3");
    assert!(text.contains("is dominated by 3 and is left out."), "{text}");
    assert!(text.contains("Alice's best move is 0."), "{text}");
}

/// The moves 2 and 7 leave paths of 1, 2 and 0 vertices; their nimbers are known without a search.
#[test]
fn a_theorem_in_place_of_a_search_is_named() {
    let text = prose("kayles:P9//2.7");
    assert!(!text.contains("Decided by search"), "{text}");
    assert!(text.contains("Decided by theory: nimbers of paths, period 34 from 52"), "{text}");
}

#[test]
fn mid_play_and_the_end() {
    assert!(prose("kayles:P5//2").contains("Bob is to move."));
    assert!(prose("kayles:P3//1").ends_with("Bob cannot move and therefore loses."));
    let text = prose("kayles{convention=score}:P3//1");
    assert!(text.ends_with("the score is 1."), "{text}");
}

#[test]
fn a_limit_is_reported() {
    let mut options = Options { theorems: false, ..Options::default() };
    options.limits.nodes = Some(1);
    let explained = explain("domination{convention=score}:grid(6,6)", &options).unwrap();
    assert_eq!(explained.status, Status::Stopped);
    let text = explained.explanation.prose(Language::Portuguese);
    assert!(text.contains("Interrompido pelo limite de posições"), "{text}");
}

/// The number in a text of steps.
fn place(text: &str, part: &str) -> usize {
    text.find(part).unwrap_or_else(|| panic!("no '{part}' in: {text}"))
}

/// Book 10.2, ex. 10.5: 3 is the simplest number between 5/2 and 4.
#[test]
fn what_was_typed_is_explained_before_its_value() {
    let text = prose("value:{5/2|4}");
    assert!(text.starts_with("In {5/2|4} Alice's option is 5/2, and Bob's option is 4."), "{text}");
    let simplest = place(&text, "5/2 < x < 4");
    assert!(simplest < place(&text, "So {5/2|4} = 3."), "{text}");
    let text = explain("value:{5/2|4}", &Options::default()).unwrap().explanation.prose(Language::Portuguese);
    assert!(text.starts_with("Em {5/2|4}, a opção de Alice é 5/2, e a opção de Bob é 4."), "{text}");
}

/// Bob answers {1|-1} by -1, from where Alice has no move, so that {0|2} = 1 is left.
#[test]
fn inner_forms_come_first() {
    let text = prose("value:{0,{1|-1}|2}");
    let inner = place(&text, "No option of {1|-1} is dominated or reversible");
    let listed = place(&text, "Alice's options are 0 and {1|-1} = +-1");
    let reversed = place(&text, "Alice's option +-1 is reversible: Bob would answer by -1");
    assert!(inner < listed && listed < reversed && reversed < place(&text, "So {0,{1|-1}|2} = 1."), "{text}");
}

/// Book 10.1: v + * is {0,v|*,v}, where v is dominated for Alice and reversible for Bob.
#[test]
fn sums_are_written_out() {
    let text = prose("value:v+*");
    assert!(
        text.contains("Alice's options are *+* = 0 and v+0 = v, and Bob's options are 0+* = * and v+0 = v.")
    );
    assert!(
        text.contains("Alice's option v is dominated by 0") && text.contains("Bob's option v is reversible")
    );
    assert!(text.contains("So v+* = v*."), "{text}");
}

/// Book 10.1, fig. 10.1, with B = -1, C = 0, X = 2, Y = 3: J = {-1|3}, which is 0.
#[test]
fn reversible_options_of_both_players() {
    let text = prose("value:{{9|{-2|-1}}|{{2|3}|-9}}");
    assert_eq!(text.matches("is reversible").count(), 2, "{text}");
}

/// Numbers have a temperature below 0; that is said once, and of numbers only.
#[test]
fn cold_temperatures_are_remarked_on() {
    assert_eq!(prose("value:{5/2|4}").matches("10.5").count(), 1);
    assert!(!prose("value:{3|-1}").contains("10.5"));
}

#[test]
fn finer_properties_are_prose() {
    let text = prose("value:^^*+{2|v}");
    assert!(text.contains("reduced canonical form") && text.contains("birthday"), "{text}");
    assert!(prose("value:{0|{0|*}}").contains("atomic weight 2"));
    assert!(!prose("value:{1|-1}").contains("atomic"));
}

#[test]
fn comparisons_tell_how_the_games_compare() {
    let text = prose("value:{1|-1} = +-1");
    assert!(text.contains("The two games are equal"), "{text}");
}

/// Three colours on a star of three leaves with two of them coloured differently: the third colour is the centre's last, and a
/// leaf can take it. Who is to move decides whether that is a threat or done.
#[test]
fn threats_against_a_vertex_are_prose() {
    let bob = prose("coloring{colors=3}:K1,3//1:1.2:2");
    assert!(bob.contains("one colour left, 3, and Bob threatens to take it away with 3:3"), "{bob}");
    let done = prose("coloring{colors=3}:K1,4//1:1.2:2.3:1");
    assert!(done.contains("with 4:3 Bob takes it away"), "{done}");
    assert!(!prose("coloring{colors=3}:K1,3").contains("one colour left"));
}

/// The pairs of a strategy stand on the board: on a cycle of six opposite vertices answer each other.
#[test]
fn pairs_of_answers_are_numbers_on_the_board() {
    let explained = explain("kayles:C6", &Options::default()).unwrap();
    let labelled = explained.explanation.steps.iter().find(|step| !step.labels.is_empty()).unwrap();
    let label =
        |vertex: usize| &labelled.labels.iter().find(|l| l.element == vertex.to_string()).unwrap().label;
    for vertex in 0..3 {
        assert_eq!(label(vertex), label(vertex + 3));
        assert_ne!(label(vertex), label((vertex + 1) % 3));
    }
}

/// Alice clears two vertices in a turn, and Bob moves between her turns: that is no puzzle of one player.
#[test]
fn turns_of_several_moves_have_a_line() {
    let text = prose("surveillance{k=2}:C6@0");
    assert!(
        text.contains("Bob") && text.contains("line") && text.contains("The play is over: Alice has won."),
        "{text}"
    );
}
