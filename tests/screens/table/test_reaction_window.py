"""A reaction window: its countdown, and what ends it."""

from __future__ import annotations

import pytest

from engine.core.choice import PASS, Decision, choice
from screens.table.reaction_window import TimedWindow, is_window

LAY = choice("lay", "card-01")

NOTHING = Decision(0, "React?", (PASS,))

SOMETHING = Decision(0, "React?", (LAY, PASS))


def is_due_a_second_later(window: TimedWindow, *, covered: bool = False) -> bool:
    """Count one second; is it time to pass then?"""
    window.tick(is_covered=covered)
    return window.is_due


def test_a_pass_as_last_choice_makes_a_window() -> None:
    assert is_window(NOTHING)
    assert is_window(SOMETHING)
    assert not is_window(None)
    assert not is_window(Decision(0, "Pass one on", (choice("pass", "card-01"),)))


def test_with_nothing_to_play_the_moment_passes_by_itself() -> None:
    window = TimedWindow(NOTHING, 2, has_company=False)
    assert "passing in 2 s" in window.pending_text()
    assert not is_due_a_second_later(window)
    assert is_due_a_second_later(window)


def test_with_something_to_play_there_is_as_much_time_as_one_wants() -> None:
    window = TimedWindow(SOMETHING, 2, has_company=False)
    assert not window.pending_text()
    assert not any(is_due_a_second_later(window) for _ in range(100))


def test_what_a_player_does_not_want_to_be_asked_passes_by_itself() -> None:
    window = TimedWindow(SOMETHING, 2, has_company=False, idle=True)
    assert "passing in 2 s" in window.pending_text()
    assert not is_due_a_second_later(window)
    assert is_due_a_second_later(window)
    waits = TimedWindow(SOMETHING, 0, has_company=False, idle=True)
    assert not any(is_due_a_second_later(waits) for _ in range(3)), (
        "a player who waits is asked all the same"
    )


def test_a_player_who_waits_is_not_hurried() -> None:
    window = TimedWindow(NOTHING, 0, has_company=True)
    assert not window.pending_text()
    assert not is_due_a_second_later(window)
    assert window.try_pass(), "nothing is held back either"


def test_a_key_stops_the_countdown() -> None:
    window = TimedWindow(NOTHING, 2, has_company=False)
    window.take_back_pass()
    assert not window.pending_text()
    assert not any(is_due_a_second_later(window) for _ in range(3))
    assert window.try_pass()


def test_nothing_passes_by_itself_behind_another_page() -> None:
    window = TimedWindow(NOTHING, 2, has_company=False)
    assert not is_due_a_second_later(window, covered=True)
    assert not is_due_a_second_later(window)


def heard_after(decision: Decision, *, passes_after: int | None) -> int:
    """The second when the others see a pass given after `passes_after`; None for never."""
    window = TimedWindow(decision, 3, has_company=True)
    for second in range(100):
        if second == passes_after and window.try_pass():
            return second
        if is_due_a_second_later(window):
            return second + 1
    raise AssertionError("they never heard of it")


@pytest.mark.parametrize("decision", [NOTHING, SOMETHING])
@pytest.mark.parametrize("quickly", [0, 1, 2])
def test_among_people_a_quick_pass_and_no_choice_at_all_look_the_same(
    decision: Decision, quickly: int
) -> None:
    by_itself = heard_after(NOTHING, passes_after=None)
    assert heard_after(decision, passes_after=quickly) == by_itself == 3
    assert heard_after(decision, passes_after=5) == (3 if decision is NOTHING else 5)


def test_alone_with_bots_a_pass_goes_at_once() -> None:
    assert TimedWindow(SOMETHING, 3, has_company=False).try_pass()
