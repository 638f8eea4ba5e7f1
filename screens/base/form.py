"""A form: fields below each other, each changed with left and right or typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

from attrs import frozen
from textual.app import ComposeResult
from textual.containers import Horizontal

from screens.base.dialogs import TypePage
from screens.base.listing import ListingPage
from tui.widgets.art import TOWER_HEIGHT, TOWER_WIDTH, paint_tower
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.items import ITEM, first_visible_row
from tui.widgets.sheet import Sheet

_MOVES = frozenset({"up", "down", "left", "right"})
"""The actions of a form that keep their letters, as in vi, where a line can be typed."""


@frozen(kw_only=True)
class Field:
    name: str
    label: str
    text: str = ""
    """The label of the current value."""
    help: str = ""
    prompt: str = ""
    """The words above the line where it is typed, in place of a long help."""
    values: tuple[Any, ...] = ()
    """The values that left and right step through; a field without values is typed, or is a button.
    """
    value: Any = None
    is_button: bool = False
    indent: int = 0
    """The indentation of the label, if the field belongs to the one above."""
    change: Callable[[Any], Awaitable[None] | None] | None = None
    """Called with the new value of the field; None for a button."""
    section: str = ""
    """A heading above the field."""


class FormPage(ListingPage):
    """A page with a form on the left and details of the current field on the right."""

    SCOPE = "form"
    FORM_TITLE = ""
    GAP = 0
    """Empty lines between fields, if there is room."""

    def __init__(self) -> None:
        super().__init__(classes="form")

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        with Horizontal(id="middle"):
            yield Sheet(self._paint_form, id="form")
            yield Sheet(self.paint_beside, id="beside")
        yield self.footer()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        field = self.field
        verb = "confirm" if field.is_button else "change" if field.values else "type"
        return (
            self.footer_key("choose", verb),
            self.footer_key("left", "previous", ready=bool(field.values)),
            self.footer_key("right", "next", ready=bool(field.values)),
            *super().footer_keys(),
        )

    # To be supplied by a form

    def fields(self) -> tuple[Field, ...]:
        raise NotImplementedError

    def on_pressed(self, field: Field) -> Awaitable[None] | None:
        return None

    def paint_beside(self, width: int, height: int) -> Picture:
        raise NotImplementedError

    # Moving and changing

    @property
    def length(self) -> int:
        return len(self.fields())

    @property
    def field(self) -> Field:
        return self.fields()[self.cursor]

    async def action_left(self) -> None:
        await self._step_value(-1)

    async def action_right(self) -> None:
        await self._step_value(1)

    async def _step_value(self, steps: int) -> None:
        field = self.field
        if field.values:
            index = (field.values.index(field.value) + steps) % len(field.values)
            await self._set_value(field, field.values[index])

    async def action_choose(self) -> None:
        field = self.field
        if field.is_button:
            result = self.on_pressed(field)
            if result is not None:
                await result
        elif field.values:
            await self._step_value(1)
        else:
            self._type_in(field, str(field.value or ""))

    def handle_key_first(self, key: str) -> bool:
        field = self.field
        is_typed = not field.is_button and not field.values
        moves = self.host.keymap.action_of_key(key, self.scope) in _MOVES
        if not is_typed or moves or len(key) > 1 or not key.isalnum():
            return False
        self._type_in(field, key)
        return True

    def _type_in(self, field: Field, text: str) -> None:
        page = TypePage(field.label, field.prompt or field.help, text, may_be_empty=True)
        self.open_for(page, partial(self._set_value, field))

    async def _set_value(self, field: Field, value: Any) -> None:
        result = field.change(value) if field.change is not None else None
        if result is not None:
            await result
        self.repaint()

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(self.FORM_TITLE, "", (), width, self.look)

    def _paint_form(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look)
        lines = _form_lines(self.fields(), self.GAP if height > 20 else 0)
        cursor_line = next(i for i, (_, number) in enumerate(lines) if number == self.cursor)
        start = first_visible_row(cursor_line, len(lines), height - 2)
        column = _value_column(self.fields(), width)
        for row, (field, number) in enumerate(lines[start : start + height - 2], 1):
            if number < 0:
                canvas.text(3, row, field.section, self.look.style("accent", bold=True))
            else:
                here_now = number == self.cursor
                _paint_field(canvas, field, row, width - 2, column, is_under_cursor=here_now)
                canvas.target(f"{ITEM}{number}", 1, row, width - 2, 1)
        mark, glyphs = self.look.style("accent", bold=True), self.look.glyphs
        if start > 0:
            canvas.put(width - 2, 1, glyphs.scroll_up, mark)
        if start + height - 2 < len(lines):
            canvas.put(width - 2, height - 2, glyphs.scroll_down, mark)
        return canvas.picture()


def _form_lines(fields: tuple[Field, ...], gap: int) -> list[tuple[Field, int]]:
    """The lines of a form: headings (numbered -1) after an empty line, and fields."""
    lines: list[tuple[Field, int]] = []
    for number, field in enumerate(fields):
        if field.section or field.is_button or (gap and lines):
            lines.append((Field(name="", label=""), -1))
        if field.section:
            lines.append((field, -1))
        lines.append((field, number))
    return lines


def _value_column(fields: tuple[Field, ...], width: int) -> int:
    longest = max(field.indent + width_of(field.label) for field in fields)
    return min(max(20, longest + 7), width // 2)


def _paint_field(
    canvas: Canvas, field: Field, y: int, width: int, x: int, *, is_under_cursor: bool
) -> None:
    look, glyphs = canvas.look, canvas.look.glyphs
    if is_under_cursor:
        canvas.fill(1, y, width, 1, look.style("bright", on="raised"))
        canvas.put(1, y, glyphs.edge, look.style("focus"))
    if field.is_button:
        button = look.style("background", on="accent", bold=True)
        canvas.text(
            3,
            y,
            f"  {field.label}  ",
            button if is_under_cursor else look.style("accent", bold=True),
        )
        return
    left, label = 3 + field.indent, look.style("bright" if is_under_cursor else "text")
    x = max(x, min(left + width_of(field.label) + 3, width - 2 - width_of(field.text)))
    canvas.text(left, y, field.label, label, width=x - left - 2)
    value = look.style("bright" if is_under_cursor else "accent", bold=is_under_cursor)
    arrows = look.style("focus" if is_under_cursor else "border", bold=True)
    if field.values:
        canvas.put(x - 2, y, glyphs.cursor_end, arrows)
        end = canvas.text(x, y, field.text, value, width=max(1, width - x - 2))
        canvas.put(end + 1, y, glyphs.cursor, arrows)
    else:
        canvas.text(x, y, field.text, value, width=max(1, width - x - 2))


def paint_side_box(canvas: Canvas, title: str, paragraphs: tuple[str, ...]) -> int:
    """Paint a titled box with text beside a form; return the next free row."""
    look, width = canvas.look, canvas.width
    style = look.style("accent", bold=True)
    canvas.box(0, 1, width - 1, canvas.height - 2, look.style("border"), title=title,
               title_style=style, fill=look.style("text", on="surface"))  # fmt: skip
    y = 3
    for text in paragraphs:
        y += canvas.wrap(3, y, width - 7, canvas.height - y - 2, text, look.style("text")) + 1
    return y


def is_room_beside(canvas: Canvas, paragraphs: Iterable[str]) -> bool:
    """Do all paragraphs fit into the box that `paint_side_box` paints?"""
    rows = [len(wrapped_lines(words, canvas.width - 7)) + 1 for words in paragraphs]
    return 3 + sum(rows) - 1 <= canvas.height - 2


def paint_tower_below(canvas: Canvas, y: int, *, spark: int) -> None:
    top = canvas.height - TOWER_HEIGHT - 2
    if top >= y and canvas.width > TOWER_WIDTH + 4:
        paint_tower(canvas, (canvas.width - TOWER_WIDTH) // 2, top, spark=spark)
