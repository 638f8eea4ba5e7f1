"""Administrators: messages to all, emptying the house before a restart, keeping people out."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from net.hall.admin import DRAIN, Admin
from net.hall.errors import (
    BadKeyError,
    DrainingError,
    NoSuchTableError,
    NotAdminError,
    NotOnlineError,
)
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.visitor import Visitor
from saves.account_store import NameTakenError, NoSuchAccountError
from tests.net.hall.halls import answer, close_hall, open_hall, plan_of, play, reopened, table_with
from tests.net.hall.people import ADA, ANN, BOB, GUS


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
    assert farewells == ["Access denied: spam (permanently)"]
    await admin.ban("address", "10.0.0.0/24", reason="all of you", minutes=5)
    assert len(farewells) == 2
    assert [person.label for person in hall.online()] == ["ada"]
    assert len(admin.bans()) == 3
    assert hall.accounts.ban_of(name="x", fingerprint="", address=GUS.address) != ""
    await admin.unban("10.0.0.0/24")
    assert hall.accounts.ban_of(name="x", fingerprint="", address=GUS.address) == ""


async def test_a_name_whose_owner_lost_the_key_is_released_with_its_seats(hall: Hall) -> None:
    old, new = f"SHA256:{'o' * 43}", f"SHA256:{'n' * 43}"
    await hall.accounts.claim("bob", old)
    farewells: list[str] = []
    bob = Visitor("bob", "10.0.0.2", old)
    visit = enter_hall(hall, bob, dismiss=farewells.append)
    chair = await visit.create(plan_of())
    await hall.accounts.mute(bob, "ann")
    await Admin(hall, ADA).release("bob")
    assert farewells == ["An administrator released the name bob: please connect again."]
    again = await reopened(hall)
    assert again.accounts.owners("bob") == frozenset()
    await again.accounts.claim("bob", new)
    back = await enter_hall(again, Visitor("bob", "10.0.0.2", new)).come_to(chair.code)
    assert back.seat == 0
    await Admin(again, ADA).release("bob", old)
    assert again.accounts.pending_keys("bob") == {old}
    for name, key, error in (("bob", "no key", BadKeyError), ("nobody", "", NoSuchAccountError)):
        with pytest.raises(error):
            await Admin(again, ADA).release(name, key)
    with pytest.raises(NameTakenError):
        await again.accounts.claim("bob", new)
    await again.accounts.claim("bob", old)
    assert again.accounts.owners("bob") == {old}
    await close_hall(again)


async def test_a_released_name_takes_nobody_along_whose_key_was_only_named(path: Path) -> None:
    """An attack: somebody asks for a name to be released, and names the key of another player."""
    hall = await open_hall(path)
    own_key, victim_key = f"SHA256:{'e' * 43}", f"SHA256:{'v' * 43}"
    await hall.accounts.claim("eve", own_key)
    await hall.accounts.claim("victim", victim_key)
    await Admin(hall, ADA).release("eve", victim_key)
    assert hall.accounts.names_with(victim_key) == {"victim"}
    again = await reopened(hall)
    assert again.accounts.names_with(victim_key) == {"victim"}
    await Admin(again, ADA).ban("name", "eve", reason="spam")
    assert again.accounts.ban_of(name="victim", fingerprint=victim_key, address="10.0.0.2") == ""
    await close_hall(again)


async def test_a_banned_account_takes_nobody_along_whose_key_it_only_added(path: Path) -> None:
    """An attack: public keys are public, so an account adds those of an administrator and of a
    third player, and provokes a ban of its name."""
    boss_key, victim_key, own_key = (f"SHA256:{letter * 43}" for letter in "bve")
    hall = await open_hall(path, admins=(boss_key,))
    boss = Visitor("boss", "10.0.0.1", boss_key, is_admin=True)
    victim = Visitor("victim", "10.0.0.2", victim_key)
    eve = Visitor("eve", "10.0.0.3", own_key)
    farewells: dict[str, str] = {}
    for visitor in (boss, victim, eve):
        await hall.accounts.claim(visitor.name, visitor.fingerprint)
        enter_hall(hall, visitor, dismiss=partial(farewells.__setitem__, visitor.name))
    await hall.accounts.add_key(eve, boss_key)
    await hall.accounts.add_key(eve, victim_key)
    await Admin(hall, boss).ban("name", "eve", reason="spam", minutes=60)
    assert farewells == {"eve": "Access denied: spam (until 2027-01-15 09:00 UTC)"}
    for visitor in (boss, victim):
        ban = hall.accounts.ban_of(
            name=visitor.name, fingerprint=visitor.fingerprint, address=visitor.address
        )
        assert ban == ""
    assert {ban.subject for ban in hall.accounts.bans()} == {"eve", own_key}
    await close_hall(hall)
