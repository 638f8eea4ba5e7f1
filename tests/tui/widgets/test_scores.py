"""Tables of scores, and the winner on a plate."""

from __future__ import annotations

from tests.tui.widgets.painted import lines, pen
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.scores import ScoreLine, paint_score_lines, paint_unfinished, paint_victory


def test_scores_stand_in_columns_and_a_long_label_takes_free_room() -> None:
    used, ink = pen(16, 3), look().style("text")
    table = [
        ScoreLine(("", ink), (("one", ink), ("two", ink))),
        ScoreLine(("Cities", ink), (("12", ink), ("-", ink)), raised=True),
        ScoreLine(("Long label", ink), (("7", ink), ("8", ink))),
    ]
    paint_score_lines(used, Area(0, 0, 16, 3), table, label=6, cell=5)
    assert lines(used) == ["        one  two", "Cities   12    -", "Long lab… 7    8"]


def test_the_winner_stands_on_a_plate() -> None:
    used = pen(40, 2)
    style = used.ink("background", on="seat1")
    paint_victory(used, Area(0, 0, 40, 1), ("Ann wins", style), "by two")
    paint_unfinished(used, Area(0, 1, 40, 1), "fight")
    assert lines(used) == [" Ann wins  by two", " The fight is not over yet"]
