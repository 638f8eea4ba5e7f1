"""The lobby: setting tables, finding them, sitting down, and who is there."""

from __future__ import annotations

import re

from net.hall.codes import ALPHABET, new_code
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import answer, plan_of, table_with
from tests.net.hall.people import ANN, BOB, CID, DAN, ROBOT


def test_a_code_is_short_clear_and_rarely_drawn_twice() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 495, "of millions; a hall draws again if a table has the code"
    assert all(re.fullmatch(f"[{ALPHABET}]{{5}}", code) for code in codes)
    assert not set(ALPHABET) & set("01AEIOUL")


async def test_a_visitor_who_sets_a_table_sits_there_and_it_is_listed(hall: Hall) -> None:
    chair = await enter_hall(hall, ANN).create(plan_of())
    assert (chair.seat, chair.stage, chair.is_owner) == (0, "gathering", True)
    (table,) = hall.tables_listed_for(BOB)
    assert (table.code, table.title, table.owner) == (chair.code, "High Card", "ann")
    assert (table.stage, table.free, table.can_join, table.is_mine) == ("gathering", 1, True, False)
    assert [(seat.kind, seat.label, seat.presence) for seat in table.seats] == [
        ("person", "ann", "here"),
        ("open", "", "empty"),
    ]


async def test_a_table_of_bots_is_watched_by_a_visitor_who_set_it(hall: Hall) -> None:
    chair = await enter_hall(hall, ANN).create(plan_of(ROBOT, ROBOT))
    assert chair.seat is None
    assert chair.spectators == ["ann"]


async def test_tables_with_people_present_are_listed_first(hall: Hall) -> None:
    empty = await enter_hall(hall, ANN).create(plan_of())
    full = await enter_hall(hall, BOB).create(plan_of())
    await enter_hall(hall, CID).come_to(full.code)
    empty.close()
    listed = [table.code for table in hall.tables_listed_for(DAN)]
    assert listed == [full.code, empty.code]


async def test_figures_are_kept(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    await answer(ann)
    text = hall.metrics.text()
    assert "wardenclyffe_tables 1\n" in text
    assert "wardenclyffe_online 2\n" in text
    assert "wardenclyffe_answers_total 1\n" in text
    assert "wardenclyffe_apply_seconds_count 1\n" in text
