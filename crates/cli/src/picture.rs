//! Pictures in files.

use crate::ending::Wrong;
use clap::Args;
use grundy::draw::tikz;
use grundy::text::Bilingual;
use std::path::{Path, PathBuf};

/// Where a picture goes.
#[derive(Args, Debug)]
pub struct PictureArgs {
    /// Draw it to a file too: SVG, or TikZ where the name ends in .tex or .tikz
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl PictureArgs {
    /// Rejects a request for a picture where there is none.
    pub fn refuse(&self, why: Bilingual) -> Result<(), Wrong> {
        if self.svg.is_some() { Err(Wrong::new(why)) } else { Ok(()) }
    }

    /// Draws the picture if one is wanted.
    pub fn draw(&self, picture: impl FnOnce() -> String) -> Result<(), Wrong> {
        match &self.svg {
            Some(path) if is_tex(path) => write(path, &tikz(&picture())),
            Some(path) => write(path, &picture()),
            None => Ok(()),
        }
    }
}

fn is_tex(path: &Path) -> bool {
    path.extension().is_some_and(|end| end == "tex" || end == "tikz")
}

/// A file that cannot be written is a wrong request.
pub fn write(path: &Path, text: &str) -> Result<(), Wrong> {
    std::fs::write(path, text).map_err(|error| Wrong::file(&path.display().to_string(), &error))
}
