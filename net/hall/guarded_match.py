"""The match at a hosted table, as one visitor may see and play it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve

from engine.core.bot import Advice
from engine.core.choice import Choice
from engine.core.game import Game
from engine.core.registry import find
from net.hall.errors import NotYourSeatError
from net.hall.hosted_table import HostedTable
from net.hall.presence import TableStay
from net.hall.shuffle import is_revealed
from net.hall.table_state import check_playing
from net.hall.takeover import check_not_taken_over
from net.play.proof import Proof
from net.play.replay import Replay
from net.play.update import LogLine, Update
from net.visitor import Visitor
from saves.record import Player


class GuardedMatch:
    """A `Playable` that gives a visitor access only to the visitor's own seats.

    Methods that take a seat raise NotYourSeatError for any other, and all raise NotAtTableError
    once the visitor has left the table.
    """

    def __init__(self, hosted: HostedTable, visitor: Visitor, stay: TableStay) -> None:
        self._hosted = hosted
        self._visitor = visitor
        self._stay = stay

    @property
    def seat(self) -> int | None:
        """The visitor's first seat, even while a bot stands in; None for a spectator."""
        return self._hosted.state.seat_of(self._visitor.identity)

    # Queries

    @property
    def id(self) -> str:
        return self._hosted.state.match_id

    @property
    def game(self) -> Game[Any, Any]:
        """The game, known before the match begins."""
        return find(self._hosted.state.plan.game)

    @property
    def title(self) -> str:
        return self._hosted.table.title

    @property
    def players(self) -> tuple[Player, ...]:
        return self._hosted.table.players

    @property
    def note(self) -> str:
        """A message for returning players, such as a change of the rules."""
        return self._hosted.table.note

    @property
    def own_seats(self) -> tuple[int, ...]:
        """The seats that the visitor answers for: none, one, or several of one team."""
        return self._hosted.state.seats_of(self._visitor.identity)

    @property
    def options(self) -> Mapping[str, Any]:
        return self._hosted.table.options

    @property
    def is_over(self) -> bool:
        """Has the match ended, by its rules or by a decision of the table?"""
        return self._hosted.stage == "over"

    def update(self, seat: int | None) -> Update:
        self._check_viewer(seat)
        return self._shown_update(self._hosted.table.update(seat))

    def log(self, seat: int | None) -> list[LogLine]:
        self._check_viewer(seat)
        return self._hosted.table.log(seat)

    def watch(self, seat: int | None, callback: Callable[[Update], None]) -> Callable[[], None]:
        self._check_viewer(seat)

        def notify(update: Update) -> None:
            # A player who resigned sees nothing further from that seat.
            if seat is None or seat in self.own_seats:
                callback(self._shown_update(update))

        return self._stay.call_at_end(self._hosted.table.watch(seat, notify))

    def replay(self, *own_seats: int) -> Replay:
        """The match from its beginning; while it is running, from the visitor's seat."""
        for seat in own_seats:
            self._check_viewer(seat)
        return self._hosted.table.replay(*own_seats)

    def course(self, seat: int | None) -> list[Update]:
        self._check_viewer(seat)
        return self._hosted.table.course(seat)

    def proof(self) -> Proof:
        """The proof of the shuffle; after an early end, secrets only if all players agreed."""
        self._stay.check()
        hosted = self._hosted
        return hosted.table.proof(is_revealed=is_revealed(hosted.state))

    # Actions

    async def answer(self, seat: int, choice: Choice) -> None:
        """Give the visitor's answer; on return it is stored and all watchers are notified."""
        self._check_turn(seat)
        began = time.perf_counter()
        await self._hosted.table.answer(seat, choice)
        self._hosted.services.metrics.apply_time.observe(time.perf_counter() - began)

    async def undo(self, seat: int) -> None:
        """Take back the visitor's last answer, if nothing was revealed since.

        Raises TooFastError after too many, because each is stored and sent to all.
        """
        self._check_turn(seat)
        self._hosted.services.rates.check_action(self._visitor)
        await self._hosted.take_back(seat)

    async def advise(self, seat: int) -> Advice:
        self._check_turn(seat)
        self._hosted.services.rates.check_hint(self._visitor)
        return await self._hosted.table.advise(seat)

    async def run_bots(self) -> None:
        """Do nothing: the hall runs the bots of its tables."""

    def set_pace(self, seconds: float) -> None:
        """Do nothing: a hosted table has its own pace."""

    def close(self) -> None:
        self._stay.end()

    # Checks

    def _check_viewer(self, seat: int | None) -> None:
        self._stay.check()
        if seat is not None and seat not in self.own_seats:
            raise NotYourSeatError("that is another player's seat")

    def _check_turn(self, seat: int) -> None:
        self._stay.check()
        check_playing(self._hosted.state)
        if seat not in self.own_seats:
            raise NotYourSeatError("that is another player's seat")
        check_not_taken_over(self._hosted.state, seat)

    def _shown_update(self, update: Update) -> Update:
        state, seat = self._hosted.state, update.seat
        if state.ending is not None:
            update = evolve(update, outcome=state.outcome, waiting_for=())
        is_taken_over = seat is not None and bool(state.seats[seat].takeover)
        if state.stage == "over" or is_taken_over:
            return evolve(update, decision=None, can_undo=False)
        return update
