//! The rules of all colouring games.

use super::marks::Marks;
use super::residue::Residue;
use super::{Colouring, Colours, Rule, key};
use crate::rules::{
    Convention, GraphView, Mark, Move, Notes, Player, PositionKey, Prospect, Remark, Rules, Stroke, Verdict,
    View, Words,
};

impl<const W: usize, const P: usize> Rules for Colouring<W, P> {
    type Position = Colours<W, P>;

    fn start(&self) -> Colours<W, P> {
        self.start
    }

    fn moves(&self, at: &Colours<W, P>, _who: Player, out: &mut Vec<Move>) {
        if self.rule == Rule::Marking && self.surrounded(at) {
            return;
        }
        for (v, free) in self.uncoloured(at).filter(|(v, _)| self.joined(at, *v)) {
            match self.rule {
                Rule::Proper | Rule::Harmonious => out.extend(free.iter().map(|c| Move::new(v, c as u64))),
                Rule::Greedy | Rule::Marking => out.extend(free.first().map(|_| Move::of(v))),
            }
        }
    }

    fn play(&self, at: &Colours<W, P>, who: Player, m: Move) -> (Colours<W, P>, Player) {
        let colour = match self.rule {
            Rule::Proper | Rule::Harmonious => m.how as usize,
            Rule::Greedy => {
                let around = self.around(at, m.element());
                (1..).find(|&colour| !around.contains(colour)).unwrap_or(1)
            }
            Rule::Marking => 1,
        };
        (at.with(m.element(), colour), who.other())
    }

    fn verdict(&self, at: &Colours<W, P>, _next: Player, stuck: bool) -> Option<Verdict> {
        let winner = || if at.coloured().len() >= self.goal { Player::Alice } else { Player::Bob };
        stuck.then(|| Verdict::Win(winner()))
    }

    fn prospect(&self, at: &Colours<W, P>, next: Player) -> Prospect {
        if self.rule == Rule::Marking {
            return Marks::of(self, at).prospect(self, next);
        }
        if !self.is_classic() {
            let open = || Prospect::Open { key: self.key(at), rank: self.size(at), notes: Notes::new() };
            return self.certain(at).map_or_else(open, Prospect::Certain);
        }
        Residue::prospect(self, at, next)
    }

    /// For winner-only searches.
    fn drop_dominated(
        &self,
        at: &Colours<W, P>,
        _who: Player,
        convention: Convention,
        notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        if convention != Convention::Objective {
            return;
        }
        if self.rule == Rule::Marking {
            Marks::of(self, at).drop_dominated(self, moves);
        }
        if self.is_classic() && !notes.is_empty() {
            Residue::noted(self, at, notes).drop_dominated(self, moves);
        }
    }

    fn goal(&self) -> Option<Words> {
        Some(self.goal_words())
    }

    fn remarks(&self, at: &Colours<W, P>, next: Player) -> Vec<Remark> {
        let stuck = self.stuck_remarks(at);
        if stuck.is_empty() { self.threat_remarks(at, next) } else { stuck }
    }

    fn gain(&self, _at: &Colours<W, P>, _who: Player, _m: Move) -> i32 {
        i32::from(!self.counts_colours)
    }

    fn final_score(&self, at: &Colours<W, P>) -> i32 {
        if self.counts_colours { self.colours_used(at).len() as i32 } else { 0 }
    }

    fn score_range(&self, at: &Colours<W, P>, _next: Player) -> (i32, i32) {
        let left = self.graph.n() - at.coloured().len();
        match (self.counts_colours, self.colours_used(at).len()) {
            (true, used) => (used as i32, (used + left).min(self.colours) as i32),
            (false, _) => (0, left as i32),
        }
    }

    /// Alice wants many vertices coloured, and few colours.
    fn maximiser(&self) -> Player {
        if self.counts_colours { Player::Bob } else { Player::Alice }
    }

    fn key(&self, at: &Colours<W, P>) -> PositionKey {
        key::of(self, at)
    }

    fn view(&self, at: &Colours<W, P>) -> View {
        let n = self.graph.n();
        let mut vertices = vec![Mark::Taken; n];
        let mut free_colours = vec![Vec::new(); n];
        for (v, free) in self.uncoloured(at) {
            vertices[v] = if free.is_empty() { Mark::Dead } else { Mark::Free };
            // Under the greedy rule no vertex gets a colour above the number of its neighbours plus one.
            let most = if self.rule == Rule::Greedy { self.graph.degree(v) + 1 } else { self.colours };
            free_colours[v] =
                free.iter().filter(|&colour| colour <= most).map(|colour| colour as u8).collect();
        }
        let edges = Stroke::simple(&self.graph);
        if self.rule == Rule::Marking {
            return View::Graph(GraphView { vertices, edges, ..GraphView::of(&self.graph) });
        }
        let colour = |v: usize| Some(at.of(v) as u8).filter(|&colour| colour != 0);
        let colours = (0..n).map(colour).collect();
        View::Graph(GraphView { vertices, edges, colours, free_colours, ..GraphView::of(&self.graph) })
    }

    fn move_text(&self, m: Move) -> String {
        let vertex = self.graph.vertex_text(m.element());
        match self.rule {
            Rule::Proper | Rule::Harmonious => format!("{vertex}:{}", m.how),
            Rule::Greedy | Rule::Marking => vertex,
        }
    }
}
