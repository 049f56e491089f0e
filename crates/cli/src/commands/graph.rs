//! `grundy graph`: what a graph is, in other formats, and drawn.

use crate::ending::{Ending, Wrong};
use crate::lines::{field, list};
use crate::{picture, texts};
use clap::{Args, ValueEnum};
use grundy::draw::graph_svg;
use grundy::graph::expr::{Atom, Expr, Item, Labels, parse};
use grundy::graph::formats::{self, Format};
use grundy::graph::size::Size;
use grundy::graph::symmetry::{Symmetry, canonical_form};
use grundy::graph::{Graph, Label, Labelled, classes, distance};
use grundy::rules::label_text;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Describe, convert or draw a graph
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy graph petersen
  grundy graph 'grid(3,3)+~C5' --to g6
  grundy graph '@(graph.dot)' --canonical --to braces
  grundy graph 'P5[AABCB]@2' --svg path.svg")]
pub struct GraphArgs {
    /// The graph; labels and vertices after @ are allowed
    graph: String,
    /// Print the graph in a format and nothing else
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Option<To>,
    /// Draw it to a file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Renumber the vertices so that isomorphic graphs become equal
    #[arg(long)]
    canonical: bool,
    /// Print the description as one JSON object
    #[arg(long, conflicts_with = "to")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum To {
    G6,
    S6,
    Dot,
    Edges,
    Dimacs,
    Braces,
}

/// A graph with what was written about its vertices.
struct Given {
    text: String,
    graph: Graph,
    labels: Option<Vec<Label>>,
    marks: Vec<usize>,
}

pub fn run(args: GraphArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let mut given = read(&args.graph)?;
    if args.canonical {
        given = canonical(&given);
    }
    if let Some(path) = &args.svg {
        picture::write(path, &graph_svg(&given.graph, given.labels.as_deref()))?;
    }
    if let Some(to) = args.to {
        let text = convert(&given, to).map_err(|message| Wrong::at(&given.text, 0, &message))?;
        out.write_all(text.as_bytes())?;
    } else {
        let description = Description::of(&given);
        match args.json {
            true => writeln!(out, "{}", serde_json::to_string(&description)?)?,
            false => description.show(out)?,
        }
    }
    Ok(Ending::Answered)
}

fn read(text: &str) -> Result<Given, Wrong> {
    let text = texts::expanded(text)?;
    let parsed =
        parse(&text, Labelled::Vertices).map_err(|error| Wrong::at(&text, error.at, &error.message))?;
    parsed.expr.size().and_then(Size::check).map_err(|message| Wrong::at(&text, 0, &message))?;
    let built = parsed.expr.build().map_err(|message| Wrong::at(&text, 0, &message))?;
    let marks = parsed.marks.unwrap_or_default();
    let shown = format!("{}{}", parsed.expr, marks_text(&marks));
    Ok(Given { text: shown, graph: built.graph, labels: built.labels, marks })
}

fn marks_text(marks: &[usize]) -> String {
    let texts: Vec<String> = marks.iter().map(usize::to_string).collect();
    if texts.is_empty() { String::new() } else { format!("@{}", texts.join(";")) }
}

/// Labels and marks as colours, which symmetries keep.
fn colours(given: &Given) -> Vec<u32> {
    let label = |v: usize| given.labels.as_ref().map_or(0, |labels| labels[v] as u32);
    (0..given.graph.n()).map(|v| 2 * label(v) + u32::from(given.marks.contains(&v))).collect()
}

fn canonical(given: &Given) -> Given {
    let (graph, relabelling) = canonical_form(&given.graph, &colours(given));
    let labels = given.labels.as_ref().map(|old| {
        let mut new = old.clone();
        relabelling.iter().zip(old).for_each(|(&to, &label)| new[to] = label);
        new
    });
    let marks = given.marks.iter().map(|&v| relabelling[v]).collect();
    let mut new = Given { text: String::new(), graph, labels, marks };
    new.text = braces(&new);
    new
}

/// The graph as a brace list with its labels and marks.
fn braces(given: &Given) -> String {
    let mut items: Vec<Item> = given.graph.edges().iter().map(|&edge| Item::Line(edge)).collect();
    let highest = given.graph.edges().iter().map(|e| e.u.max(e.v) + 1).max().unwrap_or(0);
    if highest < given.graph.n() {
        items.push(Item::Vertex(given.graph.n() - 1));
    }
    let labels = given.labels.clone().map(|letters| Labels { of: Labelled::Vertices, letters });
    let expr = Expr::Copies { count: 1, atom: Atom::Braces(items), labels };
    format!("{expr}{}", marks_text(&given.marks))
}

fn convert(given: &Given, to: To) -> Result<String, String> {
    let format = match to {
        To::Braces => return Ok(braces(given) + "\n"),
        To::G6 => Format::Graph6,
        To::S6 => Format::Sparse6,
        To::Dot => Format::Dot,
        To::Edges => Format::EdgeList,
        To::Dimacs => Format::Dimacs,
    };
    formats::write(format, &given.graph)
}

