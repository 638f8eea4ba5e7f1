"""The advisor by itself: no app, no bot that thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field

from engine.core.bot import Advice
from engine.core.choice import choice
from screens.base.page import Page
from screens.table.hotseat import Hotseat
from screens.table.parts.advisor import Advisor
from screens.table.parts.navigation import CHOICES, LOG, Navigation
from screens.table.story.log_page import RefusedPage
from screens.table.table_model import TableModel
from tui.settings import Settings
from tui.widgets.choices import RefusedChoice

ADVICE = Advice(choice("wait"), "It costs nothing.")


@define
class FakePage:
    """Runs its tasks when a test says so."""

    works: list[Coroutine[Any, Any, None]] = field(factory=list)
    said: list[str] = field(factory=list)
    thinking: list[bool] = field(factory=list)
    opened: list[Page] = field(factory=list)

    def run_worker(
        self, work: Coroutine[Any, Any, None], *, group: str = "", exclusive: bool = False
    ) -> None:
        self.works.append(work)

    async def run_guarded(self, step: Callable[..., Awaitable[None] | None], *args: Any) -> None:
        result = step(*args)
        if result is not None:
            await result

    def open(self, page: Page) -> None:
        self.opened.append(page)

    def repaint(self, *sheets: str) -> None:
        """Nothing to paint."""

    def say(self, words: str, *, severity: str = "information") -> None:
        self.said.append(words)

    async def work(self) -> None:
        while self.works:
            await self.works.pop(0)


class FakeModel(SimpleNamespace):
    """A table with a question, and a bot that may be slow."""

    settings = Settings()
    hotseat = Hotseat((0,))
    menu: object = object()
    is_guided = False
    refusals: tuple[RefusedChoice, ...] = (RefusedChoice("Peek", "no card is hidden", "1.2"),)

    def __init__(self, **other: Any) -> None:
        super().__init__(told=list[Advice](), guided_with=list[Advice](), **other)
        self.table = self.hints = self
        self.update = SimpleNamespace(view=None)
        self.slow = asyncio.Event()
        self.slow.set()

    async def advise(self, seat: int) -> Advice:
        await self.slow.wait()
        return ADVICE

    def refused_actions(self) -> tuple[RefusedChoice, ...]:
        return self.refusals

    def show_requested(self, menu: object, advice: Advice) -> None:
        self.told.append(advice)

    def show_automatic(self, menu: object, view: object, advice: Advice) -> None:
        self.guided_with.append(advice)


def advisor(model: FakeModel, page: FakePage) -> tuple[Advisor, Navigation]:
    shown = cast("TableModel", model)
    navigation = Navigation(shown, tuple)
    return Advisor(shown, navigation, cast("Any", page)), navigation


async def test_a_hint_moves_the_cursor_to_what_a_bot_would_do() -> None:
    model, page = FakeModel(), FakePage()
    asked, navigation = advisor(model, page)
    navigation.go_to_log()
    asked.action_hint()
    assert navigation.pane == LOG, "not before the bot has thought"
    await page.work()
    assert model.told == [ADVICE]
    assert navigation.pane == CHOICES


async def test_hints_that_are_switched_off_are_said_to_be() -> None:
    model, page = FakeModel(settings=Settings(has_hints=False)), FakePage()
    asked, _ = advisor(model, page)
    asked.action_hint()
    assert not page.works
    assert page.said == ["Hints are switched off in the settings"]


async def test_advice_on_another_question_is_dropped() -> None:
    model, page = FakeModel(), FakePage()
    asked, _ = advisor(model, page)
    model.slow.clear()
    asked.action_hint()
    working = asyncio.create_task(page.work())
    await asyncio.sleep(0)
    assert asked.is_thinking
    model.menu = object()
    model.slow.set()
    await working
    assert not asked.is_thinking
    assert not model.told


async def test_in_a_first_game_each_question_gets_one_hint_by_itself() -> None:
    model, page = FakeModel(is_guided=True), FakePage()
    asked, _ = advisor(model, page)
    asked.hint_in_first_game()
    asked.hint_in_first_game()
    assert len(page.works) == 1
    await page.work()
    model.menu = object()
    asked.hint_in_first_game()
    await page.work()
    assert model.guided_with == [ADVICE, ADVICE]
    assert not model.told


async def test_elsewhere_no_hint_comes_by_itself() -> None:
    model, page = FakeModel(), FakePage()
    asked, _ = advisor(model, page)
    asked.hint_in_first_game()
    assert not page.works


def test_what_is_not_possible_comes_in_front() -> None:
    model, page = FakeModel(), FakePage()
    asked, _ = advisor(model, page)
    asked.action_why()
    assert [type(each) for each in page.opened] == [RefusedPage]


def test_the_key_says_so_where_nothing_is_refused() -> None:
    model, page = FakeModel(refusals=()), FakePage()
    asked, _ = advisor(model, page)
    asked.action_why()
    assert not page.opened
    assert page.said == ["The list has every choice that the rules allow now"]
