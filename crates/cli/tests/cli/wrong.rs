//! Wrong requests: exit code 2, one line on standard error, nothing on standard output.

use crate::grundy;
use crate::portuguese::english;

#[track_caller]
fn refused(args: &[&str], begins: &str) {
    let run = grundy(args);
    assert_eq!(run.code, 2, "{args:?}: {}", run.err);
    assert_eq!(run.out, "", "{args:?}");
    assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
    assert!(run.err.starts_with(begins), "{args:?}: {}", run.err);
    let portuguese = grundy(&[args, &["--lang", "pt"]].concat());
    assert_eq!((portuguese.code, portuguese.out.as_str()), (2, ""), "{args:?}");
    assert_eq!(portuguese.err.lines().count(), 1, "{args:?}: {}", portuguese.err);
    assert_eq!(english(&portuguese.err), Vec::<&str>::new(), "{args:?}: {}", portuguese.err);
}

#[test]
fn problems_are_placed() {
    refused(&["solve", "kayles:P5x"], "grundy: kayles:P5x at 7: ");
    refused(&["solve", "chess:8x8"], "grundy: chess:8x8 at 0: unknown game 'chess'; games are ");
    refused(
        &["solve", "kayls:P5"],
        "grundy: kayls:P5 at 0: unknown game 'kayls'; did you mean kayles? `grundy games` lists all\n",
    );
    refused(
        &["solve", "kayles{frist=bob}:P4"],
        "grundy: kayles{frist=bob}:P4 at 7: kayles does not take the key 'frist'; did you mean first? it takes ",
    );
    refused(
        &["solve", "kayles:pertersen"],
        "grundy: kayles:pertersen at 7: there is no graph named 'pertersen'; did you mean petersen?\n",
    );
    refused(&["solve", "kayles"], "grundy: kayles at 6: expected ':'");
    refused(
        &["solve", "kayles{colour=3}:P4"],
        "grundy: kayles{colour=3}:P4 at 7: kayles does not take the key",
    );
    refused(&["solve", "nim:3,x"], "grundy: nim:3,x at 6: 'x': expected a heap size");
    refused(
        &["solve", "nim:3", "nim{first=bob}:3"],
        "grundy: nim:3 + nim{first=bob}:3 at 8: summands must agree",
    );
    refused(&["solve", "kayles:P4//9"], "grundy: kayles:P4//9 at 11: '9' is not a legal move for Alice");
    refused(&["solve", "kayles:@(no such file)"], "grundy: kayles:@(no such file) at 9: no such file: ");
    refused(&["solve", "digraph:{0>1 1>2"], "grundy: digraph:{0>1 1>2 at 16: expected ");
    refused(&["solve", "digraph:{0>1 1>}@0"], "grundy: digraph:{0>1 1>}@0 at 15: expected a vertex");
    refused(&["solve", "digraph:{0>1}@2"], "grundy: digraph:{0>1}@2 at 14: there is no vertex 2");
    refused(&["solve", "digraph:{0>1}@0;"], "grundy: digraph:{0>1}@0; at 16: expected a vertex after '@'");
    refused(&["solve", "digraph:{0>1}"], "grundy: digraph:{0>1} at 13: expected the vertices of the tokens");
    refused(&["solve", "digraph:{0>1}[AB]@0"], "grundy: digraph:{0>1}[AB]@0 at 8: digraph takes no labels");
    refused(&["solve", "digraph:{0>4000000}@0"], "grundy: digraph:{0>4000000}@0 at 11: there is no vertex");
    refused(
        &["solve", "kayles:{0-100000}"],
        "grundy: kayles:{0-100000} at 7: this graph has 100001 vertices",
    );
    refused(&["graph", "{0-100000}"], "grundy: {0-100000} at 0: this graph has 100001 vertices");
    refused(&["solve", "kayles:P3\n+ + P4"], "grundy: kayles:P3 + + P4 at ");
    for command in ["play", "tree", "explain"] {
        refused(&[command, "kayles:P5x"], "grundy: kayles:P5x at 7: ");
    }
}

#[test]
fn numbers_on_boards_are_placed() {
    refused(&["solve", "wythoff:3"], "grundy: wythoff:3 at 8: expected 2 numbers, found 1");
    refused(&["solve", "marienbad:8,3,1"], "grundy: marienbad:8,3,1 at 10: expected from 1 to 2 numbers");
    refused(&["solve", "nim-bags:2,{0;x}"], "grundy: nim-bags:2,{0;x} at 14: 'x': expected a heap size");
    refused(
        &["solve", "knights:8x8/e6.i1"],
        "grundy: knights:8x8/e6.i1 at 15: 'i1': expected a cell of the 8x8",
    );
    refused(&["solve", "marbles:(1,3),(2)"], "grundy: marbles:(1,3),(2) at 14: '(2)': expected a point");
    refused(&["solve", "treblecross:..x"], "grundy: treblecross:..x at 14: 'x': expected '.' or 'X'");
    refused(
        &["solve", "circular-nim{k=0}:1,2"],
        "grundy: circular-nim{k=0}:1,2 at 15: '0': expected a number from 1",
    );
    refused(&["solve", "edge-nim:{0-1*-2}@0"], "grundy: edge-nim:{0-1*-2}@0 at 14: ");
    refused(
        &["solve", "marbles:(1,2)", "nim:1"],
        "grundy: marbles:(1,2) + nim:1 at 0: marbles cannot be a summand",
    );
    refused(&["solve", "nim:3", "--method", "guess"], "grundy: invalid value 'guess'");
    refused(&["play", "wythoff:9999,9999"], "grundy: wythoff:9999,9999 at 8: 19998 objects; ");
}

