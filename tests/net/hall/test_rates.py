"""Rates: how often a visitor, a name or a network may do what costs other people."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.config import Limits
from net.hall.errors import TooFastError, TooManyTablesError
from net.hall.hall import Hall
from net.hall.rates import (
    ACTIONS_PER_MINUTE,
    HINTS_PER_MINUTE,
    NAMES_PER_NETWORK,
    REQUESTS_PER_MINUTE,
    TABLES_PER_MINUTE,
)
from net.hall.visit import enter_hall
from net.visitor import Visitor
from tests.net.hall.halls import close_hall, open_hall, plan_of, play, table_with
from tests.net.hall.people import ANN, BOB


async def test_guests_of_one_network_share_their_tables_and_their_pace(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "few.sqlite3", limits=Limits(tables_per_player=2))
    guests = [Visitor(name, f"2001:db8::{number}") for number, name in enumerate("abc")]
    for guest in guests[:2]:
        await enter_hall(hall, guest).create(plan_of())
    with pytest.raises(TooManyTablesError, match="you are already at 2 tables"):
        await enter_hall(hall, guests[2]).create(plan_of())
    await enter_hall(hall, Visitor("d", "2001:db8:0:1::1")).create(plan_of())
    await enter_hall(hall, Visitor("e", "2001:db8::9", "SHA256:e")).create(plan_of())
    for number in range(ACTIONS_PER_MINUTE - 3):
        hall.services.rates.check_action(Visitor("f", f"2001:db8::f:{number}"))
    with pytest.raises(TooFastError):
        hall.services.rates.check_action(Visitor("g", "2001:db8::1:1"))
    await close_hall(hall)


async def test_many_names_at_one_address_share_a_pace(hall: Hall) -> None:
    count = NAMES_PER_NETWORK + 1
    names = [Visitor(f"n{each}", "10.0.0.1", f"SHA256:{each}") for each in range(count)]
    for name in names[:-1]:
        for _ in range(HINTS_PER_MINUTE):
            hall.services.rates.check_hint(name)
    with pytest.raises(TooFastError, match="too many hints"):
        hall.services.rates.check_hint(names[-1])
    hall.services.rates.check_hint(BOB)


async def test_new_tables_have_a_pace(hall: Hall) -> None:
    visit = enter_hall(hall, ANN)
    for _ in range(TABLES_PER_MINUTE):
        await (await visit.create(plan_of())).leave()
    with pytest.raises(TooFastError, match="too many new tables"):
        await visit.create(plan_of())


async def test_requests_have_a_pace_of_their_own(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await play(ann, bob, answers=2)
    for _ in range(REQUESTS_PER_MINUTE):
        await ann.ask_undo(1)
        await bob.consent(False)
    with pytest.raises(TooFastError, match="too many requests"):
        await ann.ask_end()
    await bob.ask_end()
