"""Questions, in every form in which Python programs have their graphs."""

import copy
import os
import pickle
import signal
import threading
import time
from fractions import Fraction
from xml.etree import ElementTree

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
        tuple(tuple(int(abs(u - v) == 1) for v in range(5)) for u in range(5)),
        nx.to_dict_of_lists(nx.path_graph(5)),
    ],
    ids=["networkx", "matrix", "edges", "neighbours", "graph", "text", "tuples", "both ends"],
)
def test_boards(board):
    # The nimber of node kayles on P5 is that of 0.137: 3.
    assert grundy.solve("kayles", board).nimber == 3
    assert grundy.graph(board).g6 == "DhC"
    assert grundy.graph(board) == grundy.graph("P5") and hash(grundy.graph(board)) == hash(grundy.graph("P5"))


def test_frames_of_pandas_are_matrices():
    pytest.importorskip("pandas")
    states = nx.Graph([("Acre", "Bahia"), ("Bahia", "Goiás")])
    frame = nx.to_pandas_adjacency(states)
    assert grundy.graph(frame) == grundy.graph(states) and grundy.solve("kayles", frame, moves=True).best == ["Bahia"]
    edges = nx.to_pandas_edgelist(states)
    with pytest.raises(TypeError, match="itertuples"):
        grundy.graph(edges)
    assert grundy.graph(edges.itertuples(index=False, name=None)).m == 2


def test_graphs_are_equal_however_they_are_written():
    assert grundy.graph([(0, 1), (1, 2)]) == grundy.graph([(2, 1), (1, 0)]) != grundy.graph([(0, 1), (0, 2)])
    assert grundy.graph([("a", "b")]) != grundy.graph([("a", "c")])
    assert grundy.graph(nx.DiGraph([(0, 1)])) != grundy.graph(nx.DiGraph([(1, 0)]))
    assert grundy.graph([(0, 1, 2)]) != grundy.graph([(0, 1)])


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


def test_vertices_with_the_same_text_get_different_names():
    assert grundy.graph(nx.Graph([(1, "1")])).names == ["1", "'1'"]
    same = [type("Same", (), {"__repr__": lambda self: "same"})() for _ in range(2)]
    with pytest.raises(ValueError, match="two vertices are called same"):
        grundy.graph([tuple(same)])


def test_numbers_in_keys_are_numbers():
    halves = nx.path_graph([1.0, 2.0, 3.0])
    assert grundy.problem("coloring", halves, colors=2) == grundy.problem(str(grundy.problem("coloring", halves, colors="2")))
    assert grundy.problem("coloring", halves, colors=2, start={2.0: 1}).moves == ['"1.0":2', '"3.0":2']


def test_graphs_are_values_of_keys_too():
    triangles = grundy.solve("copies", nx.complete_graph(5), h=nx.cycle_graph(3))
    assert triangles.winner == grundy.solve("copies{h=K3}:K5").winner == "alice"


def test_numbers_that_do_not_start_at_zero_stay():
    assert grundy.solve("kayles", nx.path_graph(range(1, 4)), moves=True).best == ["2"]


def test_vertices_of_networkx_go_in_wherever_texts_do():
    grid = nx.grid_2d_graph(2, 2)
    assert grundy.play("kayles", grid, (0, 0)).moves == ['"(1, 1)"']
    assert grundy.problem("kayles", grid, start=[(0, 0)]).moves == ['"(1, 1)"']
    assert grundy.problem("kayles", grid, start=(0, 0)).moves == ['"(1, 1)"']
    # A corner has colour 1, so the two beside it have only colour 2, and the opposite one has both.
    coloured = grundy.problem("coloring", grid, colors=2, start={(0, 0): 1})
    assert sorted(coloured.moves) == ['"(0, 1)":2', '"(1, 0)":2', '"(1, 1)":1', '"(1, 1)":2']
    labelled = grundy.solve("kayles", [("x", "y")], labels={"x": "A", "y": "B"})
    assert labelled.value == grundy.Value("*")
    assert grundy.problem("kayles", grid, labels={(0, 0): "A"}).play((0, 0)).played == ['"(0, 0)"']


