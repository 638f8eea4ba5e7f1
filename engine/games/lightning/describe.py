"""Choices as text, with the consequences that the seat can know.

The place of a choice, for cursors and mouse, is one of these:

    card:colorado-60                one card in your hand (also of the twelve at the deal)
    cards:colorado-60 niagara-10    several of them, in alphabetical order, as the noun lists them
    nothing                         no card, no more cards, or no use of a Power Card
    seat:3                          another player's place; seats count from 0: this is Seat 4
    prize:edison-medal              a prize of the trick
    bid:colorado-60                 a card of your own revealed bid
    output:colorado-60              a card in your Output Deck
    suit:niagara                    a suit
    common:a b c                    top cards of the Common Deck, in the order they would lie
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.facts import Quoted, Words, joined, said
from engine.core.subsets import cards_in
from engine.core.text import count, join_with_and
from engine.games.lightning.bid_counts import bid_total, counts_in_bid
from engine.games.lightning.cards import SUITS
from engine.games.lightning.collection_score import plain_points_of, points_of
from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS, without_cards
from engine.games.lightning.ideas import Planting
from engine.games.lightning.names import card_name, seat_of, seat_text
from engine.games.lightning.promises import (
    BidTotal,
    CountBecomes,
    HandSize,
    NineCards,
    ScoreChange,
    SuitInHand,
    TotalBecomes,
    named,
    seat_named,
)
from engine.games.lightning.view_types import SeatView, View

ROYALTY_CLAUSE = "royalty-clause"


describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")


def describe(view: View, choice: Choice) -> Description:
    return describes[choice.verb](view, choice)


def choosing_seat(view: View) -> SeatView:
    assert view.seat is not None
    return view.seats[view.seat]


def places_of(cards: list[str]) -> str:
    return f"card:{cards[0]}" if len(cards) == 1 else f"cards:{' '.join(cards)}"


def card_text(card: str) -> str:
    row = CARDS[card]
    match row.kind:
        case "voltage":
            return f"{row.volts} in a bid"
        case "positive" | "negative":
            return f"{row.points:+} in a bid and at the end"
    return row.text


DECLINING = {
    "done": ("Done", "No more Power Cards", "those left are blanks this round", "12.1"),
    "keep all": ("Keep all cards", "Keep all cards", "nothing happens", "11.7"),
    "nothing to plant": ("Plant nothing", "No Negative card in hand", "nothing happens", "11.8"),
    "keep prizes": ("Keep all prizes", "Keep all prizes", "they are yours", "11.27"),
}


@describes(*DECLINING)
def describe_declining(view: View, choice: Choice) -> Description:
    return Description(*DECLINING[choice.verb], "nothing")


# The deal


@describes("return")
def describe_give_back_three(view: View, choice: Choice) -> Description:
    cards = cards_in(choice)
    kept_cards = without_cards(choosing_seat(view).hand, cards)
    nine = NineCards(sum(VOLTS[card] for card in kept_cards), points_of(kept_cards))
    return Description("Return", named(*cards), nine, "3.3", places_of(cards))


# Power Cards before the tricks


@describes("play")
def describe_play(view: View, choice: Choice) -> Description:
    row = CARDS[choice.noun]
    return Description(
        "Play a Power Card", named(row.slug), Quoted(row.text), row.clause, f"card:{row.slug}"
    )


@describes("put away")
def describe_put_away(view: View, choice: Choice) -> Description:
    card = choice.noun
    return Description("Put away", named(card), Quoted(card_text(card)), "11.1", f"card:{card}")


@describes("spy on")
def describe_spy_on(view: View, choice: Choice) -> Description:
    target = view.seats[seat_of(choice.noun)]
    text = said("a random one of ", HandSize(target.hand_count))
    return Description("Spy on", seat_named(target.seat), text, "11.4", f"seat:{target.seat}")


@describes("give")
def describe_give(view: View, choice: Choice) -> Description:
    card = choice.noun
    target = view.power.target if view.power is not None else None
    assert target is not None
    text = said(seat_named(target), " gets it; ", loss_of(view, card))
    return Description("Give", named(card), text, "11.4", f"card:{card}")


@describes("pass")
def describe_pass_left(view: View, choice: Choice) -> Description:
    card = choice.noun
    neighbour = (choosing_seat(view).seat + 1) % len(view.seats)
    text = said(seat_named(neighbour), " gets it; ", loss_of(view, card))
    return Description("Pass to the left", named(card), text, "11.5", f"card:{card}")


def loss_of(view: View, card: str) -> Words:
    have = choosing_seat(view).collection
    change = points_of(without_cards(have, [card])) - points_of(have)
    return ScoreChange(card, change, comes=False) if change else SAME_SCORE


SAME_SCORE = "your score does not change"


@describes("order")
def describe_order(view: View, choice: Choice) -> Description:
    label = joined(map(named, cards_in(choice)), ", ")
    return Description("Put back", label, "the first lies on top", "11.6", f"common:{choice.noun}")


@describes("scrap")
def describe_scrap(view: View, choice: Choice) -> Description:
    card = choice.noun
    return Description("Scrap", named(card), loss_of(view, card), "11.7", f"card:{card}")


@describes("plant")
def describe_plant(view: View, choice: Choice) -> Description:
    planting = Planting.of(choice)
    card, group = planting.card, f"Plant on {seat_text(planting.target)}"
    return Description(group, named(card), loss_of(view, card), "11.8", f"card:{card}")


@describes("recover")
def describe_recover(view: View, choice: Choice) -> Description:
    card = choice.noun
    return Description("Take back", named(card), Quoted(card_text(card)), "11.9", f"output:{card}")


@describes("name")
def describe_name_suit(view: View, choice: Choice) -> Description:
    suit = choice.noun
    suit_count = sum(VOLTAGE_SUIT.get(card) == suit for card in choosing_seat(view).hand)
    text = SuitInHand(suit, suit_count)
    return Description("Name a suit", SUITS[suit].name, text, "11.11", f"suit:{suit}")


# Tricks


@describes("bid")
def describe_bid(view: View, choice: Choice) -> Description:
    cards = cards_in(choice)
    if not cards:
        text = Quoted("no card leaves your hand; 0 beats totals below 0 and can win a tie")
        return Description("Bid nothing", "Bid nothing", text, "7.2", "nothing")
    powers = [card_name(card) for card in cards if CARDS[card].timing in ("bid", "reveal", "won")]
    effects = f" before {join_with_and(powers)}" if powers else ""
    result = said(BidTotal(bid_total(view, cards)), effects)
    label = joined(map(named, cards), " + ")
    return Description(f"Bid {count(len(cards), 'card')}", label, result, "7.2", places_of(cards))


@describes("double")
def describe_double(view: View, choice: Choice) -> Description:
    card = choice.noun
    counts = counts_in_bid(view, choosing_seat(view).seat, card)
    text = CountBecomes(2 * counts, counts)
    return Description("Double", named(card), text, "11.18", f"bid:{card}")


@describes("strike")
def describe_strike(view: View, choice: Choice) -> Description:
    target = seat_of(choice.noun)
    text = strike_text(view, target)
    return Description("Strike", seat_named(target), text, "11.19", f"seat:{target}")


def strike_text(view: View, target: int) -> Words:
    assert view.trick is not None
    bid, counts = view.trick.bids[target], view.trick.counts[target]
    hit = [(n, card) for n, card in zip(counts, bid, strict=True) if card in VOLTAGE_SUIT]
    if not hit:
        return "no Voltage Card in that bid"
    best, card = max(hit, key=lambda count_and_card: count_and_card[0])
    return said(named(card), " ", CountBecomes(0, best))


@describes("swap with")
def describe_swap_with(view: View, choice: Choice) -> Description:
    totals, target = view.open_trick.totals, seat_of(choice.noun)
    text = TotalBecomes(totals[target], totals[choosing_seat(view).seat])
    return Description("Exchange totals", seat_named(target), text, "11.23", f"seat:{target}")


@describes("take")
def describe_take(view: View, choice: Choice) -> Description:
    card = choice.noun
    clause = "11.25" if uses_royalty_clause(view) else "11.26"
    return Description("Take a prize", named(card), gain_text(view, card), clause, f"prize:{card}")


def uses_royalty_clause(view: View) -> bool:
    """Does the viewer's Royalty Clause take a prize? It comes before Torn Contract."""
    trick = view.trick
    assert trick is not None
    has_worked = any(effect.card == ROYALTY_CLAUSE for effect in trick.effects)
    return (
        ROYALTY_CLAUSE
        in without_cards(trick.bids[choosing_seat(view).seat], trick.cancelled_powers)
        and not has_worked
    )


def gain_text(view: View, card: str) -> Words:
    have = choosing_seat(view).collection
    change = points_of([*have, card]) - points_of(have)
    gain = ScoreChange(card, change, comes=True)
    if change != plain_points_of([card]):
        return said(gain if change else SAME_SCORE, ", with Value cards")
    return gain if change else Quoted(card_text(card))


@describes("send back")
def describe_send_back(view: View, choice: Choice) -> Description:
    card = choice.noun
    text = "it goes under the Common Deck"
    return Description("Send back", named(card), text, "11.27", f"prize:{card}")
