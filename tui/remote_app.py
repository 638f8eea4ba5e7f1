"""The app of a visitor to a server: the app of local play with a lobby as its first page.

It draws on the visitor's terminal, stores settings by account, and notifies the visitor when a
table is waiting for an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import field, frozen
from textual.timer import Timer

from net.hall.admin import Admin
from net.hall.hall import Hall
from net.hall.summaries import TableSummary
from net.hall.visit import enter_hall
from net.server_log import note_error
from net.ssh.command import Command
from net.visitor import Visitor
from screens.online.lobby import LobbyPage
from screens.online.online_table import OnlineTablePage
from screens.online.own_context import with_own_context
from screens.online.visit_context import VisitContext, come_to
from tui import settings as stored_settings
from tui.app import WardenclyffeApp
from tui.settings import Settings

PEOPLE = "people"
"""The folder of accounts' settings."""
GATHERING_SECONDS = 1.0
"""Seconds of changes that are handled together while the visitor is at a table."""
LOBBY = Command()
"""The default command of a visitor."""
TITLE = "\x1b]2;{}\x07"
KEEP_TITLE, GIVE_TITLE_BACK = "\x1b[22;2t", "\x1b[23;2t"


class Invitation:
    """The command that people type to reach a table of this server."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    def __call__(self, code: str = "") -> str:
        """The command; with a code it leads straight to a table."""
        port = "" if self.port == 22 else f"-p {self.port} "
        return f"ssh -t {port}{self.host} {code}" if code else f"ssh {port}{self.host}"


@frozen
class ServerContext:
    """The data shared by the apps of all visitors."""

    hall: Hall
    folder: Path
    """The server's data directory, with a settings folder for each account."""
    invitation: Invitation


@frozen
class Arrival:
    """A visitor's arrival: the visitor, the command, and the kind of terminal."""

    visitor: Visitor
    command: Command = LOBBY
    dismiss: Callable[[str], None] = field(default=lambda text: None, kw_only=True)
    """Ends the session, with a message for the visitor."""
    on_page_opened: Callable[[], None] = field(default=lambda: None, kw_only=True)
    """Called when a page is opened, the most expensive action of a visitor."""
    ascii_only: bool = field(default=False, kw_only=True)


