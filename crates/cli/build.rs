//! The page is embedded in the program if it was built, and a new page triggers a rebuild. `make page` touches this
//! file, so that the first page is noticed too. The version names the commit, if there is one.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Where the page was built; a package of this crate holds it.
const BUILT: &str = "../../web/dist";
const PACKAGED: &str = "page";

/// What `cargo package` writes into a package.
const PACKAGED_COMMIT: &str = ".cargo_vcs_info.json";

/// As many digits of a commit as its readers need.
const DIGITS: usize = 10;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(packaged)");
    if Path::new(PACKAGED).exists() {
        println!("cargo:rustc-cfg=packaged");
    } else if Path::new(BUILT).exists() {
        println!("cargo:rerun-if-changed={BUILT}");
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let commit = commit().map_or(String::new(), |commit| format!(" ({commit})"));
    println!("cargo:rustc-env=GRUNDY_VERSION={version}{commit}");
}

/// The commit that a package was made of, or else the one that is checked out.
fn commit() -> Option<String> {
    let full = match fs::read_to_string(PACKAGED_COMMIT) {
        Ok(packaged) => packaged.split('"').skip_while(|word| *word != "sha1").nth(2)?.to_string(),
        Err(_) => {
            // The log gets a line with every commit and every checkout.
            let log = PathBuf::from(git(&["rev-parse", "--git-path", "logs/HEAD"])?);
            println!("cargo:rerun-if-changed={}", log.display());
            git(&["rev-parse", "HEAD"])?
        }
    };
    full.get(..DIGITS).map(String::from)
}

fn git(arguments: &[&str]) -> Option<String> {
    let done = Command::new("git").args(arguments).output().ok()?;
    let printed = String::from_utf8(done.stdout).ok()?;
    Some(printed.trim().to_string()).filter(|text| done.status.success() && !text.is_empty())
}
