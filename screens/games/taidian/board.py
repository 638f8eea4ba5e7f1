"""The table in its compact, normal and roomy arrangements, for two to eight fighters."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.taidian.card_types import POWER_UP
from engine.games.taidian.names import short_name, short_ordinal
from engine.games.taidian.view_types import FighterView
from screens.games.taidian import market
from screens.games.taidian.centre import paint_centre
from screens.games.taidian.hand import paint_hand, paint_hand_strip, strip_height
from screens.games.taidian.market import (
    paint_market,
    paint_market_strip,
    paint_market_tiles,
    strip_rows,
)
from screens.games.taidian.pen import QUIET, UPGRADE, Pen, decider, subject_of
from screens.games.taidian.portraits import face_of
from screens.games.taidian.seat import YOU, mark_of, name_of, paint_seat, status
from screens.games.taidian.seat_lines import (
    brief_poisons,
    felled_run,
    fitting_structures,
    hand_and_deck,
    level_runs,
    paint_health_line,
    poison_runs,
    structure_runs,
)
from screens.games.taidian.signs import TRACK_SHORT
from screens.games.taidian.turn import paint_turn
from tui.widgets.area import Area, Tier
from tui.widgets.pen import Run, total_width

ONE_ROW = 4
"""The maximum number of fighters side by side; more are in two rows."""
GROWS_FROM = 27
"""The minimum height at which fighters and hand get more rows in the normal arrangement."""
MIN_CENTRE_HEIGHT = 5
"""The minimum height of the middle of the table above a market."""


def paint_normal(pen: Pen, area: Area) -> None:
    """Paint the fighters at the top, then the middle and the market, and the hand at the bottom."""
    spare = max(area.height - GROWS_FROM, 0)
    fighters = 8 + min(spare, 2)
    if len(pen.seats) > ONE_ROW:
        fighters = 12 if spare >= 3 else 10
    room = _paint_fighters_and_turn(pen, area, fighters)
    if pen.view.outcome is not None:
        paint_centre(pen, room)
        return
    hand_rows = 6 + min(spare // 2, 2)
    middle, bottom = room.stack(room.height - hand_rows, hand_rows)
    paint_centre_and_market(pen, middle, market.ROWS, paint_market)
    paint_hand(pen, bottom)


def paint_roomy(pen: Pen, area: Area) -> None:
    """Paint the normal arrangement with large portraits, and cards in the market if they fit."""
    fighters = 16 if len(pen.seats) > ONE_ROW else 12
    room = _paint_fighters_and_turn(pen, area, fighters)
    if pen.view.outcome is not None:
        paint_centre(pen, room)
        return
    hand_rows = 8 + min((area.height - Tier.ROOMY.height) // 4, 2)
    free = room.height - hand_rows
    goods, paint_goods = market.ROWS, paint_market
    if area.width >= market.TILES_WIDTH:
        large = free >= market.LARGE_TILES + 8
        goods = market.LARGE_TILES if large else market.SMALL_TILES
        paint_goods = paint_market_tiles
    centre, stock, bottom = room.stack(free - goods, goods, hand_rows)
    paint_centre(pen, centre)
    paint_goods(pen, stock)
    paint_hand(pen, bottom)


def _paint_fighters_and_turn(pen: Pen, area: Area, height: int) -> Area:
    """Paint the fighters in turn order, the viewer first, and the turn; return the area below."""
    for fighter, place in zip(pen.ring, _places(pen, area.rows(0, height)), strict=True):
        paint_seat(pen, fighter, place)
    paint_turn(pen, area.rows(height, 1))
    return area.rows(height + 1)


def _places(pen: Pen, area: Area) -> list[Area]:
    count = len(pen.seats)
    if count <= ONE_ROW:
        return area.split(count)
    columns = -(-count // 2)
    return [place for row in area.pile(2) for place in row.split(columns)][:count]


def paint_centre_and_market(
    pen: Pen, area: Area, rows: int, paint_goods: Callable[[Pen, Area], None]
) -> None:
    """Paint the middle of the table with the market below it, if there is room for both.

    Otherwise paint only one of the two: the market if the turn is about it.
    """
    if area.height >= rows + MIN_CENTRE_HEIGHT or is_market_day(pen):
        above = max(area.height - rows, 0)
        paint_centre(pen, area.rows(0, above))
        paint_goods(pen, area.rows(above))
    else:
        paint_centre(pen, area)


def is_market_day(pen: Pen) -> bool:
    """Is the market more relevant than the middle of the table?"""
    return subject_of(pen.view) in (UPGRADE, QUIET)


WIDE_SEAT = 34
NAME_ROOM = 8
"""The width of a name in a narrow strip."""


def paint_compact(pen: Pen, area: Area) -> None:
    """Paint the turn, the fighters, the middle or the market, the hand."""
    columns = 2 if len(pen.seats) <= ONE_ROW else ONE_ROW
    rows = -(-len(pen.seats) // columns)
    each = 3 if area.height >= 13 else 2
    line, top, rest = area.stack(1, min(rows * each, area.height - 2), area.height)
    paint_turn(pen, line)
    places = [place for row in top.pile(rows) for place in row.split(columns)]
    for fighter, place in zip(pen.ring, places, strict=False):
        paint_seat_strip(pen, fighter, place)
    if pen.view.outcome is not None:
        paint_centre(pen, rest)
        return
    hand_rows = strip_height(pen, area.width)
    middle, bottom = rest.stack(rest.height - hand_rows, hand_rows)
    _paint_centre_or_market(pen, middle)
    paint_hand_strip(pen, bottom)


def _paint_centre_or_market(pen: Pen, area: Area) -> None:
    rows = strip_rows(len(pen.view.market), area.width)
    has_room_for_both = area.height >= rows + MIN_CENTRE_HEIGHT
    table = area.height >= market.ROWS and area.width >= 76
    if is_market_day(pen) and table and not has_room_for_both:
        paint_market(pen, area)
    else:
        paint_centre_and_market(pen, area, rows, paint_market_strip)


def paint_seat_strip(pen: Pen, fighter: FighterView, area: Area) -> None:
    """Paint name and health; energy, tracks and cards; structures, Poisons and the fight."""
    pen.canvas.fill(area.x, area.y, area.width - 1, area.height, pen.ink("text", on="panel"))
    _paint_name_line(pen, fighter, area.rows(0, 1))
    if not fighter.standing:
        _paint_fall(pen, fighter, area.rows(1, 1))
    else:
        pen.runs(area.x + 1, area.y + 1, _number_runs(pen, fighter, area.width), area.width - 2)
        if area.height > 2:
            _paint_third_line(pen, fighter, area.rows(2, 1))
    pen.add_target(f"seat:{fighter.seat}", Area(area.x, area.y, area.width - 1, area.height))


def _paint_name_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    wide, x = line.width >= WIDE_SEAT, line.x + 1
    pen.canvas.text(line.x, line.y, mark_of(pen, fighter), pen.seat_ink(fighter.seat))
    if pen.view.has_teams:
        style = pen.plate_style(fighter.seat) if fighter.standing else pen.ink("muted", on="raised")
        x = pen.canvas.text(x, line.y, f"{fighter.side + 1}", style)
    acts = decider(pen.view) == fighter.seat and fighter.standing
    style = pen.plate_style(fighter.seat) if acts else pen.seat_ink(fighter.seat)
    room = line.width // 2 if wide else NAME_ROOM
    x = pen.canvas.text(x, line.y, _name_text(pen, fighter, room, wide=wide), style, width=room)
    pen.finish_piece(f"seat:{fighter.seat}", Area(line.x, line.y, x - line.x, 1), news=False)
    x = line.x + room + 3
    if fighter.standing:
        paint_health_line(pen, fighter, Area(x, line.y, max(line.right - 2 - x, 0), 1))


def _name_text(pen: Pen, fighter: FighterView, room: int, *, wide: bool) -> str:
    if not wide:
        return YOU if fighter.seat == pen.view.seat else short_name(fighter)
    face = face_of(fighter.character)
    return f"{face} {name_of(pen, fighter, room - len(face) - 1)}"


def _paint_fall(pen: Pen, fighter: FighterView, line: Area) -> None:
    """Paint the order of elimination (1st is the first out), and the attacker."""
    place, knocker = short_ordinal(fighter.fall_order), felled_run(pen, fighter)
    text = f"fell {place} "
    if len(text) + len(knocker[0]) > line.width - 3:
        text = f"{place} "
    pen.runs(line.x + 2, line.y, [(text, pen.ink("muted")), knocker], line.width - 3)


def _number_runs(pen: Pen, fighter: FighterView, width: int) -> list[Run]:
    """Energy, the four tracks, hand and deck, as text if it fits."""
    for cards in (True, False):
        words = _runs_of_text(pen, fighter, cards=cards)
        if width >= WIDE_SEAT and total_width(words) <= width - 2:
            return words
    gap: Run = (" ", pen.ink("text"))
    levels = level_runs(pen, fighter)
    if width >= WIDE_SEAT:
        levels = [(f"{text} ", style) for text, style in levels]
    energy = (f"{pen.sign('energy')}{fighter.energy}", pen.ink("accent", bold=True))
    runs = [energy, gap, *levels, gap, *hand_and_deck(pen, fighter, with_text=False)]
    if total_width(runs) > width - 2:
        return [(text.strip(), style) for text, style in runs if text.strip()]
    return runs


def _runs_of_text(pen: Pen, fighter: FighterView, *, cards: bool) -> list[Run]:
    """Energy and the tracks above level 0 by name, with or without hand and deck."""
    gap: Run = (" ", pen.ink("text"))
    runs: list[Run] = [
        (f"{pen.sign('energy')}{fighter.energy}/{POWER_UP} energy", pen.ink("accent", bold=True))
    ]
    levels = zip(fighter.levels.items(), level_runs(pen, fighter), strict=True)
    for (slug, level), (_, style) in levels:
        if level:
            runs += [gap, (f"{pen.sign(slug)}{TRACK_SHORT[slug]} +{POWER_UP * level}", style)]
    return [*runs, gap, *hand_and_deck(pen, fighter, with_text=cards)]


def _paint_third_line(pen: Pen, fighter: FighterView, line: Area) -> None:
    room = line.width - 2
    words = status(pen, fighter, room // 2)
    if words:
        text, style = words
        pen.canvas.text(line.right - 2 - len(text), line.y, text, style)
        room -= len(text) + 1
    pen.runs(line.x + 1, line.y, _belonging_runs(pen, fighter, room), max(room, 0))


def _belonging_runs(pen: Pen, fighter: FighterView, room: int) -> list[Run]:
    poisons = poison_runs(pen, fighter)
    tokens = fitting_structures(pen, fighter, room - total_width(poisons))
    if tokens or not fighter.structures:
        runs = [run for token in tokens for run in (*token.runs, (" ", pen.ink("text")))]
        sign = [(f"{pen.sign('structure')} ", pen.ink("good"))] if runs else []
        if total_width([*sign, *runs, *poisons]) <= room:
            return [*sign, *runs, *poisons]
    brief = (f" {brief_poisons(pen, fighter)}", pen.ink("bad", bold=True))
    return [*structure_runs(pen, fighter), brief]
