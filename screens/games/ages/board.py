"""The arrangements: the roster beside the map or below it, a band below, or one page at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.about import place_kind
from engine.games.ages.view_types import View
from engine.games.ages.words import is_opening
from screens.games.ages.achievements import goals_width, paint_decks, paint_goals
from screens.games.ages.challenge_panel import paint_story_panel
from screens.games.ages.focus_panel import paint_focus_panel
from screens.games.ages.headline import (
    has_buttons,
    paint_headline,
    paint_strip,
    strip_height,
    tokens_elsewhere,
)
from screens.games.ages.map import minimap_rows, paint_map
from screens.games.ages.map_parts.hex_art import fitting_size, grid_of
from screens.games.ages.map_parts.map_legend import free_corner, paint_key
from screens.games.ages.map_parts.rulers import ruler_margins
from screens.games.ages.opening import paint_opening
from screens.games.ages.pen import Pen
from screens.games.ages.ratings_table import has_table, paint_table
from screens.games.ages.roster import has_line_per_card, paint_roster, rows_of_full_list
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token

MAP, ROSTER, GOALS = "map", "roster", "goals"
PAGES = (MAP, ROSTER, GOALS)
_KINDS = {MAP: ("hex", "unit"), ROSTER: ("unit", "hex"), GOALS: ("deck", "hex", "unit")}
"""The kinds of places that a page shows, or has no use for; all others are listed in a strip."""
MIN_ROSTER_WIDTH = 16
ZOOMED_ROSTER = 26
"""The maximum width of the roster beside a map that does not fit."""
MIN_CORNER = (50, 8)
"""The minimum width and height of the roster in the free corner of the map."""
TALL, TALL_SIDE, TALL_FOCUS = 40, 56, 20
"""The minimum height of a board with a full-height map, the minimum width beside the map, and the
rows of the focus panel."""
MIN_ROWS_BELOW_MAP = 13
"""The minimum number of rows below a low map that is wider than the board."""
MIN_BAND_HEIGHT = 3
MAX_HEIGHT_WITHOUT_DECKS = 8
"""The maximum height at which the band has no room for the decks."""
WITH_GOALS = 5
"""The minimum height at which the band also has achievements."""
GOALS_WIDTH = 31
MAX_CARDS_NAMED = 4
"""The maximum number of cards listed beside the map, so that the page need not be turned."""


def pages(view: View) -> tuple[str, ...]:
    return PAGES


def page_for(view: View, places: Iterable[str]) -> str:
    counts = Counter(place_kind(place) for place in places)
    has_many_cards = counts["card"] > MAX_CARDS_NAMED
    return ROSTER if has_many_cards and counts["card"] > counts["hex"] + counts["unit"] else MAP


def paint_board(pen: Pen, area: Area) -> None:
    if is_opening(pen.view):
        paint_opening(pen, area)
        return
    page = pen.offer.page if pen.offer.page in PAGES and pen.current_scene is None else MAP
    size = map_size(pen.view, area)
    flat = size is None and is_flat(pen.view, area.rows(1))
    low = size is None and not flat and tall_size(pen.view, area.rows(1)) is None
    line = area.rows(0, 1)
    kinds: tuple[str, ...] = _KINDS[page]
    buttons = not has_buttons(pen, line)
    tokens = tokens_elsewhere(pen, (*kinds, "card"), with_buttons=buttons)
    table = page == ROSTER and has_table(pen, area.rows(1 + strip_height(tokens, area.width)))
    if not table and (page != ROSTER or not has_line_per_card(pen.view, area.rows(1))):
        tokens = tokens_elsewhere(pen, kinds, with_buttons=buttons)
    paint_headline(pen, line, tabs=_tab_runs(pen, page) if low or page != MAP else ())
    room = area.rows(1)
    if page != MAP:
        room = _paint_with_strip(pen, tokens, room)
    if page == ROSTER and table:
        table_rows = paint_table(pen, room)
        paint_focus_panel(pen, room.rows(table_rows))
    elif page == ROSTER:
        paint_roster(pen, room)
    elif page == GOALS:
        _paint_goals_page(pen, room)
    elif (tall := tall_size(pen.view, room)) is not None and tall > (-1 if size is None else size):
        _paint_tall_layout(pen, room, tall, tokens)
    elif flat:
        _paint_flat_layout(pen, room, tokens)
    elif size is None:
        _paint_low_layout(pen, room, tokens)
    else:
        _paint_high_layout(pen, room, size, tokens)


def _paint_with_strip(pen: Pen, tokens: list[Token], area: Area) -> Area:
    strip_rows = min(strip_height(tokens, area.width), area.height)
    paint_strip(pen, tokens, area.rows(0, strip_rows))
    return area.rows(strip_rows)


def map_size(view: View, area: Area) -> int | None:
    height = area.height - 1 - MIN_BAND_HEIGHT
    return fitting_size(view.layout, area.width - MIN_ROSTER_WIDTH, height)


def room_of(view: View, size: int) -> tuple[int, int]:
    hexes, rulers = grid_of(view.layout, size), ruler_margins(view.layout, size)
    return hexes.width + rulers.left, hexes.height + rulers.top


def tall_size(view: View, area: Area) -> int | None:
    has_height = area.height >= TALL
    return fitting_size(view.layout, area.width - TALL_SIDE, area.height) if has_height else None


def is_flat(view: View, area: Area) -> bool:
    hexes = grid_of(view.layout, 0)
    return (
        area.width - hexes.width < MIN_ROSTER_WIDTH
        and area.height - hexes.height >= MIN_ROWS_BELOW_MAP
    )


def _paint_flat_layout(pen: Pen, area: Area, tokens: list[Token]) -> None:
    height = room_of(pen.view, 0)[1]
    paint_map(pen, area.rows(0, height))
    lower_area = area.rows(height)
    if pen.current_scene is not None:
        paint_story_panel(pen, lower_area)
        return
    lines = min(rows_of_full_list(pen.view, lower_area), lower_area.height - MIN_BAND_HEIGHT)
    roster_rows = min(lines, paint_roster(pen, lower_area.rows(0, lines)))
    _paint_band(pen, lower_area.rows(roster_rows), tokens)


def _paint_tall_layout(pen: Pen, area: Area, size: int, tokens: list[Token]) -> None:
    width = room_of(pen.view, size)[0]
    side = _paint_map_beside(pen, area.columns(0, width), area.columns(width + 2))
    goals = min(len(pen.view.goals) + 5, side.height // 3)
    focus = min(TALL_FOCUS, side.height // 3)
    rows = side.height - goals - focus
    roster = side.rows(0, rows)
    roster_rows = min(rows, paint_roster(pen, roster))
    if pen.current_scene is not None:
        paint_story_panel(pen, side.rows(rows))
        return
    paint_focus_panel(
        pen,
        _paint_with_strip(pen, tokens, side.rows(roster_rows + 1, rows - roster_rows - 1 + focus)),
    )
    paint_goals(pen, side.rows(side.height - goals))


def _tab_runs(pen: Pen, page: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    for name in PAGES:
        is_open = name == page
        style = pen.ink("background", on="accent", bold=True) if is_open else pen.ink("muted")
        runs.append((f" {name.capitalize() if is_open else name} ", style))
    return (*runs, (" ", pen.ink("muted")))


def _paint_low_layout(pen: Pen, area: Area, tokens: list[Token]) -> None:
    map_width = room_of(pen.view, 0)[0]  # With a column for the letters of the rows.
    width = min(map_width, max(area.width - MIN_ROSTER_WIDTH, area.width // 2))
    if pen.offer.zoom:
        width = max(width, area.width - ZOOMED_ROSTER)
    left, right = area.columns(0, width), area.columns(width + 1)
    paint_map(pen, left)
    if pen.current_scene is not None:
        paint_story_panel(pen, right)
        return
    room = right.rows(0, max(right.height - strip_height(tokens, right.width), 0))
    lines = min(rows_of_full_list(pen.view, room), room.height)
    paint_roster(pen, right.rows(0, lines))
    paint_focus_panel(pen, _paint_with_strip(pen, tokens, right.rows(lines)))


def _paint_high_layout(pen: Pen, area: Area, size: int, tokens: list[Token]) -> None:
    layout, hexes = pen.view.layout, grid_of(pen.view.layout, size)
    width, height = room_of(pen.view, size)
    if height + MIN_BAND_HEIGHT - 1 > area.height:
        height = hexes.height  # No row is left for a ruler.
    left, top = width - hexes.width, height - hexes.height
    corner = free_corner(layout, size, area.width - left, hexes.height, left=0, least=MIN_CORNER)
    if corner is None or pen.offer.zoom:
        _paint_roster_beside(pen, area, (width, height), tokens)
        return
    upper, band = area.rows(0, height), area.rows(height)
    paint_map(pen, upper.columns(0, width), key=False)
    paint_key(pen, upper.columns(width).rows(0, top + corner.y))
    lower_area = area.columns(left + corner.x).rows(top + corner.y)
    if pen.current_scene is not None:
        paint_story_panel(pen, lower_area)
        return
    paint_roster(pen, lower_area.rows(0, corner.height))
    _paint_band(pen, band, tokens)


def _paint_roster_beside(pen: Pen, area: Area, room: tuple[int, int], tokens: list[Token]) -> None:
    width, height = room
    width += max(0, (area.width - width - 3 * MIN_ROSTER_WIDTH) // 2)
    if pen.offer.zoom:
        width = max(width, area.width - ZOOMED_ROSTER)
    height = min(height, area.height - MIN_BAND_HEIGHT + 1)
    upper, band = area.rows(0, height), area.rows(height)
    side = upper.columns(width + int(area.width > width + MIN_ROSTER_WIDTH))
    roster_area = _paint_map_beside(pen, upper.columns(0, width), side)
    roster_rows = paint_roster(pen, roster_area)
    if band.height <= MAX_HEIGHT_WITHOUT_DECKS:
        paint_decks(pen, roster_area.rows(roster_rows + 1))
    _paint_band(pen, band, tokens)


def _paint_map_beside(pen: Pen, area: Area, side: Area) -> Area:
    rows = minimap_rows(pen, area, side, rows_in_use=rows_of_full_list(pen.view, side))
    rest = side.rows(0, side.height - rows)
    paint_map(pen, area, minimap=side.rows(rest.height) if rows else None)
    return rest


def _paint_band(pen: Pen, area: Area, tokens: list[Token]) -> None:
    if area.height < WITH_GOALS:
        paint_focus_panel(pen, _paint_with_strip(pen, tokens, area))
        return
    right = goals_width(pen, area.height, GOALS_WIDTH if area.width < 120 else 48)
    left = area.columns(0, area.width - right - 1)
    paint_focus_panel(pen, _paint_with_strip(pen, tokens, left))
    paint_goals(pen, area.columns(area.width - right), with_explanations=area.height > 14)


def _paint_goals_page(pen: Pen, area: Area) -> None:
    if area.width < 76 or area.height < 16:
        paint_goals(pen, area, with_explanations=True)
        return
    half = area.width // 2
    paint_goals(pen, area.columns(0, half), with_explanations=True)
    paint_focus_panel(pen, area.columns(half + 1))
