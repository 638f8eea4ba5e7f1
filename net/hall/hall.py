"""The hall: all online visitors, all tables, and the chat of the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, count
from typing import Protocol

from attrs import evolve

from engine.core.errors import WardenclyffeError
from engine.core.registry import find
from engine.core.text import closest_word, join_with_and, one_line
from net.config import Config
from net.hall.accounts import Accounts
from net.hall.chat import ChatLine, ChatRoom
from net.hall.codes import new_code
from net.hall.errors import DrainingError, NoSuchTableError, TooManyTablesError
from net.hall.guests import Guests
from net.hall.hosted_table import HostedTable
from net.hall.notifier import Notifier
from net.hall.seating import (
    is_invited,
    new_table_state,
    rematch_state,
    seated_if_possible,
    state_after_seating,
)
from net.hall.services import Services
from net.hall.shuffle import with_commitment
from net.hall.summaries import PersonSummary, TableSummary
from net.hall.table_plan import Plan, checked_plan
from net.hall.table_state import TableState, from_text
from net.hall.timeouts import SHOW_OVER_SECONDS
from net.hall.timers import Clock, LoopClock
from net.hall.webhooks import Webhooks
from net.http_post import HttpPoster
from net.metrics import Metrics
from net.play.table import BOT_ANSWER_SECONDS
from net.visitor import Visitor, name_of_guest, network_of_guest
from saves.server_stores import ServerStores
from saves.tables import LoadedTable

_log = logging.getLogger("wardenclyffe.server")

LOBBY = ""
"""The name of the lobby's chat; a table's chat is named by the table's code."""
BOT_SHUTDOWN_SECONDS = 5.0
"""Seconds for bots to finish before the hall closes."""
INVITATION = "invitation"
"""The first word of a line about a reserved seat, for scripts."""
LOBBY_PAUSE_SECONDS = 0.25
"""Seconds of changes that are combined in one call to lobby screens."""


class HallVisit(Protocol):
    """The part of a visitor's session that the hall needs: see `visit.Visit`."""

    visitor: Visitor
    start_time: int
    notify: Callable[[str], None]
    dismiss: Callable[[str], None]

    def leave(self) -> None:
        """End the session."""


