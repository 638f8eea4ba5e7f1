"""The event card, and the page of all cards."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES, EVENT_CARDS
from engine.games.currents.names import shift_text
from screens.games.currents.panels.auctions import BIDS, paint_bids, paint_hall, paint_left_over
from screens.games.currents.panels.propaganda import paint_propaganda
from screens.games.currents.pen import Pen
from screens.games.currents.places import AUCTION_STEPS
from tui.widgets.area import Area
from tui.widgets.pen import piece

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
    used_rows = pen.canvas.wrap(
        inner.x, inner.y, inner.width, inner.height, f"{card.text}.", pen.ink("text")
    )
    lines = [
        (f"Stock effect: {shift_text(EVENT_CARDS[slug].shift)}.", "muted"),
        (holder_text(pen), "gold"),
    ]
    for text, role in lines:
        if text and used_rows < inner.height:
            used_rows += pen.canvas.wrap(
                inner.x,
                inner.y + used_rows,
                inner.width,
                inner.height - used_rows,
                text,
                pen.ink(role),
            )


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
    pen.canvas.wrap(inner.x + 1, inner.y, inner.width - 2, inner.height, text, style)
    pen.add_focus_target("event", area)
    pen.paint_jump_letter("event", area.x, area.y)
