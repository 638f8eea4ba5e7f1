"""Reaction windows: they pass automatically, and reveal nothing about a hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from attrs import define, evolve, field

from engine.core.choice import PASS, Decision, choice
from engine.core.flow import choose, choose_together
from engine.core.state import Outcome
from net.play.table import Table
from net.play.update import Update
from net.ssh.command import Command
from saves.record import HUMAN, Player
from screens.base.help import HelpPage
from screens.table.hotseat import Hotseat
from screens.table.painter import Painter
from screens.table.painter_registry import PLAIN
from screens.table.parts.handover import HandoverPage
from screens.table.parts.reaction_clock import ReactionClock
from screens.table.reaction_window import TimedWindow
from screens.table.table_page import TablePage
from tests.painters import painter_of
from tests.sample_games import high_card
from tests.screens.conftest import shelved
from tests.screens.driving import QUICK, Driver, opened, tiny_game
from tests.screens.online.visitors import BOB, open_hall, sets_table, sits_down, visiting
from tests.screens.table.parts.fake_page import FakePage, as_model
from tui.remote_app import RemoteApp
from tui.settings import Settings
from tui.widgets.sheet import Sheet

LAY = choice("lay", "card-01")
NOTHING = Decision(0, "React?", (PASS,))
SOMETHING = Decision(0, "React?", (LAY, PASS))
SHORT = evolve(QUICK, automatic_pass="short")


# At the table


async def waves(g: high_card.HighCard) -> None:
    """Three windows where seat 1 can only pass, then one with a card, then a real question."""
    if g.round > 5:
        g.outcome = Outcome(((0,), (1,)), (1, 0), "over")
    elif g.round == 5:
        await choose(0, "Go on?", (choice("go on"),))
    else:
        mine = (PASS,) if g.round < 4 else (LAY, PASS)
        await choose_together(Decision(0, "React?", mine), Decision(1, "React?", (LAY, PASS)))
    g.round += 1


@pytest.fixture(autouse=True)
def quick_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds that do not keep a test waiting."""
    monkeypatch.setattr(ReactionClock, "SECOND", 0.01)


@pytest.fixture
def waves_on_shelf() -> Iterator[None]:
    with shelved(evolve(high_card.GAME, segment=waves)):
        yield


def round_of(driver: Driver) -> int:
    """How many moments have gone by, and the one that is on."""
    return int(driver.table.model.update.view.round)


@pytest.mark.usefixtures("waves_on_shelf")
async def test_moments_without_a_choice_go_by_and_one_with_a_choice_stays(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=SHORT) as driver:
        await driver.until(lambda: round_of(driver) == 4, "the moment with a card")
        for _ in range(10):
            await driver.pilot.pause(0.01)
        assert round_of(driver) == 4
        assert "p pass" in driver.screen
        await driver.press("p")
        await driver.until(lambda: round_of(driver) == 5, "the question after it")
        assert "p pass" not in driver.screen


@pytest.mark.usefixtures("waves_on_shelf")
async def test_one_letter_passes_where_nothing_else_can_be_done(tmp_path: Path) -> None:
    settings = evolve(QUICK, confirm="always", automatic_pass="wait")
    async with opened(tmp_path, tiny_game(), settings=settings) as driver:
        await driver.see("Pass")
        await driver.press("z")
        await driver.until(lambda: round_of(driver) == 2, "the next moment")
        await driver.press("enter")
        await driver.until(lambda: round_of(driver) == 3, "the next moment")


@pytest.mark.usefixtures("waves_on_shelf")
async def test_passing_on_lasts_until_something_else_is_asked(tmp_path: Path) -> None:
    async with opened(
        tmp_path, tiny_game(), settings=evolve(QUICK, automatic_pass="wait")
    ) as driver:
        await driver.see("Pass")
        await driver.press("P")
        await driver.until(lambda: round_of(driver) == 5, "the question after the moments")
        assert driver.table.reaction_clock.pending_text() == ""


@pytest.mark.usefixtures("waves_on_shelf")
async def test_a_key_in_the_pause_before_it_stops_a_pass_that_is_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[Callable[[], Awaitable[None]]] = []
    monkeypatch.setattr(TablePage, "set_timer", lambda _, pause, then: later.append(then))
    async with opened(
        tmp_path, tiny_game(), settings=evolve(QUICK, automatic_pass="wait")
    ) as driver:
        await driver.see("Pass")
        await driver.press("P")
        await driver.until(lambda: round_of(driver) == 2 and later, "the next moment")
        assert driver.table.reaction_clock.pending_text() == "you keep passing, any key stops it"
        await driver.press("down")
        assert not driver.table.reaction_clock.pending_text()
        for each in later:
            await each()
        assert round_of(driver) == 2, "no seat passes any more"


