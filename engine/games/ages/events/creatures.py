"""Events of creatures and henchmen (RULES.md 28)."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class HenchmanDrawn(UnitEvent):
    """A character has a henchman from now on."""

    henchman: str


@frozen(kw_only=True)
class HenchmanBrought(UnitEvent):
    """A henchman goes along with its master."""

    master: str
    """The unit that the henchman goes along with."""
    space: str


@frozen(kw_only=True)
class Unleashed(UnitEvent):
    """A hunter was set on an enemy."""

    creature: str
    target: str
    space: str


@frozen(kw_only=True)
class SentinelBegun(UnitEvent):
    """A unit spends its move to set up a sentinel."""

    card: str


@frozen(kw_only=True)
class SentinelSetUp(UnitEvent):
    """A unit finished setting up a sentinel in a space."""

    creature: str
    space: str


@frozen(kw_only=True)
class LeftTheGame(UnitEvent):
    """A henchman or a creature is out of the game without being killed."""

    space: str
    reason: str
    """"master killed", "killed a character", "imprisoned a character", "target gone"."""
