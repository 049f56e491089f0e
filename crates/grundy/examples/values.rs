//! A value added to another: a switch and an up, and a position of col.

use grundy::games::Problem;
use grundy::graph::families::path;
use grundy::rules::Rules;
use grundy::solve::Solver;
use grundy::value::{Calculator, Notation, Relation, Store, Value, read_value, text};

pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let store = Store::default();
    let mut calculator = Calculator::new(&store);
    let switch = read_value("{1|-1}", &mut calculator)?;
    let up = read_value("^", &mut calculator)?;
    let sum = calculator.sum(switch, up)?;
    println!("+-1 + ^ = {}", text(sum, &store, Notation::Ascii).unwrap_or_default());
    assert_eq!(calculator.relation(sum, Value::ZERO)?, Relation::Confused);
    assert_eq!(calculator.relation(up, Value::ZERO)?, Relation::Greater);

    let rules = Problem::new("col", path(3))?.rules()?;
    let solver = Solver::new(&rules);
    let value = solver.value(&rules.start()).map_err(|reason| reason.id())?;
    println!("col on a path with three vertices: {:?}", value.and_then(|value| value.text));
    Ok(())
}
