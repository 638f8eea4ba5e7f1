"""Names of players in the words of the rules."""

from __future__ import annotations

import pytest

from screens.table.seat_names import is_numbered, with_players


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Seat 2 wins with 40", "bob wins with 40"),
        ("gives Rod to Seat 1, not to Seat 2", "gives Rod to ada, not to bob"),
        ("Seat 3 is free", "Seat 3 is free"),
        ("Seat 12, Seats 1 and Seating 1", "Seat 12, Seats 1 and Seating 1"),
    ],
)
def test_a_seat_is_called_as_its_player(text: str, shown: str) -> None:
    assert with_players(text, ["ada", "bob"]) == shown


def test_a_seat_with_a_part_has_a_name_of_its_own() -> None:
    assert is_numbered("Seat 2", 1)
    assert not is_numbered("Seat 2", 0)
    assert not is_numbered("Nikola Tesla", 1)
