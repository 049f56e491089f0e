"""Games and reductions written in Python."""

import itertools
import os
import signal
import threading
import time
import weakref

import grundy
import networkx as nx
import pytest


class Subtraction:
    """Take 1, 2 or 3."""

    impartial = True

    def start(self):
        return 10

    def moves(self, position, player):
        return [take for take in (1, 2, 3) if take <= position]

    def play(self, position, player, move):
        return position - move


def test_a_game_is_solved_valued_explained_drawn_and_played():
    answer = grundy.solve(Subtraction(), moves=True)
    # A heap of n has nimber n mod 4.
    assert (answer.winner, answer.nimber, answer.best) == ("alice", 2, ["2"])
    problem = grundy.problem(Subtraction())
    assert problem.moves == ["1", "2", "3"] and problem.play("2").next == "bob"
    assert problem.play(2, 3).moves == problem.play("2", "3").moves
    assert "svg" in problem.svg() and "svg" in answer._repr_svg_()
    assert grundy.explain(problem).solved
    assert len(grundy.tree(problem)) == 11
    assert grundy.solve(Subtraction(), convention="misere").winner == "alice"


class Cut:
    """Domineering-like: Alice may take 1, Bob may take 2."""

    def start(self):
        return 2

    def moves(self, position, player):
        return [1] if player == "alice" and position >= 1 else [2] if player == "bob" and position >= 2 else []

    def play(self, position, player, move):
        return position - move


def test_a_partizan_game_has_a_value():
    # G(0) = 0, G(1) = {0|} = 1, G(2) = {1|0}.
    answer = grundy.solve(Cut())
    assert answer.value == grundy.Value("{1|0}") and answer.class_ == "N"


class Named:
    """Raises in the method that it is given."""

    impartial = True

    def __init__(self, method):
        def fail(*_arguments):
            raise LookupError(method)

        setattr(self, method, fail)

    def start(self):
        return 4

    def moves(self, position, player):
        return [1, 2][:position]

    def play(self, position, player, move):
        return position - move


@pytest.mark.parametrize("method", ["start", "moves", "play", "verdict", "parts", "key", "gain", "final_score"])
def test_exceptions_come_out_as_they_are(method):
    with pytest.raises(LookupError, match=method):
        grundy.solve(Named(method), want="winner,score")


def test_exceptions_of_views_and_positions_come_out():
    with pytest.raises(LookupError, match="view"):
        grundy.problem(Named("view")).svg()

    class Heap(int):
        def __hash__(self):
            raise LookupError("hash")

    class Counted(Subtraction):
        def play(self, position, player, move):
            return Heap(position - move)

    with pytest.raises(LookupError, match="hash"):
        grundy.solve(Counted())

    class Unequal:
        def __hash__(self):
            return 0

        def __eq__(self, other):
            raise LookupError("eq")

    class Compared(Subtraction):
        def start(self):
            return Unequal()

        def moves(self, position, player):
            return [1]

        def play(self, position, player, move):
            return Unequal()

    with pytest.raises(LookupError, match="eq"):
        grundy.solve(Compared())


class Unhashable(Subtraction):
    def play(self, position, player, move):
        return [position]


class Nested(Subtraction):
    def play(self, position, player, move):
        return (position, [move])


class Nowhere(Subtraction):
    def play(self, position, player, move):
        return None


class Circle(Subtraction):
    def play(self, position, player, move):
        return (position + move) % 11


class Still(Subtraction):
    def play(self, position, player, move):
        return position


class Growing(Subtraction):
    def moves(self, position, player):
        return [1]

    def play(self, position, player, move):
        return position + 1


class Twins(Subtraction):
    def moves(self, position, player):
        return [1, "1"]


class Nameless(Subtraction):
    def moves(self, position, player):
        return [""]


class Endless(Subtraction):
    def moves(self, position, player):
        return itertools.count()


class Liar(Subtraction):
    def moves(self, position, player):
        return [1] if player == "alice" else [2]


class Shapeless(Subtraction):
    def moves(self, position, player):
        return 3


class Whole(Subtraction):
    def parts(self, position):
        return 3


