"""The greedy bot: it values the prizes, guesses the others' bids, and evaluates each bid."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from engine.bots import greedy
from engine.core.bot import Sight
from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.subsets import cards_in
from engine.games.lightning.bid_counts import counts_in_bid, is_blacked_out
from engine.games.lightning.bots.odds import how_often, outlook_of
from engine.games.lightning.bots.value import Knowledge
from engine.games.lightning.bots.weights import Weights
from engine.games.lightning.deck import CARDS, POINTS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.describe import choosing_seat
from engine.games.lightning.ideas import Planting
from engine.games.lightning.names import seat_of
from engine.games.lightning.view_types import View

Preference = Callable[[Choice], float]

prefers: Dispatch[str, Callable[[Knowledge], Preference]] = Dispatch("preference of the greedy bot")
"""The bot's ranking of the choices of a decision, by the verb of the first of them."""


@define
class GreedyBot(greedy.GreedyBot):
    """Keeps track of the cards it has seen; sees only its view."""

    weights: Weights = field(factory=Weights)

    def decide(self, sight: Sight) -> Choice:
        choices = sight.decision.choices
        preference = prefers[choices[0].verb](Knowledge(sight.view, self.weights))
        return max(choices, key=preference)

    def reason(self, sight: Sight, choice: Choice) -> str:
        if choice.verb == "bid":
            return bid_reason(Knowledge(sight.view, self.weights), choice)
        if choice.verb == "return":
            return "of your twelve cards, these would do the least for you"
        if choice.verb in ("play", "done"):
            return reason_to_play(sight.view, choice)
        if choice.verb == "keep all":
            return "none of your cards does you harm"
        return REASONS.get(choice.verb, "no other choice promises more")


REASONS = {
    "put away": "it is the least useful to you in this round",
    "give": "it is worth the least to you",
    "pass": "it is worth the least to you",
    "scrap": "it is worth the least to you",
    "send back": "it is worth the least to you",
    "spy on": "this rival is ahead",
    "order": "all three are prizes of the next trick, whatever their order",
    "plant": "your worst card goes to your strongest rival",
    "recover": "it is the strongest card for the bids of this round",
    "name": "you hold more cards of this suit than of any other",
    "double": "it brings the total nearest to your target",
    "strike": "this bid is your greatest obstacle",
    "swap with": "this total suits you best",
    "take": "this prize is worth the most to you",
}
"""The reasons for a choice, by its verb; bids and Power Cards have separate reasons."""


def reason_to_play(view: View, choice: Choice) -> str:
    if choice.verb == "done":
        return "your remaining Power Cards would not help you"
    return "it helps you" if view.powers_by_choice else "all must be played, so the best come first"


# Setup and bids


@prefers("return")
def prefer_return(knowledge: Knowledge) -> Preference:
    """Prefer returning the three cards that do the least for the other nine (3.3)."""
    seat = choosing_seat(knowledge.view)
    card_values = {card: knowledge.card_value(seat, card) for card in seat.hand}
    return lambda choice: -sum(card_values[card] for card in cards_in(choice))


@prefers("bid")
def prefer_bid(knowledge: Knowledge) -> Preference:
    """Prefer the bid that promises most: to win, not to win, or to save cards (7)."""
    seat, outlook = choosing_seat(knowledge.view), outlook_of(knowledge)
    return lambda choice: outlook.expected_value(seat.hand, cards_in(choice))


LONG_SHOT = 0.2
"""A bid that wins less often than this is not explained as an attempt to win."""


def bid_reason(knowledge: Knowledge, choice: Choice) -> str:
    outlook, cards = outlook_of(knowledge), cards_in(choice)
    prospect = outlook.prospect(cards)
    prize_value, chance = prospect.win_value(), prospect.win_chance()
    if round(prize_value) <= 0:
        aim = (
            "and not worth fighting for" if round(prize_value) == 0 else "and better left to others"
        )
    elif chance >= LONG_SHOT:
        aim = "and worth winning"
    elif len(cards) == min(outlook.size, len(choosing_seat(knowledge.view).hand)):
        aim = "but hard to win"
    elif cards:
        aim = "but not worth more of your cards: keep the rest"
    else:
        aim = "but not worth any of your cards: keep them all"
    odds = f"this bid {how_often(chance)}"
    if prize_value <= 0 and not cards and not outlook.lowest_wins:
        odds = f"0 beats totals below 0 and can win a tie: it {how_often(chance)}"
    return f"{_prizes_text(len(outlook.prizes), round(prize_value))}, {aim}; {odds}"


def _prizes_text(number: int, value: int) -> str:
    """The value of the prizes to the bot: "the 2 prizes are worth about +14 to you"."""
    prizes = "the prize is" if number == 1 else f"the {number} prizes are"
    return f"{prizes} worth {f'about {value:+}' if value else 'almost nothing'} to you"


# Power Cards before the tricks


