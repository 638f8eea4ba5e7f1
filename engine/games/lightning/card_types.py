"""The card type of Master of Lightning, and the functions that make the rows of `cards.py`.

Ids are slugs; zones hold slugs only. Equal cards are one row with several copies: two cards of the
same suit and value cannot be told apart.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

CardKind: TypeAlias = Literal["voltage", "value", "positive", "negative", "power"]
Timing: TypeAlias = Literal["before", "lasting", "bid", "reveal", "won"]
"""The time at which a Power Card works (6.1, 7.4, 7.7)."""
TrickPhase: TypeAlias = Literal["reveal", "count", "total", "prize"]
"""The object of a Power Card in a bid: the bids, the counts of cards, the totals, or the prizes."""
TRICK_PHASES: tuple[TrickPhase, ...] = ("reveal", "count", "total", "prize")
PHASE_LENGTH = 100


@frozen(kw_only=True)
class Suit:
    """One of the four places where Tesla made lightning (2.2)."""

    slug: str
    name: str
    red: bool = False


@frozen(kw_only=True)
class Card:
    """One kind of card; `red` cards are left out of the small deck (2.7)."""

    slug: str
    name: str
    kind: CardKind
    volts: int = 0
    """Its count in a bid, in millions of volts (2.2 to 2.5)."""
    points: int = 0
    """Its own score at the end (10.1)."""
    suit: str = ""
    red: bool = False
    copies: int = 1
    timing: Timing | None = None
    is_single_use: bool = False
    """Does it leave the game once it has worked (11.29)?"""
    text: str = ""
    """The effect of a Power Card, or the moment of Tesla's life that a scoring card recalls."""
    clause: str = ""

    short: str = ""
    """Its short name, of at most nine letters, or eight for a Power Card, which has its sign before
    it; "" for a card of a suit, which is named by its sign and number."""

    # Only for Power Cards
    brief: str = ""
    """Its effect, in two lines of ten letters."""
    bot_value: float = 0.0
    """The greedy bot's expected gain from it in a whole game, in points."""
    late: bool = False
    """Does the greedy bot play it last, in the hope that another card takes it out of the hand?"""
    order: int = 0
    """The order of its effect in a trick (7.4, 7.7): the hundreds give the phase (`TRICK_PHASES`),
    the rest the order within it. 0 for a card without its own step."""

    reverses: bool = False
    """Does it reverse the trick, so that the lowest total wins (7.6)?"""

    @property
    def phase(self) -> TrickPhase | None:
        """The part of a trick that the effect changes; None for a card without its own step."""
        return TRICK_PHASES[self.order // PHASE_LENGTH] if self.order else None


def slug_of(name: str) -> str:
    """The id behind a name: "Investor's Cheque" is investors-cheque."""
    letters = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return letters.replace(" ", "-")


VALUE_COPIES = 2
VALUE_POINTS = 5
"""The points that one Value card gives each Voltage Card of its suit (10.2)."""


def voltage_card(suit: Suit, volts: int, copies: int) -> Card:
    """The row of a Voltage Card, which is for bidding and scores nothing on its own (2.2)."""
    return Card(
        slug=f"{suit.slug}-{volts}",
        name=f"{suit.name} {volts}",
        kind="voltage",
        volts=volts,
        suit=suit.slug,
        red=suit.red,
        copies=copies,
        clause="2.2",
    )


def value_card(suit: Suit) -> Card:
    """The row of a Value for your Voltage card, which lets the Voltage Cards of its suit score
    (2.4)."""
    return Card(
        slug=f"value-{suit.slug}",
        name=f"Value of {suit.name}",
        kind="value",
        suit=suit.slug,
        red=suit.red,
        copies=VALUE_COPIES,
        text=f"At the end each of your {suit.name} Voltage Cards scores {VALUE_POINTS}.",
        clause="2.4",
    )


def positive_card(points: int, name: str, short: str, text: str, *, red: bool = False) -> Card:
    """The row of a good moment, which counts its value in bids and at the end (2.3)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="positive",
        volts=points,
        points=points,
        red=red,
        short=short,
        text=text,
        clause="2.3",
    )


def negative_card(points: int, name: str, short: str, text: str, *, red: bool = False) -> Card:
    """The row of a bad moment, which counts minus its value in bids and at the end (2.3)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="negative",
        volts=-points,
        points=-points,
        red=red,
        short=short,
        text=text,
        clause="2.3",
    )


def power_card(
    clause: str,
    name: str,
    timing: Timing,
    text: str,
    *,
    short: str,
    brief: str,
    bot_value: float,
    late: bool = False,
    order: int = 0,
    reverses: bool = False,
    red: bool = False,
    once: bool = False,
) -> Card:
    """The row of a Power Card, which counts 0 in a bid unless its effect says otherwise (2.5)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="power",
        timing=timing,
        is_single_use=once,
        red=red,
        text=text,
        clause=clause,
        short=short,
        brief=brief,
        bot_value=bot_value,
        late=late,
        order=order,
        reverses=reverses,
    )
