//! Alternating Boolean formulas to cops and robber with given starts.

use super::record::*;
use super::sketch::Sketch;
use crate::formula::variable;
use crate::games::{Problem, Refusal};
use crate::graph::Graph;
use crate::graph::families::{cycle, petersen, projective, robertson};
use crate::rules::{Bilingual, Convention};

/// One cop for every variable, whose place shows its value, and one more, the prover. The vertices lie in layers 0,
/// 1, 2, 3 that follow each other in a circle, and a layer of evaluation after layer 2; a cop goes from each layer to
/// the next, and so does the robber. In layer 1 cops of Alice's variables may change value, in layer 3 those of
/// Bob's.
///
/// *Exits.* In every layer each cop has an exit: a vertex next to the places of this cop in the layer, to the robber's
/// vertices in the layer, and to one vertex of a hole, which no other exit is next to. A hole for k cops is a
/// graph of girth at least 5 in which every vertex has more than k neighbours: there a cop, wherever he stands, is next to
/// at most one of the vertices to which the robber may go, so that one is always free. Layers that follow each other have
/// different holes.
///
/// *The cops must follow.* Suppose that they are all in one layer, that the robber has moved on to the next one and
/// that some cop does not. Then no cop can reach the exit of that cop, since only the robber's vertices are next to
/// two exits of a layer, and none of the cops was near these or near this hole. The robber takes the exit, and then
/// enters the hole, before any cop can be next to its vertex.
///
/// *The robber must move on.* The prover of a layer is next to the robber's vertices in this layer and in the one
/// before, and so catches him if he stays or turns back; at an exit the cop whose exit it is catches him.
///
/// *What is chosen.* Two variables of Alice have one more exit in layer 1, next to the places where they have kept
/// their values: at most one of her variables changes. In layer 3 the robber chooses between a vertex for no change
/// and one for each variable of Bob and each value; there the exits say that this variable has this value, and that
/// the others have kept theirs. In layer 2 the prover chooses between two places: from one he forbids the evaluation,
/// from the other everything else. In the evaluation every clause is an exit, next to the places of its literals: the
/// robber gets away exactly if a clause is false. Alice may always change nothing, so that it is enough to evaluate
/// after her moves, and an evaluation that fails is useless. If there is none, the play is endless. Goldstein and
/// Reingold's construction differs in its details; the book leaves the links between its parts to the reader.
pub static ABF_TO_COPS_AND_ROBBER: Reduction = Reduction {
    id: "abf-to-cops-and-robber",
    name: Bilingual {
        en: "Alternating Boolean formulas to cops and robber",
        pt: "Fórmulas booleanas alternantes para polícia e ladrão",
    },
    claim: Bilingual {
        en: "The cops, one more than there are variables, win from the given start exactly if Alice wins the formula game.",
        pt: "Os policiais, um a mais que as variáveis, vencem a partir do início dado exatamente se Alice vence o jogo da fórmula.",
    },
    source: Bilingual::of(
        "Goldstein and Reingold 1995 (book thm 5.8; the links between the parts are our own)",
        "Goldstein e Reingold 1995 (livro, teo. 5.8; as ligações entre as partes são nossas)",
    ),
    status: Status::Theorem,
    from: Side::new("abf", Convention::Objective),
    to: Side::new("cops-and-robber", Convention::Objective),
    winner: WinnerMap::Same,
    examples: &["abf{alice=1}:(1)", "abf{bob=1}:(1)"],
    size: 1,
    instances: Kind::OwnedFormulas,
    build,
};

/// The most variables: with more the graph is too large to be played on.
const MOST_VARIABLES: usize = 4;

fn build(reduction: &Reduction, problem: &Problem) -> Result<Built, Refusal> {
    let variables = Variable::all(problem);
    if variables.len() > MOST_VARIABLES {
        let message = words!(
            "{} variables; at most {MOST_VARIABLES} are built",
            "{} variáveis; constroem-se no máximo {MOST_VARIABLES}",
            variables.len()
        );
        return Err(Refusal::too_large(message));
    }
    let k = variables.len() + 1;
    let mut city = City::new(variables);
    city.streets();
    city.watches();
    city.exits();
    city.clauses(&problem.formula().clauses);
    let start = city.start();
    let mut sketch = city.finished();
    sketch.start(&start);
    sketch.built(&reduction.to, &[("k", k.to_string())], &[])
}

