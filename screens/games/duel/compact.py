"""The compact arrangement, and its pieces: a line or two where the larger ones have cards."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve, frozen

from engine.games.duel.cards import ASSISTANTS, CITIES, HAND_SIZE, ROW_LENGTH
from engine.games.duel.view_types import GoalPart, RegionView, SideView
from screens.games.duel.board import paint_hand_area, paint_standing, paint_track
from screens.games.duel.hand import action_run, assistant_in_play, small_face
from screens.games.duel.pen import Pen
from screens.games.duel.region import paint_chip, paint_holdings
from screens.games.duel.seat import paint_reserved, seat_title, technology_tokens
from screens.games.duel.signs import (
    LEADS_BY,
    OUT_OF_REACH,
    REGION_ROLE,
    REGION_SHORT,
    TIE_BREAK,
    closed_sign,
    fewest_text,
    goal_sign,
    last_name,
    power_role,
    power_sign,
    short_goal_text,
)
from screens.games.duel.supply import is_closed, paint_pile
from screens.games.duel.turn import paint_turn_strip
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, total_width

# A side

GOAL_ROOM = 44
"""The width of a short goal at the end of a line."""


def paint_seat_strip(pen: Pen, side: SideView, area: Area) -> None:
    """Paint a side in a line: name, PR, Technologies, reserved shares, hand, and the goal's parts.

    A second line is used only for the goal.
    """
    role = pen.seat_role(side.seat)
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    name = seat_title(pen, side, 14 if area.height > 1 else 10)
    sign = f" {power_sign(pen.glyphs, side.power)} {name} "
    ground = role if pen.mover == side.seat else None
    style = pen.ink("background" if ground else role, on=ground, bold=True)
    x = pen.canvas.text(area.x, area.y, sign, style)
    if side.company:
        pen.add_target(f"inventor:{side.company}", Area(area.x, area.y, x - area.x, 1))
    start = x
    x = pen.runs(x, area.y, _pr_runs(pen, side), 24)
    pen.add_target(f"pr:{side.seat}", Area(start, area.y, x - start, 1))
    x = _paint_technologies(
        pen, side, Area(x + 1, area.y, area.right - x - 1, 1), names=area.height > 1
    )
    x = paint_reserved(pen, side, Area(x + 1, area.y, area.right - x - 1, 1), label="Res ")
    x = pen.runs(x, area.y, _hand_runs(pen, side, area.right - x - GOAL_ROOM), area.right - x)
    if area.height > 1:
        pen.runs(area.x, area.y + 1, _goal_line(pen, side, area.width), area.width)
        pen.add_target(f"goal:{side.seat}", area.rows(1, 1))
    else:
        pen.runs(x, area.y, _short_goal(pen, side, area.right - x), area.right - x)
        pen.add_target(f"goal:{side.seat}", Area(x, area.y, area.right - x, 1))


def _pr_runs(pen: Pen, side: SideView) -> list[Run]:
    return [
        (" PR ", pen.ink("muted")),
        (f"{side.pr}", pen.seat_ink(side.seat)),
        (f" {pen.glyphs.star} at {side.next_free}", pen.ink("muted")),
    ]


def _paint_technologies(pen: Pen, side: SideView, line: Area, *, names: bool) -> int:
    """Paint the chips held, by name if wanted, else by sign, and return the x after them."""
    tokens = technology_tokens(pen, side, short=True)
    if not names:
        tokens = [Token(((t.runs[0][0][0], t.runs[0][1]),), t.place) for t in tokens]
    pen.flow(line, tokens)
    return line.x + sum(token.width + 1 for token in tokens)


def _hand_runs(pen: Pen, side: SideView, room: int) -> list[Run]:
    """The hand as backs, and small faces of the rival's known cards if they fit."""
    known_cards = side.hand if side.seat != pen.own_seat.seat else ()
    faces = [run for slug in known_cards for run in small_face(pen, slug, is_played=False)]
    if total_width(faces) + HAND_SIZE > room:
        faces, known_cards = [], ()
    backs = pen.glyphs.card_back * (side.hand_count - len(known_cards))
    return [("  ", pen.ink("muted")), (backs, pen.ink("muted")), *faces]


def _goal_line(pen: Pen, side: SideView, room: int) -> list[Run]:
    """The goal's parts as text, with Regions as letters if the line would be too long."""
    runs = _goal_runs(pen, side)
    if total_width(runs) > room:
        return [(short_goal_text(text), style) for text, style in runs]
    return runs


def _short_goal(pen: Pen, side: SideView, room: int) -> list[Run]:
    """The goal's parts in the longest form that fits, down to none."""
    for runs in _shares_goals(pen, side):
        if total_width(runs) <= room:
            return runs
    for name, space in (("Goal", " "), ("Goal", ""), ("", "")):
        runs = _goal_runs(pen, side, fewest_text, name=name, gap=" ", space=space)
        if total_width(runs) <= room:
            return runs
    runs = _cities_goal(pen, side)
    if runs and total_width(runs) <= room:
        return runs
    return _goal_runs(pen, side, lambda text: "", name="Goal", gap=" ")


