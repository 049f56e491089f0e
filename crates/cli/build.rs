//! The page becomes part of the program where it was built: then a new page makes a new program. `make page` touches
//! this file, so that a first page is seen too.

use std::path::Path;

const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if Path::new(PAGE).exists() {
        println!("cargo:rerun-if-changed={PAGE}");
    }
}
