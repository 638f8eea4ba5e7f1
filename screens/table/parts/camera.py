"""The visible part of a board that is larger than its pane."""

from __future__ import annotations

from collections.abc import Container, Sequence

from attrs import define, evolve

from tui.widgets.canvas import Offer, Picture, Target

MARGIN = 3
"""The distance between a followed place and the edge of the viewport, if there is room."""


@define
class Camera:
    """The visible part of a board: its position, zoom level and page.

    It follows the cursor: whenever the cursor moves to another place, that place is brought into
    the viewport. In between the player may pan it.
    """

    x: int = 0
    y: int = 0
    """The number of cells of the board to the left of the viewport and above it."""
    zoom: int = 0
    page: str = ""
    _last_followed: tuple[str, int, int] = ("", 0, 0)
    """The place followed last, and the width and height of the viewport then."""
    _last_question: tuple[object, str] = (None, "")
    _page_before_question: str | None = None
    """The page to be shown after a question that has turned to another than the first; else None.
    """

    def offer_with_camera(self, offer: Offer) -> Offer:
        return evolve(offer, camera=(self.x, self.y), zoom=self.zoom, page=self.page)

    def try_note_question(self, question: object, group: str) -> bool:
        """Note the question and its open group; False if neither is new."""
        last_question, last_group = self._last_question
        self._last_question = question, group
        return question is not last_question or group != last_group

    def show_page_of_question(self, page: str, *, is_first: bool) -> None:
        if is_first:
            self._page_before_question = None
        elif self._page_before_question is None and page != self.page:
            self._page_before_question = self.page
        self.page = page

    def leave_question(self, question: object) -> None:
        """Turn back, unless the player has turned since, if `question` is another or None."""
        if self._page_before_question is not None and question is not self._last_question[0]:
            self.page, self._page_before_question = self._page_before_question, None

    def try_follow_cursor(self, picture: Picture, place: str) -> bool:
        """Follow the cursor in a picture just painted; True if it must be painted again.

        A place is followed again if the viewport has another size, which may have left it outside.
        """
        viewport = picture.viewport
        if not place or viewport is None:
            return False
        followed = (place, viewport.width, viewport.height)
        target = next((each for each in picture.landmarks if each.place == place), None)
        if target is None or followed == self._last_followed:
            return False
        self._last_followed = followed
        return self.try_bring_into_view(target, viewport, board=_bounding_target(picture.landmarks))

    def try_bring_into_view(
        self, target: Target, viewport: Target, *, board: Target | None = None
    ) -> bool:
        """Bring a place into the viewport, within `board`; True if the camera moved."""
        x = _shift(target.x, target.width, viewport.x, viewport.width)
        y = _shift(target.y, target.height, viewport.y, viewport.height)
        if board is not None:
            x = _steps_to_end(x, board.x, board.width, viewport.x, viewport.width)
            y = _steps_to_end(y, board.y, board.height, viewport.y, viewport.height)
        self.x, self.y = self.x + x, self.y + y
        return bool(x or y)

    def pan(self, x: int, y: int, picture: Picture) -> None:
        viewport, marks = picture.viewport, picture.landmarks
        if viewport is None or not marks:
            return
        board = _bounding_target(marks)
        self.x += _limited_steps(x, board.x, board.x + board.width, viewport.x, viewport.width)
        self.y += _limited_steps(y, board.y, board.y + board.height, viewport.y, viewport.height)

    def zoom_by(self, steps: int, zooms: int) -> None:
        self.zoom = max(0, min(self.zoom + steps, zooms - 1))
        self._last_followed = ("", 0, 0)

    def turn_page(self, pages: tuple[str, ...], steps: int) -> None:
        if pages:
            index = pages.index(self.page) if self.page in pages else 0
            self.page = pages[(index + steps) % len(pages)]
            self._page_before_question = None
            self._last_followed = ("", 0, 0)


def middle_of(picture: Picture, places: Container[str]) -> str:
    """The place in the middle of some places of a board; empty if none is on it."""
    marks = [each for each in picture.landmarks if each.place in places]
    if not marks:
        return ""
    x, y = (sum(getattr(each, axis) for each in marks) // len(marks) for axis in ("x", "y"))
    return min(marks, key=lambda each: abs(each.x - x) + 2 * abs(each.y - y)).place


def _bounding_target(marks: Sequence[Target]) -> Target:
    left, top = min(each.x for each in marks), min(each.y for each in marks)
    right = max(each.x + each.width for each in marks)
    bottom = max(each.y + each.height for each in marks)
    return Target("", left, top, right - left, bottom - top)


def _shift(start: int, size: int, edge: int, room: int) -> int:
    """The distance that a viewport must move to show a target that begins at `start`."""
    margin = max(0, min(MARGIN, (room - size) // 2))
    low, high = edge + margin, edge + room - margin - size
    return start - low if start < low else start - high if start > high else 0


def _steps_to_end(steps: int, start: int, size: int, edge: int, room: int) -> int:
    """The number of steps, limited so that the viewport ends where the board does."""
    if steps < 0:
        return max(steps, min(0, start - edge))
    return min(steps, max(0, start + size - (edge + room)))


def _limited_steps(steps: int, low: int, high: int, edge: int, room: int) -> int:
    """The number of steps, limited so that at most a margin beyond the board is empty."""
    least, most = low - edge - MARGIN, high - (edge + room) + MARGIN
    return max(min(least, 0), min(steps, max(most, 0)))
