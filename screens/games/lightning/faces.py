"""Card faces in every size, from a whole card down to one line."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from engine.games.lightning.deck import CARDS
from screens.games.lightning.pen import Pen
from screens.games.lightning.signs import (
    card_foot,
    card_number,
    card_role,
    card_sign,
    card_token,
    suit_title,
    title_lines,
)
from tui.widgets.area import Area
from tui.widgets.cards import paint_art, paint_paper
from tui.widgets.figures import FIGURE_HEIGHT, paint_figures


def paint_face(
    pen: Pen, card: str, area: Area, *, place: str = "", is_picked: bool = False, edge: str = ""
) -> None:
    """Paint a face-up card; `edge` is the role of its frame, if not the card's own."""
    paint_paper(pen, card_role(card), area, place=place, is_picked=is_picked, edge=edge)
    inner = area.interior(1, 1)
    if inner.height < 1:
        return
    if CARDS[card].kind == "power":
        _paint_power(pen, card, inner)
    elif inner.height >= FIGURE_HEIGHT + 2:
        _paint_large_card(pen, card, inner)
    else:
        _paint_small_face(pen, card, inner)


# Voltage, Value and scoring cards


def _paint_heading(pen: Pen, card: str, area: Area, lines: int = 1) -> int:
    """Paint sign and suit, or the name in at most `lines` lines, and return the lines used."""
    if CARDS[card].suit:
        sign, title = card_sign(pen.glyphs, card), suit_title(card, area.width)
        text = f"{sign} {title}" if len(title) + 2 <= area.width else f"{sign}{title}"
        pen.canvas.text(area.x, area.y, text, pen.card_ink(card), width=area.width)
        return 1
    title_of = title_lines(card, area.width, lines)
    return pen.lines(area, title_of, pen.ink("bright"))


def _paint_large_card(pen: Pen, card: str, area: Area) -> None:
    lines = _paint_heading(pen, card, area, area.height - FIGURE_HEIGHT)
    foot = _paint_foot(pen, card, area.rows(lines + FIGURE_HEIGHT))
    middle = area.rows(lines, area.height - lines - foot)
    middle = middle.rows(_draw_suit(pen, card, middle))
    paint_figures(pen.canvas, card_number(card), middle, pen.card_ink(card))


def _draw_suit(pen: Pen, card: str, area: Area) -> int:
    """Draw the picture of the suit above the number of a large card and return its height."""
    art = SUIT_ART.get(CARDS[card].suit, ())
    if not art or area.width < len(art[0]) or area.height < len(art) + FIGURE_HEIGHT + 2:
        return 0
    style = pen.faint_ink(card_role(card))
    paint_art(pen, art, area.rows(1, len(art)), style)
    return len(art) + 1


def _paint_foot(pen: Pen, card: str, area: Area) -> int:
    """Paint the use of the card at the bottom, and return the lines used."""
    row = CARDS[card]
    story = wrap(row.text, max(area.width, 8), break_long_words=False) if row.points else []
    fits = len(story) + 1 <= area.height and all(len(line) <= area.width for line in story)
    if story and fits:
        for number, line in enumerate(story):
            y = area.bottom - len(story) + number
            pen.canvas.text(area.x, y, line, pen.ink("muted", italic=True))
        return len(story)
    if area.height < 1:
        return 0
    text, y = card_foot(card), area.bottom - 1
    pen.canvas.text(area.x, y, text, pen.ink("muted"), width=area.width, align="center")
    return 1


def _paint_small_face(pen: Pen, card: str, area: Area) -> None:
    if area.height == 1:
        _paint_face_line(pen, card, area)
        return
    number, style = card_number(card), pen.card_ink(card)
    if CARDS[card].points and area.height >= 3:
        pen.canvas.text(area.x, area.y, number, style, width=area.width, align="center")
        _paint_heading(pen, card, area.rows(1), area.height - 1)
        return
    _paint_heading(pen, card, area)
    if area.height == 2:
        text = card_foot(card)
        pen.canvas.text(area.x, area.y + 1, number, style)
        spare = area.width - len(number) - 1
        if len(text) <= spare:
            x = area.x + len(number) + 1
            pen.canvas.text(x, area.y + 1, text, pen.ink("muted"), width=spare, align="right")
        return
    pen.canvas.text(area.x, area.y + 1, number, style, width=area.width, align="center")
    y = area.bottom - 1
    pen.canvas.text(area.x, y, card_foot(card), pen.ink("muted"), width=area.width, align="center")