@pytest.mark.parametrize(
    "game, said",
    [
        (Unhashable, "is not hashable"),
        (Nested, "is not hashable"),
        (Nowhere, "leads nowhere"),
        (Circle, "endless"),
        (Still, "endless"),
        (Growing, "more than 200000 moves"),
        (Twins, "two moves have the same text '1'"),
        (Nameless, "a move has no text"),
        (Endless, "more than 1000000 moves"),
        (Liar, "different moves"),
        (Shapeless, "not iterable"),
        (Whole, "parts returned 3"),
    ],
)
def test_wrong_rules_are_reported_with_the_position(game, said):
    with pytest.raises(grundy.RuleError, match=said) as caught:
        grundy.solve(game())
    assert caught.value.position is not None and caught.value.message_pt != caught.value.message


def test_a_start_that_is_not_hashable_is_reported():
    class Listed(Subtraction):
        def start(self):
            return [10]

    with pytest.raises(grundy.RuleError, match="is not hashable"):
        grundy.solve(Listed())


def test_an_object_without_all_methods_is_no_game():
    class Half:
        def start(self):
            return 0

    with pytest.raises(grundy.RuleError, match="method moves"):
        grundy.solve(Half())
    with pytest.raises(grundy.RuleError, match="with \\(\\)"):
        grundy.solve(Subtraction)


@pytest.mark.parametrize("name", ["carol", "Bob", ""])
def test_a_next_player_that_is_none_is_reported(name):
    class Wrong(Race):
        def play(self, left, player, take):
            return left - take, name

    with pytest.raises(grundy.RuleError, match="next player") as caught:
        grundy.solve(Wrong())
    assert (caught.value.position, caught.value.move) == (5, 1)


def test_positions_may_be_pairs_with_the_player():
    class Pair(Subtraction):
        def start(self):
            return 10, "alice"

        def moves(self, position, player):
            return super().moves(position[0], player)

        def play(self, position, player, move):
            return position[0] - move, "bob" if player == "alice" else "alice"

    class Both(Pair):
        def play(self, position, player, move):
            after = super().play(position, player, move)
            return after, after[1]

    assert grundy.solve(Pair()).nimber == grundy.solve(Both()).nimber == 2


def test_cycles_show_in_trees_too():
    with pytest.raises(grundy.RuleError, match="endless"):
        grundy.tree(Circle())
    assert grundy.tree(Declared()).complete


class Seen(Subtraction):
    """Looks as it should."""

    def __init__(self, view):
        self.view = lambda position: view


@pytest.mark.parametrize(
    "view",
    [3.5, [-1], {}, {"graph": "P5", "alice": [9]}, {"graph": "P5", "colors": {0: "red"}}, {"graph": "P5", "free": 3}, {"graph": "P5", "fre": [3]}],
)
def test_wrong_views_are_reported_with_the_position(view):
    with pytest.raises(grundy.RuleError, match="view: ") as caught:
        grundy.problem(Seen(view)).svg()
    assert caught.value.position == 10


def test_a_position_may_have_many_moves():
    class Wide(Subtraction):
        def moves(self, position, player):
            return range(50_000) if position == 10 else []

        def play(self, position, player, move):
            return (move,)

    assert grundy.solve(Wide()).nimber == 1


class Declared(Circle):
    endless = "draw"

    def moves(self, position, player):
        return [1]


def test_a_declared_cycle_is_played():
    assert grundy.solve(Declared()).winner == "draw"


def test_a_wrong_reduction_is_refuted_and_a_right_one_is_not():
    def cone(problem):
        return f"kayles:({problem.graph})&K1"

    found = grundy.hunt(cone, source="kayles:P2", count=200)
    assert found.end == "counterexample"
    # With a universal vertex the first player wins; the smallest graph on which the second wins is the empty one or 2K1.
    source, target = found.counterexample["source"], found.counterexample["target"]
    assert grundy.solve(source).winner != grundy.solve(target).winner

    def same(problem):
        return f"kayles:{problem.graph}"

    assert grundy.hunt(same, source="kayles:P2", count=50).agreed == 50


