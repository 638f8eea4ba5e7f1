"""The hall: everybody who is online, every table, and what is said in the lobby."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from attrs import evolve

from engine.core.errors import WardenclyffeError
from engine.core.registry import find
from engine.core.text import closest, listed, one_line
from net.config import Config
from net.hall.accounts import Accounts
from net.hall.background import BackgroundTasks
from net.hall.chat import Room
from net.hall.errors import DrainingError, NoSuchTableError, TableFullError, TooManyTablesError
from net.hall.hosted_table import HostedTable
from net.hall.notifier import Notifier
from net.hall.running_match import SHOW_OVER_FOR
from net.hall.seating import again, opened, seated
from net.hall.services import Services
from net.hall.summaries import PersonSummary, TableSummary, person_summary
from net.hall.table_plan import Plan, checked
from net.hall.table_state import TableState, from_text
from net.hall.timers import Clock, LoopClock
from net.hall.visit import Visit
from net.metrics import Metrics
from net.play.table import PACE
from net.visitor import Visitor, network_of_guest
from saves.server_stores import ServerStores
from saves.tables import LoadedTable

_log = logging.getLogger("wardenclyffe.server")

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Nothing that looks like something else, and no vowels: no code is a word."""
CODE_LENGTH = 5
LOBBY = ""
"""The lobby's name among the rooms; a table's is its code."""
GRACE = 5.0
"""Seconds that bots get to finish a thought before the hall closes."""
LOBBY_PAUSE = 0.25
"""Seconds of changes that lobby screens are told of at once."""


