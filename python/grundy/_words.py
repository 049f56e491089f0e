"""Messages in the language that was chosen."""

from __future__ import annotations

from ._grundy import Error, language


def words(en: str, pt: str) -> str:
    """Pick the text of the language that was chosen."""
    return pt if language() == "pt" else en


def error(message: str | None = None, message_pt: str | None = None) -> Error:
    """An error in both languages, or in the only one that there is."""
    made = Error(words(message or message_pt or "", message_pt or message or ""))
    made.message, made.message_pt = message, message_pt
    return made
