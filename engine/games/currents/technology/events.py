"""Advances in technology."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import Level, LuminarySlug, TrackSlug


@frozen(kw_only=True)
class Advanced(CompanyEvent):
    """A company went from one level of a technology track to another."""

    track: TrackSlug
    before: Level
    now: Level
    luminaries: tuple[LuminarySlug, ...]
    """The luminaries who did it; () for an automaton or a card."""
    patented: bool
    """Is the new level patented by the company?"""

    @property
    def line(self) -> str:
        team = " with {luminaries}" if self.luminaries else ""
        patent = " and patents it: {rise}" if self.patented else ""
        return f"advances {{track}} to {{now}}{team}{patent}"
