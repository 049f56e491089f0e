//! Labelled domination: labels are data in the terms, and the rules do not know about them.

use super::{graphs, outcome, picture};
use grundy::ask::{Options, solve};
use grundy::graph::{Graph, Label, Set};
use grundy::rules::{Convention, Mark, Move, Player, Rules, Terms, Verdict, View};

#[derive(Clone)]
struct Domination {
    graph: Graph,
    closed: Vec<Set<1>>,
}

impl Domination {
    fn new(graph: Graph) -> Domination {
        let closed = graph.rows().into_iter().enumerate().map(|(v, row)| row.with(v)).collect();
        Domination { graph, closed }
    }
}

impl Rules for Domination {
    /// The vertices that are not dominated yet.
    type Position = Set<1>;

    fn start(&self) -> Set<1> {
        Set::full(self.graph.n())
    }

    fn moves(&self, at: &Set<1>, _who: Player, out: &mut Vec<Move>) {
        out.extend((0..self.graph.n()).filter(|&v| self.closed[v].meets(at)).map(Move::of));
    }

    fn play(&self, at: &Set<1>, who: Player, m: Move) -> (Set<1>, Player) {
        (at.minus(&self.closed[m.element()]), who.other())
    }

    fn view(&self, at: &Set<1>) -> View {
        picture(&self.graph, |v| if at.contains(v) { Mark::Free } else { Mark::Dead }, vec![], None)
    }
}

/// Whether `who`, to move, wins: a position is just the set of chosen vertices.
fn wins(graph: &Graph, labels: &[Label], misere: bool, chosen: &mut Vec<usize>, who: Player) -> bool {
    let near = |v: usize, u: usize| u == v || graph.adjacent(u, v);
    let own = if who == Player::Alice { Label::A } else { Label::B };
    let mut stuck = true;
    for v in 0..graph.n() {
        let fresh = (0..graph.n()).any(|u| near(v, u) && !chosen.iter().any(|&c| near(c, u)));
        if fresh && (labels[v] == own || labels[v] == Label::C) {
            stuck = false;
            chosen.push(v);
            let lost = !wins(graph, labels, misere, chosen, who.other());
            chosen.pop();
            if lost {
                return true;
            }
        }
    }
    stuck && misere
}

fn naive_class(graph: &Graph, labels: &[Label], misere: bool) -> &'static str {
    let [alice, bob] = Player::BOTH.map(|who| wins(graph, labels, misere, &mut Vec::new(), who));
    match (alice, bob) {
        (true, true) => "N",
        (false, false) => "P",
        (true, false) => "L",
        (false, true) => "R",
    }
}

fn engine_class(rules: &Domination, labels: &[Label], convention: Convention) -> &'static str {
    let [alice, bob] = Player::BOTH.map(|first| {
        let terms = Terms { first, labels: Some(labels.to_vec()), ..Terms::new(convention) };
        outcome(rules, &terms) == Verdict::Win(first)
    });
    match (alice, bob) {
        (true, true) => "N",
        (false, false) => "P",
        (true, false) => "L",
        (false, true) => "R",
    }
}

/// Every graph with three vertices and some with four, under every labelling, here and in the list of games.
#[test]
fn classes_under_every_labelling() {
    let boards = graphs(3).chain(graphs(4).step_by(13));
    for graph in boards {
        let rules = Domination::new(graph.clone());
        let n = graph.n() as u32;
        for code in 0..3usize.pow(n) {
            let letter = |v: u32| [Label::A, Label::B, Label::C][code / 3usize.pow(v) % 3];
            let labels: Vec<Label> = (0..n).map(letter).collect();
            for convention in [Convention::Normal, Convention::Misere] {
                let expected = naive_class(&graph, &labels, convention == Convention::Misere);
                assert_eq!(engine_class(&rules, &labels, convention), expected, "{graph:?} {labels:?}");
                assert_eq!(listed_class(&graph, &labels, convention), expected, "{graph:?} {labels:?}");
            }
        }
    }
}

/// The class by the game of the list.
fn listed_class(graph: &Graph, labels: &[Label], convention: Convention) -> String {
    let mut words: Vec<String> = (0..graph.n()).map(|v| v.to_string()).collect();
    words.extend(graph.edges().iter().map(|e| format!("{}-{}", e.u, e.v)));
    let letters: String = labels.iter().map(|label| format!("{label:?}")).collect();
    let text = format!("domination{{convention={}}}:{{{}}}[{letters}]", convention.id(), words.join(" "));
    let mut options = Options { threads: 1, ..Options::default() };
    options.limits.memory = 1 << 20;
    solve(&text, &options).unwrap().class.unwrap().to_string()
}
