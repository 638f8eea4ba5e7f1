"""Events of moving and entering."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


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
    by_ruin: bool = False
    """Did a dismissal become a banishment because the headquarters are destroyed (26.16)?"""
    elsewhere: bool = False
    """Are all domes of the colour or number taken, so that it comes to another one (17.2)?"""


@frozen(kw_only=True)
class PutInDome(UnitEvent):
    """A unit that was sent away, or that enters, was put into a space of a dome."""

    dome: int
    space: str