@pytest.mark.usefixtures("waves_on_shelf")
async def test_a_page_that_has_not_heard_the_latest_passes_nothing_else(tmp_path: Path) -> None:
    async with opened(tmp_path, tiny_game(), settings=QUICK) as driver:
        table = driver.table.table
        assert isinstance(table, Table)
        driver.table._unwatch()
        await table.answer(0, PASS)
        await driver.until(lambda: table.update(0).view.round == 2, "the next moment")
        await driver.press("p")
        assert table.answerers.count(0) == 1, "the pass was meant for the moment before"


@pytest.mark.usefixtures("waves_on_shelf")
async def test_a_click_on_a_key_of_the_footer_stops_the_countdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with opened(tmp_path, tiny_game(), settings=SHORT) as driver:
        await driver.see("passing in 1 s, any key cancels")
        footer = driver.table.query_one("#footer", Sheet)
        why = next(each for each in footer.picture.targets if each.place == "key:why")
        await driver.pilot.click("#footer", offset=(why.x, 0))
        await driver.until(lambda: not driver.table.reaction_clock.pending_text(), "peace")


@pytest.mark.usefixtures("waves_on_shelf")
async def test_the_countdown_stops_for_a_player_who_looks_something_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with opened(tmp_path, tiny_game(), settings=SHORT) as driver:
        await driver.see("passing in 1 s, any key cancels")
        await driver.press("?")
        await driver.come_to(HelpPage)
        await driver.press("escape")
        await driver.come_to(TablePage)
        assert "passing in" not in driver.screen
        assert round_of(driver) == 1


@pytest.mark.usefixtures("waves_on_shelf")
async def test_a_window_counts_down_only_where_a_player_can_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with opened(tmp_path, tiny_game(), settings=SHORT) as driver:
        table = driver.table
        await driver.until(lambda: table.reaction_clock.will_pass, "the countdown")
        table.open(HelpPage(table.help()))
        await driver.come_to(HelpPage)
        assert not table.reaction_clock.will_pass


@pytest.mark.usefixtures("waves_on_shelf")
async def test_among_people_a_pass_is_held_back_and_can_be_thought_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with opened(tmp_path, tiny_game("human", "human"), settings=SHORT) as driver:
        await driver.come_to(HandoverPage)
        await driver.press("tab")
        page = await driver.come_to(TablePage)
        await driver.press("p")
        await driver.see("you pass in 1 s")
        assert page.model.update.answer_count == 0
        await driver.press("escape")
        assert "you pass in" not in driver.screen
        await driver.press("p")
        await page.reaction_clock.tick()
        await driver.come_to(HandoverPage)
        assert page.table.update(None).waiting_for == (1,)


def test_the_length_of_the_moment_can_be_set() -> None:
    lengths = {
        word: Settings(automatic_pass=word).automatic_pass_seconds
        for word in ("short", "middle", "long", "wait")
    }
    assert lengths == {"short": 1, "middle": 2, "long": 4, "wait": 0}


@pytest.mark.usefixtures("waves_on_shelf")
async def test_a_player_who_passes_on_is_not_asked_to_take_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with opened(tmp_path, tiny_game("human", "human"), settings=SHORT) as driver:
        await pass_on(driver)
        monkeypatch.setattr(ReactionClock, "SECOND", 0.01)
        page = await pass_on(driver)
        await driver.come_to(HandoverPage)
        await driver.see("Player 1")
        assert page.table.update(None).view.round == 5, "all moments went by"
        assert page.model.hotseat.holder == 1, "the keyboard stayed where it was"


async def pass_on(driver: Driver) -> TablePage:
    """The next person takes the keyboard and passes on; the moment goes by."""
    await driver.come_to(HandoverPage)
    await driver.press("tab")
    page = await driver.come_to(TablePage)
    await driver.press("P")
    await page.reaction_clock.tick()
    return page


