"""A sheet: the one widget that everything is painted on; and the frames that arrange sheets.

A screen is a few sheets. Each shows a picture made by a pure painter and refreshes only the rows
that changed, which keeps a key press cheap however rich the picture is. The screen receives the
place of any target that the mouse touches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from textual import containers, events
from textual.color import Color
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from tui.widgets.canvas import Picture

Paint: TypeAlias = Callable[[int, int], Picture]
_NOTHING = Picture(0, 0, ())
GROUND = Color(0, 0, 0)
"""The assumed background of cells without one; there are none."""


def _changed_region(old: Strip, new: Strip, y: int) -> Region:
    old_segments, new_segments = list(old), list(new)
    left = right = 0
    while old_segments and new_segments and old_segments[0] == new_segments[0]:
        left += old_segments[0].cell_length
        del old_segments[0], new_segments[0]
    while old_segments and new_segments and old_segments[-1] == new_segments[-1]:
        right += old_segments[-1].cell_length
        del old_segments[-1], new_segments[-1]
    return Region(left, y, new.cell_length - left - right, 1)


class Sheet(Widget):
    """Shows what `paint(width, height)` returns."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"
    can_focus = False

    class Touched(Message):
        def __init__(self, sheet: Sheet, place: str, *, is_click: bool) -> None:
            super().__init__()
            self.sheet = sheet
            self.place = place
            self.is_click = is_click

        @property
        def control(self) -> Sheet:
            """The sheet, so that screens can distinguish their sheets by id."""
            return self.sheet

    class Scrolled(Message):
        def __init__(self, sheet: Sheet, rows: int, columns: int = 0, *, ctrl: bool) -> None:
            super().__init__()
            self.sheet = sheet
            self.rows = rows
            self.columns = columns
            self.ctrl = ctrl
            """Was the Ctrl key held down?"""

        @property
        def control(self) -> Sheet:
            return self.sheet

    def __init__(self, paint: Paint, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, classes=classes)
        self._paint = paint
        self._touched_place = ""
        self.picture = _NOTHING
        self._filtered_rows: dict[int, Strip] = {}
        """Rows in the form for the terminal, until they are painted again."""

    def repaint(self) -> None:
        """Paint again and refresh the rows that have changed."""
        width, height = self.size
        if not (width and height):
            return
        old_picture, new_picture = self.picture, self._paint(width, height)
        if (old_picture.width, old_picture.height) != (new_picture.width, new_picture.height):
            self._show(new_picture)
            self.refresh()
            return
        self.picture = new_picture
        regions = []
        for y, (old, new) in enumerate(zip(old_picture.strips, new_picture.strips, strict=True)):
            if old is not new and old != new:
                self._filtered_rows.pop(y, None)
                regions.append(_changed_region(old, new, y))
        if regions:
            self.refresh(*regions)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Rows of the picture: a sheet has no border, no padding and no scroll bar."""
        width, height = self.size
        if self.picture.width != width or self.picture.height < height:
            self._show(self._paint(width, height))
        rows = [self._row(y) for y in range(crop.y, min(crop.bottom, self.picture.height))]
        rows += [Strip.blank(width)] * (crop.height - len(rows))
        if crop.column_span == (0, width):
            return rows
        return [row.crop(*crop.column_span) for row in rows]

    def _show(self, picture: Picture) -> None:
        self.picture = picture
        self._filtered_rows.clear()

    def _row(self, y: int) -> Strip:
        """One row in the terminal's colours: faint ones are blended, or all become greys."""
        row = self._filtered_rows.get(y)
        if row is None:
            row = self.picture.strips[y]
            for each in self.get_line_filters():
                row = row.apply_filter(each, GROUND)
            self._filtered_rows[y] = row
        return row

    def on_resize(self) -> None:
        self.repaint()

    def on_unmount(self) -> None:
        """Release the picture, because a closed page stays in memory until the next collection."""
        self._show(_NOTHING)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self.picture.target_at(event.x, event.y)
        place = target.place if target else ""
        if place != self._touched_place:
            self._touched_place = place
            if place:
                self.post_message(self.Touched(self, place, is_click=False))

    def on_leave(self) -> None:
        """Forget the mouse position, so that its return counts as touching again."""
        self._touched_place = ""

    def on_click(self, event: events.Click) -> None:
        target = self.picture.target_at(event.x, event.y)
        if target is not None:
            self.post_message(self.Touched(self, target.place, is_click=True))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll three rows down, as terminals do."""
        event.stop()
        self._post_scroll(event, 3)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        event.stop()
        self._post_scroll(event, -3)

    def on_mouse_scroll_right(self, event: events.MouseScrollRight) -> None:
        """Scroll six columns to the right, which is as far as three rows."""
        event.stop()
        self.post_message(self.Scrolled(self, 0, 6, ctrl=event.ctrl))

    def on_mouse_scroll_left(self, event: events.MouseScrollLeft) -> None:
        event.stop()
        self.post_message(self.Scrolled(self, 0, -6, ctrl=event.ctrl))

    def _post_scroll(self, event: events.MouseEvent, rows: int) -> None:
        """Scroll rows up or down; sideways with the Shift key."""
        if event.shift:
            self.post_message(self.Scrolled(self, 0, 2 * rows, ctrl=event.ctrl))
        else:
            self.post_message(self.Scrolled(self, rows, ctrl=event.ctrl))


class Frame(containers.Container):
    """Arranges sheets. It paints nothing itself."""

    BLANK = True


class SheetColumn(containers.Vertical):
    BLANK = True
