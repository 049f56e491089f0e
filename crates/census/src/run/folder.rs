//! The folder of a run: what was asked, and for each shard its file and a record.
//!
//! `census.json` says which tables are solved; `table-0/00017.parquet` is a shard and `table-0/00017.json` its record. A file
//! is written under another name and renamed, the record last, so that at any moment a shard either has a record and is
//! complete or counts as not begun. That is all that a run has to know to go on.

use super::shard::Record;
use crate::functions::Settings;
use crate::query::TableSpec;
use crate::wrong::Wrong;
use grundy::words;
use serde::{Deserialize, Serialize};
use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The layout of a folder, so that an older or newer one is recognised.
const LAYOUT: u32 = 2;

/// The program: its version and a number made of its sources and of those of the library. Another one may generate graphs in
/// another order or solve them otherwise, so that its shards are not mixed with ours.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "-", env!("GRUNDY_SOURCES"));

/// What every layout has.
#[derive(Deserialize)]
struct Layout {
    layout: u32,
}

/// What a folder is for.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Census {
    layout: u32,
    build: String,
    /// The tables; another query that needs the same ones may use them too.
    tables: Vec<TableSpec>,
    /// By which changed files are noticed.
    files: Vec<Option<u64>>,
    /// The query for which the folder was made.
    sql: String,
}

/// The folder of a run; no other process may use it at the same time.
pub struct Folder {
    path: PathBuf,
    temporary: bool,
    _lock: File,
}

impl Folder {
    /// Opens a folder, which is made if it does not exist, for these tables. An error if it is for others.
    pub fn open(
        path: &Path,
        sql: &str,
        tables: &[TableSpec],
        files: &[Option<u64>],
    ) -> Result<Folder, Wrong> {
        let folder = Folder::locked(path)?;
        let asked = Census {
            layout: LAYOUT,
            build: BUILD.to_string(),
            tables: tables.to_vec(),
            files: files.to_vec(),
            sql: sql.to_string(),
        };
        let name = path.join("census.json");
        let found = match fs::read(&name) {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(Wrong::file(&name, &error)),
            Ok(text) => Some(recorded(&text, path, &name)?),
        };
        match found {
            None => folder.write(&name, &json(&asked)?)?,
            Some(found) if found.build != asked.build => {
                return Err(other(
                    path,
                    &words!(
                        "was solved by another build of grundy-census",
                        "foi resolvida por outra compilação de grundy-census"
                    ),
                ));
            }
            Some(found) if found.tables != asked.tables => {
                let query =
                    words!("belongs to another query: {}", "pertence a outra consulta: {}", found.sql);
                return Err(other(path, &query));
            }
            Some(found) if found.files != asked.files => {
                let changed = words!(
                    "belongs to files that have changed since",
                    "pertence a arquivos que mudaram desde então"
                );
                return Err(other(path, &changed));
            }
            Some(_) => {}
        }
        for place in 0..tables.len() {
            let table = folder.table(place);
            fs::create_dir_all(&table).map_err(|error| Wrong::file(&table, &error))?;
        }
        Ok(folder)
    }

    /// A folder that is removed at the end.
    pub fn temporary(sql: &str, tables: &[TableSpec], files: &[Option<u64>]) -> Result<Folder, Wrong> {
        let unique = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let name = format!("grundy-census-{}-{}", std::process::id(), unique.as_nanos());
        let mut folder = Folder::open(&std::env::temp_dir().join(name), sql, tables, files)?;
        folder.temporary = true;
        Ok(folder)
    }

