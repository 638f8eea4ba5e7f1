"""Private tables, which are found only by their code, and tables that cannot be watched."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.config import Limits
from net.hall.codes import ALPHABET
from net.hall.errors import (
    NoSpectatorsError,
    NoSuchTableError,
    PrivateTableError,
    TableFullError,
    TooFastError,
)
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import close_hall, open_hall, pass_time, plan_of, table_with
from tests.net.hall.people import ADA, ANN, BOB, CID, DAN, GUS


async def test_a_private_table_is_found_by_its_code_alone(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(public=False))
    assert hall.tables_listed_for(BOB) == []
    assert [table.code for table in hall.tables_listed_for(ANN)] == [ann.code]
    (hosted,) = hall.tables
    with pytest.raises(PrivateTableError, match="you need its code"):
        await hosted.prepare_for(BOB)
    bob = await enter_hall(hall, BOB).come_to(ann.code.lower())
    await bob.sit()
    assert bob.stage == "playing"


async def test_a_private_table_is_nowhere_to_be_seen(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(public=False))
    assert [person.tables for person in hall.online()] == [()]
    wrong = ann.code[:4] + next(letter for letter in ALPHABET if letter != ann.code[4])
    with pytest.raises(NoSuchTableError) as caught:
        hall.find(wrong, BOB)
    assert ann.code not in str(caught.value)


async def test_a_wrong_code_gets_a_suggestion(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    wrong = ann.code[:4] + "0"
    with pytest.raises(NoSuchTableError, match=f"{wrong}'; did you mean {ann.code}"):
        hall.find(wrong, BOB)


async def test_codes_cannot_be_tried_out(hall: Hall) -> None:
    for _ in range(20):
        with pytest.raises(NoSuchTableError):
            hall.find("\x1b[2J00000", GUS)
    with pytest.raises(TooFastError, match="too many wrong codes"):
        hall.find("00000", GUS)
    await pass_time(hall, 60)
    with pytest.raises(NoSuchTableError):
        hall.find("00000", GUS)


async def test_a_table_may_refuse_spectators(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(allows_spectators=False))
    bob = await enter_hall(hall, BOB).come_to(ann.code)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    told: list[str] = []
    cid.on_dismissed = told.append
    await bob.sit()
    assert told == [f"Table {ann.code} is closed to spectators"]
    assert not cid.is_open
    with pytest.raises(NoSpectatorsError, match="is closed to spectators"):
        await enter_hall(hall, DAN).come_to(ann.code)
    assert (await enter_hall(hall, BOB).come_to(ann.code)).seat == 1


async def test_who_has_resigned_may_stay_where_nobody_else_may_watch(hall: Hall) -> None:
    ann, bob, _ = await table_with(hall, ANN, BOB, CID, allows_spectators=False)
    await bob.resign()
    assert bob.is_open
    assert (await enter_hall(hall, BOB).come_to(ann.code)).seat is None


async def test_only_so_many_may_watch(path: Path) -> None:
    hall = await open_hall(path, limits=Limits(spectators_per_table=1))
    ann, _ = await table_with(hall, ANN, BOB)
    await enter_hall(hall, CID).come_to(ann.code)
    with pytest.raises(TableFullError, match="too many people are watching"):
        await enter_hall(hall, DAN).come_to(ann.code)
    await close_hall(hall)


async def test_an_administrator_sees_all_tables(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of(public=False))
    assert [table.code for table in hall.tables_listed_for(ADA)] == [ann.code]
