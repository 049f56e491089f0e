//! The list of named families: what the parser reads, what help prints and what the tests loop over.

use super::sizes::*;
use super::*;
use crate::graph::size::Size;
use crate::text::{Bilingual, Words};

/// How a family is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A letter and its numbers: `P5`, `K3,3`.
    Letter,
    /// A name and its arguments: `grid(3,4)`.
    Function,
    /// A name alone: `petersen`.
    Bare,
}

/// What an argument is: a whole number, or a probability, which is kept in billionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// A whole number.
    Number,
    /// A probability, in billionths.
    Probability,
}

/// One named family of graphs.
#[derive(Debug)]
pub struct Family {
    /// The name as expressions write it.
    pub name: &'static str,
    /// How the arguments are written.
    pub shape: Shape,
    /// An example that parses.
    pub usage: &'static str,
    /// One line of help.
    pub about: Bilingual,
    /// The least and the greatest number of arguments.
    pub arity: (usize, usize),
    size: fn(&[u64]) -> Result<Size, Words>,
    build: fn(&[u64]) -> Graph,
}

impl PartialEq for Family {
    fn eq(&self, other: &Family) -> bool {
        self.name == other.name
    }
}

impl Eq for Family {}

impl Family {
    /// Whether its vertices have names.
    pub fn is_named(&self) -> bool {
        self.name == "brazil"
    }

    /// What the argument with this index, from 0, must be.
    pub fn argument(&self, index: usize) -> Argument {
        if self.name == "random" && index == 1 { Argument::Probability } else { Argument::Number }
    }

    /// The size of the graph with these arguments, or why there is none. Allocates next to nothing.
    pub fn size(&self, arguments: &[u64]) -> Result<Size, Words> {
        if arguments.len() < self.arity.0 || arguments.len() > self.arity.1 {
            return Err(words!(
                "{} takes another number of arguments: write it as {}",
                "{} tem outro número de argumentos: escreva {}",
                self.name,
                self.usage
            ));
        }
        (self.size)(arguments)?.check()
    }

    /// Builds a graph of the family; an error if the arguments are out of range or the graph is too large.
    pub fn build(&self, arguments: &[u64]) -> Result<Graph, Words> {
        self.size(arguments)?;
        Ok((self.build)(arguments))
    }
}

/// The family of that name.
pub fn family(name: &str) -> Option<&'static Family> {
    FAMILIES.iter().find(|family| family.name == name)
}

