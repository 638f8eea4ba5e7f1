"""The terminals connected to a table. A seat is kept while its player is away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from net.hall.errors import NotAtTableError
from net.visitor import Visitor


class Attendee(Protocol):
    """The part of a terminal at a table that the table needs: see `chair.Chair`."""

    visitor: Visitor

    def dismiss(self, text: str) -> None:
        """Leave the table because the visitor is no longer allowed there."""


class Attendance:
    """The terminals at one table. A visitor with two terminals is counted twice."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._on_change = on_change
        self._attendees: list[Attendee] = []

    def __len__(self) -> int:
        return len(self._attendees)

    def add(self, attendee: Attendee) -> None:
        self._attendees.append(attendee)
        self._on_change()

    def remove(self, attendee: Attendee) -> None:
        """Remove a terminal; its visitor may have another."""
        if attendee in self._attendees:
            self._attendees.remove(attendee)
            self._on_change()

    def is_here(self, identity: str) -> bool:
        """Does this identity have at least one terminal at the table?"""
        return any(each.visitor.identity == identity for each in self._attendees)

    def people(self) -> list[Visitor]:
        """The visitors who are present, each once."""
        return list({each.visitor.identity: each.visitor for each in self._attendees}.values())

    def dismiss(self, text: str, *, spare: Callable[[str], bool] = lambda identity: False) -> None:
        """Send all terminals away, except those whose identity `spare` accepts."""
        for each in tuple(self._attendees):
            if not spare(each.visitor.identity):
                each.dismiss(text)


class TableStay:
    """The presence of one terminal at a table. It ends once, and stops all its watches."""

    def __init__(self, code: str, on_end: Callable[[], None]) -> None:
        """Begin a stay; `on_end` is called after all its watches have been stopped."""
        self.is_open = True
        self._code = code
        self._on_end = on_end
        self._unwatch: list[Callable[[], None]] = []

    def check(self) -> None:
        """Raise NotAtTableError once the stay has ended."""
        if not self.is_open:
            raise NotAtTableError(f"you are no longer at table {self._code}")

    def call_at_end(self, unwatch: Callable[[], None]) -> Callable[[], None]:
        """Call `unwatch` when the stay ends, and return it."""
        self._unwatch.append(unwatch)
        return unwatch

    def end(self) -> None:
        """Leave the table; a second call does nothing."""
        if self.is_open:
            self.is_open = False
            for unwatch in self._unwatch:
                unwatch()
            self._on_end()
