"""RULES.md, chapter 2: ratings."""

from __future__ import annotations

from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.steps import Step
from tests.engine.games.ages.scene import black, line_of_clear, spaces, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_sixteen_ratings() -> None:
    """2.1: each unit shows all of them."""
    table = ages(white("tomyris", A), black("pell", B))
    assert len(table.unit("tomyris").ratings) == 16


def test_age_setting_circle_nature() -> None:
    """2.3: four ages, three settings each, nine circles, one or two natures."""
    rows = CHARACTERS.values()
    assert {row.age for row in rows} == {"ancient", "colonial", "modern", "future"}
    assert len({(row.age, row.setting) for row in rows}) == 12
    assert len({row.circle for row in rows}) == 9
    assert {len(row.natures) for row in rows} == {1, 2}


def test_mental_abilities_do_nothing_to_some() -> None:
    """2.4: the Stone Gaze is not a weapon against RIVET-77."""
    here, there = line_of_clear(2)
    table = ages(white("the-ninth-gorgon", here), black("rivet-77", there), step=Step.FIRE)
    assert table.choices_of("white") == ["pass"]
