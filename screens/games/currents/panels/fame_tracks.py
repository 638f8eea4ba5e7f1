"""Both fame tracks, the currents' track, and technology."""

from __future__ import annotations

from engine.games.currents.card_types import TRACKS, Track
from engine.games.currents.cards import COSTS, CURRENT_END
from engine.games.currents.names import ROMAN, TRACK_NAMES, company_name, marker_name
from engine.games.currents.phrases import marker_target
from screens.games.currents.pen import Pen
from screens.games.currents.places import CURRENTS
from screens.games.currents.signs import TRACK_ROLE, company_letter, patent_sign
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width

LABEL_WIDTH = 6
"""The width of a track's name."""
LEVELS = range(1, 6)


@piece
def paint_technology(pen: Pen, area: Area) -> None:
    """Paint a heading with the levels, then a row for each track, with costs if they fit."""
    cell = (area.width - LABEL_WIDTH) // len(LEVELS)
    for number, level in enumerate(LEVELS):
        x = area.x + LABEL_WIDTH + number * cell
        pen.canvas.text(x + 1, area.y, ROMAN[level], pen.ink("muted", bold=True))
    pen.canvas.text(area.x, area.y, "Level", pen.ink("muted"))
    each = 2 if area.height >= 1 + 2 * len(TRACKS) else 1
    for row, track in enumerate(TRACKS):
        line = area.rows(1 + row * each, each)
        if line.height:
            _paint_track(pen, track, line, cell)


def _paint_track(pen: Pen, track: Track, area: Area, cell: int) -> None:
    role, end = TRACK_ROLE[track], pen.view.ends[track]
    pen.canvas.text(area.x + 1, area.y, TRACK_NAMES[track], pen.ink(role, bold=True))
    for number, level in enumerate(LEVELS):
        spot = Area(area.x + LABEL_WIDTH + number * cell, area.y, cell - 1, 1)
        if level > end:
            continue
        _paint_level(pen, track, level, spot)
        if area.height > 1 and level > 1:
            inv, man = COSTS[track][level]
            text = f"Inv {inv} Man {man}" if cell > 12 else f"I{inv} M{man}"
            pen.canvas.text(spot.x + 1, spot.y + 1, text, pen.ink("muted"))


def _paint_level(pen: Pen, track: Track, level: int, spot: Area) -> None:
    """Paint a space of a track: the letters of the companies on it, and the patent's holder."""
    place = f"track:{track}:{level}"
    is_offered = pen.is_offered(place)
    ground = pen.ink("text", on="raised" if is_offered else "panel")
    pen.canvas.fill(spot.x, spot.y, spot.width, 1, ground)
    companies = [firm.slug for firm in pen.view.firms if firm.levels[track] == level]
    runs, room = pen.letters(companies), spot.width - 1
    patent = _patent_runs(pen, track, level)
    if total_width([*runs, *patent]) > room:
        width = max(room - total_width(patent) - 1, 0)
        runs = [*runs[:width], ("+", pen.ink("text"))]
    pen.runs(spot.x + 1, spot.y, runs, room)
    pen.runs(spot.right - total_width(patent), spot.y, patent, room)
    pen.finish_piece(place, spot)


def _patent_runs(pen: Pen, track: Track, level: int) -> list[Run]:
    """The sign of a patent and its holder's letter; empty while it is free."""
    holder = pen.view.patents.get(f"{track} {level}")
    if holder is None:
        return []
    return [(patent_sign(pen.glyphs), pen.firm_ink(holder)), pen.letter(holder)]


NAME = 9
"""The width of a company's name before its row of ranks."""


@piece
def paint_fame_lines(pen: Pen, area: Area) -> None:
    """Paint present and future fame, a line of letters each, the most famous first."""
    for row, (heading, kind, order) in enumerate(_orders(pen)):
        if row < area.height:
            x = pen.canvas.text(area.x + 1, area.y + row, f"{heading:<5}", pen.ink("text"))
            for rank, slug in enumerate(order, 1):
                place = f"{kind}:{slug}:{rank}"
                text, style = pen.letter(slug)
                pen.canvas.text(x + 1, area.y + row, text, pen.fresh_style(place, style))
                pen.add_target(place, Area(x, area.y + row, 2, 1))
                x += 2


