//! The clock of a chase: where the robber is safe, and how soon he is caught elsewhere.

use crate::ask::prepared::{Prepared, Standing};
use crate::ask::{Error, Options, Question};
use crate::rules::{Game, Place, Player, Rules, Verdict, Words};
use crate::solve::{Solver, with_large_stack};
use crate::tell::{Labelled, Sentence, Step};

impl Question {
    /// In a chase, the places where the robber is safe from the cops as they stand; none in other games.
    pub fn safe_places(&self, options: &Options) -> Result<Vec<Place>, Error> {
        match self.prepared() {
            Ok(prepared) => with_large_stack(|| self.safe_from(prepared, options)),
            Err(_) => Ok(Vec::new()),
        }
    }

    fn safe_from(&self, prepared: &Prepared, options: &Options) -> Result<Vec<Place>, Error> {
        let (terms, Standing { at, .. }) = (self.terms(), self.standing()?);
        let Options { limits, threads, switches, .. } = options;
        let (rules, memory) = (prepared.family.erase(), prepared.memory(options));
        let solver =
            Solver::on(Game::new(&rules, &terms), limits.clone(), *threads, *switches).memory(&memory);
        let clock = solver.clock(at).ok().flatten().unwrap_or_default();
        let safe = |verdict: &Verdict| *verdict == Verdict::Win(Player::Bob);
        Ok(clock
            .iter()
            .filter(|(_, verdict, _)| safe(verdict))
            .map(|(v, ..)| Place::element(*v as usize))
            .collect())
    }
}

/// For the cops as they stand, what becomes of a robber on each vertex; none in other games and before the cops stand.
pub fn chase_steps<R: Rules>(solver: &Solver<'_, R>, at: &R::Position) -> Option<Step> {
    let clock = solver.clock(at).ok()??;
    let label = |verdict: Verdict, moves: Option<u32>| match (verdict, moves) {
        (Verdict::Win(Player::Alice), Some(moves)) => moves.div_ceil(2).to_string(),
        (Verdict::Win(Player::Alice), None) => "=".to_string(),
        _ => "○".to_string(),
    };
    let view = solver.game.rules.view(at);
    let labels = clock.into_iter().map(|(v, verdict, moves)| Labelled {
        places: vec![Place::element(v as usize)],
        element: view.element_name(v as usize),
        label: label(verdict, moves),
    });
    let labels: Vec<Labelled> = labels.collect();
    let watched = labels.iter().any(|labelled| labelled.label == "=");
    let (en, pt) = match watched {
        true => (
            ", = where he is not caught and reaches no goal",
            ", = onde ele não é capturado nem alcança o alvo",
        ),
        false => ("", ""),
    };
    let words = Words {
        en: format!(
            "With the cops as they stand and to move, a robber on each vertex is caught in their turn of this number; ○ where he is safe{en}."
        ),
        pt: format!(
            "Com os policiais onde estão e a vez deles, um ladrão em cada vértice é capturado na vez deles com este número; ○ onde ele está seguro{pt}."
        ),
    };
    Some(Step::new(Sentence::Remark { words }).with_view(view).with_labels(labels))
}
