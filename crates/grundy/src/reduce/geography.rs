//! Quantified formulas to geography.

use super::record::*;
use super::sketch::Sketch;
use crate::formula::variable;
use crate::rules::{Bilingual, Convention};

/// Every variable i is a diamond a, x, x', b of arcs a x, a x', x b, x' b; the b of one has an arc to the a of the next, the
/// last b to every clause, and a clause to its literals. With an even number of variables Alice chooses the literal in
/// the odd diamonds, Bob in the even ones, and then Bob a clause. The literals on the path count as false: Alice
/// can move on from the clause exactly if one of its literals is true, and after that Bob cannot.
pub static QSAT_TO_GEOGRAPHY: Reduction = Reduction {
    id: "qsat-to-geography",
    name: Bilingual { en: "Quantified formulas to geography", pt: "Fórmulas quantificadas para geografia" },
    claim: Bilingual {
        en: "The same player wins qsat and geography.",
        pt: "O mesmo jogador vence qsat e geografia.",
    },
    source: Bilingual::of("Schaefer 1978 (book thm 5.3)", "Schaefer 1978 (livro, teo. 5.3)"),
    status: Status::Theorem,
    from: Side::new("qsat", Convention::Objective),
    to: Side::new("geography", Convention::Normal),
    winner: WinnerMap::Same,
    examples: &["(-1 -3)(-2 3)(4 -3)(1 2)", "(1 -2)(2 3)"],
    size: 3,
    instances: Kind::Formulas,
    build: |reduction, problem| {
        let formula = problem.formula();
        // A variable that does not occur makes their number even.
        let variables = formula.variables.next_multiple_of(2).max(2);
        let mut sketch = Sketch::default();
        let diamonds: Vec<[usize; 4]> = (1..=variables).map(|i| diamond(&mut sketch, i)).collect();
        let clauses = sketch.vertices("c", formula.clauses.len());
        for pair in diamonds.windows(2) {
            sketch.arc(pair[0][3], pair[1][0]);
        }
        for (clause, &vertex) in formula.clauses.iter().zip(&clauses) {
            sketch.arc(diamonds[variables - 1][3], vertex);
            for &literal in clause {
                let [_, positive, negative, _] = diamonds[variable(literal) - 1];
                sketch.arc(vertex, if literal > 0 { positive } else { negative });
            }
        }
        // The diamonds below each other, the clauses in a column beside them.
        for (i, &[a, positive, negative, b]) in diamonds.iter().enumerate() {
            let top = 3.6 * i as f64;
            sketch.place(a, (0.0, top));
            sketch.row(&[positive, negative], (0.0, top + 1.2), 2.2);
            sketch.place(b, (0.0, top + 2.4));
        }
        let high = 3.6 * variables as f64 - 1.2;
        for (j, &clause) in clauses.iter().enumerate() {
            let part = (j as f64 + 0.5) / clauses.len() as f64;
            sketch
                .place(clause, (4.5 + 1.2 * (std::f64::consts::PI * part).sin(), high * (0.1 + 0.85 * part)));
        }
        for (i, diamond) in diamonds.iter().enumerate() {
            let who = if i % 2 == 0 { "Alice" } else { "Bob" };
            let i = i + 1;
            sketch.part(format!("variable {i} ({who})"), format!("variável {i} ({who})"), diamond);
        }
        sketch.part("clauses", "cláusulas", &clauses);
        sketch.built(&reduction.to, &[], &[diamonds[0][0]])
    },
};

/// The vertices a, x, x', b of variable i. A literal on the path is false.
fn diamond(sketch: &mut Sketch, i: usize) -> [usize; 4] {
    let names = [format!("a{i}"), format!("x{i}"), format!("x{i}'"), format!("b{i}")];
    let [a, positive, negative, b] = names.map(|name| sketch.vertex(name));
    for (literal, value) in [(positive, 'F'), (negative, 'T')] {
        sketch.arc(a, literal);
        sketch.arc(literal, b);
        sketch.stands_for(literal, format!("{i}:{value}"));
    }
    [a, positive, negative, b]
}
