"""The parts of a table's page, each by itself: no app, no page, no painted board."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field

from engine.core.choice import PASS, Choice, Decision, Description, choice
from net.play.update import Update
from saves.record import HUMAN, Player
from screens.base.page import Page
from screens.online.table import OnlineTablePage
from screens.table.hotseat import Hotseat
from screens.table.menus.menu import Menu
from screens.table.model import TableModel
from screens.table.page import TablePage
from screens.table.painter import Painter
from screens.table.painters import PLAIN
from screens.table.parts.handover import Handover, HandoverPage
from screens.table.parts.navigation import BOARD, CHOICES, LOG, Navigation
from screens.table.parts.reaction_clock import ReactionClock
from screens.table.parts.reveal_clock import RevealClock
from screens.table.replay.page import ReplayPage
from screens.table.story.reveal import BEATS_AT_THE_END, Reveal
from tui.settings import Settings
from tui.widgets.canvas import Target


@define
class Timer:
    """A timer that a test fires by hand."""

    callback: Callable[[], Any]
    running: bool = True

    def stop(self) -> None:
        self.running = False


@define
class FakePage:
    """The part of a page that the clocks need."""

    is_in_front: bool = True
    is_held: bool = False
    timers: list[Timer] = field(factory=list)
    painted: list[tuple[str, ...]] = field(factory=list)

    def set_timer(self, delay: float, callback: Callable[[], Any]) -> Timer:
        self.timers.append(Timer(callback))
        return self.timers[-1]

    set_interval = set_timer

    async def guarded(self, step: Callable[..., Awaitable[None] | None], *given: Any) -> None:
        result = step(*given)
        if result is not None:
            await result

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)


def as_model(**parts: Any) -> TableModel:
    return cast("TableModel", SimpleNamespace(**parts))


def test_a_table_page_is_a_page_with_parts_and_no_longer_a_chain() -> None:
    assert TablePage.__mro__[1] is Page
    assert OnlineTablePage.__mro__[1:3] == (TablePage, Page)


def test_every_part_that_is_named_is_there() -> None:
    """The table of keys finds a part by the attribute that `PARTS` names."""
    for page in (TablePage, ReplayPage):
        source = inspect.getsource(page)
        for name, kind in page.PARTS.items():
            assert f"self.{name} = {kind.__name__}(" in source


# Navigation

CITIES = ("albany", "boston")


def at_two_cities() -> Navigation:
    choices = tuple(choice("light", city) for city in CITIES)
    words = {each: Description("Light", each.noun, place=f"city:{each.noun}") for each in choices}
    menu = Menu(Decision(0, "Light a city", choices), words.__getitem__, ("a", "b"))
    targets = [Target(f"city:{city}", 0, 2 * row, 4, 1) for row, city in enumerate(CITIES)]
    return Navigation(as_model(menu=menu), lambda: targets)


def test_the_cursor_goes_over_the_board_and_back_to_the_list() -> None:
    cursor = at_two_cities()
    cursor.move(-1, 0)
    assert (cursor.pane, cursor.place) == (BOARD, "city:albany")
    cursor.move(0, 1)
    assert cursor.place == "city:boston"
    cursor.move(1, 0)
    assert (cursor.pane, cursor.place) == (CHOICES, "")


def test_panes_go_round() -> None:
    cursor = at_two_cities()
    seen = []
    for _ in range(3):
        cursor.next_pane(with_log=True)
        seen.append(cursor.pane)
    assert seen == [BOARD, LOG, CHOICES]
    cursor.next_pane(with_log=False, steps=-1)
    assert cursor.pane == BOARD


def test_the_log_is_scrolled_no_farther_than_it_goes() -> None:
    cursor = at_two_cities()
    cursor.scroll(50, farthest=12)
    assert cursor.scrolled == 12
    cursor.scroll(-99, farthest=12)
    assert cursor.scrolled == 0


def test_without_a_decision_there_is_nowhere_to_go() -> None:
    cursor = Navigation(as_model(menu=None), lambda: [Target("city:albany", 0, 0, 4, 1)])
    cursor.move(0, 1)
    cursor.go_to_row(-1)
    assert not cursor.go_to_board()
    assert cursor.pane == CHOICES


# The reveal


def test_the_clock_of_a_reveal_runs_while_it_plays() -> None:
    reveal, page, shown = Reveal(), FakePage(), list[int | None]()
    model = as_model(reveal=reveal, settings=Settings(), is_showing_kept_result=False)
    reading = [False]
    clock = RevealClock(model, page, lambda: shown.append(reveal.beat), lambda: reading[0])
    assert not clock.follow()
    assert not page.timers
    reveal.follow(0, "trick 1", 2, playing=True)
    assert clock.follow()
    assert clock.follow(), "one timer is enough"
    (timer,) = page.timers
    reading[0] = True
    timer.callback()
    assert not shown, "it waits for a player who looks or reads"
    reading[0] = False
    while clock.follow():
        timer.callback()
    assert shown == [1, *[1] * (BEATS_AT_THE_END), None]
    assert not timer.running


def test_a_reveal_can_be_skipped_once() -> None:
    reveal, changes = Reveal(), list[bool]()
    clock = RevealClock(
        as_model(reveal=reveal, settings=Settings(), keeps_results=False),
        FakePage(),
        lambda: changes.append(True),
        lambda: False,
    )
    reveal.follow(0, "trick 1", 2, playing=True)
    assert clock.skip()
    assert not clock.skip()
    assert changes == [True]


def test_each_scene_of_a_story_has_an_end_that_stays() -> None:
    reveal = Reveal()
    model = as_model(reveal=reveal, settings=Settings(), keeps_results=True)
    clock = RevealClock(model, FakePage(), lambda: None, lambda: False)
    reveal.begin("Turn 1", (2, 1, 3))
    shown = []
    while reveal.is_playing:
        shown.append((reveal.beat, reveal.is_at_scene_end, reveal.is_showing_result))
        clock.skip()
    assert shown == [
        (0, False, False),
        (1, True, False),
        (2, True, False),
        (3, False, False),
        (5, True, True),
    ]


# The handover


class FakeHandoverHost:
    """A table's page that two people share; it records its calls."""

    def __init__(self) -> None:
        self.seated: list[int] = []
        self.opened: list[tuple[Page, Any]] = []
        self.settled = 0

    def show_to(self, seat: int) -> None:
        self.seated.append(seat)

    def show_table(self) -> None:
        self.settled += 1

    def open(self, page: Page, then: Callable[[Any], None] | None = None) -> None:
        self.opened.append((page, then))


