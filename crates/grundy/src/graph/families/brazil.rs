//! The map of Brazil: its 26 states and the Federal District, two of them joined where they share a border on land (IBGE).

use crate::graph::Graph;
use crate::graph::layout::Places;

/// The units by their codes, with places as on the map, where the small ones in the northeast are moved apart.
#[rustfmt::skip]
const UNITS: [(&str, (f64, f64)); 27] = [
    ("AC", (0.0, 2.6)), ("AL", (9.3, 3.6)), ("AM", (1.6, 1.4)),
    ("AP", (5.0, 0.0)), ("BA", (7.2, 3.8)), ("CE", (8.1, 1.5)),
    ("DF", (5.8, 4.7)), ("ES", (7.7, 5.4)), ("GO", (4.7, 4.5)),
    ("MA", (6.0, 1.5)), ("MG", (6.3, 5.5)), ("MS", (3.6, 5.6)),
    ("MT", (3.2, 3.6)), ("PA", (4.0, 1.5)), ("PB", (9.6, 2.4)),
    ("PE", (8.5, 2.7)), ("PI", (7.1, 2.3)), ("PR", (4.3, 7.3)),
    ("RJ", (6.9, 6.5)), ("RN", (9.4, 1.5)), ("RO", (1.5, 3.0)),
    ("RR", (2.0, 0.0)), ("RS", (4.2, 8.9)), ("SC", (4.9, 8.1)),
    ("SE", (8.6, 4.4)), ("SP", (5.0, 6.4)), ("TO", (5.3, 2.9)),
];

/// Every border once.
const BORDERS: &str = "\
    AC-AM AC-RO AL-BA AL-PE AL-SE AP-PA AM-MT AM-PA AM-RO AM-RR BA-ES BA-GO BA-MG BA-PE BA-PI BA-SE \
    BA-TO CE-PB CE-PE CE-PI CE-RN DF-GO DF-MG ES-MG ES-RJ GO-MG GO-MS GO-MT GO-TO MA-PA MA-PI MA-TO \
    MT-PA MT-RO MT-TO MS-MT MS-PR MS-SP MG-MS MG-RJ MG-SP PA-RR PA-TO PB-PE PB-RN PR-SC PR-SP PE-PI \
    PI-TO RJ-SP RS-SC";

/// The map, with the codes as names.
pub fn brazil() -> Graph {
    let number = |code: &str| UNITS.iter().position(|(unit, _)| *unit == code);
    let borders = BORDERS.split_whitespace().filter_map(|border| {
        let (one, other) = border.split_once('-')?;
        Some((number(one)?, number(other)?))
    });
    Graph::undirected(UNITS.len(), borders.collect::<Vec<_>>())
        .with_names(UNITS.iter().map(|(code, _)| Some(code.to_string())))
}

/// The places of the units on the map, in order.
pub fn brazil_places() -> Places {
    UNITS.iter().map(|&(_, place)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::classes::is_planar;
    use crate::graph::distance::is_connected;
    use crate::graph::layout::auto;

    /// The numbers of neighbours that atlases give.
    #[test]
    fn units_have_their_neighbours() {
        let map = brazil();
        assert_eq!((map.n(), map.simple_edges().len()), (27, 51));
        let degree = |code: &str| map.degree(map.read_vertex(code).unwrap());
        for (code, neighbours) in
            [("BA", 8), ("MG", 7), ("DF", 2), ("AP", 1), ("RS", 1), ("SP", 4), ("RR", 2), ("PE", 5)]
        {
            assert_eq!(degree(code), neighbours, "{code}");
        }
        assert!(is_planar(&map) && is_connected(&map));
    }

    #[test]
    fn the_map_is_drawn_without_crossings() {
        let map = brazil();
        let places = auto(&Graph::undirected(map.n(), map.simple_edges()));
        let place = |code: &str| places[map.read_vertex(code).unwrap()];
        assert!(places.iter().all(|&(x, y)| x >= place("AC").0 && y <= place("RS").1));
        let turn = |a: usize, b: usize, c: usize| {
            let ((ax, ay), (bx, by), (cx, cy)) = (places[a], places[b], places[c]);
            (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        };
        let borders = map.simple_edges();
        for &(a, b) in &borders {
            for &(c, d) in borders.iter().filter(|&&(c, d)| ![c, d].contains(&a) && ![c, d].contains(&b)) {
                let cross = turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0;
                assert!(!cross, "{a}-{b} {c}-{d}");
            }
        }
    }
}
