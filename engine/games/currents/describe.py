"""Choices as text, with costs and gains; each chapter describes its own."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Choice, Description
from engine.games.currents import standing
from engine.games.currents.actions import texts as actions
from engine.games.currents.auctions import texts as auctions
from engine.games.currents.companies import texts as companies
from engine.games.currents.event_cards import texts as event_cards
from engine.games.currents.headquarters import texts as headquarters
from engine.games.currents.market import texts as market
from engine.games.currents.phrases import about_place, describes
from engine.games.currents.projects import texts as projects
from engine.games.currents.propaganda import texts as propaganda
from engine.games.currents.table_action import action_of
from engine.games.currents.technology import texts as technology
from engine.games.currents.view_types import View

CHAPTERS = (
    *(actions, auctions, companies, event_cards, headquarters),
    *(market, projects, propaganda, standing, technology),
)
"""The texts of the chapters; importing them registers their actions."""


def describe(view: View, choice: Choice) -> Description:
    """The choice as its seat should read it."""
    action = action_of(view, choice)
    return describes[type(action)](view, action)


_BUTTON_TEXTS: dict[str, tuple[str, str, str]] = {
    "drop": (
        "Drop out",
        "You stop bidding for this lot; you can still take part in later ones.",
        "4.5",
    ),
    "opt-out": (
        "Opt out",
        "You leave the auction of this phase and are dealt a luminary for $1k.",
        "4.8",
    ),
    "decline": ("Decline", "Nothing happens.", "7.4"),
    "nothing": ("Move nothing", "The marker stays where it is.", "10.2"),
    "done": ("Done", "The choices made so far are carried out.", "12.10"),
    "market": ("Visit the market", "Exhaust a luminary to buy and sell shares.", "12.5"),
}


def about(view: View, place: str) -> About | None:
    """The text about a place; None if the board has no such place."""
    if place in _BUTTON_TEXTS:
        title, rule, clause = _BUTTON_TEXTS[place]
        return About(title, (rule,), clause)
    kind, _, name = place.partition(":")
    about_kind = about_place.get(kind)
    return None if about_kind is None else about_kind(view, name)
