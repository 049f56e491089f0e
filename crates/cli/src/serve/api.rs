//! The desk's requests over HTTP: what each takes, what it answers, and the description made from both.

use super::guard::{Audience, guard};
use super::jobs::{Bounds, Jobs};
use super::page;
use super::refused::Refused;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Json, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use grundy::ask::{Position, Survey, Tree};
use grundy::desk::*;
use grundy::games::GAMES;
use grundy::reduce::Applied;
use grundy::text::Words;
use grundy::words;
use serde_json::Value;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(info(
    title = "Grundy",
    description = "Combinatorial games on graphs: positions, answers, explanations and an opponent. Requests that take \
                   their time answer with one JSON object to a line; closing the connection cancels them."
))]
struct Described;

fn router() -> OpenApiRouter<Jobs> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(games))
        .routes(routes!(families))
        .routes(routes!(position))
        .routes(routes!(picture))
        .routes(routes!(drawing))
        .routes(routes!(thermograph))
        .routes(routes!(graph))
        .routes(routes!(file))
        .routes(routes!(tree))
        .routes(routes!(lost))
        .routes(routes!(puzzle))
        .routes(routes!(survey))
        .routes(routes!(reductions))
        .routes(routes!(reduce))
        .routes(routes!(solve))
        .routes(routes!(explain))
        .routes(routes!(choose))
        .routes(routes!(number))
        .routes(routes!(history))
        .routes(routes!(numbers))
        .routes(routes!(table))
        .routes(routes!(hunt))
}

/// The description of the API.
pub fn description() -> Value {
    let mut described = router().into_openapi();
    described.info.version = env!("CARGO_PKG_VERSION").to_string();
    let mut described = serde_json::to_value(described).unwrap_or_default();
    if let Some(example) = GAMES.iter().flat_map(|entry| entry.examples).next() {
        give_example(&mut described, example.problem);
    }
    described
}

/// Gives every problem in a description this example.
fn give_example(described: &mut Value, problem: &str) {
    match described {
        Value::Object(fields) => {
            if fields.get("name").is_some_and(|name| name == "problem") {
                fields.insert("example".into(), problem.into());
            }
            if let Some(Value::Object(schema)) = fields.get_mut("problem").filter(|schema| schema.is_object())
            {
                schema.insert("example".into(), problem.into());
            }
            fields.values_mut().for_each(|field| give_example(field, problem));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| give_example(item, problem)),
        _ => {}
    }
}

/// The longest body: JSON may write one character as twelve.
const LONGEST_BODY: usize = 16 * LONGEST_TEXT;

/// How long a request that is not a stream may take in total, including reading and waiting.
const PATIENCE: Duration = Duration::from_secs(120);

/// The whole server.
pub fn app(bounds: Bounds, only_here: bool) -> Router {
    let description = description();
    let described = move || async move { Json(description) };
    let (router, _) = router().split_for_parts();
    router
        .route("/api/openapi.json", get(described))
        .route("/api/{*rest}", get(unknown).post(unknown))
        .fallback(get(page::file))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Audience { only_here }, guard))
        .layer(CatchPanicLayer::new())
        .with_state(Jobs::new(bounds))
}

async fn unknown() -> Refused {
    Refused::new(
        StatusCode::NOT_FOUND,
        words!(
            "there is no such request; see /api/openapi.json",
            "não existe tal pedido; veja /api/openapi.json"
        ),
    )
}

/// A request that is not as described: the parser of requests knows English only.
fn misread(fault: String) -> Words {
    Words { pt: format!("o pedido não está na forma descrita em /api/openapi.json: {fault}"), en: fault }
}

/// The body of a request; errors are reported like every other failure.
struct Sent<T>(T);

impl<T, S: Send + Sync> FromRequest<S> for Sent<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
{
    type Rejection = Refused;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Self, Refused> {
        let read = Json::<T>::from_request(request, state).await;
        let fault = |fault: JsonRejection| match fault.status() {
            StatusCode::UNPROCESSABLE_ENTITY => {
                Refused::new(StatusCode::BAD_REQUEST, misread(fault.body_text()))
            }
            status => Refused::new(status, misread(fault.body_text())),
        };
        read.map(|Json(body)| Sent(body)).map_err(fault)
    }
}

/// The query of a request, in the same way.
struct Asked<T>(T);

impl<T, S: Send + Sync> FromRequestParts<S> for Asked<T>
where
    Query<T>: FromRequestParts<S, Rejection = QueryRejection>,
{
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, state: &S) -> Result<Self, Refused> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(query)| Asked(query))
            .map_err(|fault| Refused::new(StatusCode::BAD_REQUEST, misread(fault.body_text())))
    }
}

