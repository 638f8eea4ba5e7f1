"""A table before its match shows all that was agreed, at every size."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from engine.core.options import value_text
from engine.core.registry import find
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import ADA, BOB, CID, OPEN, visiting

SIZES = [(80, 24), (120, 36)]
GAMES = {"duel": 2, "lightning": 6, "taidian": 8, "currents": 6, "ages": 8}
"""Each game with the largest number of its seats."""


def option_words(slug: str) -> list[str]:
    """What is to be read of a game's options, each as label and value."""
    options = find(slug).options()
    return [
        f"{each.metadata['label']}: {value_text(each, getattr(options, each.name))}"
        for each in attrs.fields(type(options))
    ]


def left_of_frames(screen: str) -> str:
    """The words of a screen without the chat beside them, on one line."""
    return " ".join(" ".join(row.partition("│")[0] for row in screen.splitlines()).split())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", GAMES)
async def test_seats_invitation_and_all_options_are_shown(
    hall: Hall, tmp_path: Path, slug: str, size: tuple[int, int]
) -> None:
    reserved = SeatPlan("reserved", "ada")
    plan = Plan(
        slug, seats=(OPEN,) * (GAMES[slug] - 1) + (reserved,), allows_spectators=True, seed=7
    )
    bob = await enter_hall(hall, BOB).create(plan)
    await enter_hall(hall, CID).come_to(bob.code)
    async with visiting(hall, tmp_path, ADA, size=size, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.see("Watching: cid", f"games.example {bob.code}", "created by bob", "seed known")
        shown = left_of_frames(ada.screen)
        assert not [words for words in option_words(slug) if words not in shown]
        assert all(f"Seat {seat + 1}" in ada.screen for seat in range(GAMES[slug]))
