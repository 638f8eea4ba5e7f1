"""The state of a hosted table after an answer: which requests stay."""

from __future__ import annotations

import pytest

from net.hall.errors import NothingToAgreeError
from net.hall.hall import Hall
from tests.net.hall.halls import answer, play, table_with
from tests.net.hall.people import ANN, BOB


async def test_an_answer_makes_a_request_void(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    await play(ann, bob, answers=1)
    assert ann.request is None
    with pytest.raises(NothingToAgreeError):
        await bob.consent(True)


async def test_a_wish_to_end_stays_while_others_play(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await ann.ask_end()
    await answer(bob)
    assert ann.request is not None
    await bob.consent(True)
    assert ann.result == "ann and bob draw: ended by agreement"
