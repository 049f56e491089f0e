"""Questions, in every form in which Python programs have their graphs."""

import os
import signal
import threading
import time
from fractions import Fraction

import grundy
import networkx as nx
import pytest


@pytest.mark.parametrize(
    "board",
    [
        nx.path_graph(5),
        [[int(abs(u - v) == 1) for v in range(5)] for u in range(5)],
        [(0, 1), (1, 2), (2, 3), (3, 4)],
        {0: [1], 1: [2], 2: [3], 3: [4]},
        grundy.Graph.read("P5"),
        "P5",
    ],
    ids=["networkx", "matrix", "edges", "neighbours", "graph", "text"],
)
def test_boards(board):
    # The nimber of node kayles on P5 is that of 0.137: 3.
    assert grundy.solve("kayles", board).nimber == 3
    assert grundy.graph(board).g6 == "DhC"


def test_names_of_networkx_come_back():
    states = nx.Graph([("Acre", "Bahia"), ("Bahia", "São Paulo")])
    answer = grundy.solve("kayles", states, moves=True)
    assert answer.best == ["Bahia"]
    assert {move.move for move in answer.moves} == {"Acre", "Bahia", "São Paulo"}
    assert "São Paulo" in answer.svg() and "São Paulo" in answer._repr_html_()
    assert grundy.solve("coloring", states, colors=2, start={"Bahia": 1}).winner == "alice"
    grid = grundy.solve("kayles", nx.grid_2d_graph(1, 3), moves=True)
    assert grid.best == ['"(0, 1)"']
    assert grundy.solve("geography", nx.DiGraph([("a", "b"), ("b", "c")]), at="a").winner == "bob"


def test_numbers_that_do_not_start_at_zero_stay():
    assert grundy.solve("kayles", nx.path_graph(range(1, 4)), moves=True).best == ["2"]


def test_keys_and_numbers():
    answer = grundy.solve("coloring", nx.path_graph(4), colors=2, first="bob")
    assert answer.problem == "coloring{first=bob,colors=2}:{0-1 1-2 2-3}"
    # Alice keeps up with Bob in the other half, but if she begins he spoils the middle: chi_g of P4 is 3.
    assert answer.winner == "alice" and grundy.solve("coloring", nx.path_graph(4), colors=2).winner == "bob"
    chi = grundy.number("chi_g", nx.cycle_graph(5), all_k=True)
    assert int(chi) == 3 and chi.all_k[2] == "bob" and chi.all_k[3] == "alice"
    assert grundy.solve("nim", [3, 5, 6]).winner == "bob"


def test_tables_become_frames():
    pandas, polars = pytest.importorskip("pandas"), pytest.importorskip("polars")
    table = grundy.table("kayles:P{n}", range(60))
    # The first values of 0.137, as published.
    assert table.column("nimber")[:12] == [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]
    assert list(pandas.DataFrame(table)["nimber"]) == table.column("nimber")
    assert polars.DataFrame(table)["nimber"].to_list() == table.column("nimber")
    assert "<table>" in table._repr_html_()


def test_values():
    switch, up = grundy.Value("{1|-1}"), grundy.Value("^")
    assert switch + switch == 0 and switch.relation(0) == "||" and up.relation(0) == ">"
    assert up > 0 and -up < 0 and up - up == grundy.Value("0") and 2 * up == grundy.Value("^^")
    assert up.relation("^") == "=" and grundy.Value(Fraction(3, 4)) < 1
    assert switch.stops == (1, -1) and switch.mean == 0 and switch.temperature == 1
    assert "svg" in switch.thermograph()._repr_svg_()
    assert not (switch < 0 or switch > 0 or switch == 0)
    for wrong in (lambda: switch + [], lambda: {} - switch, lambda: switch < None, lambda: switch * "2"):
        with pytest.raises(TypeError):
            wrong()
    assert switch != [] and switch != "no value" and {grundy.Value("1/2"): 1}[Fraction(1, 2)] == 1


