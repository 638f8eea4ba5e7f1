"""At a hosted table people are called by their names, and nobody by a number."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.online_game_over import OnlineGameOverPage
from screens.online.online_table import OnlineTablePage
from screens.table.story.log_page import CatchUpPage
from tests.screens.online.visitors import ADA, BOB, CID, OPEN, open_hall, sits_down, visiting

NUMBER = re.compile(r"\b(?:seat|player) \d", re.IGNORECASE)
SEATS = {"lightning": 3, "taidian": 3, "currents": 3, "ages": 4}


async def gathered(hall: Hall, slug: str) -> list[Chair]:
    """Bob's and cid's chairs at a table where one seat is left for ada."""
    seats = (OPEN,) * SEATS[slug]
    bob = await enter_hall(hall, BOB).create(Plan(slug, seats=seats, seed=3))
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()
    if SEATS[slug] == 4:
        await cid.sit_as_well(3)
    return [bob, cid]


async def play(chairs: list[Chair], answers: int) -> None:
    chance = random.Random(5)
    for _ in range(answers):
        asked = [
            (chair, decision)
            for chair in chairs
            for seat in chair.match.own_seats
            if (decision := chair.match.update(seat).decision) is not None
        ]
        if asked:
            chair, decision = chance.choice(asked)
            await chair.match.answer(decision.seat, chance.choice(list(decision.choices)))


@pytest.mark.parametrize("slug", SEATS)
async def test_log_recap_and_news_name_people(tmp_path: Path, slug: str) -> None:
    async with open_hall(tmp_path) as hall:
        chairs = await gathered(hall, slug)
        async with visiting(
            hall, tmp_path, size=(200, 60), command=Command("table", chairs[0].code)
        ) as ada:
            await sits_down(ada)
            mine = await enter_hall(hall, ADA).come_to(chairs[0].code)
            await play([*chairs, mine], 30)
            await ada.press("q")
            await play(chairs, 10)
            await play([*chairs, mine], 20)
        async with visiting(
            hall, tmp_path, size=(200, 60), command=Command("table", chairs[0].code)
        ) as ada:
            await ada.come_to(CatchUpPage)
            assert not NUMBER.findall(ada.screen), ada.screen
            await ada.press("enter")
            page = await ada.come_to(OnlineTablePage)
            assert page.model.shown_log()
            told = [line.text for line in page.model.shown_log() if NUMBER.search(line.text)]
            assert not told
            assert not NUMBER.findall(ada.screen), ada.screen


async def test_a_result_names_people_in_lobby_and_title(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob = await enter_hall(hall, BOB).create(Plan("lightning", seats=(OPEN, OPEN), seed=3))
        mine = await enter_hall(hall, ADA).come_to(bob.code)
        await mine.sit()
        while bob.stage == "playing":
            await play([bob, mine], 20)
        assert NUMBER.search(bob.result), "the rules count the seats"
        async with visiting(hall, tmp_path, size=(240, 50)) as ada:
            await ada.see("the lobby", bob.code, "highest score")
            assert not NUMBER.findall(ada.screen), ada.screen
            await ada.press("enter")
            await ada.come_to(OnlineGameOverPage)
            await ada.see("highest score")
            assert not NUMBER.findall(ada.screen), ada.screen
