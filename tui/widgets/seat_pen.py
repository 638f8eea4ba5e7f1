"""The pen of a board with seats: which is the viewer's, in what order they sit, their colours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from attrs import frozen
from rich.style import Style

from engine.core.text import listed
from tui.widgets.pen import Pen


class SeenFromSeat(Protocol):
    """A view that says whose it is."""

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""


W = TypeVar("W", bound=SeenFromSeat)
S = TypeVar("S")


@frozen
class SeatPen(Pen[W], Generic[W, S], ABC):
    """What a game's painters draw with, where `S` is its view of one seat.

    A game says which of its view's fields holds the seats, and what a seat is called.
    """

    @property
    @abstractmethod
    def seats(self) -> Sequence[S]:
        """All seats by number."""

    @abstractmethod
    def called(self, seat: int) -> str:
        """What a seat is called in a sentence."""

    def seat_role(self, seat: int) -> str:
        """The palette role of a seat's colour."""
        return f"seat{seat + 1}"

    # Who sits where

    @property
    def me(self) -> int:
        """The seat that the table is seen from: the viewer's, or the first for a spectator."""
        return self.view.seat or 0

    @property
    def own(self) -> S:
        """The seat of `me`, as the view shows it."""
        return self.seats[self.me]

    @property
    def ring(self) -> list[S]:
        """All seats in turn order, the viewer's own first."""
        return [*self.seats[self.me :], *self.seats[: self.me]]

    @property
    def others(self) -> list[S]:
        """The other seats in turn order, from the left neighbour on."""
        return self.ring[1:]

    # How they look

    def seat_ink(self, seat: int, *, on: str | None = None, bold: bool = True) -> Style:
        """The style of a word about a seat."""
        return self.ink(self.seat_role(seat), on=on, bold=bold)

    def plate(self, seat: int) -> Style:
        """The style of a name plate: dark letters on the seat's colour."""
        return self.ink("background", on=self.seat_role(seat), bold=True)

    def listed(self, seats: Iterable[int]) -> str:
        """Seats in a sentence: "you, Vane and Novak"; "nobody" if there are none."""
        return listed(map(self.called, seats), empty="nobody")
