"""A visit: one session of a visitor in the hall, used by the lobby screens and by scripts."""

from __future__ import annotations

from collections.abc import Callable

from net.hall.chair import Chair
from net.hall.chat import ChatLine
from net.hall.errors import AtTableError, NotAtTableError, NotOverError
from net.hall.hall import Hall
from net.hall.hosted_table import HostedTable
from net.hall.news import OwnTable, own_tables
from net.hall.shuffle import is_revealed
from net.hall.summaries import PersonSummary, TableSummary
from net.hall.table_plan import Plan
from net.hall.webhooks import Webhooks
from net.visitor import Visitor
from saves.export import to_text


def enter_hall(
    hall: Hall,
    visitor: Visitor,
    *,
    notify: Callable[[str], None] = lambda text: None,
    dismiss: Callable[[str], None] = lambda text: None,
) -> Visit:
    """Begin a session. `notify` shows the visitor a text, `dismiss` ends the session with one."""
    visit = Visit(hall, visitor, notify=notify, dismiss=dismiss)
    hall.add_visit(visit)
    return visit


class Visit:
    """One session. When it ends, its terminal leaves all tables, but the seats are kept."""

    def __init__(
        self,
        hall: Hall,
        visitor: Visitor,
        *,
        notify: Callable[[str], None],
        dismiss: Callable[[str], None],
    ) -> None:
        """Create a visit; call `enter_hall` instead, which registers it in the hall."""
        self.visitor = hall.with_own_label(visitor)
        self.start_time = hall.clock.now()
        """Seconds since 1970."""
        self.notify = notify
        self.dismiss = dismiss
        self._hall = hall
        self._chairs: list[Chair] = []
        self._unwatch: list[Callable[[], None]] = []
        self._is_over = False

    # The lobby

    @property
    def message(self) -> str:
        return self._hall.config.message

    def tables(self) -> list[TableSummary]:
        """The tables that the visitor may see, those waiting for the visitor first."""
        return self._hall.tables_listed_for(self.visitor)

    def own_tables(self) -> dict[str, OwnTable]:
        """The tables that concern the visitor, to find out what is new there later."""
        return own_tables(self._hall.tables, self.visitor, muted_labels=self.muted_labels)

    def people(self) -> list[PersonSummary]:
        return self._hall.online()

    def lines(self) -> list[ChatLine]:
        """The chat of the lobby, without muted speakers."""
        return self._hall.lobby.lines(muted_labels=self.muted_labels)

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after any change that a visit shows; the result stops the calls.

        It is not called after the visit, even by a page that opens while its session ends.
        """
        if self._is_over:
            return lambda: None
        unwatch = self._hall.watch(callback)
        self._unwatch.append(unwatch)
        return unwatch

    async def say(self, text: str) -> None:
        """Say something in the lobby's chat; raises NothingSaidError or TooFastError."""
        await self._hall.say(self.visitor, text)

    async def mute(self, label: str, *, muted: bool = True) -> None:
        """Hide or show the messages of `label`, in the lobby and at every table."""
        self._hall.services.rates.check_action(self.visitor)
        await self._hall.accounts.mute(self.visitor, label, muted=muted)

    @property
    def webhooks(self) -> Webhooks:
        return self._hall.webhooks

    @property
    def muted_labels(self) -> frozenset[str]:
        return self._hall.accounts.labels_muted_by(self.visitor.identity)

    # The resume code of a guest

    @property
    def has_resume_code(self) -> bool:
        return self._hall.guests.has_code(self.visitor)

    @property
    def unread_code(self) -> str:
        """The new code of a guest with a seat who has not read it yet; empty if there is none."""
        code = self._hall.guests.unread_code(self.visitor)
        return code if code and self._hall.has_place(self.visitor.identity) else ""

    def forget_code(self) -> None:
        self._hall.guests.forget_code(self.visitor)

    async def renew_code(self) -> None:
        """Give a guest who has seats a new code instead of the former one."""
        self._hall.services.rates.check_action(self.visitor)
        await self._hall.guests.renew_code(self.visitor)
        self._hall.notifier.notify()

    def resume(self, code: str) -> None:
        """Make the visitor the guest of the same name who got a code.

        Raises AtTableError, WrongCodeError or TooFastError.
        """
        if any(chair.is_open for chair in self._chairs):
            raise AtTableError("go back to the lobby first: here you are another guest")
        self._hall.services.rates.check_wrong_code(self.visitor)
        guest = self._hall.guests.guest_with_code(self.visitor, code)
        self.visitor = self._hall.with_own_label(guest)
        self._hall.notifier.notify()

    # Tables

    async def create(self, plan: Plan) -> Chair:
        """Create a table and return a chair there; raises the errors of `Hall.create`."""
        return await self._chair(await self._hall.create(self.visitor, plan))

    async def come_to(self, code: str) -> Chair:
        """A new chair at a table; raises NoSuchTableError, or the errors of `Chair.create`."""
        return await self._chair(self._hall.find(code, self.visitor))

    async def _chair(self, hosted: HostedTable) -> Chair:
        chair = await Chair.create(self._hall, hosted, self.visitor)
        if self._is_over:  # the connection was lost meanwhile: nobody would leave that chair
            chair.close()
        self._chairs = [*(each for each in self._chairs if each.is_open), chair]
        return chair

    def leave(self) -> None:
        self._is_over = True
        for unwatch in self._unwatch:
            unwatch()
        for chair in self._chairs:
            chair.close()
        self._hall.remove_visit(self)
        self.forget_code()


async def record_text(hall: Hall, visitor: Visitor, code: str) -> str:
    """The record of the visitor's own finished match at a table, as an export.

    Raises NoSuchTableError, NotAtTableError, NotOverError, TooFastError or SaveError.
    """
    hall.services.rates.check_action(visitor)
    state = await hall.state_of(code, visitor)
    if not state.has_sat(visitor.identity):
        raise NotAtTableError(f"you did not play at table {code}")
    if state.stage != "over":
        raise NotOverError("the match is not over: its record would show hidden cards")
    if not is_revealed(state):
        raise NotOverError(
            "the match ended early: its record is given out when all its players have agreed"
        )
    return to_text((await hall.services.stores.matches.load(state.match_id)).record)
