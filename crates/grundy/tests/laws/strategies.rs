//! Strategies that are stated: the winner follows them, the loser tries everything.

use crate::cases::*;
use crate::naive::boards::Dice;
use grundy::ask::{Options, Play, Question};
use grundy::games::GAMES;
use grundy::graph::catalogue::{all_graphs, connected_graphs};
use grundy::graph::classes::is_forest;
use grundy::graph::formats::graph6;
use grundy::rules::Verdict;
use grundy::theory::{STRATEGIES, THEOREMS};
use std::collections::HashMap;

/// A play of a problem in which the winner follows the strategy that is stated.
struct Plays<'a> {
    question: &'a Question,
    winner: Verdict,
    /// The positions met so far, and whether all that follows them was played.
    met: HashMap<String, bool>,
}

/// Plays a problem to all its ends. Gives how many positions were met.
fn holds(text: &str) -> usize {
    let question = Question::read(text).unwrap();
    let winner = question.solve(&Options::default()).unwrap().winner.unwrap();
    assert!(matches!(winner, Verdict::Win(_)), "{text}: {winner:?}");
    let mut plays = Plays { question: &question, winner, met: HashMap::new() };
    plays.from(&mut Vec::new());
    plays.met.len()
}

impl Plays<'_> {
    /// Everything that may follow some moves. A position that comes back in a play would be a play without end.
    fn from(&mut self, moves: &mut Vec<String>) {
        let here = self.question.after(moves.iter().map(String::as_str));
        let play = Play::of(&here).unwrap();
        let key = format!("{:?} {:?}", play.view(), play.next());
        if let Some(done) = self.met.get(&key) {
            assert!(done, "{} // {moves:?}: comes back", self.question);
            return;
        }
        self.met.insert(key.clone(), false);
        let mut next = play.legal();
        if next.is_empty() {
            assert_eq!(play.result(), Some(self.winner), "{} // {moves:?}", self.question);
        } else if self.winner == Verdict::Win(play.next()) {
            let strategy = here.strategy().unwrap_or_else(|| panic!("{here}: no strategy"));
            let now = strategy.now.unwrap_or_else(|| panic!("{here}: {}", strategy.words.en));
            assert!(next.contains(&now), "{here}: {now}");
            next = vec![now];
        }
        for m in next {
            moves.push(m);
            self.from(moves);
            moves.pop();
        }
        self.met.insert(key, true);
    }
}

/// The most cases of a game and theorem that are played, and the largest boards.
const MOST_CASES: usize = 100;
const MOST_MOVES: usize = 24;

/// Every theorem that hands over a strategy, on small boards of each of its games and on its examples: only those that are
/// listed do, and each of them is played against all replies.
#[test]
fn every_strategy_wins_against_all_replies() {
    let mut played: HashMap<(&str, &str), usize> = HashMap::new();
    for entry in all_games() {
        let mut dice = Dice::new(5);
        let boards = boards_for(entry, 4, &mut dice);
        let cases = combinations(entry, &boards, 40, &mut dice).into_iter().flat_map(|(keys, board)| {
            let conventions = conventions_with(entry, &keys);
            let kinds =
                (0..KINDS).flat_map(|kind| conventions.iter().map(move |convention| (kind, *convention)));
            let case = |(kind, convention)| {
                variant(entry, &board, &keys, kind, &mut dice).with(|c| c.convention = convention).text()
            };
            kinds.map(case).collect::<Vec<String>>()
        });
        let examples = entry.examples.iter().map(|example| example.problem.to_string());
        for text in examples.chain(cases) {
            for theorem in handing_over(&text) {
                assert!(STRATEGIES.contains(&theorem), "{theorem} is not listed: {text}");
                let count = played.entry((theorem, entry.id)).or_default();
                let small = Play::new(&text).is_ok_and(|play| play.legal().len() <= MOST_MOVES);
                if *count < MOST_CASES && small {
                    *count += 1;
                    holds(&text);
                }
            }
        }
    }
    for theorem in THEOREMS.iter().filter(|theorem| STRATEGIES.contains(&theorem.id)) {
        for game in theorem.games.iter().filter(|game| GAMES.iter().any(|entry| entry.id == **game)) {
            let enough = OWN_BOARDS.contains(&theorem.id) || played.contains_key(&(theorem.id, game));
            assert!(enough, "{} has no small board of {game}", theorem.id);
        }
    }
}

