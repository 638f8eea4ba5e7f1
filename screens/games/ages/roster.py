"""Both teams: each unit with its Health, position, state and cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ages.about_units import FATES, state_text, whereabouts_text
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.unit_queries import acting_team_seat, number_of
from engine.games.ages.view_types import CardView, UnitView, View
from engine.games.ages.words import known_card_name
from screens.games.ages.pen import Pen, team_name
from screens.games.ages.signs import health_dots
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, Token, line_count, total_width

_ONE_LINE, _TWO_LINES, _CARDS = 1, 2, 3
"""The detail of a unit: one line, two, or two and a line for each card."""
ROOM_FOR_HEALTH = 24
"""The minimum width at which Health fits beside a name."""
MIN_WIDTH_WITH_NAMES = 48
"""The minimum width at which a unit's cards have names on its only line."""
MIN_WIDTH_SIDE_BY_SIDE = 72
"""The minimum width at which the teams are side by side, with all their cards."""
MIN_COLUMN_WIDTH = 16
"""The minimum width of a team beside the other one, with a line for each unit."""


def paint_roster(pen: Pen, area: Area) -> int:
    """Paint White above or beside Black, in as much detail as fits; return the rows used."""
    teams = _teams_of(pen.view)
    if _is_side_by_side(teams, area):
        for team, part in zip((WHITE, BLACK), area.split(2, gap=2), strict=True):
            _paint_team(pen, team, teams[team], part, _highest_detail([teams[team]], part.height))
        return area.height
    if _is_in_columns(teams, area):
        for team, part in zip((WHITE, BLACK), area.split(2, gap=1), strict=True):
            _paint_team(pen, team, teams[team], part, _ONE_LINE)
        return min(area.height, 1 + max(map(len, teams)))
    detail = _highest_detail(teams, area.height)
    y = 0
    for team, rows in enumerate(_rows_of_teams(teams, detail, area.height)):
        _paint_team(pen, team, teams[team], area.rows(y, rows), detail)
        y += rows
    return y


def _teams_of(view: View) -> list[list[UnitView]]:
    return [[unit for unit in view.units if unit.team == team] for team in (WHITE, BLACK)]


def rows_of_full_list(view: View, area: Area) -> int:
    teams = _teams_of(view)
    return 1 + max(map(len, teams)) if _is_in_columns(teams, area) else 2 + len(view.units)


def _is_in_columns(teams: Sequence[Sequence[UnitView]], area: Area) -> bool:
    """Are the teams in two narrow columns, because there is no room for one above the other?"""
    rows = len(teams) + sum(map(len, teams))
    return rows > area.height and area.width >= 2 * MIN_COLUMN_WIDTH + 1


