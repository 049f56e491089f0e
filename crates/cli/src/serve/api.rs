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

/// The list of games
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games)))]
async fn games(State(jobs): State<Jobs>) -> Result<Json<Reply>, Refused> {
    jobs.at_once(Request::Games).map(Json)
}

/// The families of graphs
#[utoipa::path(get, path = "/api/families", responses((status = 200, body = Families)))]
async fn families(State(jobs): State<Jobs>) -> Result<Json<Reply>, Refused> {
    jobs.at_once(Request::Families).map(Json)
}

/// A position: what it looks like and what may be played
#[utoipa::path(post, path = "/api/position", request_body = ProblemRequest, responses(
    (status = 200, body = Position), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn position(
    State(jobs): State<Jobs>,
    Sent(asked): Sent<ProblemRequest>,
) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Position(asked)).await.map(Json)
}

/// The picture of a position, as SVG
#[utoipa::path(get, path = "/api/picture", params(PictureRequest), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn picture(State(jobs): State<Jobs>, Asked(asked): Asked<PictureRequest>) -> Result<Response, Refused> {
    jobs.short(Request::Picture(asked)).await.map(svg)
}

/// A position as it stands on a page, as SVG or TikZ
#[utoipa::path(post, path = "/api/drawing", request_body = DrawingRequest, responses(
    (status = 200, body = DrawingAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn drawing(
    State(jobs): State<Jobs>,
    Sent(asked): Sent<DrawingRequest>,
) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Drawing(asked)).await.map(Json)
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

/// A graph: read from any format, laid out, and in every format
#[utoipa::path(post, path = "/api/graph", request_body = GraphRequest, responses(
    (status = 200, body = GraphAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn graph(State(jobs): State<Jobs>, Sent(asked): Sent<GraphRequest>) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Graph(asked)).await.map(Json)
}

/// The content of a file as the board of a game
#[utoipa::path(post, path = "/api/file", request_body = FileRequest, responses(
    (status = 200, body = BoardAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn file(State(jobs): State<Jobs>, Sent(asked): Sent<FileRequest>) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::File(asked)).await.map(Json)
}

/// The game graph of a small position
#[utoipa::path(post, path = "/api/tree", request_body = TreeRequest, responses(
    (status = 200, body = Tree), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn tree(State(jobs): State<Jobs>, Sent(asked): Sent<TreeRequest>) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Tree(asked)).await.map(Json)
}

/// A random start that the player to move has lost
#[utoipa::path(post, path = "/api/lost", request_body = LostRequest, responses(
    (status = 200, body = LostAnswer), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn lost(State(jobs): State<Jobs>, Sent(asked): Sent<LostRequest>) -> Result<Json<Reply>, Refused> {
    jobs.long(Request::Lost(asked)).await.map(Json)
}

/// A position with exactly one winning move
#[utoipa::path(post, path = "/api/puzzle", request_body = PuzzleRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn puzzle(State(jobs): State<Jobs>, Sent(asked): Sent<PuzzleRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Puzzle(asked))
}

/// Every game and number of a graph, to be asked for one by one
#[utoipa::path(post, path = "/api/survey", request_body = SurveyRequest, responses(
    (status = 200, body = Survey), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn survey(State(jobs): State<Jobs>, Sent(asked): Sent<SurveyRequest>) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Survey(asked)).await.map(Json)
}

/// The list of reductions
#[utoipa::path(get, path = "/api/reductions", responses((status = 200, body = Reductions)))]
async fn reductions(State(jobs): State<Jobs>) -> Result<Json<Reply>, Refused> {
    jobs.at_once(Request::Reductions).map(Json)
}

/// What a reduction builds from an instance
#[utoipa::path(post, path = "/api/reduce", request_body = ReduceRequest, responses(
    (status = 200, body = Applied), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn reduce(State(jobs): State<Jobs>, Sent(asked): Sent<ReduceRequest>) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Reduce(asked)).await.map(Json)
}

/// What is known about a position
#[utoipa::path(post, path = "/api/solve", request_body = SolveRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn solve(State(jobs): State<Jobs>, Sent(asked): Sent<SolveRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Solve(asked))
}

/// Why it is so
#[utoipa::path(post, path = "/api/explain", request_body = TimedRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn explain(State(jobs): State<Jobs>, Sent(asked): Sent<TimedRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Explain(asked))
}

/// A move of the opponent
#[utoipa::path(post, path = "/api/choose", request_body = ChooseRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn choose(State(jobs): State<Jobs>, Sent(asked): Sent<ChooseRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Choose(asked))
}

/// A number of the board
#[utoipa::path(post, path = "/api/number", request_body = NumberRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn number(State(jobs): State<Jobs>, Sent(asked): Sent<NumberRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Number(asked))
}

/// What was true at every moment of a play
#[utoipa::path(post, path = "/api/history", request_body = TimedRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn history(State(jobs): State<Jobs>, Sent(asked): Sent<TimedRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::History(asked))
}

/// Every number that a board has
#[utoipa::path(post, path = "/api/numbers", request_body = ProblemRequest, responses(
    (status = 200, body = BoardNumbers), (status = "4XX", body = Failure), (status = 503, body = Failure)))]
async fn numbers(
    State(jobs): State<Jobs>,
    Sent(asked): Sent<ProblemRequest>,
) -> Result<Json<Reply>, Refused> {
    jobs.short(Request::Numbers(asked)).await.map(Json)
}

/// A family of problems over a range, row by row
#[utoipa::path(post, path = "/api/table", request_body = TableRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn table(State(jobs): State<Jobs>, Sent(asked): Sent<TableRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Table(asked))
}

/// The hunt for an instance on which a reduction fails
#[utoipa::path(post, path = "/api/hunt", request_body = HuntRequest, responses(
    (status = 200, content_type = "application/x-ndjson", body = Event), (status = "4XX", body = Failure),
    (status = 503, body = Failure)))]
async fn hunt(State(jobs): State<Jobs>, Sent(asked): Sent<HuntRequest>) -> Result<Response, Refused> {
    jobs.stream(Request::Hunt(asked))
}