def test_graphs_go_back_to_networkx():
    states = nx.Graph([("Acre", "Bahia"), ("Bahia", (1, 2))])
    states.add_node(7)
    again = grundy.problem("kayles", states).graph.to_networkx()
    assert nx.utils.graphs_equal(again, states)
    roads = nx.MultiDiGraph([(0, 1, {"weight": 3}), (0, 1), (1, 0)])
    back = grundy.graph(roads).to_networkx()
    assert back.is_directed() and back.is_multigraph() and sorted(w for *_, w in back.edges(data="weight", default=1)) == [1, 1, 3]
    assert set(grundy.graph('{"a"-"b" "2"}').to_networkx()) == {"a", "b", 2}


def test_a_problem_answers_for_itself():
    problem = grundy.problem("kayles", [("Acre", "Bahia"), ("Bahia", "Goiás")])
    assert problem.solve(moves=True).best == ["Bahia"] == [problem.choose()]
    assert problem.explain(time=10).solved and len(problem.tree(most=3)) == 3
    assert grundy.problem("snort:P3").thermograph().temperature == 2
    assert grundy.reduce("kayles-to-coloring", nx.path_graph(3)).check(time=60)["agrees"] is True
    with pytest.raises(TypeError):
        problem.solve(nonsense=1)


def test_problems_graphs_and_values_are_copied_and_pickled():
    problem = grundy.problem("kayles", nx.grid_2d_graph(2, 2)).play((0, 0))
    for made in (problem, grundy.graph(nx.Graph([("a", "b")])), grundy.Value("{1|-1}"), grundy.number("chi_g", "C5")):
        assert pickle.loads(pickle.dumps(made)) == made == copy.deepcopy(made)
    again = pickle.loads(pickle.dumps(problem))
    assert again.play((1, 1)).result == "bob" and set(again.graph.to_networkx()) == set(nx.grid_2d_graph(2, 2))
    with pytest.raises(grundy.Error, match="expected 2 nodes"):
        grundy.Graph.read("P2", ["a"])
    with pytest.raises(grundy.Error, match="expected 0 nodes"):
        grundy.Problem.read("nim:3", ["a"])


def test_long_texts_are_shortened_where_they_would_fill_the_screen():
    long = grundy.problem("kayles", nx.path_graph(2000))
    assert len(repr(long)) < 300 < len(str(long))
    assert len(repr(grundy.solve(long, time=1))) < 500


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


def test_numbers_are_compared_and_shown():
    chi = grundy.number("chi_g", nx.cycle_graph(5), all_k=True)
    assert chi == 3 and chi != 2 and "abcd"[chi] == "d"
    assert "<b>3</b>" in chi._repr_html_() and "<td>alice</td>" in chi._repr_html_()
    assert chi._repr_svg_().startswith("<svg")
    assert chi <= grundy.number("col_g", "C5") and max(chi, grundy.number("chi_g", "P1")) is chi and {chi: 1}[3] == 1
    assert chi == grundy.number("chi_g", "C7") and chi == Fraction(3) and chi != "3" and not chi < 3 and chi > 2 and chi >= 3
    nothing = grundy.number("chi_cg", "2K1")
    assert nothing != 0 and nothing == nothing
    with pytest.raises(ValueError, match="not connected"):
        nothing < 3
    assert grundy.number("W_g", 3) == 5 and grundy.number("W_g", "3")._repr_svg_() is None


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
    assert switch != [] and switch != "{1|-1}" and {grundy.Value("1/2"): 1}[Fraction(1, 2)] == 1


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
    with pytest.raises(grundy.Error) as caught:
        grundy.reduce("kayles-to-coloring", "P3+Z")
    assert (caught.value.text, caught.value.at) == ("kayles:P3+Z", 10)
    with pytest.raises(grundy.Error) as caught:
        grundy.number("gamma_g", nx.cycle_graph(4), all_k=True)
    assert (caught.value.text, caught.value.at) == ("gamma_g", 0)
    with pytest.raises(grundy.Error):
        grundy.solve("kayles", nx.path_graph(3), nonsense=1)
    with pytest.raises(TypeError):
        grundy.solve("kayles:P5", nx.path_graph(3))


