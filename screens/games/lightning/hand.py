"""The viewer's seat, the hand, the set being picked from it, and choices of no card in it."""

from __future__ import annotations

from engine.games.lightning.bid_counts import bid_total
from engine.games.lightning.cards import SUITS
from engine.games.lightning.collection_score import points_of
from engine.games.lightning.deck import VOLTAGE_SUIT
from screens.games.lightning.faces import paint_face
from screens.games.lightning.pen import Pen
from screens.games.lightning.seat import (
    has_begun,
    is_at_work,
    paint_total,
    shown_bid,
    strip_tokens,
    total_runs,
)
from screens.games.lightning.signs import NARROW_CARD, SUIT_ROLE, SUIT_SHORT, suit_sign
from screens.table.card_sets import DONE, card_of, pieces_of
from tui.widgets.area import Area
from tui.widgets.cards import paint_back, paint_paper
from tui.widgets.pen import Run, Token, line_count, total_width
from tui.widgets.token_lines import flow_with_ellipsis, spaced_token

SUIT, OUTPUT, COMMON = "suit:", "output:", "common:"


def offered_names(pen: Pen, kind: str) -> list[str]:
    """The names of the places of one kind that can be chosen now, without their kind."""
    return [place.removeprefix(kind) for place in pen.offer.places if place.startswith(kind)]


def has_options(pen: Pen) -> bool:
    """Can something be chosen that is neither in the hand nor at a seat?"""
    return any(offered_names(pen, kind) for kind in (SUIT, OUTPUT, COMMON))


def paint_options(pen: Pen, area: Area) -> None:
    for kind, paint in ((SUIT, _paint_suits), (OUTPUT, _paint_output), (COMMON, _paint_orders)):
        choices = offered_names(pen, kind)
        if choices:
            paint(pen, choices, area)


def _paint_suits(pen: Pen, suits: list[str], area: Area) -> None:
    for suit, tile in zip(suits, area.split(len(suits)), strict=True):
        tile = tile.rows(0, min(tile.height, 7))
        role, inner = SUIT_ROLE[suit], tile.interior(1, 1)
        paint_paper(pen, role, tile, place=f"{SUIT}{suit}")
        name = SUITS[suit].name if inner.width > NARROW_CARD else SUIT_SHORT[suit]
        count = sum(VOLTAGE_SUIT.get(card) == suit for card in pen.own_seat.hand)
        sign, title = (suit_sign(pen.glyphs, suit), role), (name, role)
        lines = [sign, title, (f"{count} held", "muted")][-inner.height :]
        top = inner.y + max(inner.height - len(lines), 0) // 2
        for y, (text, colour) in enumerate(lines, top):
            style = pen.ink(colour, bold=colour == role)
            pen.canvas.text(inner.x, y, text, style, width=inner.width, align="center")


def _paint_output(pen: Pen, cards: list[str], area: Area) -> None:
    """Paint all cards of the Output Deck as tokens, with a heading if there is room."""
    tokens = _output_tokens(pen, cards)
    if line_count(tokens, area.width) < area.height:
        pen.write(area.x + 1, area.y, "Your Output Deck", "muted", width=area.width - 2)
        area = area.rows(1)
    pen.flow(area, tokens)


def _output_tokens(pen: Pen, cards: list[str]) -> list[Token]:
    return [spaced_token(Token((pen.card_run(card),), f"{OUTPUT}{card}")) for card in cards]


def needs_more_room(pen: Pen, area: Area) -> bool:
    """Is the Output Deck on offer too large for an area? It then covers the hand."""
    tokens = _output_tokens(pen, offered_names(pen, OUTPUT))
    return bool(tokens) and line_count(tokens, area.width) > area.height


