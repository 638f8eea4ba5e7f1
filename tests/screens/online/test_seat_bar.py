"""The title bar of a hosted table: all seats have a place in it."""

from __future__ import annotations

import pytest
from attrs import evolve

from net.hall.summaries import SeatSummary
from screens.online.seat_bar import ShownSeat, paint_seat_bar
from themes.look import look

NAMES = (
    "ada",
    "grace",
    "margaret",
    "katherine",
    "radia",
    "barbara",
    "frances",
    "evelyn-boyd-granville",
)


def shown_seat(seat: int, clock: float | None = None) -> ShownSeat:
    summary = SeatSummary(
        seat=seat,
        kind="person",
        label=NAMES[seat],
        presence="here",
        is_asked=seat == 1,
        seconds_left=clock,
        takeover="",
    )
    return ShownSeat(f"Fighter {seat + 1}", f"seat{seat + 1}", summary)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("count", [2, 4, 8])
def test_every_guest_has_a_mark_and_the_match_its_place(count: int, width: int) -> None:
    seats = tuple(shown_seat(seat) for seat in range(count))
    picture = paint_seat_bar("Taidian", "Round 12", seats, width, look("dark", "unicode"))
    (line,) = picture.lines()
    assert "Round 12" in line
    assert line.count("●") == 1
    assert line.count("○") == count - 1
    assert f"● {NAMES[1][:2]}" in line or "● Fighter 2 (grace)" in line


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_visitor_who_is_asked_sees_the_clock_at_any_width(count: int, width: int) -> None:
    seats = tuple(shown_seat(seat, clock=56.0) for seat in range(count))
    picture = paint_seat_bar("Taidian", "Round 12", seats, width, look("dark", "unicode"))
    (line,) = picture.lines()
    _, _, asked = line.partition("●")
    assert "0:56" in asked.partition("○")[0]
    assert line.count("○") == count - 1


def test_a_place_that_is_not_shown_leaves_its_room_to_the_names() -> None:
    seats = tuple(shown_seat(seat) for seat in range(8))
    picture = paint_seat_bar("Duel of Ages II", "Round 2, White: move", seats, 80, look())
    (line,) = picture.lines()
    told = [words.strip() for words in line.replace("●", "○").split("○")[1:]]
    assert told == [name[:3] for name in NAMES]


def test_bots_of_one_kind_keep_their_numbers() -> None:
    bots = [evolve(shown_seat(seat).summary, label=f"Greedy {seat + 1}") for seat in range(8)]
    seats = tuple(ShownSeat("White", "hue1", bot) for bot in bots)
    (line,) = paint_seat_bar("Duel of Ages II", "Round 2", seats, 80, look()).lines()
    assert [f"G{number}" in line for number in range(1, 9)] == [True] * 8