def _rows_of_teams(teams: Sequence[Sequence[UnitView]], detail: int, height: int) -> list[int]:
    """The rows of each team: as many as it needs, or half; the other team gets unused rows."""
    heights = [1 + sum(_unit_height(unit, detail) for unit in units) for units in teams]
    if sum(heights) <= height:
        return heights
    first = min(heights[0], max(height - heights[1], (height + 1) // 2))
    return [first, max(height - first, 0)]


def has_line_per_card(view: View, area: Area) -> bool:
    teams = _teams_of(view)
    return _is_side_by_side(teams, area) or _highest_detail(teams, area.height) == _CARDS


def _is_side_by_side(teams: Sequence[Sequence[UnitView]], area: Area) -> bool:
    """Are the teams side by side, because the area is wide and every card has its own line?"""
    wide = area.width >= MIN_WIDTH_SIDE_BY_SIDE
    return wide and all(_highest_detail([units], area.height) == _CARDS for units in teams)


def _unit_height(unit: UnitView, detail: int) -> int:
    return 2 + len(unit.cards) if detail == _CARDS else detail


def _highest_detail(teams: Sequence[Sequence[UnitView]], height: int) -> int:
    for detail in (_CARDS, _TWO_LINES):
        full_height = sum(1 + sum(_unit_height(unit, detail) for unit in units) for units in teams)
        if full_height <= height:
            return detail
    return _ONE_LINE


def _paint_team(pen: Pen, team: int, units: Sequence[UnitView], area: Area, detail: int) -> None:
    if not area.height:
        return
    shown_units, brief = units, list[Token]()
    if detail < _CARDS:
        shown_units, brief = _lines_and_letters(pen, units, area, detail)
    left_out = len(units) - len(shown_units) - len(brief)
    _paint_heading(pen, team, area.rows(0, 1), left_out=left_out)
    y = 1
    for unit in shown_units:
        unit_height = _unit_height(unit, detail)
        part = area.rows(y, unit_height)
        if part.height and pen.canvas.draws_rows(part.y, part.height):
            _paint_unit(pen, unit, part, detail)
        y += unit_height
    if brief:
        pen.flow(area.rows(y), brief)


def _lines_and_letters(
    pen: Pen, units: Sequence[UnitView], area: Area, detail: int
) -> tuple[Sequence[UnitView], list[Token]]:
    lines = (area.height - 1) // detail
    for full in range(min(lines, len(units)), -1, -1):
        shown_units = _units_that_matter(pen, units, full)
        brief = [_brief_token(pen, unit) for unit in units if unit not in shown_units]
        room = area.height - 1 - full * detail
        if not brief or line_count(brief, area.width) <= room:
            return shown_units, brief
    shown_units = _units_that_matter(pen, units, lines)
    return shown_units, []


def _brief_token(pen: Pen, unit: UnitView) -> Token:
    plate = pen.plate_style(unit.team) if unit.is_on_map else pen.team_ink(unit.team, bold=False)
    health = f"{unit.health}" if unit.health > 0 else pen.glyphs.cross
    place = f"unit:{unit.slug}"
    gap: Run = " " if place in pen.offer.places else "", pen.ink("text")  # for its jump letter
    return Token((gap, (pen.letter(unit), plate), (health, pen.health_ink(unit)), gap), place)


def _paint_heading(pen: Pen, team: int, line: Area, *, left_out: int) -> None:
    view = pen.view
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="panel"))
    name, ink = f" {team_name(view, team)}", pen.team_ink(team, on="panel")
    end = pen.canvas.text(line.x, line.y, name, ink, width=line.width) + 1
    alive, omitted_text = f"{view.alive[team]} alive", f"+{left_out}" if left_out else ""
    seat = acting_team_seat(view)
    acts = ""
    if seat is not None and view.sides[seat] == team:
        acts = "you act" if seat == view.seat else f"{number_of(view, seat)} acts"
    for facts in (
        (omitted_text, acts, alive),
        (omitted_text, acts),
        (omitted_text, alive),
        (omitted_text,),
    ):
        text = ", ".join(each for each in facts if each)
        if end + len(text) + 1 <= line.right:
            role = "focus" if acts and acts in text else "muted"
            pen.canvas.text(line.right - len(text) - 1, line.y, text, pen.ink(role, on="panel"))
            return


def _units_that_matter(pen: Pen, units: Sequence[UnitView], room: int) -> Sequence[UnitView]:
    """The units that fit, in their order: choosable ones, own ones, those on the map."""
    if len(units) <= room:
        return units

    def rank(unit: UnitView) -> tuple[bool, ...]:
        is_needed = f"unit:{unit.slug}" in pen.offer.places or unit == pen.acting_unit
        return not is_needed, unit.owner != pen.view.seat, not unit.is_on_map, unit.health < 1

    slugs = {unit.slug for unit in sorted(units, key=rank)[: max(room, 0)]}
    return [unit for unit in units if unit.slug in slugs]


