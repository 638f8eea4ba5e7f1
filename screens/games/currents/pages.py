"""The pages of the board, each of which fills an area of any size, and the story in front."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from engine.games.currents.events import PriceMove
from engine.games.currents.standing import firms_by_points
from engine.games.currents.story import Beat, Scene, move_text
from screens.games.currents.map import paint_map
from screens.games.currents.market import paint_market, paint_table
from screens.games.currents.panels.cards import paint_cards
from screens.games.currents.panels.companies import paint_all_companies
from screens.games.currents.panels.fame_tracks import paint_currents, paint_fame, paint_technology
from screens.games.currents.pen import Pen
from screens.games.currents.places import CARDS, COMPANIES_PAGE, MAP, MARKET, TRACKS
from screens.games.currents.signs import company_letter
from screens.games.currents.summary import paint_points
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run

Runs = list[Run]


def paint_story_panel(pen: Pen, area: Area, scene: Scene, beats: list[Beat]) -> None:
    """Paint a scene up to its newest beat, without the earliest beats if there is little room.

    A beat that is too long for the panel is truncated; the log has the rest.
    """
    pen.rule(area.rows(0, 1), scene.title, role="focus")
    width, room = area.width - 2, area.height - 1
    if room < 1:
        return
    newest = _beat_rows(pen, beats[-1], width, newest=True) if beats else []
    earlier = [row for beat in beats[:-1] for row in _beat_rows(pen, beat, width, newest=False)]
    if len(newest) > room:
        rest_text = f"  and {len(newest) - room + 1} more lines, in the log"
        rows = [*newest[: room - 1], [(rest_text, pen.ink("muted"))]]
    else:
        rows = (earlier + newest)[-room:]
    for y, row in enumerate(rows, area.y + 1):
        pen.runs(area.x + 1, y, row, width)


def _beat_rows(pen: Pen, beat: Beat, width: int, *, newest: bool) -> list[Runs]:
    """The sentences of a beat, marked if it is the newest, and its price moves below."""
    rows: list[Runs] = []
    mark, style = pen.glyphs.cursor if newest else " ", pen.ink("focus", bold=True)
    role = "bright" if newest else "text"
    for number, text in enumerate(beat.sentences):
        lead = mark if not number else " "
        for line in wrapped_lines(text, max(width - 2, 8)):
            rows.append([(f"{lead} ", style), (line, pen.ink(role))])
            lead = " "
    return rows + _move_rows(pen, beat, width)


def _merged_moves(moves: list[PriceMove]) -> list[PriceMove]:
    """The price moves of a beat, added up for each company, without those that cancel out."""
    merged_moves: dict[str, PriceMove] = {}
    for move in moves:
        first = merged_moves.get(move.company, move)
        merged_moves[move.company] = evolve(move, before=first.before)
    return [move for move in merged_moves.values() if move.before != move.now]


def _move_rows(pen: Pen, beat: Beat, width: int) -> list[Runs]:
    """The price moves of a beat, each on the colour of its company, as many in a row as fit."""
    rows: list[Runs] = []
    used_width = width
    for move in _merged_moves(beat.moves):
        text = f" {move_text(move)}"
        text_width = width_of(text) + 5
        if used_width + text_width > width:
            rows.append([("  ", pen.ink("muted"))])
            used_width = 2
        plate = (f" {company_letter(move.company)} ", pen.plate_style(move.company))
        rows[-1] += [plate, (text, pen.firm_ink(move.company)), ("  ", pen.ink("muted"))]
        used_width += text_width
    return rows


FAME = 38
"""The width of the fame track beside the technology tracks."""


def paint_page(pen: Pen, page: str, area: Area) -> None:
    """Paint one page, or instead the scene that is being shown step by step."""
    scene = pen.current_scene
    if scene is not None:
        paint_story_panel(pen, area, *scene)
    else:
        _PAGES[page](pen, area)


def paint_page_beside_track(pen: Pen, page: str, area: Area) -> None:
    """Paint a page beside the stock track, so that the market page is without it."""
    if page != MARKET or pen.current_scene is not None:
        paint_page(pen, page, area)
        return
    count = len(pen.view.firms)
    paint_table(pen, area.rows(0, count + 1))
    lower_area = area.rows(count + 2)
    if lower_area.height > count:
        paint_points(pen, lower_area, firms_by_points(pen.view))


def paint_tracks(pen: Pen, area: Area) -> None:
    """Paint technology and currents at the left, fame at the right."""
    right = min(FAME, area.width // 2)
    left = area.columns(0, area.width - right - 1)
    fame = area.columns(area.width - right)
    pen.rule(left.rows(0, 1), "Technology", note="star: patent" if left.width > 34 else "")
    low = left.height < 12
    rows = 5 if low else 8
    paint_technology(pen, left.rows(1, rows - 1))
    pen.rule(left.rows(rows, 1), "Currents")
    paint_currents(pen, left.rows(rows + 1))
    pen.rule(fame.rows(0, 1), "Fame next turn", note="small: now")
    paint_fame(pen, fame.rows(1))


_PAGES: dict[str, Callable[[Pen, Area], None]] = {
    MAP: paint_map,
    MARKET: paint_market,
    TRACKS: paint_tracks,
    COMPANIES_PAGE: paint_all_companies,
    CARDS: paint_cards,
}
