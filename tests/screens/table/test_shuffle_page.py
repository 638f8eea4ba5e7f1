"""The page about the shuffle: what is shown of it during a match and after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.base.command_palette import PalettePage
from screens.table.ending.game_over import GameOverPage
from screens.table.shuffle_page import ShufflePage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.table.test_table_page import play_to_the_end
from tui.start import NewGame

SIZES = [(80, 24), (120, 36)]
FAIR = NewGame("tiny", ("human", "random"), None, {})

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


def shown_digits(driver: Driver) -> str:
    return "".join(driver.screen.replace("│", " ").split())


@pytest.mark.parametrize("size", SIZES)
async def test_commitment_and_chain_are_shown_while_the_match_runs(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, FAIR, size=size, settings=QUICK) as driver:
        await driver.come_to(TablePage)
        table = driver.table.table
        await driver.press("colon")
        await driver.come_to(ShufflePage)
        await driver.see("Commitment", "End of the chain after ", "when the match is over")
        await driver.until(lambda: table.proof().head in shown_digits(driver))
        proof = table.proof()
        assert proof.commitment in shown_digits(driver)
        decision = table.update(0).decision
        assert decision is not None
        await table.answer(0, decision.choices[0])
        await driver.until(lambda: table.proof().head in shown_digits(driver))
        assert proof.head not in shown_digits(driver)
        await driver.press("colon")
        await driver.come_to(TablePage)


@pytest.mark.parametrize("size", SIZES)
async def test_secret_characters_and_seed_are_shown_at_the_end(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, FAIR, size=size, settings=QUICK) as driver:
        await driver.come_to(TablePage)
        table = driver.table.table
        await play_to_the_end(driver)
        await driver.come_to(GameOverPage)
        await driver.see("f Shuffle")
        await driver.press("f")
        await driver.come_to(ShufflePage)
        proof = table.proof()
        await driver.see("Secret of the program")
        assert proof.secret in shown_digits(driver)
        await driver.press("pagedown", "pagedown")
        await driver.see("You     ", "none, as a bot", proof.inputs[0])
        await driver.see(f"wardenclyffe export {table.id} > match.json")
        await driver.see("wardenclyffe verify match.json")
        assert proof.seed in shown_digits(driver)
        await driver.press("pageup", "pageup", "up")
        await driver.see("Commitment")
        await driver.press("enter")
        await driver.come_to(GameOverPage)


async def test_a_typed_seed_has_no_commitment(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("colon")
        await driver.come_to(ShufflePage)
        await driver.see("No commitment", "The seed was typed")
        await driver.press("escape")
        await play_to_the_end(driver)
        await driver.press("f")
        await driver.see("Seed")
        assert "Secret of the program" not in driver.screen


@pytest.mark.parametrize("size", SIZES)
async def test_the_question_of_the_result_page_covers_no_item(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, FAIR, size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        await driver.until(lambda: not page.is_deaf)
        await driver.press("enter")
        await driver.see("Enter again", "s Swap seats", "f Shuffle", "q Home")


async def test_the_palette_finds_it(tmp_path: Path) -> None:
    async with opened(tmp_path, FAIR, settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("ctrl+p")
        await driver.come_to(PalettePage)
        await driver.press(*"its proof", "enter")
        await driver.come_to(ShufflePage)
