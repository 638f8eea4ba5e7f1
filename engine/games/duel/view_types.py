"""The view of a seat, in a form suited to a screen. A spectator's view has no hand."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from engine.core.state import Outcome
from engine.games.duel.card_types import Power


@frozen
class GoalPart:
    """One condition of a personal goal and how far it is met ("Cities Out West", 2 of 3)."""

    text: str
    have: int
    """The number that counts towards it now."""
    need: int
    """The number that it asks for."""
    met: bool


@frozen
class GoalView:
    """A personal goal with live progress (9)."""

    text: str
    clause: str
    parts: tuple[GoalPart, ...]
    met: bool
    out_of_reach: bool
    """Is the goal impossible to meet from now on, whatever happens?"""


@frozen
class SideView:
    seat: int
    company: str
    """Slug of the inventor's company; "" before inventors are chosen."""
    inventor: str
    """The inventor's name; "" before inventors are chosen."""
    power: Power | None
    """AC or DC; None before inventors are chosen."""
    pr: int
    next_free: int
    """The PR that will earn the next Free Action."""
    reserved_shares: int
    """Shares of its own company that are not placed."""
    shares: Mapping[str, int]
    cities: Mapping[str, tuple[str, ...]]
    """City slugs by Region slug."""
    points: Mapping[str, int]
    technologies: tuple[str, ...]
    """Slugs of the Technology chips that it holds."""
    hand: tuple[str, ...]
    """Assistants that the viewer knows to be here: all in the viewer's own hand; in the rival's,
    only the cards that the viewer passed across in the draft."""
    hand_count: int
    goal: GoalView | None
    """The personal goal; None before the inventor is chosen."""


@frozen
class RegionView:
    slug: str
    name: str
    bonus: str
    chip: str
    """"AC" or "DC" where that power is shut out, "" where no chip lies."""
    points: tuple[int, int]
    """The points of seats 0 and 1 in the Region."""
    leader: int
    """The seat that leads in the Region now."""
    reason: str
    """The tie-break by which the leader leads: "points", "PR" or "technologies"."""


@frozen
class PileView:
    company: str
    name: str
    count: int
    """Shares that are left."""
    region: str
    technology: str
    """Slug of the Technology that a buyer must hold."""
    power: Power


@frozen
class TurnView:
    """The active player's unused Actions of this turn."""

    assistant: str
    """Slug of the Assistant that was played, or ""."""
    unused_actions: tuple[str, ...]
    """Printed Actions that are not used yet."""
    may_use_portfolio: bool
    free: int
    """Free Actions in hand."""


@frozen
class View:
    """The table through one seat's eyes; `seat` is None for a spectator."""

    seat: int | None
    """The viewer's seat; None for a spectator."""
    phase: int
    """0 during setup, then 1 to 3."""
    step: str
    """The step of the sequence of play: a value of `state.Step`."""
    turn_number: int
    """1 to 3: which turn of the active side in the phase this is."""
    active: int
    """The seat whose turn or bonus it is."""
    first: int
    starter: int
    """The seat that begins this phase."""
    sides: tuple[SideView, SideView]
    regions: tuple[RegionView, RegionView, RegionView]
    scoring_region: str
    """Slug of the Region whose bonus is being given, "" at other times."""
    market: tuple[PileView, ...]
    """Minor companies in the order of RULES.md; all eight before inventors are chosen."""
    technologies: Mapping[str, int | None]
    row: tuple[str, ...]
    """Slugs of the Cities in the row."""
    city_deck: int
    """Cards left in the City deck."""
    assistant_deck: int
    """Cards left in the Assistant deck."""
    discard: tuple[str, ...]
    turn: TurnView
    outcome: Outcome | None
    """The result; None while the match is running."""
    won_by: str
    """The kind of win: "goal" or "regions"; "" before the end."""

    @property
    def chips(self) -> Mapping[str, str]:
        """The power that is shut out of each Region, "" where no chip lies."""
        return {region.slug: region.chip for region in self.regions}

    @property
    def shares_left(self) -> Mapping[str, int]:
        return {pile.company: pile.count for pile in self.market}

    @property
    def cities_left(self) -> int:
        return self.city_deck
