"""The app of somebody who is connected to a server: the same as at home, with the lobby in front.

It paints on the visitor's terminal, remembers their settings by account, and tells them when a
table waits for them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.timer import Timer

from net.hall.admin import Admin
from net.hall.hall import Hall
from net.hall.summaries import TableSummary
from net.hall.visit import enter
from net.server_log import note_error
from net.ssh.command import Command
from net.visitor import Visitor
from screens.online.lobby import LobbyPage
from screens.online.own_context import in_own_context
from screens.online.table import OnlineTablePage
from screens.online.visit_context import VisitContext, come_to
from tui import settings as remembered
from tui.app import WardenclyffeApp
from tui.settings import Settings

PEOPLE = "people"
"""The folder of accounts' settings."""
PAUSE = 1.0
"""Seconds of news that are looked at together while somebody is at a table."""
TITLE = "\x1b]2;{}\x07"
KEEP_TITLE, GIVE_TITLE_BACK = "\x1b[22;2t", "\x1b[23;2t"


class RemoteApp(WardenclyffeApp):
    """One visitor's app."""

    def __init__(
        self,
        visitor: Visitor,
        hall: Hall,
        *,
        folder: Path,
        invitation: Callable[[str], str],
        errand: Command = Command(),  # noqa: B008  (a value that never changes)
        dismiss: Callable[[str], None] = lambda words: None,
        ascii_only: bool = False,
        courteous: bool = True,
    ) -> None:
        """`folder` is the server's; the visitor's settings have a folder of their own in it.

        `dismiss` ends the session, with words for the visitor.
        """
        self._visitor = visitor
        self._is_plain = ascii_only
        super().__init__(
            store=hall.services.stores.matches,
            folder=folder / PEOPLE / visitor.name,
            ascii_only=ascii_only,
            courteous=courteous,
        )
        self._errand = errand
        self._dismiss = dismiss
        self._hall = hall
        self._invitation = invitation
        self._waiting: frozenset[str] = frozenset()
        self._title = ""
        self._looking: Timer | None = None
        self.foyer: VisitContext | None = None

    async def run_async(self, *given: Any, **settings: Any) -> None:
        """Be in the hall for as long as the app runs, however it ends."""
        try:
            await super().run_async(*given, **settings)
        finally:
            if self.foyer is not None:
                self.foyer.visit.leave()

    # Settings, by account

    def recall(self) -> remembered.Loaded:
        """An account's settings; guests begin with the usual ones."""
        if self._visitor.is_guest:
            return remembered.Loaded(Settings())
        return super().recall()

    def remember(self, settings: Settings) -> None:
        """A guest's settings last as long as the session."""
        if not self._visitor.is_guest:
            super().remember(settings)

    # Opening

    async def open_first(self) -> None:
        """The lobby, and the table that the visitor came for."""
        hall, visitor = self._hall, self._visitor
        visit = enter(hall, visitor, tell=in_own_context(self._tell), dismiss=self._dismiss)
        warden = Admin(hall, visitor) if visitor.is_admin else None
        self.foyer = VisitContext(visit, self._invitation, hall.accounts, warden)
        lobby = LobbyPage(self.foyer)
        await self.push_screen(lobby)
        self._waiting = frozenset(card.code for card in self._turns())
        self._write(KEEP_TITLE)
        self._show_title()
        visit.watch(in_own_context(self._news))
        if self._errand.code:
            await lobby.guarded(self._go_to, lobby, self._errand)

    async def _go_to(self, lobby: LobbyPage, errand: Command) -> None:
        await come_to(lobby, lobby.foyer, errand.code, sit=errand.purpose == "table")

    def _tell(self, words: str) -> None:
        """A message from the server."""
        self.notify(words, severity="warning", timeout=15, markup=False)

    # Whose turn it is

    def _turns(self) -> list[TableSummary]:
        """The tables that wait for the visitor."""
        return [] if self.foyer is None else [c for c in self.foyer.visit.tables() if c.my_turn]

    def _news(self) -> None:
        """Something has changed; how often it is looked at does not depend on how much did."""
        if self._looking is None and self.is_running:
            self._looking = self.set_timer(PAUSE, self._look)

    def _look(self) -> None:
        self._looking = None
        turns = [card for card in self._turns() if not self._goes_by(card.code)]
        new = [card for card in turns if card.code not in self._waiting]
        self._waiting = frozenset(card.code for card in turns)
        if new and self.settings.bell:
            self.bell()
        here = self._table_in_front()
        for card in new:
            if card.code != here:
                self.notify(f"It is your turn at table {card.code}: {card.title}", markup=False)
        self._show_title()

    def _table_in_front(self) -> str:
        page = self._hosted_page()
        return page.chair.code if page is not None else ""

    def _goes_by(self, code: str) -> bool:
        """Does the page of the table pass for the visitor? Then no bell is rung."""
        page = self._hosted_page()
        return page is not None and page.chair.code == code and page.reaction_clock.will_pass

    def _hosted_page(self) -> OnlineTablePage | None:
        return next((page for page in self.screen_stack if isinstance(page, OnlineTablePage)), None)

    def _show_title(self) -> None:
        """Say in the window's title whether somebody is waited for."""
        if self.settings.bell:
            waiting = f"({len(self._waiting)}) your turn - " if self._waiting else ""
            before, self._title = self._title, f"{waiting}Wardenclyffe"
            if self._title != before:
                self._write(TITLE.format(self._title))

    def _write(self, sequence: str) -> None:
        """Send the terminal something that is not painted; plain ones might print it."""
        if self._driver is not None and not self._is_plain:
            self._driver.write(sequence)

    def exit(self, *given: Any, **settings: Any) -> None:
        """Leave the terminal with the title that it had."""
        self._write(GIVE_TITLE_BACK)
        super().exit(*given, **settings)

    # When something goes wrong

    @property
    def details(self) -> str:
        """A stranger gets no path of the server."""
        return "The operator of this server can see the details."

    def note(self, error: Exception) -> None:
        """The server's log keeps the details."""
        if not self._courteous:
            super().note(error)
        note_error("a page failed", error, name=self._visitor.name)

    def action_suspend_process(self) -> None:
        """There is nothing to go back to."""


class Invitation:
    """The line that people type to come to a table of this server."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    def __call__(self, code: str = "") -> str:
        """The line; with a code it leads straight to a table."""
        port = "" if self.port == 22 else f"-p {self.port} "
        return f"ssh -t {port}{self.host} {code}" if code else f"ssh {port}{self.host}"
