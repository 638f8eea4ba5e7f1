"""The form for a new game."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Key

from net.play.proof import short_hash
from screens.base.dialogs import TypePage
from screens.home.new_game import NewGamePage
from screens.table.table_page import TablePage
from tests.screens.driving import QUICK, opened

SIZES = [(80, 24), (120, 36)]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_enter_pressed_twice_begins_one_match(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        for _ in range(3):
            page.post_message(Key("enter", "\r"))
        await driver.come_to(TablePage)
        assert len(await driver.store.summaries()) == 1


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_a_new_game_is_set_up_field_by_field(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size, settings=QUICK) as driver:
        await driver.press("n", "home")
        while "High Card" not in driver.screen:
            await driver.press("right")
        page = await driver.come_to(NewGamePage)
        names = [field.name for field in page.fields()]
        await driver.press("down", "right")
        await driver.see("Seat 3")
        await driver.press("left", "end", *["up"] * 3, "right")
        await driver.see("4")
        await driver.press("down", "enter")
        await driver.come_to(TypePage)
        await driver.press(*"12", "enter")
        await driver.see("12")
        await driver.press("end", "enter")
        table = (await driver.come_to(TablePage)).table
        assert names[:3] == ["game", "seats", "kind 0"]
        assert len(table.update(0).view.hand) == 4, "the option was taken over"
        assert table.replay().charter.seed == "12"
        assert [player.kind for player in table.players] == ["human", "random"]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_name_is_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "home", "down", "down", "enter", "ctrl+u", *"Ann", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Ann")
    async with opened(tmp_path) as driver:
        await driver.press("n", "end", "enter")
        table = await driver.come_to(TablePage)
        assert table.table.players[0].name == "Ann"


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_typed_characters_make_the_shuffle_that_was_committed_to(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size, settings=QUICK) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        await driver.press("end", "up")
        await driver.see("Shuffle words", "drawn by the program", "Commitment")
        commitment = page._commitment()
        assert short_hash(commitment) in " ".join(page.field.help.split())
        assert commitment[:4] in driver.screen
        await driver.press("w")
        await driver.come_to(TypePage)
        await driver.see("A few words of your own", "program draws them.")
        await driver.press(*"ords", "enter")
        await driver.see("words")
        await driver.press("end", "enter")
        table = await driver.come_to(TablePage)
        record = (await driver.store.load(table.table.id)).record
        assert record.fairness is not None
        assert record.fairness.commitment == table.table.proof().commitment == commitment
        assert record.fairness.inputs == ("words", "")
        assert record.fairness.seed == record.charter.seed


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_commitment_follows_the_terms_of_the_form(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        commitments = {page._commitment()}
        await driver.press("home", "right")
        commitments.add(page._commitment())
        await driver.press("left")
        commitments.add(page._commitment())
        assert len(commitments) == 2


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_with_a_typed_seed_no_characters_are_used(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n", "end", "up", *"words", "enter", "up", *"12", "enter", "down")
        await driver.come_to(NewGamePage)
        await driver.see("not used: the seed is known", "The seed is known, so there is nothing")
        assert "Commitment" not in driver.screen
        await driver.press("end", "enter")
        table = await driver.come_to(TablePage)
        assert (await driver.store.load(table.table.id)).record.fairness is None
