"""A chair: one terminal of a visitor at a hosted table, used by the screens."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import CannotUndoError
from net.hall.book import Change
from net.hall.chat import ChatLine
from net.hall.errors import NotAtTableError, NoTeamError, NotOverError, NotYourSeatError
from net.hall.guarded_match import GuardedMatch
from net.hall.hall import Hall
from net.hall.hosted_table import HostedTable
from net.hall.presence import TableStay
from net.hall.seating import (
    reserved_seat,
    state_after_arranging,
    state_after_declined_seat,
    state_after_seating,
    state_after_second_seat,
    state_after_standing_up,
)
from net.hall.shuffle import state_after_agreeing_to_reveal, state_after_typing
from net.hall.summaries import SeatSummary
from net.hall.table_plan import Plan, SeatPlan
from net.hall.table_state import Request, Stage, TableState, check_playing
from net.hall.takeover import (
    check_not_taken_over,
    is_decided_without,
    state_after_resigning,
    with_person_back,
)
from net.play.update import LogLine
from net.visitor import Visitor
from saves.fairness import input_from

MAX_TERMINALS_WITHOUT_PAUSE = 20
"""Up to this number of terminals at a table, all of them are updated after every move."""
PAUSE_SECONDS_PER_TERMINAL, MAX_PAUSE_SECONDS = 0.02, 2.0
"""Seconds of moves shown together: for each terminal at the table, and at most."""


class Chair:
    """A visitor at a table, as a player or spectator. Each terminal has its own chair.

    The match is played through `match`; the chair provides everything else at the table. Methods
    that change something raise NotAtTableError once the visitor has left.
    """

    def __init__(self, hall: Hall, hosted: HostedTable, visitor: Visitor) -> None:
        """Create a chair; call `create` instead, which checks that the visitor may be there."""
        self.visitor = visitor
        self.on_dismissed: Callable[[str], None] = lambda text: None
        """Called with the reason when the table sends the visitor away."""
        self._hall = hall
        self._hosted = hosted
        self._typed = ""
        """The characters for the shuffle that the visitor typed before sitting down."""
        self._stay = TableStay(hosted.code, on_end=lambda: hosted.leave(self))
        self.match = GuardedMatch(hosted, visitor, self._stay)

    @classmethod
    async def create(cls, hall: Hall, hosted: HostedTable, visitor: Visitor) -> Chair:
        """A chair at a table; raises the errors of `HostedTable.prepare_for`."""
        await hosted.prepare_for(visitor)
        chair = cls(hall, hosted, visitor)
        hosted.attendance.add(chair)
        return chair

    # The table

    @property
    def code(self) -> str:
        return self._hosted.code

    @property
    def pause(self) -> float:
        """Seconds of moves to show together: 0 for players and at a small table."""
        terminals = len(self._hosted.attendance)
        if self.seat is not None or terminals <= MAX_TERMINALS_WITHOUT_PAUSE:
            return 0.0
        return min(MAX_PAUSE_SECONDS, PAUSE_SECONDS_PER_TERMINAL * terminals)

    @property
    def plan(self) -> Plan:
        return self._hosted.state.plan

    @property
    def owner(self) -> str:
        """The label of the visitor who created the table."""
        return self._hosted.state.owner_label

    @property
    def is_owner(self) -> bool:
        return self._hosted.state.owner == self.visitor.identity

    @property
    def stage(self) -> Stage:
        return self._hosted.stage

    @property
    def seat(self) -> int | None:
        """The visitor's first seat, even while a bot stands in; None for a spectator."""
        return self.match.seat

    @property
    def team(self) -> int | None:
        """The team for the visitor's team chat; None for spectators and players without a team.

        It is None before the match, because players can still change sides.
        """
        begun = self.stage != "gathering"
        return self._hosted.teams[self.seat] if begun and self.seat is not None else None

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        return self._hosted.seats

    @property
    def spectators(self) -> list[str]:
        return self._hosted.spectators

    @property
    def request(self) -> Request | None:
        return self._hosted.state.request

    @property
    def result(self) -> str:
        return self._hosted.result

    @property
    def has_ended_early(self) -> bool:
        """Did the table end the match before its rules did?"""
        return self._hosted.state.ending is not None

    @property
    def rematch_code(self) -> str:
        return self._hosted.state.rematch

    @property
    def is_open(self) -> bool:
        return self._stay.is_open

    def watch_table(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after changes to seats, presence, chat and requests.

        A visitor who has left, perhaps while a page was opening, is never called.
        """
        if not self.is_open:
            return lambda: None
        return self._stay.call_at_end(self._hosted.notifier.watch(callback))

    def close(self) -> None:
        """Leave the table with this terminal. The seat is kept, and the player shown as away."""
        self._stay.end()

    def dismiss(self, text: str) -> None:
        self.close()
        self.on_dismissed(text)

    # Coming back

    def lines_since_last_seen(self) -> list[LogLine]:
        """The log lines since the player last looked; empty for a spectator."""
        own_seats = self.match.own_seats
        if not own_seats:
            return []
        last_seen = min(self._hosted.book.answers_seen[seat] for seat in own_seats)
        # with several seats, the person at the keyboard is not known yet
        reader = own_seats[0] if len(own_seats) == 1 else None
        return [line for line in self.match.log(reader) if line.answer_number > last_seen]

    def mark_seen(self) -> None:
        self._stay.check()
        for seat in self.match.own_seats:
            self._hosted.book.answers_seen[seat] = self._hosted.running_match.answer_count

    async def take_back_seat(self) -> None:
        """Send away the bot that stands in; raises SeatHandedOverError if the seat is lost."""
        self._stay.check()
        await self._change(lambda state: with_person_back(state, self.visitor.identity), "is back")

    async def _change(self, change: Change, what: str) -> None:
        await self._hosted.change(change, notice=f"{self.visitor.label} {what}")

    # Before the match

    async def sit(self, seat: int | None = None) -> None:
        """Sit down, or move to another seat. The match begins when the last seat is taken.

        Raises SeatTakenError, TableFullError or TooManyTablesError.
        """
        self._check_action()
        if self.seat is None:
            self._hall.check_table_limit(self.visitor)
        names = self._hall.accounts.names_of_person(self.visitor)
        await self._hall.guests.give_code(self.visitor)
        await self._change(
            lambda state: self._with_typed(
                state_after_seating(state, self.visitor, seat, names=names)
            ),
            "sits down",
        )

    def _with_typed(self, state: TableState) -> TableState:
        identity, typed = self.visitor.identity, self._typed
        return state_after_typing(state, identity, typed) if typed else state

    @property
    def commitment(self) -> str:
        """The commitment to the shuffle; empty if the owner typed the seed."""
        fairness = self._hosted.state.fairness
        return fairness.commitment if fairness is not None else ""

    @property
    def typed(self) -> str:
        """The characters that the visitor typed for the shuffle; empty if they will be drawn."""
        return self._hosted.state.typed.get(self.visitor.identity, self._typed)

    async def type_for_shuffle(self, text: str) -> None:
        """Add characters to the shuffle; before the visitor sits down they are kept for that.

        Raises AlreadyBegunError or TooFastError.
        """
        self._check_action()
        self._typed, identity = input_from(text), self.visitor.identity
        if self.seat is not None:
            await self._hosted.change(lambda state: state_after_typing(state, identity, text))

    async def sit_as_well(self, seat: int) -> None:
        """Take one more seat of the same team, for somebody at the same keyboard.

        Raises SeatTakenError, TableFullError or NotAtTableError.
        """
        self._check_action()
        await self._change(
            lambda state: state_after_second_seat(state, self.visitor, seat),
            "sits down at one more seat",
        )

    async def leave(self) -> None:
        """Leave the table permanently. Before the match this frees the seat, and the last player to
        leave closes the table."""
        self._stay.check()
        hosted, identity, sat = self._hosted, self.visitor.identity, self.seat is not None
        if hosted.stage == "gathering" and sat:
            await self._change(lambda state: state_after_standing_up(state, identity), "stands up")
        if sat or self.is_owner:
            await hosted.close_down("All players left, so the table was removed")
        self.close()

    @property
    def reserved_seat(self) -> int | None:
        """The empty seat reserved for the visitor; None if there is none."""
        return reserved_seat(self._hosted.state, self.visitor.identity)

    async def decline(self) -> None:
        """Release a reserved seat to all; raises NotAtTableError if there is none."""
        self._check_action()
        await self._change(
            lambda state: state_after_declined_seat(state, self.visitor.identity),
            "declines the reserved seat",
        )

    async def arrange(self, seat: int, seat_plan: SeatPlan) -> None:
        """Open an empty seat, reserve it, or assign a bot; raises NotOwnerError."""
        self._check_action()
        identity = self.visitor.identity
        await self._change(
            lambda state: state_after_arranging(state, identity, seat=seat, seat_plan=seat_plan),
            "changes the seats",
        )

    # Chat

    def lines(self) -> list[ChatLine]:
        """The chat of the table and of the visitor's team, without muted speakers."""
        muted_labels = self._hall.accounts.labels_muted_by(self.visitor.identity)
        return self._hosted.book.chat.lines(muted_labels=muted_labels, team=self.team)

    async def say(self, text: str) -> None:
        """Say something in the table's chat; raises NothingSaidError or TooFastError."""
        length = self._check_talk()
        await self._hosted.book.chat.say(self.visitor, text, length=length)
        self._notify_listeners()

    async def say_to_team(self, text: str) -> None:
        """Say something to the visitor's team only; it is not stored.

        Raises NoTeamError, NothingSaidError or TooFastError.
        """
        length, team = self._check_talk(), self.team
        if team is None:
            raise NoTeamError(f"nothing was sent: {self._why_no_team()}")
        self._hosted.book.chat.say_to_team(self.visitor, text, team=team, length=length)
        self._notify_listeners()

    def _notify_listeners(self) -> None:
        self._hosted.notifier.notify()
        self._hall.notifier.notify()

    def _check_talk(self) -> int:
        self._stay.check()
        services = self._hosted.services
        services.rates.check_chat(self.visitor)
        return services.limits.chat_length

    def _why_no_team(self) -> str:
        if all(team is None for team in self._hosted.teams):
            return "there are no teams at this table"
        if self.stage == "gathering":
            return "team chat opens when the match begins"
        return "you are watching and have no team"

    # Requests to all players, and resigning

    def answers_since_mine(self) -> int:
        """The number of answers to take back to undo the player's last one.

        Raises CannotUndoError if the player has not answered yet.
        """
        own_seats, answerers = self.match.own_seats, self._hosted.table.answerers
        if not set(own_seats) & set(answerers):
            raise CannotUndoError("you have not answered anything yet")
        return len(answerers) - max(n for n, each in enumerate(answerers) if each in own_seats)

    def own_answers_after(self, answers: int) -> int:
        return sum(seat in self.match.own_seats for seat in self._hosted.table.answerers[answers:])

    async def ask_undo(self, count: int | None = None) -> None:
        """Ask all to take back `count` answers, by default up to the player's last one.

        Raises CannotUndoError, AlreadyAskedError or TooFastError.
        """
        seat = self._check_asker()
        answer_count = self.answers_since_mine() if count is None else count
        await self._hosted.ask(
            seat, "undo", answers=self._hosted.running_match.answer_count - answer_count
        )

    async def ask_end(self) -> None:
        """Ask all players to end the match now; raises AlreadyAskedError or TooFastError."""
        await self._hosted.ask(self._check_asker(), "end")

    async def consent(self, yes: bool) -> None:
        """Agree to the request, or refuse it; raises NothingToAgreeError."""
        await self._hosted.consent(self._check_player(), yes=yes)

    @property
    def would_end_by_resigning(self) -> bool:
        own_seats = self.match.own_seats
        return bool(own_seats) and is_decided_without(self._hosted.state, *own_seats)

    async def resign(self) -> None:
        """Resign. The match ends if one of two sides has no person left; else a bot plays on."""
        self._check_player(even_if_taken_over=True)
        own_seats = self.match.own_seats
        await self._change(lambda state: state_after_resigning(state, *own_seats), "resigns")

    @property
    def can_agree_to_reveal(self) -> bool:
        """Did the match end early, so that the visitor may agree to reveal its shuffle?"""
        state, identity = self._hosted.state, self.visitor.identity
        can_agree = state.ending is not None and state.has_sat(identity)
        return can_agree and identity not in state.reveal_agreed

    async def agree_to_reveal(self) -> None:
        """Agree to reveal the shuffle of a match that ended early.

        Raises NotOverError or NotAtTableError.
        """
        self._check_action()
        await self._change(
            lambda state: state_after_agreeing_to_reveal(state, self.visitor.identity),
            "agrees to reveal the shuffle",
        )

    async def rematch(self) -> str:
        """Take a seat at the rematch table, and return its code.

        Raises NotOverError while the match is running, and NotAtTableError for spectators.
        """
        self._stay.check()
        if not self._hosted.state.has_sat(self.visitor.identity):
            raise NotAtTableError("only players of this match can play again")
        if not self.match.is_over:
            raise NotOverError("the match is still being played")
        self._check_action()
        return (await self._hall.rematch(self._hosted, self.visitor)).code

    # Checks

    def _check_action(self) -> None:
        self._stay.check()
        self._hosted.services.rates.check_action(self.visitor)

    def _check_asker(self) -> int:
        seat = self._check_player()
        self._hosted.services.rates.check_request(self.visitor)
        return seat

    def _check_player(self, *, even_if_taken_over: bool = False) -> int:
        self._check_action()
        check_playing(self._hosted.state)
        if self.seat is None:
            raise NotYourSeatError("you are watching; only players can do that")
        if not even_if_taken_over:
            check_not_taken_over(self._hosted.state, self.seat)
        return self.seat
