//! What there is to say about one game, under headings.

use super::said;
use grundy::games::{BoardKind, Entry, Example, Order, Tokens};
use grundy::graph::Labelled;
use grundy::rules::Convention;
use grundy::tell::Language;

/// What stands under a heading.
pub enum Body {
    Text(String),
    /// A header and its rows.
    Rows(Vec<&'static str>, Vec<Vec<String>>),
}

/// The headings with what stands under them; empty ones are left out.
pub fn sheet(entry: &Entry, language: Language) -> Vec<(&'static str, Body)> {
    let say = |en, pt| match language {
        Language::English => en,
        Language::Portuguese => pt,
    };
    let source = say("source", "fonte");
    let meaning = say("meaning", "significado");
    let mut sheet = vec![
        (say("Rules", "Regras"), Body::Text(said(&entry.rules, language).to_string())),
        (say("Instance", "Instância"), Body::Text(instance(entry.board, language))),
        (
            say("Conventions", "Variantes"),
            Body::Rows(vec![say("convention", "variante"), meaning], conventions(entry, language)),
        ),
        (
            say("Keys", "Chaves"),
            Body::Rows(
                vec![say("key", "chave"), say("values", "valores"), say("default", "padrão"), meaning],
                keys(entry, language),
            ),
        ),
    ];
    let numbers = entry.numbers.iter().map(|n| vec![n.name.to_string(), said(&n.help, language).to_string()]);
    sheet
        .push((say("Numbers", "Números"), Body::Rows(vec![say("name", "nome"), meaning], numbers.collect())));
    sheet.push((
        say("Examples", "Exemplos"),
        Body::Rows(
            vec![say("problem", "problema"), say("answer", "resposta"), source],
            entry.examples.iter().map(example).collect(),
        ),
    ));
    let complexity = entry.complexity.iter().map(|c| [c.form, c.known, c.source].map(String::from).to_vec());
    sheet.push((
        say("Complexity", "Complexidade"),
        Body::Rows(vec![say("form", "forma"), say("known", "sabe-se"), source], complexity.collect()),
    ));
    sheet.retain(|(_, body)| !matches!(body, Body::Rows(_, rows) if rows.is_empty()));
    sheet
}

fn example(example: &Example) -> Vec<String> {
    let field = |(name, json): &(&str, &str)| format!("{name} {}", json.trim_matches('"'));
    let answer: Vec<String> = example.expect.iter().map(field).collect();
    vec![example.problem.to_string(), answer.join(", "), example.source.to_string()]
}

/// What the instance of a game looks like.
fn instance(board: BoardKind, language: Language) -> String {
    let say = |en: &str, pt: &str| match language {
        Language::English => en.to_string(),
        Language::Portuguese => pt.to_string(),
    };
    match board {
        BoardKind::Heaps { least: 1, most: 1 } => say("A number, as in 7.", "Um número, como em 7."),
        BoardKind::Heaps { least: 1, most: 2 } => {
            say("One or two numbers, as in 10 or 8,3.", "Um ou dois números, como em 10 ou 8,3.")
        }
        BoardKind::Heaps { most: 2, .. } => say("Two heaps, as in 3,5.", "Duas pilhas, como em 3,5."),
        BoardKind::Heaps { .. } => say("Heaps, as in 3,5,7.", "Pilhas, como em 3,5,7."),
        BoardKind::Bags => say(
            "Heaps and bags of heap sizes, as in 2,{0;1;3}.",
            "Pilhas e sacos com tamanhos de pilhas, como em 2,{0;1;3}.",
        ),
        BoardKind::Grid { cells: false } => {
            say("A board of rows and columns, as in 3x4.", "Um tabuleiro de linhas e colunas, como em 3x4.")
        }
        BoardKind::Grid { cells: true } => say(
            "A board of rows and columns, and some of its cells, as in 8x8/e6.b2; a1 is the top left.",
            "Um tabuleiro de linhas e colunas e algumas de suas casas, como em 8x8/e6.b2; a1 é a do canto superior esquerdo.",
        ),
        BoardKind::Points => say(
            "Points, each with its row and its column from 0, as in (1,3),(2,3).",
            "Pontos, cada um com sua linha e sua coluna a partir de 0, como em (1,3),(2,3).",
        ),
        BoardKind::Row => say(
            "A row of cells, empty or marked, as in ..X..",
            "Uma fileira de casas, vazias ou marcadas, como em ..X..",
        ),
        BoardKind::Multigraph { token } => {
            let text = say(
                "A graph with weights, loops and parallel edges, as in {0-1*3 1-1*2}",
                "Um grafo com pesos, laços e arestas paralelas, como em {0-1*3 1-1*2}",
            );
            match token {
                true => {
                    text + &say(
                        ", and one of its vertices, as in {0-1*3}@0.",
                        ", e um de seus vértices, como em {0-1*3}@0.",
                    )
                }
                false => text + ".",
            }
        }
        BoardKind::Stacks => say(
            "Stacks of objects A (Alice's), B (Bob's) and C (anybody's), each from bottom to top, as in ABB,BAA.",
            "Pilhas de objetos A (de Alice), B (de Bob) e C (de ambos), cada uma de baixo para cima, como em ABB,BAA.",
        ),
        BoardKind::Value => say(
            "A value or a sum of values: numbers 3/4, stars *2, ups ^ and downs v, switches +-2, tiny(2), {1|-1,*}; 3.G is G+G+G.",
            "Um valor ou uma soma de valores: números 3/4, estrelas *2, setas para cima ^ e para baixo v, chaves +-2, tiny(2), {1|-1,*}; 3.G é G+G+G.",
        ),
        BoardKind::Formula(shape) => {
            let mut text = match shape.positive {
                true => say(
                    "Clauses of variables, as in (1 2)(2 3), none of which is negated.",
                    "Cláusulas de variáveis, como em (1 2)(2 3), sem negações.",
                ),
                false => say(
                    "Clauses of variables, negated ones with a minus, as in (1 -2)(2 3).",
                    "Cláusulas de variáveis, com um sinal de menos nas negadas, como em (1 -2)(2 3).",
                ),
            };
            text += &say(
                " The variables are all numbers up to the largest; 5:(1 2) has five of them. @(path) reads a file in DIMACS or an inline text",
                " As variáveis são todos os números até o maior; 5:(1 2) tem cinco. @(caminho) lê um arquivo em DIMACS ou um texto como este",
            );
            match shape.quantified {
                true => text + &say(", or in QDIMACS.", ", ou em QDIMACS."),
                false => text + ".",
            }
        }
        BoardKind::Graph { arcs, labelled, tokens } => {
            let mut text = match tokens {
                Tokens::None => say("A graph, as in P5.", "Um grafo, como em P5."),
                Tokens::Several => say(
                    "A graph and one or more of its vertices, as in {0>1 1>2}@0;1.",
                    "Um grafo e um ou mais de seus vértices, como em {0>1 1>2}@0;1.",
                ),
                Tokens::One => say(
                    "A graph and one of its vertices, as in P5@0.",
                    "Um grafo e um de seus vértices, como em P5@0.",
                ),
            };
            if arcs {
                text +=
                    &say(" Arcs are allowed, as in {0>1 1>2}.", " Arcos são permitidos, como em {0>1 1>2}.");
            }
            text += &match labelled {
                None => String::new(),
                Some(Labelled::Vertices) => say(
                    " One letter per vertex says who may choose it, as in P3[ABC]: Alice, Bob, both.",
                    " Uma letra por vértice diz quem pode escolhê-lo, como em P3[ABC]: Alice, Bob, ambos.",
                ),
                Some(Labelled::Edges | Labelled::Lines) => say(
                    " One letter per edge, in written order, says who may choose it, as in {0-1 1-2}[AB]: Alice (A), Bob (B) or both (C).",
                    " Uma letra por aresta, na ordem escrita, diz quem pode escolhê-la, como em {0-1 1-2}[AB]: Alice (A), Bob (B) ou ambos (C).",
                ),
            };
            text
        }
    }
}

/// The keys: those that every game takes, then the game's own.
fn keys(entry: &Entry, language: Language) -> Vec<Vec<String>> {
    let say = |en: &str, pt: &str| match language {
        Language::English => en.to_string(),
        Language::Portuguese => pt.to_string(),
    };
    let row = |name: &str, values: String, default: &str, help: String| {
        vec![name.to_string(), values, default.to_string(), help]
    };
    let conventions: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
    let decided = say("how the play is decided", "como a partida é decidida");
    let mut rows = vec![row("convention", conventions.join(", "), entry.default_convention().id(), decided)];
    if matches!(entry.order, Order::Free) {
        rows.extend([
            row("first", "alice, bob".into(), "alice", say("who starts", "quem começa")),
            row(
                "pass",
                "alice, bob, none".into(),
                "none",
                say("who may pass while having another move", "quem pode passar enquanto tiver outra jogada"),
            ),
        ]);
    }
    if entry.takes_start {
        let values = say("elements with ; between them", "elementos separados por ;");
        rows.push(row(
            "start",
            values,
            "",
            say("what is chosen before play", "o que já está escolhido no início"),
        ));
    }
    for key in entry.keys {
        rows.push(row(key.name, key.values.expected(), key.default, said(&key.help, language).to_string()));
    }
    rows
}

fn conventions(entry: &Entry, language: Language) -> Vec<Vec<String>> {
    let meaning = |convention: Convention| {
        let (en, pt) = match convention {
            Convention::Normal => ("the player who cannot move loses", "quem não puder jogar perde"),
            Convention::Misere => ("the player who cannot move wins", "quem não puder jogar vence"),
            Convention::Score => (
                "the play has a number, which one player wants large and the other small",
                "a partida vale um número, que um quer grande e o outro, pequeno",
            ),
            Convention::Objective => ("the rules say who wins", "as regras dizem quem vence"),
        };
        match language {
            Language::English => en,
            Language::Portuguese => pt,
        }
    };
    entry.conventions.iter().map(|&c| vec![c.id().to_string(), meaning(c).to_string()]).collect()
}
