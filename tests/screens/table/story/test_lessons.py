"""A lesson is shown the first time that a seat is asked in a part of a turn."""

from __future__ import annotations

from screens.table.story.lessons import Lessons, goal_and_lesson
from tests.painters import painter_of
from tests.screens.testing.sound_painter import SOUND


def lesson(part: str) -> tuple[str, str]:
    return part, part and f"About the {part}."


def begun() -> Lessons:
    return Lessons(painter_of(**{**SOUND, "lesson": lesson}))


def test_a_lesson_lasts_as_long_as_its_part_of_the_turn_and_comes_once() -> None:
    lessons, shown = begun(), []
    for part in ("walk", "walk", "shot", "walk"):
        lessons.note_question(0, part)
        shown.append(lessons.text)
    assert shown == ["About the walk.", "About the walk.", "About the shot.", ""]


def test_another_seat_at_the_keyboard_has_its_own_lessons() -> None:
    lessons = begun()
    lessons.note_question(0, "walk")
    lessons.note_question(1, "walk")
    assert lessons.text == "About the walk."
    lessons.note_question(0, "walk")
    assert lessons.text == ""


def test_a_part_without_a_lesson_shows_none() -> None:
    lessons = begun()
    lessons.note_question(0, "")
    assert lessons.text == ""


GOAL = "The Well: most achievements win. It ends after 5 to 9 rounds. Twice as many alive win."
LESSON = "Phases 1 to 6 asked nothing: none of your units is on the map yet. 7 of 7: units enter."


def test_a_low_window_shows_the_goal_and_the_phase_in_fewer_lines() -> None:
    """The rest is in the help."""
    lines = goal_and_lesson(GOAL, LESSON, 3, "?")
    assert len(lines) == 3
    assert " ".join(lines) == (
        f"The Well: most achievements win. It ends after 5 to 9 rounds. … (? for all) {LESSON}"
    )
    lines = goal_and_lesson(GOAL, LESSON, 2, "?")
    assert lines == ("The Well: most achievements win. … (? for all)", "7 of 7: units enter.")


def test_with_enough_rows_the_goal_and_the_lesson_are_whole() -> None:
    assert " ".join(goal_and_lesson(GOAL, LESSON, None, "?")) == f"{GOAL} {LESSON}"
    assert goal_and_lesson("", "", 3, "?") == ()
