"""The hand at the bottom of the table, and the set of cards being picked from it."""

from __future__ import annotations

from engine.games.lightning.bid_counts import bid_total
from engine.games.lightning.collection_score import points_of
from screens.games.lightning.faces import paint_face
from screens.games.lightning.pen import Pen
from screens.table.card_sets import DONE, card_of, pieces_of
from tui.widgets.area import Area
from tui.widgets.cards import paint_back

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
    """The label of the button that answers with the picked set."""
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
