"""Events of the Alliance."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.ages.alliance.path import SIDE_OFFSET
from engine.games.ages.events import AgesEvent, UnitEvent
from engine.games.ages.names import EncounterSlug, UnitSlug
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.view_types import Term


@frozen(kw_only=True)
class InhabitantFaced(UnitEvent):
    encounter: EncounterSlug
    rating: int
    """The unit's rating with all that adds to it; 0 for a payment."""
    parts: tuple[Term, ...]
    passed: bool

    @property
    def line(self) -> str:
        row = ENCOUNTERS[self.encounter]
        verb = "passes" if self.passed else "does not pass"
        if row.rating is None:
            price = "pays a card" if self.passed else "pays no card"
            return f"{verb} {{encounter}} in the Alliance: {price}"
        test = f"{row.rating.title()} {self.rating}, needs {row.value}"
        return f"{verb} {{encounter}} in the Alliance ({test})"


@frozen(kw_only=True)
class AllianceStepped(UnitEvent):
    place: int
    """The place of the marker, counted like `Alliance.places`."""

    @property
    def line(self) -> str:
        if self.place > SIDE_OFFSET:
            space = self.place - SIDE_OFFSET
            return f"moves the marker aside, beside space {space} of the Alliance"
        return "moves the marker to space {place} of the Alliance"


@frozen(kw_only=True)
class InhabitantReplaced(AgesEvent):
    line = "Another encounter moves into the Alliance, face down"


@frozen(kw_only=True)
class AllianceWon(UnitEvent):
    """A team reached the last space, and draws a character."""

    is_first: bool = field(metadata={"saved_as": "first"})
    """Is it the first team that comes there?"""
    character: UnitSlug
    """The one that was drawn; "" if none was left."""

    @property
    def line(self) -> str:
        success = (
            "wins the Alliance" if self.is_first else "reaches the end of the Alliance as well"
        )
        return f"{success}{'; {character} joins the team' if self.character else ''}"
