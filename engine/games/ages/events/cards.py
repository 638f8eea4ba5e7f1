"""Events of cards."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import Challenged, UnitEvent


@frozen(kw_only=True)
class CardDrawn(UnitEvent):
    """A card was drawn; `card` is "" where it lies face down."""

    deck: str
    card: str
    draws: int = 0
    """The draws of a reward that the card took; 0 if it is not part of a reward."""


@frozen(kw_only=True)
class CardSeen(UnitEvent):
    """The card that the viewer's team has drawn or taken."""

    card: str


@frozen(kw_only=True)
class CardRevealed(UnitEvent):
    """A unit turned one of its cards face up."""

    card: str
    reason: str
    """"used", "armor", "Toll" and so on."""


@frozen(kw_only=True)
class CardDiscarded(UnitEvent):
    """A unit lost one of its cards to the discards."""

    card: str
    reason: str
    """"destroyed", "used up", "broke", "too many", "paid", "killed with", "lost in the vault"."""


@frozen(kw_only=True)
class CardGiven(UnitEvent):
    """A card went to another unit; `card` is "" where it lies face down."""

    taker: str
    """The unit that got the card."""
    deck: str
    card: str
    reason: str = ""
    """The reason for losing the card to another unit; "" for a gift."""


@frozen(kw_only=True)
class CardsPickedUp(UnitEvent):
    """A unit picked up cards from the ground of a space."""

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


@frozen(kw_only=True)
class CardPlayed(UnitEvent):
    """A cube or a secret event was played."""

    card: str


@frozen(kw_only=True)
class MonumentPlaced(UnitEvent):
    """A unit placed a monument card on the map."""

    card: str
    space: str
    replaced_card: str = ""
    """The monument that stood there before, and is discarded; "" if there was none."""


@frozen(kw_only=True)
class Slowed(UnitEvent):
    """A gale slows a unit until the other team's next free actions (21.77)."""


@frozen(kw_only=True)
class Prepared(UnitEvent):
    """A unit has read the Field Manual for its next adventure (21.53)."""

    amount: int


@frozen(kw_only=True)
class StoodFast(UnitEvent):
    """A unit that would have been killed stays alive (21.63)."""

    health: int


@frozen(kw_only=True)
class SteppedIn(UnitEvent):
    """A henchman takes a hit in the place of its master (28.18)."""

    target: str


@frozen(kw_only=True)
class Guarded(UnitEvent):
    """A unit was hit, but a Bodyguard keeps off the damage (21.78)."""

    owner: str
    """The owner of the Bodyguard: an ally, or the unit itself."""


@frozen(kw_only=True)
class TrialTaken(Challenged):
    """A test of the Arbiter (14.15)."""

    test: str
    """The card with the test."""
