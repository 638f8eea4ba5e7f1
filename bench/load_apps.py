"""Apps to load a server with, as functions from a visitor's name to an app."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

Factory: TypeAlias = Callable[[str], App[Any]]

SMALL = "bench.load_apps:small"
DUEL = "bench.load_apps:duel"

WIDE, HIGH, ACROSS, DOWN = 15, 7, 8, 4
PLAIN = Style.parse("#c8c8c8 on #1c2430")
CHOSEN = Style.parse("bold #101010 on #e0a030")
INK = tuple(Style.parse(f"{ink} on #1c2430") for ink in ("#80c0ff", "#ff9080", "#90e090"))


class Cards(Widget, can_focus=True):
    """Thirty-two cards, one of them chosen; a key goes to the next and repaints the two."""

    DEFAULT_CSS = "Cards { width: 100%; height: 100%; }"

    def __init__(self, name: str) -> None:
        super().__init__()
        self.chosen = 0
        self.player = name

    def render_line(self, y: int) -> Strip:
        """A row of cells across the cards."""
        row, inside = divmod(y, HIGH)
        if row >= DOWN:
            return Strip([Segment(f"{self.player}: card {self.chosen}".ljust(120), PLAIN)])
        return Strip([self._cell(row * ACROSS + column, inside) for column in range(ACROSS)])

    def _cell(self, card: int, inside: int) -> Segment:
        style = CHOSEN if card == self.chosen else INK[card % len(INK)]
        edge = f"+{'-' * (WIDE - 2)}+"
        text = edge if inside in (0, HIGH - 1) else f"|{f'card {card}.{inside}':^{WIDE - 2}}|"
        return Segment(text, style)

    def on_key(self, event: events.Key) -> None:
        """On to the next card."""
        self.refresh(self._region(self.chosen))
        self.chosen = (self.chosen + 1) % (ACROSS * DOWN)
        self.refresh(self._region(self.chosen), Region(0, ACROSS * HIGH, 120, 1))

    def _region(self, card: int) -> Region:
        row, column = divmod(card, ACROSS)
        return Region(column * WIDE, row * HIGH, WIDE, HIGH)


class CardsApp(App[None]):
    """The cards and nothing else."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, name: str) -> None:
        super().__init__()
        self._player = name

    def compose(self) -> ComposeResult:
        """One widget."""
        yield Cards(self._player)


def small(name: str) -> App[Any]:
    """A small line-API app."""
    return CardsApp(name)


def duel(name: str) -> App[Any]:
    """A game of Duel against a bot, on the real screens."""
    from tui.app import WardenclyffeApp
    from tui.start import NewGame

    start = NewGame("duel", ("human", "greedy"), seed=sum(name.encode()))
    return WardenclyffeApp(store=_store(), folder=_folder(), start=start, courteous=False)


@lru_cache
def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="load-"))


@lru_cache
def _store() -> Any:
    from tui.app import open_store

    return open_store(_folder())


def factory(where: str) -> Factory:
    """The function that "module:function" names."""
    module, _, name = where.partition(":")
    made: Factory = getattr(import_module(module), name)
    return made
