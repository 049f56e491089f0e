//! `grundy graph`: what a graph is, in other formats, and drawn.

mod convexity;
mod games;

use crate::args::graph_formats;
use crate::ending::{Ending, Wrong};
use crate::lines::{field, list};
use crate::{picture, texts};
use clap::Args;
use convexity::ConvexityArgs;
use games::GamesArgs;
use grundy::ask::ConvexityAnswer;
use grundy::draw::styled_graph_svg;
use grundy::graph::classes::{class_in_portuguese, class_names};
use grundy::graph::distance;
use grundy::graph::families::FAMILIES;
use grundy::graph::given::{Given, To};
use grundy::graph::size::Size;
use grundy::graph::symmetry::Symmetry;
use grundy::rules::label_text;
use grundy::tell::Language;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// Describe, convert or draw a graph
#[derive(Args, Debug)]
#[command(after_help = help())]
pub struct GraphArgs {
    /// The graph; labels and vertices after @ are allowed
    graph: String,
    /// Print the graph in a format and nothing else
    #[arg(long, value_parser = graph_formats(), value_name = "FORMAT")]
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
    #[command(flatten)]
    convexity: ConvexityArgs,
    #[command(flatten)]
    games: GamesArgs,
}

/// Examples, and every name that a graph may have.
fn help() -> String {
    let names: Vec<&str> = FAMILIES.iter().map(|family| family.usage).collect();
    format!(
        "{EXAMPLES}\n\n{FILES}\n\nGraphs: {} words(Bahia,Alagoas) {{0-1 1-2}} {{\"a\"-\"b\" \"b\"-\"c\"}}",
        names.join(" ")
    )
}

/// How files are read: a list of edges means the same in a file and in braces.
const FILES: &str = "\
@(path) reads graph6, sparse6, DOT, DIMACS, GML, GraphML, JSON or a list of edges. The vertices of a list of numbers are 0..max, as in \
braces: where it starts at 1, there is also an isolated vertex 0. The page numbers such a list from 1.";

const EXAMPLES: &str = "\
Examples:
  grundy graph petersen
  grundy graph 'grid(3,3)+~C5' --to g6
  grundy graph '@(graph.dot)' --canonical --to braces
  grundy graph 'P5[AABCB]@2' --svg path.svg
  grundy graph 'grid(3,3)' --set 0,5               the interval and the hull of a set, minimal hull sets
  grundy graph 'fan(6)' --convexity monophonic --lang pt
  grundy graph petersen --games --time 5s           every game and number on it, the quick ones first";

pub fn run(args: GraphArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    if let Some(ending) = args.games.run(&args.graph, args.json, language, out)? {
        return Ok(ending);
    }
    let mut given = read(&args.graph)?;
    if args.canonical {
        given = given.canonical();
    }
    let convexity = args.convexity.answer(&given, language)?;
    if let Some(path) = &args.svg {
        let style = convexity::style(convexity.as_ref(), language);
        picture::write(path, &styled_graph_svg(&given.graph, given.labels.as_deref(), &style))?;
    }
    if let Some(to) = args.to {
        let text = given.convert(to).map_err(|message| Wrong::at(&given.text, 0, message))?;
        out.write_all(text.as_bytes())?;
    } else {
        let description = Description::of(&given, convexity);
        match args.json {
            true => writeln!(out, "{}", serde_json::to_string(&description)?)?,
            false => description.show(language, out)?,
        }
    }
    Ok(Ending::Answered)
}

fn read(text: &str) -> Result<Given, Wrong> {
    let (parsed, text) = texts::opened_graph(text)?;
    parsed.expr.size().and_then(Size::check).map_err(|message| Wrong::at(&text, 0, message))?;
    Given::of(parsed).map_err(|message| Wrong::at(&text, 0, message))
}