/// What is said of a graph.
#[derive(Serialize)]
struct Description {
    graph: String,
    vertices: usize,
    /// Edges and arcs as written, parallel ones and loops included.
    edges: usize,
    directed: bool,
    labels: Option<String>,
    marks: Vec<usize>,
    /// From the greatest degree to the least.
    degrees: Vec<usize>,
    components: Vec<Vec<usize>>,
    connected: bool,
    diameter: Option<u32>,
    classes: Vec<&'static str>,
    /// The order of the automorphism group; null if it was too hard to find.
    automorphisms: Option<u128>,
    orbits: Vec<Vec<usize>>,
}

/// The largest graphs whose diameter and symmetries are looked for.
const MOST_VERTICES: usize = 5000;

impl Description {
    fn of(given: &Given) -> Description {
        let graph = &given.graph;
        let n = graph.n();
        let mut degrees: Vec<usize> = (0..n).map(|v| graph.degree(v)).collect();
        degrees.sort_unstable_by(|a, b| b.cmp(a));
        let small = n <= MOST_VERTICES;
        let symmetry = if small { Symmetry::of(graph, &colours(given)) } else { Symmetry::default() };
        Description {
            graph: given.text.clone(),
            vertices: n,
            edges: graph.edges().len(),
            directed: graph.is_directed(),
            labels: given.labels.as_deref().map(label_text),
            marks: given.marks.clone(),
            degrees,
            components: distance::components(graph),
            connected: distance::is_connected(graph),
            diameter: if small { distance::diameter(graph) } else { None },
            classes: class_names(graph),
            automorphisms: symmetry.order(n),
            orbits: if symmetry.complete { orbits(&symmetry, n) } else { Vec::new() },
        }
    }

    fn show(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let unknown = || "-".to_string();
        writeln!(out, "{}", self.graph)?;
        field(out, "vertices", &self.vertices.to_string())?;
        field(out, if self.directed { "lines" } else { "edges" }, &self.edges.to_string())?;
        if let Some(labels) = &self.labels {
            field(out, "labels", labels)?;
        }
        if !self.marks.is_empty() {
            field(out, "marked", &list(&self.marks))?;
        }
        field(out, "degrees", &runs(&self.degrees))?;
        field(out, "connected", yes(self.connected))?;
        field(out, "components", &sets(&self.components))?;
        field(out, "diameter", &self.diameter.map_or_else(unknown, |d| d.to_string()))?;
        field(out, "classes", &list(&self.classes))?;
        field(out, "symmetries", &self.automorphisms.map_or_else(unknown, |order| order.to_string()))?;
        field(out, "orbits", &sets(&self.orbits))
    }
}

fn class_names(graph: &Graph) -> Vec<&'static str> {
    type Test = (&'static str, fn(&Graph) -> bool);
    let tests: [Test; 13] = [
        ("path", classes::is_path),
        ("cycle", classes::is_cycle),
        ("complete", classes::is_complete),
        ("tree", classes::is_tree),
        ("forest", classes::is_forest),
        ("bipartite", classes::is_bipartite),
        ("chordal", classes::is_chordal),
        ("ptolemaic", classes::is_ptolemaic),
        ("block", classes::is_block_graph),
        ("cactus", classes::is_cactus),
        ("cograph", classes::is_cograph),
        ("distance-hereditary", classes::is_distance_hereditary),
        ("grid", |graph| classes::grid_dimensions(graph).is_some()),
    ];
    tests.into_iter().filter(|(_, test)| test(graph)).map(|(name, _)| name).collect()
}

fn orbits(symmetry: &Symmetry, n: usize) -> Vec<Vec<usize>> {
    let mut orbits: Vec<Vec<usize>> = vec![Vec::new(); n];
    symmetry.orbits(n).into_iter().enumerate().for_each(|(v, least)| orbits[least].push(v));
    orbits.retain(|orbit| !orbit.is_empty());
    orbits
}

/// The most sets and the most members of a set that are written out for people.
const MOST_SETS: usize = 20;
const MOST_MEMBERS: usize = 30;

/// How many sets there are, and which.
fn sets(sets: &[Vec<usize>]) -> String {
    let one = |set: &Vec<usize>| {
        let members: Vec<String> = set.iter().take(MOST_MEMBERS).map(usize::to_string).collect();
        let more = if set.len() > MOST_MEMBERS { " .." } else { "" };
        format!("{{{}{more}}}", members.join(" "))
    };
    let shown: Vec<String> = sets.iter().take(MOST_SETS).map(one).collect();
    let more = if sets.len() > MOST_SETS { " .." } else { "" };
    format!("{}: {}{more}", sets.len(), shown.join(" ")).trim_end_matches(": ").to_string()
}

/// A sequence with its repetitions counted: `4 3^2 1`.
fn runs(sequence: &[usize]) -> String {
    let run = |run: &[usize]| match run.len() {
        1 => run[0].to_string(),
        count => format!("{}^{count}", run[0]),
    };
    list(&sequence.chunk_by(|a, b| a == b).map(run).collect::<Vec<_>>()).replace(',', "")
}
