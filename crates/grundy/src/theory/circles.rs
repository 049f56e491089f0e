//! Circular nim and nim on the edges at a vertex, where theorems determine who loses.

use super::nim::{bouton, strategy, to_lost};
use super::{Finding, Strategy};
use crate::games::{Board, Bundles, Problem, components, pairs, windows};
use crate::rules::{Bilingual, Convention};

/// The largest complex that is examined.
const MOST_PLACES: usize = 1 << 20;

const TOGETHER: Bilingual = Bilingual {
    en: "nim: in each part any numbers may be lowered together",
    pt: "Nim: em cada parte, quaisquer números podem ser diminuídos juntos",
};

/// What is known about a sum of components.
enum Worth {
    Nimber(u64),
    /// Not 0, and no more is known.
    NotZero,
}

pub fn circular_nim(problem: &Problem) -> Option<Finding> {
    let Board::Heaps(heaps) = &problem.board else { return None };
    if !problem.terms.impartial() {
        return None;
    }
    let (n, k) = (heaps.len(), problem.number("k") as usize);
    if k < n && n.saturating_mul(k) > MOST_PLACES {
        return None;
    }
    let names: Vec<String> = (0..n).map(|heap| heap.to_string()).collect();
    let complex = Numbers { numbers: heaps, faces: windows(n, k), names };
    complex.as_nim(problem).or_else(|| {
        let lost = is_lost(heaps, k).filter(|_| problem.terms.convention == Convention::Normal)?;
        let by = Bilingual {
            en: "lost positions of circular nim, by Dufour and Heubach",
            pt: "posições perdedoras do Nim circular, por Dufour e Heubach",
        };
        let finding = if lost { Finding::nimber(0, by) } else { Finding::winner(true, by) };
        let Some(left) = balanced(heaps, k) else { return Some(finding) };
        let words = circle_words(problem.winner(!lost).name(), heaps, k);
        Some(finding.with_strategy(words.now(complex.move_text(&left))))
    })
}

/// What to leave on a circle, in words.
fn circle_words(winner: &str, heaps: &[u64], k: usize) -> Strategy {
    match k + 1 == heaps.len() {
        true => {
            let least = heaps.iter().min().copied().unwrap_or(0);
            Strategy::new(
                format!(
                    "{winner} leaves all heaps equal in every turn: a move cannot lower all of them, so that the others can go down to the least one, which is {least} here."
                ),
                format!(
                    "{winner} deixa todas as pilhas iguais a cada vez: uma jogada não pode diminuir todas, de modo que as outras podem descer até a menor, que aqui é {least}."
                ),
            )
        }
        false => Strategy::new(
            format!(
                "{winner} leaves opposite heaps equal in every turn: a move changes at most one of two opposite heaps, and the larger one can go down to the other."
            ),
            format!(
                "{winner} deixa iguais as pilhas opostas a cada vez: uma jogada muda no máximo uma de duas pilhas opostas, e a maior pode descer até a outra."
            ),
        ),
    }
}

