"""Events of free actions."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events import UnitEvent
from engine.games.ages.names import digits_text


@frozen(kw_only=True)
class ExperienceGained(UnitEvent):
    reason: str
    """The reason for the marker, such as "Squeak"."""

    line = "gains an experience marker ({reason})"


@frozen(kw_only=True)
class ExperienceOn(UnitEvent):
    line = "switches experience on: all ratings but Health and Damage +1 for a round"


@frozen(kw_only=True)
class ExperienceOver(UnitEvent):
    line = "has used up the experience marker"


@frozen(kw_only=True)
class LevelDrawn(UnitEvent):
    card: tuple[int, int]
    ratings: tuple[str, ...]
    """The ratings that the unit may raise: none, the one or two that the card names, or all."""
    reason: str

    @property
    def line(self) -> str:
        ratings = "any rating may be raised"
        if not self.ratings:
            ratings = "all ratings are 9 already"
        elif len(self.ratings) <= 2:
            ratings = " or ".join(name.title() for name in self.ratings)
        return f"draws {digits_text(self.card)} to level up ({{reason}}): {ratings}"


@frozen(kw_only=True)
class RatingRaised(UnitEvent):
    rating: str
    value: int

    @property
    def line(self) -> str:
        return f"levels up: {self.rating.title()} is now permanently {{value}}"


@frozen(kw_only=True)
class Healed(UnitEvent):
    """A unit was healed by `amount`."""

    amount: int
    health: int
    most: int
    reason: str

    line = "heals {amount} ({reason}): Health {health} of {most}"
