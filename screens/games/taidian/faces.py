"""Card faces with their drawings, and cards in a few cells."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.taidian.cards import CARDS
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import card_role, effect_text, kind_of
from tui.widgets.area import Area
from tui.widgets.cards import paint_art
from tui.widgets.pen import Run, total_width

WIDTH, HEIGHT = 9, 3

CARD_ART: Mapping[str, tuple[str, str, str]] = {
    "coin": ("   .-.   ", "  ( $ )  ", "   '-'   "),
    "cash": (" .-----. ", " |o $ o| ", " '-----' "),
    "gold": ("   ____  ", "  /_$_/| ", "  |___|/ "),
    "bolt": ("    __   ", "   /_/   ", "   /     "),
    "flash": ("  __ __  ", " /_//_/  ", " /  /    "),
    "strike": (" (~~~~~) ", "  / / /  ", " / / /   "),
    "burn-barrel": ("   (\\(   ", "  |===|  ", "  |___|  "),
    "punch": ("    .--. ", "===(||||)", "    '--' "),
    "kick": ("  |  |   ", "  |  |__ ", "  |_____)"),
    "nine-mm": (" .-----, ", " |_,.--' ", " |_|     "),
    "shotgun": (" _______ ", " ___.==='", "    '-\\\\ "),
    "poison": ("   |=|   ", "  / x \\  ", "  \\___/  "),
    "robber": ("  _____  ", " (o\\_/o) ", "  '   '  "),
    "fire-bomb": ("     .*  ", "   .-'.  ", "   '--'  "),
    "first-aid": ("   .-.   ", " .'-+-'. ", " '-----' "),
    "shield": (" .--^--. ", " |  |  | ", "  '.|.'  "),
    "medic": ("   _+_   ", "  (o_o)  ", "  /|+|\\  "),
    "antidote": ("   |_|   ", "  /   \\  ", " (_~~~_) "),
    "bunker": ("  _____  ", " /=====\\ ", " |_[ ]_| "),
    "clinic": ("   ___   ", "  | + |_ ", "  |_n_|_|"),
    "generator": ("  .---.  ", "=-| z |-=", "  '---'  "),
    "vault": (" .-----. ", " |-(+) | ", " '-----' "),
    "watchtower": ("  _[=]_  ", "   /X\\   ", "  / X \\  "),
    "firing-range": ("  .---.  ", " ( (+) ) ", "  '---'  "),
    "workshop": ("  .===.  ", "  '-|-'  ", "    |    "),
}


def card_art(slug: str) -> tuple[str, str, str]:
    """The drawing of a card, or its first letter on a blank card if there is no drawing."""
    plain = ("  .---.  ", f"  | {CARDS[slug].name[0]} |  ", "  '---'  ")
    return CARD_ART.get(slug, plain)


KIND_WORD = {"red": "attack", "blue": "defence", "black": "supply", "green": "structure"}


def paint_face(
    pen: Pen, slug: str, area: Area, *, place: str, usable: bool = True, count: int = 1
) -> None:
    row, role = CARDS[slug], card_role(slug) if usable else "border"
    pen.frame(area, place=place, role=role, fill="panel")
    inner = area.interior(1, 1)
    name = pen.ink("bright" if usable else "muted", bold=usable)
    name_rows = pen.canvas.wrap(
        inner.x, inner.y, inner.width, min(2, inner.height - 1), row.name, name
    )
    room = inner.rows(name_rows)
    runs = value_runs(pen, slug)
    if not usable:
        runs = [(text, pen.ink("muted")) for text, _ in runs]
    if total_width(runs) > room.width:
        runs = [(text.split(" ", 1)[-1], style) for text, style in runs]
    x = room.x + max(room.width - total_width(runs), 0) // 2
    pen.runs(x, room.bottom - 1, runs, room.width)
    if room.height >= 4:
        paint_art(pen, card_art(slug), room.rows(0, room.height - 1), pen.framed_ink(role))
    elif room.height >= 2:
        _paint_explanation(pen, slug, room.rows(0, room.height - 1), usable=usable)
    _paint_edge(pen, area, row.colour, role, count)


def _paint_explanation(pen: Pen, slug: str, area: Area, *, usable: bool) -> None:
    """Paint the effect of the card as text, if there is no room for the drawing."""
    style = pen.ink("text" if usable else "muted")
    if len(CARDS[slug].text) <= area.width * area.height:
        pen.wrap(area, CARDS[slug].text, style)


def _paint_edge(pen: Pen, area: Area, colour: str, role: str, count: int) -> None:
    y, word = area.bottom - 1, KIND_WORD[colour]
    if count > 1:
        text = f" x{count} "
        pen.canvas.text(area.right - 1 - len(text), y, text, pen.ink("bright", bold=True))
    elif len(word) + 3 <= area.width:
        pen.canvas.text(area.x + 1, y, word, pen.framed_ink(role))


def value_runs(pen: Pen, slug: str, *, value: int | None = None) -> list[Run]:
    """A card's value with its sign and its track's sign, or a word for its effect."""
    row, role = CARDS[slug], card_role(slug)
    number = pen.card_value(slug) if value is None else value
    mark = pen.sign(kind_of(row))
    if not number:
        return [(f"{mark} {effect_text(slug)}", pen.ink(role))]
    runs: list[Run] = [(f"{mark} {number}", pen.ink(role, bold=True))]
    if row.symbol:
        runs.append((f" {pen.sign(row.symbol)}", pen.ink("muted")))
    return runs


def brief_runs(pen: Pen, slug: str) -> list[Run]:
    """A card's value with its sign, in as few cells as possible: "†20"."""
    row, number = CARDS[slug], pen.card_value(slug)
    text = f"{pen.sign(kind_of(row))}{number or ''}"
    return [(text, pen.ink(card_role(slug)))]
