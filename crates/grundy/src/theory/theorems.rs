//! The list of theorems that settle whole problems.

use super::kayles::Rest;
use super::{
    Theorem, arc_kayles, bags, circles, closed, colouring, convex_set, domination, edge_nim, extreme,
    general_position, geography, hull_table, kayles, knights, marbles, marienbad, mirror, multiples, nim,
    pos_cnf, positional, pursuit, soldiers, treblecross, wythoff,
};

/// Every colouring game that theorems cover.
const COLOURING: &[&str] =
    &["coloring", "greedy-coloring", "connected-coloring", "connected-greedy-coloring", "marking"];

/// Those in which any vertex may be the next.
const ANYWHERE: &[&str] = &["coloring", "greedy-coloring", "marking"];

/// Games in which both players can want the same sets. First come those that list the sets that a player wants to own, then
/// the one that lists the sets to be met, and last those whose sets are too many to list.
const SAME_SETS: &[&str] = &[
    "lines",
    "k-in-a-row",
    "progressions",
    "cliques",
    "copies",
    "boxes",
    "root-to-leaf",
    "hypergraph",
    "dominating",
    "spanning",
    "hamilton",
    "matching",
    "hull-sets",
    "connected",
];

/// Games with a list of sets that a player wants to own.
const LISTED: &[&str] = SAME_SETS.split_at(8).0;

/// The positional games whose sets, or whose sets to be met, are listed.
const POSITIONAL: &[&str] = SAME_SETS.split_at(9).0;

/// Boards with a centre.
const MIRRORED: &[&str] = &["lines", "k-in-a-row", "progressions"];

