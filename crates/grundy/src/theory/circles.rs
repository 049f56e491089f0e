//! Circular nim and nim on the edges at a vertex, where theorems determine who loses.

use super::Finding;
use super::nim::bouton;
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
    let convention = problem.terms.convention;
    let heap_like = as_heaps(heaps, &windows(n, k)).and_then(|heaps| bouton(&heaps, convention, TOGETHER));
    heap_like.or_else(|| {
        let lost = is_lost(heaps, k).filter(|_| convention == Convention::Normal)?;
        let by = Bilingual {
            en: "lost positions of circular nim, by Dufour and Heubach",
            pt: "posições perdidas do Nim circular, por Dufour e Heubach",
        };
        Some(if lost { Finding::nimber(0, by) } else { Finding::winner(true, by) })
    })
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
    let faces = if two { pairs(&at) } else { at };
    let convention = problem.terms.convention;
    let heap_like = as_heaps(&bundles.counts, &faces).and_then(|heaps| bouton(&heaps, convention, TOGETHER));
    if heap_like.is_some() || convention != Convention::Normal {
        return heap_like;
    }
    let by = Bilingual {
        en: "components of edges: nim-sum, and lost cycles and paths by the theorems on circular nim",
        pt: "componentes de arestas: soma Nim, e ciclos e caminhos perdidos pelos teoremas do Nim circular",
    };
    let cover = Cover::new(&bundles.counts, &faces);
    let parts = components(&bundles.counts, &faces);
    let worths = parts.iter().map(|part| component(part, &bundles, &cover));
    let worths: Vec<Worth> = worths.collect::<Option<_>>()?;
    let sum = worths.iter().fold(0, |sum, worth| if let Worth::Nimber(n) = worth { sum ^ n } else { sum });
    match worths.iter().filter(|worth| matches!(worth, Worth::NotZero)).count() {
        0 => Some(Finding::nimber(sum, by)),
        1 if sum == 0 => Some(Finding::winner(true, by)),
        _ => None,
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

/// A component of graph nim: in one face, or a cycle or a path of bundles.
fn component(part: &[usize], bundles: &Bundles, cover: &Cover) -> Option<Worth> {
    if let Some(total) = cover.simplex(part, &bundles.counts) {
        return Some(Worth::Nimber(total));
    }
    let round = in_a_round(part, bundles)?;
    Some(if is_lost(&round, 2)? { Worth::Nimber(0) } else { Worth::NotZero })
}

/// The numbers of edges around a cycle; along a path, with a 0 that closes it. `None` for other graphs, and for more
/// bundles than a theorem covers.
fn in_a_round(part: &[usize], bundles: &Bundles) -> Option<Vec<u64>> {
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
    let mut numbers: Vec<u64> = order.iter().map(|&i| bundles.counts[i]).collect();
    numbers.extend(leaf.map(|_| 0));
    Some(numbers)
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
