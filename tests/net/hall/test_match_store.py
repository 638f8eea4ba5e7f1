"""The store of a hosted match: it changes with its table, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from saves.errors import BusyError
from tests.net.hall.halls import ANN, BOB, locked, plan_of, play, stage, table_with


async def test_the_last_seat_is_taken_only_if_the_match_can_be_stored(
    hall: Hall, path: Path
) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    with locked(path), pytest.raises(BusyError):
        await bob.sit()
    assert (bob.seat, stage(bob)) == (None, "gathering")
    assert await hall.services.stores.matches.summaries() == []
    await bob.sit()
    assert (bob.seat, stage(bob)) == (1, "playing")


async def test_an_agreed_undo_that_could_not_be_stored_can_be_agreed_to_again(
    hall: Hall, path: Path
) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    await ann.ask_undo(2)
    with locked(path), pytest.raises(BusyError):
        await bob.consent(True)
    assert ann.match.update(0).answer_count == 2
    assert ann.request is not None
    await bob.consent(True)
    assert ann.match.update(0).answer_count == 0