/// Theorems whose boards are larger, or need more colours: they have tests of their own below.
const OWN_BOARDS: [&str; 1] = ["colouring-forests"];

/// The theorems that hand over a strategy for a problem.
fn handing_over(text: &str) -> Vec<&'static str> {
    let question = Question::read(text).unwrap();
    let Some(problem) = question.single().filter(|problem| problem.terms.threshold.is_none()) else {
        return Vec::new();
    };
    let about = THEOREMS.iter().filter(|theorem| theorem.games.contains(&problem.entry.id));
    let telling =
        about.filter(|theorem| (theorem.apply)(problem).is_some_and(|found| found.strategy.is_some()));
    telling.map(|theorem| theorem.id).collect()
}

fn all_hold(texts: impl IntoIterator<Item = String>) {
    let positions: usize = texts.into_iter().map(|text| holds(&text)).sum();
    assert!(positions > 20, "{positions}");
}

#[test]
fn misere_nim() {
    let heaps = (0..5).flat_map(|a| (a..5).flat_map(move |b| (b..5).map(move |c| (a, b, c))));
    all_hold(heaps.map(|(a, b, c)| format!("nim{{convention=misere}}:{a},{b},{c}")));
}

#[test]
fn multiples() {
    for k in 1..5 {
        let set = (1..=k).map(|n| n.to_string()).collect::<Vec<_>>().join(";");
        all_hold((0..16).map(|n| format!("subtraction{{set={set},convention=misere}}:{n}")));
        all_hold((0..12).map(|n| format!("subtraction{{set={set}}}:{n}")));
        let pairs = (0..8).flat_map(|a| (a..8).map(move |b| (a, b)));
        all_hold(pairs.map(|(a, b)| format!("subtraction{{set={set}}}:{a},{b}")));
    }
}

#[test]
fn wythoffs_pairs() {
    for convention in ["normal", "misere"] {
        let pairs = (0..9).flat_map(|a| (0..14).map(move |b| (a, b)));
        all_hold(pairs.map(|(a, b)| format!("wythoff{{convention={convention}}}:{a},{b}")));
    }
}

#[test]
fn fibonacci_sums() {
    for convention in ["normal", "misere"] {
        all_hold((1..30).map(|n| format!("marienbad{{convention={convention}}}:{n}")));
        all_hold(
            (1..20)
                .flat_map(|n| (1..=n).map(move |k| format!("marienbad{{convention={convention}}}:{n},{k}"))),
        );
    }
}

#[test]
fn matchings_of_geography() {
    let graphs = (1..=6).flat_map(connected_graphs).collect::<Vec<_>>();
    all_hold(graphs.iter().flat_map(|graph| {
        let text = graph6::write(graph).unwrap();
        (0..graph.n()).map(move |v| format!("geography:g6:{text}@{v}"))
    }));
}

/// Boards that mirrors decide.
#[test]
fn mirror_images() {
    let texts =
        ["kayles:grid(4,4)", "arc-kayles:grid(3,4)", "arc-kayles:grid(2,3)", "kayles:grid(3,5)", "kayles:C8"];
    let texts = texts.into_iter().filter(|text| {
        let strategy = Question::read(text).unwrap().strategy();
        strategy.is_some_and(|strategy| !strategy.answers.is_empty())
    });
    let texts: Vec<String> = texts.map(String::from).collect();
    assert!(texts.len() >= 3, "{texts:?}");
    all_hold(texts);
}

/// Twins: parts that are alike, and vertices with the same neighbours.
#[test]
fn twins() {
    let texts =
        ["kayles:2P5", "kayles:P7", "kayles:C3+C3+P4+P4", "pins:8", "pins:9", "nim:4,4", "nim:2,4,2,4"];
    all_hold(texts.map(String::from));
    // Every vertex of these has a twin, and their groups are too large to be listed.
    let twins = ["kayles:K4,4,4", "kayles:K6,6&K2,2"];
    for text in twins {
        let strategy = Question::read(text).unwrap().strategy().unwrap();
        assert!(!strategy.answers.is_empty(), "{text}: {}", strategy.words.en);
    }
    all_hold(twins.map(String::from));
}

