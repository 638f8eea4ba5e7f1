"""A table whose people gather: its seats are arranged and given up."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.ssh.command import Command
from screens.online.lobby import LobbyPage
from screens.online.new_table import NewTablePage
from screens.online.online_table import OnlineTablePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import ADA, sets_table, visiting

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_a_visitor_who_set_a_table_arranges_its_seats(hall: Hall, tmp_path: Path) -> None:
    chair = await sets_table(hall, ADA)
    async with visiting(hall, tmp_path, command=Command("table", chair.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.press("down", "enter")
        await ada.see("A bot plays: random")
        await ada.press("down", "down", "down", "enter")
        await ada.come_to(OnlineTablePage)
        await ada.see("Random, bot")


async def test_giving_the_last_seat_up_puts_the_table_away(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("n")
        await ada.come_to(NewTablePage)
        await ada.press("end", "enter")
        await ada.come_to(WaitingRoomPage)
        await ada.press("x")
        await ada.come_to(LobbyPage)
        await ada.see("No tables yet")
