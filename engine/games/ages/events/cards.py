"""Events of cards."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class CardDrawn(UnitEvent):
    """A card was drawn; `card` is "" where it lies face down."""

    deck: str
    card: str


@frozen(kw_only=True)
class CardSeen(UnitEvent):
    """What the card is that the own team has drawn or taken."""

    card: str


@frozen(kw_only=True)
class CardRevealed(UnitEvent):
    card: str
    because: str
    """"used", "armour", "Toll" and so on."""


@frozen(kw_only=True)
class CardDiscarded(UnitEvent):
    card: str
    because: str
    """"destroyed", "used up", "broke", "too many", "paid", "killed with"."""


@frozen(kw_only=True)
class CardGiven(UnitEvent):
    """A card went to another unit; `card` is "" where it lies face down."""

    to: str
    deck: str
    card: str
    because: str = ""


@frozen(kw_only=True)
class CardsPickedUp(UnitEvent):
    space: str
    count: int


@frozen(kw_only=True)
class CardExchanged(UnitEvent):
    """A card went back into its deck, and another was drawn from it (20.40)."""

    deck: str


@frozen(kw_only=True)
class WeaponJammed(UnitEvent):
    """A weapon broke and can be mended (20.42)."""

    card: str