/// What is reported about a graph.
#[derive(Serialize)]
struct Description {
    graph: String,
    vertices: usize,
    /// Edges and arcs as written, parallel ones and loops included.
    edges: usize,
    directed: bool,
    labels: Option<String>,
    /// One name per vertex, if they have names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
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
    /// What was asked about its convexity.
    #[serde(skip_serializing_if = "Option::is_none")]
    convexity: Option<ConvexityAnswer>,
}

/// The largest graphs whose diameter and symmetries are computed.
const MOST_VERTICES: usize = 5000;

impl Description {
    fn of(given: &Given, convexity: Option<ConvexityAnswer>) -> Description {
        let graph = &given.graph;
        let n = graph.n();
        let mut degrees: Vec<usize> = (0..n).map(|v| graph.degree(v)).collect();
        degrees.sort_unstable_by(|a, b| b.cmp(a));
        let small = n <= MOST_VERTICES;
        let symmetry = if small { Symmetry::of(graph, &given.colours()) } else { Symmetry::default() };
        Description {
            graph: given.text.clone(),
            vertices: n,
            edges: graph.edges().len(),
            directed: graph.is_directed(),
            labels: given.labels.as_deref().map(label_text),
            names: graph.names().all(),
            marks: given.marks.clone(),
            degrees,
            components: distance::components(graph),
            connected: distance::is_connected(graph),
            diameter: if small { distance::diameter(graph) } else { None },
            classes: class_names(graph),
            automorphisms: symmetry.order(n),
            orbits: if symmetry.complete { orbits(&symmetry, n) } else { Vec::new() },
            convexity,
        }
    }

    fn show(&self, language: Language, out: &mut dyn Write) -> std::io::Result<()> {
        let say = |en: &'static str, pt: &'static str| language.pick(en, pt);
        let yes = |is: bool| if is { say("yes", "sim") } else { say("no", "não") };
        let unknown = || "-".to_string();
        let lines = if self.directed { say("lines", "linhas") } else { say("edges", "arestas") };
        writeln!(out, "{}", self.graph)?;
        field(out, say("vertices", "vértices"), &self.vertices.to_string())?;
        field(out, lines, &self.edges.to_string())?;
        if let Some(labels) = &self.labels {
            field(out, say("labels", "rótulos"), labels)?;
        }
        if !self.marks.is_empty() {
            field(out, say("marked", "marcados"), &list(&named(&self.marks, &self.names)))?;
        }
        let classes: Vec<&str> =
            self.classes.iter().map(|&class| say(class, class_in_portuguese(class))).collect();
        field(out, say("degrees", "graus"), &runs(&self.degrees))?;
        field(out, say("connected", "conexo"), yes(self.connected))?;
        field(out, say("components", "componentes"), &sets(&self.components, &self.names))?;
        field(out, say("diameter", "diâmetro"), &self.diameter.map_or_else(unknown, |d| d.to_string()))?;
        field(out, say("classes", "classes"), &list(&classes))?;
        let symmetries = self.automorphisms.map_or_else(unknown, |order| order.to_string());
        field(out, say("symmetries", "simetrias"), &symmetries)?;
        field(out, say("orbits", "órbitas"), &sets(&self.orbits, &self.names))?;
        match &self.convexity {
            Some(answer) => convexity::show(answer, &self.names, language, out),
            None => Ok(()),
        }
    }
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

/// Vertices by their names, or by their numbers if they have none.
fn named(vertices: &[usize], names: &[String]) -> Vec<String> {
    vertices.iter().map(|&v| names.get(v).cloned().unwrap_or_else(|| v.to_string())).collect()
}

/// How many sets there are, and which.
fn sets(sets: &[Vec<usize>], names: &[String]) -> String {
    let comma = if names.is_empty() { " " } else { ", " };
    let one = |set: &Vec<usize>| {
        let members = named(&set[..set.len().min(MOST_MEMBERS)], names);
        let more = if set.len() > MOST_MEMBERS { " .." } else { "" };
        format!("{{{}{more}}}", members.join(comma))
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
