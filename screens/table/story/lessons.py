"""Lessons: a line about each part of a turn, the first time that a player is asked in it."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from screens.table.painter import Painter
from tui.widgets.cells import wrapped_lines
from tui.widgets.choices import sentences

GOAL_WIDTH = 77
"""The width of a line about the goal of the game, so that it fits 80 columns."""


@define
class Lessons:
    """The current lesson of a seat, and those that it has had in this match."""

    painter: Painter[Any]
    text: str = field(default="", init=False)
    """The lesson about the question of the seat; empty if it has had it before."""
    _current: tuple[int | None, str] = field(default=(None, ""), init=False)
    _read_before: set[tuple[int | None, str]] = field(factory=set, init=False)

    def note_question(self, seat: int | None, view: Any) -> None:
        """Note that a seat is asked; a lesson lasts until its part of the turn is over."""
        name, text = self.painter.lesson(view)
        key = seat, name
        if key != self._current:
            self._read_before.add(self._current)
            self._current = key
        self.text = "" if key in self._read_before else text


def goal_and_lesson(goal: str, lesson: str, max_rows: int | None, help_key: str) -> tuple[str, ...]:
    """The lines of the goal and of a lesson, without sentences for which there are no rows."""
    goals, lessons, rest_text = sentences(goal), sentences(lesson), ""
    while True:
        texts = (" ".join((*goals, *filter(None, (rest_text,)))), " ".join(lessons))
        lines = tuple(line for text in texts for line in wrapped_lines(text, GOAL_WIDTH))
        if max_rows is None or len(lines) <= max_rows or len(goals) + len(lessons) <= 2:
            return lines
        if len(goals) > 1:
            goals, rest_text = goals[:-1], f"… ({help_key} for all)"
        else:
            lessons = lessons[1:]
