"""The form for a new hosted table, and the table that it sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from screens.online.lobby import LobbyPage
from screens.online.new_table import NewTablePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import visiting

SIZES = [(120, 36), (80, 24)]

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.mark.parametrize("slug", ["duel", "lightning", "taidian", "currents", "ages"])
async def test_no_explanation_of_a_field_is_cut(hall: Hall, tmp_path: Path, slug: str) -> None:
    async with visiting(hall, tmp_path, size=(80, 24)) as ada:
        lobby = await ada.come_to(LobbyPage)
        assert lobby.visit_context is not None
        page = NewTablePage(lobby.visit_context, slug)
        lobby.open(page)
        await ada.come_to(NewTablePage)
        for field in page.fields():
            beside = "".join(row[49:].strip("│ ") + " " for row in ada.screen.splitlines())
            assert " ".join(field.help.split()) in " ".join(beside.split()), field.name
            await ada.press("down")


@pytest.mark.parametrize("size", SIZES)
async def test_a_table_is_set_and_shared(hall: Hall, tmp_path: Path, size: tuple[int, int]) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.press("n")
        await ada.come_to(NewTablePage)
        await ada.press("end", "enter")
        await ada.come_to(WaitingRoomPage)
        (hosted,) = hall.tables
        await ada.see(f"ssh -t -p 8022 NAME@games.example {hosted.code}", "ada", "you", "free")


async def test_the_form_becomes_the_plan(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("n")
        page = await ada.come_to(NewTablePage)
        for name, value in (
            ("game", "tiny"), ("seats", 3), ("kind 1", "reserved"), ("name 1", "bob"),
            ("kind 2", "random"), ("option swap", False), ("public", False),
            ("spectators", False), ("clock", "quick"), ("stand-in", 5), ("seed", "12"),
        ):  # fmt: skip
            (field,) = [each for each in page.fields() if each.name == name]
            assert field.change is not None
            field.change(value)
        plan = page.plan()
        assert [(seat.kind, seat.name) for seat in plan.seats] == [
            ("open", ""), ("reserved", "bob"), ("bot", "random"),
        ]  # fmt: skip
        assert (plan.game, plan.options["swap"], plan.seed) == ("tiny", False, "12")
        assert (plan.public, plan.allows_spectators, plan.stand_in_minutes) == (False, False, 5)
        assert plan.clock.text == "10 min + 5 s"
