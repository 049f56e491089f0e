//! The requests that the desk answers.

use super::Failure;
use crate::ask::{PUZZLE_LEVELS, PuzzleSource, Wants};
use crate::reduce;
use crate::tell::Language;
use serde::{Deserialize, Serialize};

/// The longest problem or graph text that is read.
pub const LONGEST_TEXT: usize = 64 << 10;

/// The most nodes of a game graph, and the most roots after the first.
const MOST_NODES: usize = 2000;
const MOST_ROOTS: usize = 16;

/// The most rows of a table.
const MOST_ROWS: u64 = 2000;

/// Any request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Request {
    /// The list of games.
    Games,
    /// The families of graphs.
    Families,
    /// What a position looks like and what may be played.
    Position(ProblemRequest),
    /// The picture of a position, as SVG.
    Picture(PictureRequest),
    /// A position as it stands on a page, to be taken away.
    Drawing(DrawingRequest),
    /// The thermograph of a position that has a value, as SVG.
    Thermograph(PictureRequest),
    /// A graph, read from any format, laid out, and in every format.
    Graph(GraphRequest),
    /// The content of a file as the board of a game.
    File(FileRequest),
    /// The game graph of a small position.
    Tree(TreeRequest),
    /// A random start that the player to move has lost.
    Lost(LostRequest),
    /// A position with exactly one winning move.
    Puzzle(PuzzleRequest),
    /// Every game and number of a graph, to be asked for one by one.
    Survey(SurveyRequest),
    /// The list of reductions.
    Reductions,
    /// What a reduction builds from an instance.
    Reduce(ReduceRequest),
    /// What is known about a position.
    Solve(SolveRequest),
    /// Why it is so.
    Explain(TimedRequest),
    /// A move of the opponent.
    Choose(ChooseRequest),
    /// A number of the board, such as alpha_g.
    Number(NumberRequest),
    /// Every number that a board has.
    Numbers(ProblemRequest),
    /// A family of problems over a range, row by row.
    Table(TableRequest),
    /// The hunt for an instance on which a reduction fails.
    Hunt(HuntRequest),
    /// What was true at every moment of a play.
    History(TimedRequest),
}

impl Request {
    /// Rejects what can be rejected without any work.
    pub fn check(&self) -> Result<(), Failure> {
        self.text().map_or(Ok(()), short)?;
        match self {
            Request::Picture(asked) | Request::Thermograph(asked) => asked.language().map(drop),
            Request::Drawing(asked) => asked.check(),
            Request::Tree(asked) => asked.check(),
            Request::Reduce(asked) => asked.reduction().map(drop),
            Request::Solve(asked) => time(asked.seconds),
            Request::Explain(asked) | Request::History(asked) => time(asked.seconds),
            Request::Choose(asked) => chance(asked.strength).and(time(asked.seconds)),
            Request::Number(asked) => time(asked.seconds),
            Request::Table(asked) => asked.check(),
            Request::Hunt(asked) => reduction(&asked.name).and(time(asked.seconds)),
            Request::Puzzle(asked) => asked.check(),
            _ => Ok(()),
        }
    }

    /// The problem, instance or graph that it is about.
    fn text(&self) -> Option<&str> {
        match self {
            Request::Games | Request::Families | Request::Reductions | Request::Hunt(_) => None,
            Request::Position(asked) | Request::Numbers(asked) => Some(&asked.problem),
            Request::Table(asked) => Some(&asked.family),
            Request::Picture(asked) | Request::Thermograph(asked) => Some(&asked.problem),
            Request::Drawing(asked) => Some(&asked.problem),
            Request::Graph(asked) => Some(&asked.graph),
            Request::File(asked) => Some(&asked.content),
            Request::Tree(asked) => Some(&asked.problem),
            Request::Lost(asked) => Some(&asked.problem),
            Request::Puzzle(asked) => asked.problem.as_deref(),
            Request::Survey(asked) => Some(&asked.graph),
            Request::Reduce(asked) => Some(&asked.instance),
            Request::Solve(asked) => Some(&asked.problem),
            Request::Explain(asked) | Request::History(asked) => Some(&asked.problem),
            Request::Choose(asked) => Some(&asked.problem),
            Request::Number(asked) => Some(&asked.problem),
        }
    }
}

