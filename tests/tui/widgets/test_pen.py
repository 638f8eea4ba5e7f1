"""Buttons set from the right by a pen, and runs on several rows."""

from __future__ import annotations

from rich.style import Style

from tests.tui.widgets.painted import pen
from tui.widgets.area import Area
from tui.widgets.canvas import Offer
from tui.widgets.pen import wrapped_runs


def test_buttons_are_set_from_the_right() -> None:
    used = pen(20, 1, Offer({"end": "e"}))
    taken = used.buttons(Area(0, 0, 20, 1), [("end", "End"), ("pass", "Go")])
    assert taken == (3 + 4 + 1) + (2 + 4 + 1)
    spots = {target.place: target for target in used.canvas.picture().targets}
    assert spots["end"].x + spots["end"].width == 20
    assert spots["pass"].x + spots["pass"].width == spots["end"].x - 1


def test_runs_are_wrapped_between_words_and_keep_their_styles() -> None:
    plain, bold = Style(), Style(bold=True)
    runs = [("To hit ", bold), ("9 - 5 = ", plain), ("+4", bold), (", card", plain)]
    rows = wrapped_runs(runs, 12)
    assert ["".join(text for text, _ in row) for row in rows] == ["To hit 9 - 5", "= +4, card"]
    assert ("+4", bold) in rows[1]
    assert len(wrapped_runs(runs, 30)) == 1
    assert wrapped_runs([("unbreakable", plain)], 4) == [[("unbreakable", plain)]]
