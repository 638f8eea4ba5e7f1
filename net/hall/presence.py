"""Who is at a table right now. Seats are kept for people; chairs come and go with their lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from net.visitor import Visitor


class Attendant(Protocol):
    """Somebody's chair at a table, as far as the table must know it."""

    visitor: Visitor

    def dismiss(self, words: str) -> None:
        """The table cannot be looked at any more."""


class Attendance:
    """The chairs at one table. Somebody with two terminals has two of them."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._chairs: list[Attendant] = []

    def __len__(self) -> int:
        return len(self._chairs)

    def come(self, chair: Attendant) -> None:
        """Somebody is there."""
        self._chairs.append(chair)
        self._changed()

    def go(self, chair: Attendant) -> None:
        """Somebody's terminal is gone; they may have another."""
        if chair in self._chairs:
            self._chairs.remove(chair)
            self._changed()

    def is_here(self, identity: str) -> bool:
        """Is somebody there with one terminal at least?"""
        return any(chair.visitor.identity == identity for chair in self._chairs)

    def people(self) -> list[Visitor]:
        """Everybody who is there, once each."""
        return list({chair.visitor.identity: chair.visitor for chair in self._chairs}.values())

    def dismiss(self, words: str, *, spare: Callable[[str], bool] = lambda identity: False) -> None:
        """Send everybody away but those identities that are spared."""
        for chair in tuple(self._chairs):
            if not spare(chair.visitor.identity):
                chair.dismiss(words)
