"""Plug-ins of other packages in the app: their boards, and the reports of broken ones."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

import screens.games.duel
import wardenclyffe as w
from engine.plugins import board_painters
from engine.plugins.entry_points import PluginGroup
from screens.home import new_game
from screens.home.new_game import NewGamePage
from screens.online.new_table import NewTablePage
from screens.table import painter_registry
from screens.table.painter_registry import PLAIN, find_painter
from tests.painters import painter_of
from tests.sample_games import high_card
from tests.screens.driving import opened
from tests.screens.online.visitors import open_hall, visiting
from themes.look import Look
from tui.app import TROUBLE_LOG, log_warnings_to
from tui.widgets.canvas import Canvas, Offer, Picture

PROBLEM = "the game 'broken' of some-package cannot be used: a str is not a Game"


@pytest.fixture
def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretends that a plug-in cannot be used."""
    monkeypatch.setattr(new_game, "plugin_problems", lambda: (PROBLEM,))


@pytest.mark.usefixtures("_broken")
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_page_for_a_new_game_tells_of_a_broken_plug_in(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("n")
        await driver.come_to(NewGamePage)
        await driver.see("The game 'broken'", "some-package")


@pytest.mark.usefixtures("_broken")
async def test_visitors_of_a_server_are_not_told(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall, visiting(hall, tmp_path) as ada:
        await ada.press("n")
        await ada.come_to(NewTablePage)
        assert "broken" not in ada.screen


def test_the_local_app_writes_warnings_to_its_log(tmp_path: Path) -> None:
    with log_warnings_to(tmp_path / TROUBLE_LOG):
        assert not (tmp_path / TROUBLE_LOG).exists()
        logging.getLogger("wardenclyffe.plugins").warning(PROBLEM)
    assert PROBLEM in (tmp_path / TROUBLE_LOG).read_text("utf-8")


def paint(view: Any, width: int, height: int, look: Look, offer: Offer) -> Picture:
    canvas = Canvas(width, height, look)
    canvas.text(0, 0, "A board from elsewhere", look.style("text"))
    return canvas.picture()


@pytest.fixture
def _painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretends that a package paints the boards of two games."""
    found = PluginGroup("wardenclyffe.painters", "painter", lambda name, thing: thing)
    found._plugins = {"elsewhere": painter_of(paint=paint), "duel": PLAIN}
    monkeypatch.setattr(board_painters, "PAINTERS", found)
    monkeypatch.setattr(painter_registry, "_PAINTERS", {})


@pytest.mark.usefixtures("_painted")
def test_the_board_of_another_package_is_painted() -> None:
    match = w.new_match(evolve(high_card.GAME, slug="elsewhere"), seed=1)
    assert str(w.show(match)) == "A board from elsewhere"


@pytest.mark.usefixtures("_painted")
def test_a_built_in_board_is_painted_by_its_own_painter() -> None:
    assert find_painter("duel") is screens.games.duel.PAINTER
