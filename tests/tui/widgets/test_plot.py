"""Plots: curves that can be told apart, their legend, and the names on the axis."""

from __future__ import annotations

import re

import pytest

from tests.tui.widgets.painted import LOOK, text
from themes.look import look
from tui.widgets.canvas import Canvas
from tui.widgets.plot import Curve, paint_plot


def test_a_plot_draws_each_curve_with_its_own_line_and_a_legend() -> None:
    canvas = Canvas(60, 12, LOOK)
    curves = [Curve("Tesla", (0, 2, 9), "seat1"), Curve("Edison", (0, 5, 5), "seat2")]
    paint_plot(canvas, curves, 0, 0, 60, 12)
    shown = text(canvas.picture())
    assert "── Tesla 9" in shown
    assert "══ Edison 5" in shown
    assert shown.splitlines()[0].strip().startswith("9│")
    assert "╭" in shown
    assert "╔" in shown


def test_the_legend_of_many_curves_fits_below_the_plot() -> None:
    curves = [Curve(f"Seat {n}", (0, 100 + n), f"seat{n}") for n in range(1, 7)]
    for width, words in ((106, "Seat 6 106"), (76, "Seat 6"), (44, "6")):
        canvas = Canvas(width + 20, 8, LOOK)
        paint_plot(canvas, curves, 0, 0, width, 8)
        legend = canvas.picture().lines()[-1]
        assert legend.endswith(words)
        assert len(legend) <= width
        assert legend.split()[:: len(words.split()) + 1][:4] == ["─1", "═2", "━3", "─4"]


def test_curves_of_a_team_share_a_kind_of_line_and_are_told_apart_by_numbers() -> None:
    canvas = Canvas(60, 12, LOOK)
    values = ((9, 9, 0), (9, 5, 5), (9, 3, 3), (9, 7, 7))
    curves = [Curve(f"Seat {n}", each, f"seat{n % 2 + 1}") for n, each in enumerate(values)]
    paint_plot(canvas, curves, 0, 0, 60, 12)
    *plot, legend = canvas.picture().lines()
    assert legend.split()[::4] == ["─1", "═2", "─3", "═4"]
    for number in "1234":
        assert any(number in line.partition("│")[2] for line in plot), number


@pytest.mark.parametrize("values", [(), (3,), (0, 0, 0), (5, -5)])
def test_a_plot_takes_any_values(values: tuple[int, ...]) -> None:
    canvas = Canvas(40, 8, LOOK)
    paint_plot(canvas, [Curve("x", values, "seat1")], 0, 0, 40, 8)
    assert ("x" in text(canvas.picture())) is bool(values)


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


def test_a_round_without_room_for_its_name_has_its_number_on_the_axis() -> None:
    moments = ("Round 1",) * 4 + ("Round 2",) * 6 + ("Round 3",) * 20
    lines = [Curve("Ann", tuple(range(30)), "seat1")]
    canvas = Canvas(50, 10, look())
    paint_plot(canvas, lines, 0, 0, 50, 10, axis_labels=moments)
    assert re.findall(r"Round \d|\d", canvas.picture().lines()[8]) == ["Round 1", "2", "Round 3"]


def test_a_name_without_a_number_hides_no_round_on_the_axis() -> None:
    moments = ("Choosing the characters", *(f"Round {n}" for n in range(1, 5) for _ in range(8)))
    lines = [Curve("Ann", tuple(range(len(moments))), "seat1")]
    canvas = Canvas(50, 10, look())
    paint_plot(canvas, lines, 0, 0, 50, 10, axis_labels=moments)
    axis = canvas.picture().lines()[8]
    assert re.findall(r"Round \d", axis) == [f"Round {n}" for n in range(1, 5)]
    assert "Choosing" not in axis


@pytest.mark.parametrize("rounds", [6, 9, 12])
@pytest.mark.parametrize("short", range(6))
def test_the_numbers_on_the_axis_have_equal_steps(rounds: int, short: int) -> None:
    """A round that is too short for its number takes the numbers beside it with it."""
    lengths = [1 if number == short else 20 for number in range(rounds)]
    moments = [f"Round {n}" for n, length in enumerate(lengths, 1) for _ in range(length)]
    canvas = Canvas(60, 10, look())
    values = tuple(range(len(moments)))
    paint_plot(canvas, [Curve("Ann", values, "seat1")], 0, 0, 60, 10, axis_labels=moments)
    numbers = [int(each) for each in re.findall(r"\d+", canvas.picture().lines()[8])]
    assert len(numbers) > 1
    assert numbers == list(range(1, rounds + 1, numbers[1] - numbers[0])), numbers


@pytest.mark.parametrize("second", range(2, 12))
def test_no_round_is_missing_on_the_axis_where_its_number_fits(second: int) -> None:
    """A short round beside long ones: its number has room if the next is a number too."""
    moments = ("Round 1",) * 5 + ("Round 2",) * second + ("Round 3",) * 40
    canvas = Canvas(60, 10, look())
    values = tuple(range(len(moments)))
    paint_plot(canvas, [Curve("Ann", values, "seat1")], 0, 0, 60, 10, axis_labels=moments)
    axis = canvas.picture().lines()[8]
    assert re.findall(r"\d", axis) == ["1", "2", "3"], axis
