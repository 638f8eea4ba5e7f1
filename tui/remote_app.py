"""The app of a visitor to a server: the app of local play with a lobby as its first page.

It draws on the visitor's terminal, stores settings by account, and tells the visitor when a table
waits for an answer, and what else is new there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen
from textual import events
from textual.timer import Timer

from net.buckets import Bucket
from net.hall.admin import Admin
from net.hall.hall import Hall
from net.hall.news import News, OwnTable, news_between
from net.hall.visit import enter_hall
from net.remote.announcements import (
    GIVE_TITLE_BACK,
    KEEP_TITLE,
    notification_sequence,
    title_sequence,
)
from net.server_log import note_error
from net.ssh.command import Command
from net.visitor import Visitor
from screens.online.lobby import LobbyPage
from screens.online.online_table import OnlineTablePage
from screens.online.own_context import with_own_context
from screens.online.resume_code import ResumeCodePage
from screens.online.visit_context import VisitContext, come_to
from screens.online.waiting_room import WaitingRoomPage
from tui import settings as stored_settings
from tui.app import WardenclyffeApp
from tui.settings import Settings

PEOPLE = "people"
"""The folder of accounts' settings."""
GATHERING_SECONDS = 1.0
"""Seconds of changes that are handled together while the visitor is at a table."""
LOBBY = Command()
"""The default command of a visitor."""
OWN_NEWS = frozenset({"turn", "begin", "end"})
"""The kinds of news that always ring the bell, because no other visitor can repeat them at will."""
QUIET_NEWS = frozenset({"withdrawn turn"})
"""The kinds of news that ring no bell, because nothing is to be done."""
TABLE_PAGES = (OnlineTablePage, WaitingRoomPage)
ALERTS_PER_MINUTE, ALERTS_AT_ONCE = 12, 5
"""The other news that ring the bell; a visitor who speaks without end does not ring without end."""


