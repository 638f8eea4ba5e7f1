"""Team talk on the screens of a hosted table, and the teams of its seats."""

from __future__ import annotations

import asyncio
from pathlib import Path

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.chat_page import ChatPopup
from screens.online.online_table import STILL_TYPING_SECONDS, OnlineTablePage
from screens.online.seat_choice import SeatChoicePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import (
    ADA,
    BOB,
    CID,
    GUS,
    OPEN,
    ROBOT,
    open_hall,
    sits_down,
    visiting,
)

TEAMS = Plan("ages", seats=(OPEN, OPEN, OPEN, ROBOT), seed=7)


async def bob_and_cid(hall: Hall) -> tuple[Chair, Chair]:
    """Bob at the first seat, cid at the second one; the third is free, in bob's team."""
    bob = await enter_hall(hall, BOB).create(TEAMS)
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()
    return bob, cid


def said(chair: Chair) -> list[str]:
    return [f"{line.kind} {line.speaker}: {line.text}" for line in chair.lines() if line.speaker]


async def types(driver: Driver, words: str) -> None:
    await driver.press(*(char if char != " " else "space" for char in words), "enter")


async def says(driver: Driver, words: str) -> None:
    await types(driver, words)
    await driver.come_to(OnlineTablePage)


async def opens_chat(driver: Driver, key: str = "slash") -> None:
    """Open the chat once keys no longer count as the rest of the last line."""
    await asyncio.sleep(STILL_TYPING_SECONDS)
    await driver.press(key)
    await driver.come_to(ChatPopup)


async def test_a_team_talks_in_the_chat_of_the_table(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob, cid = await bob_and_cid(hall)
        async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
            await sits_down(ada)
            await bob.say_to_team("wait for me")
            await ada.see("bob (team): wait for me", "1 new in chat")
            await ada.press("slash")
            await ada.come_to(ChatPopup)
            await ada.see("bob (team): wait for me", "WORDS to your team")
            await says(ada, "/t at the dome")
            await opens_chat(ada)
            await ada.see("ada (team): at the dome")
            await says(ada, "good luck")
            await opens_chat(ada)
            await ada.see("ada: good luck")
            await types(ada, "/tmeet me there")
            await ada.see("Unknown command /tmeet: nothing was sent")
            assert said(bob)[-2:] == ["team ada: at the dome", "chat ada: good luck"]
            assert said(cid) == ["chat ada: good luck"]


async def test_a_key_opens_the_chat_for_the_team(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob, cid = await bob_and_cid(hall)
        async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
            await sits_down(ada)
            await ada.press("T")
            await ada.come_to(ChatPopup)
            await says(ada, "go left")
            await opens_chat(ada, "T")
            await ada.see("ada (team): go left")
            await says(ada, "then right")
            assert said(bob)[-1] == "team ada: then right", "each line begins for the team"
            assert said(cid) == []
            await opens_chat(ada, "T")
            await ada.press("enter")
            await ada.come_to(OnlineTablePage)
            assert len(said(bob)) == 2, "an empty line says nothing"


async def test_who_watches_sees_no_team_talk_and_cannot_begin_it(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob, _ = await bob_and_cid(hall)
        mate = await enter_hall(hall, ADA).come_to(bob.code)
        await mate.sit()
        async with visiting(hall, tmp_path, GUS, command=Command("table", bob.code)) as gus:
            await gus.come_to(OnlineTablePage)
            await bob.say_to_team("wait for me")
            await bob.say("hello all")
            await gus.see("bob: hello all", "1 new in chat")
            await gus.press("T")
            await gus.see("You have no team to talk to here")
            await gus.press("slash")
            await gus.come_to(ChatPopup)
            assert "wait for me" not in gus.screen
            assert "to your team" not in gus.screen
            await types(gus, "/t hello")
            await gus.see("Nothing was sent")
            assert said(mate) == ["team bob: wait for me", "chat bob: hello all"]


async def test_the_seats_of_a_new_table_say_their_team(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob = await enter_hall(hall, BOB).create(TEAMS)
        async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
            await ada.come_to(SeatChoicePage)
            await ada.press("enter")
            await ada.come_to(WaitingRoomPage)
            await ada.see("Seat 1, team 1", "Seat 2, team 2", "Seat 3, team 1", "Seat 4, team 2")


async def test_the_terms_say_who_is_in_which_team(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob, _ = await bob_and_cid(hall)
        async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
            await ada.see("bob (seat 1, team 1)", "(seat 2, team 2)", "You join team 1.")
