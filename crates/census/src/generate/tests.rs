use super::*;
use grundy::graph::catalogue::{all_graphs, connected_graphs};
use grundy::graph::symmetry::canonical_form;

fn class(name: &str, arguments: &[u64]) -> Class {
    Class::new(name, arguments).unwrap()
}

fn count(name: &str, arguments: &[u64]) -> usize {
    let mut count = 0;
    all(&class(name, arguments), &mut |_| {
        count += 1;
        true
    });
    count
}

/// The numbers of the literature, by their sequences in the OEIS.
#[test]
fn there_are_as_many_as_are_known() {
    let known: &[(&str, &[usize])] = &[
        ("graphs", &[1, 2, 4, 11, 34, 156, 1044, 12346]),  // A000088
        ("connected", &[1, 1, 2, 6, 21, 112, 853, 11117]), // A001349
        ("trees", &[1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551, 1301, 3159, 7741, 19320]), // A000055
        ("forests", &[1, 2, 3, 6, 10, 20, 37, 76, 153, 329]), // A005195
        ("bipartite", &[1, 2, 3, 7, 13, 35, 88, 303, 1119]), // A033995
        ("cographs", &[1, 2, 4, 10, 24, 66, 180, 522, 1532]), // A000084
        ("planar", &[1, 2, 4, 11, 33, 142, 822, 6966]),    // A005470
        ("split", &[1, 2, 4, 9, 21, 56, 164, 557, 2223]),  // A048194
        ("interval", &[1, 2, 4, 10, 27, 92, 369, 1807]),   // A005975
        ("chordal", &[1, 2, 4, 10, 27, 94, 393, 2119]),    // A048193
    ];
    for (name, counts) in known {
        for (i, expected) in counts.iter().enumerate() {
            assert_eq!(count(name, &[i as u64 + 1]), *expected, "{name}({})", i + 1);
        }
    }
}

#[test]
fn regular_graphs_and_girth() {
    let cubic: Vec<usize> = [4, 6, 8, 10, 12].map(|n| count("regular", &[n, 3])).to_vec();
    assert_eq!(cubic, [1, 2, 6, 21, 94]); // A005638
    assert_eq!([count("regular", &[5, 3]), count("regular", &[7, 0]), count("regular", &[9, 2])], [0, 1, 4]);
    let without_triangles: Vec<usize> = (1..=9).map(|n| count("girth", &[n, 4])).collect();
    assert_eq!(without_triangles, [1, 2, 3, 7, 14, 38, 107, 410, 1897]); // A006785
    let without_squares: Vec<usize> = (1..=9).map(|n| count("girth", &[n, 5])).collect();
    assert_eq!(without_squares, [1, 2, 3, 6, 11, 23, 48, 114, 293]); // A006787
}

/// The library has its own list of small graphs: the classes are what its tests of membership select from that list.
#[test]
fn the_graphs_are_those_of_the_library() {
    let canonical = |graph: &grundy::graph::Graph| Small::of(&canonical_form(graph, &[]).0).unwrap();
    let sorted = |mut graphs: Vec<Small>| {
        graphs.sort();
        graphs
    };
    for info in CLASSES.iter().filter(|info| info.arguments.len() == 1) {
        for n in 1..=7u64 {
            let class = class(info.name, &[n]);
            let mut made = Vec::new();
            all(&class, &mut |graph| {
                made.push(canonical(&graph.graph()));
                true
            });
            let list = if class.connected() { connected_graphs(n as usize) } else { all_graphs(n as usize) };
            let in_class = |graph: &grundy::graph::Graph| match info.name {
                "trees" => graph.simple_edges().len() + 1 == graph.n(),
                _ => class.may_hold(&Small::of(graph).unwrap()),
            };
            let expected: Vec<Small> = list.iter().filter(|graph| in_class(graph)).map(canonical).collect();
            assert_eq!(sorted(made), sorted(expected), "{}({n})", info.name);
        }
    }
}

#[test]
fn parts_are_the_whole() {
    let classes: [(&str, &[u64]); 4] =
        [("connected", &[8]), ("trees", &[12]), ("graphs", &[1]), ("regular", &[10, 3])];
    for (name, arguments) in classes {
        let class = class(name, arguments);
        let mut whole = Vec::new();
        all(&class, &mut |graph| {
            whole.push(*graph);
            true
        });
        let mut joined = Vec::new();
        for parent in parts(&class).into_iter().flatten() {
            descend(&class, &parent, &mut |graph| {
                joined.push(*graph);
                true
            });
        }
        whole.sort();
        joined.sort();
        assert_eq!(whole, joined, "{name}");
    }
}

#[test]
fn wrong_arguments_are_refused() {
    let message = |name: &str, arguments: &[u64]| Class::new(name, arguments).err().unwrap().en;
    assert_eq!(message("connected", &[]), "expected connected(n)");
    assert_eq!(message("connected", &[99]), "connected(n): expected n from 1 to 11");
    assert_eq!(message("regular", &[8]), "expected regular(n, k)");
    assert_eq!(message("knots", &[8]), "there is no table knots");
}
