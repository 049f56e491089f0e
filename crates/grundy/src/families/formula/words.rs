//! Positive formulas in words: which clauses are lost, and which are threatened.

use super::{Assignment, Clause, Matrix};
use crate::graph::Set;
use crate::rules::{Player, Remark};

/// The most clauses that are listed.
const MOST_LISTED: usize = 6;

impl<const W: usize> Matrix<W> {
    /// The clauses of a positive formula that are false, or those that have one variable left, which Bob makes false with it
    /// unless Alice makes it true.
    pub fn clause_remarks(&self, at: &Assignment<W>, next: Player) -> Vec<Remark> {
        let lost = self.clauses_with(at, 0);
        let lone = self.clauses_with(at, 1);
        let variables: Set<W> = lone.iter().fold(Set::EMPTY, |all, (_, left)| all | *left);
        let names = |clauses: &[(String, Set<W>)]| {
            clauses.iter().take(MOST_LISTED).map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(", ")
        };
        let (list, v) = (names(&lone), variables.first().map_or(0, |v| v + 1));
        let remark = match (lost.len(), variables.len(), next) {
            (1.., ..) => Remark::new(
                format!("False, whatever follows: {}.", names(&lost)),
                format!("Já é falso, aconteça o que acontecer: {}.", names(&lost)),
            ),
            (0, 0, _) => return Vec::new(),
            (0, 1.., Player::Bob) => Remark::new(
                format!("One variable is left in {list}: with {v}:F Bob makes the formula false at once."),
                format!("Resta uma variável em {list}: com {v}:F, Bob torna a fórmula falsa já."),
            ),
            (0, 1, Player::Alice) => Remark::new(
                format!("One variable is left in {list}: Bob threatens {v}:F, so Alice must play {v}:T."),
                format!(
                    "Resta uma variável em {list}: Bob ameaça {v}:F, e por isso Alice precisa jogar {v}:T."
                ),
            ),
            (0, 2.., Player::Alice) => Remark::new(
                format!(
                    "One variable is left in each of {list}, and not the same one: Alice cannot make all of these true in one move."
                ),
                format!(
                    "Resta uma variável em cada uma de {list}, e não a mesma: Alice não consegue satisfazer todas essas cláusulas em uma só jogada."
                ),
            ),
        };
        vec![remark]
    }

    /// The clauses that are not true and have so many variables left: as written, and what is left.
    fn clauses_with(&self, at: &Assignment<W>, left: usize) -> Vec<(String, Set<W>)> {
        let rest = |clause: &Clause<W>| clause.residue(at).map(|rest| rest.variables());
        let open = self.clauses().iter().filter_map(|clause| Some((clause, rest(clause)?)));
        let text = |set: Set<W>| set.iter().map(|v| (v + 1).to_string()).collect::<Vec<_>>().join(" ");
        let written = |(clause, rest): (&Clause<W>, Set<W>)| (format!("({})", text(clause.plain)), rest);
        open.filter(|(_, rest)| rest.len() == left).map(written).collect()
    }
}
