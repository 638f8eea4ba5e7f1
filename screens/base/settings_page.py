"""The settings; each change is shown at once."""

from __future__ import annotations

from functools import partial
from typing import Any

import attrs
from attrs import evolve

from screens.base.form import Field, FormPage, paint_side_box
from tui.settings import Settings, setting_values
from tui.widgets.bars import Chip, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.choices import ChoiceList, ChoiceRow, paint_rows


class SettingsPage(FormPage):
    FORM_TITLE = "Settings"
    GAP = 1

    def fields(self) -> tuple[Field, ...]:
        settings = self.host.settings
        fields_with_label = (each for each in attrs.fields(Settings) if "label" in each.metadata)
        return tuple(
            evolve(
                _field_of_setting(each, getattr(settings, each.name)),
                change=partial(self._apply_setting, each.name),
            )
            for each in fields_with_label
        )

    def _apply_setting(self, name: str, value: Any) -> None:
        self.host.change_settings(evolve(self.host.settings, **{name: value}))

    def paint_beside(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look)
        y = paint_side_box(canvas, self.field.label, (self.field.help,))
        _paint_sample(canvas, 3, y, width - 7)
        return canvas.picture()


def _field_of_setting(each: attrs.Attribute[Any], value: Any) -> Field:
    words = setting_values(each)
    return Field(
        name=each.name,
        label=each.metadata["label"],
        text=words[value],
        help=each.metadata["help"],
        values=tuple(words),
        value=value,
    )


def _paint_sample(canvas: Canvas, x: int, y: int, width: int) -> None:
    """Paint a little of everything: seats, hues, signs and a list, of no particular game."""
    if canvas.height - y < 6:
        return
    chips = (Chip("Ada", "seat1", asked=True), Chip("Ben", "seat2"))
    canvas.draw(x, y, paint_title("A sample", "Round 1", chips, width, canvas.look))
    gap = 2 if width > 34 else 1
    _paint_hues(canvas, x, y + 2, gap)
    _paint_signs(canvas, x, y + 3, gap)
    rows = (
        ChoiceRow(text="Play a card", letter="a", count=3),
        ChoiceRow(text="Buy a share", letter="b"),
        ChoiceRow(text="Draw a card", letter="c", final=True),
    )
    paint_rows(canvas, ChoiceList(rows=rows, cursor=1), x, y + 5, width, canvas.height - y - 7)


def _paint_hues(canvas: Canvas, x: int, y: int, gap: int) -> None:
    """Paint the colours that games use for their suits and sides, by number."""
    square = canvas.look.glyphs.filled_square
    for number in range(1, 9):
        style = canvas.look.style(f"hue{number}", bold=True)
        x = canvas.text(x, y, f"{square}{number}", style) + gap


def _paint_signs(canvas: Canvas, x: int, y: int, gap: int) -> None:
    look, glyphs = canvas.look, canvas.look.glyphs
    for sign, role in (
        (glyphs.bolt, "gold"),
        (glyphs.bulb, "gold"),
        (glyphs.star, "accent"),
        (glyphs.disc, "focus"),
        (glyphs.city, "text"),
        (glyphs.share, "good"),
        (glyphs.crown, "gold"),
        (glyphs.check, "good"),
        (glyphs.cross, "bad"),
        (glyphs.barrier, "warn"),
    ):
        x = canvas.text(x, y, sign, look.style(role, bold=True)) + gap
