"""News that reach a visitor on any page."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import enter_hall
from screens.online.online_table import OnlineTablePage
from tests.screens.online.visitors import (
    ADA,
    BOB,
    sets_table,
    visiting,
)
from tui.remote_app import RemoteApp

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_the_bell_rings_for_a_turn_elsewhere(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = await sets_table(hall, ADA)
    chair.close()
    rung: list[int] = []
    async with visiting(hall, tmp_path) as ada:
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        bob = await enter_hall(hall, BOB).come_to(chair.code)
        await bob.sit()
        await ada.see("It is your turn at table", "Your turn")
        assert rung == [1]


async def test_news_may_come_before_the_page_of_a_table_has_had_its_first_turn(
    hall: Hall, tmp_path: Path
) -> None:
    """On a busy server the page is in front, but nothing of it is there yet."""
    chair = await sets_table(hall, ADA)
    await (await enter_hall(hall, BOB).come_to(chair.code)).sit()
    async with visiting(hall, tmp_path) as ada:
        await ada.see("Your turn")
        app = ada.app
        assert isinstance(app, RemoteApp)
        assert app.visit_context is not None
        app._screen_stack.append(OnlineTablePage(app.visit_context, chair))
        app._look_for_news()
        app._screen_stack.pop()
