"""Setup: the characters as cards, from which each seat picks one."""

from __future__ import annotations

from engine.games.taidian.card_types import HEALTH, Character
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.names import card_name
from engine.games.taidian.view_types import FighterView
from screens.games.taidian.pen import Pen
from screens.games.taidian.portraits import face_of, portrait_of
from tui.widgets.area import Area
from tui.widgets.cells import wrapped_lines
from tui.widgets.portraits import PORTRAIT_HEIGHT, PORTRAIT_WIDTH, paint_portrait

COLUMNS = 5


def paint_setup(pen: Pen, area: Area) -> None:
    """Paint whose choice it is, and below it all characters, with portraits if there is room."""
    _paint_headline(pen, area.rows(0, 1))
    rows = area.rows(1).pile(-(-len(CHARACTERS) // COLUMNS))
    places = [place for row in rows for place in row.split(COLUMNS)]
    places_of_characters = list(zip(CHARACTERS.values(), places, strict=False))
    with_frames = all(_has_room_for_a_card(pen, row, place) for row, place in places_of_characters)
    for row, place in places_of_characters:
        if with_frames:
            _paint_card(pen, row, place)
        else:
            _paint_plain_character(pen, row, place)


def _has_room_for_a_card(pen: Pen, row: Character, area: Area) -> bool:
    inner = area.interior(1, 1)
    text = wrapped_lines(row.text, inner.width) + wrapped_lines(_extra_text(pen, row), inner.width)
    card_height = PORTRAIT_HEIGHT + 2 + len(text)
    return area.height >= PORTRAIT_HEIGHT + 9 and inner.height >= card_height


def _extra_text(pen: Pen, row: Character) -> str:
    return extras_text(row, is_balanced=pen.view.balanced)


def _paint_headline(pen: Pen, line: Area) -> None:
    view = pen.view
    seat = min(view.active, len(view.fighters) - 1)
    is_own = seat == view.seat
    text = "Pick your character" if is_own else f"{pen.player(seat)} picks a character"
    x = pen.canvas.text(line.x, line.y, f" {pen.glyphs.cursor} {text} ", pen.plate_style(seat))
    if view.has_teams:
        team = f" for team {view.fighters[seat].side + 1}"
        pen.write(x, line.y, team, "muted", width=line.right - x)


def _taker(pen: Pen, slug: str) -> FighterView | None:
    return next((each for each in pen.view.fighters if each.character == slug), None)


def _taken_lines(pen: Pen, taker: FighterView) -> list[str]:
    player = "you" if taker.seat == pen.view.seat else pen.player(taker.seat)
    team = [f"team {taker.side + 1}"] if pen.view.has_teams else []
    return [f"{pen.glyphs.check} {player}", *team]


def _colour_role(pen: Pen, taker: FighterView | None) -> str:
    seat = min(pen.view.active, len(pen.view.fighters) - 1) if taker is None else taker.seat
    return pen.seat_role(seat)


def _paint_card(pen: Pen, row: Character, area: Area) -> None:
    taker = _taker(pen, row.slug)
    role = _colour_role(pen, taker)
    pen.frame(
        area,
        place=f"character:{row.slug}",
        role=role if taker else "border",
        kind="double" if taker else "rounded",
        fill="panel",
    )
    inner = area.interior(1, 1)
    large = inner.height >= 2 * PORTRAIT_HEIGHT + 6 and inner.width >= 2 * PORTRAIT_WIDTH
    wide = 2 * PORTRAIT_WIDTH if large else PORTRAIT_WIDTH
    middle = inner.x + (inner.width - wide) // 2
    room = Area(middle, inner.y, wide, 2 * PORTRAIT_HEIGHT if large else PORTRAIT_HEIGHT)
    portrait = paint_portrait(
        pen.canvas, portrait_of(row.slug), room, role=role, faded=taker is not None
    )
    y = inner.y + portrait.height
    name = pen.ink("muted" if taker else "bright", bold=True)
    pen.canvas.text(inner.x, y, row.name, name, width=inner.width, align="center")
    calling = pen.ink(role if taker is None else "muted", italic=True)
    role_text = row.role if len(row.role) <= inner.width else row.role.split()[-1]
    pen.canvas.text(inner.x, y + 1, role_text, calling, width=inner.width, align="center")
    _paint_text(pen, row, taker, Area(inner.x, y + 2, inner.width, inner.bottom - y - 2))


def _paint_text(pen: Pen, row: Character, taker: FighterView | None, area: Area) -> None:
    if taker is not None:
        style = pen.seat_ink(taker.seat)
        for line, text in enumerate(_taken_lines(pen, taker), area.y + 1):
            pen.canvas.text(area.x, line, text, style, width=area.width, align="center")
        return
    text_rows = pen.wrap(area, row.text, pen.ink("text"))
    rest, extra = area.rows(text_rows), _extra_text(pen, row)
    pen.wrap(rest, extra, pen.ink("gold"))


def extras_text(row: Character, *, is_balanced: bool) -> str:
    """The extras of a character at the start: "+ Shield +10% health".

    `is_balanced`: does health differ by character at this table (14.8)?
    """
    parts = [f"+ {card_name(slug)}" for slug in row.cards]
    if row.energy:
        parts.append(f"+ {row.energy} energy")
    if is_balanced and row.health != HEALTH:
        parts.append(f"{round(100 * row.health / HEALTH) - 100:+}% health")
    return " ".join(parts)


def _paint_plain_character(pen: Pen, row: Character, area: Area) -> None:
    """Paint a character without frame and portrait, for a small area."""
    taker = _taker(pen, row.slug)
    place, role = f"character:{row.slug}", _colour_role(pen, taker)
    style = pen.ink(role if taker is None else "muted", bold=True)
    text = f"{face_of(row.slug)} {row.short}"
    end = pen.canvas.text(area.x + 1, area.y, text, style, width=area.width - 2)
    if taker is not None:
        text = ", ".join(_taken_lines(pen, taker))
        pen.canvas.wrap(area.x + 1, area.y + 1, area.width - 2, 2, text, pen.seat_ink(taker.seat))
    else:
        text = _text_with_room(pen, row, area.width - 2, area.height - 1)
        pen.wrap(area.interior(1, 0).rows(1), text, pen.ink("text"))
    pen.finish_piece(place, Area(area.x, area.y, end - area.x, 1), news=False)
    pen.add_target(place, Area(area.x, area.y, area.width - 1, area.height))


def _text_with_room(pen: Pen, row: Character, width: int, height: int) -> str:
    """All words of a character; the profession alone where they would be cut.

    The list of choices tells the rest.
    """
    text = f"{row.text} {_extra_text(pen, row)}".rstrip()
    return text if len(wrapped_lines(text, width)) <= height else row.role
