"""The reasons for the greedy bot's choices: the largest part of the value of each, as text."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import join_with_and
from engine.games.currents.bots.reasons import (
    auctions,
    headquarters,
    market,
    projects,
    propaganda,
    technology,
)
from engine.games.currents.bots.reasons.phrases import reasons
from engine.games.currents.bots.value import Outlook
from engine.games.currents.card_types import SKILLS
from engine.games.currents.cards import COMPANIES, LUMINARIES
from engine.games.currents.names import SKILL_TEXTS

__all__ = ["CHAPTERS", "company_text", "reason_for"]

CHAPTERS = (auctions, projects, technology, propaganda, headquarters, market)
"""The modules with reasons; importing them registers their verbs."""


def reason_for(outlook: Outlook, choice: Choice) -> str:
    """The reason why the bot would make this choice."""
    return reasons[choice.verb](outlook, choice)


def company_text(slug: str) -> str:
    """The reason to draft a company, its inventor's strength: no company is a bad choice."""
    inventor = LUMINARIES[COMPANIES[slug].inventor]
    ratings = {skill: getattr(inventor.ratings, skill) for skill in SKILLS}
    best = [SKILL_TEXTS[skill] for skill in SKILLS if ratings[skill] == max(ratings.values())]
    return f"all are about equally strong; {inventor.name} is best at {join_with_and(best)}"