def _paint_unit(pen: Pen, unit: UnitView, area: Area, detail: int) -> None:
    line, place = area.rows(0, 1), f"unit:{unit.slug}"
    pen.add_target(place, line)  # Before its cards, which are targets of their own.
    if detail == _ONE_LINE:
        _paint_on_one_line(pen, unit, line)
    else:
        _paint_name_and_health(pen, unit, line)
        second = area.rows(1, 1)
        _paint_where_it_is(pen, unit, second)
        _paint_at_right_end(
            pen, _back_runs(pen, unit) if detail == _TWO_LINES else pen.carried_signs(unit), second
        )
        if detail == _CARDS:
            for row, card in enumerate(unit.cards, 2):
                paint_card(pen, unit, card, area.rows(row, 1))
    pen.highlight_piece(place, line)


def _paint_name_and_health(pen: Pen, unit: UnitView, line: Area) -> None:
    x = pen.paint_plate(unit, line)
    health = "" if line.width < ROOM_FOR_HEALTH else health_dots(unit, pen.glyphs, 14)
    health_x = line.right - len(health)
    room = max(health_x - x - 1, 0)
    whole = unit_name(unit.slug)
    name = whole if len(whole) <= room else short_name(unit.slug)
    pen.canvas.text(x + 1, line.y, name, pen.name_ink(unit), width=room)
    pen.canvas.text(health_x, line.y, health, pen.health_ink(unit))


def _paint_where_it_is(pen: Pen, unit: UnitView, line: Area) -> None:
    x, room = line.x + 2, line.width - 2
    if line.width < ROOM_FOR_HEALTH and unit.is_on_map:
        health = health_dots(unit, pen.glyphs, 5)
        x = pen.canvas.text(x, line.y, f"{health} ", pen.health_ink(unit))
        room = line.right - x
    pen.runs(x, line.y, _state_runs(pen, unit, room), room)


def _state_runs(pen: Pen, unit: UnitView, room: int) -> list[Run]:
    state = state_text(pen.view, unit)
    role = "bad" if state == "killed" else "focus" if state == "acts now" else "muted"
    if not unit.is_on_map:
        short = state.removeprefix("off map, ") if len(state) > room else state
        short = short.replace("Respect", "Resp") if len(short) > room else short
        short = short.removeprefix("in ") if len(short) > room else short
        short = FATES.get(short, short) if len(short) > room else short
        return [(short, pen.ink(role))]
    runs: list[Run] = [(f"{pen.chart.names[unit.space]:<3} ", pen.ink("text"))]
    speed = f"Speed {unit.ratings['speed'].value}" if room > 30 else ""
    runs += [(f"{speed:<9}", pen.ink("muted"))] if speed else []
    if state and total_width(runs) + len(state) > room:
        state = state.split()[-1] if state.startswith("has") else state.split()[0]
    return [*runs, (state, pen.ink(role))]


def _paint_on_one_line(pen: Pen, unit: UnitView, line: Area) -> None:
    if line.width >= MIN_WIDTH_WITH_NAMES:
        _paint_with_card_names(pen, unit, line)
        return
    x = pen.paint_plate(unit, line)
    if line.width < 28:
        _paint_in_a_column(pen, unit, line, x)
        return
    room = min(12, max(len(short_name(each.slug)) for each in pen.view.units))
    pen.canvas.text(x + 1, line.y, short_name(unit.slug), pen.name_ink(unit), width=room)
    health = f"{unit.health}/{unit.max_health}"
    x = pen.canvas.text(x + 2 + room, line.y, health, pen.health_ink(unit), width=5)
    x += 1
    state, backs = _fitting_state(pen, unit, line.right - x)
    backs_width = total_width(backs)
    room = max(line.right - x - backs_width - 1, 0)
    pen.runs(x, line.y, state, room)
    pen.runs(line.right - backs_width, line.y, backs, backs_width)


def _fitting_state(pen: Pen, unit: UnitView, width: int) -> tuple[list[Run], list[Run]]:
    backs = _back_runs(pen, unit)
    for each in (backs, _back_runs(pen, unit, as_count=True)):
        room = max(width - total_width(each) - 1, 0)
        state = _state_runs(pen, unit, room)
        if total_width(state) <= room:
            return state, each
    return _state_runs(pen, unit, 0)[:1], backs  # The space says more than a part of the state.


