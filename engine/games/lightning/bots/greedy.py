"""The greedy bot: it values the prizes, guesses what the others may bid, and weighs each bid."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.text import count
from engine.games.lightning.bots.odds import Outlook
from engine.games.lightning.bots.value import POWER_WORTH, Ledger, Weights
from engine.games.lightning.deck import POINTS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.describe import describe, seat_of, you
from engine.games.lightning.estimate import counts_for
from engine.games.lightning.prose import named
from engine.games.lightning.view_types import View

Preference = Callable[[Choice], float]

LATE_POWERS = ("creditors-at-the-door", "sparks-in-the-workshop")
"""Played last, in the hope that another card takes them out of the hand before."""


@define
class GreedyBot:
    """Counts what it has seen; sees only its view."""

    chance: Chance
    weights: Weights = field(factory=Weights)

    def choose(self, sight: Sight) -> Choice:
        """The choice that it likes best."""
        choices = sight.decision.choices
        if len(choices) == 1:
            return choices[0]
        return max(choices, key=self.preference(sight))

    def preference(self, sight: Sight) -> Preference:
        """How it weighs the choices of this decision."""
        ledger = Ledger(sight.view, self.weights)
        return PREFERENCES[sight.decision.choices[0].verb](ledger)

    def advise(self, sight: Sight) -> Advice:
        """The same choice, with the reason."""
        choice = self.choose(sight)
        return Advice(choice, self.reason(sight, choice))

    def reason(self, sight: Sight, choice: Choice) -> str:
        """Why, in plain words."""
        if choice.verb == "bid":
            return bid_reason(Ledger(sight.view, self.weights), choice)
        if choice.verb == "return":
            return f"{named(choice.noun.split())} would do the least for you"
        words = describe(sight.view, choice)
        return f"{words.label}: {words.consequence}" if words.consequence else words.label


# Setup and bids


def returning(ledger: Ledger) -> Preference:
    """Return the three cards that do the least for the other nine (3.3)."""
    seat = you(ledger.view)
    worth = {card: ledger.worth(seat, card) for card in seat.hand}
    return lambda choice: -sum(worth[card] for card in choice.noun.split())


def bid_cards(choice: Choice) -> list[str]:
    """The cards of a bid."""
    return [] if choice.noun == "nothing" else choice.noun.split()


def bidding(ledger: Ledger) -> Preference:
    """Bid to win, to avoid, or to save cards: whatever promises most (7)."""
    seat, outlook = you(ledger.view), outlook_of(ledger)
    return lambda choice: outlook.expect(seat.hand, bid_cards(choice))


def outlook_of(ledger: Ledger) -> Outlook:
    """The trick that is to be bid for."""
    trick = ledger.view.trick
    assert trick is not None
    return Outlook(ledger, you(ledger.view), trick.size, trick.prizes)


def bid_reason(ledger: Ledger, choice: Choice) -> str:
    """What the prizes are worth, and what the bid may do about it."""
    outlook, cards = outlook_of(ledger), bid_cards(choice)
    worth, chance = outlook.spoils(cards), outlook.chance(cards)
    aim = "worth winning" if worth > 0 else "better left to others"
    odds = f"this wins about {chance:.0%} of the time"
    if worth <= 0 and outlook.total(cards) <= 0 and not outlook.lowest:
        odds = "this wins only if nobody bids more"
    prizes = count(len(outlook.prizes), "prize")
    return f"{prizes} worth about {worth:+.0f} to you, {aim}; {odds}"


# Power Cards before the tricks


def playing(ledger: Ledger) -> Preference:
    """Good cards first; none that hurts, where that is a choice (6.2, 12.1)."""

    def preference(choice: Choice) -> float:
        if choice.verb == "done":
            return 0.0
        return -1.0 if choice.noun in LATE_POWERS else 1.0 + POWER_WORTH[choice.noun]

    return preference


def losing_from_hand(ledger: Ledger) -> Preference:
    """Put away what is of least use in this round (11.1)."""
    seat = you(ledger.view)
    return lambda choice: (
        200.0 if choice.noun in LATE_POWERS else -counts_for(ledger.view, seat, choice.noun)
    )


def giving_away(ledger: Ledger) -> Preference:
    """Part with what is worth least (11.4, 11.5, 11.7)."""
    seat = you(ledger.view)

    def preference(choice: Choice) -> float:
        return -ledger.worth(seat, choice.noun) if choice.noun else 0.0

    return preference


def nearness(view: View, seat: int) -> float:
    """A trifle for whoever sits nearer on the left.

    Of several rivals who are alike the first in the list would be chosen, and the first seat would
    suffer for its number.
    """
    return -0.01 * ((seat - you(view).seat) % len(view.seats))


def troubling_the_leader(ledger: Ledger) -> Preference:
    """Choose whoever is ahead (11.4)."""

    def preference(choice: Choice) -> float:
        rival = seat_of(ledger.view, choice.noun)
        return rival.score.total + nearness(ledger.view, rival.seat)

    return preference


def ordering(ledger: Ledger) -> Preference:
    """All of them are prizes of the next trick, in whatever order (11.6)."""
    return lambda choice: 0.0


def planting(ledger: Ledger) -> Preference:
    """The worst card for the strongest rival (11.8)."""

    def preference(choice: Choice) -> float:
        card, noun = choice.noun.split()
        rival = seat_of(ledger.view, noun)
        return -10.0 * POINTS[card] + rival.score.total + nearness(ledger.view, rival.seat)

    return preference


def recovering(ledger: Ledger) -> Preference:
    """The strongest card for the bids of this round (11.9)."""
    seat = you(ledger.view)
    return lambda choice: counts_for(ledger.view, seat, choice.noun)


def naming(ledger: Ledger) -> Preference:
    """The suit with most cards in hand (11.11)."""
    hand = you(ledger.view).hand
    return lambda choice: sum(VOLTAGE_SUIT.get(card) == choice.noun for card in hand)


# Power Cards in bids


def wants_prizes(ledger: Ledger) -> bool:
    """Are the prizes worth having?"""
    trick = ledger.view.trick
    assert trick is not None
    return ledger.worth_of_all(you(ledger.view), trick.prizes) > 0


def doubling(ledger: Ledger) -> Preference:
    """The highest card to win, the lowest to lose (11.18)."""
    sign = 1 if wants_prizes(ledger) != lowest_is_best(ledger.view) else -1
    return lambda choice: sign * VOLTS[choice.noun]


def lowest_is_best(view: View) -> bool:
    """Does the lowest total win this trick, as far as the bids show (7.6)?"""
    trick = view.trick
    assert trick is not None
    reversal = any("polarity-reversal" in bid for bid in trick.bids)
    blackout = trick.size == 1 and any("blackout" in seat.lasting for seat in view.seats)
    return reversal != blackout


def striking(ledger: Ledger) -> Preference:
    """Whoever would win, if the prizes are wanted; else whoever is far behind (11.19)."""
    trick = ledger.view.trick
    assert trick is not None
    sign = 1 if wants_prizes(ledger) else -1

    def preference(choice: Choice) -> float:
        rival = seat_of(ledger.view, choice.noun).seat
        return sign * sum(trick.counts[rival]) + nearness(ledger.view, rival)

    return preference


def swapping(ledger: Ledger) -> Preference:
    """The best total to win, the worst to lose (11.23)."""
    trick = ledger.view.trick
    assert trick is not None
    sign = 1 if wants_prizes(ledger) != lowest_is_best(ledger.view) else -1

    def preference(choice: Choice) -> float:
        rival = seat_of(ledger.view, choice.noun).seat
        return sign * trick.totals[rival] + nearness(ledger.view, rival)

    return preference


def taking(ledger: Ledger) -> Preference:
    """The prize that is worth most (11.25, 11.26)."""
    return lambda choice: ledger.worth(you(ledger.view), choice.noun)


PREFERENCES: dict[str, Callable[[Ledger], Preference]] = {
    "return": returning,
    "bid": bidding,
    "play": playing,
    "done": playing,
    "put away": losing_from_hand,
    "spy on": troubling_the_leader,
    "give": giving_away,
    "pass": giving_away,
    "order": ordering,
    "scrap": giving_away,
    "plant": planting,
    "recover": recovering,
    "name": naming,
    "double": doubling,
    "strike": striking,
    "swap with": swapping,
    "take": taking,
    "send back": giving_away,
}
