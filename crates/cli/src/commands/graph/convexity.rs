//! Questions about the convexity of a graph: intervals, hulls, hull sets.

use super::{named, sets};
use crate::ending::Wrong;
use crate::lines::{field, list};
use crate::watch::Watch;
use clap::Args;
use grundy::ask::{ConvexityAnswer, Options, convexity};
use grundy::draw::Style;
use grundy::graph::Graph;
use grundy::graph::given::Given;
use grundy::tell::Language;
use grundy::text::split_unquoted;
use grundy::words;
use std::io::{self, Write};
use std::time::Duration;

/// What to find out about convexity.
#[derive(Args, Debug)]
#[command(next_help_heading = "Convexity")]
pub struct ConvexityArgs {
    /// A set S of vertices, by number or name, such as 0,3: also report I(S) and its convex hull, and colour them in the drawing
    #[arg(long, value_name = "VERTICES")]
    set: Option<String>,
    /// Which paths make an interval [default with --set: geodesic]
    #[arg(long, value_name = "KIND", value_parser = ["geodesic", "monophonic", "p3", "p3-induced"])]
    convexity: Option<String>,
}

/// How long hull sets and convexability are looked for.
const MOMENT: Duration = Duration::from_secs(5);

impl ConvexityArgs {
    /// The answer, if anything was asked.
    pub fn answer(&self, given: &Given, language: Language) -> Result<Option<ConvexityAnswer>, Wrong> {
        if self.set.is_none() && self.convexity.is_none() {
            return Ok(None);
        }
        let set = self.set.as_deref().map(|text| vertices(text, &given.graph)).transpose()?;
        let kind = self.convexity.as_deref().unwrap_or("geodesic");
        let mut options = Options::default();
        options.limits.time = Some(MOMENT);
        let watch = Watch::over(&options.limits, language);
        let found = convexity(&given.graph, kind, set.as_deref(), &options);
        drop(watch);
        found.map(Some).map_err(|error| Wrong::at(&given.text, error.at, error.message))
    }
}

/// Vertices with commas or semicolons between them.
fn vertices(text: &str, graph: &Graph) -> Result<Vec<usize>, Wrong> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let read = |at: usize, item: &str| {
        let number = || item.trim().parse().ok().filter(|_| graph.names().is_empty());
        let expected = match graph.names().is_empty() {
            true => words!("expected vertices such as 0,3", "esperavam-se vértices como 0,3"),
            false => words!("'{}': {}", "'{}': {}", item.trim(); graph.expected_vertex(item)),
        };
        graph.read_vertex(item).or_else(number).ok_or_else(|| Wrong::at(text, at, expected))
    };
    let parts = split_unquoted(text, ';').into_iter();
    let items = parts.flat_map(|(from, part)| {
        split_unquoted(part, ',').into_iter().map(move |(at, item)| (from + at, item))
    });
    items.map(|(at, item)| read(at, item)).collect()
}

/// The set, its interval and its hull as parts of a drawing, each without those before it.
pub fn style(answer: Option<&ConvexityAnswer>, language: Language) -> Style {
    let Some(set) = answer.and_then(|answer| answer.set.as_ref()) else { return Style::default() };
    let hull = language.pick("hull of S", "envoltória de S");
    let without = |all: &[usize], less: &[usize]| -> Vec<usize> {
        all.iter().copied().filter(|v| !less.contains(v)).collect()
    };
    let parts = [
        ("S", set.vertices.clone()),
        ("I(S)", without(&set.interval, &set.vertices)),
        (hull, without(&set.hull, &set.interval)),
    ];
    let parts = parts.into_iter().filter(|(_, vertices)| !vertices.is_empty());
    Style { parts: parts.map(|(name, v)| (name.to_string(), v)).collect(), language, ..Style::default() }
}

pub fn show(
    answer: &ConvexityAnswer,
    names: &[String],
    language: Language,
    out: &mut dyn Write,
) -> io::Result<()> {
    let say = |en: &'static str, pt: &'static str| language.pick(en, pt);
    let yes = |is: bool| if is { say("yes", "sim") } else { say("no", "não") };
    field(out, say("convexity", "convexidade"), convexity_name(answer.convexity, language))?;
    if let Some(simplicial) = &answer.simplicial {
        field(out, say("simplicial", "simpliciais"), &list(&named(simplicial, names)))?;
    }
    if let Some(set) = &answer.set {
        field(out, "S", &list(&named(&set.vertices, names)))?;
        field(out, "I(S)", &list(&named(&set.interval, names)))?;
        field(out, say("hull of S", "envoltória"), &list(&named(&set.hull, names)))?;
        field(out, say("S is convex", "S convexo"), yes(set.convex))?;
    }
    let listed = sets(&answer.minimal_hull_sets, names);
    let listed =
        if answer.all_hull_sets { listed } else { format!("{} {listed}", say("at least", "pelo menos")) };
    field(
        out,
        say("hull sets", "envoltórias"),
        &format!("{} {listed}", say("minimal:", "conjuntos minimais:")),
    )?;
    field(out, say("convexable", "convexável"), answer.convexable.map_or("-", yes))
}

fn convexity_name(id: &'static str, language: Language) -> &'static str {
    match (id, language) {
        ("geodesic", Language::Portuguese) => "geodésica",
        ("monophonic", Language::Portuguese) => "monofônica",
        ("p3-induced", Language::Portuguese) => "p3 induzida",
        _ => id,
    }
}
