"""Which part of a board is shown, where the board is larger than its pane."""

from __future__ import annotations

from collections.abc import Container

from attrs import define, evolve

from tui.widgets.canvas import Offer, Picture, Target

MARGIN = 3
"""Cells between a place that is followed and the edge of the viewport, where there is room."""


@define
class Camera:
    """Which part of a board is shown, how large, and which of its pages.

    It follows the cursor: whenever the cursor comes to another place, that place is brought into
    the viewport. In between the player may move it by hand.
    """

    x: int = 0
    y: int = 0
    """How many cells of the board lie left of the viewport and above it."""
    zoom: int = 0
    page: str = ""
    _followed: str = ""
    _asked: tuple[object, str] = (None, "")

    def shown(self, offer: Offer) -> Offer:
        """The offer with what the painter must know of the camera."""
        return evolve(offer, camera=(self.x, self.y), zoom=self.zoom, page=self.page)

    def is_new(self, question: object, group: str) -> bool:
        """Is this another question, or group of its choices, than at the last call?

        Then its page is to be turned to.
        """
        (before, open_before), self._asked = self._asked, (question, group)
        return question is not before or group != open_before

    def keep_up(self, picture: Picture, place: str) -> bool:
        """Follow the cursor in a picture just painted; True if it must be painted again."""
        if not place or place == self._followed:
            return False
        target = next((each for each in picture.landmarks if each.place == place), None)
        if target is None or picture.viewport is None:
            return False
        self._followed = place
        return self.follow(target, picture.viewport)

    def follow(self, target: Target, viewport: Target, *, margin: int = MARGIN) -> bool:
        """Move as little as brings a place into the viewport; True if it moved."""
        x = _shift(target.x, target.width, viewport.x, viewport.width, margin)
        y = _shift(target.y, target.height, viewport.y, viewport.height, margin)
        self.x, self.y = self.x + x, self.y + y
        return bool(x or y)

    def pan(self, x: int, y: int, picture: Picture) -> None:
        """Move by hand, as far as the board that was last painted goes."""
        viewport, marks = picture.viewport, picture.landmarks
        if viewport is None or not marks:
            return
        left, right = min(each.x for each in marks), max(each.x + each.width for each in marks)
        top, bottom = min(each.y for each in marks), max(each.y + each.height for each in marks)
        self.x += _limited(x, left, right, viewport.x, viewport.width)
        self.y += _limited(y, top, bottom, viewport.y, viewport.height)

    def zoom_by(self, steps: int, zooms: int) -> None:
        """Show the board larger or smaller; the place under the cursor is looked for again."""
        self.zoom = max(0, min(self.zoom + steps, zooms - 1))
        self._followed = ""

    def turn(self, pages: tuple[str, ...], steps: int) -> None:
        """Turn to another page of the board, round the ends."""
        if pages:
            here = pages.index(self.page) if self.page in pages else 0
            self.page = pages[(here + steps) % len(pages)]
            self._followed = ""


def middle_of(picture: Picture, places: Container[str]) -> str:
    """Of some places of a board the one in the middle of them; empty if none is on it."""
    marks = [each for each in picture.landmarks if each.place in places]
    if not marks:
        return ""
    x, y = (sum(getattr(each, axis) for each in marks) // len(marks) for axis in ("x", "y"))
    return min(marks, key=lambda each: abs(each.x - x) + 2 * abs(each.y - y)).place


def _shift(start: int, size: int, edge: int, room: int, margin: int) -> int:
    """How far a viewport must move to show what begins at `start`."""
    margin = max(0, min(margin, (room - size) // 2))
    low, high = edge + margin, edge + room - margin - size
    return start - low if start < low else start - high if start > high else 0


def _limited(steps: int, low: int, high: int, edge: int, room: int) -> int:
    """As many of the steps as leave no more than a margin empty beyond the board."""
    least, most = low - edge - MARGIN, high - (edge + room) + MARGIN
    return max(min(least, 0), min(steps, max(most, 0)))
