"""A visit: one session of somebody in the hall. What a lobby screen talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from net.hall.chair import Chair
from net.hall.chat import ChatLine
from net.hall.summaries import PersonSummary, TableSummary
from net.hall.table_plan import Plan
from net.visitor import Visitor

if TYPE_CHECKING:
    from net.hall.hall import Hall
    from net.hall.hosted_table import HostedTable


class Visit:
    """Somebody's session. When it ends, whatever chairs it had are free, and all seats kept."""

    def __init__(
        self,
        hall: Hall,
        visitor: Visitor,
        *,
        tell: Callable[[str], None],
        dismiss: Callable[[str], None],
    ) -> None:
        """Use `Hall.enter`."""
        self.visitor = visitor
        self.tell = tell
        self.dismiss = dismiss
        self._hall = hall
        self._chairs: list[Chair] = []
        self._unwatch: list[Callable[[], None]] = []

    # The lobby

    @property
    def message(self) -> str:
        """The message of the day."""
        return self._hall.config.message

    def tables(self) -> list[TableSummary]:
        """The tables that the visitor may see, those first that wait for them."""
        return self._hall.listed_for(self.visitor)

    def people(self) -> list[PersonSummary]:
        """Everybody who is online."""
        return self._hall.online()

    def lines(self) -> list[ChatLine]:
        """What was said in the lobby, but for people whom the visitor does not want to hear."""
        muted = self._hall.accounts.muted_by(self.visitor.identity)
        return self._hall.lobby.lines(muted=muted)

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Be told of changes to any of these; look for yourself what is new."""
        unwatch = self._hall.watch(callback)
        self._unwatch.append(unwatch)
        return unwatch

    async def say(self, text: str) -> None:
        """Say something in the lobby."""
        await self._hall.say(self.visitor, text)

    async def mute(self, label: str, *, muted: bool = True) -> None:
        """Stop hearing somebody, in the lobby and at every table; or hear them again."""
        self._hall.means.may_act(self.visitor)
        await self._hall.accounts.mute(self.visitor, label, muted=muted)

    @property
    def muted(self) -> frozenset[str]:
        """The labels that the visitor does not want to hear."""
        return self._hall.accounts.muted_by(self.visitor.identity)

    # Tables

    async def create(self, plan: Plan) -> Chair:
        """Set a table and be there."""
        return await self._chair(await self._hall.create(self.visitor, plan))

    async def come_to(self, code: str) -> Chair:
        """Come to a table: to one's own seat, to sit down, or to look on."""
        return await self._chair(self._hall.find(code, self.visitor))

    async def _chair(self, hosted: HostedTable) -> Chair:
        chair = await hosted.chair(self.visitor)
        self._chairs = [*(each for each in self._chairs if each.is_open), chair]
        return chair

    def leave(self) -> None:
        """The session is over."""
        for unwatch in self._unwatch:
            unwatch()
        for chair in self._chairs:
            chair.close()
        self._hall.gone(self)
