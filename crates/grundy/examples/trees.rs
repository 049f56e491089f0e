//! A loop over all trees: on which of them is node kayles lost for the player who starts?

use grundy::ask::{Options, Question};
use grundy::games::Problem;
use grundy::graph::all_trees::all_trees;
use grundy::solve::with_large_stack;

pub fn main() {
    let options = Options { threads: 1, ..Options::default() };
    // Inside, a question starts no thread of its own, and small tables are kept from one question to the next.
    let lost: Vec<usize> = with_large_stack(|| {
        let lost = |n: usize| {
            let nimber = |tree| {
                let question = Question::from(Problem::new("kayles", tree).expect("a game on graphs"));
                question.solve(&options).expect("a small tree").nimber
            };
            all_trees(n).into_iter().filter(|tree| nimber(tree.clone()) == Some(0)).count()
        };
        (1..=9).map(lost).collect()
    });
    println!("trees with 1 to 9 vertices on which the first player loses: {lost:?}");
    // Stars are won by their centre; of the two trees with four vertices the path is lost.
    assert_eq!(lost[..4], [0, 0, 0, 1]);
}
