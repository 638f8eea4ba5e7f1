"""A page written from the top: wrapped, indented, and cut at its end."""

from __future__ import annotations

from tests.tui.widgets.painted import lines, pen
from tui.widgets.lines import Lines


def test_a_page_is_written_line_by_line() -> None:
    used = pen(20, 5)
    page = Lines(used, 20, 5)
    page.heading("City")
    page.text("Albany has two projects", indent=2)
    page.gap(least=5)
    page.runs(("$18k", used.ink("text")))
    shown = [line.rstrip() for line in lines(used)]
    assert "City" in shown[0]
    assert shown[1:] == ["  Albany has two", "  projects", "", "$18k"]


def test_a_low_page_has_no_blank_lines() -> None:
    page = Lines(pen(20, 4), 20, 4)
    page.gap(least=5)
    assert page.y == 0


def test_lines_below_the_end_are_left_out_and_counted() -> None:
    used = pen(10, 2)
    page = Lines(used, 10, 2)
    page.text("one two three four")
    page.heading("Five")
    assert [line.rstrip() for line in lines(used)] == ["one two", "three four"]
    assert page.y == 3


def test_the_last_run_is_wrapped_below_its_beginning() -> None:
    used = pen(30, 4)
    page = Lines(used, 30, 4)
    page.wrap(("Axe  ", used.ink("text")), ("Power 5 and Damage 2 in melee", used.ink("text")))
    shown = [line.rstrip() for line in lines(used)]
    assert shown[:2] == ["Axe  Power 5 and Damage 2 in", "     melee"]


def test_a_run_without_room_beside_the_others_begins_on_a_new_line() -> None:
    used = pen(24, 4)
    page = Lines(used, 24, 4)
    page.wrap(("Badge of the Sword", used.ink("text")), ("Honor 7 counts", used.ink("text")))
    shown = [line.rstrip() for line in lines(used)]
    assert shown[:2] == ["Badge of the Sword", "   Honor 7 counts"]
