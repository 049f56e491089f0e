//! Answers the problem texts given as arguments: `cargo run --example ask -- kayles:P5`.

use grundy::ask::{Options, Wants, solve};

fn main() {
    let mut options = Options::default();
    for argument in std::env::args().skip(1) {
        if let Some(n) = argument.strip_prefix("--threads=") {
            options.threads = n.parse().expect("a number of threads");
        } else if let Some(n) = argument.strip_prefix("--memory=") {
            options.limits.memory = n.parse::<usize>().expect("a number of MiB") << 20;
        } else if let Some(list) = argument.strip_prefix("--want=") {
            options.wants = Some(Wants::read(list).expect("names of fields"));
        } else {
            match solve(&argument, &options) {
                Ok(answer) => println!("{}", serde_json::to_string(&answer).expect("plain data")),
                Err(error) => println!("{argument}: {error}"),
            }
        }
    }
}
