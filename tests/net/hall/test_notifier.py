"""Notifications: one for many changes, and to all who watch."""

from __future__ import annotations

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import pass_time, table_with
from tests.net.hall.people import ANN, BOB, CID, DAN


async def test_changes_beside_the_match_ring_the_tables_bell(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await pass_time(hall, 1)
    rings: list[None] = []
    bob.watch_table(lambda: rings.append(None))
    ann.close()
    await pass_time(hall, 0)
    assert len(rings) == 1
    bob.close()
    await enter_hall(hall, CID).come_to(ann.code)
    await pass_time(hall, 1)
    assert len(rings) == 1


async def test_the_lobby_is_told_of_many_changes_at_once(hall: Hall) -> None:
    rings: list[None] = []
    visit = enter_hall(hall, CID)
    visit.watch(lambda: rings.append(None))
    await pass_time(hall, 1)
    rings.clear()
    await table_with(hall, ANN, BOB)
    assert rings == []
    await pass_time(hall, 1)
    assert len(rings) == 1
    visit.leave()
    enter_hall(hall, DAN)
    await pass_time(hall, 1)
    assert len(rings) == 1


async def test_a_broken_lobby_screen_does_not_keep_the_news_from_others(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    rings: list[None] = []

    def broken() -> None:
        raise RuntimeError("no screen")

    hall.watch(broken)
    hall.watch(lambda: rings.append(None))
    enter_hall(hall, ANN)
    await pass_time(hall, 1)
    assert len(rings) == 1
    assert "an observer of a change failed" in caplog.text
