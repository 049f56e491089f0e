//! The examples of the front page as programs: each checks its result.

#[path = "../examples/nimber.rs"]
mod nimber;
#[path = "../examples/own_game.rs"]
mod own_game;
#[path = "../examples/trees.rs"]
mod trees;
#[path = "../examples/values.rs"]
mod values;

#[test]
fn a_graph_built_in_code() {
    nimber::main().unwrap();
}

#[test]
fn a_custom_game() {
    own_game::main();
}

#[test]
fn a_loop_over_all_trees() {
    trees::main();
}

#[test]
fn a_value_added_to_another() {
    values::main().unwrap();
}
