"""Two pixels share a cell, in one style or one for each column."""

from __future__ import annotations

from tests.tui.widgets.painted import canvas
from themes.look import look
from tui.widgets.pixels import paint_pixels


def test_two_pixels_share_a_cell_and_an_odd_row_takes_half_of_one() -> None:
    paper, ink = canvas(4, 2), look().style("text")
    paint_pixels(paper, 0, 0, ("##..", "#.#.", "#..."), lambda _: ink)
    assert paper.picture().lines() == ["█▀▄", "▀"]


def test_a_drawing_can_have_a_style_for_each_column() -> None:
    paper, roles = canvas(2, 1), ("good", "bad")
    paint_pixels(paper, 0, 0, ("##", "##"), lambda column: look().style(roles[column]))
    colours = [segment.style.color for segment in paper.picture().strips[0] if segment.style]
    assert colours == [look().style(role).color for role in roles]
