//! `grundy serve`: the page, and the API behind it, from this program alone.
//!
//! HTTP only carries the requests and replies of [`grundy::desk`]. They are read and written on the threads of the runtime;
//! everything that computes runs in one of a few slots ([`jobs`]) under limits. The API is described by the types it is made of ([`api::description`]).

mod api;
mod guard;
mod jobs;
mod page;
mod refused;

use crate::ending::{Ending, Wrong, file_words, say};
use crate::limits::{bytes, duration};
use clap::Args;
use grundy::tell::Language;
use grundy::words;
use jobs::Bounds;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

/// Serve the page: draw a graph, play against a perfect opponent, see why
#[derive(Args, Debug)]
#[command(after_help = "\
Only this machine can open the page, unless --host says otherwise. Ctrl-C ends it.

Examples:
  grundy serve --open
  grundy serve --port 8000 --time 1m
  grundy serve --openapi > openapi.json")]
pub struct ServeArgs {
    /// The port; 0 chooses any free one
    #[arg(long, default_value_t = 8642)]
    port: u16,
    /// The address to listen on; any but this machine's own opens the page to others
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// The longest that one request may take: 10, 10s, 500ms, 2m
    #[arg(long, value_name = "DURATION", value_parser = duration, default_value = "30s")]
    time: Duration,
    /// Memory for the tables of all requests together: 512M, 4G
    #[arg(long, value_name = "BYTES", value_parser = bytes, default_value = "1G")]
    memory: usize,
    /// Print the description of the API (OpenAPI) and end
    #[arg(long)]
    openapi: bool,
}

pub fn run(args: ServeArgs, language: Language) -> anyhow::Result<Ending> {
    if args.openapi {
        println!("{:#}", api::description());
        return Ok(Ending::Answered);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(serve(&args, language));
    // Searches that are still running are cancelled, and end with the program.
    runtime.shutdown_timeout(Duration::from_millis(200));
    ended
}

async fn serve(args: &ServeArgs, language: Language) -> anyhow::Result<Ending> {
    let address = SocketAddr::new(args.host, args.port);
    let listener = tokio::net::TcpListener::bind(address).await.map_err(|error| {
        let why = file_words(&error);
        Wrong::new(words!("{address}: {}; try another --port", "{address}: {}; tente outro --port"; why))
    })?;
    let address = listener.local_addr()?;
    if !args.host.is_loopback() {
        say(language.pick(
            "anybody who reaches this machine can use the page and its processor now",
            "quem alcança esta máquina pode agora usar a página e o processador dela",
        ));
    }
    if !page::is_built() {
        say(language.pick(
            "the page was not built into this program: run `make page`, then build again; the API works",
            "a página não foi incluída neste programa: rode `make page` e compile de novo; a API funciona",
        ));
    }
    let url = format!("http://{address}/");
    println!("{url}");
    if args.open && open::that_detached(&url).is_err() {
        say(language.pick(
            "no browser was found; open the address above",
            "nenhum navegador foi encontrado; abra o endereço acima",
        ));
    }
    let bounds = Bounds::new(args.time, args.memory);
    let app = api::app(bounds, args.host.is_loopback());
    tokio::select! {
        ended = axum::serve(listener, app) => ended?,
        _ = tokio::signal::ctrl_c() => {}
    }
    Ok(Ending::Answered)
}
