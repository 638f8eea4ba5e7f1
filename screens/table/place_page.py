"""The page about one place of a board, opened while a player is looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.about import About
from screens.base.scrolling import ReadingPopup
from themes.look import Look
from tui.widgets.about import draw_rows, paint_about
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Picture


class PlaceInfo(Protocol):
    """A source of texts about the places of the current board."""

    def about(self, place: str) -> About:
        """The text about a place."""

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        """The page about a place, at most `width` wide; None if it has none.

        A page that is higher than `height` is scrolled.
        """


class PlacePage(ReadingPopup):
    """The page about one place, or its full text if it has no page.

    It leaves with the place that was looked at last.
    """

    SCOPE = "look"
    DEFAULT_CLASSES = "popup tall"

    def __init__(self, teller: PlaceInfo, places: Sequence[str], place: str) -> None:
        super().__init__()
        self._teller = teller
        self._places = tuple(places)
        self._index = self._places.index(place) if place in self._places else 0

    @property
    def place(self) -> str:
        return self._places[self._index]

    def action_left(self) -> None:
        self._step_to_place(-1)

    def action_right(self) -> None:
        self._step_to_place(1)

    def _step_to_place(self, steps: int) -> None:
        self._index, self.top = (self._index + steps) % len(self._places), 0
        self.repaint()

    @property
    def result(self) -> str:
        return self.place

    action_look = ReadingPopup.action_choose

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return self.footer_row(left="", right="others", choose="close")

    def paint_dialog(self, width: int, height: int) -> Picture:
        about, look, inner, room = self._teller.about(self.place), self.look, width - 4, height - 2
        picture = self._teller.place_page(self.place, inner, room, look)
        canvas = self.framed(width, height, "Looking" if picture is None else about.title)
        if picture is None:
            picture = paint_about(about, inner, look, ground="panel")
        draw_rows(canvas, 2, 1, picture.strips[self.visible_rows(picture.height, room)], inner)
        self.paint_scroll_marks(canvas, picture.height, room)
        keys = self._keys_text(is_scrolled=picture.height > room)
        canvas.text(3, height - 1, f" {keys} ", look.style("muted"), width=width - 6)
        return canvas.picture()

    def _keys_text(self, *, is_scrolled: bool) -> str:
        close = f"{self.shown_key('choose')} closes"
        if is_scrolled:
            close = f"{self.shown_key('up')} {self.shown_key('down')} more   {close}"
        if len(self._places) == 1:
            return close
        others = f"{self.shown_key('left')} {self.shown_key('right')}"
        return f"{others} others, {self._index + 1} of {len(self._places)}   {close}"
