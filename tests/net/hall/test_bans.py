"""Bans as values, and bans that another program stores while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from net.hall.accounts import Accounts
from net.hall.bans import ban_kind, ban_text, end_text
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from saves.account_store import AccountStore, Ban
from saves.sqlite import SqliteStore
from tests.net.hall.halls import close_hall, open_hall
from tests.net.hall.people import ADA, ANN, BOB, GUS


@pytest.mark.parametrize(
    ("subject", "kind"),
    [
        ("ann", "name"),
        ("ann.lee", "name"),
        ("SHA256:" + "a" * 43, "key"),
        ("10.0.0.1", "address"),
        ("10.0.0.0/8", "address"),
        ("fe80::1", "address"),
    ],
)
def test_the_kind_of_a_ban_follows_from_its_subject(subject: str, kind: str) -> None:
    assert ban_kind(subject) == kind


def test_a_ban_says_how_long_it_lasts() -> None:
    assert ban_text(Ban("name", "ann", "spam", 1_800_000_000)) == (
        "spam (until 2027-01-15 08:00 UTC)"
    )
    assert ban_text(Ban("name", "ann", "")) == "you are banned (permanently)"
    assert end_text(Ban("name", "ann", "")) == "permanently"


async def test_bans_of_another_program_are_applied_and_lifted(hall: Hall, path: Path) -> None:
    farewells: list[str] = []
    for visitor in (ANN, BOB, GUS):
        enter_hall(hall, visitor, dismiss=farewells.append)
    store = SqliteStore(path)
    others = Accounts(AccountStore(store), hall.clock)
    await others.load()
    await others.ban("name", "ann", reason="spam", minutes=60)
    await others.ban("address", GUS.address, reason="")
    assert farewells == []
    await hall.look_for_bans()
    assert farewells == [
        "Access denied: spam (until 2027-01-15 09:00 UTC)",
        "Access denied: you are banned (permanently)",
    ]
    assert [person.label for person in hall.online()] == ["bob"]
    assert "spam" in hall.accounts.ban_of(name="ann", fingerprint="", address="10.9.9.9")
    await others.unban("ann")
    store.close()
    await hall.look_for_bans()
    assert hall.accounts.ban_of(name="ann", fingerprint="", address="10.9.9.9") == ""


async def test_a_look_for_bans_does_not_forget_one_that_is_being_stored(hall: Hall) -> None:
    banning = hall.accounts.ban("name", "ann", reason="spam")
    await asyncio.gather(hall.look_for_bans(), banning, hall.look_for_bans())
    assert len(hall.accounts.bans()) == 1


async def test_a_ban_of_another_program_does_not_hit_an_administrator(path: Path) -> None:
    hall = await open_hall(path, admins=(ADA.fingerprint,))
    farewells: list[str] = []
    enter_hall(hall, ADA, dismiss=farewells.append)
    await AccountStore(hall.services.stores.matches).ban(Ban("name", "ada", ""))  # type: ignore[arg-type]
    await hall.look_for_bans()
    assert farewells == []
    assert hall.accounts.ban_of(name="ada", fingerprint=ADA.fingerprint, address="x") == ""
    await close_hall(hall)