#[test]
fn graphs_numbers_and_tables_are_placed() {
    refused(&["graph", "P3%"], "grundy: P3% at 2: expected ");
    refused(&["graph", "{0>1}", "--to", "g6"], "grundy: {0>1} at 0: ");
    refused(&["number", "foo", "C10"], "grundy: foo at 0: unknown number 'foo'; numbers are ");
    refused(
        &["number", "gama_g'", "C10"],
        "grundy: gama_g' at 0: unknown number 'gama_g''; did you mean gamma_g",
    );
    refused(&["number", "gamma_g", "C10x"], "grundy: C10x at 0: ");
    refused(
        &["number", "gcn{convexity=round}", "C5"],
        "grundy: gcn{convexity=round} at 14: 'round': expected ",
    );
    refused(&["number", "W_g", "P3"], "grundy: P3 at 0: 'P3': expected a number from 1 to 1000, such as 3");
    refused(&["number", "W{c=9}", "3"], "grundy: W{c=9} at 4: '9': expected a number from 1 to 6");
    refused(&["number", "alpha_bob", "P3"], "grundy: alpha_bob at 5: alpha is defined without play");
    refused(&["number", "threshold", "cliques:6"], "grundy: cliques:6 at 8: expected two numbers");
    refused(&["solve", "hex:2x2", "--svg", "a.svg"], "grundy: only openings are drawn; ");
    refused(
        &["solve", "domination{convention=score}:P3", "--all-openings"],
        "grundy: domination{convention=score}:P3 at 22: openings are about the winner",
    );
    refused(&["table", "kayles:P5", "0..3"], "grundy: kayles:P5 at 9: expected {n}");
    refused(&["table", "kayles:P{n}x", "0..3"], "grundy: kayles:P0x at 7: ");
    refused(&["table", "tictactoe-impartial:{n}x2", "3..2000"], "grundy: tictactoe-impartial:2000x2 at 20: ");
    refused(&["table", "kayles:P{n}", "3..0"], "grundy: invalid value '3..0'");
    refused(&["play", "nim:99999999999"], "grundy: nim:99999999999 at 4: 99999999999 objects; ");
    refused(
        &["tree", "kayles:P4", "nim:3"],
        "grundy: nim:3 at 0: the roots of a game graph must be of one game",
    );
    refused(&["tree", "kayles:P4", "kayles:P4//9"], "grundy: kayles:P4//9 at 11: '9' is not a legal move");
    refused(
        &["table", "nim:{n},{m}", "0..3", "0..3", "--wrap"],
        "grundy: the argument '[C..D]' cannot be used with",
    );
    refused(
        &["table", "nim:{n}", "0..99999", "--svg", "x.svg"],
        "grundy: at most 20,000 values can be drawn",
    );
    refused(
        &["solve", "nim:3", "--trace"],
        "grundy: the following required arguments were not provided: --method",
    );
    refused(&["tree", "nim:99999999999"], "grundy: nim:99999999999 at 4: 99999999999 objects; ");
}

#[test]
fn values_and_pictures_are_placed() {
    refused(&["thermograph", "value:{1|0"], "grundy: value:{1|0 at 10: expected '}', ");
    refused(&["thermograph", "value:1|0}"], "grundy: value:1|0} at 7: expected ");
    refused(
        &["thermograph", "nim{convention=misere}:3"],
        "grundy: nim{convention=misere}:3 at 0: only normal ",
    );
    refused(&["number-line", "0", "{1|0"], "grundy: {1|0 at 4: expected '}', ");
    refused(&["number-line", "-1^"], "grundy: unexpected argument");
    refused(&["number-tree", "9"], "grundy: invalid value '9' for '[BIRTHDAY]': 9 is not in 0..=8");
    let nowhere = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("no such folder/picture.svg");
    let nowhere = nowhere.to_str().unwrap();
    for (command, what) in [("thermograph", "value:+-2"), ("number-tree", "2"), ("number-line", "*")] {
        refused(&[command, what, "--svg", nowhere], &format!("grundy: {nowhere}: "));
    }
    refused(&["graph", "C5", "--svg", nowhere], &format!("grundy: {nowhere}: "));
}

#[test]
fn usage_is_one_line() {
    refused(&[], "grundy: expected a command");
    refused(&["chess"], "grundy: unrecognized subcommand 'chess'");
    refused(&["solve"], "grundy: the following required arguments were not provided: <PROBLEM>...");
    refused(
        &["solve", "nim:3", "--time", "5q"],
        "grundy: invalid value '5q' for '--time <DURATION>': expected ",
    );
    refused(&["solve", "nim:3", "--memory", "4X"], "grundy: invalid value '4X'");
    refused(&["solve", "nim:3", "--want", "luck"], "grundy: invalid value 'luck'");
    refused(&["solve", "nim:3", "--threads", "0"], "grundy: invalid value '0'");
    refused(&["games", "chess"], "grundy: invalid value 'chess' for '[GAME]'; without it the command lists");
    refused(&["games", "kayls"], "grundy: invalid value 'kayls' for '[GAME]'; did you mean kayles? ");
    refused(
        &["reduce", "jelyfish"],
        "grundy: invalid value 'jelyfish' for '[NAME]'; did you mean jellyfish? ",
    );
    refused(&["play", "nim:3", "--as", "carol"], "grundy: invalid value 'carol'");
}
