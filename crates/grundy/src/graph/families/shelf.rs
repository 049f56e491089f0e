//! How a page presents the families: in groups, each with a name in both languages, and its numbers with theirs.

use crate::text::Bilingual;

/// A number that a family takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parameter {
    /// What it says.
    pub name: Bilingual,
    /// The least value that is offered.
    pub least: u64,
    /// The value to begin with.
    pub usual: u64,
    /// The greatest value that is offered.
    pub greatest: u64,
}

/// One way to use a family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// The name in a word or two.
    pub title: Bilingual,
    /// The expression, in which each `#` stands for the next parameter.
    pub pattern: &'static str,
    /// The parameters in order.
    pub parameters: &'static [Parameter],
    /// An expression that makes a good small picture.
    pub picture: &'static str,
}

/// Families that belong together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Group {
    /// What they have in common.
    pub title: Bilingual,
    /// The ways to use them, the best known first.
    pub cards: &'static [Card],
}

const fn number(en: &'static str, pt: &'static str, least: u64, usual: u64, greatest: u64) -> Parameter {
    Parameter { name: Bilingual::of(en, pt), least, usual, greatest }
}

const fn card(
    (en, pt): (&'static str, &'static str),
    pattern: &'static str,
    picture: &'static str,
    parameters: &'static [Parameter],
) -> Card {
    Card { title: Bilingual::of(en, pt), pattern, parameters, picture }
}

const fn vertices(least: u64, usual: u64, greatest: u64) -> Parameter {
    number("Vertices", "Vértices", least, usual, greatest)
}

const ROWS: Parameter = number("Rows", "Linhas", 1, 3, 20);
const COLUMNS: Parameter = number("Columns", "Colunas", 1, 4, 20);
const SEED: Parameter = number("Seed", "Semente", 0, 1, 4_294_967_295);

