//! Problems made in code: they are asked like those that are read, and wrong use is an error that says what was expected.

use grundy::ask::{Options, Play, Question, number, number_of};
use grundy::games::{Board, GAMES, GraphBoard, Problem};
use grundy::graph::{Graph, Label};
use grundy::graph::families::{cycle, path};
use grundy::rules::{Convention, Player, Verdict};

fn refused(made: Result<Problem, impl ToString>) -> String {
    made.err().expect("a refusal").to_string()
}

/// Every example of every game: the problem made of its parts is the one that was read.
#[test]
fn examples_are_made_again_of_their_parts() {
    for example in GAMES.iter().flat_map(|entry| entry.examples) {
        for problem in Question::read(example.problem).unwrap().problems() {
            let mut draft = Problem::of(problem.entry.id).unwrap();
            draft = draft.convention(problem.terms.convention).unwrap();
            let free = draft.clone().first(Player::Alice).is_ok();
            if free {
                draft = draft.first(problem.terms.first).unwrap().pass(problem.terms.pass).unwrap();
            }
            for (key, value) in &problem.keys {
                draft = draft.key(key, value).unwrap();
            }
            if !problem.start.is_empty() {
                draft = draft.key("start", problem.start.join(";")).unwrap();
            }
            let board = problem.board.clone();
            let made = match &problem.terms.labels {
                Some(labels) => draft.on_labelled(board, labels.clone()).unwrap(),
                None => draft.on(board).unwrap(),
            };
            assert_eq!(made.to_string(), problem.to_string(), "{}", example.problem);
        }
    }
}

#[test]
fn wrong_use_says_what_was_expected() {
    let graph = || path(3);
    assert_eq!(refused(Problem::new("nim", graph())), "expected heaps such as 3,5,7");
    assert_eq!(refused(Problem::new("kayles", vec![3, 5])), "expected a graph such as P5");
    assert!(refused(Problem::new("kayls", graph())).starts_with("unknown game 'kayls'; did you mean kayles"));
    let kayles = || Problem::of("kayles").unwrap();
    assert_eq!(refused(kayles().on_labelled(graph(), vec![Label::A])), "1 labels for 3 vertices");
    assert!(kayles().key("colors", 3).unwrap_err().to_string().contains("it takes convention, first, pass"));
    assert!(kayles().convention(Convention::Objective).unwrap_err().to_string().contains("kayles has normal"));
    assert!(kayles().key("first", "carol").unwrap_err().to_string().contains("expected alice or bob"));
    let coloring = Problem::of("coloring").unwrap();
    assert!(coloring.clone().key("colors", 0).unwrap_err().to_string().contains("expected a number from 1"));
    assert_eq!(refused(coloring.on_labelled(graph(), vec![Label::A; 3])), "coloring takes no labels");
    let token = |v| Problem::new("geography", GraphBoard::new(graph()).with_tokens(vec![v]));
    assert!(token(2).is_ok());
    assert!(refused(token(3)).contains("there is no vertex 3"));
    let outside = Graph::undirected(2, [(0, 5)]);
    assert!(refused(Problem::new("kayles", outside)).contains("there is no vertex 5"));
    assert!(Question::sum([]).is_err());
    let coloring = Problem::new("coloring", graph()).unwrap();
    assert!(Question::sum([coloring.clone(), coloring.clone()]).err().unwrap().message.contains("summand"));
    let start = Problem::of("kayles").unwrap().key("start", "7").unwrap().on(graph()).unwrap();
    assert!(Question::from(start).solve(&Options::default()).unwrap_err().message.contains("expected a vertex"));
    let kayles = Problem::new("kayles", graph()).unwrap();
    let wrong = number_of("chi_g", &kayles, &Options::default()).unwrap_err();
    assert_eq!(wrong.message, "chi_g is a number of coloring, not of kayles");
    assert!(number_of("chi_h", &kayles, &Options::default()).unwrap_err().message.contains("unknown number"));
    let illegal = Question::from(kayles).after(["1", "1"]).solve(&Options::default()).unwrap_err();
    assert_eq!(illegal.message, "'1' is not a legal move of bob; the play is over");
}

/// Numbers of a problem and of a text are the same, on all its terms.
#[test]
fn numbers_of_problems() {
    for first in Player::BOTH {
        let draft = Problem::of("coloring").unwrap().first(first).unwrap();
        let made = number_of("chi_g", &draft.on(cycle(5)).unwrap(), &Options::default()).unwrap();
        let name = format!("chi_g{{first={}}}", first.id());
        assert_eq!(made.number, number(&name, "C5", &Options::default()).unwrap().number);
    }
}

/// A play of a problem made in code, move by move: positions share one game, and undoing goes back.
#[test]
fn plays_of_problems() {
    let question = Question::from(Problem::new("kayles", path(5)).unwrap());
    let mut play = Play::of(&question).unwrap();
    assert_eq!(play.solve(&Options::default()).unwrap().winner, Some(Verdict::Win(Player::Alice)));
    play.play("2").unwrap();
    assert_eq!(play.text(), "kayles:{0-1 1-2 2-3 3-4}//2");
    assert_eq!(play.solve(&Options::default()).unwrap().nimber, Some(0));
    assert!(play.play("2").is_err());
    assert!(play.undo() && !play.undo());
    assert_eq!(play.question().to_string(), question.to_string());
    let after = question.after(["2", "0"]);
    assert_eq!(Play::of(&after).unwrap().legal(), ["4"]);
}

/// Boards written by hand are those of texts.
#[test]
fn boards_have_their_texts() {
    let board: Board = Graph::undirected(4, [(0, 1), (2, 3)]).into();
    assert_eq!(Problem::new("kayles", board).unwrap().to_string(), "kayles:{0-1 2-3}");
    let labelled = Problem::of("kayles").unwrap().on_labelled(path(2), vec![Label::A, Label::C]).unwrap();
    assert_eq!(labelled.to_string(), "kayles:{0-1}[AC]");
    assert_eq!(Question::read(&labelled.to_string()).unwrap().single(), Some(&labelled));
}