def _paint_orders(pen: Pen, orders: list[str], area: Area) -> None:
    if area.height > 2:
        text = "The order on top of the Common Deck, the uppermost first"
        pen.write(area.x + 1, area.y, text, "muted", width=area.width - 2)
        area = area.rows(1)
    rows = max(area.height, 1)
    columns = area.split(-(-len(orders) // rows))
    for number, order in enumerate(orders):
        line = columns[number // rows].rows(number % rows, 1)
        runs: list[Run] = [(" ", pen.ink("muted"))]
        for card in order.split():
            runs += [pen.card_run(card), ("  ", pen.ink("muted"))]
        pen.runs(line.x + 1, line.y, runs, line.width - 1)
        pen.finish_piece(f"{COMMON}{order}", line)


MAX_CARD_WIDTH = 20
MIN_CARD_WIDTH = 9


def hand_places(pen: Pen) -> list[str]:
    """The place of each card in the hand; copies differ only while a set is being picked."""
    places = list(pieces_of(pen.own_seat.hand))
    offered_places = pen.offer.places
    return [
        place if place in offered_places or "#" not in place else place.partition("#")[0]
        for place in places
    ]


def hand_rows(count: int, width: int) -> int:
    return 1 if count <= max(6, width // 11) else 2


def paint_hand(pen: Pen, area: Area) -> None:
    """Paint the player's cards side by side, many in two rows; unknown cards are face down."""
    count = pen.own_seat.hand_count
    if not count or area.height < 3:
        return
    rows = hand_rows(count, area.width)
    each = -(-count // rows)
    hand = [] if pen.is_round_told else pen.own_seat.hand  # the next hand stays hidden until then
    cards = list(zip(hand, hand_places(pen), strict=not pen.is_round_told))
    cards += [("", "")] * (count - len(cards))
    for row, line in enumerate(area.pile(rows)):
        _paint_row(pen, cards[row * each : (row + 1) * each], line, slots=each)


def _paint_row(pen: Pen, cards: list[tuple[str, str]], area: Area, *, slots: int) -> None:
    """Paint cards and their places; picked cards are a row higher if there is room."""
    width = max(MIN_CARD_WIDTH, min(MAX_CARD_WIDTH, area.width // slots))
    left = area.x + max(area.width - width * slots, 0) // 2
    gap, lift = int(width >= 12), int(area.height >= 7)
    for number, (card, place) in enumerate(cards):
        slot = Area(left + number * width, area.y, width - gap, area.height)
        is_picked = place in pen.offer.picked_places
        slot = slot.rows(0 if is_picked else lift, area.height - lift)
        if card:
            paint_face(pen, card, slot, place=place, is_picked=is_picked)
        else:
            paint_back(pen, slot)


# The set


def picked_cards(pen: Pen) -> list[str]:
    return [card_of(place) for place in pen.offer.picked_places]


def picked_text(pen: Pen) -> str:
    """The total of the picked cards, or the score of the kept ones."""
    cards = picked_cards(pen)
    if pen.view.step == "return":
        unpicked_cards = list(pen.own_seat.hand)
        for card in cards:
            unpicked_cards.remove(card)
        return f"and keep {len(unpicked_cards)} cards that score {points_of(unpicked_cards)}"
    return f"= {bid_total(pen.view, cards)}"


def done_text(pen: Pen) -> str:
    count = len(pen.offer.picked_places)
    if pen.view.step == "return":
        return f"Return {count} of 3"
    return f"Bid {count} card{'s' if count != 1 else ''}" if count else "Bid nothing"


def nothing_text(pen: Pen) -> str:
    """The label of the button that declines, which depends on the question."""
    power = pen.view.power
    if power is not None:
        return "Nothing to plant" if power.card == "bad-press" else "Keep all cards"
    return "Keep all prizes" if pen.is_telling else "No more Power Cards"


def paint_buttons(pen: Pen, line: Area) -> int:
    """Paint the active buttons from the right, and return their width."""
    if not line.height or pen.offer.beat is not None:
        return 0
    labels = ((DONE, done_text(pen)), ("nothing", nothing_text(pen)))
    return pen.buttons(
        line, [(place, label) for place, label in labels if place in pen.offer.places]
    )


def paint_own_seat(pen: Pen, area: Area) -> None:
    """Paint the viewer's name, score and decks, and below them the bid.

    During the story of a trick the total is at the right, down to the row above the cards.
    """
    seat = pen.own_seat
    if pen.is_telling and pen.beat is not None:
        width_of_total = paint_total(pen, pen.beat, seat.seat, area.interior(2, 0))
        area = area.columns(0, area.width - width_of_total - 3)
    line = area.rows(0, 1)
    x = pen.canvas.text(
        line.x + 1, line.y, f" {pen.seat_name(seat.seat)} ", pen.plate_style(seat.seat)
    )
    if seat.seat == pen.dealer:
        x = pen.canvas.text(x + 1, line.y, " Dealer ", pen.ink("background", on="bright"))
    mark = pen.glyphs.cursor if is_at_work(pen, seat.seat) else " "
    x = pen.canvas.text(x, line.y, f" {mark} ", pen.seat_ink(seat.seat))
    x = pen.write(x, line.y, "score" if has_begun(pen) else "", "muted", width=5)
    flow_with_ellipsis(
        pen, Area(x, line.y, line.right - x, 1), strip_tokens(pen, seat, line.right - x)
    )
    pen.add_target(f"seat:{seat.seat}", line)
    if area.height > 1:
        paint_bid_line(pen, area.rows(1, 1))


def paint_bid_line(pen: Pen, line: Area) -> None:
    """Paint the set being picked with its total, or the finished bid."""
    room = line.columns(0, line.width - paint_buttons(pen, line))
    if pen.offer.picked_places and pen.offer.beat is None:
        _paint_picked_cards(pen, room)
    elif pen.open_trick is not None:
        text = " Bid " if pen.is_telling else " Last bid"
        x = pen.write(room.x, room.y, text, "muted", width=room.width)
        total = [] if pen.is_telling else [Token((_gap(pen), *total_runs(pen, pen.own_number)))]
        flow_with_ellipsis(
            pen, Area(x, room.y, room.right - x, 1), [*shown_bid(pen, pen.own_number), *total]
        )


def _paint_picked_cards(pen: Pen, line: Area) -> None:
    label = "Return" if pen.view.step == "return" else "Bid"
    total: Run = (picked_text(pen), pen.ink("bright", bold=True))
    runs: list[Run] = [(f" {label} ", pen.ink("gold", bold=True))]
    cards = [part for card in picked_cards(pen) for part in (pen.card_run(card), _gap(pen))]
    ellipsis_runs: list[Run] = []
    while cards and total_width([*runs, *cards, *ellipsis_runs, total]) > line.width:
        cards, ellipsis_runs = cards[:-2], [(f"{pen.glyphs.ellipsis} ", pen.ink("muted"))]
    pen.runs(line.x, line.y, [*runs, *cards, *ellipsis_runs, total], line.width)


def _gap(pen: Pen) -> Run:
    return " ", pen.ink("muted")
