"""The viewer's cards as faces, with copies of a card below each other, and the two piles."""

from __future__ import annotations

from collections import Counter

from engine.games.taidian.cards import CARDS
from engine.games.taidian.ideas import (
    BARREL,
    can_any_be_bombed,
    why_no_answer,
    why_no_lay,
    why_no_supply,
)
from engine.games.taidian.names import short_name
from engine.games.taidian.view_types import View
from screens.games.taidian.faces import brief_runs, paint_face
from screens.games.taidian.pen import Pen
from screens.games.taidian.signs import card_role
from tui.widgets.area import Area
from tui.widgets.cards import paint_back
from tui.widgets.pen import Token, line_count
from tui.widgets.token_lines import spaced_token

PILES_WIDTH = 11
MAX_CARD_WIDTH, MIN_CARD_WIDTH = 15, 8


def is_usable(view: View, slug: str) -> bool:
    """Can the viewer use the card now? If the viewer is not asked, all cards look alike."""
    window = view.window
    if window is not None:
        is_asked = view.seat in window.asked_seats
        return not (is_asked and why_no_answer(slug, window.kind, window.helping))
    if view.seat != view.active or slug == BARREL or view.step in ("choose", "burn"):
        return True
    if view.turn.kind == "upgrade":
        return not why_no_supply(slug)
    return view.turn.kind != "attack" or not why_no_lay(slug, can_any_be_bombed(view))


# Faces


def paint_hand(pen: Pen, area: Area) -> None:
    if pen.view.outcome is not None:
        return
    piles = min(PILES_WIDTH, area.width // 5)
    paint_cards(pen, area.columns(0, area.width - piles))
    _paint_piles(pen, area.columns(area.width - piles))


def paint_cards(pen: Pen, area: Area) -> None:
    """Paint faces side by side; a spectator sees backs."""
    groups = Counter(pen.own_seat.hand if pen.view.seat is not None else ())
    hidden_count = pen.own_seat.hand_count - groups.total()
    slots = len(groups) + hidden_count
    if not slots:
        _paint_empty_hand(pen, area)
        return
    copies = groups.total() - len(groups)
    width = min((area.width - copies) // slots, MAX_CARD_WIDTH)
    if width < MIN_CARD_WIDTH:
        pen.flow(area, [hand_token(pen, slug, count) for slug, count in groups.items()])
        return
    x = area.x
    for slug, count in groups.items():
        _paint_group(pen, slug, count, Area(x, area.y, width + count - 1, area.height))
        x += width + count - 1
    for number in range(hidden_count):
        paint_back(pen, Area(x + number * width, area.y, width, area.height))


def hand_token(pen: Pen, slug: str, count: int) -> Token:
    copies = f"{count}x " if count > 1 else ""
    usable = is_usable(pen.view, slug)
    style = pen.ink("bright" if usable else "muted", bold=usable)
    runs = ((f"{copies}{CARDS[slug].name} ", style), *brief_runs(pen, slug))
    return Token(runs, f"card:{slug}")


def _paint_group(pen: Pen, slug: str, count: int, area: Area) -> None:
    usable = is_usable(pen.view, slug)
    role = card_role(slug) if usable else "border"
    edge, under = pen.glyphs.rounded, pen.ink(role)
    for copy in range(1, count):
        x = area.right - copy
        pen.canvas.put(x, area.y, edge.top_right, under)
        pen.canvas.vline(x, area.y + 1, area.height - 2, under)
        pen.canvas.put(x, area.bottom - 1, edge.bottom_right, under)
    face = area.columns(0, area.width - count + 1)
    paint_face(pen, slug, face, place=f"card:{slug}", usable=usable, count=count)
    pen.add_target(f"card:{slug}", area)


def _paint_empty_hand(pen: Pen, area: Area) -> None:
    if pen.view.seat is None:
        text = f"{short_name(pen.own_seat)} holds no cards"
    elif not pen.own_seat.standing:
        text = f"{pen.glyphs.cross} You have fallen. Your cards are out of the game."
    else:
        which = "your" if pen.view.active == pen.own_seat.seat else "your next"
        text = f"No cards in hand until the end of {which} turn"
    y = area.y + area.height // 2
    pen.canvas.text(area.x, y, text, pen.ink("muted"), width=area.width, align="center")


def _paint_piles(pen: Pen, area: Area) -> None:
    own_seat = pen.own_seat
    facts = (("Deck", own_seat.deck_count, "shadow"), ("Discard", len(own_seat.discard), "surface"))
    for (name, count, fill), pile in zip(facts, area.pile(2), strict=True):
        pen.add_target(f"pile:{name.lower()}", pile)
        if pile.height < 3:
            pen.write(pile.x + 1, pile.y, f"{name[:4]} {count}", "muted", width=pile.width - 1)
            continue
        pen.frame(pile, fill=fill)
        inner = pile.interior(1, 1)
        text = name if inner.height > 1 else f"{name[:4]} {count}"
        pen.canvas.text(inner.x, inner.y, text, pen.ink("muted"), width=inner.width, align="center")
        if inner.height > 1:
            text = f"{pen.glyphs.card_back * 2} {count}" if fill == "shadow" else str(count)
            style = pen.ink("text", bold=True)
            pen.canvas.text(inner.x, inner.y + 1, text, style, width=inner.width, align="center")


# Lines


def strip_height(pen: Pen, width: int) -> int:
    """The lines of a hand without faces: one, or two for many cards."""
    return 1 if _cells(_strip_tokens(pen)) <= width else 2


def _cells(tokens: list[Token]) -> int:
    """The width of tokens on one line, with their jump letters."""
    return sum(token.width + 1 for token in tokens)


def _strip_tokens(pen: Pen) -> list[Token]:
    """The cards as tokens; a spectator sees backs."""
    groups = Counter(pen.own_seat.hand if pen.view.seat is not None else ())
    tokens = [hand_token(pen, slug, count) for slug, count in groups.items()]
    backs = pen.own_seat.hand_count - groups.total()
    if backs:
        tokens.append(Token(((pen.glyphs.card_back * backs, pen.ink("muted")),)))
    return tokens


def paint_hand_strip(pen: Pen, area: Area) -> None:
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    tokens = _strip_tokens(pen)
    if not tokens:
        _paint_empty_hand(pen, area)
        return
    text = f"Deck {pen.own_seat.deck_count} Discard {len(pen.own_seat.discard)}"
    roomy = [spaced_token(token) for token in tokens]
    room = area.width - len(text) - 2
    if _cells(tokens) > room:
        pen.flow(area, roomy if line_count(roomy, area.width) <= area.height else tokens)
        return
    pen.flow(area, roomy if _cells(roomy) <= room else tokens)
    x = area.right - len(text) - 1
    pen.canvas.text(x, area.y, text, pen.ink("muted"))
    deck = text.index(" Discard")
    pen.add_target("pile:deck", Area(x, area.y, deck, 1))
    pen.add_target("pile:discard", Area(x + deck + 1, area.y, len(text) - deck - 1, 1))
