"""The plan of a table: the game, its seats, the clock, and the rules for spectators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from attrs import evolve, field, frozen

from engine.bots import check_seats
from engine.core.chance import SEED_RULE, Seed, is_seed_text
from engine.core.codec import from_plain, to_plain
from engine.core.errors import BadRecordError, WardenclyffeError
from engine.core.game import Game
from engine.core.registry import find
from net.hall.errors import BadPlanError
from net.visitor import NAME_RULE, is_name
from saves.sealing import is_sealed

SeatKind: TypeAlias = Literal["open", "reserved", "bot"]
ClockKind: TypeAlias = Literal["none", "decision", "bank"]

DAY_SECONDS = 24 * 60 * 60
MAX_CLOCK_SECONDS = 30 * DAY_SECONDS
MAX_STAND_IN_MINUTES = 14 * DAY_SECONDS // 60


@frozen
class SeatPlan:
    """One seat: open to all, reserved for an account's `name`, or played by the bot `name`."""

    kind: SeatKind = "open"
    name: str = ""


@frozen
class ClockPlan:
    """The time limit: none, a fixed time for each decision, or a bank for the whole match that
    grows by an increment with each answer."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0
    on_zero: Literal["bot", "end"] = "bot"
    """A player whose time runs out is replaced by a bot, or loses."""

    @property
    def text(self) -> str:
        """ "10 min + 5 s", for lists."""
        if self.kind == "none":
            return "no clock"
        if self.kind == "decision":
            return f"{duration_text(self.seconds)} per decision"
        increment_text = f" + {duration_text(self.increment)}" if self.increment else ""
        return f"{duration_text(self.seconds)}{increment_text}"


@frozen
class Plan:
    """Everything that is agreed before players sit down."""

    game: str
    options: Mapping[str, Any] = field(factory=dict)
    seats: tuple[SeatPlan, ...] = (SeatPlan(), SeatPlan())
    seed: Seed | None = None
    """The seed of the match, typed by its owner, and sealed once the table stands; None to draw one
    when the match begins."""
    public: bool = True
    """Listed in the lobby; otherwise only reachable by its code."""
    allows_spectators: bool = field(default=True, metadata={"saved_as": "spectators"})
    clock: ClockPlan = ClockPlan()
    stand_in_minutes: int = 0
    """Minutes until a bot stands in for an absent player; 0 means never."""


def duration_text(seconds: int) -> str:
    for unit, length in (("d", DAY_SECONDS), ("h", 3600), ("min", 60)):
        if seconds >= length and seconds % length == 0:
            return f"{seconds // length} {unit}"
    return f"{seconds} s"


def checked_plan(plan: Plan) -> Plan:
    """The plan with all its options filled in; raises BadPlanError if it cannot be played."""
    try:
        game = find(plan.game)
        check_seats(
            game, [each.name if each.kind == "bot" else "human" for each in plan.seats], people=True
        )
        options = to_plain(from_plain(dict(plan.options), game.options))
    except BadRecordError as error:
        raise BadPlanError(f"these options are not valid: {error}") from error
    except WardenclyffeError as error:
        raise BadPlanError(str(error)) from error
    _check_seats(plan, game)
    _check_clock(plan.clock)
    if not 0 <= plan.stand_in_minutes <= MAX_STAND_IN_MINUTES:
        raise BadPlanError(f"a bot takes over after 0 to {MAX_STAND_IN_MINUTES} minutes")
    if plan.seed is not None and not (is_seed_text(seed := str(plan.seed)) or is_sealed(seed)):
        raise BadPlanError(f"a seed has {SEED_RULE}")
    return evolve(plan, options=options)


def teams_of(plan: Plan) -> tuple[int | None, ...]:
    """The team of each seat; None for a seat without a team."""
    try:
        game = find(plan.game)
        options = from_plain(dict(plan.options), game.options)
    except WardenclyffeError:  # a table of another version: visitors see the error there
        return (None,) * len(plan.seats)
    return tuple(game.team_of(options, seat) for seat in range(len(plan.seats)))


def _check_seats(plan: Plan, game: Game[Any, Any]) -> None:
    reserved = [n for n, each in enumerate(plan.seats, 1) if each.kind == "reserved"]
    names = [plan.seats[number - 1].name for number in reserved]
    for number, name in zip(reserved, names, strict=True):
        if not name:
            raise BadPlanError(f"give the name that seat {number} is reserved for")
        if not is_name(name):
            raise BadPlanError(f"a seat cannot be reserved for {name!r:.40}. {NAME_RULE}")
        if not _is_in_one_team(plan, name):
            raise BadPlanError(f"two seats are reserved for {name}, but in different teams")
    if any(each.kind == "bot" and each.name == "human" for each in plan.seats):
        raise BadPlanError(f"{game.title} has no bot 'human'")


def _is_in_one_team(plan: Plan, name: str) -> bool:
    """Do all seats reserved for a name belong to one team, or is there only one?"""
    seats = zip(plan.seats, teams_of(plan), strict=True)
    teams = [team for each, team in seats if (each.kind, each.name) == ("reserved", name)]
    return len(teams) == 1 or (None not in teams and len(set(teams)) == 1)


def _check_clock(clock: ClockPlan) -> None:
    if clock.kind == "none":
        return
    if not 1 <= clock.seconds <= MAX_CLOCK_SECONDS:
        raise BadPlanError(
            f"a clock can be set from 1 second to {duration_text(MAX_CLOCK_SECONDS)}"
        )
    if not 0 <= clock.increment <= DAY_SECONDS:
        raise BadPlanError(f"an increment can be from 0 seconds to {duration_text(DAY_SECONDS)}")