/// A variable: whether it is Alice's, and whether it is true at first.
struct Variable {
    alice: bool,
    truth: bool,
}

impl Variable {
    fn all(problem: &Problem) -> Vec<Variable> {
        let listed = |key: &str| -> Vec<usize> {
            problem.key(key).split(';').filter_map(|word| word.parse().ok()).collect()
        };
        let [alice, bob, truth] = ["alice", "bob", "true"].map(listed);
        let most = alice.iter().chain(&bob).chain(&truth).copied().max().unwrap_or(0);
        let numbers = 1..=most.max(problem.formula().variables);
        numbers.map(|v| Variable { alice: alice.contains(&v), truth: truth.contains(&v) }).collect()
    }
}

/// The layer in which Alice's variables may change, that in which Bob's may, and that of the evaluation.
const ALICE: usize = 1;
const BOB: usize = 3;
const EVALUATION: usize = 4;
const LAYERS: usize = 5;

/// Steps from a layer to the next: the circle, then the way to the evaluation.
const STEPS: [(usize, usize); 5] = [(0, ALICE), (ALICE, 2), (2, BOB), (BOB, 0), (2, EVALUATION)];

/// The places of a variable's cop in a layer, for false and for true: where the value is that of the layer
/// before, and where it has changed, if it may.
struct Places {
    kept: [usize; 2],
    changed: Option<[usize; 2]>,
}

impl Places {
    fn with(&self, value: usize) -> Vec<usize> {
        std::iter::once(self.kept[value]).chain(self.changed.map(|changed| changed[value])).collect()
    }

    fn all(&self) -> Vec<usize> {
        [self.with(0), self.with(1)].concat()
    }
}

/// The graph under construction.
struct City {
    sketch: Sketch,
    variables: Vec<Variable>,
    /// For each layer the places of each variable's cop.
    places: Vec<Vec<Places>>,
    /// For each layer the places of the prover. In layer 2 there are two, the second before the evaluation.
    prover: Vec<Vec<usize>>,
    /// For each layer the vertices of the robber. In layer 3 the first is for no change, then come two for each of
    /// Bob's variables, for false and for true.
    robber: Vec<Vec<usize>>,
    exits: Vec<usize>,
    /// For each layer its exits, and in the last the clauses too.
    exits_of: [Vec<usize>; LAYERS],
    holes: Holes,
}

impl City {
    fn new(variables: Vec<Variable>) -> City {
        let mut sketch = Sketch::default();
        let holes = Holes { graph: hole(variables.len() + 1), free: Default::default(), all: Vec::new() };
        let mut places: Vec<Vec<Places>> = Vec::new();
        for layer in 0..LAYERS {
            let mut of_layer = Vec::new();
            for (i, variable) in variables.iter().enumerate() {
                of_layer.push(cop(&mut sketch, layer, i + 1, variable.alice));
            }
            places.push(of_layer);
        }
        let names = [&["p0"][..], &["p1"], &["p2", "q2"], &["p3"], &["q4"]];
        let prover = names.map(|names| names.iter().map(|&name| sketch.vertex(name)).collect()).to_vec();
        let mut robber: Vec<Vec<usize>> =
            (0..LAYERS).map(|layer| vec![sketch.vertex(format!("r{layer}"))]).collect();
        for i in (0..variables.len()).filter(|&i| !variables[i].alice) {
            robber[BOB].extend(VALUES.map(|value| sketch.vertex(format!("r3 {}:{value}", i + 1))));
        }
        sketch.stands_for(robber[BOB][0], "none".to_string());
        City {
            sketch,
            variables,
            places,
            prover,
            robber,
            exits: Vec::new(),
            exits_of: Default::default(),
            holes,
        }
    }

    /// The ways from layer to layer.
    fn streets(&mut self) {
        for (from, to) in STEPS {
            for (here, there) in self.places[from].iter().zip(&self.places[to]) {
                for value in 0..2 {
                    let changed = there.changed.map(|changed| changed[1 - value]);
                    let onward: Vec<usize> = std::iter::once(there.kept[value]).chain(changed).collect();
                    self.sketch.join(&here.with(value), &onward);
                }
            }
            self.sketch.join(&self.robber[from], &self.robber[to]);
        }
        for (from, to) in &STEPS[..4] {
            self.sketch.edge(self.prover[*from][0], self.prover[*to][0]);
        }
        self.sketch.edge(self.prover[ALICE][0], self.prover[2][1]);
        self.sketch.edge(self.prover[2][1], self.prover[EVALUATION][0]);
    }

