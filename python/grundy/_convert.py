"""Graphs and problems from what Python programs have."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from numbers import Integral, Real
from typing import Any, Union

from ._grundy import Graph, Problem, board_kind
from ._words import words

#: What can be a graph: a `Graph`, a text, a graph of networkx, an adjacency matrix, or edges.
GraphLike = Any
#: What can be asked: a problem, its text, a custom game.
ProblemLike = Union[str, Problem, Any]


def graph(of: GraphLike, /, *, directed: bool = False, weight: str | None = "weight") -> Graph:
    """Make a graph.

    Parameters
    ----------
    of
        A text such as ``"petersen"`` or ``"grid(3,3)+C5"``; a graph of networkx; a square matrix, whose entries are
        weights: lists, an array of numpy, a sparse matrix of scipy, a frame of pandas with the same names of rows and
        columns; a dict of neighbours; or edges, as pairs or triples with a weight. Vertices that are not 0, 1, 2 and so on
        keep their names, in answers and in pictures. Rows that are lists and make a square are a matrix; write edges as
        tuples.
    directed
        Whether pairs, triples and dicts are arcs. Graphs of networkx and matrices know it themselves.
    weight
        The attribute of edges in networkx that is their weight, a whole number; None if edges have none.

    Returns
    -------
    Graph

    Raises
    ------
    Error
        If a text cannot be read; it says where.
    TypeError, ValueError
        If another object is no graph, or has weights that are not whole.

    Examples
    --------
    >>> grundy.graph("C5").m
    5
    >>> grundy.graph([("Acre", "Bahia"), ("Bahia", "Goiás")]).names
    ['Acre', 'Bahia', 'Goiás']
    >>> grundy.graph([[0, 1], [1, 0]]).edges
    [(0, 1)]
    """
    if isinstance(of, Graph):
        return of
    if isinstance(of, str):
        return Graph.read(of)
    if hasattr(of, "is_directed") and hasattr(of, "nodes") and hasattr(of, "edges"):
        edges = [(u, v, 1) for u, v in of.edges()] if weight is None else _whole(of.edges(data=weight, default=1))
        return _of_nodes(_ordered(of.nodes), edges, of.is_directed())
    if hasattr(of, "columns"):
        return _of_frame(of)
    if hasattr(of, "toarray"):  # the sparse matrices of scipy
        of = of.toarray()
    if hasattr(of, "tolist"):  # the arrays of numpy
        of = of.tolist()
    if isinstance(of, Mapping) and not isinstance(of, Set):  # Views of edges in networkx are both.
        return _of_neighbours(of, directed)
    if not isinstance(of, Iterable):
        en, pt = "expected a graph, a matrix, edges or a text, not", "esperava-se um grafo, uma matriz, arestas ou um texto, não"
        raise TypeError(f"{words(en, pt)} {type(of).__name__}")
    rows = [row.tolist() if hasattr(row, "tolist") else row for row in of]
    return _of_matrix(rows, range(len(rows))) if _is_matrix(rows) else _of_edges(rows, directed)


def _is_matrix(rows: Sequence[Any]) -> bool:
    """Lists of numbers, as many as each is long; also tuples, if they are too long for edges."""
    kinds = list if len(rows) < 4 else (list, tuple)
    square = all(isinstance(row, kinds) and len(row) == len(rows) for row in rows)
    return square and len(rows) > 0 and all(isinstance(entry, Real) for row in rows for entry in row)


def _of_frame(frame: Any) -> Graph:
    """A matrix with names; frames of edges have other columns."""
    names = list(frame.columns)
    if not hasattr(frame, "index") or list(frame.index) != names:
        en = "expected a frame with the same names of rows and columns; edges in a frame of pandas are"
        pt = "esperava-se um frame com os mesmos nomes de linhas e colunas; arestas num frame do pandas são"
        raise TypeError(f"{words(en, pt)} frame.itertuples(index=False, name=None)")
    return _of_matrix(frame.to_numpy().tolist(), names)


def _of_matrix(rows: Sequence[Sequence[Any]], names: Sequence[Any]) -> Graph:
    n = len(rows)
    if all(rows[u][v] == rows[v][u] for u in range(n) for v in range(u)):
        edges = [(names[u], names[v], rows[u][v]) for u in range(n) for v in range(u, n) if rows[u][v]]
        return _of_nodes(names, _whole(edges), False)
    arcs = [(names[u], names[v], rows[u][v]) for u in range(n) for v in range(n) if rows[u][v]]
    return _of_nodes(names, _whole(arcs), True)


def _of_neighbours(neighbours: Mapping[Any, Iterable[Any]], directed: bool) -> Graph:
    """Each edge may be listed at one of its ends or at both."""
    pairs = [(u, v) for u, ends in neighbours.items() for v in ends]
    nodes = dict.fromkeys([*neighbours, *(v for _, v in pairs)])
    edges: dict[Any, tuple[Any, Any, int]] = {}
    for pair in pairs:
        edges.setdefault(pair if directed else frozenset(pair), (*pair, 1))
    return _of_nodes(_ordered(nodes), list(edges.values()), directed)


def _of_edges(edges: Sequence[Any], directed: bool) -> Graph:
    triples = []
    for edge in edges:
        if isinstance(edge, str) or not isinstance(edge, Sequence) or len(edge) not in (2, 3):
            en, pt = "expected edges as pairs (u, v) or triples", "esperavam-se arestas como pares (u, v) ou triplas"
            raise TypeError(words(f"{en} (u, v, weight), not {edge!r}", f"{pt} (u, v, peso), não {edge!r}"))
        u, v, weight = edge if len(edge) == 3 else (*edge, 1)
        # Edges of networkx may come with all that is known of them.
        triples.append((u, v, weight.get("weight", 1) if isinstance(weight, Mapping) else weight))
    nodes = _ordered(dict.fromkeys(end for u, v, _ in triples for end in (u, v)))
    return _of_nodes(nodes, _whole(triples), directed)


def _are_numbers(nodes: Iterable[Any]) -> bool:
    """Whether all are whole numbers, perhaps those of numpy."""
    return all(isinstance(node, Integral) and not isinstance(node, bool) for node in nodes)


def _ordered(nodes: Iterable[Any]) -> Sequence[Any]:
    """Numbers ascending, others as they came."""
    listed = list(nodes)
    return sorted(listed) if _are_numbers(listed) else listed


def _of_nodes(nodes: Iterable[Hashable], edges: Sequence[tuple[Any, Any, int]], directed: bool) -> Graph:
    nodes = list(nodes)
    if _are_numbers(nodes) and nodes == list(range(len(nodes))):
        return Graph.make(len(nodes), edges, directed)
    index = {node: i for i, node in enumerate(nodes)}
    lines = [(index[u], index[v], weight) for u, v, weight in edges]
    return Graph.make(len(nodes), lines, directed, _names(nodes), nodes)


def _names(nodes: Sequence[Hashable]) -> list[str]:
    """A name for each: what `str` makes of it, or `repr` where that is the same for two, as for 1 and '1'."""
    for name in (str, repr):
        names = [name(node) for node in nodes]
        if len(set(names)) == len(nodes):
            return names
    twice = next(name for name in names if names.count(name) > 1)
    raise ValueError(f"{words('two vertices are called', 'dois vértices se chamam')} {twice}")


def _whole(edges: Iterable[tuple[Any, Any, Any]]) -> list[tuple[Any, Any, int]]:
    return [(u, v, _weight(u, v, weight)) for u, v, weight in edges]


def _weight(u: Hashable, v: Hashable, weight: Any) -> int:
    try:
        whole = int(weight)
    except (TypeError, ValueError, OverflowError):
        whole = 0
    if whole != weight or not 1 <= whole < 2**63:
        en, pt = "expected a whole weight of at least 1, not", "esperava-se um peso inteiro a partir de 1, não"
        raise ValueError(words(f"edge {u!r}-{v!r}: {en} {weight!r}", f"aresta {u!r}-{v!r}: {pt} {weight!r}"))
    return whole


def to_networkx(of: Graph) -> Any:
    """See `Graph.to_networkx`."""
    try:
        import networkx as nx  # type: ignore[import-untyped,unused-ignore]
    except ImportError as missing:
        raise ImportError(f"to_networkx {words('needs', 'precisa de')} networkx: pip install networkx") from missing
    data = json.loads(of.format("json"))
    kinds = [[nx.Graph, nx.MultiGraph], [nx.DiGraph, nx.MultiDiGraph]]
    made = kinds[data["directed"]][data["multigraph"]]()
    ids = [node["id"] for node in data["nodes"]]
    node = dict(zip(ids, of.nodes or ids))
    made.add_nodes_from(node.values())
    for link in data["links"]:
        made.add_edge(node[link.pop("source")], node[link.pop("target")], **link)
    return made


def problem(of: ProblemLike, on: Any = None, /, **keys: Any) -> Problem:
    """Make a problem, which everything can be asked of.

    Parameters
    ----------
    of
        A problem text such as ``"kayles:P5"``, also a sum, ``"kayles:P5 + nim:3"``; the name of a game; a `Problem`; or an
        object with the methods ``start``, ``moves`` and ``play``, a custom game.
    on
        What a game is played on, if its name was given: a graph in any form that `graph` takes, or a list of heaps; any
        other board as a text.
    **keys
        The keys of the game, such as ``colors=3`` and ``first="bob"``, with ``_`` for ``-``, and ``pass_`` for ``pass``;
        ``start`` and others take lists and dicts, also of the graph's own vertices, and ``h`` takes a graph of networkx.
        ``at`` is the vertex, or the list of vertices, after ``@``, and ``labels`` a letter A, B or C for each vertex (in
        Hackenbush for each edge, in their order), or a dict of letters, without which vertices are C.

    Returns
    -------
    Problem

    Raises
    ------
    Error
        If the problem cannot be read or is not allowed; it says where in the text, and what was expected.

    Examples
    --------
    >>> grundy.problem("coloring", "P4", colors=2, first="bob")
    <grundy.Problem coloring{first=bob,colors=2}:P4>
    >>> grundy.problem("geography", grundy.graph([("a", "b"), ("b", "c")], directed=True), at="a").moves
    ['b']
    """
    if isinstance(of, Problem):
        return _without(of, on, keys)
    if not isinstance(of, str):
        if not any(hasattr(of, method) for method in ("start", "moves", "play")):
            en = "expected a problem text, the name of a game, a problem or a custom game, not"
            pt = "esperava-se um texto de problema, o nome de um jogo, um problema ou um jogo próprio, não"
            raise TypeError(f"{words(en, pt)} {of!r:.80}")
        return _without(Problem.own(of, _texts(keys)), on, {})
    if ":" in of:
        return _without(Problem.read(of), on, keys)
    kind = board_kind(of)
    if on is None:
        en, pt = "expected what {} is played on, or a whole problem text", "esperava-se em que se joga {}, ou um texto de problema inteiro"
        raise TypeError(words(f"{en} such as 'kayles:P5'", f"{pt} como 'kayles:P5'").format(of))
    if kind in ("graph", "multigraph"):
        return _on_graph(of, on, kind == "multigraph", keys)
    if kind == "heaps" and not isinstance(on, str):
        return Problem.make(of, _heaps(on), _texts(keys))
    return Problem.read(_written(of, _texts(keys), on))


def _heaps(on: Any) -> list[int]:
    heaps: list[Any] = [on] if isinstance(on, Integral) else list(on)
    for heap in heaps:
        if not isinstance(heap, Integral) or not 0 <= int(heap) < 2**63:
            en, pt = "expected heaps as whole numbers from 0, not", "esperavam-se pilhas como números inteiros a partir de 0, não"
            raise ValueError(f"{words(en, pt)} {heap!r}")
    return heaps


def _without(made: Problem, on: Any, keys: Mapping[str, Any]) -> Problem:
    if on is not None or keys:
        en = "a whole problem takes neither a board nor keys: write them into its text"
        pt = "um problema inteiro não aceita tabuleiro nem chaves: escreva-os no texto dele"
        raise TypeError(words(en, pt))
    return made


def _on_graph(game: str, on: Any, weighted: bool, keys: dict[str, Any]) -> Problem:
    """A game on a graph; its weights count only where the game takes edges with multiplicities."""
    at, labels = keys.pop("at", None), keys.pop("labels", None)
    tokens = None if at is None else list(at) if isinstance(at, (list, set)) else [at]
    if isinstance(on, str) and labels is None:
        after = "" if tokens is None else "@" + ";".join(map(str, tokens))
        return Problem.read(_written(game, _texts(keys), on + after))
    board = graph(on) if weighted else graph(on, weight=None)
    places = None if tokens is None else [vertex_of(board, node) for node in tokens]
    letters = None if labels is None else _letters(board, labels)
    return Problem.make(game, board, _texts(keys, board), places, letters)


def _letters(board: Graph, labels: Any) -> str:
    """A letter for each vertex, from a text, a list, or a dict of vertices."""
    letters = list(labels.values() if isinstance(labels, Mapping) else labels) if isinstance(labels, Iterable) else [labels]
    for letter in letters:
        if letter not in ("A", "B", "C"):
            en, pt = "expected letters A, B and C, not", "esperavam-se letras A, B e C, não"
            raise ValueError(f"labels: {words(en, pt)} {letter!r}")
    if isinstance(labels, Mapping):
        known = {vertex_of(board, node): letter for node, letter in labels.items()}
        letters = [known.get(v, "C") for v in range(len(board))]
    return "".join(letters)


def _written(game: str, keys: Sequence[tuple[str, str]], board: Any) -> str:
    """A problem text. Values that would end a key stand in parentheses."""
    guarded = [f"{key}=({value})" if set(value) & set(",}") else f"{key}={value}" for key, value in keys]
    return f"{game}{{{','.join(guarded)}}}:{board}" if guarded else f"{game}:{board}"


def vertex_of(board: Graph, node: Any) -> int:
    """The number of a vertex that is given as an object of the graph, or by its text."""
    if board.nodes is not None and node in board.nodes:
        return board.nodes.index(node)
    return board.vertex(str(node))


def _texts(keys: Mapping[str, Any], board: Graph | None = None) -> list[tuple[str, str]]:
    """The keys as problem texts write them; vertices of the board in lists and dicts are written as it writes them."""
    nodes = [] if board is None or board.nodes is None else board.nodes

    def element(of: Any) -> str:
        return board.vertex_text(nodes.index(of)) if board is not None and of in nodes else str(of)

    def alone(value: Any) -> str:
        """A number is a number, also where a vertex is equal to it."""
        return str(value) if isinstance(value, (str, Real)) else element(value)

    def text(value: Any) -> str:
        if isinstance(value, Mapping):
            return ";".join(f"{element(key)}:{assigned}" for key, assigned in value.items())
        if isinstance(value, (list, tuple, set, frozenset)) and value not in nodes:
            return ";".join(map(element, value))
        if hasattr(value, "is_directed") and hasattr(value, "edges"):
            return str(graph(value))
        return alone(value)

    return [(name.rstrip("_").replace("_", "-"), text(value)) for name, value in keys.items()]