def _orders(pen: Pen) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    return ("now", "present", pen.view.present), ("next", "fame", pen.view.future)


@piece
def paint_fame(pen: Pen, area: Area) -> None:
    """Paint a row for each company, a column for each rank, and the possible moves.

    A letter on a plate is the rank that it will have next turn, a small letter the present one.
    """
    view, count = pen.view, max(len(pen.view.future), 1)
    cell = max(2, min(5, (area.width - NAME) // count))
    for rank in range(1, count + 1):
        x = area.x + NAME + (rank - 1) * cell
        pen.canvas.text(x, area.y, str(rank), pen.ink("muted"), width=cell - 1, align="center")
    for row, slug in enumerate(view.future, 1):
        if row >= area.height:
            return
        y = area.y + row
        name = company_name(slug)
        pen.canvas.text(area.x + 1, y, name, pen.firm_ink(slug, bold=pen.is_own(slug)))
        for rank in range(1, count + 1):
            spot = Area(area.x + NAME + (rank - 1) * cell, y, cell - 1, 1)
            _paint_rank(pen, slug, rank, spot)


def _paint_rank(pen: Pen, slug: str, rank: int, spot: Area) -> None:
    view, place = pen.view, f"fame:{slug}:{rank}"
    is_offered = pen.is_offered(place)
    pen.canvas.fill(
        spot.x, spot.y, spot.width, 1, pen.ink("text", on="raised" if is_offered else "panel")
    )
    if view.future.index(slug) + 1 == rank:
        style = pen.fresh_style(place, pen.plate_style(slug))
        pen.canvas.text(spot.x, spot.y, company_letter(slug).center(spot.width), style)
    elif view.present.index(slug) + 1 == rank:
        small = company_letter(slug).lower().center(spot.width)
        pen.canvas.text(spot.x, spot.y, small, pen.firm_ink(slug, bold=False))
    pen.add_focus_target(place, spot)
    pen.letter_in(place, spot)


# The currents


@piece
def paint_currents(pen: Pen, area: Area) -> None:
    """Paint the track from DC 4 via START to AC 4, with its effect on projects below."""
    spaces = 2 * CURRENT_END + 1
    cell = max(1, min(5, (area.width - 6) // spaces))
    gap = 1
    if cell == 1 and area.width >= 2 * spaces + 3:
        cell, gap = 2, 0
    x = pen.canvas.text(area.x + gap, area.y, "DC", pen.ink(TRACK_ROLE["dc"], bold=True)) + gap
    for position in range(-CURRENT_END, CURRENT_END + 1):
        _paint_space(pen, position, Area(x, area.y, cell, 1))
        x += cell
    pen.canvas.text(x + gap - (cell > 1), area.y, "AC", pen.ink(TRACK_ROLE["ac"], bold=True))
    if area.height > 1:
        pen.runs(area.x + 1, area.y + 1, currents_effect(pen), area.width - 1)


def _paint_space(pen: Pen, position: int, spot: Area) -> None:
    """Paint one space of the currents' track: its number, and the marker on it."""
    place, is_current = marker_target(position), pen.view.current == position
    ground = "raised" if pen.is_offered(place) else "panel"
    inner = Area(spot.x, spot.y, max(spot.width - 1, 1), 1)
    char = pen.glyphs.diamond if is_current else str(abs(position)) if position else "0"
    role = TRACK_ROLE["ac" if position > 0 else "dc"] if position else "text"
    style = pen.ink(role, on=ground)
    if is_current:
        style = pen.fresh_style(CURRENTS, pen.ink("background", on="gold", bold=True))
    pen.canvas.text(inner.x, inner.y, char.center(inner.width), style)
    pen.add_focus_target(place, inner)
    pen.letter_in(place, inner)


def currents_effect(pen: Pen) -> list[Run]:
    """The effect of the marker on projects: "AC projects +2, DC -2"."""
    position = pen.view.current
    if not position:
        return [("START: neither is more famous", pen.ink("text"))]
    rising, falling = ("AC", "DC") if position > 0 else ("DC", "AC")
    number = abs(position)
    return [
        (f"{marker_name(position)}: ", pen.ink("text")),
        (f"{rising} +{number} ", pen.ink("good", bold=True)),
        (f"{falling} -{number}", pen.ink("bad", bold=True)),
    ]