/// The families in groups.
pub const GROUPS: &[Group] = &[
    Group {
        title: Bilingual::of("Well known", "Conhecidos"),
        cards: &[
            card(("Path", "Caminho"), "P#", "P5", &[vertices(1, 7, 200)]),
            card(("Cycle", "Ciclo"), "C#", "C7", &[vertices(1, 7, 200)]),
            card(("Grid", "Grade"), "grid(#,#)", "grid(3,4)", &[ROWS, COLUMNS]),
            card(("Complete", "Completo"), "K#", "K5", &[vertices(1, 5, 60)]),
            card(
                ("Bipartite", "Bipartido"),
                "K#,#",
                "K3,3",
                &[number("Above", "Em cima", 1, 3, 60), number("Below", "Embaixo", 1, 3, 60)],
            ),
            card(("Star", "Estrela"), "S#", "S6", &[number("Leaves", "Folhas", 1, 6, 200)]),
            card(("Wheel", "Roda"), "W#", "W6", &[number("On the rim", "No aro", 3, 6, 200)]),
            card(("Cube", "Cubo"), "Q#", "Q3", &[number("Dimension", "Dimensão", 1, 3, 8)]),
            card(("Petersen", "Petersen"), "petersen", "petersen", &[]),
            card(("Honeycomb", "Colmeia"), "hexgrid(#,#)", "hexgrid(2,2)", &[ROWS, COLUMNS]),
            card(("Brazil", "Brasil"), "brazil", "brazil", &[]),
            card(
                ("Random", "Aleatório"),
                "random(#,0.#,#)",
                "random(8,0.35,3)",
                &[vertices(1, 10, 200), number("Edges, %", "Arestas, %", 10, 30, 99), SEED],
            ),
        ],
    },
    Group {
        title: Bilingual::of("Trees and cacti", "Árvores e cactos"),
        cards: &[
            card(("Tree", "Árvore"), "tree(0,0,1,1,2,2)", "tree(0,0,1,1,2,2)", &[]),
            card(
                ("Binary tree", "Árvore binária"),
                "bintree(#)",
                "bintree(3)",
                &[number("Depth", "Profundidade", 0, 3, 8)],
            ),
            card(
                ("Caterpillar", "Lagarta"),
                "caterpillar(#)",
                "caterpillar(4)",
                &[number("Length", "Comprimento", 1, 4, 100)],
            ),
            card(("Cactus", "Cacto"), "cactus(#)", "cactus(9)", &[vertices(1, 9, 200)]),
            card(
                ("Sidorowicz", "Sidorowicz"),
                "sidorowicz(#)",
                "sidorowicz(2)",
                &[number("Triangles", "Triângulos", 1, 2, 40)],
            ),
        ],
    },
    Group {
        title: Bilingual::of("More", "Outros"),
        cards: &[
            card(("Fan", "Leque"), "fan(#)", "fan(5)", &[number("On the path", "No caminho", 1, 5, 200)]),
            card(
                ("Double fan", "Leque duplo"),
                "fan2(#)",
                "fan2(5)",
                &[number("On the path", "No caminho", 1, 5, 200)],
            ),
            card(
                ("Crown", "Coroa"),
                "crown(#)",
                "crown(4)",
                &[number("In each part", "Em cada parte", 1, 4, 60)],
            ),
            card(
                ("Bowling strip", "Faixa de boliche"),
                "bowling(#)",
                "bowling(5)",
                &[number("Pins", "Pinos", 1, 5, 100)],
            ),
            card(
                ("Bowling circle", "Círculo de boliche"),
                "bowling-circle(#)",
                "bowling-circle(5)",
                &[number("Pins", "Pinos", 1, 5, 100)],
            ),
            card(
                ("Kneser", "Kneser"),
                "kneser(#,#)",
                "kneser(5,2)",
                &[
                    number("Elements", "Elementos", 1, 5, 12),
                    number("In a subset", "No subconjunto", 1, 2, 6),
                ],
            ),
            card(("Dodeca\u{ad}hedron", "Dodeca\u{ad}edro"), "dodecahedron", "dodecahedron", &[]),
            card(("Robertson", "Robertson"), "robertson", "robertson", &[]),
            card(
                ("Projective plane", "Plano projetivo"),
                "projective(#)",
                "projective(2)",
                &[number("Prime order", "Ordem prima", 2, 2, 7)],
            ),
            card(
                ("Random, exact", "Aleatório exato"),
                "gnm(#,#,#)",
                "gnm(8,12,2)",
                &[vertices(1, 10, 200), number("Edges", "Arestas", 0, 15, 1000), SEED],
            ),
        ],
    },
];

impl Card {
    /// The expression with its usual numbers.
    pub fn usual(&self) -> String {
        let mut usual = self.parameters.iter().map(|parameter| parameter.usual.to_string());
        self.pattern.split('#').enumerate().fold(String::new(), |text, (i, piece)| match i {
            0 => piece.to_string(),
            _ => text + &usual.next().unwrap_or_default() + piece,
        })
    }

    /// The name of the family, as expressions write it.
    pub fn family(&self) -> &'static str {
        let end = self.pattern.find(['#', '(']).unwrap_or(self.pattern.len());
        &self.pattern[..end]
    }
}

#[cfg(test)]
mod tests {
    use super::super::FAMILIES;
    use super::*;
    use crate::graph::Labelled;
    use crate::graph::expr::parse;

    #[test]
    fn every_family_is_on_the_shelf() {
        let cards: Vec<&Card> = GROUPS.iter().flat_map(|group| group.cards).collect();
        for family in FAMILIES {
            assert!(cards.iter().any(|card| card.family() == family.name), "{}", family.name);
        }
        for card in cards {
            assert_eq!(card.pattern.matches('#').count(), card.parameters.len(), "{}", card.pattern);
            for text in [card.usual(), card.picture.to_string()] {
                assert!(parse(&text, Labelled::Vertices).is_ok(), "{text}");
            }
            assert!(
                card.parameters.iter().all(|p| p.least <= p.usual && p.usual <= p.greatest),
                "{}",
                card.pattern
            );
        }
    }
}
