"""The command palette: every command, game and setting, found by a few letters.

Its entries come from the table of keys and from the pages themselves; running one has the effect of
its key.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any

import attrs
from attrs import evolve, frozen

from engine.core import registry
from engine.core.text import capital
from screens.base.listing import ListingPage
from screens.base.page import FirstPage, Page, Popup
from screens.base.search import LetterMatch, find_letters
from tui.keys import TYPING, Key, key_name
from tui.settings import Settings, setting_values
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of
from tui.widgets.entry import Entry
from tui.widgets.items import ITEM, first_visible_row

LIST_TOP = 3
"""The rows of the dialog above the list: its edge, the search line, a rule."""
MOVES = ("up", "down", "left", "right", "first", "last", "page_up", "page_down")
"""Actions that are listed last, because their keys are quicker."""


@frozen
class PaletteEntry:
    text: str
    note: str
    """Its key, or the kind of entry."""
    run: Callable[[], Awaitable[None] | None]
    other_name: str = ""
    """A second name that it is found by."""

    def match_of(self, query: str) -> LetterMatch | None:
        by_text = find_letters(query, self.text)
        by_keyword = find_letters(query, self.other_name)
        if by_keyword is not None and (by_text is None or by_keyword.score > by_text.score):
            return LetterMatch(by_keyword.score)
        return by_text


# Entries


def open_palette(page: Page) -> None:
    """Open the palette in front of a page; the chosen entry runs when it has closed."""
    page.open_for(PalettePage(tuple(palette_entries(page))), lambda command: command.run())


def palette_entries(page: Page) -> Iterator[PaletteEntry]:
    """Everything that can be done now: on the page, on the first page, with games and settings."""
    keymap, first = page.host.keymap, page.host.first_page
    page_keys = [key for key in keymap.keys_in_scope(page.scope) if key.action != "palette"]
    menus = [key for menu in page.MENUS for key in keymap.own_keys(menu)]
    actions = _first_keys_of_actions(key for key in (*page_keys, *menus) if page.can_do(key.action))
    yield from (_action_entry(page, key) for key in actions if key.action not in MOVES)
    if first is not page:
        yield from _entries_of_first_page(page, first)
    yield from (_game_entry(page, first, slug) for slug in registry.slugs())
    yield from _setting_entries(page)
    yield from (_action_entry(page, key) for key in actions if key.action in MOVES)


def _first_keys_of_actions(keys: Iterator[Key]) -> list[Key]:
    rows: dict[str, Key] = {}
    for key in keys:
        rows.setdefault(key.action, key)
    return list(rows.values())


def _action_entry(page: Page, key: Key) -> PaletteEntry:
    plain = page.look.glyphs.ascii_only
    in_menu = key.scope in page.MENUS
    note = "" if in_menu else " ".join(key_name(name, ascii_only=plain) for name in key.keys)
    return PaletteEntry(
        capital(key.text), note, lambda: page.act(key.action), _action_name(key.action)
    )


def _entries_of_first_page(page: Page, first: FirstPage) -> Iterator[PaletteEntry]:
    for key in page.host.keymap.own_keys(first.scope):
        if key.action in (*first.LEADS_TO, *first.SHOWS) and first.can_do(key.action):
            run: Callable[[], Awaitable[None]] = partial(first.act, key.action)
            if key.action in first.LEADS_TO:
                run = partial(_act_on_first_page, page, first, key.action)
            yield PaletteEntry(capital(key.text), "page", run, _action_name(key.action))


def _act_on_first_page(page: Page, first: FirstPage, action: str) -> Awaitable[None]:
    page.host.go_home()
    return first.act(action)


def _game_entry(page: Page, first: FirstPage, slug: str) -> PaletteEntry:
    def run() -> None:
        page.host.go_home()
        first.open_new_game(slug)

    return PaletteEntry(f"New game: {registry.find(slug).title}", "game", run, slug)


def _setting_entries(page: Page) -> Iterator[PaletteEntry]:
    for each in attrs.fields(Settings):
        if "label" in each.metadata:
            for value, text in setting_values(each).items():
                if value != getattr(page.host.settings, each.name):
                    label = f"{each.metadata['label']}: {text}"
                    run = partial(_change_setting, page, each.name, value)
                    yield PaletteEntry(label, "setting", run, each.name)


def _change_setting(page: Page, name: str, value: Any) -> None:
    page.host.change_settings(evolve(page.host.settings, **{name: value}))


def _action_name(action: str) -> str:
    return action.replace("_", " ")


# The dialog


class PalettePage(Popup, ListingPage):
    """A line to type and the matching entries. It leaves with a `PaletteEntry`, or None."""

    DEFAULT_CLASSES = "popup palette"

    def __init__(self, entries: tuple[PaletteEntry, ...]) -> None:
        super().__init__()
        self._all_entries = entries
        self.entry = self._line = Entry()
        self._matches = [(each, LetterMatch(0)) for each in entries]

    @property
    def length(self) -> int:
        return len(self._matches)

    def on_typing(self, text: str) -> None:
        matches = [
            (each, fit) for each in self._all_entries if (fit := each.match_of(text)) is not None
        ]
        matches.sort(key=lambda pair: -pair[1].score)
        self._matches = matches
        self._cursor = 0

    def on_typed(self, text: str | None) -> None:
        self.leave(self._matches[self.cursor][0] if text is not None and self._matches else None)

    def action_choose(self) -> None:
        self.on_typed("")

    action_palette = Page.action_back

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, "Commands"), self.look
        canvas.put(2, 1, look.glyphs.cursor, look.style("accent", bold=True))
        self._line.paint(canvas, 4, 1, width - 6)
        canvas.hline(1, 2, width - 2, look.style("border"))
        room = height - LIST_TOP - 1
        start = first_visible_row(self.cursor, self.length, room)
        for row, (command, fit) in enumerate(self._matches[start : start + room]):
            self._paint_row(
                canvas, command, fit, LIST_TOP + row, is_under_cursor=start + row == self.cursor
            )
            canvas.target(f"{ITEM}{start + row}", 1, LIST_TOP + row, width - 2, 1)
        if not self._matches:
            canvas.text(3, LIST_TOP, "No command has these letters.", look.style("muted"))
        keys = self._keys_text()
        canvas.text(width - width_of(keys) - 3, height - 1, keys, look.style("muted"))
        return canvas.picture()

    def _keys_text(self) -> str:
        keymap = self.host.keymap
        run, close = keymap.shown_key("accept", TYPING), keymap.shown_key("cancel", TYPING)
        return f" {self.length} found, {run} runs, {close} closes "

    def _paint_row(
        self,
        canvas: Canvas,
        command: PaletteEntry,
        fit: LetterMatch,
        y: int,
        *,
        is_under_cursor: bool,
    ) -> None:
        look, width = canvas.look, canvas.width
        if is_under_cursor:
            canvas.fill(1, y, width - 2, 1, look.style("bright", on="raised"))
            canvas.put(1, y, look.glyphs.edge, look.style("focus"))
        note = command.note
        room = width - width_of(note) - 8
        canvas.text(
            3, y, command.text, look.style("bright" if is_under_cursor else "text"), width=room
        )
        for spot in fit.spots:
            text_before, letter = command.text[:spot], command.text[spot]
            if width_of(f"{text_before}{letter}") < room:
                canvas.text(3 + width_of(text_before), y, letter, look.style("focus", bold=True))
        canvas.text(width - width_of(note) - 3, y, note, look.style("muted"))
