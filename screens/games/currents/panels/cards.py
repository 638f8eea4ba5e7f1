"""The event card, the propaganda row, and the page of all cards."""

from __future__ import annotations

from engine.games.currents.card_types import Propaganda
from engine.games.currents.cards import COMPANIES, EVENT_CARDS, PROPAGANDA
from engine.games.currents.names import shift_text
from screens.games.currents.panels.auctions import BIDS, paint_bids, paint_hall, paint_left_over
from screens.games.currents.pen import Pen
from screens.games.currents.places import AUCTION_STEPS
from screens.games.currents.signs import TRACK_ROLE
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width


def effect_runs(
    pen: Pen, card: Propaganda, *, gap: str = " ", is_face_up: bool = True
) -> list[Run]:
    """The moves and the cash of a card: "fame 2 AC 1 $1"."""
    parts = (
        ("fame" if gap else "f", card.fame, "bright"),
        ("AC" if gap else "A", card.ac, TRACK_ROLE["ac"]),
        ("DC" if gap else "D", card.dc, TRACK_ROLE["dc"]),
    )
    runs: list[Run] = []
    for text, number, role in parts:
        if number:
            space = " " if runs else ""
            runs.append((f"{space}{text}{gap}{number}", pen.ink(role if is_face_up else "muted")))
    space = " " if runs else ""
    runs.append((f"{space}${card.cash}", pen.ink("good" if is_face_up else "muted")))
    return runs


@piece
def paint_propaganda(pen: Pen, area: Area) -> None:
    """Paint the row as a table: a line for each card, with used ones grey."""
    view = pen.view
    unused_count = len(view.propaganda) - len(view.used_propaganda)
    pen.rule(
        area.rows(0, 1), "Propaganda", note=f"{unused_count} of {len(view.propaganda)} face up"
    )
    each = 2 if area.height - 1 >= 2 * len(view.propaganda) else 1
    for row, slug in enumerate(view.propaganda):
        line = area.rows(1 + row * each, 1)
        if line.height:
            _paint_card_line(pen, PROPAGANDA[slug], line)


def _paint_card_line(pen: Pen, card: Propaganda, line: Area) -> None:
    place, is_face_up = f"propaganda:{card.slug}", card.slug not in pen.view.used_propaganda
    sign = pen.glyphs.diamond if is_face_up else pen.glyphs.card_back
    effect = effect_runs(pen, card, is_face_up=is_face_up)
    room = max(line.width - 4 - total_width(effect) - 2, 8)
    ink = pen.fresh_style(place, pen.ink("bright" if is_face_up else "muted", bold=is_face_up))
    pen.canvas.text(line.x + 1, line.y, f" {sign} ", pen.ink("gold" if is_face_up else "muted"))
    pen.canvas.text(line.x + 4, line.y, short_title(card, room), ink, width=room)
    left = line.right - total_width(effect) - 1
    pen.runs(left, line.y, effect, line.right - left)
    pen.finish_piece(place, line, news=False)


@piece
def paint_propaganda_tiles(pen: Pen, area: Area) -> None:
    view = pen.view
    if not view.propaganda:
        pen.canvas.text(area.x + 1, area.y, "No propaganda cards yet", pen.ink("muted"))
        return
    for slug, tile in zip(view.propaganda, area.split(len(view.propaganda)), strict=True):
        _paint_tile(
            pen, PROPAGANDA[slug], Area(tile.x, tile.y, tile.width - 1, min(tile.height, 2))
        )


def _paint_tile(pen: Pen, card: Propaganda, area: Area) -> None:
    place, is_face_up = f"propaganda:{card.slug}", card.slug not in pen.view.used_propaganda
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("text", on="panel"))
    sign = "" if is_face_up else pen.glyphs.card_back
    name = short_title(card, area.width - 1 - len(sign))
    ink = pen.fresh_style(place, pen.ink("bright" if is_face_up else "muted"))
    pen.canvas.text(area.x + 1, area.y, f"{sign}{name}", ink, width=area.width - 1)
    effect = effect_runs(pen, card, is_face_up=is_face_up)
    if total_width(effect) > area.width - 1:
        effect = effect_runs(pen, card, gap="", is_face_up=is_face_up)
    if total_width(effect) > area.width - 1:
        effect = [(text.strip(), style) for text, style in effect]
    pen.runs(area.x + 1, area.y + 1, effect, area.width - 1)
    pen.add_focus_target(place, area)
    pen.paint_jump_letter(place, area.x, area.y)


