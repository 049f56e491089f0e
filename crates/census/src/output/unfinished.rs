//! Files that appear under their names only when they are whole.

use crate::wrong::Wrong;
use std::fs::{File, remove_file, rename};
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

/// A file that is being written under another name beside its own. Unless it is finished nothing of it stays.
pub struct Unfinished {
    path: PathBuf,
    beside: PathBuf,
    file: File,
}

impl Unfinished {
    /// Begins a file.
    pub fn create(path: &Path) -> std::result::Result<Unfinished, Wrong> {
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(".unfinished");
        let beside = path.with_file_name(name);
        let file = match path.is_dir() {
            true => Err(Error::from(ErrorKind::IsADirectory)),
            false => File::create(&beside),
        };
        let file = file.map_err(|error| Wrong::file(path, &error))?;
        Ok(Unfinished { path: path.to_path_buf(), beside, file })
    }

    /// The name that it will have.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where to write.
    pub fn writer(&self) -> std::result::Result<File, Wrong> {
        self.file.try_clone().map_err(|error| Wrong::file(&self.path, &error))
    }

    /// Gives the file its name.
    pub fn finish(self) -> std::result::Result<(), Wrong> {
        self.named().map_err(|error| Wrong::file(&self.path, &error))
    }

    /// Writes the whole file.
    pub fn fill(mut self, content: &[u8]) -> std::result::Result<(), Wrong> {
        let filled = self.file.write_all(content).and_then(|()| self.named());
        filled.map_err(|error| Wrong::file(&self.path, &error))
    }

    fn named(&self) -> Result<()> {
        self.file.sync_all()?;
        rename(&self.beside, &self.path)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // A file that is finished has gone from there.
        let _ = remove_file(&self.beside);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::read;

    #[test]
    fn a_file_is_there_as_a_whole_or_not_at_all() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("rows.csv");
        let files = || std::fs::read_dir(home.path()).unwrap().count();
        drop(Unfinished::create(&path).unwrap());
        assert_eq!(files(), 0);
        let file = Unfinished::create(&path).unwrap();
        assert!(!path.exists());
        file.fill(b"rows").unwrap();
        assert_eq!((read(&path).unwrap(), files()), (b"rows".to_vec(), 1));
    }

    #[test]
    fn what_cannot_be_made_is_refused() {
        let home = tempfile::tempdir().unwrap();
        for path in [home.path().to_path_buf(), home.path().join("absent/rows.csv")] {
            let wrong = Unfinished::create(&path).err().unwrap();
            assert!(wrong.message.en.starts_with(&path.display().to_string()), "{wrong}");
        }
    }
}
