//! GraphML: the nodes and edges of the first graph in an XML text. A node is called by its data `label` or `name`, or else by its
//! id; of other data only `weight` is used. Nodes and edges of inner graphs count too; ports and hyperedges are not read.

use super::listing::Listing;
use super::{entities, escape, whole};
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError};
use std::collections::HashMap;

/// A tag: its place, its name, its attributes, and the text after it up to the next tag.
struct Tag<'a> {
    at: usize,
    name: &'a str,
    attributes: HashMap<&'a str, String>,
    after: &'a str,
}

/// What the data of an element belongs to.
#[derive(Clone, Copy)]
enum Inside {
    Nothing,
    Node(usize),
    Line,
}

/// Reads one graph. O(length of the text).
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let mut listing = Listing::default();
    let mut lines: Vec<(usize, Edge)> = Vec::new();
    let mut keys: HashMap<String, String> = HashMap::new();
    let (mut directed, mut found, mut inside) = (false, false, Inside::Nothing);
    let mut at = 0;
    while let Some(tag) = next_tag(text, &mut at)? {
        let attribute = |name: &str| tag.attributes.get(name).cloned();
        match tag.name {
            "key" => {
                keys.extend(attribute("id").zip(attribute("attr.name")));
            }
            "graph" => {
                directed = attribute("edgedefault").as_deref() == Some("directed");
                found = true;
            }
            "node" => inside = Inside::Node(listing.vertex(tag.at, &needed(&tag, "id")?)?),
            "edge" => {
                let own = attribute("directed").map_or(directed, |text| text == "true");
                let ends = [needed(&tag, "source")?, needed(&tag, "target")?];
                let [u, v] = [listing.vertex(tag.at, &ends[0])?, listing.vertex(tag.at, &ends[1])?];
                lines.push((tag.at, Edge { u, v, directed: own, weight: 1 }));
                inside = Inside::Line;
            }
            "/node" | "/edge" => inside = Inside::Nothing,
            "data" => {
                let key = attribute("key").unwrap_or_default();
                let name = keys.get(&key).map_or(&key[..], |name| name);
                let content = entities(tag.after.trim());
                match (inside, name) {
                    (Inside::Node(v), "label" | "name") if !content.is_empty() => listing.rename(v, content),
                    (Inside::Line, "weight") => {
                        let weight =
                            whole(tag.at, &content, Bilingual::of("a whole weight", "um peso inteiro"))?;
                        if let Some((_, edge)) = lines.last_mut() {
                            edge.weight = weight;
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    if !found {
        return Err(ParseError::new(text.len(), words!("expected <graph>", "esperava-se <graph>")));
    }
    lines.into_iter().try_for_each(|(at, edge)| listing.line(at, edge))?;
    Ok(listing.graph())
}

fn needed(tag: &Tag, name: &str) -> Result<String, ParseError> {
    tag.attributes
        .get(name)
        .cloned()
        .ok_or_else(|| ParseError::new(tag.at, words!("expected {name}=\"..\"", "esperava-se {name}=\"..\"")))
}

/// The next tag from a place on, which then is behind it. Comments, declarations and the like are skipped.
fn next_tag<'a>(text: &'a str, at: &mut usize) -> Result<Option<Tag<'a>>, ParseError> {
    loop {
        let Some(begin) = text[*at..].find('<').map(|i| *at + i) else { return Ok(None) };
        let rest = &text[begin..];
        let unended = || ParseError::new(begin, words!("this tag does not end", "esta marca não termina"));
        if rest.starts_with("<!--") {
            *at = begin + rest.find("-->").ok_or_else(unended)? + 3;
            continue;
        }
        let length = rest.find('>').ok_or_else(unended)?;
        *at = begin + length + 1;
        if rest.starts_with("<?") || rest.starts_with("<!") {
            continue;
        }
        let inside = rest[1..length].trim_end_matches('/');
        let (name, attributes) = inside.split_at(inside.find(char::is_whitespace).unwrap_or(inside.len()));
        let after = text[*at..].split('<').next().unwrap_or_default();
        return Ok(Some(Tag { at: begin, name, attributes: read_attributes(attributes), after }));
    }
}

/// `a="b" c='d'`.
fn read_attributes(mut text: &str) -> HashMap<&str, String> {
    let mut attributes = HashMap::new();
    while let Some((name, rest)) = text.split_once('=') {
        let rest = rest.trim_start();
        let Some(mark) = rest.chars().next().filter(|c| "\"'".contains(*c)) else { break };
        let Some(length) = rest[1..].find(mark) else { break };
        attributes.insert(name.trim(), entities(&rest[1..=length]));
        text = &rest[length + 2..];
    }
    attributes
}

/// Writes a graph. The id of a vertex is its name or its number; lines that are not like most say so.
pub fn write(graph: &Graph) -> String {
    let directed = graph.is_directed();
    let usual = if directed { "directed" } else { "undirected" };
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n",
    );
    text += "  <key id=\"weight\" for=\"edge\" attr.name=\"weight\" attr.type=\"int\"/>\n";
    text += &format!("  <graph edgedefault=\"{usual}\">\n");
    let id = |v: usize| escape(&graph.names().shown(v));
    for v in 0..graph.n() {
        text += &format!("    <node id=\"{}\"/>\n", id(v));
    }
    for e in graph.edges() {
        let own = if directed && !e.directed { " directed=\"false\"" } else { "" };
        text += &format!("    <edge source=\"{}\" target=\"{}\"{own}", id(e.u), id(e.v));
        text += &match e.weight {
            1 => "/>\n".to_string(),
            weight => format!("><data key=\"weight\">{weight}</data></edge>\n"),
        };
    }
    text + "  </graph>\n</graphml>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networkx_is_read() {
        let text = "<?xml version='1.0' encoding='utf-8'?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\"><key id=\"d0\" for=\"edge\" attr.name=\"weight\" attr.type=\"long\"/>\n<!-- two <states> -->\n<graph edgedefault=\"undirected\"><node id=\"S&#227;o &quot;P&quot;\"/><node id=\"MG\">\n</node><edge source=\"S&#227;o &quot;P&quot;\" target=\"MG\"><data key=\"d0\">7</data></edge></graph></graphml>";
        let graph = read(text).unwrap();
        assert_eq!(graph.names().all(), ["São \"P\"", "MG"]);
        assert_eq!((graph.edges().len(), graph.edges()[0].weight), (1, 7));
        assert_eq!(read(&write(&graph)).unwrap(), graph);
        let labelled = read("<graphml><key id='k' attr.name='label'/><graph edgedefault='directed'><node id='n0'><data key='k'>Acre</data></node><node id='n1'/><edge source='n0' target='n1'/></graph></graphml>").unwrap();
        assert_eq!(
            (labelled.names().all(), labelled.is_directed()),
            (vec!["Acre".to_string(), "n1".to_string()], true)
        );
    }

    #[test]
    fn mistakes_are_placed() {
        for (text, at) in [
            ("<graphml>", 9),
            ("<graph><node/>", 7),
            ("<graph><edge source='a'/>", 7),
            ("<graph", 0),
            ("<graph><!-- ", 7),
        ] {
            assert_eq!(read(text).unwrap_err().at, at, "{text}");
        }
    }
}