    /// What the prover keeps the robber from: staying, turning back, and one of the two ways on from layer 2.
    fn watches(&mut self) {
        for (from, to) in STEPS {
            let watched = [&self.robber[from][..], &self.robber[to]].concat();
            self.sketch.join(&self.prover[to][..1], &watched);
        }
        self.sketch.join(&self.prover[2][..1], &self.robber[EVALUATION]);
        let all_but_evaluation = [&self.robber[ALICE][..], &self.robber[2], &self.robber[BOB]].concat();
        self.sketch.join(&self.prover[2][1..], &all_but_evaluation);
    }

    fn exits(&mut self) {
        for layer in 0..LAYERS {
            let robber = self.robber[layer].clone();
            self.exit(layer, &self.prover[layer].clone(), &robber);
            let mut asked = robber[1..].chunks(2);
            for i in 0..self.variables.len() {
                let all = self.places[layer][i].all();
                let chosen = if self.variables[i].alice { None } else { asked.next() };
                let Some(chosen) = chosen else {
                    self.exit(layer, &all, &robber);
                    continue;
                };
                let others: Vec<usize> = robber.iter().copied().filter(|r| !chosen.contains(r)).collect();
                self.exit(layer, &self.places[layer][i].kept.clone(), &others);
                for value in 0..2 {
                    self.exit(layer, &self.places[layer][i].with(value), &chosen[value..=value]);
                }
            }
        }
        let alices: Vec<usize> = (0..self.variables.len()).filter(|&i| self.variables[i].alice).collect();
        for (n, &i) in alices.iter().enumerate() {
            for &j in &alices[..n] {
                let kept = [self.places[ALICE][i].kept, self.places[ALICE][j].kept].concat();
                self.exit(ALICE, &kept, &self.robber[ALICE].clone());
            }
        }
    }

    /// In the evaluation every clause is an exit.
    fn clauses(&mut self, clauses: &[Vec<i32>]) {
        let robber = self.robber[EVALUATION].clone();
        let mut built = Vec::new();
        for (j, clause) in clauses.iter().enumerate() {
            let of_layer = &self.places[EVALUATION];
            let place = |&literal: &i32| of_layer[variable(literal) - 1].kept[usize::from(literal > 0)];
            let mut literals: Vec<usize> = clause.iter().map(place).collect();
            literals.sort_unstable();
            literals.dedup();
            built.push(self.dig(format!("c{}", j + 1), EVALUATION, &literals, &robber));
        }
        self.sketch.part("clauses", "cláusulas", &built);
    }

    /// An exit of a cop.
    fn exit(&mut self, layer: usize, guards: &[usize], robber: &[usize]) {
        let exit = self.dig(format!("e{}", self.exits.len() + 1), layer, guards, robber);
        self.exits.push(exit);
    }

    /// A vertex between places of cops, vertices of the robber and a hole.
    fn dig(&mut self, name: String, layer: usize, guards: &[usize], robber: &[usize]) -> usize {
        let exit = self.sketch.vertex(name);
        let even = layer == 0 || layer == 2;
        let hole = self.holes.entrance(usize::from(even), &mut self.sketch);
        self.sketch.join(&[exit], &[guards, robber, &[hole]].concat());
        self.exits_of[layer].push(exit);
        exit
    }

    /// The cops as they come from layer 3, with the first values, and the robber, who has gone on to layer 0.
    fn start(&self) -> Vec<usize> {
        let places = self.variables.iter().zip(&self.places[BOB]);
        let cops = places.map(|(variable, places)| places.kept[usize::from(variable.truth)]);
        cops.chain([self.prover[BOB][0], self.robber[0][0]]).collect()
    }