pub fn graph_nim(problem: &Problem) -> Option<Finding> {
    if !problem.terms.impartial() {
        return None;
    }
    let graph = problem.graph();
    let bundles = Bundles::of(graph);
    let at = bundles.at_vertices(graph.n());
    let two = problem.key("bundles") == "2";
    if two && at.iter().map(|face| face.len() * face.len()).sum::<usize>() > MOST_PLACES {
        return None;
    }
    let names = bundles.ends.iter().map(|(u, v)| format!("{u}-{v}")).collect();
    let complex = Numbers { numbers: &bundles.counts, faces: if two { pairs(&at) } else { at }, names };
    let heap_like = complex.as_nim(problem);
    if heap_like.is_some() || problem.terms.convention != Convention::Normal {
        return heap_like;
    }
    let by = Bilingual {
        en: "components of edges: nim-sum, and lost cycles and paths by the theorems on circular nim",
        pt: "componentes de arestas: soma Nim, e ciclos e caminhos perdedores pelos teoremas do Nim circular",
    };
    let cover = Cover::new(&bundles.counts, &complex.faces);
    let parts: Vec<Part> = complex.parts().iter().map(|part| Part::of(part, &bundles, &cover)).collect();
    let worths: Vec<Worth> = parts.iter().map(Part::worth).collect::<Option<_>>()?;
    let sum = worths.iter().fold(0, |sum, worth| if let Worth::Nimber(n) = worth { sum ^ n } else { sum });
    let finding = match worths.iter().filter(|worth| matches!(worth, Worth::NotZero)).count() {
        0 => Finding::nimber(sum, by),
        1 if sum == 0 => Finding::winner(true, by),
        _ => return None,
    };
    let Some(left) = complex.after_reply(&parts, sum) else { return Some(finding) };
    let winner = problem.winner(finding.first_wins?);
    Some(finding.with_strategy(part_words(winner.name(), &parts).now(complex.move_text(&left))))
}

/// What to leave in each kind of part, in words.
fn part_words(winner: &str, parts: &[Part]) -> Strategy {
    let circle =
        |length: usize| parts.iter().any(|part| matches!(part, Part::Circle(round) if round.len() == length));
    let heap = parts.iter().any(|part| matches!(part, Part::Heap(..)));
    let mut strategy = Strategy::new(
        format!("{winner} restores balance in every turn."),
        format!("{winner} restabelece o equilíbrio a cada vez."),
    );
    if circle(3) {
        strategy = strategy.adding(
            "In a triangle there are then equally many edges between any two vertices, so that their degrees are equal.",
            "Em um triângulo, há então o mesmo número de arestas entre quaisquer dois vértices, de modo que seus graus são iguais.",
        );
    }
    if circle(4) {
        strategy = strategy.adding(
            "In a square, or a path of three bundles as a square with an empty side, opposite sides then have equally many edges.",
            "Em um quadrado, ou em um caminho de três feixes como quadrado com um lado vazio, lados opostos têm então o mesmo número de arestas.",
        );
    }
    if heap {
        strategy = strategy.adding(
            "Parts in which all edges meet at a vertex are heaps of nim, as large as their numbers of edges, with nim-sum 0.",
            "Partes em que todas as arestas se encontram em um vértice são pilhas de Nim, do tamanho de seus números de arestas, com soma Nim 0.",
        );
    }
    strategy
}

/// Numbers that may be lowered together if they lie in a common face.
struct Numbers<'a> {
    numbers: &'a [u64],
    faces: Vec<Vec<usize>>,
    names: Vec<String>,
}