def _shares_goals(pen: Pen, side: SideView) -> list[list[Run]]:
    """A goal whose parts all count shares of a company, in two lengths; empty for other goals."""
    parts = side.goal.parts if side.goal is not None else ()
    if not parts or not all(part.text.startswith("shares of company") for part in parts):
        return []
    progress_runs = [
        (f" {part.have}/{part.need}", pen.ink("good" if part.met else "muted")) for part in parts
    ]
    words = (f" Goal shares in {len(parts)} companies", " Goal shares")
    return [[(each, pen.ink("muted")), *progress_runs] for each in words]


def _cities_goal(pen: Pen, side: SideView) -> list[Run]:
    """A goal whose parts all count Cities, with that word only once; empty for other goals."""
    parts = side.goal.parts if side.goal is not None else ()
    places = [fewest_text(part.text).removesuffix(" Cities") for part in parts]
    if not all(fewest_text(part.text).endswith(" Cities") for part in parts):
        return []
    progress_runs = [
        (f" {place} {part.have}/{part.need}", pen.ink("good" if part.met else "muted"))
        for place, part in zip(places, parts, strict=True)
    ]
    return [(" Cities", pen.ink("muted")), *progress_runs]


def _goal_runs(
    pen: Pen,
    side: SideView,
    wording: Callable[[str], str] = str,
    *,
    name: str = "Goal",
    gap: str = "  ",
    space: str = "",
) -> list[Run]:
    """The goal's parts in a line, each worded by `wording`, with `space` after its sign."""
    if side.goal is None:
        return []
    if side.goal.out_of_reach:
        return [(f"{gap}{name}", pen.ink("muted")), (f"{gap}{OUT_OF_REACH}", pen.ink("bad"))]
    parts = [
        (f"{gap}{_goal_part(pen, part, wording, space)}", pen.ink("good" if part.met else "muted"))
        for part in side.goal.parts
    ]
    return [(f"{gap}{name}", pen.ink("muted")), *parts]


def _goal_part(pen: Pen, part: GoalPart, wording: Callable[[str], str], space: str) -> str:
    sign = goal_sign(pen.glyphs, is_met=part.met)
    count = f"{part.have}/{part.need}" if part.need > 1 else ""
    return " ".join(each for each in (f"{sign}{space}{wording(part.text)}", count) if each)


# A Region


def paint_region_strip(pen: Pen, region: RegionView, area: Area) -> None:
    """Paint a Region without a frame: its name and chip, and the scores in one line."""
    _paint_heading(pen, region, area.rows(0, 1))
    each = (area.height - 2) // 2
    paint_holdings(pen, pen.rival, region.slug, area.rows(1, each), rising=True)
    _paint_scores(pen, region, area.rows(1 + each, 1))
    paint_holdings(pen, pen.own_seat, region.slug, area.rows(2 + each, each))


def _paint_heading(pen: Pen, region: RegionView, line: Area) -> None:
    is_scored = pen.view.scoring_region == region.slug
    role = "gold" if is_scored else REGION_ROLE[region.slug]
    edge = pen.glyphs.double if is_scored else pen.glyphs.light
    place = f"region:{region.slug}"
    pen.canvas.hline(line.x, line.y, line.width, pen.ink("border"), edge.horizontal)
    star = f"{pen.glyphs.star} " if is_scored else ""
    name = f" {star}{region.name} "
    pen.canvas.text(line.x + 1, line.y, name, pen.ink(role, bold=True), width=line.width - 1)
    paint_chip(pen, region, line.columns(len(name) + 1))
    pen.finish_piece(place, Area(line.x, line.y, min(len(name) + 1, line.width), 1))
    pen.add_target(place, line)


def _paint_scores(pen: Pen, region: RegionView, line: Area) -> None:
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="raised"))
    runs: list[Run] = []
    for side, pointer in (
        (pen.rival, pen.glyphs.scroll_up),
        (pen.own_seat, pen.glyphs.scroll_down),
    ):
        leads = region.leader == side.seat
        crown = pen.glyphs.crown if leads else " "
        style = pen.seat_ink(side.seat, bold=leads)
        runs.append((f" {crown}{pointer}{region.points[side.seat]:2}", style))
    room = line.width - total_width(runs) - 1
    text = LEADS_BY[region.reason]
    text = text if len(text) <= room else TIE_BREAK[region.reason]
    runs.append((f" {text}", pen.seat_ink(region.leader)))
    pen.runs(line.x, line.y, runs, line.width)


# The supply


def paint_row_strip(pen: Pen, line: Area) -> None:
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="surface"))
    refresh = 14 if line.width >= 74 else 9
    lanes = line.columns(0, line.width - refresh).split(ROW_LENGTH)
    for slug, lane in zip(pen.view.row, lanes, strict=False):
        _paint_city(pen, slug, lane)
    text = f"  Refresh ({pen.view.city_deck})" if refresh > 9 else " Refresh"
    lane = line.columns(line.width - refresh)
    pen.write(lane.x, lane.y, text, "text", width=lane.width)
    pen.finish_piece("row", lane)