    /// Draws the holes in the middle and the layers around them, each with its exits inside, then the prover and the
    /// robber, and the cops' places outside; the evaluation is beyond layer 2.
    fn draw(&mut self) {
        let size = self.holes.graph.n();
        let holes: Vec<&[usize]> = self.holes.all.chunks(size).collect();
        let wide = 2.0 + size as f64 / 2.5;
        for (i, hole) in holes.iter().enumerate() {
            let x = wide * (i as f64 - (holes.len() as f64 - 1.0) / 2.0);
            self.sketch.like(hole, &self.holes.graph, (x, 0.0), 1.4);
        }
        let most = self.exits_of.iter().map(Vec::len).max().unwrap_or(0) as f64;
        let inner = (wide * holes.len() as f64 / 2.0 + 2.0).max(1.1 * most);
        for layer in 0..LAYERS {
            let mut rows = vec![self.exits_of[layer].clone()];
            rows.push([&self.robber[layer][..], &self.prover[layer]].concat());
            rows.extend(self.places[layer].iter().map(Places::all));
            let (turns, first) = match layer {
                EVALUATION => (2, inner + 2.6 + 1.8 * rows.len() as f64),
                layer => (layer, inner),
            };
            for (depth, row) in rows.iter().enumerate() {
                self.row(row, turns, first + 1.8 * depth as f64);
            }
        }
    }

    /// A row of vertices across a direction, given in quarter turns from the top, slightly bent.
    fn row(&mut self, vertices: &[usize], turns: usize, away: f64) {
        for (i, &vertex) in vertices.iter().enumerate() {
            let across = 1.7 * (i as f64 - (vertices.len() as f64 - 1.0) / 2.0) + 0.13 * away;
            let away = away - 0.06 * across * across;
            let (x, y) = [(across, -away), (away, across), (-across, away), (-away, -across)][turns % 4];
            self.sketch.place(vertex, (x, y));
        }
    }

    /// The sketch with its parts named.
    fn finished(mut self) -> Sketch {
        self.draw();
        self.sketch.part("robber", "ladrão", &self.robber.concat());
        self.sketch.part("prover", "provador", &self.prover.concat());
        for (i, variable) in self.variables.iter().enumerate() {
            let who = if variable.alice { "Alice" } else { "Bob" };
            let places: Vec<usize> = self.places.iter().flat_map(|layer| layer[i].all()).collect();
            self.sketch.part(
                format!("variable {} ({who})", i + 1),
                format!("variável {} ({who})", i + 1),
                &places,
            );
        }
        self.sketch.part("exits", "saídas", &self.exits);
        self.sketch.part("holes", "buracos", &self.holes.all);
        self.sketch
    }
}

const VALUES: [char; 2] = ['F', 'T'];

/// The places of the cop of variable i in a layer. Where he changes the value of a variable of Alice's she flips it.
fn cop(sketch: &mut Sketch, layer: usize, i: usize, alice: bool) -> Places {
    let kept = VALUES.map(|value| sketch.vertex(format!("{i}:{value}{layer}")));
    let changes = layer == if alice { ALICE } else { BOB };
    let changed = changes.then(|| VALUES.map(|value| sketch.vertex(format!("{i}:{value}{layer}'"))));
    for vertex in changed.into_iter().flatten().filter(|_| alice) {
        sketch.stands_for(vertex, i.to_string());
    }
    Places { kept, changed }
}

/// Holes of two kinds: those of layers 0 and 2, and those of the others.
struct Holes {
    graph: Graph,
    /// Vertices next to which there is no exit yet.
    free: [Vec<usize>; 2],
    all: Vec<usize>,
}

impl Holes {
    /// A vertex of a hole of this kind for one more exit; a new hole is dug when all are taken.
    fn entrance(&mut self, kind: usize, sketch: &mut Sketch) -> usize {
        if let Some(vertex) = self.free[kind].pop() {
            return vertex;
        }
        let first = self.all.len();
        let vertices: Vec<usize> =
            (1..=self.graph.n()).map(|i| sketch.vertex(format!("h{}", first + i))).collect();
        for (u, v) in self.graph.simple_edges() {
            sketch.edge(vertices[u], vertices[v]);
        }
        self.all.extend(&vertices);
        self.free[kind] = vertices[1..].to_vec();
        vertices[0]
    }
}

/// A graph of girth at least 5 in which every vertex has more than k neighbours: a cage, or the points and lines of a
/// projective plane.
fn hole(k: usize) -> Graph {
    match k {
        0 | 1 => cycle(5),
        2 => petersen(),
        3 => robertson(),
        4 | 5 => projective(5),
        _ => projective(7),
    }
}
