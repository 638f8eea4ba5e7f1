"""The turns of automata."""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import Automaton


@frozen(kw_only=True)
class AutomatonBegan(CompanyEvent):
    difficulty: Automaton

    line = "({difficulty}) acts"


@frozen(kw_only=True)
class PraiseRaisedPrice(CompanyEvent):
    """An automaton's marker was at its end already, so its price went up (6.3)."""

    marker: Literal["fame", "ac", "dc"]

    @property
    def line(self) -> str:
        if self.marker == "fame":
            return "is first on Future Fame already: {rise}"
        return f"finds {self.marker.upper()} at its highest fame already: {{rise}}"
