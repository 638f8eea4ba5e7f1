"""A position: all that a match needs to go on."""

from __future__ import annotations

import json

from engine.core.codec import from_plain, to_plain
from engine.core.match import restored_match
from engine.core.match_access import position_of
from engine.core.position import Position
from tests.engine.core.high_card_steps import begin, first_choice
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard


def test_partial_answers_are_saved_and_restored() -> None:
    match = begin(seats=3)
    match.answer(2, first_choice(match, 2))
    plain = json.loads(json.dumps(to_plain(position_of(match))))
    position = from_plain(plain, Position[HighCard])
    restored = restored_match(high_card.GAME, match.charter, position, match.log)
    assert restored.pending == match.pending
    assert restored.digest() == match.digest()
    for seat in (0, 1):
        assert restored.answer(seat, first_choice(restored, seat)) == match.answer(
            seat, first_choice(match, seat)
        )
    assert restored.digest() == match.digest()
