//! The erased form agrees with the rules in every method, and a sum exchanges its summands.

use grundy::graph::{Arcs, Graph, Label};
use grundy::rules::{
    Convention, Endless, Erased, Explicit, Move, Pack, Place, Player, PositionKey, Prospect, Rules, Sum,
    Verdict, View,
};

/// Rules in which every method differs from its default. A position is how many moves Alice and Bob have left.
struct Odd {
    arcs: Arcs,
}

impl Odd {
    fn new() -> Odd {
        Odd { arcs: Arcs::of(&Graph::undirected(3, [(0, 1), (1, 2)])) }
    }
}

impl Rules for Odd {
    type Position = (u32, u32);

    fn start(&self) -> (u32, u32) {
        (3, 2)
    }
    fn moves(&self, at: &(u32, u32), who: Player, out: &mut Vec<Move>) {
        let own = if who == Player::Alice { at.0 } else { at.1 };
        out.extend((0..own).map(|i| Move::new(i as usize, 7)));
    }
    fn play(&self, at: &(u32, u32), who: Player, m: Move) -> ((u32, u32), Player) {
        (if who == Player::Alice { (m.what, at.1) } else { (at.0, m.what) }, who.other())
    }
    fn element(&self, m: Move) -> Option<usize> {
        Some(m.element() + 1)
    }
    fn impartial(&self) -> bool {
        false
    }
    fn verdict(&self, _at: &(u32, u32), next: Player, stuck: bool) -> Option<Verdict> {
        stuck.then_some(Verdict::Win(next))
    }
    fn prospect(&self, at: &(u32, u32), next: Player) -> Prospect {
        if at.0 > 1 { Prospect::Forced(Verdict::Win(next)) } else { Prospect::Certain(Verdict::Draw) }
    }
    fn slow_prospects(&self) -> bool {
        true
    }
    fn drop_dominated(
        &self,
        at: &(u32, u32),
        who: Player,
        convention: Convention,
        notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        let kept = who == Player::Alice && convention == Convention::Score && notes == [7];
        moves.retain(|m| m.what == at.0 - 1 && kept);
    }
    fn gain(&self, at: &(u32, u32), who: Player, m: Move) -> i32 {
        at.0 as i32 + m.what as i32 - who.index() as i32
    }
    fn final_score(&self, at: &(u32, u32)) -> i32 {
        at.0 as i32 - 9
    }
    fn score_range(&self, at: &(u32, u32), _next: Player) -> (i32, i32) {
        (-(at.0 as i32), at.1 as i32)
    }
    fn maximiser(&self) -> Player {
        Player::Bob
    }
    fn length(&self, at: &(u32, u32)) -> Option<u32> {
        Some(at.0 + at.1)
    }
    fn endless(&self, at: &(u32, u32)) -> Endless {
        if at.0 == 0 { Endless::NotFromHere } else { Endless::Possible(Verdict::Win(Player::Bob)) }
    }
    fn explicit(&self, at: &(u32, u32)) -> Option<Explicit<'_>> {
        Some(Explicit::Token(&self.arcs, at.0 as usize))
    }
    fn parts(&self, at: &(u32, u32), out: &mut Vec<(u32, u32)>) {
        out.extend([(at.0, 0), (0, at.1)]);
    }
    fn exchanged(&self, at: &(u32, u32)) -> Option<(u32, u32)> {
        Some((at.1, at.0))
    }
    fn key(&self, at: &(u32, u32)) -> PositionKey {
        PositionKey(u128::from(at.0 + 10 * at.1))
    }
    fn size(&self, at: &(u32, u32)) -> usize {
        at.0 as usize + 5
    }
    fn view(&self, at: &(u32, u32)) -> View {
        View::Heaps(vec![at.0.into(), at.1.into()])
    }
    fn places(&self, at: &(u32, u32), m: Move) -> Vec<Place> {
        vec![Place::element(at.0 as usize), Place::element(m.element())]
    }
    fn move_text(&self, m: Move) -> String {
        format!("m{}", m.what)
    }
}

