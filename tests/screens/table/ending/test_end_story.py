"""The end of a match as a picture: the labels of its axis."""

from __future__ import annotations

import pytest

from screens.table.ending.end_story import axis_label


@pytest.mark.parametrize(
    ("where", "moment"),
    [
        ("Turn 3 of 6 (phase 2), actions", "Turn 3"),
        ("Phase 1, turn 2", "Phase 1"),
        ("Round 4", "Round 4"),
    ],
)
def test_the_axis_of_a_chart_names_moments_in_few_words(where: str, moment: str) -> None:
    assert axis_label(where) == moment
