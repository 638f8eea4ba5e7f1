"""Home, new game, settings, saves, rules and the end of a match."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve
from textual.events import Key

from engine.core.match import Match
from net.play.replay import Replay
from saves.export import read_export
from saves.record import HUMAN, Player
from saves.sqlite import SqliteStore
from screens.base.dialogs import ChoosePage, ErrorPage, TypePage
from screens.base.help import HelpPage
from screens.base.page import Page, Popup
from screens.base.rules import RulesPage
from screens.base.settings import SettingsPage
from screens.home.home import HomePage
from screens.home.new_game import NewGamePage
from screens.home.saved_matches import SavesPage, ago
from screens.online.chat import ChatPopup
from screens.table.game_over import GameOverPage
from screens.table.log import LogPage
from screens.table.page import TablePage
from screens.table.replay import ReplayPage
from tests import tiny
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.table.test_page import play_to_the_end
from tui.app import TROUBLE_LOG, WardenclyffeApp
from tui.settings import FILE, Settings, load, save
from tui.start import ShowReplay
from tui.widgets.sheet import Sheet

SIZES = [(80, 24), (120, 36)]


# Home


@pytest.mark.parametrize("size", SIZES)
async def test_home_offers_everything(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.see(
            *("New game", "Continue", "Replays", "Rules", "Settings", "Quit"),
            "Board games of electric ambition",
        )
        assert "Go on" not in driver.screen


async def test_home_leads_to_every_page_and_back(tmp_path: Path) -> None:
    pages: dict[str, type[Page]] = {
        "n": NewGamePage,
        "c": SavesPage,
        "p": SavesPage,
        "s": SettingsPage,
        "r": ChoosePage,
    }
    async with opened(tmp_path) as driver:
        for letter, page in pages.items():
            await driver.press(letter)
            await driver.come_to(page)
            await driver.press("escape")
            await driver.come_to(HomePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_enter_pressed_twice_begins_one_match(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=QUICK) as driver:
        await driver.press("n")
        page = await driver.come_to(NewGamePage)
        for _ in range(3):
            page.post_message(Key("enter", "\r"))
        await driver.come_to(TablePage)
        assert len(await driver.store.summaries()) == 1


async def test_keys_that_wait_for_a_page_take_no_other_page_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("s")
        page = await driver.come_to(SettingsPage)
        for _ in range(3):
            page.leave()
        await driver.come_to(HomePage)
        await driver.see("New game")


@pytest.mark.parametrize("size", SIZES)
async def test_a_dialog_stands_in_the_middle_of_the_page_behind_it(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("r")
        page = await driver.come_to(ChoosePage)
        dialog = page.query_one("#dialog").region
        assert dialog.width == 60
        assert dialog.x == (size[0] - dialog.width) // 2
        await driver.see("Rules of", "Enter open", "Quit")


@pytest.mark.parametrize("page", [ChoosePage, TypePage, ChatPopup, HelpPage, LogPage, ErrorPage])
def test_every_dialog_is_styled_as_one(page: type[Popup]) -> None:
    assert "Popup" in page._css_type_names


async def test_quitting_from_home_ends_the_app(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("q")
        assert driver.app.return_code == 0


# New game


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
        await driver.press("left", "end", *["up"] * 2, "right")
        await driver.see("4")
        await driver.press("down", "enter")
        await driver.come_to(TypePage)
        await driver.press(*"12", "enter")
        await driver.see("12")
        await driver.press("end", "enter")
        table = (await driver.come_to(TablePage)).table
        assert names[:3] == ["game", "seats", "kind 0"]
        assert len(table.update(0).view.hand) == 4, "the option was taken over"
        assert table.history().charter.seed == 12
        assert [player.kind for player in table.players] == ["human", "random"]


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_seed_must_be_a_number_and_a_name_is_taken(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n")
        await driver.see("Enter confirm")
        await driver.press("end", "up")
        await driver.see("Enter type")
        await driver.press("enter")
        await driver.press(*"abc", "enter")
        await driver.see("A seed is a whole number")
        await driver.press("home", "down", "down", "enter")
        await driver.come_to(TypePage)
        await driver.press("ctrl+u", *"Ann", "enter")
        await driver.come_to(NewGamePage)
        await driver.see("Ann")


async def test_the_same_notice_twice_is_one_notice(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("n", "end", "up")
        for _ in range(2):
            await driver.press("enter", *"abc", "enter")
            await driver.come_to(NewGamePage)
        await driver.see("A seed is a whole number")
        assert len(driver.app._notifications) == 1


# Settings


async def test_settings_are_used_at_once_and_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as driver:
        await driver.press("s")
        await driver.come_to(SettingsPage)
        await driver.press("right")
        await driver.see("Daylight")
        assert driver.app.look.palette.name == "light"
        await driver.press("down", "right")
        assert driver.app.look.glyphs.ascii_only
        assert driver.screen.isascii(), driver.screen
        await driver.press("end", "enter")
        assert driver.app.keymap.action("j", "table") == "down"
    assert json.loads((tmp_path / FILE).read_text())["theme"] == "light"
    async with opened(tmp_path) as driver:
        assert driver.app.settings == Settings(theme="light", glyphs="ascii", vi_keys=True)


async def test_a_bad_settings_file_is_said_and_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{theme")
    async with opened(tmp_path) as driver:
        await driver.see("The settings file is invalid", "New game")
    assert (tmp_path / "settings.json.bad").read_text() == "{theme"


# Saves and replays


async def a_finished_match(driver: Driver) -> None:
    await play_to_the_end(driver)
    await driver.press("q")
    await driver.come_to(HomePage)


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_match_is_exported_and_deleted(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("q", "c")
        await driver.come_to(SavesPage)
        await driver.see("High Card", "You and Random", "just now")
        await driver.press("x", "x")
        exports = sorted((tmp_path / "exports").iterdir())
        assert [read_export(path).charter.game for path in exports] == ["tiny", "tiny"]
        (tmp_path / "exports").rename(tmp_path / "elsewhere")
        (tmp_path / "exports").write_text("in the way")
        await driver.press("x")
        await driver.see("Cannot write to", "File exists")
        await driver.press("d")
        await driver.come_to(ChoosePage)
        await driver.press("enter")
        assert len(await driver.store.summaries()) == 1, "the first item is No"
        await driver.press("d", "y")
        await driver.see("No unfinished matches")
        assert await driver.store.summaries() == []


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_a_replay_is_stepped_through(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await a_finished_match(driver)
        await driver.press("p", "enter")
        page = await driver.come_to(ReplayPage)
        last = page._replay.positions - 1
        await driver.see(f"0 of {last}", "Round 1")
        await driver.press("right", "right")
        await driver.see(f"2 of {last}", "seat 1 takes")
        await driver.press("left", "left", "left")
        await driver.see(f"0 of {last}")
        await driver.press("pagedown")
        await driver.see("Round 2")
        await driver.press("end")
        await driver.see(f"{last} of {last}", "The end")
        await driver.press("pageup", "home", "space")
        await driver.until(lambda: page._at > 0, "it plays by itself")
        await driver.press("space")
        assert page._playing is None


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_all_steps_are_worked_out_beside_the_replay_that_is_painted() -> None:
    """It is done on another thread; one match cannot be stepped through by both."""
    match = Match.begin(tiny.GAME, seed=1, seats=2)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    page = ReplayPage(Replay(match.charter, match.log), (Player(HUMAN, "Ann"),) * 2)
    painted = page._replay._current
    await page._load()
    assert len(page._frames[page._viewer]) == page._replay.positions
    assert page._replay._current is painted


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_finished_match_is_seen_through_all_eyes(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await a_finished_match(driver)
        await driver.press("p", "enter")
        page = await driver.come_to(ReplayPage)
        hands = []
        for eyes in ("Seat 1", "Seat 2", "spectator"):
            await driver.see(eyes)
            hands.append(page.frame.view.hand)
            await driver.press("e")
        assert hands[0] != hands[1]
        assert hands[2] == ()


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_an_unfinished_match_keeps_its_secrets_in_the_replay(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        await driver.come_to(TablePage)
        await driver.press("q", "c", "p")
        page = await driver.come_to(ReplayPage)
        assert page._replay.viewers == (0, None)


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


@pytest.mark.parametrize(
    ("stamp", "words"),
    [
        ("2026-01-10T11:59:30.000Z", "just now"),
        ("2026-01-10T11:58:00.000Z", "2 minutes ago"),
        ("2026-01-10T11:00:00.000Z", "1 hour ago"),
        ("2026-01-07T11:00:00.000Z", "3 days ago"),
        ("yesterday", ""),
    ],
)
def test_how_long_ago(stamp: str, words: str) -> None:
    assert ago(stamp, datetime(2026, 1, 10, 12, tzinfo=UTC)) == words


# Rules


@pytest.mark.usefixtures("rich_on_shelf")
async def test_rules_are_searched(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r")
        await driver.come_to(ChoosePage)
        await driver.press("up", "enter")  # round to the last
        page = await driver.come_to(RulesPage)
        await driver.see("Rich Card", "1.1")
        await driver.press("/", *"deck")
        await driver.see("Search: deck")
        await driver.press("enter")
        first = page._top
        assert "deck" in page._lines[first].text
        await driver.press("n")
        second = page._top
        assert second > first
        assert "deck" in page._lines[second].text
        await driver.press("n")
        assert page._top == first, "round the end"
        await driver.press("N")
        assert page._top == second
        await driver.press("/", *"lightning", "enter")
        await driver.see("'lightning' is not in the rules")


async def test_paging_through_the_rules_stops_at_the_last_page(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("end")
        last = page._top
        assert 0 < last < len(page._lines) - 10, "a full page"
        await driver.press("pagedown", "down", "enter")
        assert page._top == last
        await driver.press("up")
        assert page._top == last - 1


async def test_a_chapter_is_chosen_from_the_table_of_contents(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("c")
        await driver.come_to(ChoosePage)
        await driver.see("Contents", "6  The five Actions", "10 Points")
        await driver.press(*["down"] * 5, "enter")
        assert await driver.come_to(RulesPage) is page
        assert page._lines[page._top].text == "6. The five Actions"
        await driver.press("]")
        assert page._lines[page._top].clause == "7"
        await driver.press("[", "[")
        assert page._lines[page._top].clause == "5"


async def test_a_wide_page_has_its_contents_beside_it(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(120, 36)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.see("Contents", "10 Points and leaders")
        assert await driver.pilot.click("#rules", offset=(8, 12))
        await driver.until(lambda: page._lines[page._top].clause == "10")
        await driver.press("backspace")
        assert page._top == 0


@pytest.mark.parametrize("size", SIZES)
async def test_links_are_followed_and_lead_back(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, size=size) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("]", "]", "]")
        start = page._top
        assert page._lines[start].clause == "3"
        await driver.press("tab", "tab", "shift+tab", "enter")
        assert page._lines[page._top].clause == "4", "3.1: a draft (4)"
        await driver.press("]", "tab", "enter")
        assert page._lines[page._top].clause == "8", "5.3: a Portfolio Action (8)"
        await driver.press("backspace", "backspace")
        assert page._top == start
        target = next(each for each in page.query_one("#rules", Sheet).picture.targets)
        assert await driver.pilot.click("#rules", offset=(target.x, target.y))
        await driver.until(lambda: page._top != start)
        await driver.press("backspace", "backspace")
        await driver.come_to(HomePage)


async def test_the_place_in_the_rules_is_kept_at_any_width(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(120, 36)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("]", "]", "]", "]", "]", "]")
        for size in ((80, 24), (60, 20), (200, 60)):
            await driver.resize(*size)
            assert page._lines[page._top].clause == "6"


async def test_the_rules_are_opened_again_where_they_were_left(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        await driver.come_to(RulesPage)
        await driver.press("]", "]", "]", "down", "down", "escape")
        await driver.come_to(HomePage)
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        assert page._lines[page._top].clause == "3.1"


async def test_a_clause_is_found_by_its_number(tmp_path: Path) -> None:
    async with opened(tmp_path, size=(80, 24)) as driver:
        await driver.press("r", "enter")
        page = await driver.come_to(RulesPage)
        await driver.press("/", *"2.4", "enter")
        assert page._lines[page._top].clause == "2.4"


# The end of a match


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize("size", SIZES)
async def test_the_end_tells_who_won_and_leads_on(tmp_path: Path, size: tuple[int, int]) -> None:
    async with opened(tmp_path, tiny_game(), size=size, settings=QUICK) as driver:
        await play_to_the_end(driver)
        page = await driver.come_to(GameOverPage)
        outcome = page._update.outcome
        assert outcome is not None
        await driver.see("The match is over", outcome.reason, "Play again", "Home")
        await driver.press("b")
        table = await driver.come_to(TablePage)
        await driver.press("enter")
        await driver.come_to(GameOverPage)
        await driver.press("w")
        await driver.come_to(ReplayPage)
        await driver.press("escape")
        await driver.come_to(GameOverPage)
        await driver.press("s")
        again = await driver.come_to(TablePage)
        assert again.table.id != table.table.id
        assert [player.name for player in again.table.players] == ["Random", "You"]
        assert not table.is_attached, "the old table is closed"


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_playing_again_keeps_seats_and_options(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(cards="2", swap=False), settings=QUICK) as driver:
        await play_to_the_end(driver)
        await driver.press("a")
        again = await driver.come_to(TablePage)
        charter = again.table.history().charter
        assert charter.options == {"cards": "2", "swap": False}
        assert charter.seed != 5
        assert [player.kind for player in again.table.players] == ["human", "random"]


# When something goes wrong


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_the_unexpected_is_told_politely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK, courteous=True) as driver:
        table = await driver.come_to(TablePage)
        monkeypatch.setattr(table.model, "help_words", lambda place: 1 / 0)
        await driver.press("?")
        await driver.come_to(ErrorPage)
        await driver.see("Something went wrong", "Your matches are")
        assert "ZeroDivisionError" not in driver.screen
        assert "ZeroDivisionError" in (tmp_path / TROUBLE_LOG).read_text()
        await driver.press("enter")
        await driver.come_to(HomePage)
        await driver.see("Go on")


@pytest.mark.usefixtures("tiny_on_shelf")
async def test_a_board_that_cannot_be_painted_is_painted_plainly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr("screens.table.cached_board.paint_board", broken)
    async with opened(tmp_path, tiny_game(), courteous=True) as driver:
        await driver.see("Deck count", "Lay a card")
    assert "no paint" in (tmp_path / TROUBLE_LOG).read_text()


async def test_what_no_page_catches_ends_with_one_line(tmp_path: Path) -> None:
    async with opened(tmp_path, courteous=True) as driver:
        driver.app._handle_exception(ValueError("a secret detail"))
        await driver.pilot.pause()
        assert driver.app.return_code == 1
    assert "a secret detail" in (tmp_path / TROUBLE_LOG).read_text()


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


async def test_what_the_command_line_says_is_not_remembered(tmp_path: Path) -> None:
    save(tmp_path, Settings(theme="safe"))
    store = SqliteStore(tmp_path / "matches.sqlite3")
    app = WardenclyffeApp(store=store, folder=tmp_path, theme="light", ascii_only=True)
    assert (app.settings.theme, app.settings.glyphs) == ("light", "ascii")
    async with app.run_test():
        app.change_settings(evolve(app.settings, hints=False))
        assert app.settings.theme == "light", "it still holds for this run"
        app.change_settings(evolve(app.settings, glyphs="unicode"))
    store.close()
    assert load(tmp_path).settings == Settings(theme="safe", hints=False)