def handover(page: FakeHandoverHost, *, see_the_same: bool) -> Handover:
    hotseat = Hotseat((0, 1))
    hotseat.show(0)
    asked = SimpleNamespace(decision=Decision(1, "Your move?", (PASS,)), can_undo=False)
    model = as_model(
        hotseat=hotseat,
        table=SimpleNamespace(update=lambda seat: asked),
        has_same_eyes=lambda seat: see_the_same,
        names=SimpleNamespace(
            person=lambda seat: f"Person {seat}", role=lambda seat: f"seat{seat + 1}"
        ),
    )
    return Handover(model, page)


def test_the_keyboard_is_passed_behind_a_cover() -> None:
    page = FakeHandoverHost()
    passing = handover(page, see_the_same=False)
    assert passing.must_cover((1,))
    assert not passing.must_cover((0,)), "the seat at the keyboard is asked again"
    passing.pass_to(1)
    ((cover, left),) = page.opened
    assert isinstance(cover, HandoverPage)
    assert passing.is_open
    assert not page.seated
    left(None)
    assert not page.seated, "an answer was taken back instead"
    left(True)
    assert page.seated == [1]
    assert not passing.is_open
    assert page.settled == 2


def test_a_seat_that_sees_the_same_takes_the_keyboard_without_a_cover() -> None:
    page = FakeHandoverHost()
    passing = handover(page, see_the_same=True)
    assert not passing.must_cover((1,))
    passing.pass_to(1)
    assert page.seated == [1]
    assert not page.opened


# Reaction windows


@define
class FakeTable:
    """A table of two people that asks seat 0 one thing."""

    asked: Decision
    answers: list[tuple[int, Choice]] = field(factory=list)
    players: tuple[Player, ...] = (Player(HUMAN, "Ann"), Player(HUMAN, "Bob"))
    game: Any = field(factory=lambda: SimpleNamespace(slug="no-such-game"))

    def update(self, seat: int | None) -> Update:
        return cast("Update", SimpleNamespace(decision=self.asked, view=None))

    async def answer(self, seat: int, given: Choice) -> None:
        self.answers.append((seat, given))


def clock_at(
    table: FakeTable, page: FakePage, painter: Painter[Any] = PLAIN, *, asked: str = "all"
) -> ReactionClock:
    model = as_model(
        table=table,
        update=table.update(0),
        painter=painter,
        settings=Settings(automatic_pass="middle", asked=asked),
        hotseat=Hotseat((0,)),
    )
    clock = ReactionClock(model, page)
    clock.follow()
    return clock


def will_pass(*others: Player, asked: str = "all", **hooks: bool) -> bool:
    """Is a pass on its way where seat 0 could lay a card, with such others at the table?"""
    decision = Decision(0, "React?", (choice("lay", "card-01"), PASS))
    says: dict[str, Any] = {name: (lambda _, told=told: told) for name, told in hooks.items()}
    painter: Painter[Any] = Painter(**says)
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


async def test_a_window_with_nothing_to_play_ends_with_a_pass() -> None:
    table, page = FakeTable(Decision(0, "React?", (PASS,))), FakePage()
    clock = clock_at(table, page)
    assert clock.will_pass
    assert "passing in 2 s" in clock.text()
    await clock.tick()
    assert page.painted == [("prompt",)]
    await clock.tick()
    assert table.answers == [(0, PASS)]
    assert not page.timers[0].running


async def test_a_key_keeps_the_window_open() -> None:
    table, page = FakeTable(Decision(0, "React?", (PASS,))), FakePage()
    clock = clock_at(table, page)
    clock.touch()
    assert not clock.will_pass
    for _ in range(5):
        await clock.tick()
    assert not table.answers
    await clock.pass_now()
    assert table.answers == [(0, PASS)]


async def test_nothing_is_passed_by_itself_while_all_are_asked_something() -> None:
    table, page = FakeTable(Decision(0, "React?", (PASS,))), FakePage(is_held=True)
    clock = clock_at(table, page)
    assert not clock.will_pass
    for _ in range(5):
        await clock.tick()
    assert not table.answers
