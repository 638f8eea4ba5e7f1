"""The end."""

from __future__ import annotations

from attrs import frozen

from engine.core.text import count
from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import Automaton
from engine.games.currents.view_types import Points


@frozen(kw_only=True)
class CompanyScored(CompanyEvent):
    """The final points of a company were counted."""

    rank: int
    """The company's rank among all companies."""
    points: Points

    @property
    def line(self) -> str:
        return f"has {count(self.points.total, 'point')}: {self.points.parts_text}"


@frozen(kw_only=True)
class GameWon(CompanyEvent):
    """A company won the game."""

    automaton: Automaton
    """The difficulty of an automaton that won; "" for a player."""
    total: int
    """The points of the company."""

    @property
    def line(self) -> str:
        player = ", played by {automaton}," if self.automaton else ""
        return f"wins{player} with {{total:point}}"
