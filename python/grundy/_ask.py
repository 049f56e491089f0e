"""Everything that can be asked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from numbers import Integral, Real
from typing import Any, Callable, Union

from . import _grundy
from ._convert import GraphLike, ProblemLike, graph, problem, vertex_of
from ._grundy import Answer, Explanation, Graph, Problem, Reduced, Thermograph, Tree
from ._progress import Progress, check, within
from ._records import Hunted, Number, Puzzle, Table
from ._words import error, words

#: Seconds for each instance of a hunt.
EACH = 5.0


def solve(
    of: ProblemLike,
    on: Any = None,
    /,
    *,
    want: str | Iterable[str] | None = None,
    moves: bool = False,
    openings: bool = False,
    theorems: bool = True,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
    **keys: Any,
) -> Answer:
    """Say who wins a problem, and by how much.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`.
    want
        What to compute: names such as ``"winner,nimber,remoteness"``, or ``"all"``.
    moves
        Whether to say what every legal move leads to.
    openings
        Whether to say who wins after every first move.
    theorems
        Whether theorems may decide; otherwise everything is searched.
    time, memory, nodes, threads
        Limits: seconds, bytes for the table, positions, threads. An answer that meets one has the status ``"stopped"``, with
        what is known so far.
    progress
        Called with the positions searched and the seconds, some times a second; True for a bar of tqdm, False for none. In
        a notebook there is a bar by default.

    Returns
    -------
    Answer

    Raises
    ------
    Error
        If the problem cannot be read or is not allowed; it says where in the text, and what was expected.
    RuleError
        If the rules of a custom game are inconsistent.
    KeyboardInterrupt
        After Ctrl-C, at once.

    Examples
    --------
    >>> answer = grundy.solve("kayles", [("a", "b"), ("b", "c")], moves=True)
    >>> answer.winner, answer.nimber, answer.best
    ('alice', 2, ['b'])
    >>> answer.moves[0]
    Move('a', winner='bob', leaves 1)
    """
    made = problem(of, on, **keys)
    with within(time, memory, nodes, threads, progress) as limits:
        return made._solve(_wants(want), moves, openings, theorems, limits)


def _wants(want: str | Iterable[str] | None) -> str | None:
    if want is None or isinstance(want, str):
        return want
    names = list(want) if isinstance(want, Iterable) else [want]
    if not all(isinstance(name, str) for name in names):
        en, pt = "want: expected names, such as 'winner,nimber', not", "want: esperavam-se nomes, como 'winner,nimber', não"
        raise TypeError(f"{words(en, pt)} {want!r:.80}")
    return ",".join(names)


def number(
    name: str,
    on: GraphLike | int,
    /,
    *,
    at: Any = None,
    all_k: bool = False,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> Number:
    """Compute a number of a graph or another board.

    Parameters
    ----------
    name
        ``"chi_g"``, ``"gamma_g"``, ``"cop"``, ``"capture_time{k=2}"``: the names of ``grundy number``.
    on
        A graph in any form that `graph` takes; another board as a text, or a number.
    at
        The vertex after ``@``, for numbers that need one, such as ``"surveillance"``.
    all_k
        Whether to say who wins with each number of colours, not only the least with which Alice does.
    time, memory, nodes, threads, progress
        See `solve`.

    Returns
    -------
    Number
        Its `number` is None where it is undefined, with the `reason`, or where a limit was met.

    Examples
    --------
    >>> grundy.number("chi_g", "C5").number
    3
    >>> grundy.number("chi_cg", [[0, 1, 0], [1, 0, 0], [0, 0, 0]]).reason
    'the graph is not connected'
    """
    if not isinstance(name, str):
        en, pt = "expected the name of a number, such as 'chi_g', not", "esperava-se o nome de um número, como 'chi_g', não"
        raise TypeError(f"{words(en, pt)} {name!r:.80}")
    argument = str(on if isinstance(on, (str, Integral)) else graph(on))
    if at is not None:
        board = graph(on)
        argument = f"{board}@{board.vertex_text(vertex_of(board, at))}"
    with within(time, memory, nodes, threads, progress) as limits:
        return Number(*_grundy.number(name, argument, all_k, limits))


def table(
    family: str,
    numbers: range,
    /,
    *,
    want: str | Iterable[str] | None = None,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> Table:
    """Solve a family of problems.

    Parameters
    ----------
    family
        A problem text with ``{n}`` for the running number, such as ``"kayles:P{n}"``.
    numbers
        A range of step 1, such as ``range(20)``.
    want, time, memory, nodes, threads, progress
        See `solve`.

    Returns
    -------
    Table
        A list of dicts, which pandas and polars make a frame of; with its period, if there is one.

    Examples
    --------
    >>> grundy.table("kayles:P{n}", range(10)).column("nimber")
    [0, 1, 1, 2, 0, 3, 1, 1, 0, 3]
    """
    if not isinstance(family, str):
        en, pt = "expected a problem text with {n}, such as", "esperava-se um texto de problema com {n}, como"
        raise TypeError(words(f"{en} 'kayles:P{{n}}', not {family!r:.80}", f"{pt} 'kayles:P{{n}}', não {family!r:.80}"))
    if not isinstance(numbers, range) or numbers.step != 1 or len(numbers) == 0 or numbers.start < 0:
        en, pt = "expected a range of step 1, not empty, from 0 or more", "esperava-se um range de passo 1, não vazio, a partir de 0"
        raise ValueError(words(f"{en}, not {numbers!r}", f"{pt}, não {numbers!r}"))
    with within(time, memory, nodes, threads, progress) as limits:
        return Table(family, _grundy.table(family, numbers.start, numbers.stop - 1, _wants(want), limits))


def explain(
    of: ProblemLike,
    on: Any = None,
    /,
    *,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
    **keys: Any,
) -> Explanation:
    """Say why a problem is won: the theorem, the strategy, the threats, the moves.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`.
    time, memory, nodes, threads, progress
        See `solve`.

    Returns
    -------
    Explanation
        Its `steps`, each a sentence, perhaps with a picture or a table.

    Examples
    --------
    >>> for step in grundy.explain("nim:3,5").steps[3:5]:
    ...     print(step)
    Part 1 (3) has nimber 3.
    Part 2 (5) has nimber 5.
    """
    made = problem(of, on, **keys)
    with within(time, memory, nodes, threads, progress) as limits:
        return made._explain(limits)


def tree(
    of: ProblemLike,
    on: Any = None,
    /,
    *,
    most: int = 200,
    fold: bool = True,
    turns: bool = False,
    time: float | None = None,
    progress: Progress = None,
    **keys: Any,
) -> Tree:
    """Build the game graph of a small position, with everything that is true of each position in it.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`.
    most
        How many positions to show at most. Beyond them, and after the `time`, positions stay without moves.
    fold
        Whether positions that are the same up to symmetry are one.
    turns
        Whether positions with different players to move are distinguished.
    time, progress
        See `solve`.

    Returns
    -------
    Tree

    Examples
    --------
    >>> len(grundy.tree("nim:1,1"))
    3
    """
    check("most", most)
    made = problem(of, on, **keys)
    with within(time, None, None, None, progress) as limits:
        return made._tree(most, fold, turns, limits)


def thermograph(
    of: ProblemLike, on: Any = None, /, *, time: float | None = None, progress: Progress = None, **keys: Any
) -> Thermograph:
    """Draw the thermograph of a problem that has a value; see also `Value.thermograph`.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`.
    time, progress
        See `solve`.

    Returns
    -------
    Thermograph

    Examples
    --------
    Whoever takes the middle of a path with three vertices has both ends to himself: a switch of 2 and -2.

    >>> grundy.thermograph("snort:P3").temperature
    Fraction(2, 1)
    """
    made = problem(of, on, **keys)
    with within(time, None, None, None, progress) as limits:
        return made._thermograph(limits)


def play(of: ProblemLike, on: Any = None, /, *moves: Any, **keys: Any) -> Problem:
    """Make some moves.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`; without `on` if `of` is the whole of it.
    *moves
        The moves, as `Problem.moves` writes them; also vertices of a graph of networkx, and moves of a custom game.

    Returns
    -------
    Problem
        The position, with its `moves`, the player who is `next`, the `result`, and all that can be asked.

    Raises
    ------
    Error
        If a move is not legal; it lists those that are.

    Examples
    --------
    >>> after = grundy.play("kayles:P5", "2")
    >>> after.next, after.moves
    ('bob', ['0', '4'])
    >>> after.solve().winner
    'alice'
    """
    if isinstance(of, str) and ":" not in of:
        return problem(of, on, **keys).play(*moves)
    return problem(of, **keys).play(*(moves if on is None else (on, *moves)))


def _choose(
    made: Problem,
    /,
    *,
    strength: float = 1.0,
    seed: int = 0,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> str | None:
    """See `Problem.choose`."""
    check("strength", strength, Real)
    check("seed", seed)
    with within(time, memory, nodes, threads, progress) as limits:
        return made._choose(strength, seed, limits)


def puzzle(
    game: str | None = None, /, *, difficulty: int | None = None, seed: int = 0, time: float = 10.0
) -> Puzzle | None:
    """Deal a position with exactly one winning move; None if none was found in time.

    Parameters
    ----------
    game
        The name of a game; any game if there is none.
    difficulty
        From 1 to 5.
    seed
        The same number gives the same puzzle.
    time
        Seconds to search at most.

    Returns
    -------
    Puzzle or None

    Examples
    --------
    >>> puzzle = grundy.puzzle("nim", seed=3, time=60)
    >>> puzzle.problem.solve(moves=True).best == [puzzle.move]
    True
    """
    check("difficulty", difficulty, most=256)
    check("seed", seed, most=2**32)
    check("time", time, Real)
    request = {"request": "puzzle", "game": game, "difficulty": difficulty, "seed": seed, "seconds": time}
    answer = json.loads(_grundy.desk(json.dumps(request)))
    if "failure" in answer:
        raise error(answer["failure"]["message"], answer["failure"]["message_pt"])
    dealt = answer["reply"]["puzzle"]
    return None if dealt is None else Puzzle(dealt)


def reductions() -> list[str]:
    """List the reductions that `reduce` and `hunt` know.

    Returns
    -------
    list of str

    Examples
    --------
    >>> "kayles-to-coloring" in grundy.reductions()
    True
    """
    return _grundy.reduction_names()


def reduce(name: str, instance: ProblemLike | GraphLike, /) -> Reduced:
    """Apply a reduction to an instance.

    Parameters
    ----------
    name
        One of `reductions`.
    instance
        A problem of the game that is reduced, its text, its board as a text, or a graph in any form that `graph` takes.

    Returns
    -------
    Reduced
        Both problems, a picture of the construction, and `check`, which solves both.

    Raises
    ------
    Error
        If there is no such reduction, or it does not apply.

    Examples
    --------
    >>> reduced = grundy.reduce("kayles-to-coloring", "P3")
    >>> reduced.target.games, reduced.check()["agrees"]
    (['coloring'], True)
    """
    if not isinstance(name, str):
        en, pt = "expected the name of a reduction, such as", "esperava-se o nome de uma redução, como"
        raise TypeError(words(f"{en} 'kayles-to-coloring', not {name!r:.80}", f"{pt} 'kayles-to-coloring', não {name!r:.80}"))
    return Reduced.make(name, str(instance if isinstance(instance, (str, Problem)) else graph(instance)))


def _check(
    reduced: Reduced,
    /,
    *,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
    threads: int | None = None,
    progress: Progress = None,
) -> dict[str, Any]:
    """See `Reduced.check`."""
    with within(time, memory, nodes, threads, progress) as limits:
        return reduced._check(limits)


def hunt(
    reduction: str | Callable[[Problem], Union[Problem, str, GraphLike, None]],
    /,
    *,
    source: ProblemLike = None,
    target: str | None = None,
    swaps: bool = False,
    instances: Iterable[ProblemLike] | None = None,
    size: int | None = None,
    count: int = 10_000,
    seed: int = 0,
    each: float = EACH,
    time: float | None = 60.0,
    progress: Progress = None,
    **keys: Any,
) -> Hunted:
    """Look for an instance on which a reduction between games fails.

    Parameters
    ----------
    reduction
        The name of a reduction, or a function from a problem to a problem, to its text, or, if `target` names a game, to a
        graph; None where it does not apply.
    source
        The source game: a problem whose graph is replaced by all small graphs and then by random ones, such as
        ``"kayles:P2"``. Not needed if there are `instances`.
    target, **keys
        The target game and its keys, for functions that return graphs.
    swaps
        Whether the target has the other winner.
    instances
        Problems to try, in this order.
    size
        All graphs up to so many vertices are tried before random ones; 5 if it is not given.
    count, each, time
        The most instances, the seconds for each, and for all.
    seed
        For random graphs.
    progress
        Called with the instances tried and the seconds; see `solve`.

    Returns
    -------
    Hunted
        How many instances agreed, and the counterexample, made as small as possible.

    Examples
    --------
    A claim that is wrong: a universal vertex changes the winner of node kayles.

    >>> def cone(problem):
    ...     return f"kayles:({problem.graph})&K1"
    >>> found = grundy.hunt(cone, source="kayles:P2", swaps=True, count=100)
    >>> found.end, found.counterexample["source"]
    ('counterexample', 'kayles:{0}')
    """
    for what, whole in {"size": size, "count": count, "seed": seed}.items():
        check(what, whole)
    check("each", each, Real)
    if not isinstance(reduction, str) and not callable(reduction):
        en, pt = "expected the name of a reduction or a function, not", "esperava-se o nome de uma redução ou uma função, não"
        raise TypeError(f"{words(en, pt)} {reduction!r:.80}")
    if isinstance(reduction, str) and (source, target, instances, swaps, keys) != (None, None, None, False, {}):
        en = "a reduction with a name knows its games: only functions take source, target, swaps, instances and keys"
        pt = "uma redução com nome conhece seus jogos: só funções aceitam source, target, swaps, instances e chaves"
        raise TypeError(words(en, pt))
    if keys and target is None:
        raise TypeError(words("keys are those of the target game: name it", "as chaves são do jogo de destino: nomeie-o") + ", target=..")
    with within(time, None, None, None, progress, ("instances", "instâncias")) as limits:
        if isinstance(reduction, str):
            return Hunted(_grundy.hunt_listed(reduction, size, seed, count, each, limits))
        if source is None and instances is None:
            en, pt = "expected source, a problem such as", "esperava-se source, um problema como"
            raise TypeError(words(f"{en} 'kayles:P2', or instances", f"{pt} 'kayles:P2', ou instances"))

        def made(instance: Problem) -> Problem | None:
            found = reduction(instance)
            if found is None or isinstance(found, Problem):
                return found
            if target is not None:
                return problem(target, found, **keys)
            if isinstance(found, (Graph, Iterable)) and not isinstance(found, str) and not hasattr(found, "start"):
                en = "the reduction gives a graph: name the game that is played on it, as in"
                pt = "a redução dá um grafo: diga o jogo que se joga nele, como em"
                raise TypeError(f"{words(en, pt)} target='kayles'")
            return problem(found)

        given = None if instances is None else map(problem, instances)
        model = problem(source) if source is not None else problem("nim:0")
        return Hunted(_grundy.hunt(made, model, swaps, given, 5 if size is None else size, seed, count, each, limits))
