"""Questions to all small graphs, where the program `grundy-census` was built."""

import os
import shutil
import sys

import grundy
import pytest
from grundy._census import PROGRAM, VARIABLE

needs_program = pytest.mark.skipif(
    not os.environ.get(VARIABLE) and shutil.which(PROGRAM) is None, reason=f"there is no {PROGRAM}: run make census"
)


@needs_program
def test_rows_are_an_arrow_table(tmp_path):
    rows = grundy.census("select g6, n, nimber('kayles', g6) as nimber from connected(5)")
    # There are 21 connected graphs with 5 vertices.
    assert rows.num_rows == 21 and rows.column("n").to_pylist() == [5] * 21
    for row in rows.to_pylist():
        assert row["nimber"] == grundy.solve(f"kayles:g6:{row['g6']}", theorems=False).nimber
    assert grundy.census("select g6 from connected(4)", out=tmp_path / "rows.csv") is None
    assert len((tmp_path / "rows.csv").read_text().split()) == 1 + 6


@needs_program
def test_wrong_queries_are_errors():
    with pytest.raises(grundy.Error, match="nosuch"):
        grundy.census("select nosuch(g6) from connected(3)")


@pytest.fixture
def program(monkeypatch, tmp_path):
    """Puts a program in place of the census, given by its code, which has the task."""
    pytest.importorskip("pyarrow")

    def put(code):
        path = tmp_path / "program"
        path.write_text(f"#!{sys.executable}\nimport json, sys\ntask = json.loads(sys.argv[1])\n{code}\n")
        path.chmod(0o755)
        monkeypatch.setenv(VARIABLE, str(path))

    return put


def test_a_run_that_ends_without_rows_is_an_error(program, tmp_path):
    program("sys.stderr.write('grundy: no scheduler\\n'); sys.exit(3)")
    old = tmp_path / "old.csv"
    old.write_text("rows of yesterday")
    for out in (None, tmp_path / "rows.csv", old):
        with pytest.raises(RuntimeError, match="ended with 3: no scheduler"):
            grundy.census("select g6 from connected(4)", out=out)


def test_gaps_in_rows_are_a_warning(program, tmp_path):
    program("open(task['out'], 'w').write('g6'); sys.stderr.write('grundy: 2 missing\\n'); sys.exit(3)")
    with pytest.warns(UserWarning, match="^2 missing$"):
        assert grundy.census("select g6 from connected(4)", out=tmp_path / "rows.csv") is None


def test_what_is_wrong_with_a_query_has_a_language(program):
    program("sys.stderr.write('grundy: at 7: no\\n'); sys.exit(2)")
    with pytest.raises(grundy.Error, match="^at 7: no$") as caught:
        grundy.census("select ?")
    assert (caught.value.message, caught.value.message_pt) == ("at 7: no", None)


def test_wrong_limits_are_named():
    for limit in ({"threads": -1}, {"nodes": -1}, {"memory": 0.5}, {"time": "x"}):
        with pytest.raises(ValueError, match=f"^{next(iter(limit))}: expected a"):
            grundy.census("select g6 from connected(3)", **limit)


def test_without_the_program_it_says_what_to_build(monkeypatch, tmp_path):
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    pytest.importorskip("pyarrow")
    with pytest.raises(RuntimeError, match="make census"):
        grundy.census("select g6 from connected(3)")
