"""The pages of the board, each of which fills an area of any size."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.currents.standing import firms_by_points
from screens.games.currents.map import paint_map
from screens.games.currents.market import paint_market, paint_table
from screens.games.currents.panels.all_companies import paint_all_companies
from screens.games.currents.panels.cards import paint_cards
from screens.games.currents.panels.fame_tracks import paint_currents, paint_fame
from screens.games.currents.panels.points import paint_points
from screens.games.currents.panels.technology import paint_technology
from screens.games.currents.pen import Pen
from screens.games.currents.places import CARDS, COMPANIES_PAGE, MAP, MARKET, TRACKS
from screens.games.currents.story_panel import paint_story_panel
from tui.widgets.area import Area

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
