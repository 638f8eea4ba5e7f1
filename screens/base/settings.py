"""The settings, each change seen at once."""

from __future__ import annotations

from typing import Any

import attrs
from attrs import evolve

from screens.base.form import Field, FormPage, paint_about
from tui.settings import Settings
from tui.widgets.bars import Chip, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.choices import ChoiceList, Row, paint_rows


class SettingsPage(FormPage):
    """Everything that can be set."""

    FORM_TITLE = "Settings"
    GAP = 1

    def fields(self) -> tuple[Field, ...]:
        """One field for each setting that has words."""
        settings = self.host.settings
        shown = (each for each in attrs.fields(Settings) if "label" in each.metadata)
        return tuple(_field(each, getattr(settings, each.name)) for each in shown)

    def changed(self, field: Field, value: Any) -> None:
        """Use it and remember it."""
        self.host.change_settings(evolve(self.host.settings, **{field.name: value}))

    def paint_beside(self, width: int, height: int) -> Picture:
        """What the setting does, and how things look with it."""
        canvas = Canvas(width, height, self.look)
        y = paint_about(canvas, self.field.label, (self.field.help,))
        _paint_sample(canvas, 3, y, width - 7)
        return canvas.picture()


def _field(each: attrs.Attribute[Any], value: Any) -> Field:
    words = each.metadata["values"] or {True: "On", False: "Off"}
    return Field(
        name=each.name,
        label=each.metadata["label"],
        words=words[value],
        help=each.metadata["help"],
        values=tuple(words),
        value=value,
    )


def _paint_sample(canvas: Canvas, x: int, y: int, width: int) -> None:
    """A little of everything: seats, Regions, a list, the signs."""
    look, glyphs = canvas.look, canvas.look.glyphs
    if canvas.height - y < 6:
        return
    chips = (Chip("Tesla", "ac", asked=True), Chip("Edison", "dc"))
    canvas.draw(x, y, paint_title("A sample", "Phase 1", chips, width, look))
    names = ("New England", "New York", "Out West") if width > 34 else ("NE", "NY", "OW")
    at = x
    for number, name in enumerate(names, 1):
        at = canvas.text(at, y + 2, name, look.style(f"region{number}", bold=True)) + 2
    at = x
    for sign, role in (
        (glyphs.bolt, "gold"),
        (glyphs.bulb, "tech1"),
        (glyphs.transformer, "tech2"),
        (glyphs.meter, "tech3"),
        (glyphs.city, "text"),
        (glyphs.share, "good"),
        (glyphs.crown, "gold"),
        (glyphs.check, "good"),
        (glyphs.cross, "bad"),
        (glyphs.barrier, "warn"),
    ):
        at = canvas.text(at, y + 3, sign, look.style(role, bold=True)) + (2 if width > 34 else 1)
    rows = (
        Row(words="Electrify a City", label="a", count=3),
        Row(words="Place a share", label="b"),
        Row(words="Refresh the row", label="c", final=True),
    )
    paint_rows(canvas, ChoiceList(rows=rows, cursor=1), x, y + 5, width, canvas.height - y - 7)