_ARTICLES = ("the", "of", "on", "to")
"""Words that a shortened name does not begin with."""


def short_title(card: Propaganda, room: int) -> str:
    """A card's name, or as many of its last words as fit."""
    words = card.name.split()
    for start in range(len(words)):
        name = " ".join(words[start:])
        if len(name) <= room and (not start or words[start].lower() not in _ARTICLES):
            return name
    last = card.brief or words[-1]
    return max((word for word in words if len(word) <= room), key=len, default=last)


EVENT = 30
"""The width of the event card beside the propaganda row."""


def is_auction(pen: Pen) -> bool:
    return pen.view.step in AUCTION_STEPS and bool(pen.view.row)


def is_event_auction(pen: Pen) -> bool:
    return pen.view.auction is not None and pen.view.auction.is_for_event


def paint_cards(pen: Pen, area: Area) -> None:
    """Paint the auction hall while luminaries are being auctioned; else event and propaganda."""
    if is_auction(pen):
        paint_hall(pen, area)
        return
    if is_event_auction(pen):
        bids = min(BIDS, area.height)
        paint_bids(pen, area.rows(area.height - bids))
        area = area.rows(0, area.height - bids)
    elif pen.view.row:
        paint_left_over(pen, area.rows(area.height - 1))
        area = area.rows(0, area.height - 1)
    event = area.columns(0, min(EVENT + max(area.width - 80, 0) // 2, area.width // 2))
    paint_event(pen, event)
    paint_propaganda(pen, area.columns(event.width + 1))


@piece
def paint_event(pen: Pen, area: Area) -> None:
    """Paint the event card of the turn in a frame: its text, its effect on prices, its winner."""
    slug = pen.view.event
    if not slug:
        pen.frame(area, title="Event", title_style=pen.ink("muted"), fill="panel")
        pen.canvas.text(
            area.x + 2, area.y + 1, "not drawn yet", pen.ink("muted"), width=area.width - 4
        )
        return
    card = EVENT_CARDS[slug]
    title = pen.ink("gold", bold=True)
    name = f"Event: {card.name}"
    if len(name) + 6 > area.width:
        name = card.name
    pen.frame(area, place="event", title=name, title_style=title, fill="panel")
    inner = area.interior(2, 1)
    used_rows = pen.wrap(inner, f"{card.text}.", pen.ink("text"))
    lines = [
        (f"Stock effect: {shift_text(EVENT_CARDS[slug].shift)}.", "muted"),
        (holder_text(pen), "gold"),
    ]
    for text, role in lines:
        if text and used_rows < inner.height:
            used_rows += pen.wrap(inner.rows(used_rows), text, pen.ink(role))


def holder_text(pen: Pen) -> str:
    """The winner of the event card, or a note that it is being auctioned."""
    view, card = pen.view, EVENT_CARDS[pen.view.event]
    if view.holder:
        return f"Won by {COMPANIES[view.holder].short}."
    return "It is being auctioned." if card.auctioned else ""


@piece
def paint_event_lines(pen: Pen, area: Area) -> None:
    """Paint the event without a frame: its name in a rule, its text below."""
    slug = pen.view.event
    if not slug:
        pen.rule(area.rows(0, 1), "Event")
        pen.canvas.text(area.x + 1, area.y + 1, "none yet", pen.ink("muted"), width=area.width - 1)
        return
    holder = f" ({COMPANIES[pen.view.holder].short})" if pen.view.holder else ""
    pen.rule(area.rows(0, 1), f"{EVENT_CARDS[slug].name}{holder}", role="gold")
    inner = area.rows(1)
    text = f"{EVENT_CARDS[slug].text}; {shift_text(EVENT_CARDS[slug].shift)}."
    style = pen.fresh_style("event", pen.ink("text"))
    pen.wrap(inner.interior(1, 0), text, style)
    pen.add_focus_target("event", area)
    pen.paint_jump_letter("event", area.x, area.y)
