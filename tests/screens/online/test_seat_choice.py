"""A visitor who may take one of several seats is asked which."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.lobby import LobbyPage
from screens.online.seat_choice import SeatChoicePage
from screens.online.terms import TermsPage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import ADA, BOB, CID, OPEN, ROBOT, visiting

TEAMS = Plan("ages", seats=(OPEN, OPEN, OPEN, ROBOT))
SIZES = [(120, 36), (80, 24)]


@pytest.mark.parametrize("size", SIZES)
async def test_the_seats_that_are_free_are_offered_with_who_would_be_in_the_team(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await enter_hall(hall, BOB).create(TEAMS)
    async with visiting(hall, tmp_path, size=size, command=Command("table", bob.code)) as ada:
        await ada.come_to(SeatChoicePage)
        await ada.see("bob (seat 1, team 1)", "Any free seat", "No clock")
        rows = {row.split("team")[0].split()[-1]: row for row in ada.screen.splitlines()}
        assert "with Random" in rows["2,"]
        assert "with bob" in rows["3,"]
        assert [seat.kind for seat in bob.seats] == ["person", "open", "open", "bot"]
        await ada.press("3")
        await ada.come_to(WaitingRoomPage)
        assert bob.seats[2].label == "ada"


async def test_one_key_takes_any_seat(hall: Hall, tmp_path: Path) -> None:
    bob = await enter_hall(hall, BOB).create(TEAMS)
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await ada.come_to(SeatChoicePage)
        await ada.press("a")
        await ada.come_to(WaitingRoomPage)
        assert bob.seats[1].label == "ada"


async def test_who_cancels_sits_nowhere(hall: Hall, tmp_path: Path) -> None:
    bob = await enter_hall(hall, BOB).create(TEAMS)
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await ada.come_to(SeatChoicePage)
        await ada.press("escape")
        await ada.come_to(LobbyPage)
        assert bob.spectators == []
        assert [seat.kind for seat in bob.seats] == ["person", "open", "open", "bot"]


async def test_a_seat_that_is_taken_meanwhile_leaves_the_list(hall: Hall, tmp_path: Path) -> None:
    bob = await enter_hall(hall, BOB).create(TEAMS)
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await ada.come_to(SeatChoicePage)
        await ada.press("down", "down")
        await (await enter_hall(hall, CID).come_to(bob.code)).sit(1)
        await ada.see("cid (seat")
        assert "Seat 2, team 2" not in ada.screen
        await ada.press("enter")  # the cursor has stayed with the third seat, now the last one
        await ada.come_to(TermsPage)
        assert bob.stage == "gathering"
        await ada.press("y")
        await ada.until(lambda: bob.stage == "playing")
        assert bob.seats[2].label == "ada"


async def test_who_has_a_seat_reserved_is_not_asked(hall: Hall, tmp_path: Path) -> None:
    plan = Plan("ages", seats=(OPEN, OPEN, SeatPlan("reserved", "ada"), OPEN))
    bob = await enter_hall(hall, BOB).create(plan)
    async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        assert bob.seats[2].label == "ada"
        assert bob.seats[2].kind == "person"
