"""Answers that are plain records: a dict with names for its fields."""

from __future__ import annotations

from numbers import Real
from typing import Any

from . import _html
from ._convert import graph, problem
from ._grundy import Error, Problem
from ._words import words

#: The columns of a table, as far as some row has them.
_COLUMNS = ("winner", "class", "nimber", "loopy", "value", "mean", "temperature", "score", "remoteness", "depth", "rank", "genus")


class _Record:
    """A record of the library; `to_dict` gives its JSON."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def to_dict(self) -> dict[str, Any]:
        """The JSON of the command as a dict."""
        return dict(self._fields)

    def __getitem__(self, name: str) -> Any:
        return self._fields[name]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.to_dict() == self._fields

    __hash__ = None  # type: ignore[assignment,unused-ignore]

    def __repr__(self) -> str:
        known = ", ".join(f"{name}={value!r}" for name, value in self._fields.items() if value not in (None, []))
        return f"{type(self).__name__}({known})"


class Number(_Record):
    """A number of a graph or another board. It compares like the number that it is.

    Examples
    --------
    >>> chi = grundy.number("chi_g", "C5")
    >>> chi == 3, chi <= grundy.number("col_g", "C5"), int(chi)
    (True, True, 3)
    """

    def __init__(self, fields: dict[str, Any], reason: str | None, decided_by: str) -> None:
        super().__init__(fields)
        #: Why there is no number, in the language that was chosen.
        self.reason = reason
        #: What decided, in the language that was chosen.
        self.decided_by = decided_by

    @property
    def name(self) -> str:
        """What was asked for."""
        return str(self._fields["name"])

    @property
    def number(self) -> int | None:
        """The number; None if it is undefined or a limit was met."""
        found: int | None = self._fields["number"]
        return found

    @property
    def all_k(self) -> dict[int, str] | None:
        """Who wins with each k, if that was asked for."""
        listed = self._fields.get("all_k")
        return None if listed is None else {each["k"]: each["winner"] for each in listed}

    @property
    def solved(self) -> bool:
        """Whether the question was settled."""
        return bool(self._fields["status"] == "solved")

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Number):
            return super().__eq__(other) if self.number is other.number is None else self.number == other.number
        return bool(self.number == other) if isinstance(other, Real) else NotImplemented

    def __hash__(self) -> int:  # type: ignore[override,unused-ignore]
        return hash(self.number)

    def __lt__(self, other: Number | Real | int) -> bool:
        return int(self) < _known(other) if isinstance(other, (Number, Real)) else NotImplemented

    def __le__(self, other: Number | Real | int) -> bool:
        return int(self) <= _known(other) if isinstance(other, (Number, Real)) else NotImplemented

    def __gt__(self, other: Number | Real | int) -> bool:
        return int(self) > _known(other) if isinstance(other, (Number, Real)) else NotImplemented

    def __ge__(self, other: Number | Real | int) -> bool:
        return int(self) >= _known(other) if isinstance(other, (Number, Real)) else NotImplemented

    def __int__(self) -> int:
        if self.number is None:
            raise ValueError(f"{self.name}: {self.reason or words('a limit was met', 'um limite foi atingido')}")
        return self.number

    __index__ = __int__

    def _repr_svg_(self) -> str | None:
        try:
            return graph(self._fields["graph"]).svg()
        except Error:  # Not every number is one of a graph.
            return None

    def _repr_html_(self) -> str:
        return _html.number(self)


def _known(number: Any) -> Any:
    """What a number is compared with: its own number, or an error where it has none."""
    return int(number) if isinstance(number, Number) else number


class Puzzle(_Record):
    """A position with exactly one winning move."""

    @property
    def problem(self) -> Problem:
        """The position."""
        return problem(self._fields["problem"])

    @property
    def move(self) -> str:
        """The only move that wins."""
        return str(self._fields["move"])

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return int(self._fields["difficulty"])

    def _repr_svg_(self) -> str:
        return self.problem.svg()


class Hunted(_Record):
    """What a hunt found."""

    @property
    def end(self) -> str:
        """Why it ended: counterexample, count, exhausted, time or cancelled."""
        return str(self._fields["end"])

    @property
    def agreed(self) -> int:
        """On how many instances the winners were as claimed."""
        return int(self._fields["agreed"])

    @property
    def stopped(self) -> int:
        """How many instances were skipped, since they took too long."""
        return int(self._fields["stopped"])

    @property
    def counterexample(self) -> dict[str, Any] | None:
        """The instance on which the reduction fails: source, source_winner, target, target_winner and more."""
        found: dict[str, Any] | None = self._fields["counterexample"]
        return found

    def _repr_html_(self) -> str:
        fails = self.counterexample
        return _html.hunted(self, *(_picture(fails[side] if fails else None) for side in ("source", "target")))


def _picture(text: str | None) -> str | None:
    """The picture of a problem, if there is one, and it can be drawn."""
    try:
        return None if text is None else problem(text)._repr_svg_()
    except Error:
        return None


class Table(list):  # type: ignore[type-arg]
    """The rows of a table, each a dict: pandas and polars make a frame of it."""

    def __init__(self, family: str, found: dict[str, Any]) -> None:
        answers = [(row, row["answer"]) for row in found["rows"]]
        columns = [name for name in _COLUMNS if any(answer.get(name) is not None for _, answer in answers)]
        super().__init__(
            {
                "n": row["n"],
                "problem": answer["problem"],
                "status": answer["status"],
                **{name: answer.get(name) for name in columns},
                "engine": answer["engine"],
            }
            for row, answer in answers
        )
        #: The family that was asked for.
        self.family = family
        #: The period, as a dict with length, from, saltus and proved_by; None if none shows.
        self.period: dict[str, Any] | None = found["period"]
        #: Whether every row was solved.
        self.solved: bool = found["solved"]
        #: What is known of the period, in words.
        self.sentence: str = found["sentence"]

    def column(self, name: str) -> list[Any]:
        """Collect the values of a column.

        Parameters
        ----------
        name
            Such as ``"nimber"``; a column that applies to no row is not among those of the rows.

        Returns
        -------
        list
            A value for each row, None where it has none.

        Raises
        ------
        KeyError
            If no table has such a column.
        """
        known = ("n", "problem", "status", "engine", *_COLUMNS)
        if name not in known:
            en, pt = f"no column {name!r}; columns are", f"não há a coluna {name!r}; as colunas são"
            raise KeyError(f"{words(en, pt)} {', '.join(known)}")
        return [row.get(name) for row in self]

    def to_dict(self) -> list[dict[str, Any]]:
        """The rows as plain dicts."""
        return [dict(row) for row in self]

    def _repr_html_(self) -> str:
        shown = [{name: value for name, value in row.items() if name not in ("status", "engine")} for row in self]
        return _html.rows_table(shown, self.sentence)
