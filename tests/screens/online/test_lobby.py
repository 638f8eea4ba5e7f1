"""The lobby: tables, people and chat, live; and the ways from it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.lobby import LobbyPage
from screens.online.online_table import OnlineTablePage
from screens.online.seat_choice import SeatChoicePage
from screens.online.terms import TermsPage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import (
    BOB,
    CID,
    GUS,
    OPEN,
    ROBOT,
    answers,
    open_hall,
    sets_table,
    sits_down,
    visiting,
)

SIZES = [(120, 36), (80, 24)]


pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(tmp_path, message="League night on Friday") as hall:
        yield hall


@pytest.mark.parametrize("size", SIZES)
async def test_an_empty_lobby_says_what_to_do(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see("No tables yet", "League night on Friday", "ada")
        assert "sit down" not in ada.screen, "there is no table to sit down at"


async def test_enter_sits_down_and_the_match_begins(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        assert bob.seats[1].kind == "open"
        await ada.press("y")
        await ada.come_to(OnlineTablePage)
        await ada.see("Lay a card", "ada", "bob")
        assert bob.stage == "playing"


async def test_a_seat_that_is_taken_meanwhile_is_not_taken_twice(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await (await enter_hall(hall, CID).come_to(bob.code)).sit()
        await ada.press("y")
        await ada.see("the match has begun")
        assert isinstance(ada.page, LobbyPage)


async def test_a_private_table_is_found_by_its_code(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, OPEN, OPEN, OPEN, public=False)
    async with visiting(hall, tmp_path) as ada:
        await ada.see("No tables yet")
        await ada.press("c", *bob.code.lower(), "enter")
        await ada.come_to(SeatChoicePage)
        await ada.press("a")
        await ada.come_to(WaitingRoomPage)
        await ada.see(f"Table {bob.code}", "only with the code", "waiting for players")


async def test_a_wrong_code_is_refused_in_words(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, command=Command("table", "XXXXX")) as ada:
        await ada.see("No table is called 'XXXXX'")
        assert isinstance(ada.page, LobbyPage)


async def test_watching_takes_no_seat(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        assert bob.spectators == ["ada"]
        assert [seat.kind for seat in bob.seats] == ["person", "open"]


async def test_what_is_said_is_read_by_all_who_want_to(hall: Hall, tmp_path: Path) -> None:
    bob = enter_hall(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.press("slash", *"hello", "enter")
        await ada.see("ada: hello")
        await bob.say("good evening")
        await ada.see("bob: good evening")
        await ada.press("slash", *"/mute bob", "enter")
        await ada.until(lambda: "good evening" not in ada.screen, "silence")


async def test_people_come_and_go(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        bob = enter_hall(hall, GUS)
        await ada.see("gus (guest)", "Online: 2")
        bob.leave()
        await ada.see("Online: 1")


async def test_a_seat_is_kept_and_news_are_told_on_coming_back(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await ada.press("enter", "enter")
        await ada.see("Waiting for")
        await ada.press("q")
        await ada.come_to(LobbyPage)
        await answers(bob)
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.see("While you were away")
        await ada.press("enter")
        await ada.come_to(OnlineTablePage)
    assert bob.seats[1].presence == "away"


async def test_bots_play_on_while_nobody_is_there(hall: Hall, tmp_path: Path) -> None:
    chair = await sets_table(hall, BOB, ROBOT, OPEN)
    async with visiting(hall, tmp_path, command=Command("watch", chair.code)) as ada:
        page = await ada.come_to(OnlineTablePage)
        assert page.chair.seat is None
        await ada.see("you are watching", "Random")


@pytest.mark.parametrize("size", SIZES)
async def test_a_plain_terminal_gets_plain_characters_only(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, size=size, ascii_only=True) as ada:
        await ada.see(bob.code)
        ada.app.notify("bob: a messag\u00e9 \u2502 \u2605", severity="warning")
        await ada.see("bob: a message")
        assert ada.screen.isascii(), [row for row in ada.screen.splitlines() if not row.isascii()]
        await ada.press("enter")
        await ada.come_to(TermsPage)
        assert ada.screen.isascii()
        await ada.press("escape", "w")
        await ada.come_to(WaitingRoomPage)
        assert ada.screen.isascii()
