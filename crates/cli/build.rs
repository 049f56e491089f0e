//! The page is embedded in the program if it was built, and a new page triggers a rebuild. `make page` touches this
//! file, so that the first page is noticed too.

use std::path::Path;

const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if Path::new(PAGE).exists() {
        println!("cargo:rerun-if-changed={PAGE}");
    }
}
