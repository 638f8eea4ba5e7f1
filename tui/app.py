"""The app: one instance per person, on the local terminal or on a remote one.

It owns the look, the settings, the keys and the saved matches, and the stack of pages. Nothing runs
while the player is idle, and all state is in the instance.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar

from attrs import evolve
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme
from textual.widgets._toast import Toast

from engine.core.errors import WardenclyffeError
from net.remote.app_teardown import is_too_late
from net.remote.colour_codes import patch_colours
from net.remote.textual_patches import let_go_of_closed_pages
from saves.directory import data_directory, database_path, lock_for_local_use
from saves.store import Store
from screens.base.dialogs import ErrorPage
from screens.base.page import FirstPage, Page
from screens.home.home import SETTING_UP, HomePage
from themes.look import Look, look
from themes.palettes import PALETTES, Palette
from tui import settings as stored_settings
from tui.hangup import call_when_terminal_closes
from tui.keys import Keymap, keys_of
from tui.settings import Settings
from tui.start import Start
from tui.widgets.cells import paintable_text

TROUBLE_LOG = "trouble.log"
DEBUG_KEYS = "WARDENCLYFFE_DEBUG_KEYS"
"""The environment variable that has each key logged with its page, scope and action."""
REPEATED_NOTICE_SECONDS = 2.0
"""Seconds in which an identical notice is not shown again."""
MAX_NOTICES = 2
"""The maximum number of notices shown at once: more would cover the board."""


class WardenclyffeApp(App[None]):
    """Board games of electric ambition, full screen."""

    TITLE = "Wardenclyffe"
    CSS_PATH = "../themes/app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(",".join(keys_of("quit_now")), "quit", "Quit", show=False, priority=True)
    ]

    CANNOT: ClassVar[frozenset[str]] = frozenset({"suspend"} if sys.platform == "win32" else ())
    """Actions without keys in this app."""

    def __init__(
        self,
        *,
        store: Store,
        folder: Path,
        start: Start | None = None,
        theme: str | None = None,
        ascii_only: bool = False,
        shows_errors: bool = True,
    ) -> None:
        """Create the app; without `shows_errors` an unexpected error is raised instead of shown."""
        super().__init__()
        self.animation_level = "none"
        self._last_notice = ("", 0.0)
        self.store = store
        self.folder = folder
        self._start = start
        self._shows_errors = shows_errors
        loaded_settings = self.load_settings()
        self._notice = loaded_settings.notice
        self._stored_settings = loaded_settings.settings
        self._for_this_run: dict[str, Any] = {"theme": theme} if theme else {}
        if ascii_only:
            self._for_this_run["glyphs"] = "ascii"
        self._apply_settings()
        self._apply_theme()

    # Services for pages

    settings: Settings
    keymap: Keymap
    look: Look

    def load_settings(self) -> stored_settings.LoadedSettings:
        return stored_settings.load_settings(self.folder)

    def store_settings(self, settings: Settings) -> None:
        stored_settings.save_settings(self.folder, settings)

    def _apply_settings(self) -> None:
        """Apply the settings; the command line takes precedence over stored ones."""
        self.settings = evolve(self._stored_settings, **self._for_this_run)
        self.keymap = self.settings.keymap().without_actions(self.CANNOT)
        self.look = look(self.settings.theme, self.settings.glyphs)
        self.set_class(self.look.glyphs.ascii_only, "-ascii", update=self.is_running)

    def _apply_theme(self) -> None:
        """Set the theme before anything is shown: a later change parses all styles again."""
        for each in PALETTES.values():
            self.register_theme(_textual_theme(each))
        self.set_reactive(App.theme, _theme_name(self.look.palette))
        self.set_class(self.look.palette.dark, "-dark-mode", update=False)
        self.set_class(not self.look.palette.dark, "-light-mode", update=False)

    def change_settings(self, settings: Settings) -> None:
        self._for_this_run = {
            key: value
            for key, value in self._for_this_run.items()
            if getattr(settings, key) == value
        }
        stored_values = {key: getattr(self._stored_settings, key) for key in self._for_this_run}
        self._stored_settings = evolve(settings, **stored_values)
        self._apply_settings()
        self.theme = _theme_name(self.look.palette)
        try:
            self.store_settings(self._stored_settings)
        except OSError as error:
            self.notify(f"The settings cannot be saved: {error.strerror}", severity="warning")
        for page in self.screen_stack:
            if isinstance(page, Page):
                page.repaint()

    @property
    def first_page(self) -> FirstPage:
        return next(page for page in self.screen_stack if isinstance(page, FirstPage))

    def go_home(self) -> None:
        while len(self.screen_stack) > 1 and not isinstance(self.screen, FirstPage):
            self.pop_screen()  # type: ignore[unused-awaitable]
        if not isinstance(self.screen, FirstPage):
            self.push_screen(self.make_first_page())  # type: ignore[unused-awaitable]
        self.refresh()

    def make_first_page(self) -> FirstPage:
        return HomePage()

    def notify(self, message: str, **settings: Any) -> None:
        """Show a notice, with glyphs that the terminal supports: it may quote any text.

        A notice that has just been shown is not repeated: holding a key down would lay out the page
        again each time.
        """
        text, now = paintable_text(message, ascii_only=self.look.glyphs.ascii_only), monotonic()
        if self._last_notice[0] == text and now - self._last_notice[1] < REPEATED_NOTICE_SECONDS:
            return
        self._last_notice = text, now
        self.withdraw_notices((text,), most=MAX_NOTICES - 1)
        super().notify(text, **settings)

    def withdraw_notices(self, messages: Collection[str], *, most: int = MAX_NOTICES) -> None:
        """Remove the notices with these texts, and keep at most the newest `most` of the others."""
        ascii_only = self.look.glyphs.ascii_only
        words = {paintable_text(each, ascii_only=ascii_only) for each in messages}
        recent_notices = [each for each in self._notifications if each.message not in words][-most:]
        for each in [each for each in self._notifications if each not in recent_notices]:
            self._unnotify(each, refresh=False)
        for toast in self.screen.query(Toast) if self.screen_stack else ():
            if toast._notification not in self._notifications:
                toast._expire()  # Textual's own method leaves an empty holder on the page

    # Lifecycle

    async def on_mount(self) -> None:
        await self.open_first()
        if self._notice:
            self.notify(self._notice, severity="warning", timeout=10, markup=False)

    async def open_first(self) -> None:
        home = HomePage()
        await self.push_screen(home)
        if self._start is not None:
            home.run_after_notice(SETTING_UP, self._open_start, home, self._start)

    async def _open_start(self, home: HomePage, start: Start) -> None:
        from screens.table.open_match import open_start  # tables: not for the first frame

        await open_start(home, start)

    # Errors

    @property
    def details(self) -> str:
        """A line that says where the details of an error are."""
        return f"Details: {self.folder / TROUBLE_LOG}"

    def show_trouble(self, error: Exception) -> None:
        self.log_error(error)
        if not isinstance(self.screen, ErrorPage):  # a persistent fault may fail at every move
            self.push_screen(ErrorPage(self.details))  # type: ignore[unused-awaitable]

    def log_error(self, error: Exception) -> None:
        if not self._shows_errors:
            super()._handle_exception(error)
            return
        log = logging.getLogger(f"{__name__}.{id(self)}")
        log.propagate = False
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            writer = logging.FileHandler(self.folder / TROUBLE_LOG, encoding="utf-8")
        except OSError:
            return
        writer.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        log.addHandler(writer)
        log.error("unexpected", exc_info=error)
        log.removeHandler(writer)
        writer.close()

    def _handle_exception(self, error: Exception) -> None:
        """End the app with a one-line message, not a traceback, for an uncaught error."""
        if is_too_late(self, error):
            return
        if not self._shows_errors:
            super()._handle_exception(error)
            return
        self.log_error(error)
        log_path = self.folder / TROUBLE_LOG
        cause = str(error) if isinstance(error, WardenclyffeError) else "Something went wrong"
        if not self.return_code:  # one fault often causes a second; one line is enough
            text = f"{cause}. All matches are saved; details are in {log_path}"
            self.exit(return_code=1, message=text)


def _theme_name(palette: Palette) -> str:
    return f"wardenclyffe-{palette.name}"


def _textual_theme(palette: Palette) -> Theme:
    """A palette as a Textual theme, for the few widgets that are not ours."""
    return Theme(
        name=_theme_name(palette),
        primary=palette["accent"],
        secondary=palette["focus"],
        accent=palette["accent"],
        foreground=palette["text"],
        background=palette["background"],
        surface=palette["surface"],
        panel=palette["panel"],
        success=palette["good"],
        warning=palette["warn"],
        error=palette["bad"],
        dark=palette.dark,
    )


def open_store(folder: Path) -> Store:
    from saves.sqlite import SqliteStore

    return SqliteStore(database_path(folder))


@contextmanager
def log_warnings_to(file: Path) -> Iterator[None]:
    """Append warnings, such as those about unusable plug-ins, to a file; keys if `DEBUG_KEYS`."""
    writer = logging.FileHandler(file, encoding="utf-8", delay=True)
    writer.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log, keys = logging.getLogger("wardenclyffe"), logging.getLogger("wardenclyffe.keys")
    log.addHandler(writer)
    keys.setLevel(logging.DEBUG if os.environ.get(DEBUG_KEYS) else logging.NOTSET)
    try:
        yield
    finally:
        keys.setLevel(logging.NOTSET)
        log.removeHandler(writer)
        writer.close()


def run(
    *,
    data: Path | None,
    start: Start | None = None,
    theme: str | None = None,
    ascii_only: bool = False,
) -> None:
    """Open the app in this terminal, and close its resources at the end.

    Raises InUseError if a server uses the data directory.
    """
    folder = data_directory(data)
    with lock_for_local_use(folder):
        _run_in(folder, start=start, theme=theme, ascii_only=ascii_only)


def _run_in(folder: Path, *, start: Start | None, theme: str | None, ascii_only: bool) -> None:
    store = open_store(folder)
    app = WardenclyffeApp(
        store=store, folder=folder, start=start, theme=theme, ascii_only=ascii_only
    )
    patch_colours()  # for a terminal with 256 colours
    let_go_of_closed_pages()
    call_when_terminal_closes(lambda: os.kill(os.getpid(), signal.SIGHUP), sys.stdin.fileno())
    try:
        with log_warnings_to(folder / TROUBLE_LOG):
            app.run()
    finally:
        store.close()
    if app.return_code:
        sys.exit(app.return_code)
