"""Events of moving and entering."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class Walked(UnitEvent):
    """A unit went along these spaces; the last is where it is now."""

    route: tuple[str, ...]
    """The spaces in order; the last is the unit's new space."""
    ride_card: str = field(metadata={"saved_as": "riding"})
    """The transport that the unit rode, or ""."""
    points_left: int = field(metadata={"saved_as": "left"})
    """Points that are left."""
    stopped: bool
    """Must it stop because of an enemy?"""
    is_flight: bool = False
    """Did it fly there (29.2)?"""


@frozen(kw_only=True)
class Guided(UnitEvent):
    """A unit uses Sacagawea's ability in this turn."""


@frozen(kw_only=True)
class SentAway(UnitEvent):
    """A unit was dismissed, or banished, or enters: the card that was drawn and its colour."""

    banished: bool
    """Was the unit banished and not dismissed?"""
    entering: bool
    """Does the unit enter the map?"""
    card: tuple[int, int]
    colour: str
    """A colour, or with dice the number of a dome."""
    by_ruin: bool = False
    """Did a dismissal become a banishment because the headquarters are destroyed (26.16)?"""
    was_diverted: bool = field(default=False, metadata={"saved_as": "elsewhere"})
    """Are all domes of the colour or number taken, so that it comes to another one (17.2)?"""

    @property
    def is_unasked(self) -> bool:
        """Does the unit enter? The last one does so without a question (17.1)."""
        return self.entering


@frozen(kw_only=True)
class PutInDome(UnitEvent):
    """A unit that was sent away, or that enters, was put into a space of a dome."""

    dome: int
    """The number of the dome."""
    space: str
    entering: bool = False
    """Does the unit enter the map?"""

    @property
    def is_unasked(self) -> bool:
        """Does the unit enter? The last one does so without a question (17.1)."""
        return self.entering
