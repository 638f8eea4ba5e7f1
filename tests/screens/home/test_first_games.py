"""A recommended first game: one key from the home page, with hints that come by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets._toast import Toast

from engine import bots
from engine.core import registry
from engine.core.options import parse_options
from screens.home.home import HomePage
from screens.table.table_page import TablePage
from screens.table.table_panes import HINT_NOTES
from tests.contract.games import shelf
from tests.screens.driving import QUICK, Driver, opened
from tui.widgets.sheet import Sheet

GAMES = tuple(game.slug for game in shelf())


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_recommends_a_first_game_that_can_be_played(slug: str) -> None:
    game = registry.find(slug)
    assert game.first_game is not None
    bots.check_seats(game, game.first_game.players, people=True)
    assert game.first_game.players.count("human") == 1
    options = {name: str(value) for name, value in game.first_game.options.items()}
    parse_options(game.options, options)


async def first_game(driver: Driver, slug: str) -> TablePage:
    await driver.come_to(HomePage)
    await driver.press(str(GAMES.index(slug) + 1))
    return await driver.come_to(TablePage)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
@pytest.mark.parametrize("slug", GAMES)
async def test_one_key_starts_it_and_hints_come_by_themselves(
    tmp_path: Path, slug: str, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, settings=QUICK, size=size) as driver:
        await driver.see("First game")
        table = await first_game(driver, slug)
        assert table.table.game.slug == slug
        await driver.until(lambda: table.model.menu, "a decision")
        cursor = table.model.menu.cursor if table.model.menu else 0
        await driver.see("Hint: ")
        assert table.model.menu is not None
        assert table.model.menu.cursor == cursor, "the cursor stays where it was"
        await driver.until(lambda: table.model.hints.automatic, "the first hint")
        prompt = table.query_one("#prompt", Sheet).picture.lines()[0]
        assert any(note in prompt for note in HINT_NOTES), prompt
        assert not table.query(Toast), "the note covers nothing"


async def test_a_notice_is_painted_before_a_game_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading holds up all painting, so the notice must be on the screen before it begins."""
    shown: list[str] = []
    async with opened(tmp_path, settings=QUICK, size=(80, 24)) as driver:
        home = await driver.come_to(HomePage)

        async def note_screen(slug: str) -> None:
            shown.append(driver.screen)

        monkeypatch.setattr(home, "_begin_first_game", note_screen)
        await driver.press("1", "1")
        await driver.until(lambda: shown, "the start of a game")
        await driver.until(lambda: not driver.notices, "no notice afterwards")
    (screen,) = shown
    assert "Setting up the game" in screen
