"""What can happen in Duel of Ages II; prose.py tells it.

Units and cards are named by their slugs, spaces by the names that players read.
"""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event
from engine.games.ages.card_types import Rating
from engine.games.ages.view_types import Part


@frozen(kw_only=True)
class UnitEvent(Event):
    """Something that a unit did, or that happened to it."""

    unit: str


@frozen(kw_only=True)
class TeamsDealt(Event):
    """The characters of each team, White first, and the seats of White (6.2, 6.3)."""

    white: tuple[str, ...]
    black: tuple[str, ...]
    seats: tuple[int, ...]


@frozen(kw_only=True)
class RoundBegan(Event):
    round: int
    may_end: bool
    """Was a card drawn that might have ended the game?"""


@frozen(kw_only=True)
class TurnBegan(Event):
    team: int
    round: int


@frozen(kw_only=True)
class GameEnded(Event):
    """The game ended: the team that won, -1 for a draw, and how."""

    team: int
    how: str
    white: tuple[str, ...]
    """Achievements of White."""
    black: tuple[str, ...]
    combat: tuple[int, int]


# Cards


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


# Free actions


@frozen(kw_only=True)
class ExperienceGained(UnitEvent):
    because: str


@frozen(kw_only=True)
class ExperienceOn(UnitEvent):
    pass


@frozen(kw_only=True)
class ExperienceOver(UnitEvent):
    pass


@frozen(kw_only=True)
class Healed(UnitEvent):
    amount: int
    health: int
    most: int
    because: str


# Moving and entering


@frozen(kw_only=True)
class Walked(UnitEvent):
    """A unit went along these spaces; the last is where it is now."""

    way: tuple[str, ...]
    riding: str
    left: int
    """Points that are left."""
    stopped: bool
    """Must it stop because of an enemy?"""


@frozen(kw_only=True)
class Guided(UnitEvent):
    """A unit uses Sacagawea's ability in this turn."""


@frozen(kw_only=True)
class SentAway(UnitEvent):
    """A unit was dismissed, or banished, or enters: the card that was drawn and its colour."""

    banished: bool
    entering: bool
    card: tuple[int, int]
    colour: str
    """A colour, or with dice the number of a dome."""


@frozen(kw_only=True)
class PutInDome(UnitEvent):
    dome: int
    space: str


# Attacks


@frozen(kw_only=True)
class Challenged(UnitEvent):
    """The numbers of a challenge: rating, what is against it, the card, and the result."""

    rating: int
    against: int
    card: tuple[int, int]
    result: str
    rating_parts: tuple[Part, ...] = ()
    """What the rating is made of."""
    against_parts: tuple[Part, ...] = ()
    """What the number against it is made of."""


@frozen(kw_only=True)
class HitDrawn(Challenged):
    """An attack: did it hit?"""

    target: str
    weapon: str
    kind: str
    space: str
    with_rating: Rating
    hit: bool


@frozen(kw_only=True)
class DamageDrawn(Challenged):
    """A hit: what it cost the target."""

    target: str
    printed: int
    """The Damage of the weapon, with all that adds to it."""
    damage: int
    health: int


@frozen(kw_only=True)
class ShotsSaid(UnitEvent):
    weapon: str
    shots: int


@frozen(kw_only=True)
class ShotWentOn(UnitEvent):
    """A shot that missed goes on to an ally of the shooter (9.4)."""

    target: str


@frozen(kw_only=True)
class Killed(UnitEvent):
    by: str
    """The attacker, or "" if it was its own doing."""
    space: str
    dropped: int


@frozen(kw_only=True)
class FightBegan(Event):
    space: str
    units: tuple[str, ...]


@frozen(kw_only=True)
class TaleTold(UnitEvent):
    to: str


@frozen(kw_only=True)
class HonorTested(Challenged):
    """Honor against Honor: a parley, or the sanctuary of a target (20.19, 20.39)."""

    target: str
    ability: str
    lost: str
    """The unit that loses its attack, or ""."""


@frozen(kw_only=True)
class LuckChecked(UnitEvent):
    luck: int
    target: str
    lucky: bool


# Adventures


@frozen(kw_only=True)
class EncounterFaced(UnitEvent):
    """An encounter was revealed and compared."""

    encounter: str
    space: str
    rating: int
    """The unit's rating with all that adds to it; 0 for a payment."""
    passed: bool
    draws: int
    parts: tuple[Part, ...] = ()
    """What the rating is made of."""


@frozen(kw_only=True)
class EncountersPlaced(Event):
    count: int
    again: bool
    """Was the map stocked anew?"""


@frozen(kw_only=True)
class GuardianMet(UnitEvent):
    guardian: str
    path: str


@frozen(kw_only=True)
class GuardianChallenged(Challenged):
    guardian: str


@frozen(kw_only=True)
class GuardianPaid(UnitEvent):
    guardian: str
    cards: int


@frozen(kw_only=True)
class MercyAsked(UnitEvent):
    guardian: str


@frozen(kw_only=True)
class MarkerStepped(UnitEvent):
    path: str
    place: int
    taken: bool
    """Was it the enemy's before?"""


@frozen(kw_only=True)
class Strained(UnitEvent):
    """A Strength FOPP cost John Henry 1 Health (20.9)."""

    health: int
