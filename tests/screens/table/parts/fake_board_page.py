"""A page with a board, without an app: it records the calls of its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from attrs import define, evolve, field

from engine.core.game import Game
from screens.base.page import Page
from screens.table.painter import Painter
from screens.table.painter_registry import find_painter
from tests.sample_games import high_card
from themes.look import Look, look
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Picture, Target


def spaces(*places: str) -> Picture:
    """A map with spaces in a row, ten cells apart, in a viewport of twenty cells."""
    spots = tuple(Target(place, 10 * at, 0, 2, 1) for at, place in enumerate(places))
    inside = tuple(spot for spot in spots if spot.x < 20)
    return Picture(20, 1, (), inside, landmarks=spots, viewport=Target("", 0, 0, 20, 1))


GAME = evolve(high_card.GAME, slug="wide")


@define
class FakeBoardPage:
    """A `BoardPage` that shows a picture."""

    board: Picture
    game: Game[Any, Any] = GAME
    view: Any = None
    pointed_place: str = ""
    look: Look = field(factory=look)
    went: list[Sequence[str]] = field(factory=list)
    painted: list[tuple[str, ...]] = field(factory=list)
    said: list[str] = field(factory=list)
    opened: list[tuple[Page, Callable[[Any], None] | None]] = field(factory=list)

    @property
    def painter(self) -> Painter[Any]:
        return find_painter(self.game.slug)

    def go_to(self, places: Sequence[str]) -> None:
        self.went.append(places)

    def footer_key(self, action: str, words: str, *, ready: bool = True) -> FooterKey:
        return FooterKey(action, words, action, ready)

    def shown_key(self, action: str, scope: str = "") -> str:
        return f"<{action}>"

    def has_class(self, *names: str) -> bool:
        return False

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)

    def say(self, words: str, *, severity: str = "information") -> None:
        self.said.append(words)

    def open(self, page: Page, then: Callable[[Any], None] | None = None) -> None:
        self.opened.append((page, then))

    def open_for(self, page: Page, step: Callable[[Any], None]) -> None:
        self.open(page, step)
