"""The page about one place of a board, opened while a player is looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from textual.app import ComposeResult

from engine.core.about import About
from screens.base.page import Popup
from themes.look import Look
from tui.widgets.about import draw_rows, paint_about
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.sheet import Sheet


class PlaceInfo(Protocol):
    """A source of texts about the places of the current board."""

    def about(self, place: str) -> About:
        """The text about a place."""

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        """The page about a place, at most `width` wide; None if it has none.

        A page that is higher than `height` is scrolled.
        """


class LookPage(Popup):
    """The page about one place, or its full text if it has no page.

    It leaves with the place that was looked at last.
    """

    SCOPE = "look"

    def __init__(self, teller: PlaceInfo, places: Sequence[str], place: str) -> None:
        """Create the page; left and right step through `places`, which are of the same kind."""
        super().__init__(classes="popup tall")
        self._teller = teller
        self._places = tuple(places)
        self._index = self._places.index(place) if place in self._places else 0
        self._top = 0

    def compose(self) -> ComposeResult:
        """One sheet in front of the page."""
        yield Sheet(self._paint, id="dialog")

    @property
    def place(self) -> str:
        """The current place."""
        return self._places[self._index]

    def do_left(self) -> None:
        """Go to the previous place of this kind."""
        self._step_to_place(-1)

    def do_right(self) -> None:
        """Go to the next place of this kind."""
        self._step_to_place(1)

    def _step_to_place(self, steps: int) -> None:
        self._index, self._top = (self._index + steps) % len(self._places), 0
        self.repaint()

    def do_up(self) -> None:
        """Scroll one row up."""
        self._scroll(-1)

    def do_down(self) -> None:
        """Scroll one row down."""
        self._scroll(1)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll with the wheel."""
        message.stop()
        self._scroll(message.rows)

    def _scroll(self, rows: int) -> None:
        self._top += rows
        self.repaint()

    def do_choose(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def do_back(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def do_look(self) -> None:
        """Close the page, because its key was pressed again."""
        self.leave(self.place)

    def do_home(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys on the lower edge."""
        return (
            self.footer_key("left", ""),
            self.footer_key("right", "others"),
            self.footer_key("choose", "close"),
        )

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        about, title = self._teller.about(self.place), look.style("accent", bold=True)
        inner, room = width - 4, height - 2
        picture = self._teller.place_page(self.place, inner, room, look)
        text = "Looking" if picture is None else about.title
        canvas.box(0, 0, width, height, look.style("accent"), title=text, title_style=title)
        if picture is None:
            picture = paint_about(about, inner, look, ground="panel")
        self._top = max(0, min(self._top, picture.height - room))
        draw_rows(canvas, 2, 1, picture.strips[self._top : self._top + room], inner)
        mark = look.style("accent", bold=True)
        if self._top:
            canvas.put(width - 2, 1, look.glyphs.scroll_up, mark)
        if self._top + room < picture.height:
            canvas.put(width - 2, height - 2, look.glyphs.scroll_down, mark)
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
