"""The auction hall: luminaries on offer, each with its share, the lot and the bid."""

from __future__ import annotations

from engine.games.currents.auctions.bids import least_bid
from engine.games.currents.auctions.texts import auction_text
from engine.games.currents.card_types import SKILLS
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.names import lot_name
from engine.games.currents.view_types import LotView
from screens.games.currents.panels.people import rating_bar, rating_runs, worded_ratings
from screens.games.currents.pen import Pen
from screens.games.currents.signs import SKILL_USES
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token, piece, total_width

BIDS = 2
"""The rows of the bid and of the companies still bidding."""
CARD = 5
"""The height of a card with its frame."""
LARGE_CARD = 8
"""The height of a card with a line for each rating."""
WIDEST_CARD = 34
"""The maximum width of a card, and of a card with a line for each rating."""
USES = "Inv and Man: technology. Fin: lower costs, patents. Pro: fame and currents."
WIDE_CARD, NARROW_CARD = 27, 20
"""The width of a card that names its ratings, and of the smallest one."""


@piece
def paint_hall(pen: Pen, area: Area) -> None:
    """Paint the row of luminaries as cards, or as lines if there is no room; the bid below."""
    row = pen.view.row
    cards, bids = area.stack(area.height - BIDS, BIDS)
    if row:
        column_count = _card_columns(len(row), cards)
        card_rows = -(-len(row) // column_count)
        if cards.height >= card_rows * 4:
            height = min(cards.height // card_rows, LARGE_CARD)
            _paint_cards(pen, cards, column_count, height)
            if not _has_room_for_uses(cards.width // column_count, height):
                _paint_uses(pen, cards.rows(card_rows * height))
        else:
            _paint_lines(pen, cards)
    paint_bids(pen, bids)


def _card_columns(lots: int, area: Area) -> int:
    """The number of cards side by side, so that each shows as much as possible."""
    column_count = 1
    for width, height in ((WIDEST_CARD, LARGE_CARD), (WIDE_CARD, CARD), (NARROW_CARD, 0)):
        most = max(1, area.width // width)
        rows = -(-lots // most)
        column_count = -(-lots // rows)
        if rows * height <= area.height:
            break
    return column_count


def _paint_cards(pen: Pen, area: Area, column_count: int, height: int) -> None:
    width = min(area.width // column_count, WIDEST_CARD)
    for number, lot in enumerate(pen.view.row):
        x, y = area.x + number % column_count * width, area.y + number // column_count * height
        _paint_card(pen, lot, Area(x, y, width, height))


def _paint_card(pen: Pen, lot: LotView, area: Area) -> None:
    row, place = LUMINARIES[lot.luminary], f"lot:{lot.luminary}"
    on_sale = pen.view.auction is not None and pen.view.auction.lot == lot.luminary
    pen.frame(
        area,
        place=place,
        role="gold" if on_sale else "border",
        kind="double" if on_sale else "rounded",
        fill="panel",
    )
    inner = area.interior(2, 1)
    name = row.name if len(row.name) <= inner.width else row.short
    ink = pen.ink("gold" if on_sale else "bright", bold=True)
    pen.canvas.text(inner.x, inner.y, name, ink, width=inner.width)
    ratings = [worded_ratings(pen, row.ratings, inner.width)]
    if _has_room_for_uses(area.width, area.height):
        ratings = [
            [*rating_bar(pen, row.ratings, skill), (f" {SKILL_USES[skill]}", pen.ink("muted"))]
            for skill in SKILLS
        ]
    lines = [*ratings, _share_runs(pen, lot, inner.width)]
    for y, line in enumerate(lines[: inner.height - 1], inner.y + 1):
        pen.runs(inner.x, y, line, inner.width)


def _has_room_for_uses(width: int, height: int) -> bool:
    """Does a card of this size have a line for each rating that explains its use?"""
    return height >= LARGE_CARD and width >= WIDEST_CARD


def _paint_uses(pen: Pen, area: Area) -> None:
    if area.height >= 1:
        pen.write(area.x + 1, area.bottom - 1, USES, "muted", width=area.width - 1)


def _share_runs(pen: Pen, lot: LotView, room: int) -> list[Run]:
    """The share that comes with a luminary; empty before phase 2."""
    if not lot.share:
        return [("no share", pen.ink("muted"))] if pen.view.phase > 1 else []
    text, style = pen.letter(lot.share)
    name = f" {COMPANIES[lot.share].short} share"
    if len(name) + 6 > room:
        name = " share"
    return [("with ", pen.ink("muted")), (text, style), (name, pen.firm_ink(lot.share, bold=False))]


def _paint_lines(pen: Pen, area: Area) -> None:
    halves = area.split(2, 1)
    for number, lot in enumerate(pen.view.row):
        half = halves[number % 2]
        if number // 2 >= area.height:
            return
        line = half.rows(number // 2, 1)
        row = LUMINARIES[lot.luminary]
        name: list[Run] = [(f"{row.short} ", pen.ink("bright", bold=True))]
        ratings = worded_ratings(pen, row.ratings, line.width - total_width(name) - 5)
        share = pen.letter(lot.share) if lot.share else ("", pen.ink("muted"))
        pen.runs(
            line.x + 2, line.y, [*name, *ratings, ("  ", pen.ink("text")), share], line.width - 2
        )
        pen.finish_piece(f"lot:{lot.luminary}", line)


@piece
def paint_left_over(pen: Pen, line: Area) -> None:
    """Paint the luminaries that wait for the next auction."""
    x = pen.canvas.text(line.x + 1, line.y, "For the next auction", pen.ink("muted")) + 1
    tokens = []
    for lot in pen.view.row:
        row = LUMINARIES[lot.luminary]
        share = [(" with ", pen.ink("muted")), pen.letter(lot.share)] if lot.share else []
        name: Run = (f"{row.short} ", pen.ink("text", bold=True))
        runs = (name, *rating_runs(pen, row.ratings), *share)
        tokens.append(Token(runs, f"lot:{lot.luminary}"))
    pen.flow(Area(x, line.y, max(line.right - x, 0), 1), tokens)


@piece
def paint_bids(pen: Pen, area: Area) -> None:
    """Paint the lot, the highest bid, the remaining bidders, and the viewer's possible bid."""
    view = pen.view
    if area.height < 1:
        return
    pen.runs(area.x + 1, area.y, _lot_runs(pen), area.width - 2)
    if area.height > 1:
        pen.runs(area.x + 1, area.y + 1, _runs_of_bidders(pen, area.width - 2), area.width - 2)
    if view.auction is not None and not view.auction.is_for_event:
        pen.add_target(f"lot:{view.auction.lot}", Area(area.x, area.y, area.width, 1))


def _lot_runs(pen: Pen) -> list[Run]:
    """The lot and its bid; before a lot is chosen, the minimum opening bid."""
    auction = pen.view.auction
    if auction is None:
        return [(auction_text(pen.view), pen.ink("text"))]
    runs: list[Run] = [
        ("Lot ", pen.ink("muted")),
        (lot_name(auction.lot), pen.ink("gold", bold=True)),
    ]
    if auction.leader:
        runs.append((f"   bid ${auction.price}k by ", pen.ink("text")))
        runs.append((COMPANIES[auction.leader].short, pen.firm_ink(auction.leader)))
    else:
        runs.append(("   no bid yet", pen.ink("text")))
    runs.append((f"   next bid from ${least_bid(pen.view)}k", pen.ink("text")))
    return runs


def _runs_of_bidders(pen: Pen, room: int) -> list[Run]:
    """The remaining companies, with their cash: by name, or by letter if there is little room."""
    with_names = _bidder_runs(pen, names=True)
    return with_names if total_width(with_names) <= room else _bidder_runs(pen, names=False)


def _bidder_runs(pen: Pen, *, names: bool) -> list[Run]:
    view = pen.view
    bidders = view.auction.inside if view.auction is not None else view.bidders
    label = "Still in" if view.auction is not None else "Taking part"
    runs: list[Run] = [(f"{label} ", pen.ink("muted"))]
    for slug in bidders:
        runs.append((COMPANIES[slug].short, pen.firm_ink(slug)) if names else pen.letter(slug))
        runs.append((f" ${view.firm(slug).cash}k  ", pen.ink("good")))
    opted_out = [slug for slug in view.opted_out_companies if slug not in bidders]
    if opted_out:
        runs.append(("Opted out ", pen.ink("muted")))
        runs += pen.letters(opted_out, " ")
    return runs