@pytest.mark.usefixtures("waves_on_shelf")
async def test_people_elsewhere_hear_of_a_quick_pass_at_the_end_of_the_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with open_hall(tmp_path) as hall:
        bob = await sets_table(hall, BOB)
        async with visiting(hall, tmp_path, command=Command("table", bob.code)) as driver:
            page = await sits_down(driver)
            seat = page.model.hotseat.viewer
            assert waiting_tables(driver) == {bob.code}
            await driver.press("p")
            assert not waiting_tables(driver), "a moment that goes by rings no bell"
            assert page.reaction_clock.pending_text() == "you pass in 2 s"
            assert seat in bob.match.update(bob.seat).waiting_for
            for _ in range(2):
                await page.reaction_clock.tick()
            assert seat not in bob.match.update(bob.seat).waiting_for


@pytest.mark.usefixtures("waves_on_shelf")
async def test_no_moment_goes_by_while_the_others_are_asked_to_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pass would be an answer, and cancel the request."""
    monkeypatch.setattr(ReactionClock, "SECOND", 60.0)
    async with open_hall(tmp_path) as hall:
        bob = await sets_table(hall, BOB)
        async with visiting(hall, tmp_path, command=Command("table", bob.code)) as driver:
            page = await sits_down(driver)
            await page.chair.ask_end()
            assert page.reaction_clock.window is not None
            page.reaction_clock.window = TimedWindow(
                evolve(page.reaction_clock.window.decision, choices=(PASS,)), 1, has_company=True
            )
            assert not page.reaction_clock.will_pass
            await page.reaction_clock.tick()
            assert not page.reaction_clock.window.is_automatic
            seat = page.reaction_clock.window.decision.seat
            page.reaction_clock._passing_on[seat] = page.reaction_clock._occasion()
            page.reaction_clock._pass_again(page.reaction_clock.window)
            assert not page.reaction_clock.window.has_passed
            await bob.consent(False)
            page.reaction_clock._passing_on[seat] = page.reaction_clock._occasion()
            page.reaction_clock.window.seconds_left = 1
            page.reaction_clock._pass_again(page.reaction_clock.window)
            assert page.reaction_clock.window.has_passed
            assert page.reaction_clock.will_pass


def waiting_tables(driver: Driver) -> frozenset[str]:
    """The tables where it is the visitor's turn, by the app."""
    assert isinstance(driver.app, RemoteApp)
    driver.app._look_for_news()
    return driver.app._waiting_codes


@define
class FakeTable:
    """A table of two people that asks seat 0 one thing."""

    asked: Decision
    players: tuple[Player, ...] = (Player(HUMAN, "Ann"), Player(HUMAN, "Bob"))
    game: Any = field(factory=lambda: SimpleNamespace(slug="no-such-game"))

    def update(self, seat: int | None) -> Update:
        return cast("Update", SimpleNamespace(decision=self.asked, view=None))


def clock_at(
    table: FakeTable, page: FakePage, painter: Painter[Any] = PLAIN, *, asked: str = "all"
) -> ReactionClock:
    model = as_model(
        table=table,
        update=table.update(0),
        painter=painter,
        settings=Settings(automatic_pass="middle", teams_to_help=asked),
        hotseat=Hotseat((0,)),
    )
    clock = ReactionClock(model, cast("Any", page))
    clock.follow_question()
    return clock


def will_pass(
    *others: Player, asked: str = "all", decision: Decision = SOMETHING, **hooks: bool
) -> bool:
    """Is a pass on its way where seat 0 could lay a card, with such others at the table?"""
    says: dict[str, Any] = {name: (lambda _, told=told: told) for name, told in hooks.items()}
    painter = painter_of(**says)
    table = FakeTable(decision, players=(Player(HUMAN, "Ann"), *others))
    return clock_at(table, FakePage(), painter, asked=asked).will_pass


def test_windows_in_which_nothing_is_at_stake_pass_by_themselves() -> None:
    bot, person = Player("greedy", "Greedy"), Player(HUMAN, "Bob")
    assert not will_pass(bot)
    assert will_pass(bot, no_answer_matters=True)
    assert will_pass(person, no_answer_matters=True), "all players see that it is pointless"
    assert will_pass(bot, no_held_card_matters=True)
    assert not will_pass(bot, person, no_held_card_matters=True), "it would tell of the hand"
    assert not will_pass(bot, concerns_only_others=True)
    assert will_pass(person, concerns_only_others=True, asked="own"), "the player asked for that"


def test_a_pass_whose_reason_is_worth_reading_waits_for_a_key() -> None:
    bot, person = Player("greedy", "Greedy"), Player(HUMAN, "Bob")
    assert will_pass(bot, decision=NOTHING)
    assert not will_pass(bot, decision=NOTHING, is_pass_explained=True)
    assert will_pass(person, decision=NOTHING, is_pass_explained=True), (
        "the time would tell of a hand"
    )
