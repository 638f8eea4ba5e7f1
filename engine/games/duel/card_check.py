"""The check, made when the game is imported, that no row of `cards.py` lacks anything."""

from __future__ import annotations

from engine.core.dispatch import MissingEntryError, require
from engine.games.duel.cards import ACTIONS, ASSISTANTS, CITIES, COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.ideas import ACTION_IDEAS
from engine.games.duel.rules.goals import goals


def check_cards() -> None:
    """Raise a MissingEntryError for an inventor without a goal, or a row naming what does not
    exist."""
    require(COMPANIES, goals, "goal in rules/goals.py")
    for assistant in ASSISTANTS.values():
        if not assistant.actions:
            raise MissingEntryError(f"the Assistant {assistant.slug!r} has no Action")
        reason = f"the Assistant {assistant.slug!r} names it"
        require(assistant.actions, ACTIONS, f"place in ACTIONS of cards.py; {reason}")
        require(assistant.actions, ACTION_IDEAS, f"ideas in ideas.py; {reason}")
    for city in CITIES.values():
        require([city.region], REGIONS, f"Region; the City {city.slug!r} names it")
    for company in COMPANIES.values():
        require([company.region], REGIONS, f"Region; the company {company.slug!r} names it")
        require([company.technology], TECHNOLOGIES, f"chip; the company {company.slug!r} names it")
