"""The examples in docstrings and for Python users, and the notebooks."""

import contextlib
import doctest
import importlib
import io
import pathlib
import re

import grundy
import nbclient
import nbformat
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs/notebooks").glob("*.ipynb"))
MODULES = ["grundy", "grundy._ask", "grundy._convert", "grundy._board", "grundy._records"]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name):
    module = importlib.import_module(name)
    failed, _ = doctest.testmod(module, extraglobs={"grundy": grundy})
    assert failed == 0


@pytest.mark.parametrize("name", grundy.__all__)
def test_everything_is_documented(name):
    thing = getattr(grundy, name)
    assert name == "__version__" or thing.__doc__
    if isinstance(thing, type):
        members = [getattr(thing, member) for member in vars(thing) if not member.startswith("_")]
        # Values of attributes, such as the None of errors, have no documentation of their own.
        assert all(member is None or member.__doc__ for member in members), members


@pytest.mark.parametrize("name", ["Answer", "Explanation", "Graph", "Problem", "Tree", "Value", "set_language"])
def test_examples_of_the_extension_module_are_found(name):
    examples = doctest.DocTestFinder().find(getattr(grundy, name), globs={"grundy": grundy})
    assert sum(len(each.examples) for each in examples) > 0
    runner = doctest.DocTestRunner()
    assert all(runner.run(each).failed == 0 for each in examples)


def test_the_readme():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, {})
    assert printed.getvalue().split() == re.findall(r"#(.*)$", code)[0].split()


def test_the_guide():
    failed, tried = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False)
    assert failed == 0 and tried > 10


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks(path):
    notebook = nbformat.read(path, as_version=4)
    nbclient.NotebookClient(notebook, timeout=120).execute()


def test_there_are_three_notebooks():
    assert len(NOTEBOOKS) == 3


def test_notebooks_show_bars_pictures_and_boards():
    code = [
        "import grundy; grundy.solve('kayles:grid(9,10)', theorems=False, time=3)",
        "grundy.solve('kayles:P5')",
        "grundy.board('kayles', [('Acre', 'Bahia')])",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source in code])
    nbclient.NotebookClient(notebook, timeout=120).execute()
    bar, picture, board = (cell.outputs[0].data for cell in notebook.cells)
    assert "positions" in bar["text/plain"]
    assert "kayles:P5" in picture["text/html"] and picture["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in board