def new_code() -> str:
    """A code that can be read aloud, and that nobody will guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


class Hall:
    """A server's people and tables, without a socket or a screen."""

    def __init__(
        self,
        stores: ServerStores,
        *,
        config: Config | None = None,
        metrics: Metrics | None = None,
        clockwork: Clock | None = None,
        pace: float = PACE,
    ) -> None:
        """Nothing is there before `restore`."""
        self.config = config or Config()
        self.metrics = metrics or Metrics()
        self.clockwork = clockwork or LoopClock()
        self.accounts = Accounts(stores.accounts, self.clockwork)
        self.lobby = Room(LOBBY, pages=stores.pages, clockwork=self.clockwork)
        self.bell = Notifier(self.clockwork, pause=LOBBY_PAUSE)
        self.visits: list[Visit] = []
        self.draining = ""
        """Why no new tables are set, once the server is about to restart."""
        self._tables: dict[str, HostedTable] = {}
        self._pages = stores.pages
        self._setting_again = asyncio.Lock()
        self.means = Services(
            matches=stores.matches,
            pages=stores.pages,
            clockwork=self.clockwork,
            limits=self.config.limits,
            metrics=self.metrics,
            chores=BackgroundTasks(),
            bots=BackgroundTasks(),
            pace=pace,
            changed=self.bell.ring,
            muted_by=self.accounts.muted_by,
            again=self._again,
            check_tables=self._check_tables,
            forget=self._forget,
        )
        self.metrics.gauges["tables"] = lambda: len(self._tables)
        self.metrics.gauges["online"] = lambda: len(
            {visit.visitor.identity for visit in self.visits}
        )

    # Opening and closing

    async def restore(self) -> None:
        """Bring back all accounts and tables. One that cannot be read does not stop the others."""
        await self.accounts.load()
        self.lobby.add(*await self._pages.lines(LOBBY))
        since = self.clockwork.now() - int(SHOW_OVER_FOR)
        for leaf in await self._pages.pages(over_since=since):
            await self._bring_back(leaf)

    async def _bring_back(self, leaf: LoadedTable) -> None:
        try:
            register = from_text(leaf.page.body)
            find(register.plan.game)
        except (WardenclyffeError, ValueError) as error:
            _log.error("table %s cannot be read: %s", leaf.page.code, one_line(error))
            return
        hosted = self._tables[register.code] = HostedTable(register, self.means, lines=leaf.lines)
        try:
            if register.stage == "playing":
                await hosted.course.wake()
                await hosted.do_what_is_agreed()
        except WardenclyffeError as error:  # told to whoever comes to the table
            _log.error("table %s cannot be opened: %s", register.code, one_line(error))
        hosted.settle()

    async def close(self) -> None:
        """Stop everything; what the clocks show is stored for the next start."""
        await self.means.chores.finished()
        for hosted in self._tables.values():
            await self._flush(hosted)
            hosted.stop()
        await self.means.bots.end(within=GRACE)
        await self.means.chores.finished()
        self.bell.hush()

    async def _flush(self, hosted: HostedTable) -> None:
        try:
            await hosted.flush()
        except WardenclyffeError as error:
            _log.error("the clocks of table %s were not stored: %s", hosted.code, error)

    # People

    def enter(
        self,
        visitor: Visitor,
        *,
        tell: Callable[[str], None] = lambda words: None,
        dismiss: Callable[[str], None] = lambda words: None,
    ) -> Visit:
        """Somebody's session begins. `tell` shows them a message, `dismiss` sends them away."""
        visit = Visit(self, visitor, tell=tell, dismiss=dismiss)
        self.visits.append(visit)
        self.bell.ring()
        if self.draining:
            tell(self.draining)
        return visit

    def gone(self, visit: Visit) -> None:
        """A session is over; use `Visit.leave`."""
        if visit in self.visits:
            self.visits.remove(visit)
            self.bell.ring()

    def online(self) -> list[PersonSummary]:
        """Everybody who is here, once each, by name."""
        visitors = {visit.visitor.identity: visit.visitor for visit in self.visits}
        terminals, tables = self._terminals(), self._public_tables()
        cards = (
            person_summary(visitor, terminals=terminals[who], tables=tables.get(who, ()))
            for who, visitor in visitors.items()
        )
        return sorted(cards, key=lambda card: card.label)

    def _terminals(self) -> Counter[str]:
        """How many sessions each identity has."""
        return Counter(visit.visitor.identity for visit in self.visits)

    def _public_tables(self) -> dict[str, tuple[str, ...]]:
        """The codes of the public tables where each identity is now."""
        places: dict[str, tuple[str, ...]] = {}
        for hosted in self._tables.values():
            if hosted.register.plan.public:
                for visitor in hosted.attendance.people():
                    before = places.get(visitor.identity, ())
                    places[visitor.identity] = (*before, hosted.code)
        return places

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Be told of changes to tables, people and the lobby's chat, a few times a second."""
        return self.bell.watch(callback)

    async def say(self, visitor: Visitor, text: str) -> None:
        """Say something in the lobby."""
        self.means.may_chat(visitor)
        await self.lobby.say(visitor, text, length=self.config.limits.chat_length)
        self.bell.ring()

    # Tables

    async def create(self, visitor: Visitor, plan: Plan) -> HostedTable:
        """Set a table; whoever sets it sits down at the first seat that is for them."""
        self._check_open()
        self.means.may_act(visitor)
        self._check_tables(visitor)
        self._check_room()
        register = opened(
            await self._free_code(), checked(plan), visitor, time=self.clockwork.now()
        )
        return await self._add(register, visitor)

    async def _add(self, register: TableState, visitor: Visitor) -> HostedTable:
        """Keep a new table. Nobody can find it before it is stored."""
        hosted = HostedTable(register, self.means)

        def change(register: TableState) -> TableState:
            try:
                return seated(register, visitor)
            except TableFullError:  # all seats are for bots or for others: look on
                return evolve(register)

        await hosted.keep(change)
        self._tables[register.code] = hosted
        self.bell.ring()
        return hosted

    async def _again(self, before: HostedTable, visitor: Visitor) -> HostedTable:
        """The table where the same people play again: found if it is set, else set."""
        async with self._setting_again:
            known = self._tables.get(before.register.rematch)
            if known is None:
                self._check_open()
                self._check_tables(visitor)
                self._check_room()
                code, time = await self._free_code(), self.clockwork.now()
                known = await self._add(again(before.register, code, visitor, time=time), visitor)
                words = f"{visitor.label} wants to play again: table {code}"
                await before.keep(lambda register: evolve(register, rematch=code), said=words)
            elif known.stage == "gathering":
                await known.keep(
                    lambda register: seated(register, visitor), said=f"{visitor.label} sits down"
                )
            return known

    def find(self, code: str, visitor: Visitor) -> HostedTable:
        """The table of that code; whoever knows the code of a private table may come in."""
        hosted = self._tables.get(code.strip().upper())
        if hosted is None:
            self.means.has_guessed(visitor)
            raise NoSuchTableError(self._no_table(code, visitor))
        hosted.admit(visitor)
        return hosted

    def _no_table(self, code: str, visitor: Visitor) -> str:
        """What to say; the codes of private tables are not among the suggestions."""
        known = [card.code for card in self.listed_for(visitor)]
        close = closest(code.strip().upper(), known, likeness=0.6)
        hint = f"; did you mean {close}?" if close else ""
        return f"no table is called {one_line(code.strip())[:20]!r}{hint}"

    def listed_for(self, visitor: Visitor) -> list[TableSummary]:
        """The tables that somebody may see, those first that wait for them."""
        who = visitor.identity
        shown = (each for each in self._tables.values() if self._is_listed(each, visitor))
        cards = [hosted.card(who) for hosted in shown]
        stages = ("gathering", "playing", "over")
        return sorted(
            cards, key=lambda card: (not card.my_turn, not card.mine, stages.index(card.stage))
        )

    def _is_listed(self, hosted: HostedTable, visitor: Visitor) -> bool:
        register = hosted.register
        if register.expects(visitor.identity):
            return True
        return visitor.is_admin or (register.plan.public and register.stage != "over")

    async def turns(self, visitor: Visitor) -> list[str]:
        """The tables where it is somebody's turn, a line each."""
        cards = [card for card in self.listed_for(visitor) if card.my_turn]
        return [self._turn(card, visitor) for card in cards]

    def _turn(self, card: TableSummary, visitor: Visitor) -> str:
        others = [seat.label for seat in card.seats if seat.label != visitor.label]
        return f"{card.code}  {card.title} with {listed(others)}: {card.where}"

    def _check_open(self) -> None:
        if self.draining:
            raise DrainingError(self.draining)

    def _check_tables(self, visitor: Visitor) -> None:
        """Refuse one table more to somebody who has as many as anybody may have."""
        count = sum(_belongs(each.register, visitor) for each in self._lasting())
        if count >= self.config.limits.tables_per_player:
            raise TooManyTablesError(
                f"you are at {count} tables already, and nobody may be at more"
            )

    def _check_room(self) -> None:
        """Refuse a new table where there are as many as the server is to have."""
        most = self.config.limits.tables
        if sum(1 for _ in self._lasting()) >= most:
            self.metrics.reject("tables")
            raise TooManyTablesError(
                f"all {most} tables of this server are taken; please try again later"
            )

    def _lasting(self) -> Iterator[HostedTable]:
        """The tables that gather or play."""
        return (each for each in self._tables.values() if each.stage != "over")

    async def _free_code(self) -> str:
        """A code that no table has or ever had."""
        code = new_code()
        while code in self._tables or await self._pages.has(code):
            code = new_code()
        return code

    def _forget(self, hosted: HostedTable) -> None:
        self._tables.pop(hosted.code, None)
        hosted.stop()
        self.bell.ring()

    @property
    def tables(self) -> Iterable[HostedTable]:
        """All tables, for administrators and tests."""
        return tuple(self._tables.values())


def _belongs(register: TableState, visitor: Visitor) -> bool:
    """Does a table count as one of somebody's? A guest can come under any number of names."""
    people = {register.owner, *(place.holder for place in register.places)}
    if visitor.is_guest:
        return visitor.network in {network_of_guest(each) for each in people}
    return visitor.identity in people
