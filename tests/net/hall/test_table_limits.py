"""How many tables a server, a network, a key and a visitor may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.config import Limits
from net.hall.errors import TooManyTablesError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.visitor import Visitor
from tests.net.hall.halls import close_hall, open_hall, plan_of, reopened
from tests.net.hall.people import ANN, BOB, CID


async def test_a_server_has_no_more_tables_than_it_is_to_have(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "few.sqlite3", limits=Limits(tables=2))
    first = await enter_hall(hall, ANN).create(plan_of())
    await enter_hall(hall, BOB).create(plan_of())
    with pytest.raises(TooManyTablesError, match="limit of 2 tables"):
        await enter_hall(hall, CID).create(plan_of())
    assert hall.metrics.rejections["tables"] == 1
    await first.leave()
    await enter_hall(hall, CID).create(plan_of())
    await close_hall(hall)


async def test_nobody_has_more_tables_than_allowed(hall: Hall) -> None:
    visit = enter_hall(hall, ANN)
    chairs = [await visit.create(plan_of()) for _ in range(10)]
    with pytest.raises(TooManyTablesError, match="you are already at 10 tables"):
        await visit.create(plan_of())
    other = await enter_hall(hall, BOB).create(plan_of())
    chair = await visit.come_to(other.code)
    with pytest.raises(TooManyTablesError):
        await chair.sit()
    await chairs[0].leave()
    await chair.sit()
    assert chair.seat == 1


async def test_all_names_of_one_key_share_its_tables(hall: Hall) -> None:
    """Accounts are free: a limit only by name would be useless."""
    names = [Visitor(f"n{each}", f"10.1.0.{each}", "SHA256:same") for each in range(11)]
    for visitor in names:
        await hall.accounts.claim(visitor.name, visitor.fingerprint)
    for visitor in names[:10]:
        await enter_hall(hall, visitor).create(plan_of())
    with pytest.raises(TooManyTablesError, match="you are already at 10 tables"):
        await enter_hall(hall, names[10]).create(plan_of())
    await enter_hall(hall, ANN).create(plan_of())


async def test_an_added_key_does_not_use_up_the_tables_of_its_owner(hall: Hall) -> None:
    """An attack: an account adds the public key of another and creates many tables."""
    victim = Visitor("victim", "10.0.0.7", f"SHA256:{'v' * 43}")
    for visitor in (ANN, victim):
        await hall.accounts.claim(visitor.name, visitor.fingerprint)
    await hall.accounts.add_key(ANN, victim.fingerprint)
    for _ in range(10):
        await enter_hall(hall, ANN).create(plan_of())
    await enter_hall(hall, victim).create(plan_of())


async def test_a_network_has_its_own_limit_of_tables(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "few.sqlite3", limits=Limits(tables_per_network=3))
    people = [Visitor(f"n{each}", "10.1.0.1", f"SHA256:{each}") for each in range(4)]
    chairs = [await enter_hall(hall, each).create(plan_of()) for each in people[:3]]
    with pytest.raises(TooManyTablesError, match="3 tables from your network"):
        await enter_hall(hall, people[3]).create(plan_of())
    assert hall.metrics.rejections["network tables"] == 1
    await enter_hall(hall, ANN).create(plan_of())
    await chairs[0].leave()
    await enter_hall(hall, people[3]).create(plan_of())
    again = await reopened(hall)
    assert sorted(each.state.network for each in again.tables) == ["10.0.0.1", *["10.1.0.1"] * 3]
    await close_hall(again)
