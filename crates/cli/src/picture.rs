//! Pictures in files.

use crate::args::Lang;
use crate::ending::Wrong;
use clap::Args;
use grundy::tell::Language;
use std::path::{Path, PathBuf};

/// Where a picture goes, and its language.
#[derive(Args, Debug)]
pub struct PictureArgs {
    /// Draw it to a file too
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// The language of the picture
    #[arg(long, value_enum, default_value = "en", requires = "svg")]
    lang: Lang,
}

impl PictureArgs {
    /// Rejects a request for a picture where there is none.
    pub fn refuse(&self, why: &str) -> Result<(), Wrong> {
        if self.svg.is_some() { Err(Wrong::new(why)) } else { Ok(()) }
    }

    /// The language of the picture.
    pub fn language(&self) -> Language {
        self.lang.into()
    }

    /// Draws the picture if one is wanted.
    pub fn draw(&self, picture: impl FnOnce(Language) -> String) -> Result<(), Wrong> {
        match &self.svg {
            Some(path) => write(path, &picture(self.lang.into())),
            None => Ok(()),
        }
    }
}

/// A file that cannot be written is a wrong request.
pub fn write(path: &Path, text: &str) -> Result<(), Wrong> {
    std::fs::write(path, text).map_err(|error| Wrong::new(format!("{}: {error}", path.display())))
}