/// Lists that take no time: a function for each, with its path, its request and its line in the description.
macro_rules! lists {
    ($(#[doc = $about:tt] $path:tt $name:ident: $request:ident;)*) => {$(
        #[doc = $about]
        #[utoipa::path(get, path = $path, responses((status = 200, body = $request)))]
        async fn $name(State(jobs): State<Jobs>) -> Result<Json<Reply>, Refused> {
            jobs.at_once(Request::$request).map(Json)
        }
    )*};
}

lists! {
    /// The list of games
    "/api/games" games: Games;
    /// The families of graphs
    "/api/families" families: Families;
    /// The list of reductions
    "/api/reductions" reductions: Reductions;
}

/// Requests with one reply: a function for each, with its path, its request, its answer and the slots that it runs in.
macro_rules! replies {
    ($(#[doc = $about:tt] $path:tt $name:ident: $request:ident($asked:ident) -> $answer:ident, $slots:ident;)*) => {$(
        #[doc = $about]
        #[utoipa::path(post, path = $path, request_body = $asked, responses(
            (status = 200, body = $answer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
        async fn $name(State(jobs): State<Jobs>, Sent(asked): Sent<$asked>) -> Result<Json<Reply>, Refused> {
            jobs.$slots(Request::$request(asked)).await.map(Json)
        }
    )*};
}

replies! {
    /// A position: what it looks like and what may be played
    "/api/position" position: Position(ProblemRequest) -> Position, short;
    /// A position as it stands on a page, as SVG or TikZ
    "/api/drawing" drawing: Drawing(DrawingRequest) -> DrawingAnswer, short;
    /// A graph: read from any format, laid out, and in every format
    "/api/graph" graph: Graph(GraphRequest) -> GraphAnswer, short;
    /// The content of a file as the board of a game
    "/api/file" file: File(FileRequest) -> BoardAnswer, short;
    /// The game graph of a small position
    "/api/tree" tree: Tree(TreeRequest) -> Tree, short;
    /// A random start that the player to move has lost
    "/api/lost" lost: Lost(LostRequest) -> LostAnswer, long;
    /// Every game and number of a graph, to be asked for one by one
    "/api/survey" survey: Survey(SurveyRequest) -> Survey, short;
    /// What a reduction builds from an instance
    "/api/reduce" reduce: Reduce(ReduceRequest) -> Applied, short;
    /// Every number that a board has
    "/api/numbers" numbers: Numbers(ProblemRequest) -> BoardNumbers, short;
}

/// Requests whose events are lines: a function for each, with its path and its request.
macro_rules! streams {
    ($(#[doc = $about:tt] $path:tt $name:ident: $request:ident($asked:ident);)*) => {$(
        #[doc = $about]
        #[utoipa::path(post, path = $path, request_body = $asked, responses(
            (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
            (status = 503, body = Failure)))]
        async fn $name(State(jobs): State<Jobs>, Sent(asked): Sent<$asked>) -> Result<Response, Refused> {
            jobs.stream(Request::$request(asked))
        }
    )*};
}

streams! {
    /// A position with exactly one winning move
    "/api/puzzle" puzzle: Puzzle(PuzzleRequest);
    /// What is known about a position
    "/api/solve" solve: Solve(SolveRequest);
    /// Why it is so
    "/api/explain" explain: Explain(TimedRequest);
    /// A move of the opponent
    "/api/choose" choose: Choose(ChooseRequest);
    /// A number of the board
    "/api/number" number: Number(NumberRequest);
    /// What was true at every moment of a play
    "/api/history" history: History(TimedRequest);
    /// A family of problems over a range, row by row
    "/api/table" table: Table(TableRequest);
    /// The hunt for an instance on which a reduction fails
    "/api/hunt" hunt: Hunt(HuntRequest);
}

/// The picture of a position, as SVG
#[utoipa::path(get, path = "/api/picture", params(PictureRequest), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn picture(State(jobs): State<Jobs>, Asked(asked): Asked<PictureRequest>) -> Result<Response, Refused> {
    jobs.short(Request::Picture(asked)).await.map(svg)
}

/// The thermograph of a position that has a value, as SVG
#[utoipa::path(get, path = "/api/thermograph", params(PictureRequest), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn thermograph(
    State(jobs): State<Jobs>,
    Asked(asked): Asked<PictureRequest>,
) -> Result<Response, Refused> {
    jobs.long(Request::Thermograph(asked)).await.map(svg)
}

/// A picture may use its own styles, and nothing else.
fn svg(reply: Reply) -> Response {
    let Reply::Picture(text) = reply else { return Refused::from(Failure::internal()).into_response() };
    let policy = HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'");
    let kind = HeaderValue::from_static("image/svg+xml; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, policy)], text).into_response()
}