/// Rejects a text that is too long.
fn short(text: &str) -> Result<(), Failure> {
    match text.len() > LONGEST_TEXT {
        true => Err(Failure::wrong_at(
            LONGEST_TEXT,
            words!("at most {LONGEST_TEXT} characters", "no máximo {LONGEST_TEXT} caracteres"),
        )),
        false => Ok(()),
    }
}

/// Rejects a time that is negative or not a number.
fn time(seconds: Option<f64>) -> Result<(), Failure> {
    match seconds.is_some_and(|number| number.is_nan() || number < 0.0) {
        true => Err(Failure::wrong(words!(
            "seconds: expected a number from 0 on",
            "seconds: esperava-se um número a partir de 0"
        ))),
        false => Ok(()),
    }
}

fn chance(strength: Option<f64>) -> Result<(), Failure> {
    match strength.is_some_and(|number| !(0.0..=1.0).contains(&number)) {
        true => Err(Failure::wrong(words!(
            "strength: expected a number from 0 to 1",
            "strength: esperava-se um número de 0 a 1"
        ))),
        false => Ok(()),
    }
}

fn few(nodes: usize) -> Result<(), Failure> {
    match (1..=MOST_NODES).contains(&nodes) {
        true => Ok(()),
        false => Err(Failure::wrong(words!(
            "most: expected 1 to {MOST_NODES}",
            "most: esperava-se um número de 1 a {MOST_NODES}"
        ))),
    }
}

/// A position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProblemRequest {
    /// A problem text: a game, its keys, a board and moves.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
}

/// What to find out about a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SolveRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// Which fields of the answer to compute; by default, those that apply.
    pub wants: Option<Vec<Want>>,
    /// Whether to say who wins after every move, instead of anything else.
    pub openings: Option<bool>,
    /// The longest time to search; the server has its own limit too.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// A position and how long to think about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TimedRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// Who is to choose a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChooseRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The probability of choosing a best move, 1 by default.
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 1))]
    pub strength: Option<f64>,
    /// The longest time to think.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
    /// The same number gives the same choice.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

/// Which number of which board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NumberRequest {
    /// A problem text; the number is one of its game.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The name of the number.
    pub name: String,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// The positions whose game graph to build, and what counts as one node.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TreeRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// Further roots: problem texts of the same game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub also: Vec<String>,
    /// The greatest number of nodes.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 2000))]
    pub most: Option<usize>,
    /// Whether symmetric positions are one node; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fold: bool,
    /// Whether nodes come with what their positions look like; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub views: bool,
    /// Whether each player to move makes a node of its own in impartial games too; false by default.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turns: bool,
}

impl TreeRequest {
    fn check(&self) -> Result<(), Failure> {
        if self.also.len() > MOST_ROOTS {
            return Err(Failure::wrong(words!(
                "also: at most {MOST_ROOTS} texts",
                "also: no máximo {MOST_ROOTS} textos"
            )));
        }
        self.also.iter().try_for_each(|text| short(text))?;
        self.most.map_or(Ok(()), few)
    }
}

/// Where to look for a start that the player to move has lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LostRequest {
    /// A problem text: the game and the position to start from.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// The seed: the same number gives the same start.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

/// The reduction to apply, and the instance to apply it to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReduceRequest {
    /// The id of the reduction.
    pub name: String,
    /// A board of the game that it starts from, or a whole problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub instance: String,
}

impl ReduceRequest {
    /// The reduction with this id.
    pub fn reduction(&self) -> Result<&'static reduce::Reduction, Failure> {
        reduction(&self.name)
    }
}