class Hall:
    """A server's visitors and tables, without a socket or a screen."""

    def __init__(
        self,
        stores: ServerStores,
        *,
        config: Config | None = None,
        metrics: Metrics | None = None,
        clock: Clock | None = None,
        pace: float = BOT_ANSWER_SECONDS,
        poster: HttpPoster | None = None,
    ) -> None:
        """Create an empty hall; `restore` fills it. `pace` is the bots' seconds per answer, and
        `poster` sends webhooks."""
        self.config = config or Config()
        self.metrics = metrics or Metrics()
        self.clock = clock or LoopClock()
        self.services = Services(
            stores=stores,
            clock=self.clock,
            limits=self.config.limits,
            metrics=self.metrics,
            pace=pace,
        )
        self.accounts = Accounts(stores.accounts, self.clock, admins=self.config.admins)
        self.guests = Guests(stores.accounts, self.clock)
        self.webhooks = Webhooks(
            self.services,
            self.accounts,
            poster=poster or HttpPoster(),
            is_on=self.config.allows_webhooks,
        )
        self.lobby = ChatRoom(LOBBY, store=stores.tables, clock=self.clock)
        self.notifier = Notifier(self.clock, pause=LOBBY_PAUSE_SECONDS)
        self.visits: list[HallVisit] = []
        self.draining = ""
        """The reason why no new tables are created while the server is about to restart."""
        self._tables: dict[str, HostedTable] = {}
        self._table_store = stores.tables
        self._rematch_lock = asyncio.Lock()
        self.metrics.gauges["tables"] = lambda: len(self._tables)
        self.metrics.gauges["online"] = lambda: len(self._visitors())

    # Opening and closing

    async def restore(self) -> None:
        """Load all accounts and tables. An unreadable table is logged and skipped."""
        stored_accounts = await self.accounts.load()
        await self.webhooks.load()
        self.lobby.add(*await self._table_store.lines(LOBBY))
        earliest_end = self.clock.now() - int(SHOW_OVER_SECONDS)
        for loaded_table in await self._table_store.tables(over_since=earliest_end):
            await self._bring_back(loaded_table)
        await self.guests.load(stored_accounts.guests, is_needed=self.has_place)
        self.webhooks.look_at(self._tables.values(), tells=False)
        self.notifier.watch(lambda: self.webhooks.look_at(self._tables.values()))

    async def _bring_back(self, loaded_table: LoadedTable) -> None:
        try:
            state = from_text(loaded_table.row.body)
            find(state.plan.game)
        except (WardenclyffeError, ValueError) as error:
            _log.error("table %s cannot be read: %s", loaded_table.row.code, one_line(error))
            return
        hosted = self._tables[state.code] = self._host_table(state, lines=loaded_table.lines)
        try:
            if state.stage == "gathering":
                await self._renew_commitment(hosted)
            if state.stage == "playing":
                await hosted.running_match.wake()
                await hosted.do_what_is_agreed()
        except WardenclyffeError as error:  # visitors see the error at the table
            _log.error("table %s cannot be opened: %s", state.code, one_line(error))
        hosted.settle()

    async def _renew_commitment(self, hosted: HostedTable) -> None:
        """Commit to the shuffle of a table again if an update of the program changed its terms."""
        sealer = self.services.stores.sealer
        if with_commitment(hosted.state, sealer) is not hosted.state:
            await hosted.change(
                lambda state: with_commitment(state, sealer),
                notice="The program was updated: there is a new commitment to the shuffle",
            )

    def _host_table(self, state: TableState, *, lines: Iterable[ChatLine] = ()) -> HostedTable:
        return HostedTable(
            state,
            self.services,
            lines=lines,
            on_change=self.notifier.notify,
            on_gone=self._forget,
        )

    async def close(self) -> None:
        """Stop everything, and store the clocks for the next start."""
        await self.webhooks.close()
        await self.services.tasks.wait_until_finished()
        for hosted in self._tables.values():
            await self._flush(hosted)
            hosted.stop()
        await self.services.bots.end(seconds=BOT_SHUTDOWN_SECONDS)
        await self.services.tasks.wait_until_finished()
        self.notifier.close()

    async def _flush(self, hosted: HostedTable) -> None:
        try:
            await hosted.book.flush()
        except WardenclyffeError as error:
            _log.error("the clocks of table %s were not stored: %s", hosted.code, error)

    # Visitors

    def add_visit(self, visit: HallVisit) -> None:
        """Register a new session; call `visit.enter_hall` instead."""
        self.visits.append(visit)
        self.notifier.notify()
        if self.draining:
            visit.notify(self.draining)

    def remove_visit(self, visit: HallVisit) -> None:
        """Remove a finished session; call `Visit.leave` instead."""
        if visit in self.visits:
            self.visits.remove(visit)
            self.notifier.notify()

    async def look_for_bans(self) -> None:
        """Apply bans that another program has stored, such as the command `ban`."""
        if await self.accounts.try_refresh_bans():
            self.end_visits_of_banned()

    def end_visits_of_banned(self) -> None:
        """End the sessions of banned visitors, and tell them the reason and the end of the ban."""
        for visit in tuple(self.visits):
            visitor = visit.visitor
            ban = self.accounts.ban_of(
                name=visitor.name, fingerprint=visitor.fingerprint, address=visitor.address
            )
            if ban and not visitor.is_admin:
                visit.leave()
                visit.dismiss(f"Access denied: {ban}")

    def online(self) -> list[PersonSummary]:
        tables = self._public_tables()
        summaries = (
            PersonSummary(visitor.label, visitor.is_admin, tables.get(identity, ()))
            for identity, visitor in self._visitors().items()
        )
        return sorted(summaries, key=lambda person: person.label)

    def has_guest(self, name: str) -> bool:
        """Is a guest of that name online, or at an unfinished table?"""
        if any(name_of_guest(visit.visitor.identity) == name for visit in self.visits):
            return True
        seats = (seat for each in self._unfinished_tables() for seat in each.state.seats)
        return any(
            name_of_guest(identity) == name
            for seat in seats
            for identity in (seat.holder, seat.reserved_for)
        )

    def has_guest_to_resume(self, name: str) -> bool:
        """Has a guest of that name a place to come back to, with a resume code?"""
        return any(map(self.has_place, self.guests.identities(name)))

    def has_place(self, identity: str) -> bool:
        return any(each.state.has_place_for(identity) for each in self._tables.values())

    def with_own_label(self, visitor: Visitor) -> Visitor:
        """The visitor; a guest with a number if another guest has the same label, or left it in a
        chat."""
        if not visitor.is_guest:
            return visitor
        labels = self._labels_beside(visitor.identity)
        if not self.guests.has_code(visitor):
            labels |= self._labels_in_chats()
        numbers = chain((visitor.guest_number,), count(1))
        numbered_visitors = (evolve(visitor, guest_number=number) for number in numbers)
        return next(each for each in numbered_visitors if each.label not in labels)

    def _labels_beside(self, identity: str) -> set[str]:
        """The labels of all visitors and places at tables but those of an identity."""
        visitors = (visit.visitor for visit in self.visits)
        labels = {each.label for each in visitors if each.identity != identity}
        for state in (each.state for each in self._tables.values()):
            if state.owner != identity:
                labels.add(state.owner_label)
            labels |= {
                each.label
                for each in state.seats
                if identity not in (each.holder, each.reserved_for)
            }
        return labels

    def _labels_in_chats(self) -> set[str]:
        chats = (self.lobby, *(each.book.chat for each in self._tables.values()))
        return {line.speaker for chat in chats for line in chat.lines()}

    def _visitors(self) -> dict[str, Visitor]:
        return {visit.visitor.identity: visit.visitor for visit in self.visits}

    def _public_tables(self) -> dict[str, tuple[str, ...]]:
        codes: dict[str, tuple[str, ...]] = {}
        for hosted in self._tables.values():
            if hosted.state.plan.public:
                for visitor in hosted.attendance.people():
                    codes[visitor.identity] = (*codes.get(visitor.identity, ()), hosted.code)
        return codes

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after changes to tables, visitors and the lobby's chat, at most a few
        times a second; the returned function stops that."""
        return self.notifier.watch(callback)

    async def say(self, visitor: Visitor, text: str) -> None:
        """Say something in the lobby's chat; raises NothingSaidError or TooFastError."""
        self.services.rates.check_chat(visitor)
        await self.lobby.say(visitor, text, length=self.config.limits.chat_length)
        self.notifier.notify()

    # New tables

    async def create(self, visitor: Visitor, plan: Plan) -> HostedTable:
        """Create a table; its owner sits at the first suitable seat, if there is one.

        At a table with a single seat the owner sits down later, because the match would begin at
        once. Raises BadPlanError, TooManyTablesError, DrainingError or TooFastError.
        """
        self._check_open()
        self.services.rates.check_action(visitor)
        self.services.rates.check_new_table(visitor)
        self._check_new_table(visitor)
        await self.guests.give_code(visitor)
        code, time = await self._free_code(), self.clock.now()
        state = new_table_state(code, self._sealed_plan(checked_plan(plan)), visitor, time=time)
        sitting = state if len(state.seats) == 1 else seated_if_possible(state, visitor)
        return await self._add(sitting)

    def _sealed_plan(self, plan: Plan) -> Plan:
        if plan.seed is None:
            return plan
        return evolve(plan, seed=self.services.stores.sealer.seal(str(plan.seed)))

    async def rematch(self, finished_table: HostedTable, visitor: Visitor) -> HostedTable:
        """The rematch table, created if needed, with the visitor seated. Raises the errors of
        `create`."""
        async with self._rematch_lock:
            next_table = self._tables.get(finished_table.state.rematch)
            if next_table is None:
                return await self._add_rematch(finished_table, visitor)
            if next_table.stage == "gathering":
                names = self.accounts.names_of_person(visitor)
                await next_table.change(
                    lambda state: state_after_seating(state, visitor, names=names),
                    notice=f"{visitor.label} sits down",
                )
            return next_table

    async def _add_rematch(self, finished_table: HostedTable, visitor: Visitor) -> HostedTable:
        self._check_open()
        self._check_new_table(visitor)
        code, time = await self._free_code(), self.clock.now()
        state = rematch_state(finished_table.state, code, visitor, time=time)
        rematch_table = await self._add(seated_if_possible(state, visitor))
        await finished_table.change(
            lambda state: evolve(state, rematch=code),
            notice=f"{visitor.label} wants to play again: table {code}",
        )
        return rematch_table

    async def _add(self, state: TableState) -> HostedTable:
        hosted = self._host_table(with_commitment(state, self.services.stores.sealer))
        await hosted.open()
        self._tables[state.code] = hosted
        self.notifier.notify()
        return hosted

    async def _free_code(self) -> str:
        code = new_code()
        while code in self._tables or await self._table_store.has_table(code):
            code = new_code()
        return code

    def _check_open(self) -> None:
        if self.draining:
            raise DrainingError(self.draining)

    def _check_new_table(self, visitor: Visitor) -> None:
        self.check_table_limit(visitor)
        self._check_network(visitor)
        most = self.config.limits.tables
        if sum(1 for _ in self._unfinished_tables()) >= most:
            self.metrics.count_refusal("tables")
            raise TooManyTablesError(
                f"this server has reached its limit of {most} tables; please try again later"
            )

    def _check_network(self, visitor: Visitor) -> None:
        most, network = self.config.limits.tables_per_network, visitor.network
        if sum(each.state.network == network for each in self._unfinished_tables()) >= most:
            self.metrics.count_refusal("network tables")
            raise TooManyTablesError(
                f"there are already {most} tables from your network, which is the limit"
            )

    def check_table_limit(self, visitor: Visitor) -> None:
        """Raise TooManyTablesError if the visitor is at the table limit, counting all names of the
        visitor's key."""
        names = self.accounts.names_with(visitor.fingerprint) | {visitor.identity}
        count = sum(
            _is_counted_for(each.state, visitor, names) for each in self._unfinished_tables()
        )
        if count >= self.config.limits.tables_per_player:
            raise TooManyTablesError(f"you are already at {count} tables, which is the limit")

    def _unfinished_tables(self) -> Iterator[HostedTable]:
        return (each for each in self._tables.values() if each.stage != "over")

    def _forget(self, hosted: HostedTable) -> None:
        self._tables.pop(hosted.code, None)
        hosted.stop()
        self._forget_guests_of(hosted.state)
        self.notifier.notify()

    def _forget_guests_of(self, state: TableState) -> None:
        """Forget the resume codes of a table's guests who are gone and have no other place."""
        people = {state.owner, *(each.holder or each.reserved_for for each in state.seats)}
        absent_people = people - self._visitors().keys()
        guests = [
            each for each in absent_people if name_of_guest(each) and not self.has_place(each)
        ]
        if guests:
            self.services.tasks.begin(self.guests.forget(*guests), name="forgetting guests")

    # Finding tables

    def find(self, code: str, visitor: Visitor) -> HostedTable:
        """The table of that code; a visitor who knows the code of a private table may enter.

        Raises NoSuchTableError, or TooFastError after many wrong codes.
        """
        hosted = self._tables.get(code.strip().upper())
        if hosted is None:
            self.services.rates.check_wrong_code(visitor)
            raise NoSuchTableError(self._no_table(code, visitor))
        hosted.admit(visitor)
        return hosted

    def _no_table(self, code: str, visitor: Visitor) -> str:
        """The error message; the codes of private tables are never suggested."""
        codes = [table.code for table in self.tables_listed_for(visitor)]
        close = closest_word(code.strip().upper(), codes, likeness=0.6)
        hint = f"; did you mean {close}?" if close else ""
        return f"no table is called {one_line(code.strip())[:20]!r}{hint}"

    def tables_listed_for(self, visitor: Visitor) -> list[TableSummary]:
        """The tables that the visitor may see: first those waiting for the visitor, then those with
        the most people present."""
        identity = visitor.identity
        visible = (each for each in self._tables.values() if self._is_listed(each, visitor))
        summaries = [hosted.summary(identity) for hosted in visible]
        stages = ("gathering", "playing", "over")
        return sorted(
            summaries,
            key=lambda table: (
                not table.is_my_turn,
                not table.is_mine,
                stages.index(table.stage),
                -table.present,
            ),
        )

    def _is_listed(self, hosted: HostedTable, visitor: Visitor) -> bool:
        state = hosted.state
        if state.has_place_for(visitor.identity):
            return True
        return visitor.is_admin or (state.plan.public and state.stage != "over")

    async def turn_lines(self, visitor: Visitor) -> list[str]:
        """The tables that wait for the visitor, one line for each: turns, then invitations.

        The line of a turn begins with the code, that of an invitation with INVITATION, which no
        code can be.
        """
        tables = self.tables_listed_for(visitor)
        turns = [
            f"{_text_with_others(table, visitor)}: {table.progress_text}"
            for table in tables
            if table.is_my_turn
        ]
        invitations = [
            f"{INVITATION} {_text_with_others(table, visitor)}"
            for table in tables
            if is_invited(self._tables[table.code].state, visitor.identity)
        ]
        return [*turns, *invitations]

    async def state_of(self, code: str, visitor: Visitor) -> TableState:
        """The state of a table, however long it is over.

        Raises NoSuchTableError, or TooFastError after many wrong codes.
        """
        if code in self._tables:
            return self._tables[code].state
        row = await self._table_store.row(code)
        if row is None:
            self.services.rates.check_wrong_code(visitor)
            raise NoSuchTableError(self._no_table(code, visitor))
        return from_text(row.body)

    @property
    def tables(self) -> Iterable[HostedTable]:
        """All tables, for administrators and tests."""
        return tuple(self._tables.values())


def _text_with_others(table: TableSummary, visitor: Visitor) -> str:
    others = [each.label for each in table.seats if each.label not in ("", visitor.label)]
    return f"{table.code}  {table.title} with {join_with_and(others, empty='nobody yet')}"


def _is_counted_for(state: TableState, visitor: Visitor, names: frozenset[str]) -> bool:
    """Does a table count towards the limit of a visitor with these `names`? All guests of a network
    share one limit."""
    people = {state.owner, *(each.holder for each in state.seats)}
    if visitor.is_guest:
        return visitor.network in {network_of_guest(each) for each in people}
    return not names.isdisjoint(people)
