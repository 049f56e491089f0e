//! `dots-and-boxes`: draw an edge; who completes a box scores it and moves again.

use crate::families::Family;
use crate::families::dots::{Apart, Boxes, Capture, Dots, Edges, Images, Strings, owned, remarks};
use crate::families::entry::*;
use crate::rules::{
    Convention, Mark, Move, Notes, Place, Player, PositionKey, Prospect, Remark, Rules, Verdict, View, Words,
};

pub static DOTS_AND_BOXES: Entry = Entry {
    id: "dots-and-boxes",
    name: Bilingual { en: "Dots and boxes", pt: "Timbiriche (jogo dos pontinhos)" },
    rules: Bilingual {
        en: "Draw a free edge between two neighbouring dots. Whoever draws the last side of one or two boxes scores them and moves again. When all edges are drawn, more boxes win, and equally many are a draw; as a score game Alice's boxes minus Bob's are counted. 2x3 are 2 rows and 3 columns of boxes; dots are numbered row by row from 0, and an edge is written u-v. Boxes that are complete from the start, as in start=A:0-1;B:1-2, are nobody's.",
        pt: "Trace uma aresta livre entre dois pontos vizinhos. Quem traça o último lado de uma ou duas caixas marca esses pontos e joga de novo. Quando todas as arestas estão traçadas, vence quem tem mais caixas, e há empate se têm o mesmo número; no jogo de otimização, contam-se as caixas de Alice menos as de Bob. 2x3 são 2 linhas e 3 colunas de caixas; os pontos são numerados linha por linha a partir de 0, e uma aresta se escreve u-v. Caixas completas desde o início, como em start=A:0-1;B:1-2, não são de ninguém.",
    },
    conventions: &[Convention::Objective, Convention::Score],
    board: BoardKind::Grid(GridKind { cells: false }),
    start: Some(Start::Owned),
    score_decides: true,
    summable: false,
    examples: &[
        Example::new(
            "dots-and-boxes:1x1",
            &[("winner", "\"bob\"")],
            "four edges: the last one is the second player's",
        ),
        Example::new("dots-and-boxes:2x2", &[("winner", "\"alice\"")], "every play tried: 3 boxes to 1"),
        Example::new(
            "dots-and-boxes{convention=score}:3x3",
            &[("score", "-3")],
            "every position evaluated: 3 boxes to 6",
        ),
    ],
    complexity: &[
        Complexity::new("objective", "PSPACE-complete", "Buchin, Hagedoorn, Kostitsyna and van Mulken 2021"),
        Complexity::new("score, strings and coins", "NP-hard", "Winning Ways ch. 16"),
    ],
    build: |problem| {
        let dots = Dots::of(problem)?;
        let [alice, bob] = dots.read_start(problem)?;
        let (strings, images) = (Strings::new(&dots), Images::new(&dots));
        let drawn = alice | bob;
        let before = dots.complete(&drawn);
        let lead = problem.terms.convention == Convention::Objective;
        let passing = problem.terms.pass.is_some();
        Ok(Family::of(DotsAndBoxes { dots, strings, images, drawn, before, lead, passing }))
    },
    ..Entry::GAME
};

/// Dots and boxes on a board.
struct DotsAndBoxes {
    dots: Dots,
    strings: Strings,
    images: Images,
    /// What is drawn before play, and the boxes that this completes.
    drawn: Edges,
    before: Boxes,
    /// Whether what has been scored matters for the rest of the play.
    lead: bool,
    /// Whether a player may pass: then the theorems on strings and coins do not hold.
    passing: bool,
}

impl DotsAndBoxes {
    fn free(&self, drawn: &Edges) -> Edges {
        Edges::full(self.dots.edges()).minus(drawn)
    }

    /// How many boxes are not complete.
    fn open(&self, drawn: &Edges) -> i32 {
        self.dots.sides.iter().filter(|sides| !sides.is_subset(drawn)).count() as i32
    }

    /// Alice's boxes minus Bob's.
    fn lead(&self, (drawn, alice): &(Edges, Boxes)) -> i32 {
        let scored = self.dots.complete(drawn).minus(&self.before);
        2 * alice.len() as i32 - scored.len() as i32
    }

    /// The key of what is drawn, up to symmetry, and of a lead. Of chains and cycles that stand apart only their lengths
    /// count.
    fn key_with(&self, drawn: &Edges, lead: i32) -> PositionKey {
        let (apart, rest) = Apart::of(&self.strings, &self.free(drawn));
        let Edges { 0: [low, high] } = self.images.least(&Edges::full(self.dots.edges()).minus(&rest));
        // Up to 96 edges the lead has a byte of its own, and the key is exact.
        let mut words = match self.dots.edges() <= 96 {
            true => vec![low, high | u64::from(lead as u8) << 32],
            false => vec![low, high, lead as u64],
        };
        words.extend(apart.words());
        PositionKey::of_words(&words)
    }
}

