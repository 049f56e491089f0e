"""Questions to all small graphs, in SQL: the program `grundy-census` answers them, and an Arrow file brings the rows."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any, Union

from ._grundy import language
from ._progress import check_limits
from ._words import error, words

#: The program, which `make census` builds; this variable of the environment names it where it is not on the PATH.
PROGRAM = "grundy-census"
VARIABLE = "GRUNDY_CENSUS"
#: Its exit codes for a wrong request, and for rows with gaps or none at all.
_WRONG, _STOPPED = 2, 3
_Path = Union[str, "os.PathLike[str]"]


def census(
    sql: str,
    /,
    *,
    out: _Path | None = None,
    plot: _Path | None = None,
    resume: _Path | None = None,
    cluster: str | None = None,
    threads: int | None = None,
    time: float | None = None,
    memory: int | None = None,
    nodes: int | None = None,
) -> Any:
    """Ask all small graphs a question in SQL, in which game numbers are functions.

    Parameters
    ----------
    sql
        Such as ``"select g6, cop(g6) as cops from connected(6)"``; docs/census.md lists tables and functions.
    out
        A file for the rows, whose name ends in .parquet, .csv, .jsonl or .arrow; then they are not returned, since there
        may be more than memory holds.
    plot
        A file for a picture, whose name ends in .svg.
    resume
        A folder in which an interrupted run goes on.
    cluster
        The scheduler of a cluster, as ``"host:port"``.
    threads
        How many graphs to solve at once; one for each core if it is not given.
    time, memory, nodes
        Limits for each graph: seconds, bytes, positions. What meets one is missing in the rows, with a warning.

    Returns
    -------
    pyarrow.Table or None
        The rows, for ``to_pandas()`` and ``polars.from_arrow``; None if they went to `out`.

    Raises
    ------
    Error
        If the query is wrong; it says where.
    RuntimeError
        If there is no program `grundy-census`, or it ended without an answer.
    KeyboardInterrupt
        After Ctrl-C; with `resume`, what was solved is kept.
    """
    check_limits(time, memory, nodes, threads)
    settings: dict[str, Any] = {"time": None if time is None else max(round(time * 1000), 1), "nodes": nodes}
    if memory is not None:
        settings["memory"] = memory
    task: dict[str, Any] = {"task": "query", "sql": sql, "plot": _text(plot), "resume": _text(resume), "cluster": cluster}
    task.update(threads=threads, settings=settings, lang=language())
    if out is not None:
        return _run({**task, "out": _text(out)})
    try:
        import pyarrow  # type: ignore[import-untyped,unused-ignore]
    except ImportError as missing:
        needs = words("a census needs", "um censo precisa de")
        raise ImportError(f"{needs} pyarrow: pip install 'grundy[census]'") from missing
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "rows.arrow")
        _run({**task, "out": file})
        with pyarrow.OSFile(file) as source:
            return pyarrow.ipc.open_file(source).read_all()


def _text(path: _Path | None) -> str | None:
    return None if path is None else str(Path(path).absolute())


def _stamp(path: str) -> tuple[int, int] | None:
    """What changes when a file is written; None while there is none."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_mtime_ns


def _program() -> str:
    """Where the program is: where the environment says, beside the interpreter, or on the PATH."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    found = os.environ.get(VARIABLE) or shutil.which(PROGRAM, path=beside)
    if found is None:
        en = f"the program {PROGRAM} is not on the PATH: `make census` builds it; {VARIABLE} may name it"
        pt = f"o programa {PROGRAM} não está no PATH: `make census` o constrói; {VARIABLE} pode dizer onde está"
        raise RuntimeError(words(en, pt))
    return found


def _run(task: dict[str, Any]) -> None:
    """Run the program; Ctrl-C reaches it once, and it finishes what it must."""
    command, before = [_program(), json.dumps(task)], _stamp(task["out"])
    options: dict[str, Any] = {"stderr": subprocess.PIPE, "text": True, "encoding": "utf-8", "start_new_session": True}
    with subprocess.Popen(command, **options) as running:
        try:
            _, written = running.communicate()
        except KeyboardInterrupt:
            running.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
            running.communicate()
            raise
    said = "\n".join(line.removeprefix("grundy: ") for line in written.splitlines())
    if running.returncode == _STOPPED and _stamp(task["out"]) != before:
        warnings.warn(said or words("something is missing", "falta algo"), stacklevel=3)
    elif running.returncode == _WRONG:
        raise error(**{"message_pt" if language() == "pt" else "message": said})
    elif running.returncode != 0:
        raise RuntimeError(f"{PROGRAM} {words('ended with', 'terminou com')} {running.returncode}: {said}")
