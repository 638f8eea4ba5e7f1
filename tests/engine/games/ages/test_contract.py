"""Duel of Ages II keeps what every game promises."""

from engine.games.ages import GAME
from engine.testing import check_game


def test_the_contract_of_every_game() -> None:
    """Saving, forking, undo, words and secrecy hold at random play with all seats and options."""
    check_game(GAME)
