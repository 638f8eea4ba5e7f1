"""The focus panel: the place under the cursor, an attack, or the acting unit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.about import About
from engine.games.ages.about import about
from engine.games.ages.about_units import attacks_texts, near_enemies
from engine.games.ages.card_types import RATINGS, Rating
from engine.games.ages.names import unit_name
from engine.games.ages.turns.phases import next_phases_texts, phase_hints
from engine.games.ages.unit_queries import unit_at
from engine.games.ages.view_types import UnitView
from engine.games.ages.words import RATING_NAME
from screens.games.ages.challenge_panel import is_told, paint_attack, paint_story_panel
from screens.games.ages.pen import Pen
from screens.games.ages.unit_page import upper_unit_page
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.choices import whole_sentences
from tui.widgets.pen import Run, Token

UNIT_PAGE_SIZE = (54, 9)
WHOLE_UNIT_PAGE = 16
"""The minimum height at which the page about the unit under the cursor replaces everything else."""
ROOM_FOR_RATINGS = 70
"""The minimum width at which the names of all ratings are spelled out."""
SHORT_NAME = 7
"""The maximum length of a name that is spelled out in a narrow panel."""
_TOLD = ("hex", "unit", "card", "deck", "rating", "goal", "guardian")
"""The kinds of places that the panel describes while the cursor is on them."""
_PART_OF_TITLE = re.compile(r",? \(|, ")
"""The beginning of a part of a title that a narrow panel leaves out."""


def paint_focus_panel(pen: Pen, area: Area) -> None:
    if area.height < 1 or area.width < 10:
        return
    pen.canvas.follow_the_cursor(area.y, area.height)
    if not pen.canvas.draws_rows(area.y, area.height):
        return
    if pen.current_scene is not None:
        paint_story_panel(pen, area)
        return
    cursor = pen.offer.cursor
    text = about(pen.view, cursor) if cursor.partition(":")[0] in _TOLD else None
    looked_at = unit_at(pen.view, cursor)
    if looked_at is not None and area.height >= WHOLE_UNIT_PAGE and _has_unit_page(area):
        pen.add_target(cursor, area)
        used_rows = 0  # Its page already says everything.
    elif text is not None:
        used_rows = _paint_under_cursor(pen, cursor, text, area)
    elif pen.view.attack is not None:
        used_rows = paint_attack(pen, area)
    elif is_told(pen.view) and pen.latest_scene is not None:
        used_rows = paint_story_panel(pen, area)
    elif pen.acting_unit is not None:
        used_rows = 0 if _has_unit_page(area) else paint_unit(pen, pen.acting_unit, area)
    else:
        used_rows = _paint_phase(pen, area)
    unit = looked_at or pen.acting_unit or _first_own(pen)
    lower_area = area.rows(used_rows + 1 if used_rows else 0)
    if unit is not None and _has_unit_page(lower_area):
        picture = upper_unit_page(
            pen.view, f"unit:{unit.slug}", lower_area.width, lower_area.height, pen.canvas.look
        )
        if picture is not None:
            pen.canvas.draw(lower_area.x, lower_area.y, picture)


def _has_unit_page(area: Area) -> bool:
    return area.width >= UNIT_PAGE_SIZE[0] and area.height >= UNIT_PAGE_SIZE[1]


def _first_own(pen: Pen) -> UnitView | None:
    return next(
        (unit for unit in pen.view.units if unit.team == pen.view.team and unit.is_on_map), None
    )


def _paint_under_cursor(pen: Pen, cursor: str, text: About, area: Area) -> int:
    """Paint the text about the place, as a target for it, and return the rows used."""
    pen.add_target(cursor, area)
    title = pen.canvas.clip(_short_title(text.title, area.width - 4), area.width - 4)
    pen.rule(area.rows(0, 1), title, role="focus")
    y = 1
    for line in text.lines:
        y += _paint_sentences(pen, line, area.rows(y), must_fit=y > 1)
    return y


def _short_title(title: str, width: int) -> str:
    """The title without its last parts if they do not fit: "A13, clear" of "A13, clear, Chapel"."""
    starts = [match.start() for match in _PART_OF_TITLE.finditer(title)]
    parts = (title[:end] for end in reversed([*starts, len(title)]))
    return next((part for part in parts if width_of(part) <= width), title)


def _paint_sentences(pen: Pen, text: str, area: Area, *, must_fit: bool) -> int:
    """Paint the sentences that fit; else the beginning of the first, unless it must fit."""
    width = area.width - 2
    if area.height < 1:
        return 0
    fitting_text = whole_sentences(text, width, area.height, pen.glyphs.ellipsis)
    if must_fit and len(wrapped_lines(fitting_text, width)) > area.height:
        return 0
    return pen.canvas.wrap(area.x + 1, area.y, width, area.height, fitting_text, pen.ink("text"))


def _paint_longest(pen: Pen, texts: Sequence[str], area: Area, role: str = "text") -> int:
    width = area.width - 2
    fitting = (text for text in texts if len(wrapped_lines(text, width)) <= area.height)
    text = next(fitting, texts[-1])
    return pen.canvas.wrap(area.x + 1, area.y, width, area.height, text, pen.ink(role))


def _paint_phase(pen: Pen, area: Area) -> int:
    pen.rule(area.rows(0, 1), "Now" if pen.view.outcome is None else "The end")
    y = 1
    for texts, role in ((phase_hints(pen.view), "text"), (next_phases_texts(pen.view), "muted")):
        if texts and y < area.height:
            y += _paint_longest(pen, texts, area.rows(y), role)
    return y


def paint_unit(pen: Pen, unit: UnitView, area: Area) -> int:
    title = f"{pen.letter(unit)}  {unit_name(unit.slug)}"
    pen.rule(area.rows(0, 1), title, role="bright")
    inner = area.rows(1)
    tokens = rating_tokens(pen, unit, short=area.width < ROOM_FOR_RATINGS)
    y = pen.flow(inner.rows(0, min(3, inner.height)), tokens)
    for enemy in near_enemies(pen.view, unit):
        if y < inner.height:
            y += _paint_longest(pen, attacks_texts(pen.view, unit, enemy), inner.rows(y))
    return y + 1


def rating_tokens(pen: Pen, unit: UnitView, *, short: bool) -> list[Token]:
    space: Run = ("" if short else " ", pen.ink("muted"))
    return [
        Token((*rating_runs(pen, unit, each, short=short), space), f"rating:{each}")
        for each in RATINGS
        if each != "health"
    ]


def rating_runs(pen: Pen, unit: UnitView, rating: Rating, *, short: bool) -> tuple[Run, ...]:
    figure = unit.ratings[rating]
    value, printed_value = figure.value, figure.printed_value
    role = "good" if value > printed_value else "bad" if value < printed_value else "bright"
    name = RATING_NAME[rating]
    name = name[:3] if short and len(name) > SHORT_NAME else name
    return (f"{name} ", pen.ink("muted")), (str(value), pen.ink(role, bold=True))
