"""Everything that a seat may think of doing: what is legal, and why the rest is not.

The rules list it on the state and offer what is legal; texts list it on a view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import permutations
from typing import Protocol

from engine.core.action import Action
from engine.core.choice import Ban, Choice, Decision, Idea, Refusal, choice, idea
from engine.core.subsets import Subsets, equals_before, index_sets, index_sets_with
from engine.core.values import frozen_for_checkers
from engine.games.lightning.deck import (
    CARDS,
    EARLY,
    NEGATIVES,
    POWER_CARDS,
    VOLTAGE_SUIT,
    sorted_cards,
    suits_in_use,
)
from engine.games.lightning.names import seat_noun, seat_of, seat_text
from engine.games.lightning.view_types import View

CARDS_RETURNED = 3
DONE, KEEP_ALL, KEEP_PRIZES = choice("done"), choice("keep all"), choice("keep prizes")
NOTHING_TO_PLANT = choice("nothing to plant")
INSULATION, SURGE = "insulation", "surge"
SIZES = {limit: range(limit + 1) for limit in (1, 2, 3)}


class AnySide(Protocol):
    """A side in the state, or a seat in a view."""

    @property
    def hand(self) -> Iterable[str]: ...
    @property
    def hand_count(self) -> int: ...
    @property
    def lasting_powers(self) -> Collection[str]: ...
    @property
    def suit(self) -> str: ...
    @property
    def output_cards(self) -> Sequence[str]: ...


class AnyTrick(Protocol):
    """The trick being played, or its report."""

    @property
    def size(self) -> int: ...
    @property
    def bids(self) -> Sequence[Sequence[str]]: ...
    @property
    def prizes_left(self) -> Sequence[str]: ...


class AnyTable(Protocol):
    """The state, or a view."""

    @property
    def sides(self) -> Sequence[AnySide]: ...
    @property
    def open_trick(self) -> AnyTrick: ...
    @property
    def small(self) -> bool: ...
    @property
    def powers_by_choice(self) -> bool: ...
    @property
    def resolved_powers(self) -> Collection[str]: ...
    @property
    def seen_top_cards(self) -> Sequence[str]: ...


@frozen_for_checkers
class Planting(Action, verb="plant"):
    """A Negative card for an opponent: "plant no-degree seat-3" (11.8)."""

    card: str
    seat_noun: str

    @property
    def target(self) -> int:
        return seat_of(self.seat_noun)


# The deal and the bids: lists of sets, which are only written out when they are read


def return_choices(g: AnyTable, seat: int) -> Subsets:
    """Any three of the twelve cards; equal choices are offered only once (3.3)."""
    cards = sorted(g.sides[seat].hand)
    sizes = range(CARDS_RETURNED, CARDS_RETURNED + 1)
    return Subsets("return", cards, index_sets(sizes, len(cards), equals_before(cards)))


def return_ideas(g: AnyTable, seat: int) -> tuple[Idea, ...]:
    """Any three cards, and not fewer (3.3)."""
    exactly = Refusal(choice("return"), "you must return exactly three cards", "3.3")
    return (*return_choices(g, seat), exactly)


def bid_choices(hand: Iterable[str], limit: int) -> Subsets:
    """Every bid from no card up to the limit; a bid with Surge may hold one more (7.2, 11.16)."""
    cards = sorted(hand)
    count, equal = len(cards), equals_before(cards)
    sets = index_sets(SIZES[limit], count, equal)
    if SURGE in cards:
        surge = cards.index(SURGE)
        for size in (limit + 1, limit + 2):
            sets += index_sets_with(surge, size=size, count=count, equal=equal)
    return Subsets("bid", cards, sets)


LIMITS = {3: "three cards", 2: "two cards", 1: "one card"}


def bid_ideas(g: AnyTable, seat: int) -> tuple[Idea, ...]:
    """Every bid up to the limit, and why there is none with more cards (7.2, 11.16)."""
    side, size = g.sides[seat], g.open_trick.size
    bids = bid_choices(side.hand, size)
    if SURGE in side.hand:
        reason = f"the limit is {LIMITS[size]}; Surge allows one more and is not counted"
        return (*bids, Refusal(choice("bid"), reason, "11.16"))
    if side.hand_count > size:
        reason = f"the limit of this trick is {LIMITS[size]}"
        return (*bids, Refusal(choice("bid"), reason, "7.2"))
    return tuple(bids)


# Power Cards before the tricks


def unplayed_powers(g: AnyTable, seat: int) -> list[str]:
    """The Power Cards in the hand that are to be played before the tricks (6.1, 6.3)."""
    resolved, hand = g.resolved_powers, g.sides[seat].hand
    if EARLY.isdisjoint(hand):
        return []
    return [card for card in hand if card in EARLY and not why_no_play(card, resolved)]


def power_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """The Power Cards to play before the tricks, and the end of the turn (6.2, 6.3, 7.3, 12.1)."""
    hand = dict.fromkeys(g.sides[seat].hand)
    found = [
        idea(choice("play", card), why_no_play(card, g.resolved_powers))
        for card in hand
        if card in POWER_CARDS
    ]
    must = Ban("these Power Cards must all be played", "6.2")
    return [*found, idea(DONE, None if g.powers_by_choice else must)]


def why_no_play(card: str, resolved_powers: Collection[str]) -> Ban | None:
    if card not in EARLY:
        moment = MOMENTS.get(CARDS[card].timing or "", "")
        return Ban(f"it only works in a bid{moment}", "7.3")
    if card in resolved_powers:
        return Ban("you have already played it this round", "6.3")
    return None


MOMENTS = {"reveal": ", once all bids are revealed", "won": ", once the winner is known"}
"""The moment in a trick when a Power Card of a bid works, by its timing (7.4, 7.7)."""


def card_choices(verb: str, cards: Iterable[str]) -> tuple[Choice, ...]:
    """A choice for each kind of these cards, in the sort order of a hand."""
    return tuple([choice(verb, card) for card in dict.fromkeys(sorted_cards(cards))])


def hand_choices(g: AnyTable, seat: int, verb: str) -> tuple[Choice, ...]:
    return card_choices(verb, g.sides[seat].hand)


def scrap_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """A card in the hand that leaves the game, or none (11.7)."""
    return (*hand_choices(g, seat, "scrap"), KEEP_ALL)


def recover_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """The cards of the Output Deck (11.9)."""
    return card_choices("recover", g.sides[seat].output_cards)


def order_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """The orders in which the inspected cards may go back (11.6)."""
    orders = dict.fromkeys(permutations(g.seen_top_cards))
    return tuple([Choice("order", " ".join(order)) for order in orders])


def suit_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """The suits of the deck in use (11.11)."""
    return tuple([choice("name", suit) for suit in suits_in_use(small=g.small)])


# Opponents


def opponents_to_choose(g: AnyTable, seat: int) -> list[int]:
    """The opponents that the seat's Power Cards may choose: those without Insulation (11.15)."""
    return [
        rival
        for rival, side in enumerate(g.sides)
        if rival != seat and INSULATION not in side.lasting_powers
    ]


