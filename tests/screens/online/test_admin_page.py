"""Administration: tables closed, people sent away and banned, the server drained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from net.hall.bans import end_text
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.visitor import Visitor, new_guest
from screens.online.admin_page import AdminPage
from screens.online.lobby import LobbyPage
from tests.screens.online.visitors import ADA, BOB, EVE, GUS, sets_table, visiting

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_an_administrator_closes_a_table(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("t", *bob.code, "enter", *"spam", "enter")
        await eve.see(f"Close {bob.code}?")
        await eve.press("n")
        assert hall.tables
        await eve.press("t", *bob.code, "enter", *"spam", "enter", "y")
        await eve.until(lambda: not hall.tables)


async def test_an_administrator_speaks_to_all_and_sends_away(hall: Hall, tmp_path: Path) -> None:
    told: list[str] = []
    sent: list[str] = []
    enter_hall(hall, BOB, notify=told.append, dismiss=sent.append)
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.see("bob", "eve")
        await eve.press("m", *"tea time", "enter")
        await eve.until(lambda: told == ["tea time"])
        await eve.press("x", *"be kind", "enter")
        await eve.until(lambda: sent == ["An administrator ended your session: be kind"])


async def test_an_administrator_drains_and_goes_on(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("d", "y")
        await eve.see("draining")
        await eve.press("escape", "n", "enter")
        await eve.see("The server will restart soon")
        assert not hall.tables
        await eve.press("escape", "a", "d")
        await eve.until(lambda: not hall.draining)


async def test_an_administrator_bans_and_forgives(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("b")
        await eve.see("eve", "the name with its keys", "SHA256:eve", "10.0.0.9", "Somebody else")
        await eve.press("end", "enter", *"bob", "enter")
        await eve.see("For how long?", "For an hour", "For a week", "Permanently")
        await eve.press("down", "down", "enter", *"spam", "enter")
        await eve.see("Ban?", "bob with 1 key. For a week. Spam.")
        await eve.press("n")
        assert not hall.accounts.bans()
        await eve.press("b", "end", "enter", *"bob", "enter", "3", *"spam", "enter", "y")
        await eve.until(lambda: hall.accounts.bans())
        ban = hall.accounts.bans()[0]
        assert (ban.subject, ban.reason) == ("bob", "spam")
        assert ban.until is not None
        assert abs(ban.until - hall.clock.now() - 7 * 24 * 3600) < 60
        await eve.press("u")
        await eve.see(end_text(ban))
        await eve.press("enter")
        await eve.until(lambda: not hall.accounts.bans())


async def test_an_administrator_sees_addresses_keys_and_durations(
    hall: Hall, tmp_path: Path
) -> None:
    sent: list[str] = []
    first = enter_hall(hall, new_guest("bill", "10.7.7.7"), dismiss=sent.append)
    enter_hall(hall, new_guest("bill", "10.7.7.8"), dismiss=sent.append)
    first.start_time -= 3 * 3600 + 5 * 60
    async with visiting(hall, tmp_path, EVE, size=(80, 24)) as eve:
        await eve.press("a", "down")
        await eve.see("bill (guest)", "10.7.7.7, here for 3 h 5 min", "a guest, without a key")
        await eve.press("x", *"enough", "enter")
        await eve.until(lambda: sent == ["An administrator ended your session: enough"])
        assert [person.label for person in hall.online()] == ["bill (guest 2)", "eve"]
        await eve.press("end")
        await eve.see("SHA256:eve", "10.0.0.9, here for 0 min")
        await eve.press("home", "b", "down", "enter", "1", "enter", "y")
        await eve.until(lambda: [ban.subject for ban in hall.accounts.bans()] == ["10.7.7.8/32"])
        assert sent[1].startswith("Access denied: you are banned (until ")


async def test_an_administrator_releases_the_name_of_a_lost_key(hall: Hall, tmp_path: Path) -> None:
    new_key = f"SHA256:{'n' * 43}"
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a", "r", *"bob", "enter", "enter")
        await eve.see("Release bob?", "bob has 1 key now.", "the next key that comes with it")
        await eve.press("n")
        assert hall.accounts.owners("bob") == {BOB.fingerprint}
        await eve.press("r", *"bob", "enter", *new_key, "enter", "y")
        await eve.until(lambda: hall.accounts.pending_keys("bob") == {new_key})
        assert not hall.accounts.owners("bob")
        await eve.press("r", *"nobody", "enter", "enter", "y")
        await eve.see("No account has the name nobody")


async def test_nobody_else_administers(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("a")
        await ada.see("Only administrators may do that")
        assert isinstance(ada.page, LobbyPage)


@pytest.mark.parametrize("visitor", [GUS, ADA, EVE])
async def test_the_help_lists_administration_to_administrators_alone(
    hall: Hall, tmp_path: Path, visitor: Visitor
) -> None:
    async with visiting(hall, tmp_path, visitor, size=(120, 50)) as person:
        await person.press("?")
        await person.see("go to a table by its code", "closes")
        assert ("administration" in person.screen) == visitor.is_admin
        assert not re.search(r"^\W*Esc\b.* back\b", person.screen, re.MULTILINE)
