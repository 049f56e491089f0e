//! Problems made in code: they are solved like parsed ones, and wrong use is an error that says what was expected.

use grundy::ask::{Options, Play, Question, Wants, number, number_of, solve};
use grundy::games::{AddedGame, Board, BoardKind, Draft, Entry, Family, GAMES, GraphBoard, Problem, Refusal};
use grundy::graph::families::{cycle, path};
use grundy::graph::{Graph, Label};
use grundy::rules::{Convention, Move, Player, Rules, Verdict, View, Words};
use grundy::words;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

fn refused(made: Result<Problem, impl ToString>) -> String {
    made.expect_err("a refusal").to_string()
}

/// Every example of every game: the problem built from its parts equals the parsed one.
#[test]
fn examples_are_made_again_of_their_parts() {
    for example in GAMES.iter().flat_map(|entry| entry.examples) {
        for problem in Question::read(example.problem).unwrap().problems() {
            let mut draft = Problem::of(problem.entry.id).unwrap();
            draft = draft.convention(problem.terms.convention).unwrap();
            let free = draft.clone().first(Player::Alice).is_ok();
            if free {
                draft = draft.first(problem.began).unwrap().pass(problem.terms.pass).unwrap();
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
    let objective = kayles().convention(Convention::Objective).unwrap();
    assert!(refused(objective.clone().on(graph())).contains("kayles has normal"));
    assert!(objective.key("at-least", 2).unwrap().on(graph()).is_ok());
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
    assert!(
        Question::sum([coloring.clone(), coloring.clone()]).err().unwrap().message.en.contains("summand")
    );
    let start = Problem::of("kayles").unwrap().key("start", "7").unwrap().on(graph()).unwrap();
    assert!(
        Question::from(start)
            .solve(&Options::default())
            .unwrap_err()
            .message
            .en
            .contains("expected a vertex")
    );
    let kayles = Problem::new("kayles", graph()).unwrap();
    let wrong = number_of("chi_g", &kayles, &Options::default()).unwrap_err();
    assert_eq!(wrong.message.en, "chi_g is a number of coloring, not of kayles");
    assert!(
        number_of("chi_h", &kayles, &Options::default()).unwrap_err().message.en.contains("unknown number")
    );
    let illegal = Question::from(kayles).after(["1", "1"]).solve(&Options::default()).unwrap_err();
    assert_eq!(illegal.message.en, "'1' is not a legal move for Bob; the play is over");
}

/// The numbers of a problem and of its text are the same, on all its terms.
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

/// Boards built by hand equal those parsed from texts.
#[test]
fn boards_have_their_texts() {
    let board: Board = Graph::undirected(4, [(0, 1), (2, 3)]).into();
    assert_eq!(Problem::new("kayles", board).unwrap().to_string(), "kayles:{0-1 2-3}");
    let labelled = Problem::of("kayles").unwrap().on_labelled(path(2), vec![Label::A, Label::C]).unwrap();
    assert_eq!(labelled.to_string(), "kayles:{0-1}[AC]");
    assert_eq!(Question::read(&labelled.to_string()).unwrap().single(), Some(&labelled));
}

/// A game that is added at run time can be named in texts, solved and played like the others, and is gone after it is
/// removed.
#[test]
fn games_are_added_at_run_time() {
    let coins = [1usize, 3, 4];
    let name = format!("coins-{}", coins.len());
    let entry = Entry { board: BoardKind::HEAPS, ..Entry::GAME };
    let build = move |problem: &Problem| match &problem.board {
        Board::Heaps(heaps) => Ok(Family::of(Coins { taken: coins, heaps: heaps.clone() })),
        _ => Err(Refusal::board(words!("expected heaps", "esperavam-se pilhas"))),
    };
    let game = Arc::new(AddedGame::new(&name, entry, Box::new(build)));
    grundy::games::add(game.clone()).unwrap();
    let text = format!("{name}:20");
    // Subtracting 1, 3 or 4 has the nimbers 0, 1, 0, 1, 2, 3, 2 with the period 7.
    assert_eq!(solve(&text, &Options::default()).unwrap().nimber, Some(2));
    assert_eq!(solve(&format!("{text} + nim:2"), &Options::default()).unwrap().nimber, Some(0));
    assert_eq!(Play::new(&text).unwrap().legal(), ["1", "3", "4"]);
    let listed =
        Arc::new(AddedGame::new("nim", Entry::GAME, Box::new(|_| Err(Refusal::board(Words::default())))));
    assert!(grundy::games::add(listed).unwrap_err().to_string().contains("'nim' in the list"));
    let spaced =
        Arc::new(AddedGame::new("no name", Entry::GAME, Box::new(|_| Err(Refusal::board(Words::default())))));
    assert!(grundy::games::add(spaced).is_err());
    let held = Question::read(&text).unwrap();
    assert!(grundy::games::remove(&name).is_some() && grundy::games::remove(&name).is_none());
    assert!(Question::read(&text).is_err());
    assert_eq!(held.solve(&Options::default()).unwrap().nimber, Some(2));
    let made = Draft::new(game).on(vec![20]).unwrap();
    assert_eq!(Question::from(made).solve(&Options::default()).unwrap().nimber, Some(2));
}

/// However much is asked of a question and of the plays that begin with it, its game is built once.
#[test]
fn a_question_sets_its_game_up_once() {
    let built = Arc::new(AtomicUsize::new(0));
    let count = built.clone();
    let build = move |_: &Problem| {
        count.fetch_add(1, Relaxed);
        Ok(Family::of(Coins { taken: [1, 3, 4], heaps: vec![9] }))
    };
    let entry = Entry { board: BoardKind::HEAPS, ..Entry::GAME };
    let game = Arc::new(AddedGame::new("counted", entry, Box::new(build)));
    let question = Question::from(Draft::new(game).on(vec![9]).unwrap());
    let options = Options { wants: Some(Wants::all()), ..Options::default() };
    assert_eq!(question.solve(&options).unwrap().nimber, Some(0));
    question.explain(&Options::default()).unwrap();
    question.tree(100).unwrap();
    let mut play = Play::of(&question).unwrap();
    for text in ["4", "3"] {
        play.play(text).unwrap();
        play.solve(&options).unwrap();
        play.position(10);
        play.choose(&Options::default(), 1.0, 0).unwrap();
    }
    assert_eq!(built.load(Relaxed), 1);
}

struct Coins {
    taken: [usize; 3],
    heaps: Vec<u64>,
}

impl Rules for Coins {
    type Position = u64;

    fn start(&self) -> u64 {
        self.heaps.iter().sum()
    }

    fn moves(&self, left: &u64, _who: Player, out: &mut Vec<Move>) {
        out.extend(self.taken.into_iter().filter(|&taken| taken as u64 <= *left).map(Move::of));
    }

    fn play(&self, left: &u64, who: Player, taken: Move) -> (u64, Player) {
        (left - taken.element() as u64, who.other())
    }

    fn view(&self, left: &u64) -> View {
        View::Heaps(vec![*left])
    }
}
