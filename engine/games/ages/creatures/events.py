"""Events of creatures and henchmen (RULES.md 28)."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events import UnitEvent
from engine.games.ages.names import CardSlug, HelperSlug, UnitSlug


@frozen(kw_only=True)
class HenchmanDrawn(UnitEvent):
    henchman: HelperSlug

    line = "has a henchman: {henchman}"


@frozen(kw_only=True)
class HenchmanBrought(UnitEvent):
    master: UnitSlug
    space: str

    line = "goes along with {master} to {space}"


@frozen(kw_only=True)
class Unleashed(UnitEvent):
    creature: HelperSlug
    target: UnitSlug
    space: str

    line = "unleashes {creature} at {space}, to hunt {target}"


@frozen(kw_only=True)
class SentinelBegun(UnitEvent):
    card: CardSlug

    line = "stays to set up the {card}"


@frozen(kw_only=True)
class SentinelSetUp(UnitEvent):
    creature: HelperSlug
    space: str

    line = "has set up {creature} at {space}"


@frozen(kw_only=True)
class LeftTheGame(UnitEvent):
    """A henchman or a creature is out of the game without being killed."""

    space: str
    reason: str

    @property
    def line(self) -> str:
        reason = {
            "master killed": "its master was killed",
            "master escaped": "its master has escaped",
            "killed a character": "it has killed a character",
            "imprisoned a character": "it has taken a prisoner, and there is no prison for it",
            "target gone": "its target is gone",
        }[self.reason]
        return f"leaves the game: {reason}"