def insulated(target: int) -> Ban:
    """Why no Power Card of others can choose a player with Insulation (11.15)."""
    return Ban(f"{seat_text(target)} is insulated", "11.15")


CHOOSING = {"spy on": "11.4", "strike": "11.19", "swap with": "11.23"}
"""The verbs that choose an opponent, with the clause of the Power Card."""


def target_ideas(g: AnyTable, seat: int, verb: str) -> list[Idea]:
    """The opponents that a Power Card may choose, and why not the others (11.4, 11.19, 11.23)."""
    return [
        idea(choice(verb, seat_noun(target)), why_no_target(g, seat, target, verb))
        for target in range(len(g.sides))
    ]


def why_no_target(g: AnyTable, seat: int, target: int, verb: str) -> Ban | None:
    """Why the seat's Power Card cannot choose a player; None if it can."""
    if target == seat:
        return Ban("you must choose an opponent", CHOOSING[verb])
    if INSULATION in g.sides[target].lasting_powers:
        return insulated(target)
    if verb == "spy on" and not g.sides[target].hand_count:
        return Ban(f"{seat_text(target)} has no hand", CHOOSING[verb])
    return None


def plant_ideas(g: AnyTable, seat: int) -> list[Idea]:
    """Each Negative card of the hand for each opponent that can be chosen (11.8, 11.15)."""
    negatives = [card for card in g.sides[seat].hand if card in NEGATIVES]
    if not negatives:
        return [NOTHING_TO_PLANT]
    rivals = opponents_to_choose(g, seat)
    found: list[Idea] = [
        Planting(card, seat_noun(rival)).choice
        for card in dict.fromkeys(sorted_cards(negatives))
        for rival in rivals
    ]
    others = (target for target in range(len(g.sides)) if target not in (seat, *rivals))
    return [*found, *(idea(choice("plant"), insulated(target)) for target in others)]


# Power Cards in bids


def double_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """The Voltage Cards of the seat's own bid (11.18)."""
    bid = g.open_trick.bids[seat]
    return card_choices("double", [card for card in bid if card in VOLTAGE_SUIT])


def take_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """The prizes that nobody has taken yet (11.25, 11.26)."""
    return card_choices("take", g.open_trick.prizes_left)


def send_back_choices(g: AnyTable, seat: int) -> tuple[Choice, ...]:
    """A prize that goes back, or none (11.27)."""
    return (*card_choices("send back", g.open_trick.prizes_left), KEEP_PRIZES)


# A seat's view


def ideas(view: View, decision: Decision) -> Iterable[Idea]:
    verb, seat = decision.choices[0].verb, decision.seat
    if verb in CHOOSING:
        return target_ideas(view, seat, verb)
    if verb in QUESTIONS:
        return QUESTIONS[verb](view, seat)
    return hand_choices(view, seat, verb)


QUESTIONS: dict[str, Callable[[AnyTable, int], Iterable[Idea]]] = {
    "return": return_ideas,
    "bid": bid_ideas,
    "play": power_ideas,
    "done": power_ideas,
    "scrap": scrap_choices,
    "recover": recover_choices,
    "order": order_choices,
    "name": suit_choices,
    "plant": plant_ideas,
    "nothing to plant": plant_ideas,
    "double": double_choices,
    "take": take_choices,
    "send back": send_back_choices,
}
"""The ideas for each question by its first verb; other questions are for a card of the hand."""
