"""Lessons: a line about each part of a turn, the first time that a player is asked in it."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from screens.table.painter import Painter


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
