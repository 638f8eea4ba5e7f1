"""Large figures, and plain ones where these do not fit."""

from __future__ import annotations

from tests.tui.widgets.painted import canvas
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.figures import FIGURE_HEIGHT, figures_width, paint_figures


def test_figures_are_large_where_they_fit_and_plain_elsewhere() -> None:
    style = look().style("text")
    for width, height, glyphs in ((7, 3, "unicode"), (6, 3, "unicode"), (7, 2, "unicode")):
        paper = canvas(width, height, glyphs)
        paint_figures(paper, "42", Area(0, 0, width, height), style)
        large = width >= figures_width("42") and height >= FIGURE_HEIGHT
        assert ("42" in "\n".join(paper.picture().lines())) is not large
    paper = canvas(9, 3, "ascii")
    paint_figures(paper, "42", Area(0, 0, 9, 3), style)
    assert paper.picture().lines() == ["", "   42", ""]


def test_a_sign_before_a_number_stays_small() -> None:
    assert figures_width("+8") == figures_width("8") + 2
    paper = canvas(5, 3)
    paint_figures(paper, "+8", Area(0, 0, 5, 3), look().style("text"))
    assert paper.picture().lines()[1].startswith("+ ")
