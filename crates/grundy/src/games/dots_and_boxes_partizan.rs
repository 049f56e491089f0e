//! `dots-and-boxes-partizan`: edges in two colours; a box counts for the player who drew all its sides.

use crate::families::Family;
use crate::families::dots::{Boxes, Dots, Edges, Images, owned, unpaired};
use crate::families::entry::*;
use crate::rules::{
    Convention, Mark, Move, Notes, Place, Player, PositionKey, Prospect, Rules, Verdict, View, Words,
};

pub static DOTS_AND_BOXES_PARTIZAN: Entry = Entry {
    id: "dots-and-boxes-partizan",
    name: Bilingual { en: "Dots and boxes in two colours", pt: "Timbiriche em duas cores" },
    rules: Bilingual {
        en: "In turn, draw a free edge between two neighbouring dots in your colour. When all edges are drawn, a box counts for a player who drew all four of its sides; more boxes win, and equally many are a draw. As a score game Alice's boxes minus Bob's are counted. 2x3 are 2 rows and 3 columns of boxes; dots are numbered row by row from 0, and an edge is written u-v. Edges drawn before play count too: start=A:0-1;B:1-2.",
        pt: "Cada jogador, na sua vez, traça com a sua cor uma aresta livre entre dois pontos vizinhos. Quando todas as arestas estão traçadas, uma caixa conta para o jogador que traçou os seus quatro lados; vence quem tem mais caixas, e há empate se têm o mesmo número. No jogo de otimização, contam-se as caixas de Alice menos as de Bob. 2x3 são 2 linhas e 3 colunas de caixas; os pontos são numerados linha por linha a partir de 0, e uma aresta se escreve u-v. As arestas traçadas antes do jogo também contam: start=A:0-1;B:1-2.",
    },
    conventions: &[Convention::Objective, Convention::Score],
    board: BoardKind::Grid(GridKind { cells: false }),
    start: Some(Start::Owned),
    summable: false,
    examples: &[
        Example::new(
            "dots-and-boxes-partizan:2x2",
            &[("winner", "\"draw\"")],
            "a pair of sides for each box: nobody completes one",
        ),
        Example::new(
            "dots-and-boxes-partizan{start=A:0-1;A:0-2}:1x1",
            &[("winner", "\"draw\"")],
            "Bob draws one of the two other sides",
        ),
        Example::new(
            "dots-and-boxes-partizan{convention=score,start=A:0-1;A:0-3;A:1-4}:1x2",
            &[("score", "1")],
            "Alice draws the fourth side",
        ),
    ],
    complexity: &[Complexity::new("an empty board", "always a draw, by pairing", "Hales and Jewett 1963")],
    build: |problem| {
        let dots = Dots::of(problem)?;
        let drawn = dots.read_start(problem)?;
        let images = Images::new(&dots);
        let objective = problem.terms.convention == Convention::Objective;
        let mut rules = TwoColours { dots, images, drawn, before: 0, objective };
        rules.before = rules.lead(&drawn);
        Ok(Family::of(rules))
    },
    ..Entry::GAME
};

/// Dots and boxes in two colours on a board.
struct TwoColours {
    dots: Dots,
    images: Images,
    /// What each player has drawn before play.
    drawn: [Edges; 2],
    /// Alice's boxes minus Bob's before play.
    before: i32,
    objective: bool,
}

impl TwoColours {
    fn free(&self, [alice, bob]: &[Edges; 2]) -> Edges {
        Edges::full(self.dots.edges()).minus(&(*alice | *bob))
    }

    /// The boxes that a player may still complete: the opponent has drawn none of their sides.
    fn within_reach(&self, at: &[Edges; 2], who: Player) -> Boxes {
        let (own, other) = (at[who.index()], at[who.other().index()]);
        let open = |sides: &Edges| !sides.meets(&other) && !sides.is_subset(&own);
        (0..self.dots.sides.len()).filter(|&cell| open(&self.dots.sides[cell])).collect()
    }

    /// The edges of the boxes that some player may still complete.
    fn alive(&self, at: &[Edges; 2]) -> Edges {
        let boxes = self.within_reach(at, Player::Alice) | self.within_reach(at, Player::Bob);
        boxes.iter().fold(Edges::EMPTY, |edges, cell| edges | self.dots.sides[cell])
    }

    /// Alice's boxes minus Bob's.
    fn lead(&self, at: &[Edges; 2]) -> i32 {
        let [alice, bob] = at.each_ref().map(|edges| self.dots.complete(edges).len() as i32);
        alice - bob
    }

    /// Bounds of what is still to be scored: each player keeps the other from all boxes that have a pair of free edges
    /// of their own.
    fn rest(&self, at: &[Edges; 2]) -> (i32, i32) {
        let free = self.free(at);
        let [alice, bob] = Player::BOTH
            .map(|who| unpaired(self.within_reach(at, who), &self.dots.sides, &free).len() as i32);
        (-bob, alice)
    }

