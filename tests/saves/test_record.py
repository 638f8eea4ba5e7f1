"""What lists say of a match that is over."""

from __future__ import annotations

import pytest

from engine.core.state import Outcome
from saves.record import YOU, Player, outcome_text

ANN, BOB, ALONE = Player("human", "Ann"), Player("human", "Bob"), Player("human", YOU)


@pytest.mark.parametrize(
    ("players", "winners", "words"),
    [
        ((ANN, BOB), (1,), "Bob wins: by a nose"),
        ((ALONE, BOB), (0,), "You win: by a nose"),
        ((ANN, BOB), (0, 1), "Ann and Bob draw: by a nose"),
    ],
)
def test_the_verb_fits_who_won(
    players: tuple[Player, ...], winners: tuple[int, ...], words: str
) -> None:
    others = tuple(seat for seat in (0, 1) if seat not in winners)
    ranking = (winners, others) if others else (winners,)
    assert outcome_text(Outcome(ranking, (1, 0), "by a nose"), players) == words


def test_a_long_name_is_cut_before_its_quotes() -> None:
    with pytest.raises(ValueError, match=r"^'x{40}\.\.\.' is not a name"):
        Player("human", "x" * 100)


def test_what_beat_all_players_is_named() -> None:
    beaten = Outcome(((0,), (1,)), (1, 0), "by a nose", beaten_by="The Hopper")
    assert outcome_text(beaten, (ALONE, BOB)) == "The Hopper wins: by a nose"


def test_a_match_that_lasts_has_no_outcome_to_tell() -> None:
    assert outcome_text(None, (ANN, BOB)) == ""
