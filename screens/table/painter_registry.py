"""Lookup of a game's painter, and values that screens derive from its hooks.

The painter of a built-in game is `PAINTER` of the module `screens.games.<slug>`. Another package
names its own in the entry point group `wardenclyffe.painters`; a script registers one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import attrs

from engine.core.event import Event
from engine.plugins import board_painters
from screens.table.painter import Curves, Painter
from themes.look import Look
from tui.widgets.canvas import Offer, Picture, Target
from tui.widgets.log import Names

PLAIN: Painter[Any] = Painter()
"""Paints a game without a painter, field by field."""
_PAINTERS: dict[str, Painter[Any]] = {}
"""The painters looked up so far, and registered ones, by the slug of the game."""


def register(slug: str, painter: Painter[Any]) -> None:
    _PAINTERS[slug] = painter


@contextmanager
def use_painter(painter: Painter[Any], slug: str) -> Iterator[None]:
    painter_before = find_painter(slug)
    register(slug, painter)
    try:
        yield
    finally:
        register(slug, painter_before)


def find_painter(slug: str) -> Painter[Any]:
    """The painter of a game; `PLAIN` if the game has none."""
    if slug not in _PAINTERS:
        _PAINTERS[slug] = _own_painter(slug) or board_painters.PAINTERS.all().get(slug) or PLAIN
    return _PAINTERS[slug]


def _own_painter(slug: str) -> Painter[Any] | None:
    name = f"screens.games.{slug}"
    if not slug.isidentifier() or find_spec(name) is None:
        return None
    painter: Painter[Any] = import_module(name).PAINTER
    return painter


def paint_board(slug: str, view: Any, width: int, height: int, look: Look, offer: Offer) -> Picture:
    return find_painter(slug).paint(view, width, height, look, offer)


def seat_role(slug: str, view: Any, seat: int) -> str:
    """The palette role of a seat's colour: the game's own choice, or by number."""
    roles = find_painter(slug).seat_roles(view)
    return roles[seat] if roles else f"seat{seat % 8 + 1}"


def names_in_log(slug: str, view: Any, names: Sequence[str]) -> Names:
    """Patterns of the seats' names in log lines, by default `names`, with their roles."""
    own_patterns = find_painter(slug).log_names(view)
    patterns = own_patterns or [rf"\b{re.escape(each)}\b" for each in names]
    roles = (seat_role(slug, view, seat) for seat in range(len(names)))
    return tuple(zip(patterns, roles, strict=True))


def score_text(slug: str, score: int) -> str:
    label = find_painter(slug).score
    return f"{label}: {score}" if label else str(score)


def curves_over(slug: str, views: Iterable[Any]) -> Curves:
    painter = find_painter(slug)
    course: dict[str, list[tuple[int, ...]]] = {}
    view = None
    for view in views:
        for name, values in painter.curves(view).items():
            course.setdefault(name, []).append(values)
    whole = painter.courses(view) if view is not None else {}
    return {**whole, **{name: tuple(zip(*each, strict=True)) for name, each in course.items()}}


def plotted_numbers(painter: Painter[Any], view: Any, seat: int) -> dict[str, int]:
    """The numbers of a seat whose course is plotted, or those of its team."""
    owners = [owner.seats for owner in painter.curve_owners(view)]
    number = next((n for n, seats in enumerate(owners) if seat in seats), seat)
    curves = painter.curves(view)
    return {name: values[number] for name, values in curves.items() if number < len(values)}


def plotted_numbers_of_others(
    painter: Painter[Any], view: Any, seat: int
) -> dict[str, dict[str, int]]:
    """The numbers of the teams that a seat is not in, by team; empty in a game without teams."""
    return {
        owner.name: plotted_numbers(painter, view, owner.seats[0])
        for owner in painter.curve_owners(view)
        if owner.seats and seat not in owner.seats
    }


def changed_places(
    slug: str, view: Any, events: Iterable[Event], targets: Iterable[Target]
) -> frozenset[str]:
    """The places of a board that events have changed, from the game's hook or from names.

    A name stands for every place that ends with it: `albany` for `city:albany`.
    """
    painter = find_painter(slug)
    changed: set[str] = set()
    words: set[str] = set()
    for event in events:
        places = painter.places_changed_by(event, view)
        if places is None:
            words.update(_names_in_event(event))
        else:
            changed.update(places)
    named = (mark.place for mark in targets if mark.place.rpartition(":")[2] in words)
    return frozenset((*changed, *words, *named))


def _names_in_event(event: Event) -> Iterator[str]:
    """All names in an event, except for `seat_slug`, which names the seat that acted."""
    for name, value in attrs.asdict(event, recurse=False).items():
        if name == "seat_slug":
            continue
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, str))
