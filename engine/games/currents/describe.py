"""Choices as text, with costs and gains; each chapter describes its own."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.currents.actions import texts as actions
from engine.games.currents.actions.kinds import action_of
from engine.games.currents.auctions import texts as auctions
from engine.games.currents.companies import texts as companies
from engine.games.currents.event_cards import texts as event_cards
from engine.games.currents.headquarters import texts as headquarters
from engine.games.currents.market import texts as market
from engine.games.currents.phrases import describes
from engine.games.currents.projects import texts as projects
from engine.games.currents.propaganda import texts as propaganda
from engine.games.currents.technology import texts as technology
from engine.games.currents.view_types import View

CHAPTERS = (
    *(actions, auctions, companies, event_cards, headquarters),
    *(market, projects, propaganda, technology),
)
"""The texts of the chapters; importing them registers their actions."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    action = action_of(view, choice)
    return describes[type(action)](view, action)
