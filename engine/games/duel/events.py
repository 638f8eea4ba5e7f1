"""The events of Duel, with their log lines. `seat` did it, and `seat_slug` is its company."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import field, frozen

from engine.core.event import Event, SeatEvent
from engine.core.text import join_with_and, ordinal
from engine.games.duel.card_types import Power
from engine.games.duel.cards import (
    COMPANIES,
    REGIONS,
    AssistantSlug,
    CitySlug,
    CompanySlug,
    RegionSlug,
    TechnologySlug,
)

Source: TypeAlias = Literal["card", "free", "bonus", "other"]
"""The source of an Action: a printed Action, a Free Action, a Region's bonus, or 11.6."""
TIE_BREAKS = {"PR": "ahead in PR", "technologies": "with more Technologies"}


@frozen
class CompanyEvent(SeatEvent, is_base=True):
    """Something that a seat did; its line follows the name of its company."""

    def told(self) -> str:
        return f"{COMPANIES[self.seat_slug].name} {super().told()}"


# The duel


@frozen
class CitiesTurnedUp(Event):
    cities: tuple[CitySlug, ...]
    line = "The row shows {cities}"


@frozen
class PhaseBegan(Event):
    phase: int
    starter: CompanySlug
    line = "Phase {phase} begins; {starter} starts"


@frozen
class Standing:
    """A Region at the end of a phase: who leads it, with the points of both seats."""

    region: RegionSlug
    leader: int
    points: tuple[int, int]
    reason: str
    """The reason for the lead: "points", "PR" or "technologies"."""

    def __str__(self) -> str:
        """The Region with the leader's points first: "New York 3:3 (ahead in PR)"."""
        ours, theirs = self.points[self.leader], self.points[1 - self.leader]
        tie_break = f" ({TIE_BREAKS[self.reason]})" if self.reason in TIE_BREAKS else ""
        return f"{REGIONS[self.region].name} {ours}:{theirs}{tie_break}"


@frozen
class PhaseEnded(Event):
    """The end of a phase: both sides have played their Assistants. The tuples are by seat."""

    phase: int
    companies: tuple[CompanySlug, CompanySlug]
    regions: tuple[Standing, ...]
    pr: tuple[int, int]

    @property
    def line(self) -> str:
        names = [COMPANIES[slug].name for slug in self.companies]
        led_regions = [
            join_with_and(str(each) for each in self.regions if each.leader == seat)
            for seat in (0, 1)
        ]
        sides = "; ".join(
            f"{name} leads {regions}"
            for name, regions in zip(names, led_regions, strict=True)
            if regions
        )
        pr = ", ".join(f"{name} {pr}" for name, pr in zip(names, self.pr, strict=True))
        return f"Phase {self.phase} ends: {sides}. PR: {pr}"


@frozen
class GoalsChecked(Event):
    """After a phase, the personal goals were checked; `goals_met` is by seat, like `companies`."""

    phase: int
    companies: tuple[CompanySlug, CompanySlug]
    goals_met: tuple[bool, bool] = field(metadata={"saved_as": "met"})
    line = "Goals after phase {phase}: {verdict}"

    @property
    def verdict(self) -> str:
        """Who has met the personal goal (9.2, 9.3)."""
        if all(self.goals_met):
            return "both are met, so the game continues"
        if not any(self.goals_met):
            return "none is met"
        return f"only {COMPANIES[self.companies[self.goals_met.index(True)]].name}'s is met"


@frozen
class RegionScored(CompanyEvent):
    """`seat` leads the Region, for `reason`: "points", "PR" or "technologies"."""

    region: RegionSlug
    points: tuple[int, int]
    """The leader's points first."""
    reason: str

    @property
    def line(self) -> str:
        ours, theirs = self.points
        tie_break = f", {TIE_BREAKS[self.reason]}" if self.reason in TIE_BREAKS else ""
        return "leads {region} " + f"{ours}:{theirs}{tie_break}"


@frozen
class BonusLost(CompanyEvent):
    region: RegionSlug
    line = "finds nothing to take for {region}"


@frozen
class ActionDeclined(CompanyEvent):
    line = "declines"


@frozen
class DuelWon(CompanyEvent):
    """The seat won, by its personal goal or by its number of Regions."""

    victory: Literal["goal", "regions"]
    regions: int
    """The number of Regions that the winner leads."""

    @property
    def line(self) -> str:
        if self.victory == "goal":
            return "wins the duel by reaching the personal goal"
        return "wins the duel with {regions} of 3 Regions"


# Setup, draft and turns