@prefers("play", "done")
def prefer_play(knowledge: Knowledge) -> Preference:
    """Prefer good cards first, and none that hurts if it is optional (6.2, 12.1)."""

    def preference(choice: Choice) -> float:
        if choice.verb == "done":
            return 0.0
        row = CARDS[choice.noun]
        return -1.0 if row.late else 1.0 + row.bot_value

    return preference


@prefers("put away")
def prefer_discard(knowledge: Knowledge) -> Preference:
    """Prefer putting away the card of least use in this round (11.1)."""
    seat = choosing_seat(knowledge.view)
    return lambda choice: (
        200.0 if CARDS[choice.noun].late else -counts_in_bid(knowledge.view, seat.seat, choice.noun)
    )


@prefers("give", "pass", "scrap", "send back")
def prefer_gift(knowledge: Knowledge) -> Preference:
    """Prefer giving away the card of least value (11.4, 11.5, 11.7)."""
    seat = choosing_seat(knowledge.view)

    def preference(choice: Choice) -> float:
        return -knowledge.card_value(seat, choice.noun) if choice.noun else 0.0

    return preference


def nearness(view: View, seat: int) -> float:
    """A small preference for the rivals who sit nearer on the left.

    Without it, the first of several equal rivals in the list would always be chosen, and low seats
    would suffer for their number.
    """
    return -0.01 * ((seat - choosing_seat(view).seat) % len(view.seats))


@prefers("spy on")
def prefer_leader(knowledge: Knowledge) -> Preference:
    """Prefer the rival who is ahead (11.4)."""

    def preference(choice: Choice) -> float:
        rival = knowledge.view.seats[seat_of(choice.noun)]
        return rival.score.total + nearness(knowledge.view, rival.seat)

    return preference


@prefers("order")
def prefer_order(knowledge: Knowledge) -> Preference:
    """Prefer no order to another: all the cards are prizes of the next trick (11.6)."""
    return lambda choice: 0.0


@prefers("plant")
def prefer_plant(knowledge: Knowledge) -> Preference:
    """Prefer planting the worst card on the strongest rival (11.8)."""

    def preference(choice: Choice) -> float:
        planting = Planting.of(choice)
        rival = knowledge.view.seats[planting.target]
        return (
            -10.0 * POINTS[planting.card] + rival.score.total + nearness(knowledge.view, rival.seat)
        )

    return preference


@prefers("recover")
def prefer_recovery(knowledge: Knowledge) -> Preference:
    """Prefer taking back the strongest card for the bids of this round (11.9)."""
    seat = choosing_seat(knowledge.view)
    return lambda choice: counts_in_bid(knowledge.view, seat.seat, choice.noun)


@prefers("name")
def prefer_name(knowledge: Knowledge) -> Preference:
    """Prefer the suit with the most cards in hand (11.11)."""
    hand = choosing_seat(knowledge.view).hand
    return lambda choice: sum(VOLTAGE_SUIT.get(card) == choice.noun for card in hand)


# Power Cards in bids


def wants_prizes(knowledge: Knowledge) -> bool:
    trick = knowledge.view.trick
    assert trick is not None
    return knowledge.value_of_cards(choosing_seat(knowledge.view), trick.prizes) > 0


@prefers("double")
def prefer_double(knowledge: Knowledge) -> Preference:
    """Prefer the highest card to win, the lowest to lose (11.18)."""
    sign = 1 if wants_prizes(knowledge) != is_lowest_best(knowledge.view) else -1
    return lambda choice: sign * VOLTS[choice.noun]


def is_lowest_best(view: View) -> bool:
    """Does the lowest total win this trick, by the bids so far (7.6)?"""
    trick = view.trick
    assert trick is not None
    reversals = sum(CARDS[card].reverses for bid in trick.bids for card in bid)
    return bool(reversals % 2) != is_blacked_out(view, trick.size)


@prefers("strike")
def prefer_strike(knowledge: Knowledge) -> Preference:
    """Prefer the rival who would win, or, to lose, the one far behind (11.19)."""
    trick = knowledge.view.trick
    assert trick is not None
    sign = 1 if wants_prizes(knowledge) else -1

    def preference(choice: Choice) -> float:
        rival = seat_of(choice.noun)
        return sign * sum(trick.counts[rival]) + nearness(knowledge.view, rival)

    return preference


@prefers("swap with")
def prefer_swap(knowledge: Knowledge) -> Preference:
    """Prefer the best total to win, the worst to lose (11.23)."""
    trick = knowledge.view.trick
    assert trick is not None
    sign = 1 if wants_prizes(knowledge) != is_lowest_best(knowledge.view) else -1

    def preference(choice: Choice) -> float:
        rival = seat_of(choice.noun)
        return sign * trick.totals[rival] + nearness(knowledge.view, rival)

    return preference


@prefers("take")
def prefer_take(knowledge: Knowledge) -> Preference:
    """Prefer the prize that is worth most (11.25, 11.26)."""
    return lambda choice: knowledge.card_value(choosing_seat(knowledge.view), choice.noun)
