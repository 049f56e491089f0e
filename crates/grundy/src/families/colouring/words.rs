//! Colouring games in words: who wants what, and which vertex is left without a colour.

use super::{Colouring, Colours, Few, Rule};
use crate::rules::{Player, Remark, Words};

impl<const W: usize, const P: usize> Colouring<W, P> {
    /// Who wants what.
    pub(super) fn goal_words(&self) -> Words {
        let k = self.colours;
        match self.rule {
            Rule::Marking => Words {
                en: format!(
                    "Alice wins if all vertices come to be marked, and Bob if an unmarked vertex ever has {k} marked neighbours."
                ),
                pt: format!(
                    "Alice vence se todos os vértices forem marcados, e Bob, se algum vértice não marcado chegar a ter {k} vizinhos marcados."
                ),
            },
            _ => Words {
                en: format!(
                    "Alice wins if every vertex gets one of the {k} colours, and Bob if none is left for some vertex."
                ),
                pt: format!(
                    "Alice vence se todo vértice receber uma das {k} cores, e Bob, se para algum vértice não restar nenhuma."
                ),
            },
        }
    }

    /// The first vertex that can no longer be coloured or marked, and why.
    pub(super) fn stuck_remarks(&self, at: &Colours<W, P>) -> Vec<Remark> {
        let remark = match self.rule {
            Rule::Marking => self.crowded(at).map(|v| {
                let k = self.colours;
                Remark::new(
                    format!("Vertex {v} is unmarked and has {k} marked neighbours."),
                    format!("O vértice {v} não está marcado e tem {k} vizinhos marcados."),
                )
            }),
            Rule::Harmonious => self.without_colour(at).map(|v| {
                Remark::new(
                    format!("Vertex {v} can no longer be coloured: every colour is taken around it or would repeat a pair of colours."),
                    format!("O vértice {v} não pode mais ser colorido: toda cor já aparece ao seu redor ou repetiria um par de cores."),
                )
            }),
            Rule::Proper | Rule::Greedy => self.without_colour(at).map(|v| {
                Remark::new(
                    format!("Vertex {v} can no longer be coloured: every colour is taken by a neighbour."),
                    format!("O vértice {v} não pode mais ser colorido: cada cor já é a de um vizinho."),
                )
            }),
        };
        remark.into_iter().collect()
    }

    /// A move that would leave no colour for some vertex: Bob's, or his threat.
    pub(super) fn threat_remarks(&self, at: &Colours<W, P>, next: Player) -> Vec<Remark> {
        let threat = Some(()).filter(|()| self.rule == Rule::Proper && !self.connected);
        let Some((u, colour, v)) = threat.and_then(|()| self.last_colour(at)) else { return Vec::new() };
        let [u, v] = [u, v].map(|vertex| self.graph.vertex_text(vertex));
        vec![match next {
            Player::Bob => Remark::new(
                format!("Vertex {v} has one colour left, {colour}: with {u}:{colour} Bob takes it away."),
                format!("Ao vértice {v} resta uma só cor, {colour}: com {u}:{colour}, Bob a tira dele."),
            ),
            Player::Alice => Remark::new(
                format!(
                    "Vertex {v} has one colour left, {colour}, and Bob threatens to take it away with {u}:{colour}."
                ),
                format!(
                    "Ao vértice {v} resta uma só cor, {colour}, e Bob ameaça tirá-la dele com {u}:{colour}."
                ),
            ),
        }]
    }

    /// A vertex with one colour left, that colour, and an uncoloured neighbour that could take it: the neighbour first.
    fn last_colour(&self, at: &Colours<W, P>) -> Option<(usize, usize, usize)> {
        let free: Vec<(usize, Few)> = self.uncoloured(at).collect();
        free.iter().filter(|(_, left)| left.len() == 1).find_map(|(v, left)| {
            let colour = left.iter().next()?;
            let takes = |(u, other): &&(usize, Few)| self.rows[*v].contains(*u) && other.contains(colour);
            free.iter().find(takes).map(|(u, _)| (*u, colour, *v))
        })
    }

    fn crowded(&self, at: &Colours<W, P>) -> Option<String> {
        let marked = at.coloured();
        let mut unmarked = (0..self.graph.n()).filter(|&v| !marked.contains(v));
        let crowded = unmarked.find(|&v| (self.rows[v] & marked).len() >= self.colours);
        crowded.map(|v| self.graph.vertex_text(v))
    }

    fn without_colour(&self, at: &Colours<W, P>) -> Option<String> {
        self.uncoloured(at).find(|(_, free)| free.is_empty()).map(|(v, _)| self.graph.vertex_text(v))
    }
}
