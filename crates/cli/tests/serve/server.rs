//! A server for each test, and a small client for it.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How long to wait for an answer to a broken request: there may be none.
const PATIENCE: Duration = Duration::from_secs(5);

/// A server on a free port; it ends with the test.
pub struct Server {
    child: Child,
    /// `127.0.0.1:port`
    pub address: String,
}

impl Server {
    pub fn start(arguments: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        command.args(["serve", "--port", "0"]).args(arguments);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).expect("it says its address");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_string();
        assert!(!address.is_empty(), "no address");
        Server { child, address }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Posts JSON; the status and the text of the answer.
    pub fn post(&self, path: &str, body: Value) -> (u16, String) {
        let agent = agent();
        let mut response = agent.post(self.url(path)).send_json(body).expect("an answer");
        (response.status().as_u16(), response.body_mut().read_to_string().expect("a text"))
    }

    /// Posts JSON and reads the lines of the answer.
    pub fn events(&self, path: &str, body: Value) -> Vec<Value> {
        let (status, text) = self.post(path, body);
        assert_eq!(status, 200, "{text}");
        text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }

    pub fn get(&self, path: &str) -> (u16, String) {
        let mut response = agent().get(self.url(path)).call().expect("an answer");
        (response.status().as_u16(), response.body_mut().read_to_string().expect("a text"))
    }

    /// Sends bytes as they are; the status of the answer, if there is one.
    pub fn raw(&self, request: &str) -> Option<u16> {
        let mut stream = self.send(request);
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        // The head of the answer is enough: the connection may stay open.
        let mut head = [0; 64];
        let count = stream.read(&mut head).ok()?;
        String::from_utf8_lossy(&head[..count]).split(' ').nth(1)?.parse().ok()
    }

    /// Sends bytes and leaves the connection open.
    pub fn send(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        stream.write_all(request.as_bytes()).expect("sent");
        stream
    }

    /// The most memory that the server has used, in MiB.
    pub fn most_memory(&self) -> u64 {
        let status =
            std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("a running server");
        let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("its memory");
        let kibibytes: u64 =
            line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number");
        kibibytes >> 10
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client that treats error statuses as answers.
fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}
