//! Dots and boxes by its rules, in one colour and in two. A position remembers who drew what and who has which box.

/// One of the games on a board with so many rows and columns of boxes. Players are 0 for Alice and 1 for Bob.
pub struct NaiveDots {
    pub rows: usize,
    pub columns: usize,
    /// Whether a box counts for the player who drew all its sides, and turns alternate.
    pub partizan: bool,
    /// Edges drawn before play: the owner and the two dots.
    pub drawn: Vec<(usize, (usize, usize))>,
}

/// What has been drawn, by whom, and who has completed each box; 2 is nobody.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NaivePosition {
    /// In the order of edges: the owner of each edge that is drawn.
    pub owners: Vec<Option<usize>>,
    /// In the order of boxes: who has it, if it is complete.
    pub boxes: Vec<Option<usize>>,
}

impl NaiveDots {
    /// Pairs of dots: those beside each other row by row, then those below each other.
    pub fn edges(&self) -> Vec<(usize, usize)> {
        let dots = self.columns + 1;
        let mut edges = Vec::new();
        for row in 0..=self.rows {
            for column in 0..self.columns {
                edges.push((row * dots + column, row * dots + column + 1));
            }
        }
        for row in 0..self.rows {
            for column in 0..=self.columns {
                edges.push((row * dots + column, (row + 1) * dots + column));
            }
        }
        edges
    }

    /// The owners of the four sides of a box.
    fn sides(&self, at: &NaivePosition, row: usize, column: usize) -> Vec<Option<usize>> {
        let (dots, edges) = (self.columns + 1, self.edges());
        let [a, b] = [row * dots + column, row * dots + column + 1];
        let sides = [(a, b), (a + dots, b + dots), (a, a + dots), (b, b + dots)];
        sides.iter().map(|side| at.owners[edges.iter().position(|edge| edge == side).unwrap()]).collect()
    }

    /// Gives the boxes that are complete and nobody's yet to `who`, or to the one owner of all sides. How many were given.
    fn settle(&self, at: &mut NaivePosition, who: usize) -> usize {
        let mut given = 0;
        for cell in 0..self.rows * self.columns {
            let sides = self.sides(at, cell / self.columns, cell % self.columns);
            if at.boxes[cell].is_some() || sides.contains(&None) {
                continue;
            }
            given += 1;
            at.boxes[cell] = match self.partizan {
                false => Some(who),
                true if sides.iter().all(|side| *side == sides[0]) => sides[0],
                true => Some(2),
            };
        }
        given
    }

    /// What is drawn before play; boxes that are complete by then are nobody's, or their one owner's.
    pub fn start(&self) -> NaivePosition {
        let (edges, cells) = (self.edges(), self.rows * self.columns);
        let owner = |edge: &(usize, usize)| self.drawn.iter().find(|(_, e)| e == edge).map(|(who, _)| *who);
        let mut at = NaivePosition { owners: edges.iter().map(owner).collect(), boxes: vec![None; cells] };
        self.settle(&mut at, 2);
        at
    }

    /// The moves of a player: text, position, and who is next.
    pub fn moves(&self, at: &NaivePosition, who: usize) -> Vec<(String, NaivePosition, usize)> {
        let edges = self.edges();
        let free = (0..edges.len()).filter(|&e| at.owners[e].is_none());
        let after = |e: usize| {
            let mut to = at.clone();
            to.owners[e] = Some(who);
            let again = self.settle(&mut to, who) > 0 && !self.partizan;
            (format!("{}-{}", edges[e].0, edges[e].1), to, if again { who } else { 1 - who })
        };
        free.map(after).collect()
    }

    /// Alice's boxes minus Bob's.
    pub fn difference(&self, at: &NaivePosition) -> i32 {
        let count = |who: usize| at.boxes.iter().filter(|owner| **owner == Some(who)).count() as i32;
        count(0) - count(1)
    }
}
