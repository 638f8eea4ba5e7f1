"""The mouse at a table: hovering, clicks, and the wheel."""

from __future__ import annotations

from typing import Protocol

from engine.core.choice import Choice
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.parts.cursor_host import CursorHost
from screens.table.parts.map_controls import MapControls
from screens.table.parts.moves import Moves
from tui.widgets.choices import ROW
from tui.widgets.sheet import Sheet


class PointerHost(CursorHost, Protocol):
    """The page of a table as the mouse handling needs it."""

    @property
    def moves(self) -> Moves:
        """The part that scrolls the log."""

    @property
    def map(self) -> MapControls:
        """The part that pans and zooms a large board."""

    async def answer(self, choice: Choice | None) -> None:
        """Give the answer of a click, if there is one."""

    def repaint(self, *sheets: str) -> None:
        """Paint these sheets again, or all."""


class Pointer:
    """Moves the cursor to the target under the mouse; a click takes it, or looks at it."""

    def __init__(self, page: PointerHost) -> None:
        self._page = page

    async def on_touched(self, sheet: str, place: str, *, is_click: bool) -> None:
        """Handle the mouse at a place of a sheet, such as `board`.

        `place` is a place of the board, or a row of the list. While a reveal is playing, a player
        who is looking can continue to look; nothing else happens.
        """
        page, on_board = self._page, sheet == "board"
        if page.model.reveal.is_playing:
            if on_board and page.looking.is_on:
                page.looking.try_follow_mouse(place, is_click=is_click)
            return
        choosable = not on_board or place in page.model.jump_letters
        if on_board and page.looking.try_follow_mouse(
            place, is_click=is_click, choosable=choosable
        ):
            return
        menu = page.model.menu
        if menu is None or not choosable:
            return
        row = int(place.removeprefix(ROW)) if sheet == "choices" else None
        if is_click:
            page.looking.stop()
            page.navigation.go_to_choices()
            await page.answer(menu.choose_at(place) if row is None else menu.choose_row(row))
        elif not menu.is_armed:
            self._move_cursor(menu, row, place)

    def _move_cursor(self, menu: ChoiceMenu, row: int | None, place: str) -> None:
        """Move the cursor to a row of the list, or to a place of the board if `row` is None."""
        if row is None:
            self._page.navigation.go_to_place(place)
        else:
            self._page.navigation.go_to_choices()
            menu.go_to(row)
        self._page.repaint()

    def on_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll the log or the list with the wheel, or pan a map."""
        menu = self._page.model.menu
        if message.sheet.id == "log":
            self._page.moves.scroll(-message.rows)
        elif message.sheet.id == "choices" and menu is not None:
            is_downward = message.rows > 0
            if not menu.try_turn(-1 if is_downward else 1):
                menu.move(1 if is_downward else -1)
            self._page.repaint()
        elif message.sheet.id == "board":
            self._page.map.on_wheel(message)
