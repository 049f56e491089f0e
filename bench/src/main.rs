//! `grundy-bench [quick] [TOPIC..]` measures Grundy and prints one table or more per topic. `bench/run` builds and
//! calls it. It runs itself as `grundy-bench one ..` to measure one thing in a separate process.

mod baseline;
mod claims;
mod greedy;
mod measure;
mod report;
mod topics;

use topics::{Extent, TOPICS};

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "one") {
        let figures = topics::one(&arguments[1..]);
        println!("{}", serde_json::to_string(&figures).expect("plain data"));
        return;
    }
    let before = arguments.len();
    arguments.retain(|argument| argument != "quick");
    let extent = if arguments.len() < before { Extent::Quick } else { Extent::Full };
    if let Some(unknown) = arguments.iter().find(|name| TOPICS.iter().all(|topic| topic.name != **name)) {
        let names: Vec<&str> = TOPICS.iter().map(|topic| topic.name).collect();
        eprintln!("'{unknown}': expected quick, {}", names.join(", "));
        std::process::exit(2);
    }
    for topic in TOPICS.iter().filter(|topic| arguments.is_empty() || arguments.contains(&topic.name.into()))
    {
        (topic.run)(extent);
    }
}
