"""Choices as text, with costs and gains; a module for each chapter."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.text import capital
from engine.games.currents.describe import (
    auctions,
    event_cards,
    headquarters,
    market,
    projects,
    propaganda,
    technology,
)
from engine.games.currents.describe.phrases import describes
from engine.games.currents.view_types import View

__all__ = ["CHAPTERS", "describe"]

CHAPTERS = (auctions, event_cards, projects, technology, propaganda, headquarters, market)
"""The modules that describe choices; importing them registers their verbs."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    description = describes[choice.verb](view, choice)
    return evolve(description, consequence=capital(description.consequence))
