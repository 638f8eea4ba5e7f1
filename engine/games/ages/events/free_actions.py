"""Events of free actions."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


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
class LevelDrawn(UnitEvent):
    card: tuple[int, int]
    ratings: tuple[str, ...]
    because: str


@frozen(kw_only=True)
class RatingRaised(UnitEvent):
    rating: str
    value: int


@frozen(kw_only=True)
class Healed(UnitEvent):
    amount: int
    health: int
    most: int
    because: str
