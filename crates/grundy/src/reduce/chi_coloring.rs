//! Positive formulas to the colouring game with as many colours as the chromatic number.

use super::record::*;
use super::sketch::Sketch;
use crate::games::Refusal;
use crate::rules::{Bilingual, Convention};
use std::f64::consts::{PI, TAU};

/// With N variables, M clauses and b = 2N + M there are 2b - 1 colours. The graph has a part F1: a vertex s joined to
/// two cliques of b - 1 vertices and to 2b independent vertices for each, these being joined to their clique. With
/// 2b - 1 colours Alice wins on F1 if and only if she is first and begins at s, so that she must begin there. Further
/// there are a vertex y, a vertex for each variable, and for each clause a clique of 2b - 1 vertices: two adjacent to
/// y, two adjacent to each of its variables, and the rest adjacent to s. A clause whose outer neighbours all get the
/// colour of s cannot be coloured: Bob begins at y with that colour and continues at the variables, and Alice
/// prevents it by any other colour on one of them.
pub static POS_CNF_TO_COLORING: Reduction = Reduction {
    id: "pos-cnf-to-coloring",
    name: Bilingual {
        en: "Positive formulas to colouring with the chromatic number of colours",
        pt: "Fórmulas positivas para coloração com o número cromático de cores",
    },
    claim: Bilingual {
        en: "If no clause has all variables, the same player wins the formula and the colouring game with 2b - 1 colours, the chromatic number of what is built, where b is twice the number of variables plus the number of clauses.",
        pt: "Se nenhuma cláusula tem todas as variáveis, o mesmo jogador vence a fórmula e o jogo de coloração com 2b - 1 cores, o número cromático do grafo construído, em que b é o dobro do número de variáveis mais o número de cláusulas.",
    },
    source: Bilingual::of(
        "Costa, Pessoa, Sampaio and Soares 2020 (book thm 7.4)",
        "Costa, Pessoa, Sampaio e Soares 2020 (livro, teo. 7.4)",
    ),
    status: Status::Theorem,
    from: Side::new("pos-cnf", Convention::Objective),
    to: Side::new("coloring", Convention::Objective),
    winner: WinnerMap::Same,
    examples: &["(1 2)(1 3)(2 4)(3 4)", "2:(1)"],
    size: 0,
    instances: Kind::PositiveFormulas { width: None, distinct: true },
    build: |reduction, problem| {
        let formula = problem.formula();
        let clauses: Vec<Vec<usize>> = formula.clauses.iter().map(|clause| distinct(clause)).collect();
        if formula.variables == 0 || clauses.iter().any(|clause| clause.len() == formula.variables) {
            return Err(Refusal::board(words!(
                "expected a formula in which no clause has all the variables",
                "esperava-se uma fórmula em que nenhuma cláusula tem todas as variáveis"
            )));
        }
        let b = 2 * formula.variables + clauses.len();
        if b > MOST {
            let message = words!(
                "expected at most {MOST}, twice the variables plus the clauses, not {b}",
                "esperava-se no máximo {MOST}, o dobro das variáveis mais as cláusulas, não {b}"
            );
            return Err(Refusal::too_large(message));
        }
        let mut sketch = Sketch::default();
        let s = forcing_part(&mut sketch, b);
        // From top to bottom: F1, the cliques of the clauses, the variables, y.
        let side = 0.4 * b as f64;
        let wide = 2.0 * side + 2.0;
        let first = -wide * (clauses.len() as f64 - 1.0) / 2.0;
        let y = sketch.vertex("y");
        let x = sketch.vertices("x", formula.variables);
        sketch.part("y", "y", &[y]);
        for (j, clause) in (1..).zip(&clauses) {
            let outer: Vec<usize> = [y].into_iter().chain(clause.iter().map(|&i| x[i - 1])).collect();
            let clique = clause_clique(&mut sketch, j, b, s, &outer);
            sketch.arc_of(
                &clique,
                (first + wide * (j - 1) as f64, 2.5 * side + 3.0),
                side,
                (PI * 0.8 + 0.02, TAU / clique.len() as f64),
            );
            sketch.part(format!("clause {j}"), format!("cláusula {j}"), &clique);
        }
        sketch.row(&x, (0.0, 4.0 * side + 6.5), 1.0 + wide / 2.0);
        sketch.place(y, (0.37, 4.0 * side + 9.3));
        sketch.part("variables", "variáveis", &x);
        x.iter().enumerate().for_each(|(i, &x)| sketch.stands_for(x, format!("{}:F", i + 1)));
        sketch.built(&reduction.to, &[("colors", (2 * b - 1).to_string())], &[])
    },
};

/// The largest b for which the graph is built; it has some 2 b^2 vertices.
const MOST: usize = 60;

/// The variables of a clause, each once.
fn distinct(clause: &[i32]) -> Vec<usize> {
    let mut variables: Vec<usize> = clause.iter().map(|&literal| literal as usize).collect();
    variables.sort_unstable();
    variables.dedup();
    variables
}

/// The part F1, on which Alice must begin at s; returns s.
fn forcing_part(sketch: &mut Sketch, b: usize) -> usize {
    let s = sketch.vertex("s");
    let mut part = vec![s];
    let radius = 0.6 * b as f64;
    sketch.place(s, (0.0, 0.0));
    for (clique, independent, sign) in [("k", "r", -1.0), ("m", "t", 1.0)] {
        let clique = sketch.vertices(clique, b - 1);
        let independent = sketch.vertices(independent, 2 * b);
        sketch.clique(&clique);
        sketch.join(&clique, &independent);
        sketch.join(&[s], &clique);
        sketch.join(&[s], &independent);
        // Both on one circle, the clique nearer to s.
        let middle = (sign * (radius + 2.0), -0.63 * radius);
        let (spread, far) = (PI / (2.0 * b as f64), 1.1 * PI / (2.0 * b as f64));
        let angle = |count: usize, step: f64| step * (count as f64 - 1.0) / 2.0;
        sketch.arc_of(&clique, middle, radius, (-sign * PI / 2.0 - angle(b - 1, spread), spread));
        sketch.arc_of(&independent, middle, radius, (sign * PI / 2.0 - angle(2 * b, far), far));
        part.extend(clique.into_iter().chain(independent));
    }
    sketch.part("F1", "F1", &part);
    s
}

/// A clique of 2b - 1 vertices: a pair of twins for each outer vertex, the rest joined to s.
fn clause_clique(sketch: &mut Sketch, j: usize, b: usize, s: usize, outer: &[usize]) -> Vec<usize> {
    let mut clique = Vec::new();
    for (k, &outer) in outer.iter().enumerate() {
        let twins = [format!("l{j}.{k}'"), format!("l{j}.{k}''")].map(|name| sketch.vertex(name));
        sketch.join(&[outer], &twins);
        clique.extend(twins);
    }
    let rest = sketch.vertices(&format!("L{j}."), 2 * b - 1 - clique.len());
    sketch.join(&[s], &rest);
    clique.extend(rest);
    sketch.clique(&clique);
    clique
}
