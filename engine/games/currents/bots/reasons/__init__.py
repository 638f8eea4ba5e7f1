"""Why the greedy bot would make a choice: the largest part of its value, in plain words."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.currents.bots.reasons import (
    auctions,
    headquarters,
    projects,
    propaganda,
    technology,
    trades,
)
from engine.games.currents.bots.reasons.words import reasons
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import COMPANIES, LUMINARIES

__all__ = ["CHAPTERS", "company_words", "reason_for"]

CHAPTERS = (auctions, projects, technology, propaganda, headquarters, trades)
"""The modules with reasons; importing them registers their verbs."""


def reason_for(outlook: Outlook, choice: Choice) -> str:
    """Why the bot would make this choice."""
    return reasons[choice.verb](outlook, choice)


def company_words(slug: str) -> str:
    """The ability of a company's inventor, as the reason to draft it."""
    row = COMPANIES[slug]
    return f"{LUMINARIES[row.inventor].name}: {row.ability}"