/// The dissertation's triangles and squares (thm 2.8, 2.10, 2.11), alone and beside heaps.
#[test]
fn triangles_and_squares_of_edges() {
    let up_to =
        |n: u64| (0..=n).flat_map(move |a| (0..=n).flat_map(move |b| (0..=n).map(move |c| (a, b, c))));
    all_hold(up_to(3).map(|(a, b, c)| format!("graph-nim:{{0-1*{} 1-2*{} 0-2*{}}}", a + 1, b + 1, c + 1)));
    all_hold(
        up_to(2).map(|(a, b, c)| format!("graph-nim:{{0-1*{} 1-2*{} 2-3*{} 3-0*2}}", a + 1, b + 1, c + 1)),
    );
    all_hold(up_to(2).map(|(a, b, c)| format!("circular-nim{{k=2}}:2,{a},{b},{c}")));
    all_hold(up_to(2).map(|(a, b, c)| format!("circular-nim{{k=3}}:1,{a},{b},{c}")));
    all_hold(
        ["graph-nim:{0-1*2 1-2*2 0-2*2 3-4*3}", "graph-nim:{0-1 1-2 2-0 3-4*2 5-6*2}"].map(String::from),
    );
}

/// The book's rules R1 to R3: all forests with up to five vertices, whoever starts and passes, in three games.
#[test]
fn rules_for_forests() {
    let mut texts = Vec::new();
    for forest in (2..=5).flat_map(all_graphs).filter(is_forest) {
        let board = graph6::write(&forest).unwrap();
        for terms in ["", ",first=bob", ",first=bob,pass=bob"] {
            texts.push(format!("greedy-coloring{{colors=4{terms}}}:g6:{board}"));
            texts.push(format!("marking{{k=4{terms}}}:g6:{board}"));
            if forest.n() <= 4 {
                texts.push(format!("coloring{{colors=4{terms}}}:g6:{board}"));
            }
        }
    }
    texts.push("marking{k=4}:tree(0,0,0,0,1,1,1)".into());
    let described = |text: &String| handing_over(text).contains(&"colouring-forests");
    assert_eq!(texts.iter().filter(|text| !described(text)).count(), 0);
    all_hold(texts);
}

/// Book thm 7.5: all split graphs with up to five vertices.
#[test]
fn split_graphs() {
    let graphs = (2..=5).flat_map(connected_graphs).collect::<Vec<_>>();
    let texts = graphs.iter().flat_map(|graph| {
        let board = graph6::write(graph).unwrap();
        let of = move |(k, terms): (usize, &str)| format!("greedy-coloring{{colors={k}{terms}}}:g6:{board}");
        (1..=4).flat_map(|k| ["", ",first=bob", ",first=bob,pass=bob"].map(|terms| (k, terms))).map(of)
    });
    let texts: Vec<String> =
        texts.filter(|text| handing_over(text).contains(&"greedy-colouring-split")).collect();
    assert!(texts.len() > 40, "{}", texts.len());
    all_hold(texts);
}

/// Book thm 9.1: one cop on all graphs with up to six vertices on which he wins, from everywhere.
#[test]
fn shadows_of_the_robber() {
    let graphs = (1..=6).flat_map(connected_graphs).collect::<Vec<_>>();
    let mut texts = Vec::new();
    for graph in &graphs {
        let board = graph6::write(graph).unwrap();
        let text = format!("cops-and-robber:g6:{board}");
        if handing_over(&text).is_empty() {
            continue;
        }
        texts.push(text);
        let last = graph.n() - 1;
        texts.push(format!("cops-and-robber{{start=0;{last}}}:g6:{board}"));
    }
    assert!(texts.len() > 100, "{}", texts.len());
    all_hold(texts);
}

/// The computer makes the move that the strategy names.
#[test]
fn the_computer_follows_the_strategy() {
    let texts = [
        "nim{convention=misere}:3,4,5",
        "wythoff:3,4",
        "kayles:grid(3,3)",
        "cops-and-robber:P5",
        "graph-nim:C4",
    ];
    for text in texts {
        let (question, play) = (Question::read(text).unwrap(), Play::new(text).unwrap());
        let chosen = play.choose(&Options::default(), 1.0, 0).unwrap();
        let described = question.strategy().and_then(|strategy| Some((strategy.now?, strategy.words)));
        if let Some((now, words)) = described {
            assert_eq!((chosen.text, chosen.strategy), (Some(now), Some(words)), "{text}");
        } else {
            assert_eq!(chosen.strategy, None, "{text}");
        }
    }
}
