//! JSON as networkx writes it: node-link data (`nodes` with `id`, `links` or `edges` with `source` and `target`), adjacency data
//! (`nodes`, `adjacency`), and a dictionary of lists of neighbours. Of attributes only `weight` is used.

use super::listing::Listing;
use super::whole;
use crate::graph::{Edge, Graph};
use crate::text::{Bilingual, ParseError, Words};
use serde_json::{Map, Value, json};
use std::collections::HashSet;

type Object = Map<String, Value>;

/// Reads one graph. Mistakes in the JSON are placed, others are said to be at its start.
pub fn read(text: &str) -> Result<Graph, ParseError> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let before: usize =
            text.split('\n').take(error.line().saturating_sub(1)).map(|line| line.len() + 1).sum();
        let at = (before + error.column().saturating_sub(1)).min(text.len());
        ParseError::new(at, words!("this is not JSON: {error}", "isto não é JSON: {error}"))
    })?;
    let Value::Object(object) = value else { return Err(expected(FORM)) };
    let mut listing = Listing::default();
    let directed = object.get("directed").and_then(Value::as_bool).unwrap_or(false);
    match (
        array(&object, "nodes"),
        array(&object, "links").or_else(|| array(&object, "edges")),
        array(&object, "adjacency"),
    ) {
        (Some(nodes), Some(links), _) => {
            read_nodes(&mut listing, nodes)?;
            links.iter().try_for_each(|link| read_link(&mut listing, link, directed))?;
        }
        (Some(nodes), None, Some(rows)) => {
            read_nodes(&mut listing, nodes)?;
            for (u, row) in rows.iter().take(nodes.len()).enumerate() {
                read_row(&mut listing, u, row, directed)?;
            }
        }
        _ => read_lists(&mut listing, &object)?,
    }
    Ok(listing.graph())
}

const FORM: Bilingual = Bilingual::of(
    "a graph of networkx: node-link data, adjacency data, or lists of neighbours",
    "um grafo do networkx: dados node-link, dados adjacency, ou listas de vizinhos",
);

fn expected(what: Bilingual) -> ParseError {
    ParseError::new(0, words!("expected {}", "esperava-se {}"; what))
}

fn array<'a>(object: &'a Object, key: &str) -> Option<&'a Vec<Value>> {
    object.get(key)?.as_array()
}

/// A vertex as text: networkx also has numbers and tuples.
fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(text_of).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn read_nodes(listing: &mut Listing, nodes: &[Value]) -> Result<(), ParseError> {
    for (v, node) in nodes.iter().enumerate() {
        let id = ["id", "name"].iter().find_map(|key| node.get(key)).map_or_else(|| v.to_string(), text_of);
        if listing.vertex(0, &id)? != v {
            return Err(ParseError::new(0, words!("two nodes are called {id}", "dois nós se chamam {id}")));
        }
    }
    Ok(())
}

fn read_link(listing: &mut Listing, link: &Value, directed: bool) -> Result<(), ParseError> {
    let end = |key: &str, index: usize| link.get(key).or_else(|| link.get(index)).map(text_of);
    let (Some(u), Some(v)) = (end("source", 0), end("target", 1)) else {
        return Err(expected(Bilingual::of(
            "a link with source and target",
            "uma ligação com source e target",
        )));
    };
    let find = |name: &String| {
        listing.known(name).ok_or_else(|| {
            ParseError::new(
                0,
                words!("a link names {name}, which is no node", "uma ligação cita {name}, que não é um nó"),
            )
        })
    };
    let (u, v) = (find(&u)?, find(&v)?);
    listing.line(0, Edge { u, v, directed, weight: weight(link)? })
}

/// The neighbours of a vertex. Each edge is listed at both of its ends.
fn read_row(listing: &mut Listing, u: usize, row: &Value, directed: bool) -> Result<(), ParseError> {
    for near in row.as_array().into_iter().flatten() {
        let name = text_of(near.get("id").unwrap_or(near));
        let v = listing.known(&name).ok_or_else(|| {
            ParseError::new(
                0,
                words!("adjacency names {name}, which is no node", "adjacency cita {name}, que não é um nó"),
            )
        })?;
        if directed || u <= v {
            listing.line(0, Edge { u, v, directed, weight: weight(near)? })?;
        }
    }
    Ok(())
}