    /// What matters for the rest of the play: who drew the edges of boxes that can still be completed, which other edges
    /// are out of play, and a number.
    fn key_with(&self, at: &[Edges; 2], number: u64) -> PositionKey {
        let alive = self.alive(at);
        let dead = Edges::full(self.dots.edges()).minus(&alive);
        let least = self.images.least_of([at[0] & alive, at[1] & alive, dead]);
        let words = least.iter().flat_map(|set| set.0);
        PositionKey::fingerprint(words.chain([number]))
    }
}

impl Rules for TwoColours {
    /// The edges of each player. Those of boxes that nobody can complete are for the eye: keys leave them out.
    type Position = [Edges; 2];

    fn start(&self) -> [Edges; 2] {
        self.drawn
    }

    fn moves(&self, at: &[Edges; 2], _who: Player, out: &mut Vec<Move>) {
        out.extend(self.free(at).iter().map(Move::of));
    }

    fn play(&self, at: &[Edges; 2], who: Player, m: Move) -> ([Edges; 2], Player) {
        let mut after = *at;
        after[who.index()].insert(m.element());
        (after, who.other())
    }

    /// Both players may draw the same edges, but not with the same effect.
    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &[Edges; 2], _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| Verdict::from_sign(self.lead(at).signum() as i8, Player::Alice))
    }

    /// The winner follows from bounds on what is still to be scored, or is open.
    fn prospect(&self, at: &[Edges; 2], _next: Player) -> Prospect {
        let lead = self.lead(at);
        let [alice, bob] = Player::BOTH.map(|who| self.within_reach(at, who).len() as i32);
        let verdict = |score: i32| Verdict::from_sign(score.signum() as i8, Player::Alice);
        if lead > bob || lead < -alice || alice + bob == 0 {
            return Prospect::Certain(verdict(lead));
        }
        let (low, high) = self.rest(at);
        if lead + low > 0 || lead + high < 0 || low == high {
            return Prospect::Forced(verdict(lead + low));
        }
        Prospect::Open { key: self.key_with(at, lead as u64), rank: self.size(at), notes: Notes::new() }
    }

    /// An edge more is never a disadvantage to the player who drew it, so that a move is never worse than none: an edge of a
    /// box that somebody can still complete is at least as good as any other.
    fn drop_dominated(
        &self,
        at: &[Edges; 2],
        _who: Player,
        _convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        let alive = self.alive(at);
        if moves.iter().any(|&m| m != Move::PASS && alive.contains(m.element())) {
            moves.retain(|&m| m != Move::PASS && alive.contains(m.element()));
        }
    }

    fn gain(&self, at: &[Edges; 2], who: Player, m: Move) -> i32 {
        let boxes = self.dots.completes(&at[who.index()], m.element()).len() as i32;
        if who == Player::Alice { boxes } else { -boxes }
    }

    /// Boxes that are complete from the start count.
    fn final_score(&self, _at: &[Edges; 2]) -> i32 {
        self.before
    }

    fn score_range(&self, at: &[Edges; 2], _next: Player) -> (i32, i32) {
        let (low, high) = self.rest(at);
        (self.before + low, self.before + high)
    }

    fn length(&self, at: &[Edges; 2]) -> Option<u32> {
        Some(self.free(at).len() as u32)
    }

    /// Where the lead matters it is a part of the key, and so is the number of edges that are left, which is how long the
    /// play lasts.
    fn key(&self, at: &[Edges; 2]) -> PositionKey {
        let lead = if self.objective { self.lead(at) } else { 0 };
        self.key_with(at, u64::from(lead as u8) << 32 | self.free(at).len() as u64)
    }

    fn size(&self, at: &[Edges; 2]) -> usize {
        (self.free(at) & self.alive(at)).len()
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Whoever has more boxes at the end wins.".into(),
            pt: "Vence quem tiver mais quadrados no fim.".into(),
        })
    }

    fn view(&self, at: &[Edges; 2]) -> View {
        let [alice, bob] = at.each_ref().map(|edges| self.dots.complete(edges));
        let reach = self.within_reach(at, Player::Alice) | self.within_reach(at, Player::Bob);
        let edge = |e: usize| owned(at[0].contains(e), at[1].contains(e), Mark::Free);
        let cell = |cell: usize| {
            let open = if reach.contains(cell) { Mark::Free } else { Mark::Dead };
            owned(alice.contains(cell), bob.contains(cell), open)
        };
        self.dots.view(edge, cell)
    }

    fn places(&self, _at: &[Edges; 2], m: Move) -> Vec<Place> {
        vec![Place::Line { at: m.element() }]
    }

    fn move_text(&self, m: Move) -> String {
        self.dots.text(m.element())
    }
}