class RemoteApp(WardenclyffeApp):
    """One visitor's app."""

    CANNOT = frozenset({"suspend"})  # there is no shell to return to

    def __init__(
        self, arrival: Arrival, context: ServerContext, *, shows_errors: bool = True
    ) -> None:
        """Create the app; `shows_errors` has the meaning it has in `WardenclyffeApp`."""
        self._arrival = arrival
        self._visitor = arrival.visitor
        super().__init__(
            store=context.hall.services.stores.matches,
            folder=context.folder / PEOPLE / arrival.visitor.name,
            ascii_only=arrival.ascii_only,
            shows_errors=shows_errors,
        )
        self._server = context
        self._waiting_codes: frozenset[str] = frozenset()
        self._title = ""
        self._news_timer: Timer | None = None
        self.visit_context: VisitContext | None = None

    async def run_async(self, *args: Any, **settings: Any) -> None:
        """Run the app; the visit to the hall ends with it in every case."""
        try:
            await super().run_async(*args, **settings)
        finally:
            if self.visit_context is not None:
                self.visit_context.visit.leave()

    # Settings, by account

    def load_settings(self) -> stored_settings.LoadedSettings:
        """An account's settings; a guest begins with the defaults."""
        if self._visitor.is_guest:
            return stored_settings.LoadedSettings(Settings())
        return super().load_settings()

    def store_settings(self, settings: Settings) -> None:
        """Store an account's settings; a guest's are kept until the end of the session."""
        if not self._visitor.is_guest:
            super().store_settings(settings)

    # Opening

    async def open_first(self) -> None:
        """Open the lobby, and the table that the visitor asked for."""
        hall, visitor = self._server.hall, self._visitor
        dismiss = self._arrival.dismiss
        visit = enter_hall(
            hall, visitor, notify=with_own_context(self._show_notice), dismiss=dismiss
        )
        admin = Admin(hall, visitor) if visitor.is_admin else None
        self.visit_context = VisitContext(visit, self._server.invitation, hall.accounts, admin)
        lobby = LobbyPage(self.visit_context)
        await self.push_screen(lobby)
        self._waiting_codes = frozenset(table.code for table in self._tables_waiting())
        self._write(KEEP_TITLE)
        self._show_title()
        visit.watch(with_own_context(self._look_soon))
        if self._arrival.command.code:
            await lobby.run_guarded(self._go_to, lobby, self._arrival.command)

    def _get_screen(self, screen: Any) -> Any:
        """Count an opened page; Textual calls this method for every page."""
        self._arrival.on_page_opened()
        return super()._get_screen(screen)

    async def _go_to(self, lobby: LobbyPage, command: Command) -> None:
        await come_to(lobby, lobby.visit_context, command.code, sit=command.purpose == "table")

    def _show_notice(self, text: str) -> None:
        """Show a message from the server."""
        self.notify(text, severity="warning", timeout=15, markup=False)

    # Turns

    def _tables_waiting(self) -> list[TableSummary]:
        """The tables that are waiting for the visitor."""
        if self.visit_context is None:
            return []
        return [table for table in self.visit_context.visit.tables() if table.is_my_turn]

    def _look_soon(self) -> None:
        """Check for changes soon, once for any number of them."""
        if self._news_timer is None and self.is_running:
            self._news_timer = self.set_timer(GATHERING_SECONDS, self._look_for_news)

    def _look_for_news(self) -> None:
        self._news_timer = None
        turns = [table for table in self._tables_waiting() if not self._will_pass_table(table.code)]
        new = [table for table in turns if table.code not in self._waiting_codes]
        self._waiting_codes = frozenset(table.code for table in turns)
        if new and self.settings.rings_bell:
            self.bell()
        table_in_front = self._table_in_front()
        for table in new:
            if table.code != table_in_front:
                self.notify(f"It is your turn at table {table.code}: {table.title}", markup=False)
        self._show_title()

    def _table_in_front(self) -> str:
        page = self._table_page()
        return page.chair.code if page is not None else ""

    def _will_pass_table(self, code: str) -> bool:
        """Does the page of the table pass for the visitor? Then no bell is rung."""
        page = self._table_page()
        if page is None or not page.is_mounted:  # its parts are created in its first turn
            return False
        return page.chair.code == code and page.reaction_clock.will_pass

    def _table_page(self) -> OnlineTablePage | None:
        return next((page for page in self.screen_stack if isinstance(page, OnlineTablePage)), None)

    def _show_title(self) -> None:
        """Show the number of tables where it is the visitor's turn in the window title."""
        if self.settings.rings_bell:
            waiting = f"({len(self._waiting_codes)}) your turn - " if self._waiting_codes else ""
            former_title, self._title = self._title, f"{waiting}Wardenclyffe"
            if self._title != former_title:
                self._write(TITLE.format(self._title))

    def _write(self, sequence: str) -> None:
        """Send a control sequence, but not to a plain terminal, which might print it."""
        if self._driver is not None and not self._arrival.ascii_only:
            self._driver.write(sequence)

    def exit(self, *args: Any, **settings: Any) -> None:
        """Exit, and restore the previous title of the terminal."""
        self._write(GIVE_TITLE_BACK)
        super().exit(*args, **settings)

    # Errors

    @property
    def details(self) -> str:
        """The text of the error page, without any path of the server."""
        return "The operator of this server can see the details."

    def log_error(self, error: Exception) -> None:
        """Write the details of a failure to the server's log."""
        if not self._shows_errors:
            super().log_error(error)
        note_error("a page failed", error, name=self._visitor.name)
