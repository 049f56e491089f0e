//! Conway values: canonical forms and temperatures, against the crates `cgt` and `ogdoad`, in separate programs run
//! beside ours.

use super::Extent;
use crate::measure::{Figures, Solve, apart, here, middle, read};
use crate::report::{Report, grouped, mebibytes, ratio, seconds};
use grundy::graph::expr::{Labelled, parse};
use grundy::graph::families::SplitMix64;
use grundy::solve::with_large_stack;
use grundy::value::{Calculator, Store, Thermographs, Value, read_value};
use std::process::Command;

/// The environment variable with the path of the program built from `peers/cgt`.
const CGT: &str = "GRUNDY_BENCH_CGT";

/// The environment variable with the path of the program built from `peers/ogdoad`.
const OGDOAD: &str = "GRUNDY_BENCH_OGDOAD";

/// A tree with 20 vertices, drawn once, uniformly among the labelled ones.
const TREE: &str = "tree(14,19,12,8,15,8,15,3,10,8,0,17,10,5,8,12,11,9,16)";

/// How many sums are drawn for one measurement, and from which seed.
const SUMS: usize = 20;
const SEED: u64 = 1;

pub fn run(extent: Extent) {
    against_cgt();
    sums(extent);
    if extent == Extent::Full {
        beyond();
    }
    threads(extent);
}

/// A board of one of the games, in a form that all programs can read.
struct Board {
    game: &'static str,
    graph: String,
    /// One letter for each vertex; none where all vertices are for both.
    labels: String,
}

impl Board {
    fn new(game: &'static str, graph: &str) -> Board {
        Board { game, graph: graph.into(), labels: String::new() }
    }

    /// Node kayles on a path whose vertices belong to the players in turn.
    fn alternating_path(n: usize) -> Board {
        Board { game: "kayles", graph: format!("P{n}"), labels: "AB".chars().cycle().take(n).collect() }
    }

    /// What it is called in a table.
    fn name(&self) -> String {
        let labels = if self.labels.is_empty() { "" } else { "[ABAB..]" };
        let graph = if self.graph == TREE { "tree(14,19,..)" } else { &self.graph };
        format!("{}:{graph}{labels}", self.game)
    }

    fn problem(&self) -> String {
        let labels = if self.labels.is_empty() { String::new() } else { format!("[{}]", self.labels) };
        format!("{}:{}{labels}", self.game, self.graph)
    }

    /// The arguments of the peer: the game, how many vertices or their labels, and the edges.
    fn arguments(&self) -> Vec<String> {
        let parsed = parse(&self.graph, Labelled::Vertices).expect("a graph expression");
        let graph = parsed.expr.build().expect("what was parsed builds").graph;
        let vertices = if self.labels.is_empty() { graph.n().to_string() } else { self.labels.clone() };
        let edges = graph.simple_edges().into_iter().map(|(u, v)| format!("{u}-{v}"));
        [self.game.into(), vertices].into_iter().chain(edges).collect()
    }
}

/// The canonical form with its mean and temperature, by search alone. Stopped after ten minutes.
fn how() -> Solve {
    Solve { want: "value".into(), time: Some(600), ..Solve::default() }
}

fn against_cgt() {
    let report = Report::new(
        "values: canonical form and temperature, one thread, against cgt 0.11.0",
        &[
            "problem",
            "mean t temperature",
            "cgt positions",
            "cgt s",
            "cgt MiB",
            "Grundy nodes",
            "Grundy s",
            "Grundy MiB",
            "ratio",
        ],
    );
    let boards = [
        Board::new("snort", "P18"),
        Board::new("snort", "gnm(14,21,1)"),
        Board::new("col", "grid(4,4)"),
        Board::new("col", TREE),
        Board::alternating_path(30),
    ];
    for board in boards {
        let found = quickest(|| Some(how().run(&board.problem())));
        let peer = quickest(|| peer(CGT, &board.arguments()));
        agree(&board.name(), [&found, &peer]);
        report.row(&[
            board.name(),
            found.as_ref().map_or("-".into(), |run| run.answer.clone()),
            cell(&peer, |run| grouped(run.nodes)),
            cell(&peer, |run| seconds(run.cpu)),
            cell(&peer, |run| mebibytes(run.peak)),
            cell(&found, |run| grouped(run.nodes)),
            cell(&found, |run| seconds(run.cpu)),
            cell(&found, |run| mebibytes(run.peak)),
            times(&peer, &found),
        ]);
    }
}

