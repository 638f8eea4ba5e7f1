"""Luminaries: awake or exhausted, and their ratings."""

from __future__ import annotations

from rich.style import Style

from engine.games.currents.card_types import SKILLS, Ratings, Skill
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import SKILL_NAMES, brief_ratings
from engine.games.currents.view_types import FirmView, View
from screens.games.currents.pen import Pen
from screens.games.currents.signs import SKILL_ROLE, awake_sign
from screens.table.card_sets import Piece, Pieces
from tui.widgets.pen import Run, Token

MAX_RATING = 4
"""The highest rating of a luminary."""


def pickable_pieces(view: View) -> Pieces:
    """The viewer's awake luminaries, for a set that advances together."""
    rows = [LUMINARIES[slug] for slug in view.own_firm.awake] if view.own_firm else []
    return {f"card:{row.slug}": Piece(row.name, brief_ratings(row.ratings)) for row in rows}


def place_of(pen: Pen, slug: str) -> str:
    """The place of a luminary: a piece of a set while one is being built, else itself."""
    return f"card:{slug}" if pen.is_offered(f"card:{slug}") else f"luminary:{slug}"


def is_awake(firm: FirmView, slug: str) -> bool:
    return slug not in firm.asleep


def rating_runs(pen: Pen, ratings: Ratings, *, awake: bool = True, gap: str = "") -> list[Run]:
    """The four ratings as digits in the colours of the skills; a zero is grey."""
    runs: list[Run] = []
    for skill in SKILLS:
        number = getattr(ratings, skill)
        role = SKILL_ROLE[skill] if number and awake else "muted"
        runs.append((f"{gap if runs else ''}{number}", pen.ink(role, bold=number > 2 and awake)))
    return runs


def worded_ratings(pen: Pen, ratings: Ratings, room: int) -> list[Run]:
    """The ratings with their names, in as many letters as fit."""
    names = {skill: SKILL_NAMES[skill] for skill in SKILLS}
    gap = " "
    if room < 23:
        gap, names = "", {skill: SKILL_NAMES[skill] for skill in SKILLS}
    if room < 19:
        names = {skill: SKILL_NAMES[skill][0] for skill in SKILLS}
    runs: list[Run] = []
    for skill in SKILLS:
        number = getattr(ratings, skill)
        role = SKILL_ROLE[skill] if number else "muted"
        runs.append((f"{' ' if runs else ''}{names[skill]}{gap}", pen.ink("muted")))
        runs.append((str(number), pen.ink(role, bold=True)))
    return runs


def rating_bar(pen: Pen, ratings: Ratings, skill: Skill) -> list[Run]:
    """A rating as a bar: "Inv ■■■□ 3"."""
    number = getattr(ratings, skill)
    role = SKILL_ROLE[skill] if number else "muted"
    return [
        (f"{SKILL_NAMES[skill]} ", pen.ink("muted")),
        (pen.glyphs.filled_square * number, pen.ink(SKILL_ROLE[skill], bold=True)),
        (pen.glyphs.square * (MAX_RATING - number), pen.ink("muted")),
        (f" {number}", pen.ink(role, bold=True)),
    ]


def brief_people(pen: Pen, firm: FirmView) -> list[Run]:
    """All luminaries of a company by sign and ratings: "▲4111 △3110"."""
    runs: list[Run] = []
    for slug in firm.luminaries:
        awake = is_awake(firm, slug)
        gap = " " if runs else ""
        runs.append(
            (f"{gap}{awake_sign(pen.glyphs, awake=awake)}", _firm_ink(pen, firm, awake=awake))
        )
        runs += rating_runs(pen, LUMINARIES[slug].ratings, awake=awake)
    return runs


def people_tokens(pen: Pen, firm: FirmView, *, full: bool) -> list[Token]:
    """The luminaries of a company as tokens that can be pointed at."""
    tokens = []
    for slug in firm.luminaries:
        row, awake, place = LUMINARIES[slug], is_awake(firm, slug), place_of(pen, slug)
        is_picked = place in pen.offer.picked_places
        sign = pen.glyphs.check if is_picked else awake_sign(pen.glyphs, awake=awake)
        ink = pen.ink("gold", bold=True) if is_picked else _firm_ink(pen, firm, awake=awake)
        name = row.name if full else row.short
        runs: list[Run] = [(f"{sign} ", ink), (f"{name} ", ink)]
        runs += rating_runs(pen, row.ratings, awake=awake, gap="·" if full else "")
        tokens.append(Token((*runs, (" ", ink)), place))
    return tokens


def _firm_ink(pen: Pen, firm: FirmView, *, awake: bool) -> Style:
    return pen.firm_ink(firm.slug) if awake else pen.ink("muted")
