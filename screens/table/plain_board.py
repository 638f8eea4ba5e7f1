"""A board for any game: the view field by field, with cards as cards.

So a game is playable before it has a painter. Names in the view that can be chosen get jump letters
and can be clicked. All other choices are only in the list beside the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from engine.core.state import Outcome
from engine.core.text import capital
from screens.table.card_sets import ONE
from themes.look import Look
from tui.widgets.canvas import BoxKind, Canvas, Offer, Picture
from tui.widgets.cells import width_of

_MARGIN = 2


def paint_plainly(view: Any, width: int, height: int, look: Look, offer: Offer) -> Picture:
    canvas = Canvas(width, height, look)
    if attrs.has(type(view)):
        _paint_fields(canvas, view, offer, x=_MARGIN, y=1)
    else:
        canvas.text(_MARGIN, 1, str(view), look.style("text"))
    return canvas.picture()


def _paint_fields(canvas: Canvas, view: Any, offer: Offer, *, x: int, y: int) -> int:
    for field in attrs.fields(type(view)):
        value = getattr(view, field.name)
        if y >= canvas.height or value is None or isinstance(value, Outcome):
            continue
        y = _paint_field(canvas, _readable_name(field.name), value, offer, x=x, y=y)
    return y


def _paint_field(canvas: Canvas, name: str, value: Any, offer: Offer, *, x: int, y: int) -> int:
    label = canvas.look.style("muted")
    room = canvas.width - x - 18
    if attrs.has(type(value)):
        canvas.text(x, y, name, canvas.look.style("accent", bold=True))
        return _paint_fields(canvas, value, offer, x=x + 2, y=y + 1)
    if isinstance(value, tuple) and value and all(isinstance(item, str) for item in value):
        canvas.text(x, y, name, label)
        return _paint_cards(canvas, value, offer, x=x, y=y + 1) + 1
    if isinstance(value, tuple) and value and all(attrs.has(type(item)) for item in value):
        for number, item in enumerate(value, 1):
            y = _paint_field(canvas, f"{name} {number}", item, offer, x=x, y=y)
        return y
    canvas.text(x, y, name, label, width=16)
    canvas.text(x + 17, y, _value_text(value), canvas.look.style("bright"), width=max(0, room))
    return y + 1


def _paint_cards(canvas: Canvas, cards: tuple[str, ...], offer: Offer, *, x: int, y: int) -> int:
    left = x
    for card in cards:
        width = width_of(_readable_name(card)) + 4
        if x + width > canvas.width - 1 and x > left:
            x, y = left, y + 3
        _paint_card(canvas, card, offer, x=x, y=y, width=width)
        x += width + 1
    return y + 3


def _paint_card(canvas: Canvas, card: str, offer: Offer, *, x: int, y: int, width: int) -> None:
    place = f"{ONE}{card}" if f"{ONE}{card}" in offer.places else card
    look, letter = canvas.look, offer.places.get(place)
    is_under_cursor, is_picked = place == offer.cursor, place in offer.picked_places
    fresh = place in offer.changed_places
    role = "focus" if is_under_cursor else "gold" if is_picked else "accent" if fresh else "border"
    fill = look.style("text", on="raised" if is_under_cursor or is_picked else "surface")
    kind: BoxKind = "heavy" if is_under_cursor else "double" if is_picked else "rounded"
    canvas.box(x, y, width, 3, look.style(role, bold=is_under_cursor), kind=kind, fill=fill)
    canvas.text(
        x + 2,
        y + 1,
        _readable_name(card),
        look.style("bright" if letter else "text", bold=is_under_cursor),
    )
    if letter:
        cap = look.style("background", on="focus", bold=True)
        canvas.text(x + width - 4, y, f" {letter} ", cap)
    canvas.target(place, x, y, width, 3)


def _readable_name(slug: str) -> str:
    return capital(slug.replace("_", " ").replace("-", " "))


def _value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(
            f"{_readable_name(str(key))}: {_value_text(each)}" for key, each in value.items()
        )
    if isinstance(value, (tuple, list, frozenset)):
        return "  ".join(_value_text(each) for each in value) or "none"
    return str(value)
