"""All widgets paint nothing but ASCII with the glyph set of that name."""

from __future__ import annotations

from tests.tui.widgets.painted import PLAIN, ROWS, text
from tui.widgets.art import paint_name, paint_tower
from tui.widgets.bars import Chip, FooterKey, paint_footer, paint_title
from tui.widgets.canvas import Canvas
from tui.widgets.choices import (
    ChoiceList,
    ChoiceRow,
    RefusedChoice,
    paint_choices,
    paint_choices_wide,
)
from tui.widgets.log import ShownLine, paint_log


def test_everything_is_ascii_in_the_ascii_set() -> None:
    refused = (RefusedChoice("Acquire", "no – never…", "6.4"),)
    rows = (*ROWS, ChoiceRow(text="Zürich", advised=True))
    for shown in (
        paint_choices(ChoiceList(rows=rows, refused_rows=refused, advice="x"), 40, 20, PLAIN),
        paint_choices_wide(ChoiceList(rows=rows, cursor=3, advice="x"), 80, 8, PLAIN),
        paint_log((ShownLine("Łódź", "Phase 1", fresh=True),), 30, 5, PLAIN),
        paint_title("Duel", "Phase 1", (Chip("Tesla", "seat1", asked=True),), 60, PLAIN),
        paint_footer((FooterKey("u", "undo", "undo"),), 60, PLAIN),
    ):
        assert text(shown).isascii()
    canvas = Canvas(80, 30, PLAIN)
    paint_name(canvas, 0, 0)
    for spark in range(4):
        paint_tower(canvas, 0, 5, spark=spark)
    assert text(canvas.picture()).isascii()
