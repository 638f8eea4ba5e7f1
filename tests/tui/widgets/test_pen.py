"""Buttons set from the right by a pen."""

from __future__ import annotations

from tests.tui.widgets.painted import pen
from tui.widgets.area import Area
from tui.widgets.canvas import Offer


def test_buttons_are_set_from_the_right() -> None:
    used = pen(20, 1, Offer({"end": "e"}))
    taken = used.buttons(Area(0, 0, 20, 1), [("end", "End"), ("pass", "Go")])
    assert taken == (3 + 4 + 1) + (2 + 4 + 1)
    spots = {target.place: target for target in used.canvas.picture().targets}
    assert spots["end"].x + spots["end"].width == 20
    assert spots["pass"].x + spots["pass"].width == spots["end"].x - 1
