"""Names of players in the words of the rules."""

from __future__ import annotations

import pytest

from screens.base.seat_names import distinct_names, is_numbered, with_people, with_players


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


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Seat 1 wins with 40", "You win with 40"),
        ("Round 2; Seat 1 is the Dealer", "Round 2; you are the Dealer"),
        ("Seat 1 passes Rod to Seat 2", "You pass Rod to bob"),
        ("Seat 2 draws Rod from the hand of Seat 1", "bob draws Rod from your hand"),
        ("Seat 1 and Seat 2 are tied at 50", "You and bob are tied at 50"),
        ("Seat 1 has no card. Seat 1 carries on", "You have no card. You carry on"),
        ("Seat 2 moves Rod into the Output Deck of Seat 1", "bob moves Rod into your Output Deck"),
        ("Seat 1 (you)", "You"),
        ("It is Seat 1's turn", "It is your turn"),
    ],
)
def test_a_single_player_without_a_name_is_spoken_to(text: str, shown: str) -> None:
    assert with_players(text, ["You", "bob"]) == shown


def test_players_with_the_same_name_are_told_apart_by_their_seats() -> None:
    assert distinct_names(["You", "Modest", "Modest"]) == ["You", "Modest 2", "Modest 3"]


def test_a_seat_with_a_part_has_a_name_of_its_own() -> None:
    assert is_numbered("Seat 2", 1)
    assert not is_numbered("Seat 2", 0)
    assert not is_numbered("Nikola Tesla", 1)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            "Edison is played by seat 2 (Edison Electric)",
            "Edison is played by bob (Edison Electric)",
        ),
        ("Pell is played by player 1", "Pell is played by you"),
        ("White is player 1 and player 2: Respect 8", "White is you and bob: Respect 8"),
        ("Sacagawea is drafted by the team of player 2", "Sacagawea is drafted by the team of bob"),
        ("Sacagawea is drafted by the team of player 1", "Sacagawea is drafted by your team"),
        ("played by player 3", "played by player 3"),
        ("deals each player 2 cards", "deals each player 2 cards"),
    ],
)
def test_who_plays_a_part_is_called_by_the_own_name(text: str, shown: str) -> None:
    assert with_people(text, ["You", "bob"]) == shown
