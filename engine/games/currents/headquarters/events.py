"""HQ cards."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import CardSlug, LuminarySlug


@frozen(kw_only=True)
class Developed(CompanyEvent):
    """A company added a card to its headquarters."""

    card: CardSlug
    luminary: LuminarySlug
    """The luminary who developed it; "" for an automaton."""

    @property
    def line(self) -> str:
        luminary = " with {luminary}" if self.luminary else ""
        return f"develops {{card}}{luminary}"
