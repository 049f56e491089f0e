//! Reads the plainest texts of problems, for facts that are written as texts.

use super::{Alice, Board, Bob, Case, Convention, Pile, positional};

fn path(n: usize) -> Vec<(usize, usize)> {
    (1..n).map(|v| (v - 1, v)).collect()
}

fn cycle(n: usize) -> Vec<(usize, usize)> {
    (0..n).map(|v| (v, (v + 1) % n)).collect()
}

fn complete(n: usize) -> Vec<(usize, usize)> {
    (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect()
}

/// A graph of one of the plainest names, or a brace list; `None` for all others.
fn read_graph(text: &str) -> Option<Board> {
    let (text, tokens) = match text.split_once('@') {
        Some((graph, tokens)) => {
            (graph, tokens.split(';').map(|v| v.parse().ok()).collect::<Option<Vec<usize>>>()?)
        }
        None => (text, Vec::new()),
    };
    let (n, edges): (usize, Vec<(usize, usize, bool)>) = if let Some(list) = text.strip_prefix('{') {
        let mut edges = Vec::new();
        let mut n = 0;
        for word in list.strip_suffix('}')?.split_whitespace() {
            let ends: Vec<usize> = word.split(['-', '>']).map(|end| end.parse().unwrap()).collect();
            n = ends.iter().fold(n, |n, &v| n.max(v + 1));
            if let [u, v] = ends[..] {
                edges.push((u, v, word.contains('>')));
            }
        }
        (n, edges)
    } else if let Some(parents) = text.strip_prefix("tree(") {
        let parents: Vec<usize> = parents.strip_suffix(')')?.split(',').map(|p| p.parse().unwrap()).collect();
        (parents.len() + 1, parents.iter().enumerate().map(|(i, &p)| (p, i + 1, false)).collect())
    } else {
        let n: usize = text.get(1..)?.parse().ok()?;
        let (n, pairs) = match text.as_bytes()[0] {
            b'P' => (n, path(n)),
            b'C' if n >= 3 => (n, cycle(n)),
            b'K' => (n, complete(n)),
            b'S' => (n + 1, (1..=n).map(|v| (0, v)).collect()),
            _ => return None,
        };
        (n, pairs.into_iter().map(|(u, v)| (u, v, false)).collect())
    };
    Some(Board::Graph { n, edges, tokens })
}

/// A brace list of edges with weights.
fn read_weighted(text: &str) -> Option<Board> {
    let (list, token) = text.strip_prefix('{')?.split_once('}')?;
    let token = token.strip_prefix('@').map(|v| v.parse().unwrap());
    let number = |digits: &str| digits.parse::<usize>().ok();
    let mut edges = Vec::new();
    for word in list.split_whitespace() {
        let (ends, weight) = word.split_once('*').unwrap_or((word, "1"));
        let (u, v) = ends.split_once('-')?;
        edges.push((number(u)?, number(v)?, number(weight)?));
    }
    let n = edges.iter().map(|&(u, v, _)| u.max(v) + 1).max()?;
    Some(Board::Weighted { n, edges, token })
}

/// A board and its squares, columns a to z.
fn read_squares(text: &str) -> Option<Board> {
    let (size, cells) = text.split_once('/').unwrap_or((text, ""));
    let (rows, columns) = size.split_once('x')?;
    let (rows, columns): (usize, usize) = (rows.parse().ok()?, columns.parse().ok()?);
    let cell = |cell: &str| {
        let row: usize = cell[1..].parse().ok()?;
        Some((row - 1) * columns + (cell.as_bytes()[0] - b'a') as usize)
    };
    Some(Board::Squares {
        rows,
        columns,
        cells: cells.split('.').filter(|name| !name.is_empty()).map(cell).collect::<Option<_>>()?,
    })
}

fn read_pile(text: &str) -> Option<Pile> {
    let numbers = |list: &str| list.split(';').map(|n| n.parse().ok()).collect::<Option<Vec<usize>>>();
    match text.strip_prefix('{') {
        Some(bag) => Some(Pile::Bag(numbers(bag.strip_suffix('}')?)?)),
        None => Some(Pile::Heap(text.parse().ok()?)),
    }
}

fn read_points(text: &str) -> Option<Board> {
    let point = |pair: &str| {
        let (l, c) = pair.split_once(',')?;
        Some((l.parse().ok()?, c.parse().ok()?))
    };
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    Some(Board::Points(inner.split("),(").map(point).collect::<Option<_>>()?))
}

/// Sets of labels with their points.
fn read_sets(text: &str) -> Option<Board> {
    let set = |text: &str| {
        let (labels, points) = text.split_once(')')?;
        let points = points.strip_prefix('*').map_or(Some(1), |points| points.parse().ok())?;
        Some((labels.split(' ').map(String::from).collect(), points))
    };
    Some(Board::Hypergraph(text.strip_prefix('(')?.split('(').map(set).collect::<Option<_>>()?))
}

/// The case that a text names, or `None` where the board is not written in one of the ways that are read here.
pub fn read_case(text: &str) -> Option<Case> {
    let end = text.find(['{', ':'])?;
    let (game, rest) = text.split_at(end);
    let (keys, board) = match rest.strip_prefix('{') {
        Some(rest) => rest.split_once("}:")?,
        None => ("", &rest[1..]),
    };
    let game: &'static str = Box::leak(game.to_string().into_boxed_str());
    let (board, labels) = match board.split_once('[') {
        Some((board, letters)) => (board, Some(letters.strip_suffix(']')?.to_string())),
        None => (board, None),
    };
    let board = match game {
        // The oracle knows values by their moves, not by their texts.
        "value" => return None,
        "wythoff" | "marienbad" | "circular-nim" | "boxes" => {
            Board::Heaps(board.split(',').map(|heap| heap.parse().unwrap()).collect())
        }
        "lines" => {
            let (side, dimension) = board.split_once('^')?;
            Board::Power { side: side.parse().ok()?, dimension: dimension.parse().ok()? }
        }
        "progressions" | "cliques" => {
            let (n, k) = board.split_once(',')?;
            Board::Pair { n: n.parse().ok()?, k: k.parse().ok()? }
        }
        "k-in-a-row" => {
            let (rows, columns) = board.split_once('x')?;
            Board::Grid { rows: rows.parse().ok()?, columns: columns.parse().ok()? }
        }
        "hex" => read_squares(board)?,
        "hypergraph" => read_sets(board)?,
        "treblecross" => Board::Row(board.to_string()),
        "graph-nim" | "edge-nim" => read_weighted(board)?,
        "knights" => read_squares(board)?,
        "nim-bags" => Board::Bags(board.split(',').map(read_pile).collect::<Option<_>>()?),
        "marbles" => read_points(board)?,
        "nim-partizan" => Board::Stacks(board.split(',').map(String::from).collect()),
        _ => read_graph(board)?,
    };
    let mut case = Case::new(game, board).with(|c| c.labels = labels);
    let mut start = "";
    for pair in keys.split(',').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=')? {
            ("convention", id) => case.convention = Convention::from_id(id),
            ("first", who) => case.first = if who == "bob" { Bob } else { Alice },
            ("pass", who) => case.pass = Some(if who == "bob" { Bob } else { Alice }),
            ("start", list) if positional::GAMES.contains(&game) => start = list,
            ("start", list) => case.start = list.split(';').map(|v| v.parse().unwrap()).collect(),
            (key, value) => case.keys.push((Box::leak(key.to_string().into_boxed_str()), value.to_string())),
        }
    }
    let owned = start.split(';').filter(|stone| !stone.is_empty());
    case.start = match start.is_empty() {
        true => case.start,
        false => owned.map(|stone| positional::read_start(&case, stone)).collect::<Option<_>>()?,
    };
    Some(case)
}
