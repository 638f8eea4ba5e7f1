"""The board before the first round: the choice of characters, and building the map."""

from __future__ import annotations

from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.map.slots import kind_of
from engine.games.ages.names import piece_name, rotation_text
from engine.games.ages.opening.texts import about_opening
from engine.games.ages.opening.unfinished_map import Building
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, DOME_KEYS, platter_of
from engine.games.ages.view_types import View
from screens.games.ages.colours import AGE_ROLE, DOME_ROLE
from screens.games.ages.map_parts.hex_art import fitting_size, grid_of, hex_areas, paint_ground
from screens.games.ages.opening_parts.building import paint_plan, piece_in_hand
from screens.games.ages.opening_parts.selection import paint_selection
from screens.games.ages.pen import Pen
from screens.games.ages.signs import piece_role
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, line_count

PANEL_WIDTHS = (30, 46)
"""The minimum and maximum width of the panel beside the map."""
ROWS_BELOW_PIECES = 3
"""The rows below the pieces to choose from: the current piece, and its heading."""
MIN_PLATTER_SIZE = (18, 9)


def paint_opening(pen: Pen, area: Area) -> None:
    view = pen.view
    _paint_headline(pen, area.rows(0, 1))
    lower_area = area.rows(1)
    if view.building is not None:
        _paint_building(pen, lower_area, view.building)
    elif view.selection is not None:
        paint_selection(pen, lower_area, view.selection)


def _paint_headline(pen: Pen, line: Area) -> None:
    view = pen.view
    mission = view.mission_row
    runs: list[Run] = [(f" {mission.name} ", pen.ink("text", on="raised"))]
    if view.building is not None:
        runs.append((f" {TEAMS[view.turn]} builds ", pen.plate_style(view.turn)))
        runs.append((f" {_building_text(view, view.building)}", pen.ink("text")))
    elif view.selection is not None:
        runs.append((" The teams are chosen ", pen.ink("background", on="gold", bold=True)))
    pen.runs(line.x, line.y, runs, line.width)


def _building_text(view: View, building: Building) -> str:
    if view.step == "platter":
        return "each team chooses a platter"
    if view.step == "key":
        return "the teams choose labyrinths"
    if building.piece:
        next_step = "its slot" if view.step == "slot" else "its turn"
        return f"{piece_name(building.piece).removeprefix('the ')}: {next_step}"
    if view.mission_row.method == "halves":
        return "its half of the map"
    return f"{building.pieces_left} more, then {TEAMS[1 - view.turn]}"


def _paint_building(pen: Pen, area: Area, building: Building) -> None:
    width = max(PANEL_WIDTHS[0], min(PANEL_WIDTHS[1], area.width // 3))
    width = min(width, area.width // 2)
    paint_plan(pen, area.columns(0, area.width - width - 1))
    side = area.columns(area.width - width)
    tokens = _piece_tokens(pen, side)
    used_rows = 0
    if tokens:
        pen.rule(side.rows(0, 1), "Choose")
        used_rows = 1 + pen.flow(side.rows(1), tokens)
    used_rows += _paint_pieces_left(pen, side.rows(used_rows), building)
    _paint_piece_in_sight(pen, side.rows(used_rows))


def _piece_tokens(pen: Pen, area: Area) -> list[Token]:
    places = [place for place in pen.offer.places if not place.startswith("slot:")]
    tokens = [_piece_token(pen, place) for place in places]
    if line_count(tokens, area.width) <= area.height - ROWS_BELOW_PIECES:
        return tokens
    return [_piece_token(pen, place, brief=True) for place in places]


def _piece_token(pen: Pen, place: str, *, brief: bool = False) -> Token:
    kind, _, name = place.partition(":")
    if kind == "turn":
        building = pen.view.building
        piece = building.piece if building is not None else ""
        text = rotation_text(piece, int(name)).removeprefix(", turned by ") or "as printed"
        return Token(((f" {text} ", pen.ink("text", on="raised")),), place)
    style = pen.ink(role_of(name), on="raised", bold=True)
    text = brief_piece(name) if brief else f" {short_piece(name)} "
    return Token(((text, style),), place)


def role_of(piece: str) -> str:
    platter = platter_of(piece)
    if platter is not None:
        return AGE_ROLE[platter.age]
    if piece in ADVENTURE_KEYS:
        return piece_role(piece) or AGE_ROLE.get(ADVENTURE_KEYS[piece].age or "", "text")
    return DOME_ROLE[DOME_KEYS[int(piece.removeprefix("dome "))].colour]


def short_piece(piece: str) -> str:
    """The short name of a piece of the map: "Ancient lab."."""
    return piece_name(piece).removeprefix("the ").replace("labyrinth", "lab.")


def brief_piece(piece: str) -> str:
    """The shortest name of a piece: "dome 8", "alt. Ancient", "Hall"."""
    if piece.startswith("dome "):
        return piece
    words = short_piece(piece).removesuffix(" lab.").split()
    return f"alt. {words[-1]}" if words[0] == "alternate" else words[-1]


def _paint_pieces_left(pen: Pen, area: Area, building: Building) -> int:
    pieces = [*(slug for pile in building.platters for slug in pile), *building.keys]
    others = [
        each
        for each in pieces
        if f"piece:{each}" not in pen.offer.places and each != building.piece
    ]
    room = area.rows(1, max(0, min(6, area.height - 8)))
    if not others or not room.height:
        return 0
    pen.rule(area.rows(0, 1), f"Not laid yet: {len(pieces)}")
    tokens = [Token(((short_piece(each), pen.ink(role_of(each))),)) for each in others]
    return 1 + pen.flow(room, tokens)


def _paint_piece_in_sight(pen: Pen, area: Area) -> None:
    if area.height < 1:
        return
    pen.canvas.follow_the_cursor(area.y, area.height)
    about_cursor = about_opening(pen.view, pen.offer.cursor)
    piece = piece_in_hand(pen.view, pen.offer.cursor) or _piece_as_printed(pen)
    if about_cursor is not None:
        pen.add_target(pen.offer.cursor, area)
        pen.rule(area.rows(0, 1), pen.canvas.clip(about_cursor.title, area.width - 4), role="focus")
    elif piece is not None:
        pen.rule(area.rows(0, 1), short_piece(piece.piece))
    y = 1
    for text in about_cursor.lines if about_cursor is not None else ():
        if y < area.height:
            y += pen.wrap(area.interior(1, 0).rows(y), text, pen.ink("text"))
    if piece is not None and area.height - y > MIN_PLATTER_SIZE[1]:
        _paint_picture(pen, area.rows(y + 1), piece)


def _piece_as_printed(pen: Pen) -> PlacedPiece | None:
    kind, _, name = pen.offer.cursor.partition(":")
    building = pen.view.building
    piece = name if kind == "piece" else building.piece if building is not None else ""
    if not piece:
        return None
    return PlacedPiece(piece, "platter" if kind_of(piece) == "platter" else "d", 0, 0)


def _paint_picture(pen: Pen, area: Area, placed: PlacedPiece) -> None:
    layout = (placed,)
    size = fitting_size(layout, area.width, area.height)
    if size is None:
        return
    whole, hexes = grid_of(layout, size), hex_areas(layout, size)
    left = area.x + (area.width - whole.width) // 2
    for space, spot in zip(chart(layout).spaces, hexes, strict=True):
        if not space.is_cavern:
            cells = Area(left + spot.x, area.y + spot.y, spot.width, spot.height)
            paint_ground(pen.canvas, space, cells, layout)