def _paint_face_line(pen: Pen, card: str, area: Area) -> None:
    """Paint a card on a single line: its number and the name.

    If they do not both fit, the name has the line and the number is in the lower edge.
    """
    row = CARDS[card]
    token, style = card_token(pen.glyphs, card), pen.card_ink(card)
    if not row.points:
        pen.canvas.text(area.x, area.y, token, style, width=area.width)
        return
    (name,) = title_lines(card, area.width - len(token) - 1, 1)
    if len(token) + 1 + len(name) <= area.width:
        x = pen.canvas.text(area.x, area.y, token, style)
        pen.canvas.text(x + 1, area.y, name, pen.ink("text"), width=area.right - x - 1)
        return
    pen.canvas.text(area.x, area.y, row.short, pen.ink("bright"), width=area.width)
    pen.canvas.text(area.x + 1, area.bottom, f" {token} ", style)


# Power Cards


def _paint_power(pen: Pen, card: str, area: Area) -> None:
    """Paint the name, the timing and the effect of the card, in full or in the shortest form."""
    row = CARDS[card]
    if area.height == 1:
        name = f"{pen.glyphs.bolt}{row.name}"
        short = f"{pen.glyphs.bolt}{CARDS[card].short}"
        text = name if len(name) <= area.width else short
        pen.canvas.text(area.x, area.y, text, pen.card_ink(card), width=area.width)
        return
    title_rows = _paint_power_title(pen, card, area)
    room = area.rows(title_rows)
    if room.height >= 4:
        timing = f"{row.timing}:"
        pen.canvas.text(room.x, room.y, timing, pen.ink("muted", italic=True), width=room.width)
        room = room.rows(1)
    text = _power_text(card, max(room.width, 6), room.height)
    pen.wrap(room, text, pen.ink("text"))


@lru_cache(1024)
def _power_text(card: str, width: int, height: int) -> str:
    """The effect of the card in full or in the shortest form, or only its timing."""
    row = CARDS[card]
    forms = (row.text, row.brief)
    return next((each for each in forms if len(wrap(each, width)) <= height), f"{row.timing}")


def _paint_power_title(pen: Pen, card: str, area: Area) -> int:
    """Paint the full or the short name and return the lines used."""
    name = CARDS[card].name
    lines = wrap(f"{pen.glyphs.bolt} {name}", area.width, break_long_words=False)
    if lines[0] == pen.glyphs.bolt:
        lines = wrap(name, area.width, break_long_words=False)
    if len(lines) > max(area.height // 2, 1) or any(len(line) > area.width for line in lines):
        short = CARDS[card].short
        gap = " " if len(short) + 2 <= area.width else ""
        lines = [f"{pen.glyphs.bolt}{gap}{short}"]
    return pen.lines(area, lines, pen.card_ink(card))


SUIT_ART: dict[str, tuple[str, ...]] = {
    "colorado": (
        r"      /\      ",
        r"   /\/  \ /\  ",
        r"  /  \   V  \ ",
        r" /    \   \   ",
    ),
    "niagara": (
        r"====.    .====",
        r"| | |\__/| | |",
        r"| | | || | | |",
        r"~^~~^~^~~^~~^~",
    ),
    "wardenclyffe": (
        r"    .-~~-.    ",
        r"   (______)   ",
        r"     |XX|     ",
        r"    /XXXX\    ",
    ),
    "new-york": (
        r"     |    _   ",
        r" _  _#_  | |  ",
        r"|:|_|:|__|:|_ ",
        r"|:|:|:|:||:|:|",
    ),
}
"""Four rows each, all rows of a drawing of one width."""