/// The reduction with this id.
pub fn reduction(name: &str) -> Result<&'static reduce::Reduction, Failure> {
    reduce::find(name)
        .ok_or_else(|| Failure::wrong(words!("there is no such reduction", "não existe tal redução")))
}

/// The reduction to hunt on, and for how long.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HuntRequest {
    /// The id of the reduction.
    pub name: String,
    /// The seed of the random instances: the same number gives the same ones.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
    /// The longest time to hunt.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

/// A family of problems, and the range of its running number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableRequest {
    /// A problem text in which {n} stands for the running number.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub family: String,
    /// The first number.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub from: u64,
    /// The last number.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub to: u64,
    /// Which fields of the answers to compute; by default, those that apply.
    pub wants: Option<Vec<Want>>,
    /// The longest time for all rows together.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
}

impl TableRequest {
    fn check(&self) -> Result<(), Failure> {
        let (from, to) = (self.from, self.to);
        if from > to {
            return Err(Failure::wrong(words!("{from} is greater than {to}", "{from} é maior que {to}")));
        }
        if to - from >= MOST_ROWS {
            return Err(Failure::wrong(words!(
                "a table on the page has at most {MOST_ROWS} rows",
                "uma tabela na página tem no máximo {MOST_ROWS} linhas"
            )));
        }
        time(self.seconds)
    }
}

/// Which puzzle to deal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleRequest {
    /// The id of the game; any game if there is none.
    pub game: Option<String>,
    /// From 1 to 5; any if there is none.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
    pub difficulty: Option<u8>,
    /// A position that may be a puzzle: it is checked, and nothing is dealt.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: Option<String>,
    /// The longest time to search.
    #[cfg_attr(feature = "schema", schema(minimum = 0))]
    pub seconds: Option<f64>,
    /// The same number gives the same puzzle.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>, minimum = 0, maximum = 4294967295_i64))]
    pub seed: Option<u32>,
}

impl PuzzleRequest {
    fn check(&self) -> Result<(), Failure> {
        time(self.seconds)?;
        match self.difficulty.is_some_and(|level| !(1..=PUZZLE_LEVELS).contains(&level)) {
            true => Err(Failure::wrong(words!(
                "difficulty: expected 1 to {PUZZLE_LEVELS}",
                "difficulty: esperava-se um número de 1 a {PUZZLE_LEVELS}"
            ))),
            false => Ok(()),
        }
    }

    /// The games that it may come from.
    pub fn source(&self) -> Result<PuzzleSource, Failure> {
        let Some(game) = &self.game else { return Ok(PuzzleSource::any()) };
        PuzzleSource::game(game)
            .ok_or_else(|| Failure::wrong(words!("there is no game '{game}'", "não há jogo '{game}'")))
    }
}

/// A graph whose games and numbers are listed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SurveyRequest {
    /// An expression such as `grid(3,3)`.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub graph: String,
}

/// A graph to read, and how to lay it out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GraphRequest {
    /// An expression such as `grid(3,3)`, or the text of a file in any format.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub graph: String,
    /// How to place the vertices.
    #[serde(default)]
    pub layout: LayoutKind,
    /// What label letters in the expression refer to; vertices by default.
    #[serde(default)]
    pub labels: LabelsOf,
    /// Whether the vertices of an edge list are numbered from 0 even if there is no vertex 0; false by default.
    #[serde(default)]
    pub from_zero: bool,
}

/// A file to read as the board of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FileRequest {
    /// The id of the game.
    pub game: String,
    /// What the file contains, such as a formula in DIMACS.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub content: String,
}

/// What label letters refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LabelsOf {
    /// The vertices.
    #[default]
    Vertices,
    /// The edges of the simple graph.
    Edges,
    /// All edges and arcs as written.
    Lines,
}

/// A way to place the vertices of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum LayoutKind {
    /// What suits the graph: a line, layers, a grid, a circle or forces.
    #[default]
    Auto,
    /// Springs along edges, repulsion between vertices.
    Force,
    /// All vertices on a circle.
    Circle,
    /// Rows and columns.
    Grid,
    /// Layers by distance from a root.
    Tree,
}

