"""Looking at anything on a board, whether or not it can be chosen. Looking answers nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from textual.app import ComposeResult

from screens.base.page import Popup
from themes.look import Look
from tui.widgets.about import About, draw_rows, paint_about
from tui.widgets.bars import Hint
from tui.widgets.canvas import Canvas, Picture, Target
from tui.widgets.places import first, nearest
from tui.widgets.sheet import Sheet


class LookCursor:
    """A cursor that walks over all places of a board; while it has a place, the player looks."""

    def __init__(self, painted: Callable[[], Sequence[Target]]) -> None:
        """`painted` returns the targets of the board as it was last painted."""
        self._painted = painted
        self.place = ""
        """The place that is looked at; empty while the player does not look."""

    def start(self, place: str = "") -> bool:
        """Begin to look, at a place if it is on the board; False if nothing is on the board."""
        targets = self._painted()
        known = any(target.place == place for target in targets)
        self.place = place if known else first(targets)
        return bool(self.place)

    def stop(self) -> None:
        """Stop looking; the cursor goes back to the choices."""
        self.place = ""

    def move(self, x: int, y: int) -> None:
        """To the next place in a direction, if there is one."""
        self.place = nearest(self._painted(), self.place, x, y) or self.place

    def of_its_kind(self) -> tuple[str, ...]:
        """The places of the same kind, in reading order: all cities, for `city:albany`."""
        kind = _kind(self.place)
        spots = sorted(self._painted(), key=lambda each: (each.y, each.x))
        found = dict.fromkeys(each.place for each in spots if _kind(each.place) == kind)
        return tuple(found) or (self.place,)


def _kind(place: str) -> str:
    return place.partition(":")[0] if ":" in place else ""


def plain_name(place: str) -> str:
    """A name for a place of which the game tells nothing: "city:new-york" is "New york"."""
    words = place.rpartition(":")[2].replace("-", " ").replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}"


def names_place(name: str, place: str) -> bool:
    """Is this a name of a place, as a player types it? "k11" and "K11" name `hex:k11`."""
    return bool(name) and name in (place.rpartition(":")[2], plain_name(place).casefold())


class Teller(Protocol):
    """What can tell about the places of a board as it stands now."""

    def about(self, place: str) -> About:
        """What can be read about a place."""

    def sheet(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        """The page about a place, no larger than this; None if it has none."""


class LookPage(Popup):
    """The page about one place, or all of its text where it has no page of its own.

    It leaves with the place that was looked at last.
    """

    SCOPE = "look"

    def __init__(self, teller: Teller, places: Sequence[str], place: str) -> None:
        """`places` are those of the same kind, which left and right lead to."""
        super().__init__(classes="popup tall")
        self._teller = teller
        self._places = tuple(places)
        self._at = self._places.index(place) if place in self._places else 0
        self._top = 0

    def compose(self) -> ComposeResult:
        """One sheet in front of the page."""
        yield Sheet(self._paint, id="dialog")

    @property
    def place(self) -> str:
        """The place that is shown."""
        return self._places[self._at]

    def do_left(self) -> None:
        """Go to the previous place of this kind."""
        self._go(-1)

    def do_right(self) -> None:
        """Go to the next place of this kind."""
        self._go(1)

    def _go(self, steps: int) -> None:
        self._at, self._top = (self._at + steps) % len(self._places), 0
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

    def do_take(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def do_back(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def do_look(self) -> None:
        """Close the page: its key is pressed again."""
        self.leave(self.place)

    def do_home(self) -> None:
        """Close the page."""
        self.leave(self.place)

    def hints(self) -> tuple[Hint, ...]:
        """The keys named on the lower edge."""
        return (self.hint("left", ""), self.hint("right", "others"), self.hint("take", "close"))

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        about, title = self._teller.about(self.place), look.style("accent", bold=True)
        inner, room = width - 4, height - 2
        picture = self._teller.sheet(self.place, inner, room, look)
        words = "Looking" if picture is None else about.title
        canvas.box(0, 0, width, height, look.style("accent"), title=words, title_style=title)
        if picture is None:
            picture = paint_about(about, inner, look, ground="panel")
        self._top = max(0, min(self._top, picture.height - room))
        draw_rows(canvas, 2, 1, picture.strips[self._top : self._top + room], inner)
        mark = look.style("accent", bold=True)
        if self._top:
            canvas.put(width - 2, 1, look.glyphs.scroll_up, mark)
        if self._top + room < picture.height:
            canvas.put(width - 2, height - 2, look.glyphs.scroll_down, mark)
        canvas.text(3, height - 1, f" {self._keys()} ", look.style("muted"), width=width - 6)
        return canvas.picture()

    def _keys(self) -> str:
        close = f"{self.shown_key('take')} closes"
        if len(self._places) == 1:
            return close
        others = f"{self.shown_key('left')} {self.shown_key('right')}"
        return f"{others} others, {self._at + 1} of {len(self._places)}   {close}"