impl Rules for DotsAndBoxes {
    /// The edges drawn and the boxes of Alice. Who has which box is for the eye: keys leave it out, and the rest of the play
    /// depends on the edges alone, and under the objective convention on the lead.
    type Position = (Edges, Boxes);

    fn start(&self) -> (Edges, Boxes) {
        (self.drawn, Boxes::EMPTY)
    }

    fn moves(&self, (drawn, _): &(Edges, Boxes), _who: Player, out: &mut Vec<Move>) {
        out.extend(self.free(drawn).iter().map(Move::of));
    }

    fn play(&self, (drawn, alice): &(Edges, Boxes), who: Player, m: Move) -> ((Edges, Boxes), Player) {
        let completed = self.dots.completes(drawn, m.element());
        let alice = if who == Player::Alice { *alice | completed } else { *alice };
        let next = if completed.is_empty() { who.other() } else { who };
        ((drawn.with(m.element()), alice), next)
    }

    /// Both players may draw the same edges, but turns do not alternate.
    fn impartial(&self) -> bool {
        false
    }

    fn verdict(&self, at: &(Edges, Boxes), _next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then(|| Verdict::from_sign(self.lead(at).signum() as i8, Player::Alice))
    }

    /// The winner follows from bounds on what is still to be scored, or is open.
    fn prospect(&self, at: &(Edges, Boxes), next: Player) -> Prospect {
        let (lead, open) = (self.lead(at), self.open(&at.0));
        if lead.abs() > open {
            return Prospect::Certain(Verdict::from_sign(lead.signum() as i8, Player::Alice));
        }
        let (low, high) = self.score_range(at, next);
        if lead + low > 0 || lead + high < 0 {
            return Prospect::Forced(Verdict::from_sign((lead + low).signum() as i8, Player::Alice));
        }
        Prospect::Open { key: self.key_with(&at.0, lead), rank: self.size(at), notes: Notes::new() }
    }

    fn drop_dominated(
        &self,
        (drawn, _): &(Edges, Boxes),
        _who: Player,
        _convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        if self.passing {
            return;
        }
        let free = self.free(drawn);
        let kept = match self.strings.capture(&free) {
            Capture::Take(e) => Edges::single(e),
            Capture::Choice(take, decline) => Edges::single(take).with(decline),
            Capture::None => self.strings.openings(&free),
        };
        moves.retain(|m| kept.contains(m.element()));
    }

    fn gain(&self, (drawn, _): &(Edges, Boxes), who: Player, m: Move) -> i32 {
        let boxes = self.dots.completes(drawn, m.element()).len() as i32;
        if who == Player::Alice { boxes } else { -boxes }
    }

    fn score_range(&self, at: &(Edges, Boxes), next: Player) -> (i32, i32) {
        let open = self.open(&at.0);
        if self.passing {
            return (-open, open);
        }
        let (low, high) = self.strings.bounds(&self.free(&at.0), open);
        if next == Player::Alice { (low, high) } else { (-high, -low) }
    }

    fn length(&self, (drawn, _): &(Edges, Boxes)) -> Option<u32> {
        Some(self.free(drawn).len() as u32)
    }

    fn key(&self, at: &(Edges, Boxes)) -> PositionKey {
        self.key_with(&at.0, if self.lead { self.lead(at) } else { 0 })
    }

    /// Moves that give few boxes away come first, and among them those that leave many boxes with two sides: few
    /// harmless moves are left then.
    fn size(&self, (drawn, _): &(Edges, Boxes)) -> usize {
        let free = self.free(drawn);
        let boxes = self.dots.sides.len();
        (self.strings.on_offer(&free) + 1) * boxes - self.strings.pairs(&free)
    }

    fn goal(&self) -> Option<Words> {
        Some(Words {
            en: "Whoever has more boxes at the end wins.".into(),
            pt: "Vence quem tiver mais quadrados no fim.".into(),
        })
    }

    fn view(&self, (drawn, alice): &(Edges, Boxes)) -> View {
        let complete = self.dots.complete(drawn);
        let edge = |e: usize| if drawn.contains(e) { Mark::Taken } else { Mark::Free };
        let cell = |cell: usize| match complete.contains(cell) {
            false => Mark::Free,
            true if self.before.contains(cell) => Mark::Taken,
            true => owned(alice.contains(cell), true, Mark::Taken),
        };
        self.dots.view(edge, cell)
    }

    fn remarks(&self, (drawn, _): &(Edges, Boxes), next: Player) -> Vec<Remark> {
        match self.passing {
            true => Vec::new(),
            false => remarks(&self.dots, &self.strings, &self.images, &self.free(drawn), next),
        }
    }

    fn places(&self, _at: &(Edges, Boxes), m: Move) -> Vec<Place> {
        vec![Place::Line { at: m.element() }]
    }

    fn move_text(&self, m: Move) -> String {
        self.dots.text(m.element())
    }
}
