"""A board in a notebook that can be played on: the page's own board, asking the desk in the kernel, without a server."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

from . import _grundy
from ._convert import ProblemLike, problem

#: The board as a module, which the build of the page makes.
MODULE = Path(__file__).parent / "board.js"


def board(of: ProblemLike, on: Any = None, /, *, results: bool = False, lang: str | None = None, **keys: Any) -> Any:
    """Show a board in a notebook, to be played on move by move.

    Parameters
    ----------
    of, on, **keys
        The problem: see `problem`.
    results
        Whether what moves lead to is shown from the beginning.
    lang
        ``"en"`` or ``"pt"``; that of the browser if it is not given.

    Returns
    -------
    Board
        A widget of anywidget. Its trait `problem` is the text of the position that is shown, and changes with every move; to set
        it shows another one.
    """
    if lang not in (None, "en", "pt"):
        raise ValueError(f"lang: expected 'en' or 'pt', not {lang!r}")
    made = problem(of, on, **keys)
    if not MODULE.exists():
        raise RuntimeError("this package was built without the page: run `make page`, then `pip install .`")
    return _widget_class()(made, results, lang)


def _widget_class() -> Any:
    """The class of boards, made when it is first needed: only boards need anywidget."""
    global _CLASS
    if _CLASS is None:
        try:
            import anywidget
            import traitlets
        except ImportError as missing:
            raise ImportError("boards need anywidget: pip install 'grundy[notebook]'") from missing

        class Board(anywidget.AnyWidget):
            """A board; `problem` is what it shows."""

            _esm = MODULE
            problem = traitlets.Unicode().tag(sync=True)
            results = traitlets.Bool().tag(sync=True)
            lang = traitlets.Unicode(allow_none=True).tag(sync=True)

            def __init__(self, made: _grundy.Problem, results: bool, lang: str | None) -> None:
                super().__init__(problem=str(made), results=results, lang=lang)
                # Rules of one's own live as long as their board.
                self._desk = DeskLine(self.send, made)
                self.on_msg(lambda _widget, message, _buffers: self._desk.receive(message))

        _CLASS = Board
    return _CLASS


_CLASS: Any = None


class DeskLine:
    """Answers what a board asks, each request on a thread of its own."""

    def __init__(self, send: Any, made: _grundy.Problem | None = None) -> None:
        self._send = send
        self._made = made
        self._running: dict[int, _grundy.Cancel] = {}

    def receive(self, message: dict[str, Any]) -> threading.Thread | None:
        """Take a request, or the word that one is no longer wanted."""
        number = message["id"]
        if "request" not in message:
            running = self._running.get(number)
            if running is not None:
                running.cancel()
            return None
        cancel = self._running[number] = _grundy.Cancel()
        thread = threading.Thread(target=self._answer, args=(number, message["request"], cancel), daemon=True)
        thread.start()
        return thread

    def _answer(self, number: int, request: dict[str, Any], cancel: _grundy.Cancel) -> None:
        def tell(event: str) -> None:
            self._send({"id": number, "event": json.loads(event)})

        start = str(self._made).split("//")[0]
        made = self._made if start in str(request.get("problem")) else None
        try:
            self._send({"id": number, **json.loads(_grundy.desk(json.dumps(request), tell, cancel, made))})
        except Exception as fault:  # What the rules of a game of one's own raise.
            told = f"{type(fault).__name__}: {fault}"
            self._send({"id": number, "failure": {"message": told, "message_pt": told, "at": None}})
            raise
        finally:
            self._running.pop(number, None)
