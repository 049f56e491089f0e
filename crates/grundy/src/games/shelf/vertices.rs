//! Games in which vertices are chosen, coloured or walked along.

use super::{Group, card_of};
use crate::games::Bilingual;

pub const CHOOSE: Group = Group {
    id: "choose",
    name: Bilingual::of("Choose vertices", "Escolher vértices"),
    about: Bilingual::of(
        "Choose vertices or edges in turn. Whoever cannot loses, or what was chosen is counted.",
        "Escolham vértices ou arestas, um de cada vez. Quem não puder perde, ou conta-se o que foi escolhido.",
    ),
    games: &[
        card_of(
            "kayles",
            "kayles:grid(3,5)",
            "0.6.14",
            "Choose a vertex that is not next to a chosen one.",
            "Escolha um vértice que não seja vizinho de um já escolhido.",
        ),
        card_of(
            "clique-forming",
            "clique-forming:W6",
            "1.0",
            "Choose a vertex that is next to every chosen one.",
            "Escolha um vértice que seja vizinho de todos os escolhidos.",
        ),
        card_of(
            "arc-kayles",
            "arc-kayles:grid(2,5)",
            "2-7.0-1",
            "Choose an edge; both of its ends go.",
            "Escolha uma aresta; as duas pontas saem.",
        ),
        card_of(
            "domination",
            "domination:grid(3,3)",
            "0.5",
            "Choose a vertex that covers something new: itself or a neighbour.",
            "Escolha um vértice que cubra algo novo: ele mesmo ou um vizinho.",
        ),
        card_of(
            "general-position",
            "general-position:W6",
            "1.3",
            "Choose a vertex so that no three chosen ones lie on a shortest path.",
            "Escolha um vértice sem deixar três escolhidos em um caminho mínimo.",
        ),
        card_of(
            "convex-set",
            "convex-set:grid(3,3)",
            "4.1",
            "Choose a vertex so that what is chosen stays convex.",
            "Escolha um vértice sem que o conjunto deixe de ser convexo.",
        ),
        card_of(
            "hull",
            "hull:grid(3,3)",
            "1.3",
            "Choose vertices until their convex hull is everything.",
            "Escolham vértices até que a envoltória convexa seja tudo.",
        ),
        card_of(
            "interval",
            "interval:grid(3,3)",
            "1.3",
            "Choose vertices until the shortest paths between them cover everything.",
            "Escolham vértices até que os caminhos mínimos entre eles cubram tudo.",
        ),
        card_of(
            "closed-hull",
            "closed-hull:grid(3,3)",
            "4.1",
            "Choose a vertex outside the convex hull of the chosen ones.",
            "Escolha um vértice fora da envoltória convexa dos escolhidos.",
        ),
        card_of(
            "closed-interval",
            "closed-interval:grid(3,3)",
            "4.1",
            "Choose a vertex that is on no shortest path between chosen ones.",
            "Escolha um vértice fora dos caminhos mínimos entre escolhidos.",
        ),
    ],
};

pub const COLOUR: Group = Group {
    id: "colour",
    name: Bilingual::of("Colour", "Colorir"),
    about: Bilingual::of(
        "Neighbours get different colours. Bob tries to leave a vertex without one.",
        "Vizinhos recebem cores diferentes. Bob tenta deixar um vértice sem cor.",
    ),
    games: &[
        card_of(
            "coloring",
            "coloring{colors=3}:W6",
            "0:1.1:2.4:3",
            "Give a vertex a colour that no neighbour has.",
            "Dê a um vértice uma cor que nenhum vizinho tenha.",
        ),
        card_of(
            "greedy-coloring",
            "greedy-coloring{colors=3}:grid(3,3)",
            "0.5.4",
            "Choose a vertex; it gets the least colour that no neighbour has.",
            "Escolha um vértice; ele recebe a menor cor que nenhum vizinho tem.",
        ),
        card_of(
            "connected-coloring",
            "connected-coloring{colors=2}:grid(3,3)",
            "4:1.1:2.0:1",
            "Colour a vertex so that the coloured part stays in one piece.",
            "Dê uma cor a um vértice sem desconectar a parte colorida.",
        ),
        card_of(
            "connected-greedy-coloring",
            "connected-greedy-coloring{colors=3}:hexgrid(1,2)",
            "0.1.2",
            "Choose a vertex next to the coloured part; it gets the least free colour.",
            "Escolha um vértice junto à parte colorida; ele recebe a menor cor livre.",
        ),
        card_of(
            "harmonious-coloring",
            "harmonious-coloring{colors=5}:S4",
            "0:1.1:2",
            "Colour a vertex; no two edges may carry the same pair of colours.",
            "Dê uma cor a um vértice; não pode haver duas arestas com o mesmo par de cores.",
        ),
        card_of(
            "marking",
            "marking{k=4}:petersen",
            "0.2.6",
            "Mark a vertex; Bob wants an unmarked one with many marked neighbours.",
            "Marque um vértice; Bob quer um sem marca com muitos vizinhos marcados.",
        ),
    ],
};

pub const MOVE: Group = Group {
    id: "move",
    name: Bilingual::of("Move and chase", "Mover e perseguir"),
    about: Bilingual::of(
        "Tokens go along the edges: until somebody is caught, or nobody can move.",
        "Fichas seguem as arestas: até que alguém seja capturado, ou que ninguém possa jogar.",
    ),
    games: &[
        card_of(
            "cops-and-robber",
            "cops-and-robber{k=2}:grid(3,4)",
            "0;7.10",
            "Move along edges: Alice's cops corner Bob's robber.",
            "Sigam as arestas: os policiais de Alice cercam o ladrão de Bob.",
        ),
        card_of(
            "geography",
            "geography:grid(3,4)@0",
            "1.2",
            "Move the token to a vertex where it has not been.",
            "Mova a ficha até um vértice onde ela ainda não esteve.",
        ),
        card_of(
            "surveillance",
            "surveillance{k=2}:grid(3,3)@0",
            "1.3",
            "Clear the marks before the fugitive can step on one.",
            "Apague as marcas antes que o fugitivo pise em uma.",
        ),
        card_of(
            "hunter-rabbit",
            "hunter-rabbit:P6",
            "1",
            "Shoot at vertices until the unseen rabbit is surely caught.",
            "Atire em vértices até capturar com certeza o coelho que ninguém vê.",
        ),
        card_of(
            "knights",
            "knights:8x8/g7",
            "g7>f5",
            "Move a knight up or to the left, as in chess.",
            "Mova um cavalo para cima ou para a esquerda, como no xadrez.",
        ),
        card_of(
            "marbles",
            "marbles:(3,5),(4,4)",
            "",
            "Move a marble up, left or diagonally towards the corner.",
            "Mova uma bolinha para cima, para a esquerda ou na diagonal rumo ao canto.",
        ),
        card_of(
            "digraph",
            "digraph:{0>1 0>2 1>2 1>3 2>4 3>4 3>5 4>5}@0",
            "",
            "Move the token along an arc.",
            "Mova a ficha por um arco.",
        ),
        card_of(
            "soldiers",
            "soldiers:3",
            "",
            "Jump over soldiers to bring one as high as you can.",
            "Pule sobre soldados para levar um deles o mais alto possível.",
        ),
    ],
};
