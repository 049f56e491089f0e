//! Makes a number of the sources of this program and of the library: a run that was stopped goes on with the same program only.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// What the answers and the order of the graphs depend on.
const SOURCES: [&str; 3] = ["src", "../grundy/src", "Cargo.lock"];

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = BTreeSet::new();
    for source in SOURCES {
        println!("cargo:rerun-if-changed={source}");
        collect(Path::new(source), &mut files)?;
    }
    let mut hasher = DefaultHasher::new();
    for file in files {
        (&file, fs::read(&file)?).hash(&mut hasher);
    }
    println!("cargo:rustc-env=GRUNDY_SOURCES={:016x}", hasher.finish());
    Ok(())
}

/// All files below a path.
fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.insert(path.to_path_buf());
        return Ok(());
    }
    fs::read_dir(path)?.try_for_each(|entry| collect(&entry?.path(), files))
}