/// `{"a": ["b", "c"], "b": []}`: each pair is one edge, however often it is listed.
fn read_lists(listing: &mut Listing, object: &Object) -> Result<(), ParseError> {
    if object.values().any(|list| !list.is_array()) {
        return Err(expected(FORM));
    }
    for name in object.keys() {
        listing.vertex(0, name)?;
    }
    let mut seen = HashSet::new();
    for (name, list) in object {
        let u = listing.vertex(0, name)?;
        for near in list.as_array().into_iter().flatten() {
            let v = listing.vertex(0, &text_of(near))?;
            if seen.insert((u.min(v), u.max(v))) {
                listing.line(0, Edge { u, v, directed: false, weight: 1 })?;
            }
        }
    }
    Ok(())
}

fn weight(link: &Value) -> Result<u64, ParseError> {
    match link.get("weight") {
        None | Some(Value::Null) => Ok(1),
        Some(value) => whole(0, &text_of(value), Bilingual::of("a whole weight", "um peso inteiro")),
    }
}

/// Writes node-link data, which networkx reads with `node_link_graph(data, edges="links")`.
pub fn write(graph: &Graph) -> Result<String, Words> {
    let directed = super::one_kind(graph)?;
    let id = |v: usize| graph.names().get(v).map_or_else(|| json!(v), |name| json!(name));
    let link = |e: &Edge| match e.weight {
        1 => json!({"source": id(e.u), "target": id(e.v)}),
        weight => json!({"source": id(e.u), "target": id(e.v), "weight": weight}),
    };
    let nodes: Vec<Value> = (0..graph.n()).map(|v| json!({"id": id(v)})).collect();
    let links: Vec<Value> = graph.edges().iter().map(link).collect();
    let multigraph = graph.edges().len() > graph.simple_edges().len();
    let data =
        json!({"directed": directed, "multigraph": multigraph, "graph": {}, "nodes": nodes, "links": links});
    Ok(format!("{data}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts that networkx 3 writes for a path of three named vertices.
    #[test]
    fn networkx_is_read() {
        for text in [
            r#"{"directed": false, "multigraph": false, "graph": {}, "nodes": [{"id": "RS"}, {"id": "SC"}, {"id": "PR"}], "links": [{"source": "RS", "target": "SC"}, {"weight": 2, "source": "SC", "target": "PR"}]}"#,
            r#"{"directed": false, "multigraph": false, "graph": {}, "nodes": [{"id": "RS"}, {"id": "SC"}, {"id": "PR"}], "edges": [{"source": "RS", "target": "SC"}, {"weight": 2, "source": "SC", "target": "PR"}]}"#,
            r#"{"directed": false, "multigraph": false, "graph": [], "nodes": [{"id": "RS"}, {"id": "SC"}, {"id": "PR"}], "adjacency": [[{"id": "SC"}], [{"id": "RS"}, {"weight": 2, "id": "PR"}], [{"weight": 2, "id": "SC"}]]}"#,
        ] {
            let graph = read(text).unwrap();
            assert_eq!(graph.names().all(), ["RS", "SC", "PR"], "{text}");
            assert_eq!(
                graph.edges().iter().map(|e| (e.u, e.v, e.weight)).collect::<Vec<_>>(),
                [(0, 1, 1), (1, 2, 2)]
            );
            assert_eq!(read(&write(&graph).unwrap()).unwrap(), graph);
        }
        let lists = read(r#"{"a": ["b", "c"], "b": ["a"], "c": ["a", "d"]}"#).unwrap();
        assert_eq!((lists.n(), lists.simple_edges()), (4, vec![(0, 1), (0, 2), (2, 3)]));
        let tuples = read(
            r#"{"nodes": [{"id": [0, 0]}, {"id": [0, 1]}], "links": [{"source": [0, 0], "target": [0, 1]}]}"#,
        )
        .unwrap();
        assert_eq!(
            (tuples.names().all(), tuples.edges().len()),
            (vec!["0,0".to_string(), "0,1".to_string()], 1)
        );
    }

    #[test]
    fn mistakes_are_said() {
        for text in [
            "{",
            "[1, 2]",
            r#"{"nodes": 3}"#,
            r#"{"nodes": [], "links": [{"source": 1, "target": 2}]}"#,
            r#"{"nodes": [{"id": 1}, {"id": 1}], "links": []}"#,
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(read("{\"nodes\": [\n  x]}").unwrap_err().at, 14);
    }
}