@frozen
class InventorChosen(CompanyEvent):
    """The seat plays this inventor, by its choice or at random."""

    at_random: bool

    @property
    def line(self) -> str:
        inventor = COMPANIES[self.seat_slug].inventor
        return (
            f"is drawn at random: {inventor}" if self.at_random else f"enters the duel: {inventor}"
        )


@frozen
class TechnologyTaken(CompanyEvent):
    """A Technology chip was taken at setup, for one of the reasons of 2.5."""

    technology: TechnologySlug
    reason: Literal["own", "chosen", "last"]
    line = "takes {technology}, {reason_text}"

    @property
    def reason_text(self) -> str:
        """The reason: the chip of its own company, a chosen one, or the last one."""
        return {
            "own": "the Technology of the company",
            "chosen": "the choice of the second player",
            "last": "the last one, as first player",
        }[self.reason]


@frozen
class StartingPrSet(Event):
    """The first player starts with some PR, the second with none (2.6)."""

    first: CompanySlug
    second: CompanySlug
    pr: int
    line = "{first} goes first and starts with {pr} PR, {second} with 0"


@frozen
class AssistantsDealt(CompanyEvent):
    """The Assistants that a seat is dealt; only that seat reads their names."""

    assistants: tuple[AssistantSlug, ...]
    line = "is dealt {assistants}"


@frozen
class AssistantsPassed(CompanyEvent):
    """The Assistants that a seat passed; only that seat reads it, all read `PassMade`."""

    assistants: tuple[AssistantSlug, ...]
    line = "passed {assistants}"


@frozen
class AssistantsReceived(CompanyEvent):
    """The Assistants that a seat receives; only that seat reads their names."""

    assistants: tuple[AssistantSlug, ...]
    line = "receives {assistants}"


@frozen
class PassMade(CompanyEvent):
    count: int
    line = "passes {count:Assistant} across"


@frozen
class AssistantPlayed(CompanyEvent):
    assistant: AssistantSlug
    line = "plays {assistant}"


@frozen
class TurnEnded(CompanyEvent):
    """The seat ended its turn, with printed and Free Actions that went unused."""

    lost_actions: int = field(metadata={"saved_as": "lost"})

    @property
    def line(self) -> str:
        unused = " with {lost_actions:Action} unused" if self.lost_actions else ""
        return f"ends the turn{unused}"


# The Actions and Portfolio Actions


@frozen
class ActionEvent(CompanyEvent, is_base=True):
    source: Source

    @property
    def source_text(self) -> str:
        """How the Action was paid for, where that is worth a word."""
        return {"free": " with a Free Action", "bonus": " as a bonus"}.get(self.source, "")


@frozen
class CityElectrified(ActionEvent):
    """The seat took a City from the row, where `successor` replaced it ("" for none)."""

    city: CitySlug
    successor: CitySlug

    @property
    def line(self) -> str:
        successor = "; {successor} comes up" if self.successor else ""
        return "electrifies {city}{source_text}" + successor


@frozen
class RowRefreshed(ActionEvent):
    row: tuple[CitySlug, ...]
    line = "refreshes the row{source_text}: {row}"


@frozen
class ShareAcquired(ActionEvent):
    company: CompanySlug
    line = "acquires {company:a} share{source_text}"


@frozen
class PrGained(ActionEvent):
    """The seat gained PR, now has `pr`, and may have earned Free Actions."""

    amount: int
    pr: int
    free_actions: int = field(metadata={"saved_as": "earned"})

    @property
    def line(self) -> str:
        earned = ", earning {free_actions:Free Action}" if self.free_actions else ""
        return "gains {amount} PR{source_text}, now {pr}" + earned


@frozen
class TechnologyAdvanced(ActionEvent):
    technology: TechnologySlug
    line = "takes over {technology}{source_text}"


@frozen
class RegionMonopolized(ActionEvent):
    """The seat put a monopoly chip on a Region, or turned the one there: it stops `power`."""

    region: RegionSlug
    power: Power
    turned: bool

    @property
    def line(self) -> str:
        deed = "turns the chip on" if self.turned else "puts a chip on"
        return deed + " {region}{source_text}: No {power}"


@frozen
class SharePlaced(CompanyEvent):
    placed_shares: int = field(metadata={"saved_as": "placed"})

    @property
    def line(self) -> str:
        name = COMPANIES[self.seat_slug].name
        return f"places the {ordinal(self.placed_shares)} {name} share"


@frozen
class ShareSold(CompanyEvent):
    company: CompanySlug
    reserved: bool

    @property
    def line(self) -> str:
        share = "a reserved share" if self.reserved else "{company:a} share"
        return f"sells {share} for a Free Action"
