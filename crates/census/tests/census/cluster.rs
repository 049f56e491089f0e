//! One scheduler and two executors on this machine: the same result as alone, whoever is killed.

use super::{contents, csv, program, query, run};
use serde_json::json;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// A process that ends with the test.
struct Service(Child);

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn service(task: &serde_json::Value) -> Service {
    Service(program(task).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
}

/// Ports that nobody uses, the second of which is followed by a free one.
fn free_port() -> u16 {
    loop {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        if port < 60_000 && TcpListener::bind(("127.0.0.1", port + 1)).is_ok() {
            return port;
        }
    }
}

fn wait_for(port: u16) {
    let since = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(since.elapsed() < Duration::from_secs(60), "nothing listens on {port}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

struct Cluster {
    port: u16,
    scheduler: Option<Service>,
    executors: Vec<Service>,
}

impl Cluster {
    fn start() -> Cluster {
        let port = free_port();
        let scheduler = Some(Cluster::scheduler(port));
        let executors = (0..2).map(|_| Cluster::executor(port)).collect();
        Cluster { port, scheduler, executors }
    }

    fn scheduler(port: u16) -> Service {
        let scheduler = service(&json!({ "task": "scheduler", "bind": format!("127.0.0.1:{port}") }));
        wait_for(port);
        scheduler
    }

    fn executor(port: u16) -> Service {
        let own = free_port();
        let scheduler = format!("127.0.0.1:{port}");
        let executor = service(
            &json!({ "task": "executor", "scheduler": scheduler, "bind": "127.0.0.1", "port": own, "tasks": 1 }),
        );
        wait_for(own);
        executor
    }

    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }
}

const SQL: &str = "select g6, nimber('kayles', g6) as v, cop(g6) as c from connected(8)";

/// A client that keeps what is solved, once some shards are there; it must not have ended by then.
fn client_under_way(cluster: &Cluster, folder: &Path) -> Child {
    let mut client =
        program(&query(SQL, json!({ "cluster": cluster.address(), "resume": folder }))).spawn().unwrap();
    let records = || {
        let files = std::fs::read_dir(folder.join("table-0")).into_iter().flatten().flatten();
        files.filter(|file| file.path().extension().is_some_and(|extension| extension == "json")).count()
    };
    while records() < 5 {
        assert!(client.try_wait().unwrap().is_none(), "the census ended before anybody was killed");
        std::thread::sleep(Duration::from_millis(5));
    }
    client
}

#[track_caller]
fn ends_as_alone(client: Child, alone: &str) -> String {
    let output = client.wait_with_output().unwrap();
    let reported = String::from_utf8_lossy(&output.stderr).to_string();
    assert_eq!((output.status.code(), output.stdout == alone.as_bytes()), (Some(0), true), "{reported}");
    reported
}

#[test]
fn the_same_as_alone_whoever_is_killed() {
    let alone = csv(SQL);
    let mut cluster = Cluster::start();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    assert_eq!(ends_as_alone(client_under_way(&cluster, folders[0].path()), &alone), "");

    let client = client_under_way(&cluster, folders[1].path());
    drop(cluster.executors.pop());
    ends_as_alone(client, &alone);

    let client = client_under_way(&cluster, folders[2].path());
    let port = cluster.port;
    drop(cluster.scheduler.take());
    std::thread::sleep(Duration::from_secs(2));
    cluster.scheduler = Some(Cluster::scheduler(port));
    let reported = ends_as_alone(client, &alone);
    assert!(reported.contains("the scheduler does not answer; waiting up to"), "{reported}");
    let shards = folders.each_ref().map(|folder| contents(&folder.path().join("table-0")));
    assert!(shards[0] == shards[1] && shards[0] == shards[2]);
}

/// Rows of a file travel to the executors too.
#[test]
fn files_are_solved_on_a_cluster() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("trees.csv");
    assert_eq!(run(&query("select g6, m as size from trees(7) order by g6", json!({ "out": file }))).code, 0);
    let sql = format!("select g6, size, cop(g6) as c from file('{}')", file.display());
    let cluster = Cluster::start();
    let together = run(&query(&sql, json!({ "cluster": cluster.address() })));
    assert_eq!((together.code, together.out), (0, csv(&sql)), "{}", together.err);
}
