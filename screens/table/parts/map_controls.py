"""Moving over a board that is larger than its pane, or that has pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable

from engine.core.about import plain_name
from engine.core.text import closest_word
from screens.base.dialogs import TypePage
from screens.base.page import Part
from screens.table.board_page import BoardPage
from screens.table.parts.camera import Camera, middle_of
from screens.table.parts.looking import is_name_of
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Offer, Picture
from tui.widgets.sheet import Sheet


class MapControls(Part):
    """Pans, zooms and turns the pages of a board, and goes to a place by its name.

    It owns the camera, which follows the cursor while the board is painted. A board that fits its
    pane is painted whole, and none of the actions is available.
    """

    def __init__(self, page: BoardPage) -> None:
        self._page = page
        self.camera = Camera()

    # Painting

    def turn_to(self, question: object, places: Collection[str], *, group: str = "") -> None:
        """Show the page with most of some places, after a new question or event.

        `group` names the open group of choices; opening or closing one also counts as new. After
        the question the board shows its usual page again.
        """
        if not places:
            self.camera.leave_question(question)
        elif self.camera.try_note_question(question, group):
            painter, view = self._page.painter, self._page.view
            page, first_page = painter.page_for(view, places), painter.pages(view)[:1]
            self.camera.show_page_of_question(page, is_first=page in first_page)

    def paint(
        self,
        paint: Callable[[Offer], Picture],
        offer: Offer,
        *,
        place: str,
        shown_places: Collection[str],
    ) -> Picture:
        """The picture of the board, or of the part that the camera shows.

        `paint` paints the board for an offer. The camera follows `place`, or the cursor of the
        offer, to its space of the map; without both, it shows the middle of `shown_places`.
        """
        board = paint(self.camera.offer_with_camera(offer))
        if not board.landmarks:
            return board
        cursor = place or offer.cursor
        space = self._page.painter.place_on_map(self._page.view, cursor) if cursor else ""
        if self.camera.try_follow_cursor(board, space or middle_of(board, shown_places)):
            board = paint(self.camera.offer_with_camera(offer))
        return board

    # Actions

    def action_pan_up(self) -> None:
        self._pan(0, -2)

    def action_pan_down(self) -> None:
        self._pan(0, 2)

    def action_pan_left(self) -> None:
        self._pan(-4, 0)

    def action_pan_right(self) -> None:
        self._pan(4, 0)

    def _pan(self, x: int, y: int) -> None:
        self.camera.pan(x, y, self._page.board)
        self._page.repaint("board")

    def action_zoom_in(self) -> None:
        self._zoom(1)

    def action_zoom_out(self) -> None:
        self._zoom(-1)

    def _zoom(self, steps: int) -> None:
        self.camera.zoom_by(steps, self._page.painter.zooms)
        self._page.repaint("board")

    def on_wheel(self, message: Sheet.Scrolled) -> None:
        if message.ctrl:
            self._zoom(-1 if message.rows > 0 else 1)
        else:
            self._pan(message.columns, message.rows)

    def action_next_page(self) -> None:
        self._turn_page(1)

    def action_previous_page(self) -> None:
        self._turn_page(-1)

    def _turn_page(self, steps: int) -> None:
        self.camera.turn_page(self._page.painter.pages(self._page.view), steps)
        self._page.repaint("board")

    def action_find(self) -> None:
        page = TypePage("Go to", "The name of a place, or of a unit or card there")
        self._page.open_for(page, self._show_place)

    def _show_place(self, name: str) -> None:
        query = name.strip().casefold()
        board = self._page.board
        places = [each.place for each in board.walkable if is_name_of(query, each.place)]
        matches = self._page.painter.find_places(self._page.view, query)
        places += [each for each in matches if any(each == mark.place for mark in board.walkable)]
        if places:
            self._page.go_to(places)
        elif query:
            known_names = (plain_name(each.place) for each in board.walkable)
            close = " or ".join(_closest_names(query, known_names))
            self._page.say(f"There is no {name} on this board" + (f": {close}?" if close else ""))

    # Availability

    def can_do(self, action: str) -> bool:
        """Is the action available: are there pages, or a board larger than its pane?"""
        painter = self._page.painter
        if action in ("next_page", "previous_page"):
            return bool(painter.pages(self._page.view))
        return bool(painter.zooms)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        if not self._page.painter.is_large:
            return ()
        words = {"zoom_in": "zoom", "find": "go to", "next_page": "page"}
        return tuple(
            self._page.footer_key(each, words[each]) for each in words if self.can_do(each)
        )


_SPACE = re.compile(r"([a-z]+)(\d+)", re.IGNORECASE)
"""The name of a space of a map: the letters of its row and its number."""


def _closest_names(query: str, names: Iterable[str]) -> list[str]:
    """The names that a player may have meant: the neighbours in the same row, or a similar name."""
    name_of = {each.casefold(): each for each in names}
    space_name = _SPACE.fullmatch(query)
    if space_name is None:
        similar = closest_word(query, name_of)
        return [name_of[similar]] if similar else []
    row, number = space_name[1], int(space_name[2])
    spaces = filter(None, map(_SPACE.fullmatch, name_of))
    name_at = {int(each[2]): name_of[each[0]] for each in spaces if each[1] == row}
    before = max((each for each in name_at if each < number), default=None)
    after = min((each for each in name_at if each > number), default=None)
    return [name_at[each] for each in (before, after) if each is not None]
