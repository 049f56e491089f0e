"""What notebooks show of answers, as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from ._grundy import language

#: The fields of an answer that are shown, in this order.
_FIELDS = ("winner", "class", "nimber", "loopy", "value", "mean", "temperature", "heat", "score", "remoteness", "depth", "genus")
#: The most rows that are shown.
_MOST = 30


def answer(of: Any) -> str:
    """The picture of an answer beside its fields, and its moves."""
    fields = of.to_dict()
    rows = [(name, _text(fields[name])) for name in _FIELDS if fields.get(name) is not None]
    if fields.get("best"):
        rows.append(("best", " ".join(fields["best"])))
    decided_by, positions = ("decidido por", "posições") if language() == "pt" else ("decided by", "positions")
    rows.append((decided_by, f"{fields['engine']}, {fields['nodes']:,} {positions}, {fields['seconds']:.3f} s"))
    listed = "".join(f"<tr><th style='text-align:left'>{escape(name)}</th><td>{escape(text)}</td></tr>" for name, text in rows)
    moves = fields.get("moves")
    said = f"<p><b><code>{escape(fields['problem'])}</code></b><br>{escape(of.text())}</p><table>{listed}</table>"
    return (
        "<div style='display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start'>"
        f"{_picture(of._repr_svg_())}<div style='flex:1;min-width:20em'>{said}</div>"
        f"{rows_table(_told(moves)) if moves else ''}</div>"
    )


def explanation(of: Any) -> str:
    """The sentences of an explanation with their pictures."""
    steps = []
    for step in of.steps:
        steps.append(f"<li><p>{escape(str(step))}</p>{_picture(step.svg())}</li>")
    return f"<p><b><code>{escape(of.problem)}</code></b></p><ol>{''.join(steps)}</ol>"


def number(of: Any) -> str:
    """A number with what decided it, and who wins with each number of colours."""
    known = "?" if of.number is None else str(of.number)
    told = of.reason or of["engine"]
    said = f"<p><code>{escape(of.name)}({escape(of['graph'])})</code> = <b>{escape(known)}</b><br>{escape(told)}</p>"
    winners = [{"k": k, "winner": winner} for k, winner in (of.all_k or {}).items()]
    return said + (rows_table(winners) if winners else "")


def hunted(of: Any, source: str | None, target: str | None) -> str:
    """On how many instances a reduction holds, and the pictures of the one on which it does not."""
    fails = of.counterexample
    found, agreed = ("contraexemplo", "instâncias como afirmado") if language() == "pt" else ("counterexample", "instances as claimed")
    said = f"<p>{of.agreed:,} {agreed}.</p>"
    if fails is None:
        return said
    sides = [("source", source), ("target", target)]
    told = "".join(
        f"<div><code>{escape(fails[side])}</code>: {escape(fails[side + '_winner'])}{_picture(svg)}</div>" for side, svg in sides
    )
    return f"{said}<p>{found}:</p><div style='display:flex;flex-wrap:wrap;gap:1.5em'>{told}</div>"


def _picture(svg: str | None) -> str:
    """A picture, which scrolls if it is too wide; nothing of what cannot be drawn."""
    return "" if svg is None else f"<div style='max-width:100%;overflow-x:auto'>{svg}</div>"


def _told(moves: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves without what is not known of any of them."""
    names = [name for name in moves[0] if any(move.get(name) is not None for move in moves)]
    return [{name: move.get(name) for name in names} for move in moves]


def rows_table(rows: Sequence[dict[str, Any]], note: str = "") -> str:
    """A table of rows that all have the same fields."""
    if not rows:
        return f"<p>{escape(note)}</p>"
    head = "".join(f"<th>{escape(str(name))}</th>" for name in rows[0])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(_text(value))}</td>" for value in row.values()) + "</tr>" for row in rows[:_MOST]
    )
    if len(rows) > _MOST:
        more = "mais {} linhas" if language() == "pt" else "{} more rows"
        note = f"{more.format(len(rows) - _MOST)}. {note}"
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table><p>{escape(note)}</p></div>"


def _text(value: Any) -> str:
    return "" if value is None else str(value)
