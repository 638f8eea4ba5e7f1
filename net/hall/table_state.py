"""The state of a hosted table: all its stored data except the match, as a value.

A change is a function from one state to the next that raises a `HallError` if the change is not
allowed: see `seating`, `takeover`, `consent` and `progress`. `TableBook` stores each new state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Literal, TypeAlias

from attrs import evolve, field, frozen

from engine.core.codec import canonical_bytes, from_plain
from engine.core.errors import MatchOverError
from engine.core.state import Outcome
from net.hall.errors import NotBegunError
from net.hall.table_plan import Plan, teams_of
from saves.fairness import Fairness
from saves.record import verdict

Stage: TypeAlias = Literal["gathering", "playing", "over"]
Takeover: TypeAlias = Literal["", "standing in", "resigned", "out of time"]
"""The reason why a bot answers at a person's seat; they can return only from "standing in"."""

_LOST_BY = {"resigned": "resigned", "out of time": "ran out of time"}


@frozen
class SeatState:
    """One seat. `label` names its bot, its person, or the person it is reserved for."""

    bot: str = ""
    """The kind of bot that the table was planned with; empty at a person's seat."""
    reserved_for: str = ""
    """The only identity that may sit here; empty if the seat is open to all."""
    holder: str = ""
    """The identity of the person who sits here; empty if the seat is free."""
    label: str = ""
    takeover: Takeover = ""
    answers_seen: int = field(default=0, metadata={"saved_as": "seen"})
    """The number of answers that the holder has seen."""
    clock_milliseconds: int | None = field(default=None, metadata={"saved_as": "left"})
    """Milliseconds on the holder's clock; None before the match."""
    mark: int = -1
    """The number of answers at which the clock last gained time."""

    @property
    def is_taken(self) -> bool:
        return bool(self.bot or self.holder)

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot answer here, for itself or for a person?"""
        return bool(self.bot or self.takeover)

    @property
    def is_lost(self) -> bool:
        """Has the person resigned or run out of time? Then a bot plays here to the end."""
        return self.takeover in _LOST_BY

    def is_for(self, identity: str) -> bool:
        """May this identity sit down here?"""
        return not self.is_taken and self.reserved_for in ("", identity)


@frozen
class Request:
    """A request that all people at the table must agree to: an undo, or the end of the match."""

    kind: Literal["undo", "end"]
    seat: int
    answers_when_asked: int = field(metadata={"saved_as": "at"})
    """The number of answers at the time; bots may continue answering while people decide."""
    answers: int
    """The number of answers that an undo would leave."""
    agreed_seats: tuple[int, ...] = field(metadata={"saved_as": "agreed"})


@frozen
class Ending:
    """An end made by the table and not by the rules: the `losing_seats` have lost to the others."""

    text: str = field(metadata={"saved_as": "words"})
    losing_seats: tuple[int, ...] = field(default=(), metadata={"saved_as": "last"})


@frozen
class TableState:
    """Everything about a table except the match, the chat, and the connections."""

    code: str
    plan: Plan
    owner: str
    """The identity of the visitor who created the table."""
    owner_label: str
    created: int
    """Seconds since 1970."""
    seats: tuple[SeatState, ...]
    match_id: str = ""
    """Empty until the match begins."""
    finished: bool = False
    """Has the match ended by its own rules?"""
    outcome_text: str = field(default="", metadata={"saved_as": "outcome_words"})
    """The result of the match under its own rules."""
    ending: Ending | None = None
    request: Request | None = None
    rematch: str = ""
    """The code of the rematch table; empty if there is none."""
    network: str = ""
    """The network that created the table; empty for tables of earlier versions."""
    fairness: Fairness | None = None
    """The commitment to a secret, which is sealed here; None if the owner typed the seed."""
    typed: Mapping[str, str] = field(factory=dict)
    """The characters that seated people typed for the shuffle, by identity."""
    reveal_agreed: tuple[str, ...] = ()
    """The players who agreed to reveal the shuffle of a match that ended early."""

    @property
    def stage(self) -> Stage:
        if not self.match_id:
            return "gathering"
        return "over" if self.finished or self.ending is not None else "playing"

    @property
    def is_complete(self) -> bool:
        return all(each.is_taken for each in self.seats)

    @property
    def seats_of_people(self) -> tuple[int, ...]:
        seats = enumerate(self.seats)
        return tuple(seat for seat, each in seats if each.holder and not each.takeover)

    @property
    def holders(self) -> frozenset[str]:
        """The people who answer for themselves, each once; some have several seats."""
        return frozenset(self.seats[seat].holder for seat in self.seats_of_people)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The sides, which win and lose together: the teams, and each seat without a team."""
        sides: dict[object, tuple[int, ...]] = {}
        for seat, team in enumerate(teams_of(self.plan)):
            side = ("seat", seat) if team is None else ("team", team)
            sides[side] = (*sides.get(side, ()), seat)
        return tuple(sides.values())

    @property
    def remarks(self) -> tuple[str, ...]:
        lost_seats = (each for each in self.seats if each.is_lost)
        return tuple(f"{each.label} {_LOST_BY[each.takeover]}" for each in lost_seats)

    def seats_of(self, identity: str) -> tuple[int, ...]:
        """The seats that an identity plays, even while a bot stands in.

        There are several if people of one team share a keyboard. A player who has resigned or run
        out of time gets the seat back once the match is over, to look back.
        """
        is_over = self.stage == "over"
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.holder == identity and (is_over or not seat.is_lost)
        )

    def seat_of(self, identity: str) -> int | None:
        return next(iter(self.seats_of(identity)), None)

    def has_sat(self, identity: str) -> bool:
        return any(each.holder == identity for each in self.seats)

    def has_place_for(self, identity: str) -> bool:
        """Does this identity own the table, sit there, or have a seat reserved there?"""
        mine = (identity in (each.holder, each.reserved_for) for each in self.seats)
        return identity == self.owner or any(mine)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of an early end made by the table, without scores; None otherwise."""
        if self.ending is None:
            return None
        seats, losing_seats = range(len(self.seats)), self.ending.losing_seats
        first = tuple(seat for seat in seats if seat not in losing_seats)
        ranking = tuple(group for group in (first, losing_seats) if group)
        together = first in self.sides
        return Outcome(ranking, (0,) * len(seats), self.ending.text, together=together)


def result_text(state: TableState) -> str:
    """The winners, the reason, and the players who gave up; empty while the match is running."""
    outcome = state.outcome
    if outcome is None:
        return "; ".join((state.outcome_text, *state.remarks)) if state.finished else ""
    text = verdict(outcome, [seat.label for seat in state.seats])
    remarks = (each for each in state.remarks if each not in outcome.reason)
    return "; ".join((f"{text}: {outcome.reason}", *remarks))


def check_playing(state: TableState) -> None:
    """Raise NotBegunError or MatchOverError unless the match of the table is running."""
    if state.stage == "gathering":
        raise NotBegunError(f"table {state.code} is still waiting for players")
    if state.stage == "over":
        raise MatchOverError("the match is over")


def with_seat(state: TableState, seat: int, seat_state: SeatState) -> TableState:
    seats = state.seats
    return evolve(state, seats=(*seats[:seat], seat_state, *seats[seat + 1 :]))


def to_text(state: TableState) -> str:
    """The state as JSON, for the store."""
    return canonical_bytes(state).decode("ascii")


def from_text(text: str) -> TableState:
    """The state from stored JSON; raises BadRecordError or ValueError."""
    return from_plain(json.loads(text), TableState)
