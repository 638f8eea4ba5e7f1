"""Events of adventures, the Alliance, flags and escape."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.text import count
from engine.games.ages.alliance.path import SIDE_OFFSET
from engine.games.ages.events import AgesEvent, Challenged, UnitEvent
from engine.games.ages.names import EncounterSlug, GuardianSlug, PathSlug, TeamNumber, UnitSlug
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.view_types import Term


@frozen(kw_only=True)
class EncounterFaced(UnitEvent):
    encounter: EncounterSlug
    space: str
    rating: int
    """The unit's rating with all that adds to it; 0 for a payment."""
    passed: bool
    draws: int
    """The number of treasure cards that the unit draws; 0 if it failed."""
    parts: tuple[Term, ...] = ()

    @property
    def line(self) -> str:
        row = ENCOUNTERS[self.encounter]
        if row.rating is None:
            price = "pays a card" if self.draws == row.draws else "pays no card"
            return f"passes {{encounter}} at {{space}}: {price}, {{draws:draw}}"
        test = f"{row.rating.title()} {self.rating}, needs {row.value}"
        if self.passed:
            return f"passes {{encounter}} at {{space}} ({test}): {{draws:draw}}"
        return f"does not pass {{encounter}} at {{space}} ({test})"


@frozen(kw_only=True)
class EncountersPlaced(AgesEvent):
    count: int
    is_restocking: bool = field(metadata={"saved_as": "again"})

    @property
    def line(self) -> str:
        verb = "is" if self.count == 1 else "are"
        return f"{{count:encounter}} {verb} placed{' again' if self.is_restocking else ''}"


@frozen(kw_only=True)
class GuardianMet(UnitEvent):
    guardian: GuardianSlug
    path: PathSlug

    @property
    def line(self) -> str:
        row = GUARDIANS[self.guardian]
        pay = f", or {count(row.pay, 'card')}" if row.pay else ""
        return f"faces {{guardian}} on the {{path}}: {row.rating.title()} {row.value}{pay}"


@frozen(kw_only=True)
class GuardianChallenged(Challenged):
    guardian: GuardianSlug

    @property
    def line(self) -> str:
        rating = GUARDIANS[self.guardian].rating.title()
        return f"challenges {{guardian}} ({self.numbers(rating)})"


@frozen(kw_only=True)
class GuardianPaid(UnitEvent):
    """A unit paid a guardian the cards it asks for, which counts as a Pass (16.2)."""

    guardian: GuardianSlug
    cards: int

    line = "pays {guardian} {cards:card}"


@frozen(kw_only=True)
class MercyAsked(UnitEvent):
    """A unit sent a guardian away by asking for mercy, and is banished for it (16.5)."""

    guardian: GuardianSlug

    line = "asks {guardian} for mercy: it goes away"


@frozen(kw_only=True)
class MarkerStepped(UnitEvent):
    path: PathSlug
    place: int
    """The new place of the marker: 1 is the first space, 2 the dead end."""
    taken: bool
    """Was it the enemy's before?"""

    @property
    def line(self) -> str:
        place = "the dead end" if self.place == 2 else "the first space"
        theft = " and takes it from the enemy" if self.taken else ""
        return f"moves the marker of the {{path}} to {place}{theft}"


@frozen(kw_only=True)
class Strained(UnitEvent):
    """A Strength FOPP cost John Henry 1 Health (20.9)."""

    health: int

    line = "is strained by the effort: Health {health}"


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


@frozen(kw_only=True)
class FlagTaken(UnitEvent):
    space: str

    line = "picks up the flag at {space}"


@frozen(kw_only=True)
class FlagFell(UnitEvent):
    space: str

    line = "drops the flag at {space}"


@frozen(kw_only=True)
class FlagScored(UnitEvent):
    team: TeamNumber
    count: int
    """Flags of the team that were brought home so far."""

    line = "brings the flag home: {team} has {count:flag}"


@frozen(kw_only=True)
class Escaped(UnitEvent):
    space: str
    points: int
    """0 after the last number (32.7)."""

    line = "escapes from the map at {space}: {points:no point}"
