"""The reasons for which a Power Card of a bid finds nothing to work on (RULES.md 6.6, 11).

The rules look here before a card asks its player to choose, and after a card without a choice has
done nothing; the report of a trick takes the words from here. A card without an entry always works.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from engine.core.dispatch import Dispatch
from engine.games.lightning.cards import ROYALTY_FROM
from engine.games.lightning.deck import VOLTAGE_SUIT

ALL_INSULATED = "all opponents are insulated"
NOT_WON = "the bid has not won"
NO_PRIZE = "no prize is left"
EMPTY_DECK = "the Common Deck is empty"


@frozen(kw_only=True)
class Circumstances:
    """The situation of a Power Card of a bid when its turn comes."""

    bid: tuple[str, ...]
    """The cards in the bid of the seat."""
    won: bool
    """Has the seat won the trick?"""
    prizes: int
    """The number of remaining prizes."""
    is_deck_empty: bool
    """Is the Common Deck empty?"""
    are_all_insulated: bool
    """Is there no opponent that it may choose (11.15)?"""


reasons: Dispatch[str, Callable[[Circumstances], str]] = Dispatch("reason to do nothing")
"""The reason why a Power Card finds nothing to work on, by its slug; "" if it can work."""


def why_idle(card: str, circumstances: Circumstances) -> str:
    return reasons[card](circumstances) if card in reasons else ""


@reasons("resonance")
def why_no_voltage_card(circumstances: Circumstances) -> str:
    """The reason why there is nothing to double (11.18)."""
    if any(card in VOLTAGE_SUIT for card in circumstances.bid):
        return ""
    return "there is no Voltage Card in the bid"


@reasons("arc-strike", "transformer")
def why_no_opponent(circumstances: Circumstances) -> str:
    """The reason why there is no opponent to choose (11.15, 11.19, 11.23)."""
    return ALL_INSULATED if circumstances.are_all_insulated else ""


@reasons("royalty-clause")
def why_no_share(circumstances: Circumstances) -> str:
    """The reason why Royalty Clause takes no prize: its bid won, or too few are left (11.25)."""
    if circumstances.won:
        return "the bid has won"
    return "fewer than two prizes are left" if circumstances.prizes < ROYALTY_FROM else ""


@reasons("torn-contract")
def why_no_prize(circumstances: Circumstances) -> str:
    """The reason why the player's bid has no prize to lose (11.26)."""
    if not circumstances.won:
        return NOT_WON
    return "" if circumstances.prizes else NO_PRIZE


@reasons("strikes-twice")
def why_no_card_to_add(circumstances: Circumstances) -> str:
    """The reason why no card joins the prizes (11.28)."""
    if not circumstances.won:
        return NOT_WON
    return EMPTY_DECK if circumstances.is_deck_empty else ""


@reasons("faulty-goods-returned")
def why_no_prize_to_return(circumstances: Circumstances) -> str:
    """The reason why no prize can go under the Common Deck (11.27)."""
    return why_no_prize(circumstances) or (EMPTY_DECK if circumstances.is_deck_empty else "")
