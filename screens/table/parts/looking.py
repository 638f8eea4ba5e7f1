"""Looking at anything on a board, whether or not it can be chosen. Looking never answers."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import plain_name
from screens.base.page import Part
from screens.table.board_page import BoardPage
from screens.table.place_page import PlaceInfo, PlacePage
from tui.widgets.about import paint_about_pane, paint_pointer
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Picture
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.places import Walk, first_place, place_at_steps

MAX_NAME_WIDTH = 32
"""The width of a name in the prompt line, which leaves room for the question."""


class Looking(Part):
    """Inspection of the board: a cursor over all its places, and the text about one.

    `teller` supplies the texts and pages about places. They replace the content of the pane `pane`.
    """

    def __init__(
        self,
        page: BoardPage,
        teller: PlaceInfo,
        *,
        pane: str,
        on_stop: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the part; `on_stop` is called when the player has stopped looking."""
        self._page = page
        self._on_stop = on_stop
        self._teller = teller
        self._pane = pane
        self._walk = Walk()
        self.place = ""
        """The place being looked at; empty while the player is not looking."""
        self._hovered_place = ""
        """The place under the mouse that cannot be chosen; its name is in the prompt line."""

    @property
    def is_on(self) -> bool:
        return bool(self.place)

    @property
    def clause(self) -> str:
        return self._teller.about(self.place).clause if self.is_on else ""

    def action_look(self) -> None:
        """Start looking at the board, even out of turn; a second call stops."""
        if self.is_on:
            self.stop()
        elif not self._try_start(self._page.pointed_place):
            self._page.say("There is nothing to look at on this board")
        self._page.repaint()

    def _try_start(self, place: str) -> bool:
        """Start looking, at a place if it is on the board; False if the board has no places."""
        targets = self._page.board.walkable
        is_painted = any(target.place == place for target in targets)
        self.place = place if is_painted else first_place(targets)
        return self.is_on

    def stop(self) -> None:
        looked, self.place = self.is_on, ""
        self.forget_pointer()
        if looked:
            self._on_stop()

    def look_at(self, place: str | None) -> None:
        if place:
            self._try_start(place)
            self._page.repaint()

    def move(self, x: int, y: int) -> None:
        self._go_to(self._walk.step(self._page.board.walkable, self.place, x, y) or self.place)

    def go_on(self, steps: int) -> None:
        """Look at the next or previous place in reading order, wrapping around."""
        self._go_to(place_at_steps(self._page.board.walkable, self.place, steps))

    def go_to_index(self, index: int) -> None:
        targets = self._page.board.walkable
        self._go_to(place_at_steps(targets, first_place(targets), index))

    def _go_to(self, place: str) -> None:
        self.place = place
        self._page.repaint("board", self._pane)

    def try_follow_mouse(self, place: str, *, is_click: bool, choosable: bool = False) -> bool:
        """Look at a place that the mouse touched or clicked; return whether it is looked at now.

        A click on a choosable place is left to the page. While the player is not looking, hovering
        over other places only shows their names (`hovered_name`).
        """
        looks = (self.is_on and not is_click) if choosable else (self.is_on or is_click)
        self._hovered_place = "" if looks or choosable else place
        if looks:
            self.look_at(place)
        elif not choosable:
            self._page.repaint("prompt")
        return looks

    @property
    def hovered_name(self) -> str:
        """The name of the place under the mouse, and how to read more; empty if there is none."""
        if not self._hovered_place:
            return ""
        title = self._teller.about(self._hovered_place).title
        if width_of(title) > MAX_NAME_WIDTH:
            begun = wrapped_lines(title, MAX_NAME_WIDTH - 1)[0].rstrip(" ,:")
            title = f"{begun}{self._page.look.glyphs.ellipsis}"
        return f"{title} (click: more)"

    def forget_pointer(self) -> None:
        self._hovered_place = ""

    def open_page(self) -> None:
        page = PlacePage(self._teller, self.places_of_kind(), self.place)
        self._page.open(page, self.look_at)

    def places_of_kind(self) -> tuple[str, ...]:
        """The places of the same kind, in reading order: all cities, for `city:albany`."""
        kind = _kind_of_place(self.place)
        spots = sorted(self._page.board.walkable, key=lambda each: (each.y, each.x))
        places = dict.fromkeys(each.place for each in spots if _kind_of_place(each.place) == kind)
        return tuple(places) or (self.place,)

    def footer_keys(self, back_label: str) -> tuple[FooterKey, ...]:
        key = self._page.footer_key
        move = key("down", "look around")
        return move, key("choose", "whole page"), key("back", back_label), key("rules", "rules")

    def paint_about(self, width: int, height: int) -> Picture:
        page, about = self._page, self._teller.about(self.place)
        has_frame = not page.has_class("compact")
        rest = f"{page.shown_key('choose')} shows the rest"
        return paint_about_pane(
            about, width, height, page.look, with_frame=has_frame, more_text=rest
        )

    def board_with_mark(self, board: Picture) -> Picture:
        return paint_pointer(board, self.place, self._page.look)


def _kind_of_place(place: str) -> str:
    return place.partition(":")[0] if ":" in place else ""


def is_name_of(name: str, place: str) -> bool:
    """Is this a typed name of a place? "k11" and "K11" name `hex:k11`."""
    return bool(name) and name in (place.rpartition(":")[2], plain_name(place).casefold())
