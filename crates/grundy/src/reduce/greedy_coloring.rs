//! Positive formulas to the greedy colouring game with three colours: three attempts.
//!
//! In all of them a variable is two adjacent vertices, x and x', and a clause is a cycle of vertices, one for each of its
//! literals in order, each adjacent to the x of its variable. Alice means to play on x', which gets colour 1 and keeps
//! it from x; Bob on x, which then has colour 1 and keeps it from the vertices of the clauses. Whether this is how they
//! must play is the question.

use super::record::*;
use super::sketch::Sketch;
use crate::formula::Formula;
use crate::games::{Problem, Refusal};
use crate::rules::{Bilingual, Convention, Player};
use std::f64::consts::TAU;

const TARGET: Side = Side {
    first: Player::Bob,
    keys: &[("colors", "3")],
    ..Side::new("greedy-coloring", Convention::Objective)
};

/// The cycle of a clause has one vertex c more, or two, so that its length is odd, and these are adjacent to a common
/// vertex v, on which Bob is meant to begin. If all neighbours of a cycle have colour 1 it needs three others.
pub static CYCLES: Reduction = Reduction {
    id: "pos-cnf-to-greedy-cycles",
    name: Bilingual {
        en: "Positive formulas to greedy colouring, odd cycles",
        pt: "Fórmulas positivas para coloração gulosa, ciclos ímpares",
    },
    claim: Bilingual {
        en: "The same player wins the formula with Alice first and greedy colouring with 3 colours and Bob first. It is known to fail for long clauses.",
        pt: "O mesmo jogador vence a fórmula com Alice primeiro e a coloração gulosa com 3 cores e Bob primeiro. Sabe-se que falha para cláusulas longas.",
    },
    source: Bilingual::of(
        "thesis on the greedy colouring game 5.3, 5.5",
        "tese sobre o jogo da coloração gulosa, 5.3, 5.5",
    ),
    status: Status::Attempt,
    from: Side::new("pos-cnf", Convention::Objective),
    to: TARGET,
    winner: WinnerMap::Same,
    examples: &["(1 2 5)(2 3)(3 4)(1 4 2)", "(1 2)(1 3)"],
    size: 6,
    instances: Kind::PositiveFormulas { width: None, distinct: false },
    build: build_cycles,
};

/// The same on clauses of six literals: all cycles have length seven.
pub static CYCLES_OF_7: Reduction = Reduction {
    id: "pos-cnf-6-to-greedy-cycles",
    name: Bilingual {
        en: "Formulas with 6 literals per clause to greedy colouring, cycles of 7",
        pt: "Fórmulas com 6 literais por cláusula para coloração gulosa, ciclos de 7",
    },
    claim: Bilingual {
        en: "The same player wins the formula with Alice first and greedy colouring with 3 colours and Bob first.",
        pt: "O mesmo jogador vence a fórmula com Alice primeiro e a coloração gulosa com 3 cores e Bob primeiro.",
    },
    source: Bilingual::of(
        "thesis on the greedy colouring game 5.6, 5.7",
        "tese sobre o jogo da coloração gulosa, 5.6, 5.7",
    ),
    from: Side::new("pos-cnf-6", Convention::Objective),
    examples: &["(1 2 2 2 2 1)", "(1 2 2 2 2 1)(1 2 3 3 2 1)", "(1 2 2 2 2 1)(1 2 3 4 5 6)"],
    size: 2,
    instances: Kind::PositiveFormulas { width: Some(6), distinct: false },
    ..CYCLES
};

/// "Jellyfish": the six vertices of a clause are a cycle, and there is no common vertex.
pub static JELLYFISH: Reduction = Reduction {
    id: "jellyfish",
    name: Bilingual {
        en: "Formulas with 6 literals per clause to greedy colouring, jellyfish",
        pt: "Fórmulas com 6 literais por cláusula para coloração gulosa, águas-vivas",
    },
    source: Bilingual::of(
        "thesis on the greedy colouring game 5.8, 5.9",
        "tese sobre o jogo da coloração gulosa, 5.8, 5.9",
    ),
    examples: &["(1 2 3 4 5 6)", "(1 2 2 2 2 1)"],
    build: build_jellyfish,
    ..CYCLES_OF_7
};

