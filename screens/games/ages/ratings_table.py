"""The roster as a table: every unit with its current ratings, and the cards below."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ages.about_units import state_text, whereabouts_text
from engine.games.ages.card_types import Rating
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.view_types import CardView, UnitView
from engine.games.ages.words import known_card_name
from screens.games.ages.pen import Pen, team_name
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, line_count

GROUPS: tuple[tuple[tuple[Rating, str], ...], ...] = (
    (("speed", "Spd"), ("wits", "Wit"), ("melee", "Mel"), ("power", "Pow"), ("damage", "Dam")),
    (("aim", "Aim"), ("point", "Pnt"), ("throw", "Thr")),
    (("react", "Rct"), ("stealth", "Sth"), ("armor", "Arm")),
    (("strength", "Str"), ("intellect", "Int"), ("honor", "Hon"), ("respect", "Rsp")),
)
"""The ratings in the order of the columns, each with its heading."""
SHORT: Mapping[Rating, str] = {
    "speed": "Sp", "wits": "Wi", "melee": "Me", "power": "Po", "damage": "Da",
    "aim": "Ai", "point": "Pt", "throw": "Th", "react": "Re", "stealth": "Sl", "armor": "Ar",
    "strength": "St", "intellect": "In", "honor": "Ho", "respect": "Rs",
}  # fmt: skip
"""Headings of two letters, for columns in which those of three would touch each other."""
COUNT = sum(map(len, GROUPS))
NAME, HEALTH, PLACE = 13, 4, 4
"""The widths of a unit's name, Health and space."""
STATE = 7
"""The width of a unit's state, if there is room for it."""
MIN_WIDTH = 5 + NAME + HEALTH + PLACE + 3 * COUNT + len(GROUPS)


def has_table(pen: Pen, area: Area) -> bool:
    rows = 2 + len(pen.view.units) + line_count(_card_tokens(pen), area.width)
    return area.width >= MIN_WIDTH and rows <= area.height


def paint_table(pen: Pen, area: Area) -> int:
    y = 0
    for team in (WHITE, BLACK):
        _paint_heading(pen, team, area.rows(y, 1))
        y += 1
        for unit in pen.view.units:
            if unit.team == team:
                _paint_unit(pen, unit, area.rows(y, 1))
                y += 1
    return y + pen.flow(area.rows(y), _card_tokens(pen))


def _cell_width(line: Area) -> int:
    return 4 if line.width >= MIN_WIDTH + COUNT + STATE else 3


def _rating_columns(line: Area) -> list[tuple[Rating, str, int]]:
    cell_width, x = _cell_width(line), line.x + 5 + NAME + HEALTH + PLACE
    columns = []
    for group in GROUPS:
        for rating, name in group:
            columns.append((rating, name, x))
            x += cell_width
        x += 1
    return columns


def _paint_heading(pen: Pen, team: int, line: Area) -> None:
    pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("text", on="panel"))
    alive = f"{pen.view.alive[team]} alive"
    name = pen.team_ink(team, on="panel")
    end = pen.canvas.text(line.x, line.y, f" {team_name(pen.view, team)}", name)
    pen.canvas.text(end + 2, line.y, alive, pen.ink("muted", on="panel"))
    cell_width = _cell_width(line)
    for rating, heading, x in _rating_columns(line):
        word = heading if len(heading) < cell_width else SHORT[rating]
        pen.canvas.text(
            x, line.y, word, pen.ink("text", on="panel"), width=cell_width, align="right"
        )
        pen.add_target(f"rating:{rating}", Area(x, line.y, cell_width, 1))


def _paint_unit(pen: Pen, unit: UnitView, line: Area) -> None:
    x = pen.paint_plate(unit, line)
    pen.canvas.text(x + 1, line.y, short_name(unit.slug), pen.name_ink(unit), width=NAME - 1)
    x = line.x + 5 + NAME
    health = f"{unit.health}/{unit.max_health}"
    health_text = health if len(health) <= HEALTH else str(unit.health)
    pen.canvas.text(x, line.y, health_text, pen.health_ink(unit))
    place = whereabouts_text(pen.view, unit)
    pen.canvas.text(x + HEALTH, line.y, place, pen.ink("text" if unit.is_on_map else "muted"))
    cell_width = _cell_width(line)
    for rating, _, left in _rating_columns(line):
        figure = unit.ratings[rating]
        change = figure.value - figure.printed_value
        role = "good" if change > 0 else "bad" if change < 0 else "text"
        ink = pen.ink(role, bold=bool(change))
        pen.canvas.text(left, line.y, str(figure.value), ink, width=cell_width, align="right")
    end = _rating_columns(line)[-1][2] + cell_width + 1
    text = state_text(pen.view, unit) if unit.is_on_map else ""
    state = text.removeprefix("has ").removesuffix(" now")
    pen.canvas.text(end, line.y, state, pen.ink("focus"), width=max(line.right - end, 0))
    pen.finish_piece(f"unit:{unit.slug}", line)


def _card_tokens(pen: Pen) -> list[Token]:
    tokens = []
    is_any_offered = any(place.startswith("card:") for place in pen.offer.places)
    gap = " " if is_any_offered else ""  # A jump letter does not touch the card before it.
    for unit in pen.view.units:
        carried_signs = pen.carried_signs(unit)
        if unit.cards or carried_signs:
            plate = Token((pen.unit_plate(unit), *carried_signs), stays_with_next=bool(unit.cards))
            tokens.append(plate)
            tokens += [_card_token(pen, unit, card, gap) for card in unit.cards if card.known]
        hidden_count = sum(not card.known for card in unit.cards)
        if hidden_count:
            tokens.append(Token(((pen.glyphs.card_back * hidden_count, pen.ink("muted")),)))
    return tokens


def _card_token(pen: Pen, unit: UnitView, card: CardView, gap: str) -> Token:
    sign = pen.glyphs.filled_square if card.shown else pen.glyphs.card_back
    mark: Run = (f"{sign} ", pen.ink("gold" if card.shown else "muted"))
    place = pen.card_place(unit, card)
    return Token((mark, (f"{known_card_name(card)}{gap}", pen.ink("text"))), place)