    fn locked(path: &Path) -> Result<Folder, Wrong> {
        fs::create_dir_all(path).map_err(|error| Wrong::file(path, &error))?;
        let name = path.join("lock");
        let lock = File::create(&name).map_err(|error| Wrong::file(&name, &error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_path_buf(), temporary: false, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(Wrong::new(words!(
                "{}: another census is using this folder",
                "{}: outro censo está usando esta pasta",
                path.display()
            ))),
            Err(TryLockError::Error(error)) => Err(Wrong::file(&name, &error)),
        }
    }

    /// Where the shards of a table are.
    pub fn table(&self, place: usize) -> PathBuf {
        self.path.join(format!("table-{place}"))
    }

    /// The record of a shard, if there is one that these limits need not try again: one that failed is tried again, and so
    /// is one with values that other limits stopped.
    pub fn settled(&self, table: usize, shard: usize, settings: &Settings) -> Option<Record> {
        let text = fs::read(self.file(table, shard, "json")).ok()?;
        match serde_json::from_slice(&text).ok()? {
            Record::Failed { .. } => None,
            Record::Solved { stopped, settings: ref other, .. } if stopped > 0 && other != settings => None,
            record => Some(record),
        }
    }

    /// Keeps a shard. The record of an earlier attempt goes first.
    pub fn keep(&self, table: usize, shard: usize, content: &[u8], record: &Record) -> Result<(), Wrong> {
        let file = self.file(table, shard, "parquet");
        let name = self.file(table, shard, "json");
        for old in [&name, &file] {
            match fs::remove_file(old) {
                Err(error) if error.kind() != ErrorKind::NotFound => return Err(Wrong::file(old, &error)),
                _ => {}
            }
        }
        if let Record::Solved { .. } = record {
            self.write(&file, content)?;
        }
        self.write(&name, &json(record)?)
    }

    fn file(&self, table: usize, shard: usize, kind: &str) -> PathBuf {
        self.table(table).join(format!("{shard:07}.{kind}"))
    }

    /// Writes a file that is either there as a whole or not at all, even if the machine stops.
    fn write(&self, path: &Path, content: &[u8]) -> Result<(), Wrong> {
        let unfinished = path.with_extension("unfinished");
        let write = || {
            let mut file = File::create(&unfinished)?;
            file.write_all(content)?;
            if !self.temporary {
                file.sync_data()?;
            }
            fs::rename(&unfinished, path)
        };
        write().map_err(|error| Wrong::file(path, &error))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.temporary {
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}

fn json(value: &impl Serialize) -> Result<Vec<u8>, Wrong> {
    serde_json::to_vec_pretty(value).map_err(|error| Wrong::new(grundy::text::Words::same(error.to_string())))
}

fn other(path: &Path, what: &grundy::text::Words) -> Wrong {
    Wrong::new(words!(
        "{}: this folder {}; choose another",
        "{}: esta pasta {}; escolha outra",
        path.display();
        what
    ))
}

/// What a folder is for, as its file says.
fn recorded(text: &[u8], path: &Path, name: &Path) -> Result<Census, Wrong> {
    let layout: Layout = serde_json::from_slice(text).map_err(|error| Wrong::file(name, &error))?;
    if layout.layout != LAYOUT {
        return Err(other(
            path,
            &words!("has the layout of another version", "tem o formato de outra versão"),
        ));
    }
    serde_json::from_slice(text).map_err(|error| Wrong::file(name, &error))
}

#[cfg(test)]
mod tests {
    use super::super::shard::Trouble;
    use super::*;
    use crate::query::Source;

    fn tables(n: u64) -> Vec<TableSpec> {
        let source = Source::Class { name: "trees".into(), arguments: vec![n] };
        vec![TableSpec { source, conditions: Vec::new(), calls: Vec::new() }]
    }

    #[test]
    fn a_folder_is_for_its_tables() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("run");
        let open = |n, files: &[Option<u64>]| Folder::open(&path, "select", &tables(n), files);
        let folder = open(5, &[None]).unwrap();
        assert!(open(5, &[None]).err().unwrap().message.en.ends_with("another census is using this folder"));
        drop(folder);
        assert!(open(5, &[None]).is_ok());
        assert!(open(6, &[None]).err().unwrap().message.en.contains("belongs to another query: select"));
        assert!(open(5, &[Some(1)]).err().unwrap().message.en.contains("files that have changed"));
        let name = path.join("census.json");
        let written = fs::read_to_string(&name).unwrap();
        fs::write(&name, written.replace(BUILD, "0.0.0-0")).unwrap();
        assert!(open(5, &[None]).err().unwrap().message.en.contains("another build"));
        fs::write(&name, "{\"layout\": 1, \"version\": \"0.1.0\"}").unwrap();
        assert!(open(5, &[None]).err().unwrap().message.en.contains("another version"));
    }

    #[test]
    fn shards_are_settled_as_their_records_say() {
        let home = tempfile::tempdir().unwrap();
        let folder = Folder::open(home.path(), "select", &tables(5), &[None]).unwrap();
        let settings = Settings::default();
        let patient = Settings { time: Some(1), ..settings };
        let solved = |stopped| Record::Solved { graphs: 3, stopped, missing: Vec::new(), settings };
        let trouble = Trouble { g6: "@".into(), call: "cop(g6)".into(), reason: "panic".into() };
        assert_eq!(folder.settled(0, 0, &settings), None);
        folder.keep(0, 0, b"rows", &solved(0)).unwrap();
        folder.keep(0, 1, b"rows", &solved(2)).unwrap();
        folder.keep(0, 2, b"", &Record::Failed { trouble }).unwrap();
        let settled = |settings| [0, 1, 2].map(|shard| folder.settled(0, shard, settings).is_some());
        assert_eq!((settled(&settings), settled(&patient)), ([true, true, false], [true, false, false]));
        assert!(!folder.file(0, 2, "parquet").exists() && folder.file(0, 1, "parquet").exists());
        std::fs::write(folder.file(0, 0, "json"), "{\"status\":").unwrap();
        assert_eq!(folder.settled(0, 0, &settings), None);
    }

    #[test]
    fn a_temporary_folder_goes_away() {
        let folder = Folder::temporary("select", &tables(5), &[None]).unwrap();
        let path = folder.path.clone();
        assert!(path.exists());
        drop(folder);
        assert!(!path.exists());
    }
}