def test_wrong_hunts_are_reported_and_end():
    with pytest.raises(grundy.Error, match="on a graph"):
        grundy.hunt(lambda problem: problem, source="nim:3")
    with pytest.raises(grundy.Error, match="size"):
        grundy.hunt(lambda problem: problem, source="kayles:P2", size=1000)
    for graph in (lambda problem: problem.graph, lambda problem: problem.graph.to_networkx(), lambda problem: [(0, 1)]):
        with pytest.raises(TypeError, match="target="):
            grundy.hunt(graph, source="kayles:P2")
    with pytest.raises(TypeError, match="expected a problem text"):
        grundy.hunt(lambda problem: 5, source="kayles:P2")
    with pytest.raises(TypeError, match="knows its games"):
        grundy.hunt("kayles-to-coloring", source="kayles:P2")
    with pytest.raises(TypeError, match="those of the target game"):
        grundy.hunt(lambda problem: problem, source="kayles:P2", colors=3)
    instances = (f"nim:{n}" for n in itertools.count())
    assert grundy.hunt(lambda problem: problem, instances=instances, count=7).agreed == 7
    assert grundy.hunt(lambda problem: problem, source="geography:P2@0", count=20).agreed == 20


def test_a_counterexample_has_pictures():
    found = grundy.hunt(lambda problem: f"kayles:({problem.graph})&K1", source="kayles:P2", swaps=True, count=100)
    html = found._repr_html_()
    assert html.count("<svg") == 2 and "kayles:{0}" in html


def test_what_a_reduction_raises_comes_out():
    def fail(_problem):
        raise LookupError("here")

    with pytest.raises(LookupError, match="here"):
        grundy.hunt(fail, source="kayles:P2", count=5)


class Kayles:
    """Node kayles by its free vertices, as a sum of components; small forests are known by their degrees."""

    impartial = True

    def __init__(self, graph):
        self.graph = graph

    def start(self):
        return frozenset(self.graph)

    def moves(self, free, player):
        return sorted(free)

    def play(self, free, player, v):
        return free - {v} - set(self.graph[v])

    def parts(self, free):
        return [frozenset(part) for part in nx.connected_components(self.graph.subgraph(free))]

    def key(self, free):
        return tuple(sorted(d for _, d in self.graph.subgraph(free).degree)) if len(free) < 6 else free

    def view(self, free):
        return {"graph": self.graph, "free": free, "taken": set(self.graph) - free}


def test_parts_keys_and_views():
    # Forests with at most five vertices that have the same degrees are the same.
    for tree in nx.nonisomorphic_trees(8):
        answer = grundy.solve(Kayles(tree), moves=True)
        known = grundy.solve("kayles", tree, moves=True)
        assert (answer.nimber, answer.best) == (known.nimber, known.best)
    assert answer.svg().count("<circle") >= 8
    assert grundy.solve("kayles", tree, theorems=False).nimber == answer.nimber


class Race:
    """Take 1 or 2 from 5 and keep them; who takes 2 moves again."""

    def start(self):
        return 5

    def moves(self, left, player):
        return [take for take in (1, 2) if take <= left]

    def play(self, left, player, take):
        return (left - take, player) if take == 2 else left - take

    def gain(self, left, player, take):
        return take if player == "alice" else -take


def test_scores_and_extra_turns():
    def best(left, player):
        sign = 1 if player == "alice" else -1
        other = "bob" if player == "alice" else "alice"
        ways = [sign * take + best(left - take, player if take == 2 else other) for take in (1, 2) if take <= left]
        return (max if player == "alice" else min)(ways) if ways else 0

    assert grundy.solve(Race()).score == best(5, "alice")
    assert grundy.solve(Race(), first="bob").score == best(5, "bob")


class Again(Race):
    """The same, but whoever cannot move loses."""

    gain = None


def test_extra_turns_need_a_verdict_or_a_score():
    with pytest.raises(grundy.RuleError, match="moves twice in a row") as caught:
        grundy.solve(Again())
    assert caught.value.move == 2 and caught.value.position >= 2

    class Judged(Again):
        def verdict(self, left, player, stuck):
            return ("bob" if player == "alice" else "alice") if stuck else None

    def winner(left, player, misere):
        other = "bob" if player == "alice" else "alice"
        if left == 0:
            return player if misere else other
        ways = [winner(left - take, player if take == 2 else other, misere) for take in (1, 2) if take <= left]
        return player if player in ways else other

    for first in ("alice", "bob"):
        assert grundy.solve(Judged(), first=first).winner == winner(5, first, misere=False)
        assert grundy.solve(Again(), first=first, convention="misere").winner == winner(5, first, misere=True)


def test_sums_of_custom_games():
    subtraction = grundy.problem(Subtraction())
    both = grundy.Problem.sum([subtraction, grundy.problem("nim:2")])
    assert grundy.solve(both).nimber == 0
    twice = grundy.Problem.sum([grundy.problem(Subtraction()), grundy.problem(Cut())])
    assert grundy.solve(twice).value == grundy.Value("{1|0}+*2")


