"""Events of free actions."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class ExperienceGained(UnitEvent):
    """A unit got an experience marker."""

    reason: str
    """The reason for the marker, such as "Squeak"."""


@frozen(kw_only=True)
class ExperienceOn(UnitEvent):
    """A unit switched its experience on: most of its ratings are 1 higher for a round."""


@frozen(kw_only=True)
class ExperienceOver(UnitEvent):
    """The round of higher ratings by experience ended for a unit."""


@frozen(kw_only=True)
class LevelDrawn(UnitEvent):
    """A card was drawn for a unit that levels up; `ratings` are those that it may raise."""

    card: tuple[int, int]
    ratings: tuple[str, ...]
    """The ratings that the unit may raise; empty if it may raise none."""
    reason: str
    """The reason for levelling up."""


@frozen(kw_only=True)
class RatingRaised(UnitEvent):
    """A unit's rating was raised permanently, to `value`."""

    rating: str
    """The name of the rating."""
    value: int
    """The new value of the rating."""


@frozen(kw_only=True)
class Healed(UnitEvent):
    """A unit was healed by `amount`; `most` is the Health it can have."""

    amount: int
    health: int
    most: int
    """The most Health that the unit can have."""
    reason: str
    """The reason for the healing."""
