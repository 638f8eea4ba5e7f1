"""The end of a hosted match, and the ways from its result."""

from __future__ import annotations

import pytest

from net.hall.chair import Chair
from screens.base.help import HelpPage
from screens.online.online_game_over import OnlineGameOverPage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import answers

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


async def test_leaving_while_the_rematch_is_set_up_stays_in_the_lobby(
    ada: Driver, bob: Chair, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bob.resign()
    page = await ada.come_to(OnlineGameOverPage)
    rematch = Chair.rematch

    async def rematch_late(chair: Chair) -> str:
        code = await rematch(chair)
        ada.app.go_home()
        ada.app.first_page.action_help()
        return code

    monkeypatch.setattr(Chair, "rematch", rematch_late)
    await page.action_again()
    await ada.come_to(HelpPage)
    assert len(ada.app.screen_stack) == 3, "the lobby, and the help in front of it"