def _paint_city(pen: Pen, slug: str, lane: Area) -> None:
    city = CITIES[slug]
    is_region_closed = is_closed(pen, city.region)
    tail = f" {closed_sign(pen.glyphs) if is_region_closed else ''}{REGION_SHORT[city.region]}"
    room = lane.width - 2 - len(tail)
    name = f"{pen.glyphs.city} {city.name}"
    name = name if len(name) <= room else pen.canvas.clip(city.name, room)
    style = pen.ink("muted" if is_region_closed else "bright", bold=not is_region_closed)
    runs = [(f"  {name}", style), (tail, pen.ink(REGION_ROLE[city.region]))]
    end = pen.runs(lane.x, lane.y, runs, lane.width)
    pen.finish_piece(f"city:{slug}", Area(lane.x, lane.y, end - lane.x, 1))


def paint_market_strip(pen: Pen, area: Area) -> None:
    lanes = area.split(-(-len(pen.view.market) // 2))
    for number, pile in enumerate(pen.view.market):
        column, row = divmod(number, 2)
        paint_pile(pen, pile, lanes[column].rows(row, 1))


# The hand


def paint_hand_strip(pen: Pen, area: Area) -> None:
    own_seat = pen.own_seat
    assistant = assistant_in_play(pen, own_seat)
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    faces = [*own_seat.hand, *([assistant] if assistant else [])]
    for slug, lane in zip(faces, area.split(HAND_SIZE), strict=False):
        _paint_card(pen, slug, lane, is_played=slug == assistant)
    for lane in area.split(HAND_SIZE)[
        len(faces) : len(faces) + own_seat.hand_count - len(own_seat.hand)
    ]:
        pen.write(lane.x + 1, lane.y, pen.glyphs.card_back * 8, "muted", width=lane.width)


def _paint_card(pen: Pen, slug: str, lane: Area, *, is_played: bool) -> None:
    mark = f"{pen.glyphs.cursor} " if is_played else ""
    actions: list[Run] = []
    for action in ASSISTANTS[slug].actions:
        is_used = is_played and action not in pen.view.turn.unused_actions
        text, ink = action_run(pen, action, slug, is_used=is_used, with_text=lane.height > 1)
        actions.append((f" {text.replace('Propaganda', 'PR')}", ink))
    room = lane.width - 3 - len(mark) - (total_width(actions) if lane.height == 1 else 0)
    name = ASSISTANTS[slug].name if len(ASSISTANTS[slug].name) <= room else last_name(slug)
    style = pen.ink(power_role(pen.own_seat.power) if is_played else "bright", bold=True)
    x = pen.runs(lane.x, lane.y, [(f"  {mark}{name}", style)], lane.width - 1)
    x, y = (x, lane.y) if lane.height == 1 else (lane.x, lane.y + 1)
    end = pen.runs(x + (lane.height > 1), y, actions, lane.right - 1 - x)
    pen.add_target(f"card:{slug}", Area(lane.x, lane.y, lane.width - 1, lane.height))
    pen.finish_piece(f"card:{slug}", Area(lane.x, lane.y, end - lane.x, lane.height))


@frozen
class Rows:
    side: int = 1
    holdings: int = 1
    hand: int = 1
    track: int = 0
    standing: int = 0

    @property
    def total(self) -> int:
        """All rows, including the fixed ones: heading, scores, row, two for the market, turn."""
        changing = 2 * self.side + 2 * self.holdings + self.hand + self.track + self.standing
        return changing + 6


WISHES = (
    ("track", 1),
    ("hand", 2),
    ("standing", 1),
    ("holdings", 2),
    ("side", 2),
    ("hand", 5),
    ("holdings", 3),
    ("track", 2),
    ("hand", 6),
    ("holdings", 4),
    ("hand", 7),
    ("holdings", 5),
    ("holdings", 6),
)
"""The parts that grow if there is more room, in order."""


def rows_for(height: int) -> Rows:
    rows = Rows()
    for part, row_count in WISHES:
        grown = evolve(rows, **{part: row_count})
        if grown.total <= height:
            rows = grown
    return rows


def paint_compact(pen: Pen, area: Area) -> None:
    rows = rows_for(area.height)
    regions = 2 * rows.holdings + 2
    heights = (rows.side, regions, 1, 2, rows.track, rows.standing, rows.side, 1, rows.hand)
    rival, middle, row, market, track, standing, own_row, turn, hand = area.stack(*heights)
    paint_seat_strip(pen, pen.rival, rival)
    for region, column in zip(pen.view.regions, middle.split(3, 1), strict=True):
        paint_region_strip(pen, region, column)
    paint_row_strip(pen, row)
    paint_market_strip(pen, market)
    if rows.track:
        paint_track(pen, track)
    paint_standing(pen, standing)
    paint_seat_strip(pen, pen.own_seat, own_row)
    paint_turn_strip(pen, turn)
    if rows.hand < 5 and not pen.view.scoring_region and pen.view.outcome is None:
        paint_hand_strip(pen, hand)
    else:
        paint_hand_area(pen, hand)
