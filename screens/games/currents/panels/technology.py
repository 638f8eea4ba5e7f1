"""The three technology tracks: the companies on each level, and the holder of its patent."""

from __future__ import annotations

from engine.games.currents.card_types import TRACKS, Track
from engine.games.currents.cards import COSTS
from engine.games.currents.names import ROMAN, TRACK_NAMES
from screens.games.currents.pen import Pen
from screens.games.currents.signs import TRACK_ROLE, patent_sign
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
