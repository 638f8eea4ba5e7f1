"""Drawings in half cells: figures, portraits, and their pixels."""

from __future__ import annotations

import re

import pytest

from themes.look import look
from themes.palettes import PALETTES
from tui.widgets.area import Area
from tui.widgets.art import paint_sky
from tui.widgets.canvas import Canvas
from tui.widgets.figures import FIGURE_HEIGHT, figures_width, paint_figures
from tui.widgets.pixels import paint_pixels
from tui.widgets.plot import Curve, paint_plot
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


def canvas(width: int, height: int, glyphs: str = "unicode") -> Canvas:
    return Canvas(width, height, look("dark", glyphs))


def test_two_pixels_share_a_cell_and_an_odd_row_takes_half_of_one() -> None:
    paper, ink = canvas(4, 2), look().style("text")
    paint_pixels(paper, 0, 0, ("##..", "#.#.", "#..."), lambda _: ink)
    assert paper.picture().lines() == ["█▀▄", "▀"]


def test_a_drawing_can_have_a_style_for_each_column() -> None:
    paper, roles = canvas(2, 1), ("good", "bad")
    paint_pixels(paper, 0, 0, ("##", "##"), lambda column: look().style(roles[column]))
    colours = [segment.style.color for segment in paper.picture().strips[0] if segment.style]
    assert colours == [look().style(role).color for role in roles]


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


def test_a_plot_tells_curves_apart_whose_names_end_alike() -> None:
    names = ("Tesla Electric", "Edison Electric", "Walker Electric")
    lines = [Curve(name, (1, 2, 3), f"seat{n}") for n, name in enumerate(names, 1)]
    canvas = Canvas(44, 10, look())
    paint_plot(canvas, lines, 0, 0, 44, 10)
    legend = canvas.picture().lines()[-1]
    assert "Electric" not in legend
    assert all(name.split()[0] in legend for name in names)


def test_the_short_name_of_a_curve_is_not_what_stands_in_brackets() -> None:
    canvas = Canvas(56, 10, look())
    names = ("Maxim", "Thomson", "Tesla (Babbage)", "Walker (Lovelace)")
    paint_plot(canvas, [Curve(name, (1, 2), "seat1") for name in names], 0, 0, 56, 10)
    legend = canvas.picture().lines()[-1]
    assert "Tesla" in legend
    assert "Babb" not in legend


def test_a_plot_names_the_moments_of_the_match_on_its_axis() -> None:
    moments = ("Phase 1",) * 20 + ("Phase 2",) * 20
    lines = [Curve("Ann", tuple(range(40)), "seat1")]
    canvas = Canvas(60, 10, look())
    paint_plot(canvas, lines, 0, 0, 60, 10, axis_labels=moments)
    (axis,) = (line for line in canvas.picture().lines() if "Phase 1" in line)
    assert "Phase 2" in axis
    canvas = Canvas(60, 10, look())
    paint_plot(canvas, lines, 0, 0, 60, 10, axis_labels=moments[1:])
    assert not any("Phase" in line for line in canvas.picture().lines())


def test_a_name_without_a_number_hides_no_round_on_the_axis() -> None:
    moments = ("Choosing the characters", *(f"Round {n}" for n in range(1, 5) for _ in range(8)))
    lines = [Curve("Ann", tuple(range(len(moments))), "seat1")]
    canvas = Canvas(50, 10, look())
    paint_plot(canvas, lines, 0, 0, 50, 10, axis_labels=moments)
    axis = canvas.picture().lines()[8]
    assert re.findall(r"Round \d", axis) == [f"Round {n}" for n in range(1, 5)]
    assert "Choosing" not in axis


def test_no_star_touches_a_word() -> None:
    canvas = Canvas(80, 24, look())
    for y in range(24):
        canvas.text(16, y, "word", look().style("text"))
    paint_sky(canvas)
    stars = 0
    for line in canvas.picture().lines():
        stars += line.count(look().glyphs.dot)
        assert line[13:23].strip() == "word", line
    assert stars > 5
