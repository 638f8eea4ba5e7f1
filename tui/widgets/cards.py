"""Cards of any game: faces, backs, gaps, piles, and drawings on faces."""

from __future__ import annotations

from typing import Any

from attrs import evolve
from rich.style import Style

from tui.widgets.area import Area
from tui.widgets.canvas import BoxKind
from tui.widgets.pen import Pen
from tui.widgets.pixels import Drawing

PILE_WIDTH, PILE_HEIGHT = 12, 7
"""The cells of a pile with its count."""
_THICK = 20
"""A pile of more cards shows two edges below its top card, a smaller one shows one."""
TINTS = {"panel": 0.1, "raised": 0.05}
"""The backgrounds of a card with the share of the card's colour; muted text is readable on each. A
picked card is raised."""


def paint_paper(
    pen: Pen[Any],
    role: str,
    area: Area,
    *,
    place: str = "",
    is_picked: bool = False,
    edge: str = "",
) -> None:
    """Paint an empty card face of a colour, framed for its place, the cursor and a pick.

    `edge` is the role of the frame if it differs from the card's own.
    """
    style = pen.ink(edge or role, bold=bool(edge))
    kind: BoxKind = "rounded"
    if pen.is_cursor(place):
        kind, style = "heavy", pen.ink("focus", bold=True)
    elif is_picked:
        kind, style = "double", pen.ink("gold", bold=True)
    ground = "raised" if is_picked else "panel"
    paper = pen.canvas.look.tinted_style(ground, role, TINTS[ground])
    pen.canvas.box(area.x, area.y, area.width, area.height, style, kind=kind, fill=paper)
    if place:
        pen.add_target(place, area)
        pen.wide_cap(place, area.right - 1, area.y)
    if is_picked:
        pen.canvas.text(area.x + 1, area.y, f" {pen.glyphs.check} ", style)


def paint_back(pen: Pen[Any], area: Area) -> None:
    style = pen.ink("border", on="shadow")
    pen.canvas.box(area.x, area.y, area.width, area.height, style, fill=style)
    inner = area.interior(1, 1)
    pen.canvas.fill(inner.x, inner.y, inner.width, inner.height, style, pen.glyphs.card_back)


def paint_gap(pen: Pen[Any], area: Area) -> None:
    edge = pen.ink("shadow")
    pen.canvas.box(area.x, area.y, area.width, area.height, edge, kind="light")


def paint_pile(pen: Pen[Any], count: int, area: Area) -> None:
    """Paint a pile of card backs from above, with the number of cards on the top one."""
    height = min(area.height, PILE_HEIGHT)
    top = area.y + (area.height - height) // 2
    if not count:
        pen.canvas.box(area.x, top, PILE_WIDTH - 2, height - 2, pen.ink("border"), kind="light")
        pen.canvas.text(area.x + 1, top + 2, "empty", pen.ink("muted"), width=PILE_WIDTH - 4)
        return
    edges = 2 if count > _THICK else 1 if count > 1 else 0
    y_step = int(height > 4)
    card = Area(area.x, top, PILE_WIDTH - 2, height - edges * y_step)
    for step in range(edges, -1, -1):
        paint_back(pen, evolve(card, x=card.x + step, y=card.y + step * y_step))
    inner, text = card.interior(1, 1), f" {count} "
    x = inner.x + (inner.width - len(text)) // 2
    plate = pen.ink("bright", on="raised", bold=True)
    pen.canvas.text(x, inner.y + (inner.height - 1) // 2, text, plate)


def paint_art(pen: Pen[Any], drawing: Drawing, area: Area, style: Style) -> None:
    """Paint a drawing in the middle of an area; a wide one is cut equally on both sides."""
    cut = max(len(drawing[0]) - area.width, 0) // 2
    top = area.y + (area.height - len(drawing)) // 2
    for y, line in enumerate(drawing, top):
        text = line[cut : cut + area.width]
        pen.canvas.text(area.x, y, text, style, width=area.width, align="center")
