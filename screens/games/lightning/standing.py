"""One line about the score: the player who would win if the game ended now."""

from __future__ import annotations

from engine.games.lightning.standing import standing_of, standings
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import has_begun
from tui.widgets.area import Area

STANDING = "standing"
"""The place of the line."""


def has_room_for_standing(pen: Pen, width: int) -> bool:
    """Does the line fit the width in more than its shortest form?"""
    return any(len(pen.with_names(form)) + 2 <= width for form in standings(pen.view)[:-1])


def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the longest form of the line that fits, in the middle of an area, if there is one."""
    forms = map(pen.with_names, standings(pen.view) if has_begun(pen) else ())
    text = next((form for form in forms if len(form) + 2 <= line.width), "")
    if not text:
        return
    is_leading = pen.view.seat in standing_of(pen.view).winners
    style = pen.ink("good" if is_leading else "text")
    x = line.x + (line.width - len(text)) // 2
    pen.canvas.text(x - 1, line.y, f" {text} ", style)
    pen.add_target(STANDING, Area(x, line.y, len(text), 1))