def test_custom_games_that_cannot_be_added():
    with pytest.raises(grundy.Error, match="score game cannot be a summand"):
        grundy.problem(Race()) + grundy.problem("nim:1")

    class Misere(Subtraction):
        convention = "misere"

    # Under both conventions a heap of n is played like one of n mod 4 in nim, where two heaps of 2 are lost.
    both = grundy.problem(Misere()) + grundy.problem(Misere())
    assert both.solve().winner == "bob"


def test_a_class_may_be_written_again():
    def heap(**traits):
        return grundy.problem(type("Heap", (Subtraction,), traits)())

    games = [heap(), heap(convention="misere", start=lambda self: 1), heap(verdict=lambda *_: "draw"), heap(endless="bob")]
    winners = ["alice", "bob", "draw", "alice"]
    assert [game.solve().winner for game in games] == winners
    # A board in a notebook asks by the text.
    assert [grundy.solve(str(game)).winner for game in games] == winners


def test_rules_may_ask_questions():
    class Ordered(Subtraction):
        def moves(self, position, player):
            takes = super().moves(position, player)
            return sorted(takes, key=lambda take: grundy.solve("nim", [take]).nimber)

    assert grundy.solve(Ordered()).nimber == 2


def test_rules_that_ask_themselves_end():
    class Mirror(Subtraction):
        def moves(self, position, player):
            return grundy.solve(Mirror(), moves=True).best

    with pytest.raises(RecursionError):
        grundy.solve(Mirror())


def test_ctrl_c_stops_rules_that_do_not_return():
    reached = threading.Event()

    class Stuck(Subtraction):
        def moves(self, position, player):
            reached.set()
            while True:
                pass

    def interrupt():
        reached.wait()
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        grundy.solve(Stuck())
    reached.clear()

    def stuck(_problem):
        Stuck().moves(0, "alice")

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        grundy.hunt(stuck, source="kayles:P2")


