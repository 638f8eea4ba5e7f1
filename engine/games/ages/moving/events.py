"""Events of moving and entering."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.ages.events import UnitEvent
from engine.games.ages.names import CardSlug, DomeNumber


@frozen(kw_only=True)
class Walked(UnitEvent):
    route: tuple[str, ...]
    """The spaces in order; the last is the unit's new space."""
    ride_card: CardSlug = field(metadata={"saved_as": "riding"})
    """The transport that the unit rode, or ""."""
    points_left: int = field(metadata={"saved_as": "left"})
    stopped: bool
    """Must it stop because of an enemy?"""
    is_flight: bool = False
    """Did it fly there (29.2)?"""

    @property
    def line(self) -> str:
        verb, between = ("flies", "over") if self.is_flight else ("walks", "through")
        if self.ride_card:
            verb = f"{'flies' if self.is_flight else 'rides'} the {{ride_card}}"
        *passed, goal = self.route
        through = f" {between} {', '.join(passed)}" if passed else ""
        return f"{verb} to {goal}{through}{', stopped by an enemy' if self.stopped else ''}"


@frozen(kw_only=True)
class Guided(UnitEvent):
    line = "follows the Pathfinder: woods, rough and water cost 1"


@frozen(kw_only=True)
class ComingEvent(UnitEvent, is_base=True):
    """A unit enters the map, or comes back to it after it was sent away."""

    entering: bool = False

    @property
    def is_unasked(self) -> bool:
        """Does the unit enter? The last one does so without a question (17.1)."""
        return self.entering


@frozen(kw_only=True)
class SentAway(ComingEvent):
    """A unit was dismissed, or banished, or enters: the card that was drawn and its colour."""

    banished: bool
    card: tuple[int, int]
    colour: str
    """A colour, or with dice the number of a dome."""
    by_ruin: bool = False
    """Did a dismissal become a banishment because the headquarters are destroyed (26.16)?"""
    was_diverted: bool = field(default=False, metadata={"saved_as": "elsewhere"})
    """Are all domes of the colour or number taken, so that it comes to another one (17.2)?"""

    @property
    def line(self) -> str:
        verb = "enters" if self.entering else "is banished" if self.banished else "is dismissed"
        drawn, full = "the challenge card shows a {colour} dome", "no {colour} dome is empty"
        if self.colour.isdigit():
            drawn, full = "dome {colour} is rolled", "it is taken"
        reason = " (the headquarters are destroyed)" if self.by_ruin else ""
        diverted = f"; {full}, so another one is used" if self.was_diverted else ""
        return f"{verb}{reason}: {drawn}{diverted}"


@frozen(kw_only=True)
class PutInDome(ComingEvent):
    dome: DomeNumber
    space: str

    line = "appears in {dome} at {space}"
