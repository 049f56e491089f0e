"""What notebooks show of answers, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ._grundy import language
from ._words import words

#: The fields of an answer that are shown, in this order.
_FIELDS = (
    "winner", "class", "nimber", "genus", "loopy", "rank", "value", "mean", "temperature", "heat", "stops", "birthday",
    "atomic_weight", "reduced", "relation", "score", "score_window", "remoteness", "depth", "stopped_by",
)
#: What fields and columns are called in Portuguese, if not the same.
_IN_PORTUGUESE = {
    "winner": "vencedor", "class": "classe", "genus": "gênero", "loopy": "com laços", "value": "valor", "mean": "média",
    "temperature": "temperatura", "heat": "calor", "stops": "paradas", "birthday": "aniversário",
    "atomic_weight": "peso atômico", "reduced": "reduzida", "relation": "relação", "score": "pontuação",
    "score_window": "pontuação", "remoteness": "afastamento", "depth": "mais longa", "stopped_by": "interrompido por",
    "best": "melhores", "move": "jogada", "problem": "problema", "decided_by": "decidido por",
    "source": "origem", "target": "destino",
}
#: What values of some fields are called in Portuguese.
_VALUES_IN_PORTUGUESE = {
    "winner": {"draw": "empate"},
    "heat": {"cold": "frio", "tepid": "morno", "hot": "quente"},
    "stopped_by": {
        "time": "tempo", "memory": "memória", "nodes": "posições", "cancelled": "cancelamento", "size": "tamanho",
    },
}
#: The most rows that are shown.
_MOST = 30


def answer(of: Any) -> str:
    """The picture of an answer beside its fields, and its moves."""
    fields = of.to_dict()
    rows = [(name, _value(name, fields[name])) for name in _FIELDS if fields.get(name) is not None]
    if fields.get("best"):
        rows.append(("best", " ".join(fields["best"])))
    positions = words("positions", "posições")
    seconds = f"{fields['seconds']:.3f}".replace(".", "," if language() == "pt" else ".")
    took = f"{_count(fields['nodes'])} {positions}, {seconds} s"
    rows.append(("decided_by", f"{of.decided_by()}, {took}" if fields["engine"] else took))
    listed = "".join(f"<tr><th style='text-align:left'>{_title(name)}</th><td>{escape(text)}</td></tr>" for name, text in rows)
    moves = fields.get("moves") or fields.get("openings")
    said = f"<p><b><code>{escape(fields['problem'])}</code></b><br>{escape(of.text())}</p><table>{listed}</table>"
    return (
        "<div style='display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start'>"
        f"{_picture(of._repr_svg_())}<div style='flex:1;min-width:20em'>{said}</div>"
        f"{rows_table(_known(moves)) if moves else ''}</div>"
    )


def explanation(of: Any) -> str:
    """The sentences of an explanation with their pictures."""
    steps = []
    for step in of.steps:
        table = "" if step.table is None else _listed(step.table["header"], step.table["rows"])
        steps.append(f"<li><p>{escape(str(step))}</p>{_picture(step.svg())}{table}</li>")
    return f"<p><b><code>{escape(of.problem)}</code></b></p><ol>{''.join(steps)}</ol>"


def number(of: Any) -> str:
    """A number with what decided it, and who wins with each number of colours."""
    known = "?" if of.number is None else str(of.number)
    why = of.reason or of.decided_by
    said = f"<p><code>{escape(of.name)}({escape(of['graph'])})</code> = <b>{escape(known)}</b><br>{escape(why)}</p>"
    winners = [{"k": k, "winner": winner} for k, winner in (of.all_k or {}).items()]
    return said + (rows_table(winners) if winners else "")


def hunted(of: Any, source: str | None, target: str | None) -> str:
    """On how many instances a reduction holds, and the pictures of the one on which it does not."""
    fails = of.counterexample
    found, agreed = words("counterexample", "contraexemplo"), words("instances as claimed", "instâncias como afirmado")
    said = f"<p>{_count(of.agreed)} {agreed}.</p>"
    if fails is None:
        return said
    sides = [("source", source), ("target", target)]
    shown = "".join(
        f"<div><code>{escape(fails[side])}</code>: {escape(fails[side + '_winner'])}{_picture(svg)}</div>" for side, svg in sides
    )
    return f"{said}<p>{found}:</p><div style='display:flex;flex-wrap:wrap;gap:1.5em'>{shown}</div>"


def _picture(svg: str | None) -> str:
    """A picture, which scrolls if it is too wide; nothing of what cannot be drawn."""
    return "" if svg is None else f"<div style='max-width:100%;overflow-x:auto'>{svg}</div>"


def _known(moves: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves without what is not known of any of them."""
    names = [name for name in moves[0] if any(move.get(name) is not None for move in moves)]
    return [{name: move.get(name) for name in names} for move in moves]


def rows_table(rows: Sequence[dict[str, Any]], note: str = "") -> str:
    """A table of rows that all have the same fields."""
    if not rows:
        return f"<p>{escape(note)}</p>"
    cells = [[_value(name, value) for name, value in row.items()] for row in rows[:_MOST]]
    table = _listed([_title(name) for name in rows[0]], cells)
    if len(rows) > _MOST:
        more = words("{} more rows", "mais {} linhas")
        note = f"{more.format(len(rows) - _MOST)}. {note}"
    return f"<div>{table}<p>{escape(note)}</p></div>"


def _listed(header: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in header)
    body = "".join("<tr>" + "".join(f"<td>{escape(_text(value))}</td>" for value in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _title(name: str) -> str:
    """What a field or a column is called."""
    return _IN_PORTUGUESE.get(name, name) if language() == "pt" else name.replace("_", " ")


def _value(name: str, value: Any) -> str:
    """The value of a field, in the language that was chosen."""
    text = _text(value)
    return _VALUES_IN_PORTUGUESE.get(name, {}).get(text, text) if language() == "pt" else text


def _count(number: int) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace(",", "." if language() == "pt" else ",")


def _text(value: Any) -> str:
    return "" if value is None else ", ".join(map(str, value)) if isinstance(value, list) else str(value)
