"""The pen of a board with seats: the viewer's seat, the order of seats, and their colours."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from attrs import frozen
from rich.style import Style

from engine.core.text import join_with_and
from tui.widgets.pen import Pen


class SeenFromSeat(Protocol):
    """A view with the number of its seat."""

    @property
    def seat(self) -> int | None:
        """The viewer's seat; None for a spectator."""


W = TypeVar("W", bound=SeenFromSeat)
S = TypeVar("S")


@frozen
class SeatPen(Pen[W], Generic[W, S], ABC):
    """The pen of a game's painters, where `S` is its view of one seat.

    A game supplies the seats of its view, and the name of a seat.
    """

    @property
    @abstractmethod
    def seats(self) -> Sequence[S]:
        """All seats by number."""

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """The name of a seat in a sentence."""

    def seat_role(self, seat: int) -> str:
        return f"seat{seat + 1}"

    # Seating order

    @property
    def own_number(self) -> int:
        """The seat of the viewer, or the first for a spectator."""
        return self.view.seat or 0

    @property
    def own_seat(self) -> S:
        """The viewer's seat, as the view shows it."""
        return self.seats[self.own_number]

    @property
    def ring(self) -> list[S]:
        return [*self.seats[self.own_number :], *self.seats[: self.own_number]]

    @property
    def others(self) -> list[S]:
        return self.ring[1:]

    # Styles

    def seat_ink(self, seat: int, *, on: str | None = None, bold: bool = True) -> Style:
        return self.ink(self.seat_role(seat), on=on, bold=bold)

    def plate_style(self, seat: int) -> Style:
        """The style of a name plate: dark letters on the seat's colour."""
        return self.ink("background", on=self.seat_role(seat), bold=True)

    def seat_names(self, seats: Iterable[int]) -> str:
        """Seats in a sentence: "you, Vane and Novak"; "nobody" if there are none."""
        return join_with_and(map(self.seat_name, seats), empty="nobody")
