"""Somebody at a hosted table: what they see of it, and the match through their own eyes only."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from attrs import evolve

from engine.core.bot import Advice
from engine.core.choice import Choice
from engine.core.game import Game
from engine.core.registry import find
from net.hall.errors import NotAtTableError, NotYourSeatError, SeatHandedOverError
from net.hall.summaries import SeatSummary
from net.hall.table_plan import Plan
from net.hall.table_state import Request, Stage
from net.hall.takeover import playing
from net.play.replay import Replay
from net.play.update import LogLine, Update
from net.visitor import Visitor
from saves.record import Player

if TYPE_CHECKING:
    from net.hall.hosted_table import HostedTable


FEW = 20
"""So many at a table are all told of every move at once."""
PAUSE, LONGEST_PAUSE = 0.02, 2.0
"""Seconds of moves that are shown together, for each who is there: the more, the longer."""


class GuardedMatch:
    """The half of a chair that is `Playable`, like a local table; `Chair` has the other half."""

    def __init__(self, hosted: HostedTable, visitor: Visitor) -> None:
        """Use `HostedTable.chair`, which sees to it that the visitor may be there."""
        self.visitor = visitor
        self.on_dismissed: Callable[[str], None] = lambda words: None
        """Told why, if the table sends the visitor away."""
        self._hosted = hosted
        self._open = True
        self._unwatch: list[Callable[[], None]] = []

    # The table

    @property
    def code(self) -> str:
        """The table's name."""
        return self._hosted.code

    @property
    def pause(self) -> float:
        """Seconds of moves that are to be shown together: none to players, and among a few."""
        people = len(self._hosted.attendance)
        if self.seat is not None or people <= FEW:
            return 0.0
        return min(LONGEST_PAUSE, PAUSE * people)

    @property
    def plan(self) -> Plan:
        """What was agreed before people sat down."""
        return self._hosted.register.plan

    @property
    def owner(self) -> str:
        """The label of whoever set the table."""
        return self._hosted.register.owner_label

    @property
    def is_owner(self) -> bool:
        """Has the visitor set the table?"""
        return self._hosted.register.owner == self.visitor.identity

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return self._hosted.stage

    @property
    def seat(self) -> int | None:
        """The visitor's seat, even if a bot stands in; None is a spectator."""
        return self._hosted.register.seat_of(self.visitor.identity)

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        """Everybody's seat, presence and clock."""
        return self._hosted.seats

    @property
    def watchers(self) -> list[str]:
        """The labels of those who look on."""
        return self._hosted.watchers

    @property
    def request(self) -> Request | None:
        """What the people at the table are to agree to."""
        return self._hosted.register.request

    @property
    def result(self) -> str:
        """How the match ended, in words; nothing while it lasts."""
        return self._hosted.result

    @property
    def ended_early(self) -> bool:
        """Did the table end the match, before its rules did?"""
        return self._hosted.register.ending is not None

    @property
    def rematch_code(self) -> str:
        """The table where the same people play again, if somebody has set it."""
        return self._hosted.register.rematch

    @property
    def is_open(self) -> bool:
        """Is the visitor still at the table?"""
        return self._open

    def watch_table(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Be told of changes to seats, presence, chat and requests; look for yourself what."""
        return self._until_closed(self._hosted.bell.watch(callback))

    # The match, as a local table has it

    @property
    def id(self) -> str:
        """The id of the match."""
        return self._hosted.register.match_id

    @property
    def game(self) -> Game[Any, Any]:
        """The game."""
        return find(self.plan.game)

    @property
    def title(self) -> str:
        """The game and who plays it."""
        return self._hosted.table.title

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who plays, by seat."""
        return self._hosted.table.players

    @property
    def note(self) -> str:
        """What the players should be told on coming back, such as a change of the rules."""
        return self._hosted.table.note

    @property
    def own(self) -> tuple[int, ...]:
        """The seats that the visitor answers for: one or none."""
        return () if self.seat is None else (self.seat,)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that are played with, by name."""
        return self._hosted.table.options

    @property
    def is_over(self) -> bool:
        """Has the match an outcome?"""
        return self.stage == "over"

    def update(self, seat: int | None) -> Update:
        """How things stand in the visitor's eyes, or in a spectator's (None)."""
        self._check_eyes(seat)
        return self._as_shown(self._hosted.table.update(seat))

    def log(self, seat: int | None) -> list[LogLine]:
        """All that has happened, as these eyes may read it."""
        self._check_eyes(seat)
        return self._hosted.table.log(seat)

    def watch(self, seat: int | None, callback: Callable[[Update], None]) -> Callable[[], None]:
        """Have the callback told of every change of the match."""
        self._check_eyes(seat)

        def tell(update: Update) -> None:
            if seat is None or seat == self.seat:  # whoever gave up sees no more from there
                callback(self._as_shown(update))

        return self._until_closed(self._hosted.table.watch(seat, tell))

    def history(self, *own: int) -> Replay:
        """The match from its beginning; while it lasts, through the visitor's eyes only."""
        for seat in own:
            self._check_eyes(seat)
        return self._hosted.table.history(*own)

    def curves(self, seat: int | None) -> list[Update]:
        """Every position of the match in these eyes, for plots of how it went."""
        self._check_eyes(seat)
        return self._hosted.table.curves(seat)

    async def answer(self, seat: int, choice: Choice) -> None:
        """Give the visitor's answer. When this returns it is stored and everybody has been told."""
        self._check_turn(seat)
        began = time.perf_counter()
        await self._hosted.table.answer(seat, choice)
        self._hosted.means.metrics.apply_time.observe(time.perf_counter() - began)

    async def undo(self, seat: int) -> None:
        """Take back the visitor's last answer, if nothing was revealed since."""
        self._check_turn(seat)
        await self._hosted.table.undo(seat)

    async def advise(self, seat: int) -> Advice:
        """A hint for the visitor's decision."""
        self._check_turn(seat)
        self._hosted.means.may_ask_for_hint(self.visitor)
        return await self._hosted.table.advise(seat)

    async def run_bots(self) -> None:
        """Nothing to do: the hall lets the bots of its tables play."""

    def close(self) -> None:
        """This terminal leaves the table. A seat is kept; the player is shown as away."""
        if self._open:
            self._open = False
            for unwatch in self._unwatch:
                unwatch()
            self._hosted.attendance.go(self)
            self._hosted.means.chores.begin(self._hosted.flush(), what="keeping what was seen")

    # Being sent away, and what is refused

    def dismiss(self, words: str) -> None:
        """The table cannot be looked at any more."""
        self.close()
        self.on_dismissed(words)

    def _until_closed(self, unwatch: Callable[[], None]) -> Callable[[], None]:
        self._check_here()
        self._unwatch.append(unwatch)
        return unwatch

    def _check_here(self) -> None:
        if not self._open:
            raise NotAtTableError(f"you are not at table {self.code} any more")

    def _check_eyes(self, seat: int | None) -> None:
        self._check_here()
        if seat is not None and seat != self.seat:
            raise NotYourSeatError("that is another player's seat")

    def _check_turn(self, seat: int) -> None:
        self._check_here()
        playing(self._hosted.register)
        if seat != self.seat:
            raise NotYourSeatError("that is another player's seat")
        self._check_not_handed_over(seat)

    def _check_not_handed_over(self, seat: int) -> None:
        if self._hosted.register.places[seat].fate:
            raise SeatHandedOverError("a bot stands in for you: take your seat back first")

    def _as_shown(self, update: Update) -> Update:
        """The update with what the table has decided beside the rules."""
        register, seat = self._hosted.register, update.seat
        if register.ending is not None:
            update = evolve(update, outcome=register.outcome, waiting_for=())
        handed_over = seat is not None and bool(register.places[seat].fate)
        if register.stage == "over" or handed_over:
            return evolve(update, decision=None, final=frozenset(), can_undo=False)
        return update