fn build_cycles(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    let formula = problem.formula();
    check(formula)?;
    let mut sketch = Sketch::default();
    let v = sketch.vertex("v");
    let mut cycles = Vec::new();
    for (j, clause) in (1..).zip(&formula.clauses) {
        let literals = literals(&mut sketch, j, clause.len());
        // From the last literal to the first: c alone, or c' and c.
        let more = if clause.len() % 2 == 1 { vec![format!("c{j}'")] } else { Vec::new() };
        let more: Vec<usize> =
            more.into_iter().chain([format!("c{j}")]).map(|name| sketch.vertex(name)).collect();
        sketch.cycle(&[&literals[..], &more].concat());
        sketch.join(&[v], &more);
        cycles.push((literals, more));
    }
    let variables = variables(&mut sketch, formula.variables);
    let rings = cycles.iter().map(|(literals, more)| (&literals[..], &more[..])).collect();
    let top = draw(&mut sketch, rings, &variables);
    sketch.place(v, (0.0, top - 1.6));
    sketch.part("v", "v", &[v]);
    for (j, ((literals, more), clause)) in (1..).zip(cycles.iter().zip(&formula.clauses)) {
        meet(&mut sketch, literals, clause, &variables);
        let all = [&literals[..], more].concat();
        sketch.part(format!("clause {j}"), format!("cláusula {j}"), &all);
    }
    name_variables(&mut sketch, &variables);
    let xs = listed(variables.iter().map(|pair| pair[0]));
    sketch.intend(
        format!("Bob begins on v ({v}) and goes on with the vertices x ({xs}), so that they get colour 1: if all neighbours of a clause's cycle have it, the cycle is odd and needs three other colours."),
        format!("Bob começa em v ({v}) e segue com os vértices x ({xs}), para que recebam a cor 1: se todos os vizinhos do ciclo de uma cláusula a têm, o ciclo é ímpar e precisa de três outras cores."),
    );
    alice_intends(&mut sketch, &variables);
    sketch.built(&reduction.to, &[], &[])
}

/// Alice's standard strategy, in all of the attempts (thesis on the greedy colouring game 5.3.2).
fn alice_intends(sketch: &mut Sketch, variables: &[[usize; 2]]) {
    let others = listed(variables.iter().map(|pair| pair[1]));
    sketch.intend(
        format!("Alice colours a vertex x' ({others}) before its x: it gets colour 1, and its x never does."),
        format!("Alice colore um vértice x' ({others}) antes do seu x: ele recebe a cor 1, e o seu x nunca a recebe."),
    );
}

/// The first vertices, and whether there are more.
fn listed(vertices: impl Iterator<Item = usize>) -> String {
    const MOST: usize = 24;
    let text = |(i, v): (usize, usize)| if i < MOST { v.to_string() } else { "…".into() };
    vertices.take(MOST + 1).enumerate().map(text).collect::<Vec<String>>().join(", ")
}

fn build_jellyfish(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    let formula = problem.formula();
    check(formula)?;
    let mut sketch = Sketch::default();
    let mut cycles = Vec::new();
    for (j, clause) in (1..).zip(&formula.clauses) {
        let literals = literals(&mut sketch, j, clause.len());
        sketch.cycle(&literals);
        cycles.push(literals);
    }
    let variables = variables(&mut sketch, formula.variables);
    draw(&mut sketch, cycles.iter().map(|literals| (&literals[..], &[][..])).collect(), &variables);
    for (j, (literals, clause)) in (1..).zip(cycles.iter().zip(&formula.clauses)) {
        meet(&mut sketch, literals, clause, &variables);
        sketch.part(format!("clause {j}"), format!("cláusula {j}"), literals);
    }
    name_variables(&mut sketch, &variables);
    let xs = listed(variables.iter().map(|pair| pair[0]));
    sketch.intend(
        format!("Bob colours the vertices x ({xs}), so that they get colour 1 and keep it from the cycles of the clauses."),
        format!("Bob colore os vértices x ({xs}), para que recebam a cor 1 e a tirem dos ciclos das cláusulas."),
    );
    alice_intends(&mut sketch, &variables);
    sketch.built(&reduction.to, &[], &[])
}