/// All families. The digraph of words, whose arguments are not numbers, is separate: [`words()`].
pub const FAMILIES: &[Family] = &[
    Family {
        name: "P",
        shape: Shape::Letter,
        usage: "P5",
        about: Bilingual::of("path", "caminho"),
        arity: (1, 1),
        size: |a| sized(a[0], a[0].saturating_sub(1)),
        build: |a| path(at(a, 0)),
    },
    Family {
        name: "C",
        shape: Shape::Letter,
        usage: "C7",
        about: Bilingual::of("cycle; C1 is K1 and C2 is K2", "ciclo; C1 é K1 e C2 é K2"),
        arity: (1, 1),
        size: |a| sized(a[0], a[0]),
        build: |a| cycle(at(a, 0)),
    },
    Family {
        name: "K",
        shape: Shape::Letter,
        usage: "K4, K3,3",
        about: Bilingual::of(
            "complete graph; complete multipartite graph with the parts given",
            "grafo completo; grafo multipartido completo com as partes dadas",
        ),
        arity: (1, usize::MAX),
        size: |a| sized_multipartite(a),
        build: |a| if a.len() == 1 { complete(at(a, 0)) } else { complete_multipartite(&all(a)) },
    },
    Family {
        name: "S",
        shape: Shape::Letter,
        usage: "S4",
        about: Bilingual::of(
            "star with that many leaves; the centre is 0",
            "estrela com esse número de folhas; o centro é 0",
        ),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_add(1), a[0]),
        build: |a| star(at(a, 0)),
    },
    Family {
        name: "W",
        shape: Shape::Letter,
        usage: "W5",
        about: Bilingual::of(
            "wheel with that many rim vertices; the hub is 0",
            "roda com esse número de vértices no aro; o centro é 0",
        ),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_add(1), a[0].saturating_mul(2)),
        build: |a| wheel(at(a, 0)),
    },
    Family {
        name: "Q",
        shape: Shape::Letter,
        usage: "Q3",
        about: Bilingual::of("hypercube of that dimension", "hipercubo dessa dimensão"),
        arity: (1, 1),
        size: |a| sized(power(2, a[0]), power(2, a[0]).saturating_mul(a[0]) / 2),
        build: |a| hypercube(at(a, 0)),
    },
    Family {
        name: "grid",
        shape: Shape::Function,
        usage: "grid(3,4)",
        about: Bilingual::of(
            "grid of rows and columns, numbered row by row",
            "grade de linhas e colunas, numerada linha por linha",
        ),
        arity: (2, 2),
        size: |a| Ok(path_size(a[0]).cartesian(path_size(a[1]))),
        build: |a| grid(at(a, 0), at(a, 1)),
    },
    Family {
        name: "petersen",
        shape: Shape::Bare,
        usage: "petersen",
        about: Bilingual::of(
            "Petersen graph: outer pentagon, then inner pentagram",
            "grafo de Petersen: o pentágono externo, depois o pentagrama interno",
        ),
        arity: (0, 0),
        size: |_| sized(10, 15),
        build: |_| petersen(),
    },
    Family {
        name: "caterpillar",
        shape: Shape::Function,
        usage: "caterpillar(4)",
        about: Bilingual::of(
            "path with one leaf on each vertex; the leaves come last",
            "caminho com uma folha em cada vértice; as folhas vêm por último",
        ),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_mul(2), a[0].saturating_mul(2)),
        build: |a| caterpillar(at(a, 0)),
    },
    Family {
        name: "bowling",
        shape: Shape::Function,
        usage: "bowling(6)",
        about: Bilingual::of(
            "pins in a row and the pairs of neighbouring pins",
            "pinos em fila e os pares de pinos vizinhos",
        ),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_mul(2).saturating_sub(1), a[0].saturating_mul(3)),
        build: |a| bowling(at(a, 0)),
    },
    Family {
        name: "bowling-circle",
        shape: Shape::Function,
        usage: "bowling-circle(6)",
        about: Bilingual::of(
            "pins in a circle and the pairs of neighbouring pins",
            "pinos em círculo e os pares de pinos vizinhos",
        ),
        arity: (1, 1),
        size: |a| sized(circle_vertices(a[0]), a[0].saturating_mul(3)),
        build: |a| bowling_circle(at(a, 0)),
    },
    Family {
        name: "crown",
        shape: Shape::Function,
        usage: "crown(4)",
        about: Bilingual::of("K_n,n without a perfect matching", "K_n,n sem um emparelhamento perfeito"),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_mul(2), a[0].saturating_mul(a[0])),
        build: |a| crown(at(a, 0)),
    },
    Family {
        name: "fan",
        shape: Shape::Function,
        usage: "fan(5)",
        about: Bilingual::of(
            "path and one universal vertex, which comes last",
            "caminho e um vértice universal, que vem por último",
        ),
        arity: (1, 1),
        size: |a| Ok(path_size(a[0]).join(Size::new(1, 0))),
        build: |a| fan(at(a, 0), 1),
    },
    Family {
        name: "fan2",
        shape: Shape::Function,
        usage: "fan2(7)",
        about: Bilingual::of(
            "path and two adjacent universal vertices, which come last",
            "caminho e dois vértices universais adjacentes, que vêm por último",
        ),
        arity: (1, 1),
        size: |a| Ok(path_size(a[0]).join(Size::new(2, 1))),
        build: |a| fan(at(a, 0), 2),
    },
    Family {
        name: "kneser",
        shape: Shape::Function,
        usage: "kneser(5,2)",
        about: Bilingual::of(
            "k-subsets of n elements in lexicographic order, adjacent when disjoint",
            "k-subconjuntos de n elementos em ordem lexicográfica, adjacentes se disjuntos",
        ),
        arity: (2, 2),
        size: |a| sized_kneser(a[0], a[1]),
        build: |a| kneser(at(a, 0), at(a, 1)),
    },
    Family {
        name: "hexgrid",
        shape: Shape::Function,
        usage: "hexgrid(2,3)",
        about: Bilingual::of(
            "honeycomb of rows and columns of hexagons, numbered line by line",
            "colmeia de linhas e colunas de hexágonos, numerada linha por linha",
        ),
        arity: (2, 2),
        size: |a| sized_hexgrid(a[0], a[1]),
        build: |a| hexgrid(at(a, 0), at(a, 1)),
    },
    Family {
        name: "tree",
        shape: Shape::Function,
        usage: "tree(0,0,1,1)",
        about: Bilingual::of(
            "tree with root 0, by the parents of vertices 1, 2, ..",
            "árvore com raiz 0, dada pelos pais dos vértices 1, 2, ..",
        ),
        arity: (0, usize::MAX),
        size: |a| sized_tree(a),
        build: |a| tree(&all(a)).unwrap_or_default(),
    },
    Family {
        name: "bintree",
        shape: Shape::Function,
        usage: "bintree(3)",
        about: Bilingual::of(
            "perfect binary tree of that depth, level by level",
            "árvore binária perfeita dessa profundidade, nível por nível",
        ),
        arity: (1, 1),
        size: |a| sized(power(2, a[0].saturating_add(1)) - 1, power(2, a[0].saturating_add(1))),
        build: |a| binary_tree(at(a, 0)),
    },
    Family {
        name: "dodecahedron",
        shape: Shape::Bare,
        usage: "dodecahedron",
        about: Bilingual::of("graph of the dodecahedron", "grafo do dodecaedro"),
        arity: (0, 0),
        size: |_| sized(20, 30),
        build: |_| dodecahedron(),
    },
    Family {
        name: "robertson",
        shape: Shape::Bare,
        usage: "robertson",
        about: Bilingual::of(
            "Robertson graph, the (4,5)-cage on 19 vertices",
            "grafo de Robertson, a (4,5)-gaiola com 19 vértices",
        ),
        arity: (0, 0),
        size: |_| sized(19, 38),
        build: |_| robertson(),
    },
    Family {
        name: "brazil",
        shape: Shape::Bare,
        usage: "brazil",
        about: Bilingual::of(
            "the states of Brazil and their borders, by their codes",
            "os estados do Brasil e as suas fronteiras, pelas siglas",
        ),
        arity: (0, 0),
        size: |_| sized(27, 51),
        build: |_| brazil(),
    },
    Family {
        name: "projective",
        shape: Shape::Function,
        usage: "projective(3)",
        about: Bilingual::of(
            "points, then lines, of the projective plane of prime order",
            "pontos, depois retas, do plano projetivo de ordem prima",
        ),
        arity: (1, 1),
        size: |a| sized_projective(a[0]),
        build: |a| projective(at(a, 0)),
    },
    Family {
        name: "cactus",
        shape: Shape::Function,
        usage: "cactus(7)",
        about: Bilingual::of(
            "chain of cycles of lengths 3, 4, 5, 3, .. on n vertices",
            "cadeia de ciclos de comprimentos 3, 4, 5, 3, .. com n vértices",
        ),
        arity: (1, 1),
        size: |a| sized(a[0], a[0].saturating_mul(2)),
        build: |a| cactus(at(a, 0)),
    },
    Family {
        name: "sidorowicz",
        shape: Shape::Function,
        usage: "sidorowicz(7)",
        about: Bilingual::of(
            "cactus: a chain of that many triangles with four leaves on every vertex",
            "cacto: uma cadeia desse número de triângulos com quatro folhas em cada vértice",
        ),
        arity: (1, 1),
        size: |a| sized(a[0].saturating_mul(10).saturating_add(5), a[0].saturating_mul(11).saturating_add(4)),
        build: |a| sidorowicz(at(a, 0)),
    },
    Family {
        name: "random",
        shape: Shape::Function,
        usage: "random(12,0.3,1)",
        about: Bilingual::of(
            "each pair an edge with that probability; the last number is the seed",
            "cada par é uma aresta com essa probabilidade; o último número é a semente",
        ),
        arity: (3, 3),
        size: |a| sized_random(a[0], a[1]),
        build: |a| random(at(a, 0), a[1], a[2], most_edges(a[0], a[1]) as usize),
    },
    Family {
        name: "gnm",
        shape: Shape::Function,
        usage: "gnm(12,20,1)",
        about: Bilingual::of(
            "that many edges at random; the last number is the seed",
            "esse número de arestas ao acaso; o último número é a semente",
        ),
        arity: (3, 3),
        size: |a| sized_gnm(a[0], a[1]),
        build: |a| gnm(at(a, 0), at(a, 1), a[2]),
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every family with small arguments: the predicted number of vertices is exact, that of lines an upper bound.
    #[test]
    fn sizes_announce_what_is_built() {
        let mut built = 0;
        for family in FAMILIES {
            for a in 0..7 {
                for b in 0..4 {
                    let arguments = [a, b, 5];
                    for count in 0..=3 {
                        let Ok(size) = family.size(&arguments[..count]) else { continue };
                        let graph = family.build(&arguments[..count]).unwrap();
                        assert_eq!(graph.n() as u64, size.vertices, "{} {arguments:?}", family.name);
                        assert!(graph.edges().len() as u64 <= size.lines, "{} {arguments:?}", family.name);
                        assert_eq!(graph.simple_edges().len(), graph.edges().len(), "{}", family.name);
                        built += 1;
                    }
                }
            }
        }
        assert!(built > 300);
    }

    #[test]
    fn huge_arguments_are_refused() {
        for family in FAMILIES.iter().filter(|family| family.arity.0 > 0) {
            for value in [1 << 20, u64::MAX] {
                let arguments = vec![value; family.arity.0];
                assert!(family.size(&arguments).is_err(), "{} {value}", family.name);
            }
        }
        assert!(family("kneser").unwrap().size(&[u64::MAX, 40]).is_err());
        assert!(family("projective").unwrap().size(&[4]).unwrap_err().en.contains("prime"));
    }
}
