//! Vertices keep their names: in texts, as moves and in views, in every game that is played on a graph.

use grundy::ask::{Options, Play, Question, Wants, open_files, solve};
use grundy::games::{BoardKind, Entry, GAMES, GraphKind, Tokens};
use grundy::reduce::REDUCTIONS;
use grundy::rules::View;
use serde_json::{Value, json};

/// A path whose names need quotes, or not, and the same path with numbers.
const NAMED: &str = r#"{"a.b"-"X1'" "X1'"-"São Paulo" "São Paulo"-"u-v: w"}"#;
const NUMBERED: &str = "{0-1 1-2 2-3}";

/// The problem of a game on the path, with names and with numbers; none if it is not played on a graph.
fn problems(entry: &Entry) -> Option<[String; 2]> {
    let tokens = match entry.board {
        BoardKind::Graph(GraphKind { tokens, .. }) => tokens,
        BoardKind::Multigraph(kind) if kind.token => Tokens::One,
        BoardKind::Multigraph(_) => Tokens::None,
        _ => return None,
    };
    let after = match tokens {
        Tokens::None => ["", ""],
        Tokens::One => [r#"@"a.b""#, "@0"],
        Tokens::Two => [r#"@"a.b";"u-v: w""#, "@0;3"],
        Tokens::Several => [r#"@"a.b";São Paulo"#, "@0;2"],
    };
    let id = entry.id;
    Some([format!("{id}:{NAMED}{}", after[0]), format!("{id}:{NUMBERED}{}", after[1])])
}

fn view_names(view: &View) -> Option<&[String]> {
    match view {
        View::Graph(graph) => Some(&graph.names),
        _ => None,
    }
}

/// A play with names beside the same play with numbers: the moves are the same in the same order, both texts of a move
/// are read, and every position is read back from its text.
#[test]
fn every_game_on_a_graph_speaks_by_name() {
    let mut games = 0;
    for [named, numbered] in GAMES.iter().filter_map(|entry| problems(entry)) {
        games += 1;
        let mut play = Play::new(&named).unwrap_or_else(|error| panic!("{named}: {error}"));
        let mut plain = Play::new(&numbered).unwrap();
        assert_eq!(play.text(), named);
        for turn in 0..12 {
            let names = ["a.b", "X1'", "São Paulo", "u-v: w"];
            assert!(view_names(&play.view()).is_none_or(|shown| shown == names), "{named}");
            let (moves, numbers) = (play.legal(), plain.legal());
            assert_eq!(moves.len(), numbers.len(), "{}", play.text());
            assert_eq!(Play::new(&play.text()).unwrap().legal(), moves, "{}", play.text());
            for (text, number) in moves.iter().zip(&numbers) {
                assert!(text == number || names.iter().any(|name| text.contains(name)), "{named}: {text}");
                for typed in [text, number] {
                    let mut other = Play::of(&play.question()).unwrap();
                    other.play(typed).unwrap();
                    assert_eq!(other.moves().last(), Some(text), "{named}: {typed}");
                }
            }
            if moves.is_empty() {
                break;
            }
            let chosen = (5 * turn + 3) % moves.len();
            play.play(&moves[chosen]).unwrap();
            plain.play(&numbers[chosen]).unwrap();
        }
        assert_eq!(play.result(), plain.result(), "{named}");
    }
    assert!(games > 30, "{games}");
}

/// Names change no answer.
#[test]
fn engines_do_not_see_names() {
    let answer = |text: &str| -> Value {
        let options = Options {
            wants: Some(Wants { winner: true, moves: true, ..Wants::default() }),
            ..Options::default()
        };
        serde_json::to_value(solve(text, &options).unwrap()).unwrap()
    };
    for [named, numbered] in GAMES.iter().filter_map(|entry| problems(entry)) {
        let (named, numbered) = (answer(&named), answer(&numbered));
        for field in ["winner", "class", "nimber", "value", "score", "nodes"] {
            assert_eq!(named[field], numbered[field], "{field} of {}", named["problem"]);
        }
        assert_eq!(named["best"].as_array().map(Vec::len), numbered["best"].as_array().map(Vec::len));
    }
}

fn problem(text: &str) -> String {
    Question::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
}

#[test]
fn names_are_accepted_wherever_numbers_are() {
    for (text, same) in [
        ("geography:words(Bahia,Alagoas,Sergipe)@0", "geography:words(Bahia,Alagoas,Sergipe)@Bahia"),
        ("geography:words(Bahia,Alagoas,Sergipe)@ Bahia ", "geography:words(Bahia,Alagoas,Sergipe)@Bahia"),
        (r#"kayles:{ "b" - "a"  "c" }"#, r#"kayles:{"b"-"a" "c"}"#),
        (r#"kayles:{"a" "b" "c" "b"-"c" "a"-"b"}"#, r#"kayles:{"a" "b" "c" "b"-"c" "a"-"b"}"#),
        (r#"kayles:{"a" "b" "a"-"b"}"#, r#"kayles:{"a"-"b"}"#),
        (r#"kayles:{"0"-"1"}"#, "kayles:{0-1}"),
        (r#"kayles:{"1"-"2"}"#, r#"kayles:{"1"-"2"}"#),
        ("kayles:words(a,b)+P2", "kayles:words(a,b)+P2"),
    ] {
        let expected = Question::read(same).map(|question| question.to_string()).unwrap();
        assert_eq!(problem(text), expected, "{text}");
        assert_eq!(expected, same);
    }
    let winner = |text: &str| solve(text, &Options::default()).map(|answer| answer.winner.unwrap().id());
    for (named, numbered) in [
        (r#"kayles{start=b}:{"a"-"b" "b"-"c" "c"-"d"}"#, "kayles{start=1}:P4"),
        (r#"kayles{start=1}:{"a"-"b" "b"-"c" "c"-"d"}"#, "kayles{start=1}:P4"),
        (r#"kayles{start="x,y"}:{"a"-"x,y" "x,y"-"c" "c"-"d"}"#, "kayles{start=1}:P4"),
        (r#"arc-kayles{start=b-a}:{"a"-"b" "b"-"c" "c"-"d"}"#, "arc-kayles{start=0-1}:P4"),
        (r#"coloring{colors=2,start=b:1}:{"a"-"b" "b"-"c" "c"-"d"}"#, "coloring{colors=2,start=1:1}:P4"),
        (r#"spanning{start=A:b-c}:{"a"-"b" "b"-"c" "c"-"d"}"#, "spanning{start=A:1-2}:P4"),
        (r#"spanning{start=A:1-2}:{"a"-"b" "b"-"c" "c"-"d"}"#, "spanning{start=A:1-2}:P4"),
        (r#"cops-and-robber{guard=d;a}:{"a"-"b" "b"-"c" "c"-"d"}"#, "cops-and-robber{guard=0;3}:P4"),
        (
            r#"cops-and-robber{start=a;d,protected=c-d}:{"a"-"b" "b"-"c" "c"-"d"}"#,
            "cops-and-robber{start=0;3,protected=2-3}:P4",
        ),
    ] {
        assert_eq!(winner(named), winner(numbered), "{named}");
        assert!(winner(named).is_ok(), "{named}");
    }
}

/// A name wins over a number.
#[test]
fn names_of_digits_are_names() {
    let text = r#"geography:{"2"-"1" "1"-"0"}@2"#;
    let answer = solve(text, &Options { wants: Some(Wants::all()), ..Options::default() }).unwrap();
    assert_eq!(answer.moves.unwrap()[0].text, "1");
    assert_eq!(problem(&format!("{text}//1.0")), format!("{text}//1.0"));
    // No vertex is named 3; the vertex with the number 2 is named a, and 2 is the name of another.
    let text = r#"kayles:{"2"-"b" "a" "c"}"#;
    let played = |moves: &str| Play::new(&format!("{text}//{moves}")).map(|play| play.moves());
    assert_eq!(played("3.\"2\"").unwrap(), ["c", "2"]);
    assert!(played("b.2").is_err());
}

#[test]
fn wrong_names_are_placed() {
    for (text, at, message) in [
        ("geography:words(Bahia,Alagoas)@Bahai", 31, "did you mean Bahia?"),
        ("geography:words(Bahia,Alagoas)@2", 31, "vertices are Bahia, Alagoas"),
        ("geography:words(Bahia,Alagoas)@", 31, "expected a vertex after '@'"),
        ("geography:words(Bahia,Alagoas)@Bahia//Alagaos", 38, "did you mean Alagoas?"),
        (r#"kayles{start=x}:{"a"-"b"}"#, 13, "there is no such vertex"),
        (r#"kayles:{"a"-0}"#, 12, "expected a name in quotes, as before"),
        (r#"kayles:{0-"a"}"#, 10, "expected a number, as before"),
        ("kayles:{0-a}", 10, "expected a vertex"),
        ("kayles:{a-b}", 8, "names are written in quotes"),
        (r#"kayles:{"a-b}"#, 8, "this quotation does not end"),
        (r#"kayles:{""-"b"}"#, 8, "expected a vertex"),
        (r#"cops-and-robber{guard=x}:{"a"-"b"}"#, 22, "there is no such vertex"),
    ] {
        let error = solve(text, &Options::default()).err().unwrap_or_else(|| panic!("{text} is read"));
        assert_eq!((error.at, error.message.en.contains(message)), (at, true), "{text}: {error}");
    }
}

#[test]
fn files_keep_their_names() {
    let file = "graph { b -- a; a -- \"São Paulo\"; c }";
    let opened = open_files("kayles:@(file.dot)//a.c", &mut |_| Ok(file.into())).unwrap();
    let question = Question::read_opened(&opened).unwrap();
    let text = r#"kayles:{"b"-"a" "a"-"São Paulo" "c"}//a.c"#;
    assert_eq!(question.to_string(), text);
    assert_eq!(problem(text), text);
    assert!(Play::of(&question).unwrap().result().is_some());
}

/// The vertices of a target go by the names of the reduction, and its text is read back.
#[test]
fn targets_of_reductions_have_names() {
    for reduction in REDUCTIONS {
        let applied = reduction.apply(&reduction.source_text(reduction.examples[0])).unwrap();
        let (target, names) = (&applied.built.target, &applied.built.vertices);
        let graph = target.as_graph().unwrap();
        let shown: Vec<String> = (0..graph.n()).map(|v| graph.names().shown(v)).collect();
        assert_eq!(&shown, names, "{}", reduction.id);
        assert_eq!(problem(&target.to_string()), target.to_string(), "{}", reduction.id);
    }
}

/// In a sum each summand has its own names.
#[test]
fn sums_have_names() {
    let text = r#"kayles:{"a"-"b" "b"-"c"} + kayles:{"c"-"a" "a"-"x"}"#;
    for moves in ["0:a.1:c", "0:0.1:0", "0:a.1:0", "0:\"a\".1:c"] {
        let play = Play::new(&format!("{text}//{moves}")).unwrap();
        assert_eq!(play.moves(), ["0:a", "1:c"]);
    }
    let view = serde_json::to_value(Play::new(text).unwrap().view()).unwrap();
    assert_eq!(view["view"][1]["view"]["names"], json!(["c", "a", "x"]), "{view}");
}
