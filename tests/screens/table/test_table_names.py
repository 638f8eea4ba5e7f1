"""The names of the seats at a table: roles where the game has them, players elsewhere."""

from __future__ import annotations

from typing import Any

import wardenclyffe
from saves.record import HUMAN, Player
from screens.table.table_names import TableNames

ANN, BOB = Player(HUMAN, "Ann"), Player(HUMAN, "Bob")


def names_of(match: wardenclyffe.Match[Any], *players: Player) -> TableNames:
    return TableNames(match.game, players, lambda: match.view(None))


def test_a_seat_without_a_role_is_called_by_its_player() -> None:
    names = names_of(wardenclyffe.new_match("lightning", seed=1, seats=2), ANN, BOB)
    assert [names.seat_name(0), names.name_with_player(1), names.player(0)] == ["Ann", "Bob", ""]
    assert names.with_names("Seat 2 wins") == "Bob wins"
    assert names.with_names("nobody wins") == "nobody wins"


def test_a_seat_with_a_role_is_called_by_it_with_its_player_beside_it() -> None:
    match = wardenclyffe.new_match("duel", seed=1, options={"first": "seat 2"})
    match.answer(1, "inventor tesla")
    names = names_of(match, ANN, BOB)
    assert names.seat_name(1) == "Nikola Tesla"
    assert names.name_with_player(1) == "Nikola Tesla (Bob)"
    chips = names.seat_chips(waiting_for=(0,))
    assert [(chip.asked, chip.note) for chip in chips] == [(True, ""), (False, "Bob")]


def test_players_of_the_same_name_can_be_told_apart() -> None:
    names = names_of(wardenclyffe.new_match("lightning", seed=1, seats=2), ANN, ANN)
    assert len({names.seat_name(0), names.seat_name(1)}) == 2
