//! `root-to-leaf`: claim vertices of a tree; the sets are the paths from its root to its leaves.

use super::{MOST_ELEMENTS, on_vertices};
use crate::families::Refusal;
use crate::families::claims::{self, ClaimBoard, Picture, Sets, too_many};
use crate::families::entry::*;
use crate::graph::Graph;
use crate::graph::classes::is_tree;
use crate::rules::{Role, RoleView};

pub static ROOT_TO_LEAF: Entry = Entry {
    id: "root-to-leaf",
    name: Bilingual { en: "Root-to-leaf game", pt: "Jogo da raiz à folha" },
    rules: Bilingual {
        en: "Claim a free vertex of the tree whose root stands after @. The critical sets are the paths from the root to the leaves, both ends included; the key rule says who wins by owning one.",
        pt: "Tome um vértice livre da árvore, cuja raiz vem depois de @. Os conjuntos críticos são os caminhos da raiz às folhas, com as duas pontas; a chave rule diz quem vence ao possuir um.",
    },
    board: BoardKind::Graph(GraphKind { arcs: false, labelled: None, tokens: Tokens::One }),
    examples: &[
        Example::new("root-to-leaf:tree(0,0)@0", &[("winner", "\"alice\"")], "book 4.1"),
        Example::new("root-to-leaf:tree(0,0,1,1,2,2)@0", &[("winner", "\"alice\"")], "book 4.1"),
        Example::new("root-to-leaf:P3@0", &[("winner", "\"bob\"")], "a single path of three vertices"),
    ],
    complexity: &[Complexity::new("maker-breaker", "polynomial", "book 4.1")],
    claims: Some(|problem| {
        let (graph, root) = problem.token()?;
        if !is_tree(graph) {
            return Err(Refusal::board(words!(
                "expected a tree, as in tree(0,0,1,1)@0",
                "esperava-se uma árvore, como em tree(0,0,1,1)@0"
            )));
        }
        if graph.n() > MOST_ELEMENTS {
            return Err(too_many(graph.n()));
        }
        let roles = vec![RoleView { vertex: root, role: Role::Root }];
        let picture = Picture::Vertices { graph: graph.clone(), of: (0..graph.n()).collect(), roles };
        Ok(ClaimBoard { picture, ..on_vertices(graph, Sets::plain(paths(graph, root))) })
    }),
    ..claims::GAME
};

/// The paths from a root to the leaves. A root without neighbours is its own leaf.
fn paths(tree: &Graph, root: usize) -> Vec<Vec<usize>> {
    let mut paths = Vec::new();
    let mut stack = vec![vec![root]];
    while let Some(path) = stack.pop() {
        let end = path[path.len() - 1];
        let children = tree.neighbours(end).iter().filter(|child| !path.contains(child));
        let longer: Vec<Vec<usize>> = children.map(|&child| [&path[..], &[child]].concat()).collect();
        if longer.is_empty() {
            paths.push(path);
        }
        stack.extend(longer);
    }
    paths
}