/// Sums of hot games, where the arithmetic is the work. With seven summands `cgt` takes a minute, so that the
/// short version leaves it out.
fn sums(extent: Extent) {
    let report = Report::new(
        "values: twenty sums of k games {{x|y}|z} or {x|{y|z}}, one thread, against cgt 0.11.0 and ogdoad 2.0.0",
        &[
            "k",
            "cgt s",
            "cgt MiB",
            "ogdoad forms",
            "ogdoad s",
            "ogdoad MiB",
            "Grundy s",
            "Grundy MiB",
            "cgt ratio",
            "ogdoad ratio",
        ],
    );
    for k in [6, 7] {
        let arguments = ["sums".to_string(), k.to_string(), SEED.to_string()];
        let patient = k < 7 || extent == Extent::Full;
        let cgt = quickest(|| peer(CGT, &arguments).filter(|_| patient));
        let ogdoad = quickest(|| peer(OGDOAD, &arguments));
        let found = quickest(|| Some(apart(&arguments)));
        agree(&format!("sums of {k}"), [&found, &cgt]);
        agree(&format!("sums of {k}"), [&found, &ogdoad]);
        agree(&format!("sums of {k}"), [&cgt, &ogdoad]);
        report.row(&[
            k.to_string(),
            cell(&cgt, |run| seconds(run.cpu)),
            cell(&cgt, |run| mebibytes(run.peak)),
            cell(&ogdoad, |run| grouped(run.nodes)),
            cell(&ogdoad, |run| seconds(run.cpu)),
            cell(&ogdoad, |run| mebibytes(run.peak)),
            cell(&found, |run| seconds(run.cpu)),
            cell(&found, |run| mebibytes(run.peak)),
            times(&cgt, &found),
            times(&ogdoad, &found),
        ]);
    }
}

/// Boards that take long, on our side only; one that takes over ten minutes is stopped.
fn beyond() {
    let report = Report::new(
        "values: beyond, one thread, 8 GiB for the table",
        &["problem", "mean t temperature", "nodes", "s", "peak MiB"],
    );
    for problem in ["snort:P24", "snort:grid(4,5)", "snort:petersen", "col:grid(5,5)"] {
        let found = how().run(problem);
        report.row(&[
            problem.into(),
            found.answer,
            grouped(found.nodes),
            seconds(found.cpu),
            mebibytes(found.peak),
        ]);
    }
}

/// The speed-up from a second thread. The machine must be quiet, as for the topic `threads`.
fn threads(extent: Extent) {
    let report = Report::new(
        "values: wall seconds on one and two threads",
        &["problem", "mean t temperature", "1 thread s", "CPU/wall", "2 threads s", "CPU/wall", "ratio"],
    );
    let (problems, repeats): (&[&str], _) = match extent {
        Extent::Quick => (&["snort:P18", "col:grid(4,4)"], 1),
        Extent::Full => (&["snort:P18", "col:grid(4,4)", "snort:P24", "col:grid(5,5)"], 3),
    };
    for problem in problems {
        let run = |threads| {
            let how = Solve { threads, ..how() };
            middle((0..repeats).map(|_| how.run(problem)).collect()).expect("at least one run")
        };
        let (one, two) = (run(1), run(2));
        agree(problem, [&Some(one.clone()), &Some(two.clone())]);
        report.row(&[
            problem.to_string(),
            one.answer,
            seconds(one.wall),
            format!("{:.2}", one.cpu / one.wall),
            seconds(two.wall),
            format!("{:.2}", two.cpu / two.wall),
            format!("{:.2}", one.wall / two.wall),
        ]);
    }
}

/// Our side of `sums`, in this process: each on a store of its own. Reading the games and the thermographs are
/// timed too.
pub fn our_sums(k: usize, seed: u64) -> Figures {
    let sums = random_sums(k, seed);
    here(|| {
        let found: Vec<(String, u64)> =
            with_large_stack(|| sums.iter().map(|games| our_sum(games)).collect());
        let forms = found.iter().map(|(_, forms)| forms).sum();
        (found.into_iter().map(|(text, _)| text).collect::<Vec<_>>().join(", "), true, forms)
    })
}