impl Numbers<'_> {
    fn parts(&self) -> Vec<Vec<usize>> {
        components(self.numbers, &self.faces)
    }

    /// The game as nim, if each component is worth its total.
    fn as_nim(&self, problem: &Problem) -> Option<Finding> {
        let convention = problem.terms.convention;
        let (parts, heaps) = (self.parts(), as_heaps(self.numbers, &self.faces)?);
        let finding = bouton(&heaps, convention, TOGETHER)?;
        let first = finding.first_wins?;
        let now = if first { to_lost(&heaps, convention) } else { None };
        let left = now.map(|(part, left)| self.lowered(&parts[part], left));
        let strategy = strategy(&heaps, convention, problem.winner(first).name());
        Some(finding.with_strategy(strategy.now(left.and_then(|left| self.move_text(&left)))))
    }

    /// The numbers with so much left of a component in all, taken from its first numbers.
    fn lowered(&self, part: &[usize], left: u64) -> Vec<u64> {
        let mut numbers = self.numbers.to_vec();
        let mut excess = part.iter().map(|&i| numbers[i]).sum::<u64>() - left;
        for &i in part {
            let taken = excess.min(numbers[i]);
            numbers[i] -= taken;
            excess -= taken;
        }
        numbers
    }

    /// The numbers after the move that restores balance: in the one circle that has lost it, or else in a heap. The same
    /// numbers if nothing is to be done; none where no rule is known.
    fn after_reply(&self, parts: &[Part], sum: u64) -> Option<Vec<u64>> {
        let mut left = self.numbers.to_vec();
        for part in parts {
            match part {
                Part::Circle(round) => {
                    let numbers: Vec<u64> = round.iter().map(|side| side.map_or(0, |(_, n)| n)).collect();
                    let balanced = balanced(&numbers, 2)?.into_iter();
                    round.iter().zip(balanced).for_each(|(side, to)| {
                        side.iter().for_each(|&(i, _)| left[i] = to);
                    });
                }
                Part::Heap(..) => {}
                Part::Other => return None,
            }
        }
        let lower = parts.iter().find_map(|part| match part {
            Part::Heap(members, total) if total ^ sum < *total => Some(self.lowered(members, total ^ sum)),
            _ => None,
        });
        Some(if sum == 0 { left } else { lower? })
    }

    /// The move that leaves these numbers, if it is one.
    fn move_text(&self, left: &[u64]) -> Option<String> {
        let lowered = (0..left.len()).filter(|&i| left[i] < self.numbers[i]);
        let texts: Vec<String> = lowered.map(|i| format!("{}>{}", self.names[i], left[i])).collect();
        (!texts.is_empty()).then(|| texts.join(";"))
    }
}

/// One heap for each component, if each lies in one face: then any part of its total may be taken, and only the
/// total matters (k >= n and k = 1 in circular nim, stars in graph nim).
fn as_heaps(numbers: &[u64], faces: &[Vec<usize>]) -> Option<Vec<u64>> {
    let cover = Cover::new(numbers, faces);
    components(numbers, faces).iter().map(|part| cover.simplex(part, numbers)).collect()
}

/// For each number above 0, how many such numbers the largest of its faces has.
struct Cover(Vec<usize>);

impl Cover {
    fn new(numbers: &[u64], faces: &[Vec<usize>]) -> Cover {
        let mut largest = vec![1; numbers.len()];
        for face in faces {
            let alive = face.iter().filter(|&&i| numbers[i] > 0).count();
            face.iter().for_each(|&i| largest[i] = largest[i].max(alive));
        }
        Cover(largest)
    }

    /// The total of a component that lies in one face: as faces do not leave their component, it is one with as many
    /// numbers.
    fn simplex(&self, part: &[usize], numbers: &[u64]) -> Option<u64> {
        part.iter().find(|&&i| self.0[i] == part.len())?;
        part.iter().try_fold(0u64, |sum, &i| sum.checked_add(numbers[i]))
    }
}

/// A component of graph nim.
enum Part {
    /// In one face: its bundles and its total.
    Heap(Vec<usize>, u64),
    /// A cycle of bundles, each with its number of edges, or a path that a side without edges closes.
    Circle(Vec<Option<(usize, u64)>>),
    Other,
}

impl Part {
    fn of(part: &[usize], bundles: &Bundles, cover: &Cover) -> Part {
        match (cover.simplex(part, &bundles.counts), in_a_round(part, bundles)) {
            (Some(total), _) => Part::Heap(part.to_vec(), total),
            (None, Some(round)) => Part::Circle(round),
            (None, None) => Part::Other,
        }
    }

    fn worth(&self) -> Option<Worth> {
        match self {
            Part::Heap(_, total) => Some(Worth::Nimber(*total)),
            Part::Circle(round) => {
                let numbers: Vec<u64> = round.iter().map(|side| side.map_or(0, |(_, n)| n)).collect();
                Some(if is_lost(&numbers, 2)? { Worth::Nimber(0) } else { Worth::NotZero })
            }
            Part::Other => None,
        }
    }
}

