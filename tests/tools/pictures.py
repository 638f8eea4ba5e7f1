"""What painted pictures show, as text."""

from __future__ import annotations

from tui.widgets.canvas import Picture


def text(picture: Picture) -> str:
    """The whole picture as one text."""
    return "\n".join(picture.lines())


def shows(picture: Picture, *words: str) -> None:
    """Fails with the picture if any of the words is not on it."""
    shown = text(picture)
    missing = [word for word in words if word not in shown]
    assert not missing, f"{missing} in\n{shown}"


def missing_words(picture: Picture, *words: str) -> list[str]:
    """Those of the words that the picture does not show; names may be broken over lines."""
    shown = text(picture)
    return [word for word in words if not all(part in shown for part in word.split())]