def test_errors_point_into_the_text():
    with pytest.raises(grundy.Error) as caught:
        grundy.solve("kayles:P5+Z9")
    assert caught.value.text == "kayles:P5+Z9" and caught.value.at == 10
    assert caught.value.message and caught.value.message_pt
    with pytest.raises(grundy.Error, match="colors"):
        grundy.solve("coloring", "P4", colors="many")
    with pytest.raises(grundy.Error) as caught:
        grundy.Value("{1|")
    assert caught.value.at == 3
    with pytest.raises(grundy.Error):
        grundy.solve("kayles", nx.path_graph(3), nonsense=1)
    with pytest.raises(TypeError):
        grundy.solve("kayles:P5", nx.path_graph(3))


def test_limits_are_typed_answers():
    stopped = grundy.solve("kayles:grid(8,9)", time=0.2, theorems=False)
    assert stopped.status == "stopped" and stopped.stopped_by == "time"


def test_ctrl_c_stops_a_search():
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    since = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        grundy.solve("kayles:grid(9,10)", theorems=False)
    assert time.monotonic() - since < 20


def test_other_threads_go_on_and_progress_is_told():
    told, ticks, done = [], [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(1)
            time.sleep(0.01)

    other = threading.Thread(target=tick)
    other.start()
    grundy.solve("kayles:grid(8,9)", time=1, theorems=False, progress=lambda n, s: told.append((n, s)))
    done.set()
    other.join()
    assert len(ticks) > 10 and len(told) > 3 and told[-1][0] > told[0][0]


def test_what_progress_raises_comes_out():
    def fail(_positions, _seconds):
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        grundy.solve("kayles:grid(8,9)", theorems=False, progress=fail)


def test_explanations_trees_plays_puzzles():
    why = grundy.explain("kayles:P5")
    assert why.solved and "<ol>" in why._repr_html_() and str(why)
    tree = grundy.tree("kayles", nx.path_graph(3))
    assert tree.complete and len(tree) == len(tree.to_dict()["nodes"])
    after = grundy.play("kayles:P5", None, "2")
    assert after.next == "bob" and after.moves == ["0", "4"] and after.result is None
    assert grundy.play(after, None, "0", "4").result == "alice"
    puzzle = grundy.puzzle("nim", seed=3, time=60)
    assert grundy.solve(puzzle.problem, moves=True).best == [puzzle.move]


def test_wrong_puzzles_are_errors():
    with pytest.raises(grundy.Error, match="nosuch") as caught:
        grundy.puzzle("nosuch")
    assert caught.value.at is None


def test_ctrl_c_stops_what_asks_the_desk():
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        # Nim has no puzzles that are so hard.
        while True:
            grundy.puzzle("nim", difficulty=5, time=3600)


def test_texts_are_in_the_language_that_was_chosen():
    assert grundy.language() == "en"
    grundy.set_language("pt")
    try:
        assert "jogada" in str(grundy.explain("kayles:P5")) and "Alice" in grundy.solve("kayles:P5").text()
        with pytest.raises(grundy.Error, match="em 10: não existe"):
            grundy.solve("kayles:P5+Z9")
        assert "decidido por" in grundy.solve("kayles:P5")._repr_html_()
    finally:
        grundy.set_language("en")
    assert grundy.explain("kayles:P5").text("pt") != grundy.explain("kayles:P5").text()
    with pytest.raises(grundy.Error):
        grundy.set_language("xx")


def test_forms_of_graphs():
    named = grundy.graph(nx.Graph([(3, 1), (1, 0), (0, 2)]))
    assert named.names == ["0", "1", "2", "3"] and named.nodes is None
    arcs = grundy.graph({"a": ["b"], "b": ["a", "c"]}, directed=True)
    assert arcs.directed and arcs.edges == [(0, 1), (1, 0), (1, 2)]
    assert grundy.graph([(0, 1, 3), (1, 2)]).weights == [3, 1]
    roads = nx.Graph([("a", "b", {"weight": 0.5})])
    assert grundy.solve("kayles", roads).nimber == 1
    with pytest.raises(ValueError, match="whole weight"):
        grundy.solve("graph-nim", roads)
    for wrong in (7, [1, 2], [(1, 2, 3, 4)], ["ab"], None):
        with pytest.raises(TypeError):
            grundy.graph(wrong)


def test_answers_have_pictures():
    answer = grundy.solve("kayles:C6")
    assert answer._repr_svg_().startswith("<svg") and "kayles:C6" in answer._repr_html_()
    assert answer["class"] == answer.class_ == "P"
