//! Conway's soldiers by its rules: which heights an army reaches, by trying all jumps, and the least army in a window.

/// A column, and a height above the line; the first row below it has height 0.
pub type Cell = (i32, i32);

/// The directions of jumps.
pub fn directions(diagonal: bool) -> Vec<Cell> {
    let all = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    all.filter(|&(x, y)| (x, y) != (0, 0) && (diagonal || x == 0 || y == 0)).collect()
}

/// The jumps of an army: from, to, and the army afterwards.
pub fn jumps(army: &[Cell], diagonal: bool) -> Vec<(Cell, Cell, Vec<Cell>)> {
    let mut found = Vec::new();
    for &(x, y) in army {
        for (dx, dy) in directions(diagonal) {
            let (over, to) = ((x + dx, y + dy), (x + 2 * dx, y + 2 * dy));
            if army.contains(&over) && !army.contains(&to) {
                let stay = army.iter().copied().filter(|&cell| cell != (x, y) && cell != over);
                found.push(((x, y), to, stay.chain([to]).collect()));
            }
        }
    }
    found
}

/// Whether some soldier of the army can reach the height.
pub fn reaches(army: &[Cell], height: i32, diagonal: bool) -> bool {
    army.iter().any(|&(_, y)| y >= height)
        || jumps(army, diagonal).iter().any(|(_, _, after)| reaches(after, height, diagonal))
}

/// The least number of soldiers in a window of five columns and three rows below the line from which one reaches the height, if
/// at most `most` are enough.
pub fn least(height: i32, diagonal: bool, most: usize) -> Option<usize> {
    let cells: Vec<Cell> = (-2..=2).flat_map(|x| (-2..=0).map(move |y| (x, y))).collect();
    let mut armies: Vec<(usize, Vec<Cell>)> = vec![(0, Vec::new())];
    for soldiers in 1..=most {
        let mut larger = Vec::new();
        for (next, army) in &armies {
            for i in *next..cells.len() {
                larger.push((i + 1, [&army[..], &[cells[i]]].concat()));
            }
        }
        armies = larger;
        if armies.iter().any(|(_, army)| reaches(army, height, diagonal)) {
            return Some(soldiers);
        }
    }
    None
}