/// Draws the cycles of the clauses in a row, their literals below, with the variables in a row under them; returns how
/// far up they reach.
fn draw(sketch: &mut Sketch, cycles: Vec<(&[usize], &[usize])>, variables: &[[usize; 2]]) -> f64 {
    let longest = cycles.iter().map(|(literals, more)| literals.len() + more.len()).max().unwrap_or(0);
    let radius = 0.3 + 0.2 * longest as f64;
    let (clauses, count) = (cycles.len().max(1) as f64, variables.len().max(1) as f64);
    let step = (2.0 * radius + 1.4).max(1.3 * count / clauses);
    let first = -step * (cycles.len() as f64 - 1.0) / 2.0;
    for (j, (literals, more)) in cycles.into_iter().enumerate() {
        let middle = (first + step * j as f64, 0.0);
        let turn = TAU / (literals.len() + more.len()) as f64;
        // The further vertices around the top, then the literals, from right to left below.
        let start = if more.is_empty() { turn / 2.0 } else { -turn * (more.len() as f64 - 1.0) / 2.0 };
        let around: Vec<usize> = literals.iter().chain(more).rev().copied().collect();
        sketch.arc_of(&around, middle, radius, (start, turn));
    }
    let (below, step) = (radius + 2.2, (0.7 * step * clauses / count).max(1.6));
    sketch.row(&variables.iter().map(|pair| pair[0]).collect::<Vec<_>>(), (0.0, below), step);
    sketch.row(&variables.iter().map(|pair| pair[1]).collect::<Vec<_>>(), (0.0, below + 1.2), step);
    -radius
}

/// An empty clause has no cycle, and too large a formula no graph.
fn check(formula: &Formula) -> Result<(), Refusal> {
    if formula.clauses.iter().any(Vec::is_empty) {
        return Err(Refusal::board(words!(
            "expected clauses with at least one literal",
            "esperavam-se cláusulas com pelo menos um literal"
        )));
    }
    let size = formula.clauses.iter().map(|clause| clause.len() + 2).sum::<usize>() + formula.variables;
    if size > MOST_VERTICES {
        return Err(Refusal::too_large(words!(
            "expected a formula for at most {MOST_VERTICES} vertices",
            "esperava-se uma fórmula para no máximo {MOST_VERTICES} vértices"
        )));
    }
    Ok(())
}

/// The most vertices that are built; far fewer can be searched.
const MOST_VERTICES: usize = 10_000;

fn literals(sketch: &mut Sketch, clause: usize, count: usize) -> Vec<usize> {
    (1..=count).map(|k| sketch.vertex(format!("c{clause}.{k}"))).collect()
}

/// The vertices x and x' of each variable.
fn variables(sketch: &mut Sketch, count: usize) -> Vec<[usize; 2]> {
    let pair = |i: usize| {
        let [x, other] = [format!("x{i}"), format!("x{i}'")].map(|name| sketch.vertex(name));
        sketch.edge(x, other);
        sketch.stands_for(x, format!("{i}:F"));
        sketch.stands_for(other, format!("{i}:T"));
        [x, other]
    };
    (1..=count).map(pair).collect()
}

/// Joins the vertices of a clause to those of its variables.
fn meet(sketch: &mut Sketch, literals: &[usize], clause: &[i32], variables: &[[usize; 2]]) {
    for (&vertex, &literal) in literals.iter().zip(clause) {
        sketch.edge(vertex, variables[literal as usize - 1][0]);
    }
}

fn name_variables(sketch: &mut Sketch, variables: &[[usize; 2]]) {
    sketch.part("variables", "variáveis", &variables.concat());
}
