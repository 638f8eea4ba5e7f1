"""The targets of a Power Card: opponents or cards, and when it has none (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.lightning.deck import sorted_cards
from engine.games.lightning.events import PowerFizzled
from engine.games.lightning.rules.effect_register import passive
from engine.games.lightning.state import LightningState

INSULATION = passive("insulation")
_SEATS = tuple(f"seat-{number}" for number in range(1, 7))


def seat_noun(seat: int) -> str:
    """A seat as the noun of a choice: "seat-3" is the third."""
    return _SEATS[seat]


def seat_of(noun: str) -> int:
    """The seat behind the noun."""
    return _SEATS.index(noun)


def bidder_of(g: LightningState, card: str) -> int:
    """The seat that has bid this Power Card, which is unique."""
    return next(seat for seat, bid in enumerate(g.trick.bids) if card in bid)


def index_of(bid: Sequence[str], counts: Sequence[int], card: str) -> int:
    """The index of the card in a bid; among equal cards, the first one with the highest count."""
    places = [place for place, each in enumerate(bid) if each == card]
    return max(places, key=counts.__getitem__)


def opponents_to_choose(g: LightningState, seat: int) -> list[int]:
    """The opponents that the seat's Power Cards may choose: those without Insulation (11.15)."""
    return [
        rival
        for rival, side in enumerate(g.sides)
        if rival != seat and INSULATION not in side.lasting_powers.cards
    ]


def hand_choices(g: LightningState, seat: int, verb: str) -> tuple[Choice, ...]:
    """A choice for each kind of card in the hand."""
    return card_choices(verb, g.sides[seat].hand.cards)


def card_choices(verb: str, cards: list[str]) -> tuple[Choice, ...]:
    """A choice for each kind of these cards, in the sort order of a hand."""
    return tuple([choice(verb, card) for card in dict.fromkeys(sorted_cards(cards))])


def note_fizzle(g: LightningState, seat: int, reason: str) -> None:
    """Note that a Power Card played before the tricks finds nothing to work on (6.6)."""
    g.emit(PowerFizzled, seat=seat, card=g.power.card, reason=reason)


async def ask_for_one_of(
    seat: int, prompt: str, offered: tuple[Choice, ...], clause: str
) -> Choice:
    """Ask for one of the choices and return it; a single one is taken without asking."""
    if len(offered) == 1:
        return offered[0]
    return await choose(seat, prompt, offered, clause)