@pytest.mark.parametrize("limit", [{"time": -1}, {"time": "5"}, {"time": float("nan")}, {"memory": 0.5}, {"nodes": -1}, {"threads": "two"}])
def test_wrong_limits_are_named(limit):
    with pytest.raises(ValueError, match=f"{next(iter(limit))}: expected a"):
        grundy.solve("kayles:P5", **limit)


def test_other_wrong_arguments_are_named():
    for wrong, name in [
        (lambda: grundy.puzzle(seed=-1), "seed"),
        (lambda: grundy.puzzle(difficulty="x"), "difficulty"),
        (lambda: grundy.puzzle(time=-1), "time"),
        (lambda: grundy.tree("nim:3", most=-1), "most"),
        (lambda: grundy.problem("nim:3").choose(seed=-1), "seed"),
        (lambda: grundy.problem("nim:3").choose(strength="x"), "strength"),
        (lambda: grundy.hunt("kayles-to-coloring", count=-1), "count"),
        (lambda: grundy.hunt("kayles-to-coloring", each="x"), "each"),
        (lambda: grundy.solve("kayles", "P2", labels={0: "X"}), "labels"),
        (lambda: grundy.solve("kayles", "P2", labels=[None, "A"]), "labels"),
        (lambda: grundy.board("kayles:P2", lang="fr"), "lang"),
    ]:
        with pytest.raises(ValueError, match=f"^{name}: expected"):
            wrong()
    for strange, said in [
        (lambda: grundy.table(3, range(3)), "problem text with {n}"),
        (lambda: grundy.number(3, "P2"), "name of a number"),
        (lambda: grundy.solve("kayles:P5", want=3), "want: expected names"),
        (lambda: grundy.table("kayles:P{n}", range(3), want=[3]), "want: expected names"),
        (lambda: grundy.reduce(3, "P2"), "name of a reduction"),
        (lambda: grundy.hunt(3), "name of a reduction or a function"),
        (lambda: grundy.solve("kayles:P5", progress=3), "progress: expected a function"),
    ]:
        with pytest.raises(TypeError, match=said):
            strange()
    with pytest.raises(KeyError, match="nimbers"):
        grundy.table("kayles:P{n}", range(3)).column("nimbers")


@pytest.mark.parametrize("heaps", [[1, 2.5], [-1], ["a"], [2**70], [True, None]])
def test_wrong_heaps_are_reported(heaps):
    with pytest.raises(ValueError, match="whole numbers from 0"):
        grundy.solve("nim", heaps)


@pytest.mark.parametrize("thing", [None, 3, b"kayles:P5", nx.path_graph(3), object()])
def test_what_is_no_problem_is_reported(thing):
    with pytest.raises(TypeError, match="expected a problem text"):
        grundy.solve(thing)


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


def test_ctrl_c_stops_a_tree_and_a_picture():
    slow = grundy.solve("kayles:grid(9,10)", time=0.1)
    for work in (lambda: grundy.tree("kayles:grid(7,7)", most=10**7), slow.svg, slow._repr_svg_):
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        since = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            work()
        assert time.monotonic() - since < 20


def test_trees_end_in_time():
    grown = grundy.tree("kayles:grid(7,7)", most=10**7, time=0.2)
    assert not grown.complete and len(grown) > 1


def test_files_are_read_wherever_texts_are(tmp_path):
    path = tmp_path / "petersen.g6"
    nx.write_graph6(nx.petersen_graph(), path, header=False)
    assert grundy.number("chi_g", f"@({path})") == 4
    assert len(grundy.table(f"kayles:@({path})+P{{n}}", range(3))) == 3
    assert grundy.reduce("kayles-to-coloring", f"@({path})").source.graph.n == 10
    with pytest.raises(grundy.Error, match=r"at 2: /nowhere: [^/]*\n"):
        grundy.graph("@(/nowhere)")


