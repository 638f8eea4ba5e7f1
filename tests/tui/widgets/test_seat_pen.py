"""The order, the names and the colours of seats, from the viewer's seat."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from themes.look import look
from tui.widgets.canvas import Canvas, Offer
from tui.widgets.seat_pen import SeatPen


@frozen
class View:
    seat: int | None
    names: tuple[str, ...] = ("Ann", "Ben", "Cem")


@frozen
class NamePen(SeatPen[View, str]):
    @property
    def seats(self) -> Sequence[str]:
        return self.view.names

    def seat_name(self, seat: int) -> str:
        return "you" if seat == self.view.seat else self.seats[seat]


def test_seats_are_seen_from_the_own_one_in_turn_order() -> None:
    used = NamePen(Canvas(9, 1, look()), View(1), Offer())
    assert (used.own_number, used.own_seat) == (1, "Ben")
    assert used.ring == ["Ben", "Cem", "Ann"]
    assert used.others == ["Cem", "Ann"]


def test_a_spectator_sees_the_table_from_the_first_seat() -> None:
    used = NamePen(Canvas(9, 1, look()), View(None), Offer())
    assert used.ring == ["Ann", "Ben", "Cem"]
    assert used.seat_names((0, 1)) == "Ann and Ben", "no seat is the spectator's"


def test_seats_are_listed_in_a_sentence() -> None:
    used = NamePen(Canvas(9, 1, look()), View(0), Offer())
    assert used.seat_names((0, 1, 2)) == "you, Ben and Cem"
    assert used.seat_names(()) == "nobody"


def test_a_name_plate_has_the_colour_of_the_seat_as_its_ground() -> None:
    used = NamePen(Canvas(9, 1, look()), View(0), Offer())
    assert used.plate_style(1).bgcolor == used.seat_ink(1).color == look().style("seat2").color
