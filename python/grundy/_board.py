"""A board in a notebook that can be played on: the page's own board, asking the desk in the kernel, without a server."""

from __future__ import annotations

import atexit
import json
import threading
import weakref
from pathlib import Path
from typing import Any

from . import _grundy
from ._convert import ProblemLike, problem
from ._words import words

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
        raise ValueError(words(f"lang: expected 'en' or 'pt', not {lang!r}", f"lang: esperava-se 'en' ou 'pt', não {lang!r}"))
    made = problem(of, on, **keys)
    if not MODULE.exists():
        en, pt = "this package was built without the page: run", "este pacote foi construído sem a página: rode"
        raise RuntimeError(words(f"{en} `make page`, then `pip install .`", f"{pt} `make page` e depois `pip install .`"))
    return _widget_class()(made, results, lang)


def _widget_class() -> Any:
    """The class of boards, made when it is first needed: only boards need anywidget."""
    global _CLASS
    if _CLASS is None:
        try:
            import anywidget
            import traitlets
        except ImportError as missing:
            needs = words("boards need", "tabuleiros precisam de")
            raise ImportError(f"{needs} anywidget: pip install 'grundy[notebook]'") from missing

        class Board(anywidget.AnyWidget):
            """A board; `problem` is what it shows."""

            _esm = MODULE
            problem = traitlets.Unicode().tag(sync=True)
            results = traitlets.Bool().tag(sync=True)
            lang = traitlets.Unicode(allow_none=True).tag(sync=True)

            def __init__(self, made: _grundy.Problem, results: bool, lang: str | None) -> None:
                super().__init__(problem=str(made), results=results, lang=lang)
                # The rules of a custom game live as long as their board.
                self._desk = DeskLine(self.send, made)
                self.on_msg(lambda _widget, message, _buffers: self._desk.receive(message))

        _CLASS = Board
    return _CLASS


_CLASS: Any = None


class DeskLine:
    """Answers what a board asks, each request on a thread of its own. Requests are cancelled when the program ends."""

    def __init__(self, send: Any, made: _grundy.Problem | None = None) -> None:
        self._send = send
        self._made = made
        self._running: dict[int, tuple[_grundy.Cancel, threading.Thread]] = {}
        _LINES.add(self)

    def receive(self, message: dict[str, Any]) -> threading.Thread | None:
        """Take a request, or the word that one is no longer wanted."""
        number = message["id"]
        if "request" not in message:
            if number in self._running:
                self._running[number][0].cancel()
            return None
        cancel = _grundy.Cancel()
        thread = threading.Thread(target=self._answer, args=(number, message["request"], cancel), daemon=True)
        self._running[number] = cancel, thread
        thread.start()
        return thread

    def end(self) -> None:
        """Cancel what is under way, and wait for it, but not for rules that do not return."""
        running = list(self._running.values())
        for cancel, _ in running:
            cancel.cancel()
        for _, thread in running:
            thread.join(_FAREWELL)

    def _asks_about_own(self, text: str) -> bool:
        """Whether a problem text has the custom game of this board among its summands."""
        own = str(self._made).split("//")[0].split(" + ")
        return not set(own).isdisjoint(text.split("//")[0].split(" + "))

    def _answer(self, number: int, request: dict[str, Any], cancel: _grundy.Cancel) -> None:
        def emit(event: str) -> None:
            self._send({"id": number, "event": json.loads(event)})

        made = self._made if self._asks_about_own(str(request.get("problem"))) else None
        try:
            self._send({"id": number, **json.loads(_grundy.desk(json.dumps(request), emit, cancel, made))})
        except (Exception, KeyboardInterrupt) as fault:  # What the rules of a custom game raise.
            shown = f"{type(fault).__name__}: {fault}"
            self._send({"id": number, "failure": {"message": shown, "message_pt": shown, "at": None}})
            raise
        finally:
            self._running.pop(number, None)


#: The lines in use, and how many seconds each request has to end when the program does.
_LINES: weakref.WeakSet[DeskLine] = weakref.WeakSet()
_FAREWELL = 1.0


@atexit.register
def _end_lines() -> None:
    """A thread that is in the library when the interpreter goes away could crash it."""
    for line in list(_LINES):
        line.end()
