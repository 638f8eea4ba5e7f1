"""The list of plug-ins that cannot be used."""

from __future__ import annotations

import pytest
from attrs import evolve

from tests.engine.plugins.conftest import Offer
from tests.sample_games import high_card
from tui.__main__ import main

MARBLES = evolve(high_card.GAME, slug="marbles")


def test_the_list_of_games_tells_what_cannot_be_used(
    offer: Offer, capsys: pytest.CaptureFixture[str]
) -> None:
    offer("games", marbles=MARBLES, broken="no game")
    assert main(["games"]) == 0
    said = capsys.readouterr()
    assert "marbles: High Card, for 2 to 4 players" in said.out
    line = "the game 'broken' of another package cannot be used: a str is not a Game"
    assert said.err == f"wardenclyffe games: {line}\n"
    assert main(["games", "--json"]) == 0
    said = capsys.readouterr()
    assert f'"problems": ["{line}"]' in said.out
    assert said.err == ""
