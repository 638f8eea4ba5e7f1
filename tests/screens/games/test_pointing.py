"""The mouse in every game: the place under the pointer is named, a clicked place is described."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.chance import Chance
from tests.screens.driving import QUICK, Driver, opened
from tui.start import NewGame
from tui.widgets.sheet import Sheet

ANSWERS = 12
"""After that many answers there are many kinds of things on the board."""
BOARDS = [
    ("duel", (80, 24), 10),
    ("lightning", (80, 24), 4),
    ("taidian", (80, 24), 4),
    ("currents", (80, 24), 2),
    ("currents", (120, 36), 10),
    ("ages", (120, 36), 5),
]
"""Games and sizes, and the kinds of places that cannot be chosen then."""
BEGINNING = 16
"""Letters of a name that are never cut off."""


def spots(driver: Driver) -> dict[str, tuple[int, int]]:
    """One place of each kind that cannot be chosen now, and a cell of the board that is its own."""
    page, found = driver.table, dict[str, tuple[str, tuple[int, int]]]()
    board = page.query_one("#board", Sheet).picture
    for target in board.targets:
        kind, cell = target.place.partition(":")[0], (target.x, target.y)
        if kind not in found and target.place not in page.model.jump_letters:
            hit = board.target_at(*cell)
            if hit is not None and hit.place == target.place:
                found[kind] = (target.place, cell)
    return dict(found.values())


def text_of(driver: Driver, sheet: str) -> str:
    strips = driver.table.query_one(f"#{sheet}", Sheet).picture.strips
    return "\n".join(strip.text for strip in strips)


async def play(driver: Driver) -> None:
    page, chance = driver.table, Chance(4)
    for _ in range(ANSWERS):
        await driver.until(lambda: page.model.update.decision is not None, "a question")
        update = page.model.update
        assert update.decision is not None
        assert update.seat is not None
        await page.table.answer(update.seat, chance.pick(update.decision.choices))
        await driver.until(lambda u=update: page.model.update is not u, "an update")  # type: ignore[misc]
    await driver.until(lambda: page.model.update.decision is not None, "a question")
    await driver.until(lambda: not page.handle_click_first(), "the end of what is shown")


@pytest.mark.parametrize(("slug", "size", "kinds"), BOARDS)
async def test_the_pointer_names_what_it_rests_on_and_a_click_tells_of_it(
    tmp_path: Path, slug: str, size: tuple[int, int], kinds: int
) -> None:
    start = NewGame(slug, ("human", "greedy"), 9)
    async with opened(tmp_path, start, size=size, settings=QUICK) as driver:
        await play(driver)
        page, places = driver.table, spots(driver)
        assert len(places) >= kinds, places
        for place, cell in places.items():
            title = page.model.about(place).title[:BEGINNING]
            await driver.pilot.hover("#board", offset=cell)
            await driver.until(lambda: page.looking.hovered_name, place)
            assert title in text_of(driver, "prompt"), place
            assert not page.looking.is_on
            await driver.pilot.click("#board", offset=cell)
            await driver.until(lambda: page.looking.is_on, place)
            assert page.looking.place == place
            assert title in text_of(driver, "choices"), place
            await driver.press("escape")
            assert not page.looking.is_on