class Invitation:
    """The command that people type to reach a table of this server, each with a name."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port

    def __call__(self, code: str = "") -> str:
        """The command; with a code it leads straight to a table."""
        port = "" if self.port == 22 else f"-p {self.port} "
        destination = f"{port}NAME@{self.host}"
        return f"ssh -t {destination} {code}" if code else f"ssh {destination}"


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
    has_notifications: bool = field(default=False, kw_only=True)
    """Does the terminal show notifications on the desktop?"""


class RemoteApp(WardenclyffeApp):
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
        self._own_tables: dict[str, OwnTable] = {}
        """The visitor's tables when the app last looked for news."""
        self._unseen_news = ""
        """The last news, for the title, until the visitor presses a key."""
        self._alerts = Bucket(ALERTS_PER_MINUTE, burst=ALERTS_AT_ONCE)
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
        hall, visitor = self._server.hall, self._visitor
        dismiss = self._arrival.dismiss
        visit = enter_hall(
            hall, visitor, notify=with_own_context(self._show_notice), dismiss=dismiss
        )
        admin = Admin(hall, visitor) if visitor.is_admin else None
        self.visit_context = VisitContext(visit, self._server.invitation, hall.accounts, admin)
        lobby = self.make_first_page()
        await self.push_screen(lobby)
        self._own_tables = self._current_own_tables()
        self._write(KEEP_TITLE)
        self._show_title()
        visit.watch(with_own_context(self._look_soon))
        if self._arrival.command.code:
            await lobby.run_guarded(self._go_to, lobby, self._arrival.command)

    def _get_screen(self, screen: Any) -> Any:
        """Count an opened page; Textual calls this method for every page."""
        self._arrival.on_page_opened()
        return super()._get_screen(screen)

    def make_first_page(self) -> LobbyPage:
        """A new lobby of the same visit."""
        assert self.visit_context is not None
        return LobbyPage(self.visit_context)

    async def _go_to(self, lobby: LobbyPage, command: Command) -> None:
        await come_to(lobby, lobby.visit_context, command.code, sit=command.purpose == "table")

    def _show_notice(self, text: str) -> None:
        self.notify(text, severity="warning", timeout=15, markup=False)

    # News

    @property
    def _waiting_codes(self) -> frozenset[str]:
        return frozenset(each.code for each in self._own_tables.values() if each.is_my_turn)

    def _current_own_tables(self) -> dict[str, OwnTable]:
        """The visitor's tables now; where the page passes for the visitor, it is nobody's turn."""
        if self.visit_context is None:
            return {}
        return {
            code: evolve(each, is_my_turn=each.is_my_turn and not self._will_pass_table(code))
            for code, each in self.visit_context.visit.own_tables().items()
        }

    def _look_soon(self) -> None:
        if self._news_timer is None and self.is_running:
            self._news_timer = self.set_timer(GATHERING_SECONDS, self._look_for_news)

    def _look_for_news(self) -> None:
        self._news_timer = None
        self._show_resume_code()
        former_tables, self._own_tables = self._own_tables, self._current_own_tables()
        news = news_between(former_tables, self._own_tables)
        self._alert([each for each in news if self._may_alert(each)])
        table_in_front = self._table_in_front()
        for each in news:
            if each.code != table_in_front:
                self.notify(each.text, markup=False)
        self._show_title()

    def _show_resume_code(self) -> None:
        """Show a guest a new resume code, again and again until it is read.

        The match may begin meanwhile, and its page closes those in front of the waiting room.
        """
        assert self.visit_context is not None
        visit = self.visit_context.visit
        is_shown = any(isinstance(page, ResumeCodePage) for page in self.screen_stack)
        if visit.unread_code and not is_shown:

            def on_closed(is_read: bool | None) -> None:
                if is_read:
                    visit.forget_code()

            page = ResumeCodePage(visit.unread_code)
            self.push_screen(page, on_closed)  # type: ignore[unused-awaitable]

    def _may_alert(self, news: News) -> bool:
        """May the bell ring for it? Each call counts for the rate of news that others cause."""
        if news.kind in QUIET_NEWS:
            return False
        return news.kind in OWN_NEWS or self._alerts.try_take()

    def _alert(self, news: Collection[News]) -> None:
        if not news:
            return
        if self.settings.rings_bell:
            self.bell()
        for each in news:
            self._unseen_news = each.text
            if self._has_notifications:
                self._write(notification_sequence(each.text))

    @property
    def _has_notifications(self) -> bool:
        by_setting = {"on": True, "off": False}
        return by_setting.get(self.settings.notifications, self._arrival.has_notifications)

    async def on_event(self, event: events.Event) -> None:
        """Take news out of the title when the visitor is back at the keyboard."""
        if self._unseen_news and isinstance(event, (events.Key, events.MouseDown)):
            self._unseen_news = ""
            self._show_title()
        await super().on_event(event)

    def _table_in_front(self) -> str:
        page = next((each for each in self.screen_stack if isinstance(each, TABLE_PAGES)), None)
        return page.chair.code if page is not None else ""

    def _will_pass_table(self, code: str) -> bool:
        """Does the page of the table pass for the visitor? Then no bell is rung."""
        pages = (page for page in self.screen_stack if isinstance(page, OnlineTablePage))
        page = next(pages, None)
        if page is None or not page.is_mounted:  # its parts are created in its first turn
            return False
        return page.chair.code == code and page.reaction_clock.will_pass

    def _show_title(self) -> None:
        if self.settings.rings_bell:
            turns = f"({len(self._waiting_codes)}) your turn" if self._waiting_codes else ""
            former_title, self._title = self._title, title_sequence(turns or self._unseen_news)
            if self._title != former_title:
                self._write(self._title)

    def _write(self, sequence: str) -> None:
        if self._driver is not None and not self._arrival.ascii_only:
            self._driver.write(sequence)

    def exit(self, *args: Any, **settings: Any) -> None:
        self._write(GIVE_TITLE_BACK)
        super().exit(*args, **settings)

    # Errors

    @property
    def details(self) -> str:
        """The text of the error page, without any path of the server."""
        return "The operator of this server can see the details."

    def log_error(self, error: Exception) -> None:
        """Count a failure, and write its details to the server's log."""
        self._server.hall.metrics.failed_pages += 1
        if not self._shows_errors:
            super().log_error(error)
        note_error("a page failed", error, name=self._visitor.name)