def test_other_threads_go_on_and_progress_is_reported():
    reported, ticks, done = [], [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(1)
            time.sleep(0.01)

    other = threading.Thread(target=tick)
    other.start()
    grundy.solve("kayles:grid(8,9)", time=1, theorems=False, progress=lambda n, s: reported.append((n, s)))
    done.set()
    other.join()
    assert len(ticks) > 10 and len(reported) > 3 and reported[-1][0] > reported[0][0]


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
    assert grundy.play(after, None, "0", "4").result == grundy.play(after, "0", "4").result == "alice"
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
        html = grundy.solve("kayles:P5", moves=True)._repr_html_()
        number, undefined = grundy.number("chi_g", "P4"), grundy.number("chi_cg", "2K1")
        assert "bipartido" in number.decided_by and number.decided_by in number._repr_html_()
        assert "conexo" in undefined._repr_html_() and undefined.to_dict()["reason"] == "the graph is not connected"
        assert "<td>quente</td>" in grundy.solve("value:{1|-1}")._repr_html_()
        with pytest.raises(TypeError, match="esperava-se um grafo"):
            grundy.graph(7)
        with pytest.raises(ValueError, match="^time: esperava-se um número a partir de 0, não -1$"):
            grundy.solve("kayles:P5", time=-1)
        assert "decidido por" in html and "vencedor" in html and "teorema" in html and "<th>jogada</th>" in html
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


def test_edges_of_networkx_are_edges():
    path = nx.path_graph(4)
    for edges in (path.edges, path.edges(), path.edges(data=True), nx.DiGraph(path).to_undirected().edges, list(path.edges)):
        assert grundy.graph(edges) == grundy.graph(path)
    roads = nx.Graph([("a", "b", {"weight": 2})])
    assert grundy.graph(roads.edges(data=True)).weights == [2]
    for weight in (float("nan"), float("inf"), 2**70, "x", None):
        with pytest.raises(ValueError, match="whole weight"):
            grundy.graph(nx.Graph([("a", "b", {"weight": weight})]))


def test_every_name_of_a_vertex_comes_back():
    names = ["a b", 'a"b', "a;b", "}{", "", True, 1.5, (1, 2), "pass", "0", "é", "日本", "a" * 300, "\\", "//", "1.2", "<i>", "\u202e"]
    graph = nx.relabel_nodes(nx.path_graph(len(names)), dict(enumerate(names)))
    problem = grundy.problem("kayles", graph)
    assert grundy.problem(str(problem)).moves == problem.moves and len(set(problem.moves)) == len(names)
    for name, text in zip(names, problem.moves):
        assert problem.play(name) == problem.play(text)
    ElementTree.fromstring(problem.svg())
    assert nx.utils.graphs_equal(problem.graph.to_networkx(), graph)


def test_answers_have_what_was_asked_for():
    answer = grundy.solve("hex:3x3", openings=True)
    assert answer.openings["b2"] == "alice" and answer.openings["a1"] == "bob" and "<td>b2</td>" in answer._repr_html_()
    relation = grundy.solve("value:{1|-1} < 3")
    assert relation.relation == "<" and "relation='<'" in repr(relation) and "&lt;" in relation._repr_html_()
    switch = grundy.solve("value:{2|-1}+^")
    assert switch.stops == (2, -1) and switch.reduced == grundy.Value("{2|-1}") and switch.birthday > 1
    assert grundy.solve("value:^^*").atomic_weight == 2
    genus = grundy.solve("circular-nim{k=2}:1,2,1,2", want="genus")
    assert genus.tame is True and genus.genus == "0^02"
    assert grundy.solve("digraph:{0>1 1>2 1>1}@0", want="rank").rank is not None


def test_explanations_show_their_tables():
    assert "<th>nimber</th><th>4</th>" in grundy.explain("nim:3,5")._repr_html_()


def test_problems_are_added():
    board = grundy.problem("kayles", [("a", "b")])
    assert (board + grundy.problem("nim:1")).solve().nimber == 0
    assert sum([board, grundy.problem("nim:1"), board]).solve().nimber == 1
    with pytest.raises(TypeError):
        1 + board
    with pytest.raises(TypeError):
        board + "nim:1"


def test_numbers_may_need_a_vertex():
    assert grundy.number("surveillance", nx.path_graph(["a", "b", "c"]), at="a") == 1
    with pytest.raises(grundy.Error, match="no such vertex"):
        grundy.number("surveillance", nx.path_graph(["a", "b", "c"]), at="z")


def test_answers_have_pictures():
    answer = grundy.solve("kayles:C6")
    assert answer._repr_svg_().startswith("<svg") and "kayles:C6" in answer._repr_html_()
    assert answer["class"] == answer.class_ == "P"
