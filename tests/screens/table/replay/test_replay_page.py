"""A replay: stepped through, seen by each seat, and opened from a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import wardenclyffe as w
from engine.core.match import start_match
from net.play.replay import Replay
from saves.record import HUMAN, Player
from screens.home.home import HomePage
from screens.home.saved_matches import SavesPage
from screens.table.replay.replay_page import ReplayPage
from screens.table.table_page import TablePage
from tests.sample_games import high_card
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.table.test_table_page import play_to_the_end
from tui.start import ShowReplay

SIZES = [(80, 24), (120, 36)]


async def a_finished_match(driver: Driver) -> None:
    await play_to_the_end(driver)
    await driver.press("q")
    await driver.come_to(HomePage)


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_a_replay_is_stepped_through(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(seed=1), size=size, settings=QUICK) as driver:
        await a_finished_match(driver)
        await driver.press("p", "enter")
        page = await driver.come_to(ReplayPage)
        last = page.model.last_position
        await driver.see(f"0 of {last}", "Round 1", "Space play", "i look", "Esc leave", "? help")
        await driver.press("right", "right")
        await driver.see(f"2 of {last}", "seat 1 takes")
        await driver.press("left", "left", "left")
        await driver.see(f"0 of {last}")
        await driver.press("pagedown")
        await driver.see("Round 2")
        await driver.press("end")
        await driver.see(f"{last} of {last}", "The end")
        await driver.press("pageup", "home", "space")
        await driver.until(lambda: page.model.position > 0, "it plays by itself")
        await driver.press("space")
        assert page._autoplay_timer is None


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_all_steps_are_worked_out_beside_the_replay_that_is_painted() -> None:
    """It is done on another thread; one match cannot be stepped through by both."""
    match = start_match(high_card.GAME, seed=1, seats=2)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    page = ReplayPage(Replay(match.charter, match.log), (Player(HUMAN, "Ann"),) * 2)
    painted = page.model.replay._current
    await page.model.load()
    assert len(page.model._frames[page.model.viewer]) == page.model.replay.positions
    assert page.model.replay._current is painted


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_finished_match_is_seen_through_all_eyes(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await a_finished_match(driver)
        await driver.press("p", "enter")
        page = await driver.come_to(ReplayPage)
        hands = []
        for eyes in ("seen by You", "seen by Random", "spectator"):
            await driver.see(eyes)
            hands.append(page.model.frame.view.hand)
            await driver.press("e")
        assert hands[0] != hands[1]
        assert hands[2] == ()


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_an_unfinished_match_keeps_its_secrets_in_the_replay(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("q")
        await driver.come_to(HomePage)
        await driver.press("c")
        await driver.come_to(SavesPage)
        await driver.press("p")
        page = await driver.come_to(ReplayPage)
        assert page.model.replay.viewers == (0, None)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_an_exported_file_is_shown_from_the_command_line(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await a_finished_match(driver)
        await driver.press("p", "x")
        await driver.see("Exported to")
    (path,) = (tmp_path / "exports").iterdir()
    async with opened(tmp_path, ShowReplay(str(path))) as driver:
        await driver.come_to(ReplayPage)


async def test_a_match_that_is_not_there_is_said(tmp_path: Path) -> None:
    async with opened(tmp_path, ShowReplay("nowhere")) as driver:
        await driver.come_to(HomePage)
        await driver.see("No saved match has the id 'nowhere'")


async def test_a_replay_opens_on_the_first_page_of_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The setup deals so many cards that their page had most of the changed places."""
    cards = frozenset(f"card:{number}" for number in range(9))
    monkeypatch.setattr("screens.table.replay.replay_page.changed_places", lambda *_: cards)
    match, path = w.new_match("ages", seed=5), tmp_path / "match.json"
    for _ in range(2):
        decision = match.pending[0]
        match.answer(decision.seat, decision.choices[0])
    w.export(match, path)
    async with opened(tmp_path, ShowReplay(str(path)), size=(80, 24)) as driver:
        page = await driver.come_to(ReplayPage)
        await driver.see("0 of 2", "Map")
        assert page.map.camera.page in ("", "map")
        await driver.press("right")
        assert page.map.camera.page == "roster"