/// The bundles around a cycle; along a path, with a side without edges that closes it. `None` for other graphs, and for
/// more bundles than a theorem covers.
fn in_a_round(part: &[usize], bundles: &Bundles) -> Option<Vec<Option<(usize, u64)>>> {
    if part.len() > 6 || part.iter().any(|&i| bundles.ends[i].0 == bundles.ends[i].1) {
        return None;
    }
    let at = |v: usize| part.iter().filter(move |&&i| bundles.ends[i].0 == v || bundles.ends[i].1 == v);
    let ends = part.iter().flat_map(|&i| [bundles.ends[i].0, bundles.ends[i].1]);
    let ends: Vec<usize> = ends.collect();
    if ends.iter().any(|&v| at(v).count() > 2) {
        return None;
    }
    let leaf = ends.iter().copied().find(|&v| at(v).count() == 1);
    let mut vertex = leaf.unwrap_or(ends[0]);
    let mut order: Vec<usize> = Vec::new();
    while let Some(&next) = at(vertex).find(|i| !order.contains(i)) {
        order.push(next);
        vertex ^= bundles.ends[next].0 ^ bundles.ends[next].1;
    }
    let mut round: Vec<_> = order.iter().map(|&i| Some((i, bundles.counts[i]))).collect();
    round.extend(leaf.map(|_| None));
    Some(round)
}

/// The lost position that one move leaves, for k = n - 1 and for (4,2): the least number everywhere, or the lesser of two
/// opposite ones on both sides. These are at most k consecutive numbers to lower, since a least one stays, and since one of
/// each two opposite ones does.
fn balanced(heaps: &[u64], k: usize) -> Option<Vec<u64>> {
    match heaps.len() {
        n if k + 1 == n => Some(vec![*heaps.iter().min()?; n]),
        4 if k == 2 => Some((0..4).map(|i| heaps[i].min(heaps[(i + 2) % 4])).collect()),
        _ => None,
    }
}

/// Whether a position of circular nim is lost to the player to move, where a theorem applies: all heaps equal for k =
/// n - 1, opposite heaps equal for (4,2) (Ehrenborg and Steingrimsson 1996; dissertation on nim and graphs thm 2.10,
/// 2.11), and equal sums for (5,2), (5,3), (6,3) and (6,4) (Dufour and Heubach 2013). In the last three of these the
/// circle may have to be rotated or reflected.
fn is_lost(heaps: &[u64], k: usize) -> Option<bool> {
    let wide: Vec<u128> = heaps.iter().map(|&heap| heap as u128).collect();
    let (least, most) = (*wide.iter().min()?, *wide.iter().max()?);
    let n = heaps.len();
    match (n, k) {
        _ if k + 1 == n => Some(least == most),
        (4, 2) => Some(wide[0] == wide[2] && wide[1] == wide[3]),
        (5, 2) => Some(turned(&wide, |h| h[0] == most && h[1] == h[4] && h[0] + h[1] == h[2] + h[3])),
        (5, 3) => Some(turned(&wide, |h| h[0] == 0 && h[1] == h[4] && h[1] == h[2] + h[3])),
        (6, 3) => Some(wide[0] + wide[1] == wide[3] + wide[4] && wide[1] + wide[2] == wide[4] + wide[5]),
        (6, 4) => Some(turned(&wide, |h| {
            h[0] == least
                && h[0] ^ h[2] ^ h[4] == 0
                && h[0] + h[1] == h[3] + h[4]
                && h[1] + h[2] == h[4] + h[5]
        })),
        _ => None,
    }
}

/// Whether some rotation or reflection of a circle fits.
fn turned(heaps: &[u128], fits: impl Fn(&[u128]) -> bool) -> bool {
    let mut mirrored = heaps.to_vec();
    mirrored.reverse();
    [heaps.to_vec(), mirrored].into_iter().any(|mut circle| {
        (0..circle.len()).any(|_| {
            circle.rotate_left(1);
            fits(&circle)
        })
    })
}
