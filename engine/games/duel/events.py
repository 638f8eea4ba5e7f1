"""The events of Duel. `seat` did it and `seat_slug` is that seat's company; prose.py writes the log
lines."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import field, frozen

from engine.core.event import Event, SeatEvent
from engine.games.duel.card_types import Power

Source: TypeAlias = Literal["card", "free", "bonus", "other"]
"""The source of an Action: a printed Action, a Free Action, a Region's bonus, or 11.6."""


@frozen
class InventorChosen(SeatEvent):
    """The seat plays this inventor, by its choice or at random."""

    at_random: bool
    """Was the inventor drawn at random?"""


@frozen
class TechnologyTaken(SeatEvent):
    """A Technology chip was taken at setup, for one of the reasons of 2.5."""

    technology: str
    reason: Literal["own", "chosen", "last"]
    """The reason: the chip of its own company, a chosen one, or the last one."""


@frozen
class StartingPrSet(Event):
    """The first player starts with some PR, the second with none (2.6)."""

    first: str
    """The company of the first player."""
    second: str
    """The company of the second player."""
    pr: int
    """The PR of the first player."""


@frozen
class CitiesTurnedUp(Event):
    """The first Cities of the row were revealed."""

    cities: tuple[str, ...]


@frozen
class PhaseBegan(Event):
    """A phase began, with the turn of the company that starts it."""

    phase: int
    starter: str
    """The company that starts the phase."""


@frozen
class AssistantsDealt(SeatEvent):
    """The Assistants that a seat is dealt; only that seat reads their names."""

    assistants: tuple[str, ...]


@frozen
class AssistantsPassed(SeatEvent):
    """The Assistants that a seat passed; only that seat reads it, all read `PassMade`."""

    assistants: tuple[str, ...]


@frozen
class AssistantsReceived(SeatEvent):
    """The Assistants that a seat receives; only that seat reads their names."""

    assistants: tuple[str, ...]


@frozen
class PassMade(SeatEvent):
    """The part of a pass that all players see: the number of cards."""

    count: int


@frozen
class AssistantPlayed(SeatEvent):
    """The seat played an Assistant, which begins its turn."""

    assistant: str


@frozen
class CityElectrified(SeatEvent):
    """The seat took a City from the row, where `successor` replaced it ("" for none)."""

    city: str
    successor: str
    """The City that replaced it in the row; "" for none."""
    source: Source
    """The source of the Action."""


@frozen
class RowRefreshed(SeatEvent):
    """The seat replaced the Cities of the row; these lie there now."""

    row: tuple[str, ...]
    """The Cities of the new row."""
    source: Source
    """The source of the Action."""


@frozen
class ShareAcquired(SeatEvent):
    """The seat took a company's share from the market."""

    company: str
    source: Source
    """The source of the Action."""


@frozen
class PrGained(SeatEvent):
    """The seat gained PR, now has `pr`, and may have earned Free Actions."""

    amount: int
    pr: int
    """The PR of the seat afterwards."""
    free_actions: int = field(metadata={"saved_as": "earned"})
    """The number of Free Actions earned."""
    source: Source
    """The source of the Action."""


@frozen
class TechnologyAdvanced(SeatEvent):
    """The seat took over a Technology chip."""

    technology: str
    source: Source
    """The source of the Action."""


@frozen
class RegionMonopolized(SeatEvent):
    """The seat put a monopoly chip on a Region, or turned the one there: it stops `power`."""

    region: str
    power: Power
    """The power that can no longer electrify there."""
    turned: bool
    """Was a chip that lay there turned over?"""
    source: Source
    """The source of the Action."""


@frozen
class SharePlaced(SeatEvent):
    """The seat moved a reserved share to its company's Region, where `placed` are now (8.2)."""

    placed_shares: int = field(metadata={"saved_as": "placed"})
    """The number of placed shares of the company afterwards."""


@frozen
class ShareSold(SeatEvent):
    """The seat sold a share, or one of its reserved shares, for a Free Action."""

    company: str
    reserved: bool
    """Was it a reserved share?"""


@frozen
class TurnEnded(SeatEvent):
    """The seat ended its turn."""

    lost_actions: int = field(metadata={"saved_as": "lost"})
    """Printed and Free Actions that went unused."""


@frozen
class Standing:
    """A Region at the end of a phase: who leads it, with the points of both seats."""

    region: str
    leader: int
    """The seat that leads the Region."""
    points: tuple[int, int]
    """The points of both seats."""
    reason: str
    """The reason for the lead: "points", "PR" or "technologies"."""


@frozen
class PhaseEnded(Event):
    """The end of a phase: both sides have played their Assistants. The tuples are by seat."""

    phase: int
    companies: tuple[str, str]
    """The company of each seat."""
    regions: tuple[Standing, ...]
    """The standing in each Region."""
    pr: tuple[int, int]
    """The PR of each seat."""


@frozen
class GoalsChecked(Event):
    """After a phase, the personal goals were checked; `met` is by seat, like `companies`."""

    phase: int
    companies: tuple[str, str]
    """The company of each seat."""
    goals_met: tuple[bool, bool] = field(metadata={"saved_as": "met"})
    """For each seat: has it met its goal?"""


@frozen
class RegionScored(SeatEvent):
    """`seat` leads the Region, for `reason`: "points", "PR" or "technologies"."""

    region: str
    points: tuple[int, int]
    """The leader's points first."""
    reason: str
    """The reason for the lead."""


@frozen
class BonusLost(SeatEvent):
    """The seat got no bonus for a Region, because there was nothing to take."""

    region: str


@frozen
class ActionDeclined(SeatEvent):
    """The seat declined an Action that it was offered."""


@frozen
class DuelWon(SeatEvent):
    """The seat won, by its personal goal or by its number of Regions."""

    victory: Literal["goal", "regions"]
    """The way of winning: by the personal goal, or by Regions."""
    regions: int
    """The number of Regions that the winner leads."""
