"""The base of every screen: a page of sheets, driven by the table of keys.

A page knows the app only as its `Host`: the look, the settings, the keys and the saved matches.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast

from attrs import evolve
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.timer import Timer

from engine.core.errors import WardenclyffeError
from engine.core.text import capital
from saves.store import Store
from themes.look import Look
from tui.keys import EVERYWHERE, TYPING, Keymap
from tui.settings import Settings
from tui.widgets.bars import ACTION, FooterKey, paint_footer
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.entry import Entry
from tui.widgets.items import Item
from tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from screens.base.help import Help

MIN_SIZE = (60, 20)
_KEY_LOG = logging.getLogger("wardenclyffe.keys")
"""One line for each key; silent unless the app is started with `tui.app.DEBUG_KEYS`."""


class Host(Protocol):
    """The services of the app for pages."""

    look: Look
    settings: Settings
    keymap: Keymap
    store: Store
    folder: Path

    @property
    def first_page(self) -> FirstPage:
        """The bottom page: home, or the lobby."""

    def change_settings(self, settings: Settings) -> None:
        """Apply other settings from now on, and store them."""

    def go_home(self) -> None:
        """Close all pages above the first one."""

    def withdraw_notices(self, messages: Collection[str]) -> None:
        """Show the notices with these words no longer."""

    def show_trouble(self, error: Exception) -> None:
        """Log an unexpected error and show the error page."""

    def log_error(self, error: Exception) -> None:
        """Log an unexpected error that the page can recover from."""


class Part:
    """Handles some of the actions of a page, with methods `action_ACTION` like those of a page.

    A page names its parts in `Page.PARTS`. An action without a method on the page is done by the
    part that has one.
    """

    def can_do(self, action: str) -> bool:
        """Would one of the part's own actions have an effect now?"""
        return True