/// Mean and temperature of a sum, and how many canonical forms there are in the store.
fn our_sum(games: &[String]) -> (String, u64) {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let values = games.iter().map(|game| read_value(game, &mut calculator).expect("a game that can be read"));
    let values: Vec<Value> = values.collect();
    let add = |total, &value| calculator.sum(total, value).expect("room for the sum");
    let total = values.iter().fold(Value::ZERO, add);
    let thermograph = Thermographs::new(&store).of(total).expect("numbers that can be held");
    (format!("{} t {}", thermograph.mean(), thermograph.temperature()), store.len() as u64)
}

/// Twenty sums of `k` games each, the same as in the peers, where `draw.rs` has the same generator.
///
/// From one SplitMix64, started at the seed, sum after sum and game after game: one number below 2, the side, and
/// three numbers from -8 to 8, the stops in descending order x, y, z. On the left side the game is {{x|y}|z}, on
/// the right side {x|{y|z}}.
fn random_sums(k: usize, seed: u64) -> Vec<Vec<String>> {
    let mut draws = SplitMix64::new(seed);
    (0..SUMS).map(|_| (0..k).map(|_| three_stop(&mut draws)).collect()).collect()
}

fn three_stop(draws: &mut SplitMix64) -> String {
    let left = draws.below(2) == 0;
    let mut stops = [(); 3].map(|()| draws.below(17) as i64 - 8);
    stops.sort_unstable_by_key(|stop| -stop);
    let [x, y, z] = stops;
    if left { format!("{{{{{x}|{y}}}|{z}}}") } else { format!("{{{x}|{{{y}|{z}}}}}") }
}

/// Runs a peer, if it was built.
fn peer(name: &str, arguments: &[String]) -> Option<Figures> {
    let mut command = Command::new(std::env::var_os(name)?);
    command.args(arguments);
    Some(read(command, name))
}

/// The quickest of five runs if they are short, else the only one.
fn quickest(run: impl Fn() -> Option<Figures>) -> Option<Figures> {
    let first = run()?;
    let again = if first.solved && first.cpu < 0.2 { 4 } else { 0 };
    let others = (0..again).filter_map(|_| run());
    std::iter::once(first).chain(others).min_by(|a, b| a.cpu.total_cmp(&b.cpu))
}

/// If both programs answered, the answers must be equal.
fn agree(name: &str, runs: [&Option<Figures>; 2]) {
    let answers = runs.map(|run| run.as_ref().filter(|run| run.solved).map(|run| &run.answer));
    if let [Some(a), Some(b)] = answers {
        assert_eq!(a, b, "{name}");
    }
}

/// A figure of a run, a dash if it did not answer.
fn cell(run: &Option<Figures>, show: impl Fn(&Figures) -> String) -> String {
    run.as_ref().filter(|run| run.solved).map_or("-".into(), show)
}

/// How many times as long the peer took, where both finished.
fn times(peer: &Option<Figures>, found: &Option<Figures>) -> String {
    match (peer, found) {
        (Some(peer), Some(found)) if peer.solved && found.solved => ratio(peer.cpu / found.cpu),
        _ => "-".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The peers draw the same: their answers are compared with ours in every run.
    #[test]
    fn sums_are_those_of_the_seed() {
        let sums = random_sums(2, 1);
        assert_eq!(sums.len(), 20);
        assert_eq!(sums[0], ["{8|{4|-1}}", "{{6|4}|0}"]);
        assert_eq!(sums[1], ["{{5|2}|-2}", "{{1|-1}|-6}"]);
    }

    #[test]
    fn peers_are_told_of_the_same_board() {
        let board = Board::alternating_path(3);
        assert_eq!(board.problem(), "kayles:P3[ABA]");
        assert_eq!(board.arguments(), ["kayles", "ABA", "0-1", "1-2"]);
        assert_eq!(Board::new("col", "grid(2,2)").arguments()[..2], ["col", "4"]);
        assert_eq!(Board::new("col", TREE).arguments().len(), 2 + 19);
    }
}
