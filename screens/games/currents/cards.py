"""The event card and the propaganda row."""

from __future__ import annotations

from engine.games.currents.card_types import Propaganda
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, PROPAGANDA
from screens.games.currents.auction import paint_bids, paint_hall
from screens.games.currents.colours import TRACK_ROLE
from screens.games.currents.pen import Pen
from screens.games.currents.places import AUCTION_STEPS
from screens.games.currents.signs import shift_words
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width

EVENT = 30
"""The cells across of the event card beside the propaganda row."""


def is_auction(pen: Pen) -> bool:
    """Are luminaries auctioned?"""
    return pen.view.step in AUCTION_STEPS and bool(pen.view.row)


def paint_cards(pen: Pen, area: Area) -> None:
    """The auction hall while luminaries are auctioned; else event and propaganda."""
    if is_auction(pen):
        paint_hall(pen, area)
        return
    event = area.columns(0, min(EVENT + max(area.width - 80, 0) // 2, area.width // 2))
    paint_event(pen, event)
    paint_propaganda(pen, area.columns(event.width + 1))


# The event


@piece
def paint_event(pen: Pen, area: Area) -> None:
    """The event card of the turn in a frame: its text, what it does to prices, who won it."""
    slug = pen.view.event
    if not slug:
        pen.frame(area, title="Event", title_style=pen.ink("muted"), fill="panel")
        pen.canvas.text(
            area.x + 2, area.y + 1, "not drawn yet", pen.ink("muted"), width=area.width - 4
        )
        return
    card = EVENT_CARDS[slug]
    title = pen.ink("gold", bold=True)
    pen.frame(area, place="event", title=f"Event: {card.name}", title_style=title, fill="panel")
    inner = area.inside(2, 1)
    used = pen.canvas.wrap(
        inner.x, inner.y, inner.width, inner.height, f"{card.text}.", pen.ink("text")
    )
    lines = [(f"Stock effect: {shift_words(slug)}.", "muted"), (holder_words(pen), "gold")]
    for words, role in lines:
        if words and used < inner.height:
            used += pen.canvas.wrap(
                inner.x, inner.y + used, inner.width, inner.height - used, words, pen.ink(role)
            )
    if pen.view.auction is not None and pen.view.auction.of_event:
        left = inner.rows(used)
        if left.height:
            paint_bids(pen, left.rows(left.height - min(2, left.height)))


def holder_words(pen: Pen) -> str:
    """Who has won the event card, or that it is auctioned."""
    view, card = pen.view, EVENT_CARDS[pen.view.event]
    if view.holder:
        return f"Won by {COMPANIES[view.holder].short}."
    return "It is auctioned." if card.auctioned else ""


@piece
def paint_event_lines(pen: Pen, area: Area) -> None:
    """The event without a frame: its name in a line across, its text below."""
    slug = pen.view.event
    if not slug:
        pen.rule(area.rows(0, 1), "Event")
        pen.canvas.text(area.x + 1, area.y + 1, "none yet", pen.ink("muted"), width=area.width - 1)
        return
    won = f" ({COMPANIES[pen.view.holder].short})" if pen.view.holder else ""
    pen.rule(area.rows(0, 1), f"{EVENT_CARDS[slug].name}{won}", role="gold")
    inner = area.rows(1)
    words = f"{EVENT_CARDS[slug].text}; {shift_words(slug)}."
    style = pen.fresh("event", pen.ink("text"))
    pen.canvas.wrap(inner.x + 1, inner.y, inner.width - 1, inner.height, words, style)
    pen.focus("event", area)
    pen.cap("event", area.x, area.y)


# Propaganda


def effect_runs(pen: Pen, card: Propaganda, *, gap: str = " ", up: bool = True) -> list[Run]:
    """What a card may move, and its cash: "fame 2 AC 1 $1"."""
    parts = (
        ("fame" if gap else "f", card.fame, "bright"),
        ("AC" if gap else "A", card.ac, TRACK_ROLE["ac"]),
        ("DC" if gap else "D", card.dc, TRACK_ROLE["dc"]),
    )
    runs: list[Run] = []
    for words, number, role in parts:
        if number:
            space = " " if runs else ""
            runs.append((f"{space}{words}{gap}{number}", pen.ink(role if up else "muted")))
    space = " " if runs else ""
    runs.append((f"{space}${card.cash}", pen.ink("good" if up else "muted")))
    return runs


@piece
def paint_propaganda(pen: Pen, area: Area) -> None:
    """The row as a table: a line for each card, those that are used grey."""
    view = pen.view
    left = len(view.propaganda) - len(view.used)
    pen.rule(area.rows(0, 1), "Propaganda", note=f"{left} of {len(view.propaganda)} face up")
    each = 2 if area.height - 1 >= 2 * len(view.propaganda) else 1
    for row, slug in enumerate(view.propaganda):
        line = area.rows(1 + row * each, 1)
        if line.height:
            _card_line(pen, PROPAGANDA[slug], line)


def _card_line(pen: Pen, card: Propaganda, line: Area) -> None:
    """A card on one line."""
    place, up = f"propaganda:{card.slug}", card.slug not in pen.view.used
    sign = pen.glyphs.diamond if up else pen.glyphs.card_back
    effect = effect_runs(pen, card, up=up)
    room = max(line.width - 4 - total_width(effect) - 2, 8)
    ink = pen.ink("bright" if up else "muted", bold=up)
    pen.canvas.text(line.x + 1, line.y, f" {sign} ", pen.ink("gold" if up else "muted"))
    pen.canvas.text(line.x + 4, line.y, card.name, ink, width=room)
    at = line.right - total_width(effect) - 1
    pen.runs(at, line.y, effect, line.right - at)
    pen.mark(place, line)


@piece
def paint_propaganda_tiles(pen: Pen, area: Area) -> None:
    """The row as tiles side by side: the name above, what it moves below."""
    view = pen.view
    if not view.propaganda:
        pen.canvas.text(area.x + 1, area.y, "No propaganda cards yet", pen.ink("muted"))
        return
    for slug, tile in zip(view.propaganda, area.split(len(view.propaganda)), strict=True):
        _tile(pen, PROPAGANDA[slug], Area(tile.x, tile.y, tile.width - 1, min(tile.height, 2)))


def _tile(pen: Pen, card: Propaganda, area: Area) -> None:
    place, up = f"propaganda:{card.slug}", card.slug not in pen.view.used
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    sign = "" if up else pen.glyphs.card_back
    name = short_title(card, area.width - 1 - len(sign))
    ink = pen.fresh(place, pen.ink("bright" if up else "muted"))
    pen.canvas.text(area.x + 1, area.y, f"{sign}{name}", ink, width=area.width - 1)
    effect = effect_runs(pen, card, up=up)
    if total_width(effect) > area.width - 1:
        effect = effect_runs(pen, card, gap="", up=up)
    pen.runs(area.x + 1, area.y + 1, effect, area.width - 1)
    pen.focus(place, area)
    pen.cap(place, area.x, area.y)


_ARTICLES = ("the", "a", "of", "on", "to", "the")


def short_title(card: Propaganda, room: int) -> str:
    """A card's name, or as many of its last words as there is room for."""
    words = card.name.split()
    for start in range(len(words)):
        name = " ".join(words[start:])
        if len(name) <= room and words[start].lower() not in _ARTICLES:
            return name
    return words[-1]