class Page(Screen[Any], inherit_bindings=False):
    """A screen whose keys come from the table of keys and whose panes are sheets."""

    BINDINGS: ClassVar[list[BindingType]] = []
    SCOPE: ClassVar[str] = EVERYWHERE
    """The scope of this page in the table of keys."""
    MENUS: ClassVar[Mapping[str, str]] = {}
    """The scopes of the menus that this page opens, each with the action that opens it."""
    PARTS: ClassVar[Mapping[str, type[Part]]] = {}
    """The parts that handle actions for this page, each by the attribute that holds it."""
    OPENING_PAUSE_SECONDS: ClassVar[float] = 0.8
    """Seconds in which a page that replaces a table ignores input that may be meant for it."""
    COMPACT_BELOW: ClassVar[int] = 112
    """The width below which the page has the class `compact`, with its panes below each other."""
    NOTICE_SECONDS: ClassVar[float] = 0.1
    """The time that a notice gets to be painted before a step that holds up all painting."""
    BLANK = True  # only its sheets are visible
    action_page_up: Any = None  # not Textual's, which would scroll the whole screen
    action_page_down: Any = None
    is_deaf = False
    """Is early input still ignored?"""
    _arranged_for: Size | None = None
    """The size that the page was laid out for."""
    _last_steps: tuple[Callable[[], None], ...] = ()
    _is_busy: bool = False
    """Is a step running that holds up all painting?"""
    entry: Entry | None = None
    """The line that is being typed; while there is one, it gets the keys."""

    @property
    def host(self) -> Host:
        return cast("Host", self.app)

    @property
    def look(self) -> Look:
        return self.host.look

    @property
    def scope(self) -> str:
        """The scope of this page in the table of keys."""
        return self.SCOPE

    # Painting

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all; only changed rows are sent to the terminal."""
        for sheet in self.walk_children(Sheet):
            if not sheets or sheet.id in sheets:
                sheet.repaint()

    def footer(self) -> Sheet:
        return Sheet(self._paint_footer, id="footer")

    def _paint_footer(self, width: int, height: int) -> Picture:
        palette_keys = (self.footer_key("palette", "commands"),) if self.can_do("palette") else ()
        keys = self.shown_footer_keys() if self.entry is None else self._typing_keys()
        return paint_footer((*keys, *palette_keys), width, self.look)

    def shown_footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys among `footer_keys` that are shown now, by default all."""
        return self.footer_keys()

    def _typing_keys(self) -> tuple[FooterKey, ...]:
        words = {"accept": "confirm", "cancel": "cancel"}
        return tuple(FooterKey(self.shown_key(each, TYPING), words[each], each) for each in words)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys to show in the footer, followed by that of the palette if there is room."""
        return self.footer_row(back="back", help="help")

    def footer_key(self, action: str, text: str, *, ready: bool = True) -> FooterKey:
        return FooterKey(self.shown_key(action), text, action, ready)

    def footer_row(self, **texts: str) -> tuple[FooterKey, ...]:
        return tuple(self.footer_key(action, text) for action, text in texts.items())

    def shown_key(self, action: str, scope: str = "") -> str:
        plain = self.look.glyphs.ascii_only
        return self.host.keymap.shown_key(action, scope or self.scope, ascii_only=plain)

    def items_with_keys(self, items: Iterable[Item]) -> tuple[Item, ...]:
        return tuple(evolve(item, letter=self.shown_key(item.action)) for item in items)

    # Keys and mouse

    async def on_key(self, event: events.Key) -> None:
        """Look up the key in the table of keys and do its action.

        This is the only key handler of all pages: Textual would call one of a subclass in addition
        to this one. A page that wants keys first overrides `handle_key_first`. A key that was
        queued while the previous one opened another page was not meant for that page, and one that
        was queued while the app was closed finds no sheets any more.
        """
        event.stop()
        event.prevent_default()
        printable = event.character if event.is_printable and event.character != " " else None
        pressed = printable or event.key
        if reason := self._reason_to_drop_keys():
            self._log_key(pressed, f"dropped, {reason}")
            return
        if self.handle_key_first(pressed):
            self._log_key(pressed, "handled first")
            return
        action = self.host.keymap.action_of_key(pressed, self.scope)
        if _KEY_LOG.isEnabledFor(logging.DEBUG):
            self._log_key(pressed, self._logged_effect(event, printable, action))
        if self.entry is not None:
            await self._handle_typing(self.entry, event, None if printable else action)
        elif action is not None:
            await self.act(action)
        elif printable:
            await self.run_guarded(self.on_letter, pressed)

    def _reason_to_drop_keys(self) -> str:
        if self.has_class("too-small"):
            return "the terminal is too small"
        is_in_front = self.is_active and self.is_attached
        return "" if is_in_front else "the page is not in front"

    def _logged_effect(self, event: events.Key, letter: str | None, action: str | None) -> str:
        """The effect of a key as the log of keys names it, with the part of the page that acts."""
        if self.entry is not None:
            action = self.host.keymap.action_of_key(event.key, TYPING)
        if action is None and self.entry is not None:
            return "typed"
        if action is None and letter is not None:
            return "letter for the menu" if self.has_letter(letter) else "no choice has this letter"
        if action is None:
            return "no action"
        doer = self.owner_of_action(action)
        if doer is None or doer is self:
            return action if doer else f"{action}, without a method here"
        return f"{action} ({type(doer).__name__}){'' if doer.can_do(action) else ', refused'}"

    def _log_key(self, key: str, result: str) -> None:
        _KEY_LOG.debug("%s, scope %s: %s: %s", type(self).__name__, self.scope, key, result)

    def handle_key_first(self, key: str) -> bool:
        """Called first with each key. True if the page has handled it, whatever its action."""
        return False

    def handle_click_first(self) -> bool:
        """Called first at each click. True if the page has handled it, whatever was clicked."""
        return False

    async def on_paste(self, event: events.Paste) -> None:
        event.stop()
        if self.entry is not None:
            self.entry.insert(event.text)
            await self.run_guarded(self.on_typing, self.entry.text)
            self.repaint()

    async def _handle_typing(self, entry: Entry, event: events.Key, action: str | None) -> None:
        """Handle a key while a line is being typed. Keys that the line ignores do their action."""
        finish = self.host.keymap.action_of_key(event.key, TYPING)
        if finish is not None:
            await self.act(finish)
        elif entry.try_press(event.key, event.character):
            await self.run_guarded(self.on_typing, entry.text)
        elif action is not None:
            await self.act(action)
        self.repaint()

    async def action_accept(self) -> None:
        await self._end_typing(self.entry.text if self.entry is not None else None)

    async def action_cancel(self) -> None:
        await self._end_typing(None)

    async def _end_typing(self, text: str | None) -> None:
        self.entry = None
        await self.run_guarded(self.on_typed, text)
        self.repaint()

    def on_typed(self, text: str | None) -> Awaitable[None] | None:
        """Called when typing has ended, with the text, or with None if it was cancelled."""
        return None

    def on_typing(self, text: str) -> None:
        """Called when the line being typed has changed."""

    async def act(self, action: str) -> None:
        """Do the action of a key or a click; a refusal by a part is shown as a notice.

        Actions without a method on this page are ignored. A method of the page itself is called
        even if the footer dims its key: it says why the action is not possible.
        """
        doer = self.owner_of_action(action)
        if doer is not None and doer is not self and not doer.can_do(action):
            rows = self.host.keymap.keys_in_scope(self.scope)
            text = next(row.text for row in rows if row.action == action)
            self.say(f"Not possible here now: {text}")
        elif doer is not None:
            await self.run_guarded(getattr(doer, f"action_{action}"))

    def owner_of_action(self, action: str) -> Page | Part | None:
        doers: list[Page | Part] = [self, *(getattr(self, name) for name in self.PARTS)]
        return next((each for each in doers if getattr(each, f"action_{action}", None)), None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Answer Textual, which asks before it runs an action of a screen by its name."""
        return self.can_do(action)

    def can_do(self, action: str) -> bool:
        """Would the action have an effect now? The palette offers no others."""
        doer = self.owner_of_action(action)
        if doer is None or (doer is not self and not doer.can_do(action)):
            return False
        if action in self.idle_actions():
            return False
        return not any(key.action == action and not key.ready for key in self.footer_keys())

    def has_letter(self, letter: str) -> bool:
        """Would `on_letter` find something with this letter now?"""
        return False

    async def on_letter(self, letter: str) -> None:
        """Called with a letter or digit that is not a command here."""

    async def run_guarded(self, step: Callable[..., Awaitable[None] | None], *args: Any) -> None:
        """Run a step; a refusal becomes a notice, an unexpected error opens the error page."""
        try:
            result = step(*args)
            if inspect.isawaitable(result):
                await result
        except Exception as error:
            self._show_error(error)

    def begin(self, step: Callable[..., Awaitable[None] | None], *args: Any) -> None:
        """Run a step, in the background if it is asynchronous; errors as in `run_guarded`."""
        try:
            result = step(*args)
        except Exception as error:
            self._show_error(error)
        else:
            if inspect.isawaitable(result):
                self.run_worker(self.run_guarded(lambda: result))

    def run_after_notice(
        self, text: str, step: Callable[..., Awaitable[None] | None], *args: Any
    ) -> None:
        """Show a notice, one at a time, until a step is done during which nothing is painted."""
        if not self._is_busy:
            self._is_busy = True
            self.run_worker(self._run_long_step(text, step, *args))

    async def _run_long_step(
        self, text: str, step: Callable[..., Awaitable[None] | None], *args: Any
    ) -> None:
        self.say(text)
        try:
            await asyncio.sleep(self.NOTICE_SECONDS)
            await self.run_guarded(step, *args)
        finally:
            self._is_busy = False
            self.host.withdraw_notices((text,))

    def _show_error(self, error: Exception) -> None:
        if isinstance(error, WardenclyffeError):
            self.say(str(error), severity="warning")
        else:
            self.host.show_trouble(error)

    def say(self, text: str, *, severity: str = "information") -> None:
        self.notify(capital(text), severity=cast("Any", severity), markup=False, timeout=5)

    async def on_sheet_touched(self, message: Sheet.Touched) -> None:
        """Do the action of a key in the footer; pass other targets to `on_touched`."""
        message.stop()
        if message.is_click and self.handle_click_first():
            return
        if message.place.startswith(ACTION):
            if message.is_click:
                await self.act(message.place.removeprefix(ACTION))
        else:
            await self.run_guarded(
                self.on_touched, message.sheet.id or "", message.place, message.is_click
            )

    def on_touched(self, sheet: str, place: str, is_click: bool) -> Awaitable[None] | None:
        return None

    async def on_screen_resume(self) -> None:
        """Paint again, because something may have changed while another page was in front."""
        await self.run_guarded(self.on_shown)
        self.begin(self.repaint)

    def on_shown(self) -> Awaitable[None] | None:
        """Called when the page comes to the front, for the first time or again."""
        return None

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window instead of showing the page, below the minimum size."""
        if event.size == self.size == self._arranged_for:
            event.prevent_default()  # the layout for this size sends the event again
            return
        if not self.is_attached:  # the app was closed while the new size was queued
            return
        self._arranged_for = event.size
        small = event.size.width < MIN_SIZE[0] or event.size.height < MIN_SIZE[1]
        if small and not self.query("#too-small"):
            self.mount(Sheet(self._paint_too_small, id="too-small"))  # type: ignore[unused-awaitable]
        self.set_class(small, "too-small")
        self.set_class(event.size.width < self.COMPACT_BELOW, "compact")
        with suppress(NoMatches):  # a connection can be lost before all sheets exist
            self.on_size_changed(event.size.width, event.size.height)

    def on_size_changed(self, width: int, height: int) -> None:
        """Called with the new size of the page, to choose an arrangement."""

    def _paint_too_small(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        middle = max(0, height // 2 - 2)
        bolt = look.style("gold", bold=True)
        canvas.text(0, middle, look.glyphs.bolt, bolt, width=width, align="center")
        request = "Please make the window larger"
        canvas.text(
            0, middle + 1, request, look.style("bright", bold=True), width=width, align="center"
        )
        sizes = f"now {width}x{height}, at least {MIN_SIZE[0]}x{MIN_SIZE[1]}"
        canvas.text(0, middle + 2, sizes, look.style("muted"), width=width, align="center")
        return canvas.picture()

    def pause_input(self) -> Timer:
        """Ignore, for a moment, input that may be meant for the page before (`is_deaf`)."""
        self.is_deaf = True
        return self.set_timer(self.OPENING_PAUSE_SECONDS, self._accept_input)

    def _accept_input(self) -> None:
        self.is_deaf = False
        self.repaint()

    # Navigation

    def open(self, page: Page, on_close: Callable[[Any], None] | None = None) -> None:
        """Open a page in front; `on_close` is called with its result."""
        # A page must not wait for another from inside its own message loop.
        self.app.push_screen(page, on_close)  # type: ignore[unused-awaitable]

    def open_for(self, page: Page, step: Callable[[Any], Awaitable[None] | None]) -> None:
        """Open a page in front; begin a step with its result, unless it leaves without one."""
        self.open(page, lambda result: None if result is None else self.begin(step, result))

    def at_end(self, step: Callable[[], None]) -> None:
        """Call a step when the page closes, such as one that stops watching a table."""
        self._last_steps = (*self._last_steps, step)

    def on_unmount(self) -> None:
        for step in self._last_steps:
            step()

    @property
    def is_in_stack(self) -> bool:
        """Is the page open, in front or behind others? One that was just closed stays attached."""
        return self.is_attached and self in self.app.screen_stack

    @property
    def pages_in_front(self) -> Sequence[Screen[Any]]:
        """The pages that are open in front of this one; none if it is closed."""
        stack = self.app.screen_stack
        return stack[stack.index(self) + 1 :] if self in stack else ()

    def replace_with(self, page: Page) -> None:
        """Replace this page and those in front, unless the visitor has left it meanwhile."""
        if self.is_in_stack:
            for _ in self.pages_in_front:
                self.app.pop_screen()  # type: ignore[unused-awaitable]
            self.app.switch_screen(page)  # type: ignore[unused-awaitable]

    def leave(self, result: Any = None) -> None:
        """Leave once: further keys of a page that has left would close the pages behind it."""
        if self.is_active:
            self.dismiss(result)  # type: ignore[unused-awaitable]

    # Keys with the same meaning on every page

    def action_back(self) -> None:
        self.leave()

    def action_home(self) -> None:
        self.host.go_home()

    def action_help(self) -> None:
        from screens.base.help import HelpPage

        self.open(HelpPage(self.help()))

    def help(self) -> Help:
        """The content of the help: by default the keys of the page, and of a line being typed."""
        from screens.base.help import Help  # the help page is itself a page

        scopes = (self.scope, *((TYPING,) if self.entry is not None else ()))
        return Help(scopes, menus=self.MENUS, idle=self.idle_actions())

    def idle_actions(self) -> tuple[str, ...]:
        """The actions that never do anything here, which neither help nor palette list."""
        return ()

    async def action_quit_now(self) -> None:
        await self.app.action_quit()

    def action_suspend(self) -> None:
        self.app.action_suspend_process()

    def action_palette(self) -> None:
        from screens.base.command_palette import open_palette  # the palette is itself a page

        open_palette(self)


class FirstPage(Page):
    """The bottom page. The palette reaches its actions from anywhere."""

    LEADS_TO: ClassVar[tuple[str, ...]] = ()
    """Its actions that leave the current page, such as continuing another match."""
    SHOWS: ClassVar[tuple[str, ...]] = ()
    """Its actions that open in front of any page, such as the settings."""

    def open_new_game(self, game: str = "") -> None:
        """Open the form for a new game; without a name, for the first game."""
        raise NotImplementedError

    def action_back(self) -> None:
        """Do nothing, because no page is behind this one."""

    def action_rules(self) -> None:
        from screens.base.rules import open_rules

        open_rules(self)

    def action_settings(self) -> None:
        from screens.base.settings_page import SettingsPage

        self.open(SettingsPage())


class Popup(Page, ModalScreen[Any], inherit_bindings=False):
    """A page in front of another one. Name it as the first base, because styles follow only the
    first.
    """

    BLANK = False  # the page behind shows through
    DEFAULT_CLASSES = "popup"

    def compose(self) -> ComposeResult:
        dialog = Sheet(self.paint_dialog, id="dialog")
        if self.dialog_height:
            dialog.styles.height = self.dialog_height
        yield dialog

    @property
    def dialog_height(self) -> int:
        """The rows that the dialog needs; 0 leaves its height to the stylesheet."""
        return 0

    def paint_dialog(self, width: int, height: int) -> Picture:
        raise NotImplementedError

    def framed(self, width: int, height: int, title: str, role: str = "accent") -> Canvas:
        canvas = Canvas(width, height, self.look, "panel")
        canvas.frame(title, role, role)
        return canvas
