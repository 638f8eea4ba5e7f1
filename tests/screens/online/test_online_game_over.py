"""The end of a hosted match, and the ways from its result."""

from __future__ import annotations

import pytest

from net.hall.chair import Chair
from screens.online.online_game_over import OnlineGameOverPage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import (
    answers,
)

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_resigning_ends_the_match_and_leads_to_another(ada: Driver, bob: Chair) -> None:
    await ada.press("colon")
    await ada.see("Resign", "To the lobby")
    await ada.press("r", "y")
    page = await ada.come_to(OnlineGameOverPage)
    await ada.see("bob wins: ada resigned")
    await ada.until(lambda: not page.is_deaf)
    await ada.press("a")
    await ada.come_to(WaitingRoomPage)
    await ada.see("reserved for bob")


async def test_a_match_is_played_to_its_end_and_looked_back_at(ada: Driver, bob: Chair) -> None:
    for _ in range(100):
        if bob.stage == "over":
            break
        if bob.match.update(bob.seat).decision is not None:
            await answers(bob)
        await ada.press("enter")
    await ada.come_to(OnlineGameOverPage)
    await ada.see("rounds won")
    await ada.press("w")
    await ada.see("play")
