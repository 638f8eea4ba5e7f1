"""The help: the rule in question, the signs of the board, and the keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import PASS
from engine.core.match import start_match
from engine.rulebook import first_sentences, rulebook_of
from net.ssh.command import Command
from screens.base.dialogs import TypePage
from screens.base.help import HelpPage
from screens.base.page import Page
from screens.base.rules import RulesPage
from screens.home.home import HomePage
from screens.home.new_game import NewGamePage
from screens.table.painter_registry import find_painter
from screens.table.replay.replay_page import ReplayPage
from tests.screens.driving import QUICK, opened, tiny_game
from tests.screens.online.visitors import BOB, open_hall, sets_table, sits_down, visiting
from tests.screens.table.test_table_page import play_to_the_end
from tui.start import NewGame
from tui.widgets.sheet import Sheet


@pytest.mark.parametrize("game", ["duel", "lightning", "taidian"])
def test_every_clause_of_a_rulebook_can_be_quoted(game: str) -> None:
    rules = registry.find(game).rules
    assert rules is not None
    numbers = [
        line.split("**")[1] for line in rules.read_text("utf-8").splitlines() if line[:2] == "**"
    ]
    assert len(numbers) > 50
    for number in numbers:
        text = rulebook_of(registry.find(game)).clauses[number]
        assert text
        assert "*" not in text
        assert text.startswith(first_sentences(text))


def test_there_is_nothing_to_quote_of_a_clause_that_is_not_there() -> None:
    clauses = rulebook_of(registry.find("duel")).clauses
    assert "99.9" not in clauses
    assert "" not in clauses


def test_the_start_of_a_clause_is_as_many_sentences_as_are_soon_read() -> None:
    assert first_sentences("Lay red cards: one or more. Then strike.") == (
        "Lay red cards: one or more. Then strike."
    )
    assert first_sentences(f"{'a' * 100}. {'b' * 100}. c.") == f"{'a' * 100}."
    assert first_sentences("no end") == "no end"


@pytest.mark.usefixtures("rich_on_shelf")
async def test_help_and_list_quote_the_rule_about_what_is_done(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see("Rules 2.1: All lay a card at once. The highest takes the round.")


async def test_the_help_tells_the_keys_of_a_line_that_is_typed(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        driver.page.open(TypePage("Name", "Who?"))
        await driver.come_to(TypePage)
        await driver.press("f1")
        await driver.come_to(HelpPage)
        await driver.see("confirm the line", "Ctrl+A Ctrl+E", "Ctrl+W", "Ctrl+P")


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_game_says_how_it_is_won_until_the_first_answer_and_always_in_the_help(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    goal = registry.find("duel").goal
    game = NewGame("duel", ("human", "greedy"), 4, {"first": "seat 1"})
    async with opened(tmp_path, game, size=size, settings=QUICK) as driver:
        await driver.see(*goal)
        await driver.press("enter", "enter")
        await driver.until(lambda: not driver.table.model.goal_lines(), "the first answer")
        await driver.until(lambda: goal[0] not in driver.screen, "the lines to go")
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see(*(" ".join(line.split()[:6]) for line in goal))


async def test_the_form_for_a_new_game_says_how_it_is_won(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        driver.page.open(NewGamePage("duel"))
        await driver.come_to(NewGamePage)
        await driver.see("three turns you win if", "only you meet your")


async def test_a_help_that_is_too_long_scrolls_to_its_last_key(tmp_path: Path) -> None:
    game = NewGame("duel", ("human", "greedy"), 4, {})
    async with opened(tmp_path, game, size=(80, 24), settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await driver.press("?")
        await driver.come_to(HelpPage)
        assert "Ctrl+Q" not in driver.screen
        await driver.press("pagedown", "pagedown")
        await driver.see("Ctrl+Q")
        await driver.press("up", "pageup", "pageup")
        assert "Ctrl+Q" not in driver.screen


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_help_tells_the_signs_of_the_board_and_all_keys(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    game = NewGame("taidian", ("human", "greedy"), 4, {})
    async with opened(tmp_path, game, size=size, settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see("↯ energy", "▣ block", "◎ Aim", "⊘ no undo", "☛ the hint", "Esc closes")
        await driver.press("end")
        await driver.see("P ", "? F1", "Esc closes")
        bottom = next(line for line in driver.screen.splitlines() if "Esc closes" in line)
        frame = bottom[bottom.index("╰") + 1 : bottom.index("─ ")]
        assert set(frame) == {"─"}, "nothing is written over the frame"


@pytest.mark.parametrize(
    ("keys", "page", "row", "gone"),
    [
        (("r", "enter"), RulesPage, "Esc            back", "Esc Backspace"),
        (("p", "enter"), ReplayPage, "Enter          choose", "Enter Space"),
    ],
)
@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_key_that_means_something_else_on_the_page_is_not_listed_twice(
    tmp_path: Path, keys: tuple[str, ...], page: type[Page], row: str, gone: str
) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await play_to_the_end(driver)
        await driver.press("q")
        await driver.come_to(HomePage)
        await driver.press(*keys)
        await driver.come_to(page)
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see(row)
        assert gone not in driver.screen


async def test_the_help_lists_no_key_that_a_line_takes(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        driver.page.open(TypePage("Name", "Who?"))
        await driver.come_to(TypePage)
        await driver.press("f1")
        await driver.come_to(HelpPage)
        await driver.see("F1             help")
        assert "choose" not in driver.screen
        assert "? F1" not in driver.screen


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_help_lists_the_letters_of_the_menus_that_the_page_opens(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        bob = await sets_table(hall, BOB)
        async with visiting(hall, tmp_path, command=Command("table", bob.code)) as driver:
            await sits_down(driver)
            await driver.press("?")
            await driver.come_to(HelpPage)
            await driver.press("end")
            await driver.see(": e", "end the match, if all agree", "u              undo: take back")


@pytest.mark.parametrize("slug", ["duel", "lightning", "taidian"])
async def test_all_of_the_help_can_be_read_at_the_smallest_usual_size(
    tmp_path: Path, slug: str
) -> None:
    game = NewGame(slug, ("human", "greedy"), 4, {})
    async with opened(tmp_path, game, size=(80, 24), settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await driver.press("?")
        page = await driver.come_to(HelpPage)
        inside = page.query_one("#dialog", Sheet).size
        text = page._text_picture(inside.width - 6, inside.height - 3)
        wanted = {strip.text.strip() for strip in text.strips}
        seen: set[str] = set()
        for _ in range(text.height):
            rows = page.query_one("#dialog", Sheet).picture.strips
            seen |= {strip.text.strip("│▴▾ ") for strip in rows}
            await driver.press("down")
        assert wanted <= {*seen, ""}
        assert not any("…" in line for line in wanted), "nothing is cut"


async def test_the_help_of_a_form_says_what_its_keys_do_there(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        driver.page.open(NewGamePage("duel"))
        await driver.come_to(NewGamePage)
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.see("previous value, next value", "leave without creating it")
        assert "all is saved" not in driver.screen.replace("quit; all is saved", "")


async def test_the_help_of_a_map_has_the_keys_that_its_game_uses(tmp_path: Path) -> None:
    game = NewGame("currents", ("human", "greedy"), 4, {})
    async with opened(tmp_path, game, size=(120, 36), settings=QUICK) as driver:
        await driver.until(lambda: driver.table.model.menu, "a decision")
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.press("end")
        await driver.see("Shift+arrows", "go to a place by name", "pick a card")
        assert "pass: do nothing" not in driver.screen


@pytest.mark.parametrize("game", ["ages", "currents", "duel", "lightning", "taidian"])
def test_a_painter_says_whether_its_game_asks_for_reactions(game: str) -> None:
    chance = Chance(1)
    match = start_match(registry.find(game), seed=1)
    asked = False
    while match.pending and not asked:
        decision = match.pending[0]
        asked = decision.choices[-1] == PASS
        match.answer(decision.seat, chance.pick(decision.choices))
    assert find_painter(game).reacts == asked