/// Every theorem. The first that settles a problem may be taken; windows come after exact results.
pub static THEOREMS: &[Theorem] = &[
    Theorem { id: "nim", games: &["nim"], source: "Bouton 1901", apply: nim::apply },
    Theorem {
        id: "poker-nim",
        games: &["poker-nim"],
        source: "Berlekamp, Conway and Guy 1982, ch. 3",
        apply: bags::poker_nim,
    },
    Theorem {
        id: "nim-bags",
        games: &["nim-bags"],
        source: "Sprague 1935, Grundy 1939; Conway 1976",
        apply: bags::nim_bags,
    },
    Theorem {
        id: "multiples",
        games: &["subtraction"],
        source: "Bachet 1612; Sprague 1935, Grundy 1939",
        apply: multiples::apply,
    },
    Theorem { id: "pins-multiples", games: &["pins"], source: "book ex. 2.6", apply: multiples::pins },
    Theorem { id: "wythoff", games: &["wythoff"], source: "Wythoff 1907", apply: wythoff::apply },
    Theorem { id: "marienbad", games: &["marienbad"], source: "Whinihan 1963", apply: marienbad::apply },
    Theorem {
        id: "knights",
        games: &["knights"],
        source: "Sprague 1935, Grundy 1939",
        apply: knights::apply,
    },
    Theorem {
        id: "marbles",
        games: &["marbles"],
        source: "thesis on impartial games 7.3",
        apply: marbles::apply,
    },
    Theorem {
        id: "treblecross",
        games: &["treblecross"],
        source: "Berlekamp, Conway and Guy 1982, ch. 4",
        apply: treblecross::apply,
    },
    Theorem {
        id: "circular-nim",
        games: &["circular-nim"],
        source: "Ehrenborg and Steingrimsson 1996; Dufour and Heubach 2013",
        apply: circles::circular_nim,
    },
    Theorem {
        id: "graph-nim",
        games: &["graph-nim"],
        source: "dissertation on nim and graphs thm 2.8, 2.10; Dufour and Heubach 2013",
        apply: circles::graph_nim,
    },
    Theorem { id: "edge-nim", games: &["edge-nim"], source: "Fukuyama 2003", apply: edge_nim::apply },
    Theorem {
        id: "geography-matching",
        games: &["geography"],
        source: "Fraenkel, Scheinerman and Ullman 1993",
        apply: geography::apply,
    },
    Theorem {
        id: "kayles-simplices",
        games: &["kayles"],
        source: "Prisner, Topp and Vestergaard 1996; book ex. 2.5",
        apply: |problem| kayles::simplices(Rest::of_kayles(problem)?),
    },
    Theorem {
        id: "kayles-simplices",
        games: &["clique-forming"],
        source: "Prisner, Topp and Vestergaard 1996; book ex. 2.5",
        apply: |problem| kayles::simplices(Rest::of_clique_forming(problem)?),
    },
    Theorem {
        id: "kayles-paths",
        games: &["kayles"],
        source: "Guy and Smith 1956",
        apply: |problem| kayles::paths(Rest::of_kayles(problem)?),
    },
    Theorem {
        id: "kayles-paths",
        games: &["clique-forming"],
        source: "Guy and Smith 1956",
        apply: |problem| kayles::paths(Rest::of_clique_forming(problem)?),
    },
    Theorem {
        id: "kayles-cographs",
        games: &["kayles"],
        source: "Bodlaender and Kratsch 2002",
        apply: |problem| kayles::cographs(Rest::of_kayles(problem)?),
    },
    Theorem {
        id: "kayles-cographs",
        games: &["clique-forming"],
        source: "Bodlaender and Kratsch 2002",
        apply: |problem| kayles::cographs(Rest::of_clique_forming(problem)?),
    },
    Theorem {
        id: "kayles-parts",
        games: &["kayles"],
        source: "Guy and Smith 1956; Bodlaender and Kratsch 2002",
        apply: |problem| kayles::parts(Rest::of_kayles(problem)?),
    },
    Theorem {
        id: "kayles-parts",
        games: &["clique-forming"],
        source: "Guy and Smith 1956; Bodlaender and Kratsch 2002",
        apply: |problem| kayles::parts(Rest::of_clique_forming(problem)?),
    },
    Theorem {
        id: "mirror",
        games: &["kayles"],
        source: "Gardner 1974, for Cram; folklore for kayles",
        apply: mirror::vertices,
    },
    Theorem {
        id: "mirror",
        games: &["arc-kayles"],
        source: "Gardner 1974, for Cram; folklore for kayles",
        apply: mirror::edges,
    },
    Theorem {
        id: "arc-kayles-paths",
        games: &["arc-kayles"],
        source: "Guy and Smith 1956",
        apply: arc_kayles::paths,
    },
    Theorem {
        id: "arc-kayles-equimatchable",
        games: &["arc-kayles"],
        source: "Sumner 1979: graphs all of whose maximal matchings are equal in size",
        apply: arc_kayles::equimatchable,
    },
    Theorem {
        id: "closed-games-by-blocks",
        games: &["closed-interval", "closed-hull"],
        source: "Ulehla 1980; Araujo et al. 2024; Dailly, Gahlawat and Myint 2024",
        apply: closed::apply,
    },
    Theorem {
        id: "extreme-vertices",
        games: &["interval"],
        source: "Farber and Jamison 1986; Araujo et al. 2024; Benesh et al. 2025",
        apply: extreme::interval,
    },
    Theorem {
        id: "extreme-vertices",
        games: &["hull"],
        source: "Farber and Jamison 1986; Araujo et al. 2024; Benesh et al. 2025",
        apply: extreme::hull,
    },
    Theorem {
        id: "hull-table",
        games: &["hull"],
        source: "Benesh et al. 2025; book tab. 6.1",
        apply: hull_table::apply,
    },
    Theorem {
        id: "convex-geometry",
        games: &["convex-set"],
        source: "Farber and Jamison 1986; book thm 6.8",
        apply: convex_set::geometry,
    },
    Theorem {
        id: "convexable-is-chordal",
        games: &["convex-set"],
        source: "Brosse et al. 2025",
        apply: convex_set::window,
    },
    Theorem {
        id: "general-position-fixed",
        games: &["general-position"],
        source: "three vertices of a path are never in general position, those of a clique always",
        apply: general_position::apply,
    },
    Theorem {
        id: "pos-cnf-weights",
        games: &["pos-cnf", "pos-cnf-6"],
        source: "Erdős and Selfridge 1973",
        apply: pos_cnf::light,
    },
    Theorem {
        id: "pos-cnf-pairing",
        games: &["pos-cnf", "pos-cnf-6"],
        source: "Hales and Jewett 1963",
        apply: pos_cnf::pairing,
    },
    Theorem {
        id: "domination-paths",
        games: &["domination"],
        source: "Brito et al. 2025",
        apply: domination::nimbers,
    },
    Theorem {
        id: "domination-path-scores",
        games: &["domination"],
        source: "Kosmrlj 2017",
        apply: domination::scores,
    },
    Theorem {
        id: "domination-bounds",
        games: &["domination"],
        source: "Bresar, Klavzar and Rall 2010; Versteegen 2024",
        apply: domination::bounds,
    },
    Theorem {
        id: "colouring-enough",
        games: COLOURING,
        source: "Bodlaender 1991; book ex. 7.1",
        apply: colouring::enough,
    },
    Theorem {
        id: "colouring-two-colours",
        games: &["coloring", "greedy-coloring"],
        source: "a proof is given; forests: Dunn, Larsen, Lindke, Retter and Toci 2015",
        apply: colouring::two_colours,
    },
    Theorem {
        id: "marking-stars",
        games: &["marking"],
        source: "a proof is given",
        apply: colouring::two_marks,
    },
    Theorem {
        id: "connected-colouring-bipartite",
        games: &["connected-coloring", "connected-greedy-coloring"],
        source: "Charpentier, Hocquard, Sopena and Zhu 2020",
        apply: colouring::connected_bipartite,
    },
    Theorem {
        id: "greedy-colouring-split",
        games: &["greedy-coloring"],
        source: "book thm 7.5",
        apply: colouring::split,
    },
    Theorem {
        id: "greedy-colouring-cographs",
        games: &["greedy-coloring", "connected-greedy-coloring"],
        source: "Christen and Selkow 1979; Havet and Zhu 2013",
        apply: colouring::cographs,
    },
    Theorem {
        id: "greedy-colouring-forests",
        games: &["greedy-coloring"],
        source: "Havet and Zhu 2013; book 7.4",
        apply: colouring::greedy_forests,
    },
    Theorem {
        id: "colouring-forests",
        games: ANYWHERE,
        source: "Faigle, Kern, Kierstead and Trotter 1993; book thm 7.1",
        apply: colouring::forests,
    },
    Theorem {
        id: "colouring-chains-of-triangles",
        games: &["coloring"],
        source: "Sidorowicz 2007; book lemma 7.2",
        apply: colouring::chains_of_triangles,
    },
    Theorem {
        id: "harmonious-colouring-no-hub",
        games: &["harmonious-coloring"],
        source: "a proof is given",
        apply: colouring::no_hub,
    },
    Theorem { id: "colouring-too-few", games: COLOURING, source: "book ex. 7.1", apply: colouring::too_few },
    Theorem {
        id: "greedy-colouring-partial-2-trees",
        games: &["greedy-coloring"],
        source: "Havet and Zhu 2013; book 7.4",
        apply: colouring::partial_two_trees,
    },
    Theorem {
        id: "colouring-classes",
        games: ANYWHERE,
        source: "Faigle et al. 1993; Kierstead and Trotter 1994; Zhu 2000; Sidorowicz 2007; Zhu 2008; Sekiguchi 2014; Nakprasit and Nakprasit 2018; book 7.2, 7.4",
        apply: colouring::classes,
    },
    Theorem {
        id: "connected-colouring-outerplanar",
        games: &["connected-coloring"],
        source: "Charpentier, Hocquard, Sopena and Zhu 2020",
        apply: colouring::connected_outerplanar,
    },
    Theorem {
        id: "k-in-a-row-infinite",
        games: &["k-in-a-row"],
        source: "Zetters 1980; book 3.2",
        apply: positional::in_a_row,
    },
    Theorem {
        id: "box-game",
        games: &["boxes"],
        source: "Chvátal and Erdős 1978; Hamidoune and Las Vergnas 1987; book thm 4.11",
        apply: positional::boxes,
    },
    Theorem {
        id: "connectivity-trees",
        games: &["spanning"],
        source: "Lehman 1964; book thm 4.7",
        apply: positional::connectivity,
    },
    Theorem {
        id: "switching-trees",
        games: &["shannon"],
        source: "Lehman 1964",
        apply: positional::switching,
    },
    Theorem {
        id: "hex-symmetric",
        games: &["hex"],
        source: "Nash 1949; book cor. 4.6 and ex. 4.4",
        apply: positional::symmetric_hex,
    },
    Theorem { id: "hex-rectangle", games: &["hex"], source: "Gardner 1957", apply: positional::hex },
    Theorem {
        id: "dominating-classes",
        games: &["dominating"],
        source: "Duchêne, Gledel, Parreau and Renault 2020; Bagan et al. 2024; Gledel 2019; book 4.5",
        apply: positional::dominating,
    },
    Theorem {
        id: "connected-joins",
        games: &["connected"],
        source: "Bensmail, Fioravantes, Mc Inerney, Nisse and Oijid 2023; book 4.5",
        apply: positional::joins,
    },
    Theorem {
        id: "connected-scored-joins",
        games: &["connected"],
        source: "Bensmail, Fioravantes, Mc Inerney and Nisse 2022; book 4.5",
        apply: positional::scored_joins,
    },
    Theorem {
        id: "connected-degrees",
        games: &["connected"],
        source: "book ex. 4.9",
        apply: positional::degree_bounds,
    },
    Theorem {
        id: "connected-pairs",
        games: &["connected"],
        source: "book ex. 4.10",
        apply: positional::cut_by_pairs,
    },
    Theorem {
        id: "star-on-forest",
        games: &["copies"],
        source: "Duchêne, Gledel, Mc Inerney and others 2025; book 4.4",
        apply: positional::star_on_forest,
    },
    Theorem {
        id: "plane-pairing",
        games: &["lines"],
        source: "book lemma 4.1 and fig. 4.1",
        apply: positional::paired_plane,
    },
    Theorem {
        id: "strategy-stealing",
        games: SAME_SETS,
        source: "Nash; Hales and Jewett 1963; book thm 4.4",
        apply: positional::stealing,
    },
    Theorem {
        id: "van-der-waerden",
        games: &["progressions"],
        source: "van der Waerden 1927; book 3.5",
        apply: positional::van_der_waerden,
    },
    Theorem { id: "ramsey", games: &["cliques"], source: "Ramsey 1930; book 3.6", apply: positional::ramsey },
    Theorem {
        id: "hales-jewett",
        games: &["lines"],
        source: "Hales and Jewett 1963; book 3.4",
        apply: positional::hales_jewett,
    },
    Theorem {
        id: "mirror-strategy",
        games: MIRRORED,
        source: "Golomb and Hales 2002; book thm 3.9",
        apply: positional::mirror,
    },
    Theorem {
        id: "blocking",
        games: LISTED,
        source: "Erdős and Selfridge 1973; book 3.2 and 4.1",
        apply: positional::blocking,
    },
    Theorem {
        id: "breaker-potential",
        games: POSITIONAL,
        source: "Erdős and Selfridge 1973; Beck 1982; book thm 3.4",
        apply: positional::breaking,
    },
    Theorem {
        id: "lines-counted",
        games: &["lines"],
        source: "Erdős and Selfridge 1973; book cor. 3.6",
        apply: positional::counted_lines,
    },
    Theorem {
        id: "progressions-counted",
        games: &["progressions"],
        source: "Beck 1981; book thm 3.13",
        apply: positional::counted_progressions,
    },
    Theorem {
        id: "cliques-counted",
        games: &["cliques"],
        source: "Erdős and Selfridge 1973; book ex. 3.6",
        apply: positional::counted_cliques,
    },
    Theorem {
        id: "breaker-pairing",
        games: POSITIONAL,
        source: "Hales and Jewett 1963; book 4.1",
        apply: positional::pairs,
    },
    Theorem {
        id: "sets-of-three",
        games: POSITIONAL,
        source: "Galliot, Gravier and Sivignon 2022",
        apply: positional::small_sets,
    },
    Theorem {
        id: "self-dual-board",
        games: POSITIONAL,
        source: "Nash; book thm 4.5",
        apply: positional::self_dual,
    },
    Theorem {
        id: "dual-game",
        games: POSITIONAL,
        source: "book 4.1 and 4.2",
        apply: positional::maker_pairs,
    },
    Theorem {
        id: "maker-potential",
        games: POSITIONAL,
        source: "Beck 1981, 1982; book ch. 3",
        apply: positional::making,
    },
    Theorem {
        id: "avoider-potential",
        games: POSITIONAL,
        source: "Lu 1991; Hefetz, Krivelevich and Szabó 2007",
        apply: positional::avoiding,
    },
    Theorem {
        id: "cop-win-graphs",
        games: &["cops-and-robber"],
        source: "Nowakowski and Winkler 1983; Quilliot 1983; book thm 9.1",
        apply: pursuit::dismantling,
    },
    Theorem {
        id: "cop-number-bounds",
        games: &["cops-and-robber"],
        source: "book ch. 9",
        apply: pursuit::bounded,
    },
    Theorem {
        id: "one-hunter",
        games: &["hunter-rabbit"],
        source: "Britnell and Wildon 2013; Haslegrave 2014",
        apply: pursuit::one_hunter,
    },
    Theorem {
        id: "soldiers",
        games: &["soldiers"],
        source: "Conway 1961; Bell, Hirschberg and Guerrero-García 2007; book 3.1",
        apply: soldiers::apply,
    },
];
