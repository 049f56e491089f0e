//! Grundy: combinatorial games on graphs. Who wins, why, and by how much.
//!
//! # A graph built in code, and its nimber
//!
//! A [`Problem`](games::Problem) is a game on a board; a [`Question`](ask::Question) asks it. Theorems decide what they
//! can, search does the rest, and the answer names what decided.
//!
//! ```
//! use grundy::{ask::Question, games::Problem, graph::Graph};
//!
//! let graph = Graph::undirected(5, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]);
//! let answer = Question::from(Problem::new("kayles", graph)?).solve(&Default::default())?;
//! assert_eq!(answer.nimber, Some(0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The same as a text, in which every game, graph and convention has its place:
//!
//! ```
//! let answer = grundy::ask::solve("kayles{convention=misere}:C7", &Default::default()).unwrap();
//! // Any move leaves a path with four vertices, and there the player to move wins by leaving a single edge.
//! assert_eq!(answer.winner.unwrap().id(), "bob");
//! ```
//!
//! # A game of one's own
//!
//! A game is its [`Rules`](rules::Rules): where it starts, which moves there are, where they lead. A
//! [`Solver`](solve::Solver) does the rest.
//!
//! ```
//! use grundy::rules::{Move, Player, Rules, View};
//! use grundy::solve::Solver;
//!
//! /// Players take one, three or four coins; whoever cannot take a coin loses.
//! struct Coins(u64);
//!
//! impl Rules for Coins {
//!     type Position = u64;
//!     fn start(&self) -> u64 {
//!         self.0
//!     }
//!     fn moves(&self, left: &u64, _who: Player, out: &mut Vec<Move>) {
//!         out.extend([1, 3, 4].into_iter().filter(|taken| taken <= left).map(|taken| Move::of(taken as usize)));
//!     }
//!     fn play(&self, left: &u64, who: Player, taken: Move) -> (u64, Player) {
//!         (left - taken.element() as u64, who.other())
//!     }
//!     fn view(&self, left: &u64) -> View {
//!         View::Heaps(vec![*left])
//!     }
//! }
//!
//! let rules = Coins(20);
//! let solver = Solver::new(&rules);
//! assert_eq!(solver.nimber(&20), Ok(Some(2)));
//! assert_eq!(solver.winner(&20, Player::Alice).unwrap().unwrap().id(), "alice");
//! ```
//!
//! # A loop over all trees
//!
//! Many small questions are cheap inside of one [`with_large_stack`](solve::with_large_stack): there they start no thread
//! and keep their tables.
//!
//! ```
//! use grundy::ask::{Options, Question};
//! use grundy::{games::Problem, graph::all_trees::all_trees, solve::with_large_stack};
//!
//! let options = Options { threads: 1, ..Options::default() };
//! let lost = with_large_stack(|| {
//!     let nimber = |tree| Question::from(Problem::new("kayles", tree).unwrap()).solve(&options).unwrap().nimber;
//!     all_trees(4).into_iter().filter(|tree| nimber(tree.clone()) == Some(0)).count()
//! });
//! assert_eq!(lost, 1); // the path
//! ```
//!
//! # A value added to another
//!
//! ```
//! use grundy::value::{Calculator, Relation, Store, Value, read_value};
//!
//! let store = Store::default();
//! let mut calculator = Calculator::new(&store);
//! let switch = read_value("{1|-1}", &mut calculator)?;
//! let up = read_value("^", &mut calculator)?;
//! let sum = calculator.sum(switch, up)?;
//! assert_eq!(calculator.relation(sum, Value::ZERO)?, Relation::Confused);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! | module | |
//! |---|---|
//! | [`ask`] | questions and answers, numbers, tables, plays, explanations |
//! | [`games`] | the games, and problems made of them |
//! | [`rules`] | what a game says of itself |
//! | [`solve`] | the solver and its engines, limits |
//! | [`graph`], [`value`], [`heap`], [`formula`] | what games are about |
//! | [`theory`] | theorems, each with its source |
//! | [`hypergraph`] | families of sets, and who wins positional games on them |
//! | [`reduce`] | reductions between games, and the hunt for instances on which one fails |
//! | [`draw`], [`tell`] | pictures and words |
//! | [`desk`] | every request of a front end and its reply, as plain records |

#![warn(missing_docs)]

// First, for the macro `words!`.
#[macro_use]
pub mod text;

pub mod ask;
pub mod boards;
pub mod desk;
pub mod draw;
pub mod explore;
pub mod families;
pub mod formula;
pub mod games;
pub mod graph;
pub mod heap;
pub mod hypergraph;
pub mod platform;
pub mod reduce;
pub mod rules;
pub mod solve;
pub mod tell;
pub mod theory;
pub mod value;
