//! Conway's soldiers against all armies in a window, and the answers for heights that are easy, hard and out of reach.

#[path = "laws/naive/soldiers.rs"]
mod naive;

use grundy::ask::{Options, Status, Wants, explain, solve};
use grundy::rules::{GridView, Player, Verdict, View};
use grundy::tell::Language;

fn text(height: u64, diagonal: bool) -> String {
    format!("soldiers{{diagonal={}}}:{height}", if diagonal { "yes" } else { "no" })
}

#[test]
fn least_armies_agree_with_all_armies_in_a_window() {
    for (height, diagonal, most) in [(1, false, 3), (2, false, 4), (1, true, 3), (2, true, 4), (3, true, 5)] {
        let answer = solve(&text(height, diagonal), &Options::default()).unwrap();
        let expected = naive::least(height as i32, diagonal, most).unwrap();
        assert_eq!(answer.score, Some(expected as i64), "{height} {diagonal}");
        assert_eq!(answer.winner, Some(Verdict::Win(Player::Alice)));
    }
}

/// Book ex. 3.1; with diagonal jumps Bell, Hirschberg and Guerrero-García 2007 (OEIS A125730).
#[test]
fn known_numbers() {
    let scores = [1, 2, 3, 4].map(|height| solve(&text(height, false), &Options::default()).unwrap().score);
    assert_eq!(scores, [Some(2), Some(4), Some(8), Some(20)]);
    let scores = [1, 2, 3, 4, 5].map(|height| solve(&text(height, true), &Options::default()).unwrap().score);
    assert_eq!(scores, [Some(2), Some(3), Some(5), Some(8), Some(13)]);
}

#[test]
fn heights_out_of_reach_have_no_number() {
    for (height, diagonal) in [(5, false), (6, false), (1 << 40, false), (9, true), (u64::MAX, true)] {
        let answer =
            solve(&text(height, diagonal), &Options { wants: Some(Wants::all()), ..Options::default() });
        let answer = answer.unwrap();
        assert_eq!((answer.status, answer.score), (Status::Solved, None), "{height}");
        assert_eq!(answer.winner, Some(Verdict::Win(Player::Bob)), "{height}");
        let described = explain(&text(height, diagonal), &Options::default()).unwrap();
        assert!(described.explanation.prose(Language::English).contains("Conway's potential"), "{height}");
    }
}

#[test]
fn hard_heights_are_stopped() {
    for height in [6, 7, 8] {
        let answer = solve(&text(height, true), &Options::default()).unwrap();
        assert_eq!((answer.status, answer.score), (Status::Stopped, None));
        assert_eq!(answer.winner, Some(Verdict::Win(Player::Alice)));
        assert!(explain(&text(height, true), &Options::default()).is_ok());
    }
    assert!(solve("soldiers:0", &Options::default()).is_err());
}

/// The jumps that the answer lists lead from the army of the board to the goal; without theorems the search finds jumps too.
#[test]
fn the_listed_jumps_win() {
    for (height, diagonal) in [(2, false), (3, false), (4, false), (3, true), (5, true)] {
        let problem = text(height, diagonal);
        let answer = solve(&problem, &Options::default()).unwrap();
        let reasons = serde_json::to_value(&answer).unwrap()["engine"].as_str().unwrap().to_string();
        let jumps: Vec<&str> = reasons.rsplit(": ").next().unwrap().split(", ").collect();
        assert_eq!(jumps.len() as i64 + 1, answer.score.unwrap());
        let played = format!("{problem}//{}", jumps.join("."));
        let end = solve(&played, &Options { wants: Some(Wants::all()), ..Options::default() }).unwrap();
        assert_eq!((end.winner, end.depth), (Some(Verdict::Win(Player::Alice)), Some(0)), "{played}");
        let searched = solve(&problem, &Options { theorems: false, ..Options::default() }).unwrap();
        assert_eq!(searched.winner, Some(Verdict::Win(Player::Alice)), "{problem}");
    }
}

/// An explanation shows the board after every jump, with one soldier less each time, and the last one at the top.
#[test]
fn explanations_show_every_jump() {
    for (height, diagonal) in [(1, false), (3, false), (4, false), (5, true)] {
        let answer = solve(&text(height, diagonal), &Options::default()).unwrap();
        let steps = explain(&text(height, diagonal), &Options::default()).unwrap().explanation.steps;
        let boards: Vec<GridView> = steps
            .into_iter()
            .filter_map(|step| match step.view {
                Some(View::Grid(grid)) => Some(grid),
                _ => None,
            })
            .collect();
        let soldiers: Vec<i64> = boards.iter().map(|board| board.tokens.len() as i64).collect();
        assert_eq!(soldiers, (1..=answer.score.unwrap()).rev().collect::<Vec<_>>(), "{height} {diagonal}");
        let last = &boards[boards.len() - 1];
        assert!(last.tokens[0] < last.columns);
    }
    let rest = explain("soldiers:3//c5>c3.a4>c4", &Options::default()).unwrap();
    assert_eq!(rest.explanation.steps.iter().filter(|step| step.view.is_some()).count(), 6);
}
