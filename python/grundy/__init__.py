"""A workbench for combinatorial games on graphs: who wins, why, and by how much.

A problem is a text such as ``kayles:P5``, or a game with a graph: one of networkx, an adjacency matrix, a list of edges or a
`Graph`. All functions take both.

>>> import grundy
>>> grundy.solve("kayles:P5").winner
'alice'
>>> grundy.solve("coloring", [("a", "b"), ("b", "c")], colors=2, first="bob", moves=True).best
[]
>>> grundy.Value("{1|-1}").temperature
Fraction(1, 1)
"""

from ._ask import explain, hunt, number, play, puzzle, reduce, reductions, solve, table, thermograph, tree
from ._board import board
from ._census import census
from ._convert import graph, problem
from ._grundy import (
    Answer,
    Error,
    Explanation,
    Graph,
    Move,
    Problem,
    Reduced,
    RuleError,
    Step,
    Thermograph,
    Tree,
    Value,
    __version__,
    language,
    set_language,
)
from ._records import Hunted, Number, Puzzle, Table

__all__ = [
    "Answer",
    "Error",
    "Explanation",
    "Graph",
    "Hunted",
    "Move",
    "Number",
    "Problem",
    "Puzzle",
    "Reduced",
    "RuleError",
    "Step",
    "Table",
    "Thermograph",
    "Tree",
    "Value",
    "__version__",
    "board",
    "census",
    "explain",
    "graph",
    "hunt",
    "language",
    "number",
    "play",
    "problem",
    "puzzle",
    "reduce",
    "reductions",
    "set_language",
    "solve",
    "table",
    "thermograph",
    "tree",
]
