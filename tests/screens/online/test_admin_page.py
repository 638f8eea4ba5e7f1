"""Administration: tables closed, people sent away and banned, the server drained."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.visitor import Visitor
from screens.online.admin_page import AdminPage
from screens.online.lobby import LobbyPage
from tests.screens.online.visitors import (
    ADA,
    BOB,
    EVE,
    GUS,
    sets_table,
    visiting,
)

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_an_administrator_closes_a_table(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("t", *bob.code, "enter", *"spam", "enter")
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
        await eve.press("b", "ctrl+u", *"bob", "enter", *"spam", "enter")
        await eve.until(lambda: hall.accounts.bans())
        await eve.press("u", "enter")
        await eve.until(lambda: not hall.accounts.bans())


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
