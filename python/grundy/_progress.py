"""Who is told how far a search is: a function, a bar of tqdm in a notebook, or nobody."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from numbers import Integral, Real
from typing import Any, Callable, Optional, Union

#: A function of the positions searched and the seconds; True for a bar, False for nothing, None for a bar in notebooks only.
Progress = Union[None, bool, Callable[[int, float], Any]]
#: Seconds, bytes, positions, threads, and whom to tell.
Within = tuple[Optional[float], Optional[int], Optional[int], Optional[int], Optional[Callable[[int, float], Any]]]

#: A bar appears after so many seconds.
PATIENCE = 0.5


def in_notebook() -> bool:
    """Whether a kernel of Jupyter runs this."""
    shell = sys.modules.get("IPython")
    return shell is not None and type(shell.get_ipython()).__name__ == "ZMQInteractiveShell"


@contextmanager
def within(
    time: float | None, memory: int | None, nodes: int | None, threads: int | None, progress: Progress
) -> Iterator[Within]:
    """The limits of a search, with a bar that is closed at its end."""
    check("time", time, Real)
    check("memory", memory, Integral)
    check("nodes", nodes, Integral)
    check("threads", threads, Integral)
    if progress is not None and not isinstance(progress, bool) and not callable(progress):
        raise TypeError(f"progress: expected a function of the positions and the seconds, True or False, not {progress!r}")
    if callable(progress) or progress is False or (progress is None and not in_notebook()):
        yield time, memory, nodes, threads, progress if callable(progress) else None
        return
    bar = _Bar()
    try:
        yield time, memory, nodes, threads, bar
    finally:
        bar.close()


def check(name: str, number: Any, kind: Any = Integral, most: float = 2**63) -> None:
    """Refuse what is no number, negative or too large, unless it is None."""
    if number is not None and not (isinstance(number, kind) and number >= 0 and (kind is Real or number < most)):
        upto = f" to {most - 1}" if most < 2**63 else ""
        raise ValueError(f"{name}: expected a {'whole ' if kind is Integral else ''}number from 0{upto}, not {number!r}")


class _Bar:
    """Counts positions in a bar of tqdm, which is made when the search takes long."""

    def __init__(self) -> None:
        self.bar: Any = None

    def __call__(self, positions: int, seconds: float) -> None:
        if self.bar is None and seconds >= PATIENCE:
            try:
                from tqdm.auto import tqdm  # type: ignore[import-untyped]
            except ImportError:
                return
            self.bar = tqdm(unit=" positions", unit_scale=True, leave=False)
        if self.bar is not None:
            self.bar.update(positions - self.bar.n)

    def close(self) -> None:
        if self.bar is not None:
            self.bar.close()
