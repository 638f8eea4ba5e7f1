"""Portraits: their size, their plain form, and tones that can be told apart."""

from __future__ import annotations

import pytest

from tests.tui.widgets.painted import canvas
from themes.look import look
from themes.palettes import PALETTES
from tui.widgets.area import Area
from tui.widgets.portraits import (
    PORTRAIT_HEIGHT,
    PORTRAIT_WIDTH,
    TONES,
    Portrait,
    faded_tones,
    paint_portrait,
    tones_of,
)

FACE = Portrait(("mmmmmmmm", "kkkkkkkk") * 4, (" letters",) * 4)


def test_a_portrait_takes_the_room_that_it_says() -> None:
    paper = canvas(40, 12)
    large = paint_portrait(paper, FACE, Area(0, 0, 16, 8), role="seat1")
    small = paint_portrait(paper, FACE, Area(20, 0, 15, 8), role="seat1")
    assert (large.width, large.height) == (2 * PORTRAIT_WIDTH, 2 * PORTRAIT_HEIGHT)
    assert (small.width, small.height) == (PORTRAIT_WIDTH, PORTRAIT_HEIGHT)
    assert paper.picture().lines()[0][20:28] == "▀" * 8
    assert not any(line.strip() for line in paper.picture().lines()[PORTRAIT_HEIGHT:])


def test_a_portrait_is_of_letters_without_other_glyphs_or_without_pixels() -> None:
    for glyphs, face in (("ascii", FACE), ("unicode", Portrait((), FACE.letters))):
        paper = canvas(10, 4, glyphs)
        paint_portrait(paper, face, Area(0, 0, 10, 4), role="seat1")
        assert paper.picture().lines() == [" letters"] * 4


@pytest.mark.parametrize("palette", PALETTES)
def test_the_tones_of_a_portrait_can_be_told_apart(palette: str) -> None:
    for number in range(1, 9):
        tones = tones_of(look(palette), f"seat{number}")
        assert len({tones[tone] for tone in "kdmf"}) == 4
        assert set(tones) == set(faded_tones(look(palette))) == set(TONES)
