"""The match in memory: it sleeps without visitors, and changes with its table or not at all."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from net.hall.hall import Hall
from net.hall.timeouts import SLEEP_AFTER_SECONDS
from net.hall.visit import enter_hall
from saves.errors import BusyError
from tests.net.hall.halls import (
    answer,
    close_hall,
    locked,
    pass_time,
    plan_of,
    play,
    reopened,
    stage,
    table_with,
    until,
)
from tests.net.hall.people import ANN, BOB, CID, OPEN, ROBOT


async def test_a_match_without_visitors_sleeps_until_one_comes(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    before = bob.match.update(1)
    ann.close()
    bob.close()
    (hosted,) = hall.tables
    await pass_time(hall, SLEEP_AFTER_SECONDS - 1)
    assert hosted.running_match.table is not None
    await pass_time(hall, 1)
    assert hosted.running_match.table is None
    (table,) = hall.tables_listed_for(BOB)
    assert (table.progress_text, table.is_my_turn) == ("Round 1", True)
    back = await enter_hall(hall, BOB).come_to(bob.code)
    shown = back.match.update(1)
    assert attrs.evolve(shown, decision=before.decision) == before
    assert shown.decision == before.decision
    await answer(back)
    assert back.match.update(None).where.text == "Round 2"


async def test_a_stand_in_wakes_a_sleeping_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB, stand_in_minutes=30)
    await answer(ann)
    bob.close()
    await pass_time(hall, 60)
    ann.close()
    (hosted,) = hall.tables
    await pass_time(hall, 600)
    assert hosted.running_match.table is None
    await pass_time(hall, 1140)
    assert hosted.running_match.table is not None
    cid = await enter_hall(hall, CID).come_to(ann.code)
    await until(cid, lambda: cid.match.update(None).answer_count >= 2)


async def test_bots_play_on_by_themselves_after_a_crash(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(OPEN, ROBOT, ROBOT))
    await answer(ann)
    again = await reopened(hall, crashed=True)
    anns = await enter_hall(again, ANN).come_to(ann.code)
    await until(anns, lambda: anns.match.update(0).decision is not None or anns.match.is_over)
    await close_hall(again)


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
