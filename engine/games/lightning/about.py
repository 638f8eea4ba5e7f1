"""Texts about anything on the table: cards, bids, seats, decks, suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.core.text import capital, count, count_or_no
from engine.games.lightning.bid_counts import counts_in_bid
from engine.games.lightning.cards import SUITS, VOLTAGES
from engine.games.lightning.collection_score import points_of
from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.names import TRICKS, card_name, seat_text
from engine.games.lightning.standing import is_last_round, is_last_trick, standings
from engine.games.lightning.trick_report import TrickReport
from engine.games.lightning.view_types import SeatView, View

TIMING = {
    "before": "It must be played before the tricks of a round, then goes to the Output Deck.",
    "lasting": "It must be played before the tricks and stays in force for the round.",
    "bid": "It works in a bid, where it counts 0 itself.",
    "reveal": "It works in a bid, once all bids are revealed; it counts 0 itself.",
    "won": "It works in a bid, once the winner is known; it counts 0 itself.",
}
"""The timing of Power Cards, as text (6.1, 7.4, 7.7)."""

about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")


def about(view: View, place: str) -> About | None:
    """The text about a place, without secrets; None if the table has no such place."""
    kind, _, noun = place.partition(":")
    return about_place[kind](view, noun) if kind in about_place else None


def _about_card(view: View, card: str, *lines: str) -> About | None:
    if card not in CARDS:
        return None
    return About(card_name(card), (*lines, *card_lines(view, card)), CARDS[card].clause)


def card_lines(view: View, card: str) -> Iterator[str]:
    row = CARDS[card]
    match row.kind:
        case "voltage":
            yield f"Voltage Card of {SUITS[row.suit].name}: {row.volts} in a bid."
            yield "It scores nothing on its own: 5 for each Value card of its suit that you own."
        case "value":
            suit = SUITS[row.suit].name
            yield f"Value card: 0 in a bid. {row.text}"
            if view.seat is not None:
                collection = view.seats[view.seat].collection
                cards = sum(VOLTAGE_SUIT.get(each) == row.suit for each in collection)
                text = count(cards, f"{suit} Voltage Card")
                yield f"You own {text}: 5 x {cards} = {5 * cards}."
        case "power":
            yield f"Power Card, {row.timing}. {row.text}"
            if row.timing is not None:
                yield TIMING[row.timing]
        case _:
            sign = "Positive" if row.points > 0 else "Negative"
            yield f"{sign} card: {row.points:+} in a bid and {row.points:+} in the score."
            yield row.text


# The hand and the choices


@about_place("card")
def about_hand_card(view: View, noun: str) -> About | None:
    card = noun.partition("#")[0]  # copies are numbered
    if card not in CARDS or view.seat is None:
        return _about_card(view, card)
    return _about_card(view, card, *_count_now(view, view.seats[view.seat], card))


def _count_now(view: View, seat: SeatView, card: str) -> Iterator[str]:
    counts = counts_in_bid(view, seat.seat, card)
    if counts == VOLTS[card]:
        return
    cause = "Alternating Current" if card in VOLTAGE_SUIT else "War of Currents"
    yield f"It counts {counts} in this round: {VOLTS[card]}, changed by {cause}."


@about_place("output")
def about_output_card(view: View, noun: str) -> About | None:
    return _about_card(view, noun, "It lies in your Output Deck.")


@about_place("suit")
def about_suit(view: View, noun: str) -> About | None:
    if noun not in SUITS:
        return None
    values = ", ".join(f"{copies} of {volts}" for volts, copies in VOLTAGES.items())
    lines = [f"A suit of 15 Voltage Cards ({values}) and 2 Value cards."]
    if view.seat is not None:
        own_seat = view.seats[view.seat]
        in_hand = sum(VOLTAGE_SUIT.get(card) == noun for card in own_seat.hand)
        owned_count = sum(VOLTAGE_SUIT.get(card) == noun for card in own_seat.collection)
        lines.append(f"You hold {in_hand} of its Voltage Cards and own {owned_count}.")
    return About(SUITS[noun].name, tuple(lines), "2.2")


@about_place("common")
def about_order(view: View, noun: str) -> About | None:
    cards = noun.split()
    if not all(card in CARDS for card in cards):
        return None
    lines = [f"{number}. {card_name(card)}" for number, card in enumerate(cards, 1)]
    return About("On top of the Common Deck, the uppermost first", tuple(lines), "11.6")


@about_place("done")
def about_done(view: View, noun: str) -> About | None:
    if view.step == "return":
        return About("Return", ("Return the three cards that you have picked.",), "3.3")
    text = "Bid the cards that you have picked, or no card at all. All bids are revealed at once."
    return About("Bid", (text,), "7.2")


@about_place("nothing")
def about_nothing(view: View, noun: str) -> About | None:
    return About("Nothing", ("Decline the offer and continue.",), "6.6")


# The middle


@about_place("prize")
def about_prize(view: View, noun: str) -> About | None:
    if noun not in CARDS:
        return None
    if view.seat is None:
        return _about_card(view, noun)
    collection = view.seats[view.seat].collection
    gain = points_of([*collection, noun]) - points_of(collection)
    effect = f"changes your score by {gain:+}" if gain else "does not change your score"
    return _about_card(view, noun, f"A prize. It {effect} if you win it.")


@about_place("power")
def about_working_card(view: View, noun: str) -> About | None:
    power = view.power
    if power is None or power.card != noun:
        return _about_card(view, noun)
    target = "" if power.target is None else f" It has chosen {seat_text(power.target)}."
    return _about_card(view, noun, f"{seat_text(power.seat)} plays it now.{target}")


@about_place("deck")
def about_common_deck(view: View, noun: str) -> About | None:
    if noun:
        return None
    cards_text = capital(count_or_no(view.common, "card"))
    lines = [f"{cards_text} left. Prizes come from it, and cards for ties."]
    lines.append("The game ends after the trick in which it runs out: the highest score wins.")
    if is_last_trick(view):
        lines.append("It is empty: this is the last trick.")
    elif is_last_round(view):
        lines.append("This is the last round, unless a Power Card puts cards back.")
    if view.returned_left:
        lines.append(f"At the bottom: {count(view.returned_left, 'card')} returned at the deal.")
    for depth_text, cards in (
        ("On top", view.seen_top_cards),
        ("At the very bottom", view.buried_cards),
    ):
        if cards:
            lines.append(f"{depth_text}: {_cards_text(cards)}.")
    if view.removed_cards:
        lines.append(f"Removed from the game: {_cards_text(view.removed_cards)}.")
    return About("Common Deck", tuple(lines), "9.1")


@about_place("standing")
def about_standing(view: View, noun: str) -> About | None:
    if noun or not standings(view):
        return None
    scores = [
        f"{seat_text(seat.seat)}: {score_sum(seat)}{_unseen_text(seat)}"
        for seat in sorted(view.seats, key=lambda each: -each.score.total)
    ]
    return About("If it ended now", (standings(view)[0], *scores), "10.4")


# Seats


@about_place("seat")
def about_seat(view: View, noun: str) -> About | None:
    place = _seat_at(view, noun)
    if place is None:
        return None
    title = f"{seat_text(place.seat)} (you)" if place.seat == view.seat else seat_text(place.seat)
    return About(title, tuple(_seat_lines(view, place)), "1.3")


def _seat_at(view: View, noun: str) -> SeatView | None:
    """The seat by its number, from 0; None if there is none."""
    return view.seats[int(noun)] if noun.isdecimal() and int(noun) < len(view.seats) else None


def _seat_lines(view: View, seat: SeatView) -> Iterator[str]:
    if view.round:
        yield f"Score: {score_sum(seat)}{_unseen_text(seat)}"
    yield (
        f"Input Deck (to draw from): {seat.input_count}. "
        f"Output Deck (played and won): {seat.output_count}. Hand: {seat.hand_count}."
    )
    for card in seat.lasting_powers:
        yield f"In force: {card_name(card)}{_suit_text(seat, card)}. {CARDS[card].text}"
    if seat.hand and seat.seat != view.seat:
        yield f"Known in the hand: {_cards_text(seat.hand)}."
    if seat.collection:
        owner_text = "You own" if seat.seat == view.seat else "Owns, as far as is known"
        yield f"{owner_text}: {_cards_text(seat.collection)}."


def score_sum(seat: SeatView) -> str:
    """A score as the sum of its parts: "+40 - 10 + Niagara 3 x 5 = 45"."""
    score = seat.score
    parts = [f"+{score.positive} from Positive cards"] if score.positive else []
    parts += [f"{score.negative} from Negative cards"] if score.negative else []
    for suit in score.suits:
        if suit.points:
            times = f"{suit.voltages} x {5 * suit.values}"
            parts.append(f"+{suit.points} from Value of {SUITS[suit.suit].name} ({times})")
    return f"{score.total} = {', '.join(parts)}." if parts else f"{score.total}."


def _unseen_text(seat: SeatView) -> str:
    return (
        f" {count(seat.unknown, 'more card is', 'more cards are')} not yet seen."
        if seat.unknown
        else ""
    )


def _suit_text(seat: SeatView, card: str) -> str:
    names_suit = card == "alternating-current" and seat.suit
    return f" for {SUITS[seat.suit].name}" if names_suit else ""


@about_place("force")
def about_rule_in_force(view: View, noun: str) -> About | None:
    """The text about a Power Card in force, at a place such as "3 blackout"."""
    number, _, card = noun.partition(" ")
    place = _seat_at(view, number)
    if place is None or card not in CARDS:
        return None
    duration_text = (
        f"In force for {seat_text(place.seat)} until the round ends{_suit_text(place, card)}."
    )
    return _about_card(view, card, duration_text)


# Bids


@about_place("bid")
def about_own_bid(view: View, noun: str) -> About | None:
    return None if view.seat is None else about_laid_card(view, f"{view.seat} {noun}")


@about_place("laid")
def about_laid_card(view: View, noun: str) -> About | None:
    """The text about a card of a revealed bid, at a place such as "3 colorado-60"."""
    number, _, card = noun.partition(" ")
    place, trick = _seat_at(view, number), open_trick(view)
    if place is None or trick is None or card not in CARDS:
        return None
    bid = f"In the bid of {seat_text(place.seat)}, Round {trick.round}, {TRICKS[trick.size]}."
    return _about_card(view, card, bid, *_bid_lines(trick, place.seat, card))


def open_trick(view: View) -> TrickReport | None:
    return view.trick if view.trick is not None and view.trick.revealed else view.last


def _bid_lines(trick: TrickReport, seat: int, card: str) -> Iterator[str]:
    bid = list(zip(trick.bids[seat], trick.counts[seat], strict=True))
    for each, counts in bid:
        if each == card and counts != VOLTS[card]:
            yield f"It counts {counts}; {VOLTS[card]} is printed on it."
            break
    if card in trick.cancelled_powers:
        yield "It has no effect in this trick."
    parts = " + ".join(f"{counts} ({card_name(each)})" for each, counts in bid)
    yield f"The bid: {parts} = {sum(counts for _, counts in bid)}."
    if trick.totals and trick.totals[seat] != sum(counts for _, counts in bid):
        yield f"With draws for ties and Power Cards on totals: {trick.totals[seat]}."


def _cards_text(cards: Iterable[str]) -> str:
    return ", ".join(
        card_name(card) if copies == 1 else f"{copies} x {card_name(card)}"
        for card, copies in Counter(cards).items()
    )