/// What to draw, and the language of its description.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
pub struct PictureRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", param(max_length = 65536))]
    pub problem: String,
    /// `en` or `pt`.
    pub lang: Option<String>,
}

impl PictureRequest {
    /// The language, English by default.
    pub fn language(&self) -> Result<Language, Failure> {
        language_of(self.lang.as_ref())
    }
}

/// A language by its id, English by default.
pub(super) fn language_of(lang: Option<&String>) -> Result<Language, Failure> {
    let read = |id: &String| Language::from_id(id);
    lang.map_or(Some(Language::English), read)
        .ok_or_else(|| Failure::wrong(words!("lang: expected en or pt", "lang: esperava-se en ou pt")))
}

/// A position as it stands on a page: with its language, its moved vertices and the results that are shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawingRequest {
    /// A problem text.
    #[cfg_attr(feature = "schema", schema(max_length = 65536))]
    pub problem: String,
    /// `en` or `pt`.
    pub lang: Option<String>,
    /// SVG by default.
    pub format: Option<DrawingFormat>,
    /// As the reader's screen is, by default.
    pub theme: Option<DrawingTheme>,
    /// For each board, where its vertices stand, in or near the unit square; none or an empty list for the usual layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub layouts: Vec<Vec<(f64, f64)>>,
    /// The moves with their results, where these are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<MoveNote>,
}

impl DrawingRequest {
    fn check(&self) -> Result<(), Failure> {
        let all = || self.layouts.iter().flatten().flat_map(|&(x, y)| [x, y]);
        let near = all().all(|number| number.is_finite() && number.abs() <= FARTHEST);
        let long = self.layouts.len() > MOST_PLACES
            || all().count() > 2 * MOST_PLACES
            || self.notes.len() > MOST_PLACES;
        match near && !long {
            true => language_of(self.lang.as_ref()).map(drop),
            false => Err(Failure::wrong(words!(
                "layouts, notes: at most {MOST_PLACES} of them, at most {FARTHEST} from the unit square",
                "layouts, notes: no máximo {MOST_PLACES}, a no máximo {FARTHEST} do quadrado unitário"
            ))),
        }
    }
}

/// The most vertices with places, and the most notes; how far outside the unit square a vertex may stand.
const MOST_PLACES: usize = 5000;
const FARTHEST: f64 = 10.0;

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DrawingFormat {
    /// For screens.
    #[default]
    Svg,
    /// For papers, in LaTeX.
    Tikz,
}

/// The ground of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum DrawingTheme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// A move, what it does for the player who makes it, and what it leaves, in a few characters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveNote {
    /// The text of the move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    pub result: MoveResult,
    /// What it leaves.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 64))]
    pub note: String,
}

/// What a move does for the player who makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum MoveResult {
    /// It wins.
    Win,
    /// It draws.
    Draw,
    /// It loses.
    Loss,
}

/// A field of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Want {
    /// Who wins.
    Winner,
    /// Who wins when either player starts.
    Class,
    /// The nimber.
    Nimber,
    /// The Conway value.
    Value,
    /// The score under best play.
    Score,
    /// How soon the winner can win.
    Remoteness,
    /// Every legal move and what it leads to.
    Moves,
    /// The length of the longest possible play.
    Depth,
    /// The genus of an impartial position, and whether it is tame.
    Genus,
}

/// All that is asked for.
pub fn wants(list: &[Want]) -> Wants {
    let mut wants = Wants::default();
    for want in list {
        *match want {
            Want::Winner => &mut wants.winner,
            Want::Class => &mut wants.class,
            Want::Nimber => &mut wants.nimber,
            Want::Value => &mut wants.value,
            Want::Score => &mut wants.score,
            Want::Remoteness => &mut wants.remoteness,
            Want::Moves => &mut wants.moves,
            Want::Depth => &mut wants.depth,
            Want::Genus => &mut wants.genus,
        } = true;
    }
    wants
}