fn moves_of<R: Rules>(rules: &R, at: &R::Position, who: Player) -> Vec<Move> {
    let mut moves = Vec::new();
    rules.moves(at, who, &mut moves);
    moves
}

#[test]
fn nothing_is_lost_by_erasing() {
    let (odd, erased) = (Odd::new(), Erased::new(Odd::new()));
    let m = Move::new(1, 7);
    assert_eq!(erased.start(), odd.start().to_bytes());
    assert_eq!(erased.element(m), Some(2));
    assert!(!erased.impartial());
    assert!(erased.slow_prospects());
    assert_eq!(erased.maximiser(), Player::Bob);
    assert_eq!(erased.move_text(m), "m1");
    for at in [(3, 2), (1, 4), (0, 1)] {
        let bytes = at.to_bytes();
        for who in Player::BOTH {
            assert_eq!(moves_of(&erased, &bytes, who), moves_of(&odd, &at, who));
            let (after, next) = odd.play(&at, who, m);
            assert_eq!(erased.play(&bytes, who, m), (after.to_bytes(), next));
            for stuck in [false, true] {
                assert_eq!(erased.verdict(&bytes, who, stuck), odd.verdict(&at, who, stuck));
            }
            assert_eq!(erased.prospect(&bytes, who), odd.prospect(&at, who));
            assert_eq!(erased.gain(&bytes, who, m), odd.gain(&at, who, m));
            let dropped = |drop: &dyn Fn(&mut Vec<Move>)| {
                let mut moves = moves_of(&odd, &(3, 2), who);
                drop(&mut moves);
                moves
            };
            for convention in Convention::ALL.into_iter().filter(|_| at.0 > 0) {
                assert_eq!(
                    dropped(&|moves| erased.drop_dominated(&bytes, who, convention, &[7], moves)),
                    dropped(&|moves| odd.drop_dominated(&at, who, convention, &[7], moves))
                );
            }
        }
        assert_eq!(erased.final_score(&bytes), odd.final_score(&at));
        assert_eq!(erased.score_range(&bytes, Player::Bob), odd.score_range(&at, Player::Bob));
        assert_eq!(erased.length(&bytes), odd.length(&at));
        assert_eq!(erased.endless(&bytes), odd.endless(&at));
        assert!(matches!(erased.explicit(&bytes), Some(Explicit::Token(_, v)) if v == at.0 as usize));
        let mut parts = Vec::new();
        erased.parts(&bytes, &mut parts);
        assert_eq!(parts, [(at.0, 0u32).to_bytes(), (0u32, at.1).to_bytes()]);
        assert_eq!(erased.exchanged(&bytes), Some((at.1, at.0).to_bytes()));
        assert_eq!(erased.key(&bytes), odd.key(&at));
        assert_eq!(erased.size(&bytes), odd.size(&at));
        assert_eq!(erased.view(&bytes), odd.view(&at));
        assert_eq!(erased.places(&bytes, m), odd.places(&at, m));
    }
}

/// In an exchanged sum Alice has Bob's moves and Bob hers, and exchanging twice changes nothing.
#[test]
fn a_sum_exchanges_its_summands() {
    let everybody = Some(vec![Label::C; 9]);
    let sum = Sum::new(vec![(Erased::new(Odd::new()), None), (Erased::new(Odd::new()), everybody)]);
    let at = sum.play(&sum.start(), Player::Alice, Move::new(1, 7)).0;
    let exchanged = sum.exchanged(&at).expect("both summands can");
    for who in Player::BOTH {
        assert_eq!(moves_of(&sum, &exchanged, who), moves_of(&sum, &at, who.other()));
    }
    assert!(sum.exchanged(&exchanged).as_ref() == Some(&at));
    let erased = Erased::new(Sum::new(vec![(Erased::new(Odd::new()), None)]));
    assert!(erased.exchanged(&erased.start()).is_some());
    let mut labels = vec![Label::C; 9];
    labels[2] = Label::A;
    let labelled = Sum::new(vec![(Erased::new(Odd::new()), Some(labels))]);
    assert!(labelled.exchanged(&labelled.start()).is_none());
}
