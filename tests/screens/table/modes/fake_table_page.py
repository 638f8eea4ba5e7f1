"""A page of a table with two cities to choose from, without an app, for keys and the mouse."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field
from textual.geometry import Size

from engine.core.choice import Choice, Decision, Description, choice
from screens.table.menus.menu import Menu
from screens.table.modes.choosing import Choosing, Over, Waiting
from screens.table.modes.looking_around import LookingAround
from screens.table.modes.mode import Mode
from screens.table.modes.recapping import Recapping
from screens.table.modes.telling import Telling
from screens.table.parts.navigation import Navigation
from tests.screens.table.parts.fake_board_page import spaces
from tests.screens.table.parts.fake_page import FakePage as FakeClockPage, as_model
from tui.settings import Settings
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Target

CITIES = ("albany", "boston")
LIGHT = tuple(choice("light", city) for city in CITIES)


def two_cities(final: Collection[Choice] = ()) -> Menu:
    words = {each: Description("Light", each.noun, place=f"city:{each.noun}") for each in LIGHT}
    decision = Decision(0, "Light a city", LIGHT)
    return Menu(decision, words.__getitem__, ("a", "b", "z"), is_final=final.__contains__)


@define
class FakeLooking:
    """Looks only if it is switched on."""

    is_on: bool = False
    moved: list[tuple[int, int]] = field(factory=list)
    looked_at: list[str] = field(factory=list)
    indexes: list[int] = field(factory=list)
    pages: int = 0

    def move(self, x: int, y: int) -> None:
        self.moved.append((x, y))

    def go_to_index(self, index: int) -> None:
        self.indexes.append(index)

    def stop(self) -> None:
        self.is_on = False

    def try_follow_mouse(self, place: str, *, is_click: bool, choosable: bool = False) -> bool:
        if not choosable:
            self.looked_at.append(place)
        return not choosable

    def look_at(self, place: str | None) -> None:
        if place:
            self.looked_at.append(place)

    def open_page(self) -> None:
        self.pages += 1

    def footer_keys(self, back: str) -> tuple[FooterKey, ...]:
        return (FooterKey("Esc", back, "back"),)


@define
class FakeGuard:
    """Ignores Enter on request, and counts those that it notes."""

    ignores: bool = False
    noted: int = 0

    def try_ignore(self) -> bool:
        return self.ignores

    def note_enter(self) -> None:
        self.noted += 1

    def begin_pause(self) -> None:
        pass

    end_pause = begin_pause


class FakePage(FakeClockPage):
    """The page of a table with two cities to choose from, and a log of twelve rows too many."""

    size = Size(80, 24)
    farthest_back = 12

    def __init__(
        self,
        *,
        compact: bool = False,
        turned: tuple[str, ...] = (),
        final: Collection[Choice] = (),
        **model: Any,
    ) -> None:
        super().__init__()
        self.menu = two_cities(final)
        self.model: Any = as_model(
            menu=self.menu,
            jump_letters=self.menu.places,
            update=SimpleNamespace(outcome=None, can_undo=True),
            can_take_back=True,
            is_waiting_for_bots=False,
            refused_actions=lambda: (),
            playback=SimpleNamespace(is_playing=False),
            recap=SimpleNamespace(lines=()),
            settings=Settings(),
            is_showing_kept_result=False,
            keeps_results=False,
            painter=SimpleNamespace(orientation_prefixes=turned),
            idle_text=lambda: "It is Ada's turn",
            playback_text=lambda: "Esc continues.",
        )
        vars(self.model).update(model)
        targets = [Target(f"city:{city}", 0, 2 * row, 4, 1) for row, city in enumerate(CITIES)]
        self.navigation = Navigation(self.model, lambda: targets)
        self.looking: Any = FakeLooking()
        self.wheeled: list[int] = []
        self.map: Any = SimpleNamespace(
            footer_keys=lambda: (), on_wheel=lambda message: self.wheeled.append(message.rows)
        )
        self.reaction_clock: Any = SimpleNamespace(window=None)
        self.enter_guard = FakeGuard()
        self.board = spaces("albany")
        self.updates: list[object] = []
        self.first_letter = ""
        self.is_reading = False
        self.compact = compact
        self.answers: list[Choice | None] = []
        self.said: list[str] = []
        self.withdrawn: list[str] = []
        self.shown = 0
        self.ends = 0
        self.choosing, self.waiting, self.over = (
            each(cast("Any", self)) for each in (Choosing, Waiting, Over)
        )
        self.looking_around, self.recapping, self.telling = (
            LookingAround(cast("Any", self)),
            Recapping(cast("Any", self)),
            Telling(cast("Any", self)),
        )

    async def answer(self, given: Choice | None) -> None:
        self.answers.append(given)

    def begin(self, step: Any) -> None:
        step()

    def show_table(self) -> None:
        self.shown += 1

    def show_end(self) -> None:
        self.ends += 1

    def say(self, text: str) -> None:
        self.said.append(text)

    def withdraw_notice(self, text: str) -> None:
        self.withdrawn.append(text)

    def has_class(self, *names: str) -> bool:
        return self.compact and "compact" in names

    @property
    def can_take_back(self) -> bool:
        return bool(self.model.can_take_back)

    def shown_key(self, action: str) -> str:
        return {"back": "Esc", "choose": "Enter"}[action]

    def footer_key(self, action: str, words: str, *, ready: bool = True) -> FooterKey:
        return FooterKey(action[0], words, action, ready)

    def footer_row(self, **words: str) -> tuple[FooterKey, ...]:
        return tuple(self.footer_key(action, text) for action, text in words.items())


def footer_of(mode: Mode) -> dict[str, bool]:
    return {key.action: key.ready for key in mode.footer_keys()}
