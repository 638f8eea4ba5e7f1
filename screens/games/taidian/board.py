"""The table, arranged for its size and for the number of fighters."""

from __future__ import annotations

from screens.games.taidian import market
from screens.games.taidian.centre import paint_stage
from screens.games.taidian.compact_fighters import paint_strip
from screens.games.taidian.fighter import paint_fighter
from screens.games.taidian.hand import paint_hand, paint_hand_strip, strip_height
from screens.games.taidian.market import paint_market, paint_market_strip, paint_market_tiles
from screens.games.taidian.pen import Pen
from screens.games.taidian.status import QUIET, UPGRADE, scene
from screens.games.taidian.turn import paint_turn
from tui.widgets.area import Area

ONE_ROW = 4
"""So many fighters stand side by side; more of them stand in two rows."""
BRIEF_MARKET = 5
"""The rows of a market in few cells."""


def paint_table(pen: Pen, area: Area) -> None:
    """Fighters above, the middle, the hand below."""
    if area.width >= 110 and area.height >= 44:
        _roomy(pen, area)
    elif area.width >= 76 and area.height >= 27:
        _normal(pen, area)
    else:
        _compact(pen, area)


def is_market_day(pen: Pen) -> bool:
    """Is the market more interesting than the middle of the table?"""
    return scene(pen.view) in (UPGRADE, QUIET)


def _fighters(pen: Pen, area: Area) -> None:
    """All fighters in turn order, the viewer's own first."""
    for fighter, place in zip(pen.ring, _places(pen, area), strict=True):
        paint_fighter(pen, fighter, place)


def _places(pen: Pen, area: Area) -> list[Area]:
    """As many equal places as there are fighters, in one row or two."""
    count = len(pen.ring)
    if count <= ONE_ROW:
        return area.split(count)
    columns = -(-count // 2)
    return [place for row in area.pile(2) for place in row.split(columns)][:count]


def _normal(pen: Pen, area: Area) -> None:
    """Market and stage together, if there is room for both; else what matters now."""
    many = len(pen.ring) > ONE_ROW
    spare = max(area.height - 27, 0)
    fighters = (12 if spare >= 3 else 10) if many else 8 + min(spare, 2)
    hand = 6 + min(spare // 2, 2)
    middle = area.height - fighters - hand - 1
    top, line, centre, bottom = area.stack(fighters, 1, middle, hand)
    _fighters(pen, top)
    paint_turn(pen, line)
    if pen.view.outcome is not None:
        paint_stage(pen, area.rows(fighters + 1))
        return
    if middle >= market.ROWS + 5 or is_market_day(pen):
        paint_stage(pen, centre.rows(0, middle - market.ROWS))
        paint_market(pen, centre.rows(middle - market.ROWS))
    else:
        paint_stage(pen, centre)
    paint_hand(pen, bottom)


def _roomy(pen: Pen, area: Area) -> None:
    """Large portraits, and the market as cards where it is wide enough for them."""
    fighters = 16 if len(pen.ring) > ONE_ROW else 12
    hand = 8 + min((area.height - 44) // 4, 2)
    free = area.height - fighters - hand - 1
    goods = market.ROWS
    if area.width >= market.TILES_WIDTH:
        goods = market.LARGE_TILES if free >= market.LARGE_TILES + 8 else market.SMALL_TILES
    top, line, centre, stock, bottom = area.stack(fighters, 1, free - goods, goods, hand)
    _fighters(pen, top)
    paint_turn(pen, line)
    if pen.view.outcome is not None:
        paint_stage(pen, area.rows(fighters + 1))
        return
    paint_stage(pen, centre)
    if goods > market.ROWS:
        paint_market_tiles(pen, stock)
    else:
        paint_market(pen, stock)
    paint_hand(pen, bottom)


def _compact(pen: Pen, area: Area) -> None:
    """Lines instead of cards."""
    count = len(pen.ring)
    columns = 2 if count <= ONE_ROW else ONE_ROW
    rows = -(-count // columns)
    each = 3 if area.height >= 13 else 2
    hand = strip_height(pen, area.width)
    fighters = min(rows * each, area.height - 2)
    middle = area.height - fighters - 1 - hand
    line, top, centre, bottom = area.stack(1, fighters, middle, hand)
    paint_turn(pen, line)
    places = [place for row in top.pile(rows) for place in row.split(columns)]
    for fighter, place in zip(pen.ring, places, strict=False):
        paint_strip(pen, fighter, place)
    if pen.view.outcome is not None:
        paint_stage(pen, area.rows(fighters + 1))
        return
    if middle >= BRIEF_MARKET + 5:
        paint_stage(pen, centre.rows(0, middle - BRIEF_MARKET))
        paint_market_strip(pen, centre.rows(middle - BRIEF_MARKET))
    elif is_market_day(pen) and middle >= market.ROWS and area.width >= 76:
        paint_market(pen, centre)
    elif is_market_day(pen):
        spare = max(middle - BRIEF_MARKET, 0)
        paint_stage(pen, centre.rows(0, spare))
        paint_market_strip(pen, centre.rows(spare))
    else:
        paint_stage(pen, centre)
    paint_hand_strip(pen, bottom)
