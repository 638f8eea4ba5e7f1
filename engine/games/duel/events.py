"""What can happen in Duel. `seat` did it and `who` is that seat's company; prose.py tells it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.event import Deed, Event
from engine.games.duel.card_types import Power

Source: TypeAlias = Literal["card", "free", "bonus", "other"]
"""What paid for an Action: a printed Action, a Free Action, a Region's bonus, or 11.6."""


@frozen
class InventorChosen(Deed):
    lot: bool


@frozen
class TechnologyTaken(Deed):
    """A Technology chip was taken at setup (2.5)."""

    technology: str


@frozen
class CitiesTurnedUp(Event):
    cities: tuple[str, ...]


@frozen
class PhaseBegan(Event):
    phase: int
    starter: str


@frozen
class AssistantsDealt(Deed):
    """The Assistants that a seat is dealt; only that seat reads their names."""

    assistants: tuple[str, ...]


@frozen
class AssistantsPassed(Deed):
    """The Assistants that a seat passed; only that seat reads it, all read `PassMade`."""

    assistants: tuple[str, ...]


@frozen
class AssistantsReceived(Deed):
    """The Assistants that a seat receives; only that seat reads their names."""

    assistants: tuple[str, ...]


@frozen
class PassMade(Deed):
    """What all see of a pass: the number of cards."""

    count: int


@frozen
class AssistantPlayed(Deed):
    assistant: str


@frozen
class CityElectrified(Deed):
    city: str
    successor: str
    source: Source


@frozen
class RowRefreshed(Deed):
    row: tuple[str, ...]
    source: Source


@frozen
class ShareAcquired(Deed):
    company: str
    source: Source


@frozen
class PrGained(Deed):
    amount: int
    pr: int
    earned: int
    source: Source


@frozen
class TechnologyAdvanced(Deed):
    technology: str
    source: Source


@frozen
class RegionMonopolized(Deed):
    region: str
    power: Power
    turned: bool
    source: Source


@frozen
class SharePlaced(Deed):
    placed: int


@frozen
class ShareSold(Deed):
    company: str
    reserved: bool


@frozen
class TurnEnded(Deed):
    lost: int
    """Printed and Free Actions that went unused."""


@frozen
class GoalsChecked(Event):
    phase: int
    companies: tuple[str, str]
    met: tuple[bool, bool]


@frozen
class RegionScored(Deed):
    """`seat` leads the Region, for `reason`: "points", "PR" or "technologies"."""

    region: str
    points: tuple[int, int]
    """The leader's points first."""
    reason: str


@frozen
class BonusLost(Deed):
    region: str


@frozen
class ActionDeclined(Deed):
    pass


@frozen
class DuelWon(Deed):
    how: Literal["goal", "regions"]
    regions: int
