"""Who hears how far a search is: a function, a bar of tqdm in a notebook, or nobody."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from numbers import Integral, Real
from typing import Any, Callable, Optional, Union

from ._words import words

#: A function of how much was done, such as the positions searched, and of the seconds; True for a bar, False for nothing, None for a bar in notebooks only.
Progress = Union[None, bool, Callable[[int, float], Any]]
#: Seconds, bytes, positions, threads, and who hears of progress.
Within = tuple[Optional[float], Optional[int], Optional[int], Optional[int], Optional[Callable[[int, float], Any]]]

#: A bar appears after so many seconds.
PATIENCE = 0.5


def in_notebook() -> bool:
    """Whether a kernel of Jupyter runs this."""
    shell = sys.modules.get("IPython")
    return shell is not None and type(shell.get_ipython()).__name__ == "ZMQInteractiveShell"


@contextmanager
def within(
    time: float | None,
    memory: int | None,
    nodes: int | None,
    threads: int | None,
    progress: Progress,
    unit: tuple[str, str] = ("positions", "posições"),
) -> Iterator[Within]:
    """The limits of a search, with a bar that is closed at its end."""
    check_limits(time, memory, nodes, threads)
    if progress is not None and not isinstance(progress, bool) and not callable(progress):
        en, pt = "expected a function of a count and the seconds", "esperava-se uma função de uma contagem e dos segundos"
        raise TypeError(words(f"progress: {en}, True or False, not {progress!r}", f"progress: {pt}, True ou False, não {progress!r}"))
    if callable(progress) or progress is False or (progress is None and not in_notebook()):
        yield time, memory, nodes, threads, progress if callable(progress) else None
        return
    bar = _Bar(words(*unit))
    try:
        yield time, memory, nodes, threads, bar
    finally:
        bar.close()


def check_limits(time: float | None, memory: int | None, nodes: int | None, threads: int | None) -> None:
    """Refuse limits that are no numbers."""
    check("time", time, Real)
    for name, whole in {"memory": memory, "nodes": nodes, "threads": threads}.items():
        check(name, whole)


def check(name: str, number: Any, kind: Any = Integral, most: float = 2**63) -> None:
    """Refuse what is no number, negative or too large, unless it is None."""
    if number is None or (isinstance(number, kind) and number >= 0 and (kind is Real or number < most)):
        return
    whole = kind is Integral
    en = f"{name}: expected a {'whole ' if whole else ''}number from 0"
    pt = f"{name}: esperava-se um número{' inteiro' if whole else ''} a partir de 0"
    if most < 2**63:
        en, pt = f"{en} to {most - 1}", f"{pt} até {most - 1}"
    raise ValueError(words(f"{en}, not {number!r}", f"{pt}, não {number!r}"))


class _Bar:
    """Counts in a bar of tqdm, which is made when the search takes long."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.bar: Any = None

    def __call__(self, count: int, seconds: float) -> None:
        if self.bar is None and seconds >= PATIENCE:
            try:
                from tqdm.auto import tqdm  # type: ignore[import-untyped]
            except ImportError:
                return
            self.bar = tqdm(unit=f" {self.unit}", unit_scale=True, leave=False)
        if self.bar is not None:
            self.bar.update(count - self.bar.n)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()
