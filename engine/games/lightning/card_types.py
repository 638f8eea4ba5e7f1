"""One card of Master of Lightning: its type, and short ways to write a row of it.

Ids are slugs; zones hold slugs only. Equal cards are one row with several copies: nobody can tell
two cards of the same suit and value apart. RULES.md 14 says which contents are our own design.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

Kind: TypeAlias = Literal["voltage", "value", "positive", "negative", "power"]
Timing: TypeAlias = Literal["before", "lasting", "bid", "reveal", "won"]
"""When a Power Card works (6.1, 7.4, 7.7)."""


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
    kind: Kind
    volts: int = 0
    """What it counts in a bid, in millions of volts (2.2 to 2.5)."""
    points: int = 0
    """What it scores by itself at the end (10.1)."""
    suit: str = ""
    red: bool = False
    copies: int = 1
    timing: Timing | None = None
    once: bool = False
    """Does it leave the game once it has worked (11.29)?"""
    text: str = ""
    """What a Power Card does, or the moment of Tesla's life that a scoring card recalls."""
    clause: str = ""


def slug_of(name: str) -> str:
    """The id behind a name: "Investor's Cheque" is investors-cheque."""
    kept = "".join(letter for letter in name.lower() if letter.isalnum() or letter in " -")
    return kept.replace(" ", "-")


SUITS = {
    row.slug: row
    for row in (
        Suit(slug="colorado", name="Colorado"),
        Suit(slug="niagara", name="Niagara"),
        Suit(slug="wardenclyffe", name="Wardenclyffe"),
        Suit(slug="new-york", name="New York", red=True),
    )
}

VOLTAGES = {60: 2, 50: 2, 40: 3, 30: 3, 20: 3, 10: 2}
"""Copies of each value in a suit."""

VALUE_COPIES = 2
VALUE_POINTS = 5
"""What one Value card gives each Voltage Card of its suit (10.2)."""


def voltage(suit: Suit, volts: int) -> Card:
    """Voltage Cards are for bidding; they do not score by themselves (2.2)."""
    return Card(
        slug=f"{suit.slug}-{volts}",
        name=f"{suit.name} {volts}",
        kind="voltage",
        volts=volts,
        suit=suit.slug,
        red=suit.red,
        copies=VOLTAGES[volts],
        clause="2.2",
    )


def value(suit: Suit) -> Card:
    """A Value for your Voltage card lets the Voltage Cards of its suit score (2.4)."""
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


def positive(points: int, name: str, text: str, *, red: bool = False) -> Card:
    """A good moment: it counts its value in bids and at the end (2.3)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="positive",
        volts=points,
        points=points,
        red=red,
        text=text,
        clause="2.3",
    )


def negative(points: int, name: str, text: str, *, red: bool = False) -> Card:
    """A bad moment: minus its value in bids and at the end (2.3)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="negative",
        volts=-points,
        points=-points,
        red=red,
        text=text,
        clause="2.3",
    )


def power(
    clause: str, name: str, timing: Timing, text: str, *, red: bool = False, once: bool = False
) -> Card:
    """A Power Card counts 0 in a bid, unless its own effect says otherwise (2.5)."""
    return Card(
        slug=slug_of(name),
        name=name,
        kind="power",
        timing=timing,
        once=once,
        red=red,
        text=text,
        clause=clause,
    )
