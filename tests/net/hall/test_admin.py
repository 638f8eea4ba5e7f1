"""Administrators: messages to all, emptying the house before a restart, keeping people out."""

from __future__ import annotations

import pytest

from net.hall.admin import DRAIN, Admin
from net.hall.errors import DrainingError, NoSuchTableError, NotAdminError, NotOnlineError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from tests.net.hall.halls import ADA, ANN, BOB, GUS, answer, plan_of, play, table_with


async def test_only_administrators_may(hall: Hall) -> None:
    with pytest.raises(NotAdminError):
        Admin(hall, ANN)


async def test_a_message_reaches_all_and_the_lobby_keeps_it(hall: Hall) -> None:
    told: list[str] = []
    enter_hall(hall, ANN, notify=told.append)
    enter_hall(hall, BOB, notify=told.append)
    await Admin(hall, ADA).announce("Cake\x1b[0m in the lobby")
    assert told == ["Cake [0m in the lobby"] * 2
    (line,) = enter_hall(hall, GUS).lines()
    assert (line.kind, line.speaker, line.text) == ("announcement", "", "Cake [0m in the lobby")


async def test_before_a_restart_no_new_tables_are_set_and_all_are_told(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    told: list[str] = []
    enter_hall(hall, ANN, notify=told.append)
    admin = Admin(hall, ADA)
    admin.drain()
    enter_hall(hall, GUS, notify=told.append)
    assert told == [DRAIN, DRAIN]
    with pytest.raises(DrainingError, match="will restart soon"):
        await hall.create(GUS, plan_of())
    await answer(ann)
    await play(ann, bob)
    with pytest.raises(DrainingError):
        await ann.rematch()
    admin.undrain()
    await ann.rematch()


async def test_an_administrator_closes_a_table_before_its_match(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    words: list[str] = []
    ann.on_dismissed = words.append
    await Admin(hall, ADA).close_table(ann.code.lower(), "spam")
    assert words == ["closed by an administrator: spam"]
    assert not hall.tables
    with pytest.raises(NoSuchTableError):
        await Admin(hall, ADA).close_table(ann.code)


async def test_an_administrator_ends_a_match(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await Admin(hall, ADA).close_table(ann.code)
    assert (bob.stage, bob.result) == ("over", "ann and bob draw: closed by an administrator")


async def test_a_visitor_is_sent_away_but_keeps_the_seat(hall: Hall) -> None:
    farewells: list[str] = []
    visit = enter_hall(hall, BOB, dismiss=farewells.append)
    ann = await enter_hall(hall, ANN).create(plan_of())
    bob = await visit.come_to(ann.code)
    await bob.sit()
    assert Admin(hall, ADA).kick("bob", "enough") == 1
    assert farewells == ["An administrator ended your session: enough"]
    assert (bob.is_open, ann.seats[1].presence) == (False, "away")
    assert [person.label for person in hall.online()] == ["ann"]
    with pytest.raises(NotOnlineError, match="'bob'"):
        Admin(hall, ADA).kick("bob")


async def test_a_visitor_who_is_banned_is_sent_away_and_cannot_come_back(hall: Hall) -> None:
    await hall.accounts.claim("bob", "SHA256:" + "b" * 43)
    farewells: list[str] = []
    for visitor in (BOB, GUS):
        enter_hall(hall, visitor, dismiss=farewells.append)
    enter_hall(hall, ADA, dismiss=farewells.append)
    admin = Admin(hall, ADA)
    await admin.ban("name", "bob", reason="spam")
    assert farewells == ["An administrator ended your session: spam"]
    await admin.ban("address", "10.0.0.0/24", reason="all of you", minutes=5)
    assert len(farewells) == 2
    assert [person.label for person in hall.online()] == ["ada"]
    assert len(admin.bans()) == 3
    assert hall.accounts.ban_of(name="x", fingerprint="", address=GUS.address) != ""
    await admin.unban("10.0.0.0/24")
    assert hall.accounts.ban_of(name="x", fingerprint="", address=GUS.address) == ""
