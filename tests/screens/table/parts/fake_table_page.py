"""A page of a table with two cities to choose from, without an app, for keys and the mouse."""

from __future__ import annotations

from collections.abc import Set
from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field
from textual.geometry import Size

from engine.core.choice import Choice, Decision, Description, choice
from screens.table.menus.menu import Menu
from screens.table.parts.footer import Footer, FooterHost
from screens.table.parts.looking import Looking
from screens.table.parts.moves import Moves
from screens.table.parts.navigation import Navigation
from screens.table.table_model import TableModel
from tui.settings import Settings
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Target

CITIES = ("albany", "boston")
LIGHT = tuple(choice("light", city) for city in CITIES)


def two_cities(*, final: Set[Choice] = frozenset()) -> Menu:
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

    def move(self, x: int, y: int) -> None:
        self.moved.append((x, y))

    def go_to_index(self, index: int) -> None:
        self.indexes.append(index)

    def stop(self) -> None:
        self.is_on = False

    def try_follow_mouse(self, place: str, *, is_click: bool, choosable: bool) -> bool:
        if not choosable:
            self.looked_at.append(place)
        return not choosable

    def footer_keys(self, back: str) -> tuple[FooterKey, ...]:
        return (FooterKey("Esc", back, "back"),)


class FakePage:
    """The page of a table with two cities to choose from, and a log of twelve rows too many."""

    size = Size(80, 24)
    farthest_back = 12

    def __init__(
        self,
        *,
        compact: bool = False,
        turned: tuple[str, ...] = (),
        final: Set[Choice] = frozenset(),
    ) -> None:
        self.menu = two_cities(final=final)
        update = SimpleNamespace(outcome=None, can_undo=True)
        reveal = SimpleNamespace(is_playing=False)
        self.model = cast(
            "TableModel",
            SimpleNamespace(
                menu=self.menu,
                jump_letters=self.menu.places,
                update=update,
                can_take_back=True,
                is_waiting_for_bots=False,
                refused_actions=lambda: (),
                reveal=reveal,
                recap=SimpleNamespace(lines=()),
                settings=Settings(),
                is_showing_kept_result=False,
                painter=SimpleNamespace(orientation_prefixes=turned),
            ),
        )
        targets = [Target(f"city:{city}", 0, 2 * row, 4, 1) for row, city in enumerate(CITIES)]
        self.navigation = Navigation(self.model, lambda: targets)
        self.looking: Any = FakeLooking()
        self.moves = Moves(self.model, self.navigation, cast("Looking", self.looking), self)
        self.wheeled: list[int] = []
        self.map: Any = SimpleNamespace(
            footer_keys=lambda: (), on_wheel=lambda message: self.wheeled.append(message.rows)
        )
        self.reaction_clock: Any = SimpleNamespace(window=None)
        self.compact = compact
        self.answers: list[Choice | None] = []
        self.painted: list[tuple[str, ...]] = []

    async def answer(self, given: Choice | None) -> None:
        self.answers.append(given)

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)

    def has_class(self, *names: str) -> bool:
        return self.compact and "compact" in names

    @property
    def can_take_back(self) -> bool:
        return bool(self.model.can_take_back)

    def footer_key(self, action: str, words: str, *, ready: bool = True) -> FooterKey:
        return FooterKey(action[0], words, action, ready)


def footer_of(page: FakePage) -> dict[str, bool]:
    """The actions of the footer, each with whether it is ready."""
    keys = Footer(cast("FooterHost", page)).footer_keys()
    return {key.action: key.ready for key in keys}