def test_many_threads_ask_one_problem():
    problem, found = grundy.problem(Subtraction()), []
    threads = [threading.Thread(target=lambda: found.append(grundy.solve(problem).nimber)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [2] * 8


def test_limits_hold_for_custom_games():
    class Large(Growing):
        def moves(self, position, player):
            return [1, 2, 3]

        def play(self, position, player, move):
            return position + move

    for limit in ({"nodes": 1000}, {"memory": 1 << 20}, {"time": 0.1}):
        stopped = grundy.solve(Large(), **limit)
        assert stopped.status == "stopped" and stopped.stopped_by == next(iter(limit))

    class Heavy(Large):
        def play(self, position, player, move):
            return position + move * 10**100_000

    # A position has 40,000 bytes.
    assert grundy.solve(Heavy(), memory=1 << 20).nodes < 100


def test_time_limits_hold_for_slow_rules():
    class Slow(Growing):
        impartial = False

        def moves(self, position, player):
            time.sleep(0.01)
            return [1, 2, 3]

        def play(self, position, player, move):
            return position * 4 + move

    counts = []
    for ask in (grundy.solve, grundy.explain):
        since = time.monotonic()
        assert not ask(Slow(), time=0.3, progress=lambda n, s: counts.append(n)).solved
        assert time.monotonic() - since < 5
    assert max(counts) > 0


def test_a_reduction_to_a_custom_game():
    def without_isolated_vertices(problem):
        return grundy.problem(Kayles(nx.Graph(problem.graph.edges)))

    found = grundy.hunt(without_isolated_vertices, source="kayles:P2", count=60)
    assert found.end == "counterexample"
    assert (found.counterexample["source"], found.counterexample["source_winner"]) == ("kayles:{0}", "alice")
    assert found.counterexample["target_winner"] == "bob"


def test_what_goes_wrong_in_the_target_of_a_reduction_comes_out():
    with pytest.raises(LookupError, match="moves"):
        grundy.hunt(lambda _problem: grundy.problem(Named("moves")), source="kayles:P2", count=5)


class Endlessly(Subtraction):
    """So many positions that no search comes to an end, and rules that return at once."""

    impartial = False

    def moves(self, position, player):
        return [1, 2, 3]

    def play(self, position, player, move):
        return position * 4 + move


def interrupted(ask, times=1):
    """Asks and presses Ctrl-C, as often as needed."""
    done = threading.Event()

    def press():
        for _ in range(times):
            done.wait(0.6)
            if not done.is_set():
                os.kill(os.getpid(), signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            ask()
    finally:
        done.set()
        thread.join()


def test_a_problem_can_be_asked_again_after_ctrl_c():
    problem = grundy.problem(Endlessly())
    interrupted(problem.solve)
    assert problem.moves == ["1", "2", "3"] and problem.solve(nodes=100).stopped_by == "nodes"


def test_rules_that_were_interrupted_say_so():
    class Stuck(Subtraction):
        def moves(self, position, player):
            while True:
                pass

    problem = grundy.problem(Stuck())
    interrupted(problem.solve)
    for ask in (problem.solve, lambda: problem.moves):
        with pytest.raises(grundy.RuleError, match="were interrupted: make a new problem"):
            ask()


def test_rules_that_swallow_one_ctrl_c_are_stopped_by_the_next():
    class Deaf(Subtraction):
        heard = 0

        def moves(self, position, player):
            while self.heard < 2:
                try:
                    while True:
                        pass
                except KeyboardInterrupt:
                    Deaf.heard += 1
            raise LookupError("heard")

    interrupted(grundy.problem(Deaf()).solve, times=5)
    assert Deaf.heard == 2


def test_many_questions_may_be_asked_at_once():
    together, found = threading.Barrier(110), []

    class Together(Subtraction):
        def start(self):
            together.wait(100)
            return 10

    threads = [threading.Thread(target=lambda: found.append(grundy.solve(Together()).nimber)) for _ in range(110)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [2] * 110


def test_one_problem_is_set_up_by_one_thread_while_another_waits():
    class Late(Subtraction):
        def start(self):
            started.set()
            time.sleep(0.2)
            return 10

    started, found, problem = threading.Event(), [], grundy.problem(Late())
    other = threading.Thread(target=lambda: found.append(problem.solve().nimber))
    other.start()
    started.wait()
    assert problem.moves == ["1", "2", "3"]
    other.join()
    assert found == [2]


def test_hunts_count_instances():
    counts = []

    def same(problem):
        time.sleep(0.005)
        return problem

    found = grundy.hunt(same, source="kayles:P2", count=60, progress=lambda n, s: counts.append(n))
    assert 0 < max(counts) <= found.agreed == 60 and counts == sorted(counts)
    counts.clear()
    found = grundy.hunt("kayles-to-coloring", count=10**6, time=2, progress=lambda n, s: counts.append(n))
    assert 0 < max(counts) <= found.agreed + found.stopped and counts == sorted(counts)


def test_hunts_skip_instances_that_take_too_long():
    class Slow(Endlessly):
        def moves(self, position, player):
            time.sleep(0.01)
            return super().moves(position, player)

    found = grundy.hunt(lambda _problem: grundy.problem(Slow()), source="kayles:P2", count=3, each=0.1)
    assert (found.end, found.stopped) == ("count", 3)


class Position(frozenset):
    """A position that can be watched."""


def test_hunts_forget_the_positions_of_earlier_instances():
    alive, most = weakref.WeakSet(), []

    class Watched(Kayles):
        def start(self):
            return self.seen(super().start())

        def play(self, free, player, v):
            return self.seen(super().play(free, player, v))

        def parts(self, free):
            return None

        def seen(self, free):
            position = Position(free)
            alive.add(position)
            return position

    def watched(problem):
        most.append(len(alive))
        return grundy.problem(Watched(problem.graph.to_networkx()))

    assert grundy.hunt(watched, source="kayles:P2", size=3, count=60).agreed == 60
    # A graph with at most six vertices has at most 64 positions; those of one instance may be there.
    assert max(most) <= 64
    problems = (grundy.problem(Watched(graph)) for graph in nx.graph_atlas_g()[1:60])
    assert grundy.hunt(lambda problem: problem, instances=problems).agreed == 59
    assert len(alive) <= 64


def test_a_fault_ends_a_hunt_at_once():
    asked = []

    def broken(problem):
        asked.append(problem)
        return grundy.problem(Named("moves"))

    with pytest.raises(LookupError, match="moves"):
        grundy.hunt(broken, source="kayles:P2", count=1000)
    assert len(asked) == 1