def _paint_in_a_column(pen: Pen, unit: UnitView, line: Area, x: int) -> None:
    place = whereabouts_text(pen.view, unit)
    health = f"{unit.health}"
    wide = max(len(whereabouts_text(pen.view, each)) for each in pen.view.units)
    room = max(line.right - x - 1 - len(health) - wide - 2, 0)
    name = short_name(unit.slug)[:room].rstrip()  # Two letters say more than one and a sign.
    pen.canvas.text(x + 1, line.y, name, pen.name_ink(unit))
    x = pen.canvas.text(x + 2 + room, line.y, health, pen.health_ink(unit), width=3)
    pen.canvas.text(
        x + 1, line.y, place, pen.ink("text" if unit.is_on_map else "muted"), width=wide
    )


def _paint_with_card_names(pen: Pen, unit: UnitView, line: Area) -> None:
    x = pen.paint_plate(unit, line)
    pen.canvas.text(x + 1, line.y, short_name(unit.slug), pen.name_ink(unit), width=12)
    healths = {each.slug: f"{each.health}/{each.max_health}" for each in pen.view.units}
    pen.canvas.text(x + 14, line.y, healths[unit.slug], pen.health_ink(unit))
    x += 15 + max(map(len, healths.values()))
    state = [*_state_runs(pen, unit, 18 if not unit.is_on_map else 10), *pen.carried_signs(unit)]
    pen.runs(x, line.y, state, total_width(state))
    x += total_width(state) + 2  # The letter of a card is before it.
    remaining_cards = list(unit.cards)
    is_any_offered = any(f"card:{card.slug}" in pen.offer.places for card in remaining_cards)
    gap = 2 if is_any_offered else 1  # The letter of a card does not touch the name before it.
    end = line.right - 1  # The last card does not touch what is beside the roster.
    while (
        remaining_cards
        and x + 2 + gap + width_of(known_card_name(remaining_cards[0])) + len(remaining_cards) - 1
        <= end
    ):
        card = remaining_cards.pop(0)
        wide = 2 + width_of(known_card_name(card))
        paint_card(pen, unit, card, Area(x - 2, line.y, wide + 2, 1))
        x += wide + gap
    if len(remaining_cards) < len(unit.cards):
        x -= gap - 1  # Signs have no letters.
    for number, card in enumerate(remaining_cards):
        pen.runs(x + number, line.y, [_card_sign(pen, card)], 1)


def _card_sign(pen: Pen, card: CardView) -> Run:
    sign = pen.glyphs.filled_square if card.shown else pen.glyphs.card_back
    return sign, pen.ink("gold" if card.shown else "muted")


def _paint_at_right_end(pen: Pen, runs: list[Run], line: Area) -> None:
    pen.runs(line.right - total_width(runs), line.y, runs, total_width(runs))


def _back_runs(pen: Pen, unit: UnitView, *, as_count: bool = False) -> list[Run]:
    """Carried pieces, backs and open cards; with `as_count`, a number for three or more."""
    hidden_count = sum(not card.shown for card in unit.cards)
    open_cards = len(unit.cards) - hidden_count
    return [
        *pen.carried_signs(unit),
        (_glyphs_of(pen.glyphs.card_back, hidden_count, as_count=as_count), pen.ink("muted")),
        (_glyphs_of(pen.glyphs.filled_square, open_cards, as_count=as_count), pen.ink("gold")),
    ]


def _glyphs_of(glyph: str, number: int, *, as_count: bool) -> str:
    return f"{number}{glyph}" if as_count and number > 2 else glyph * number


def paint_card(pen: Pen, unit: UnitView, card: CardView, line: Area) -> None:
    role = "text" if card.known else "muted"
    pen.runs(line.x + 2, line.y, [_card_sign(pen, card)], 1)
    pen.canvas.text(
        line.x + 4, line.y, known_card_name(card), pen.ink(role), width=max(line.width - 4, 0)
    )
    if place := pen.card_place(unit, card):
        pen.finish_piece(place, Area(line.x + 1, line.y, line.width - 1, 1))
