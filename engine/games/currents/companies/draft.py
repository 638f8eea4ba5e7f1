"""The draft of companies (2.5)."""

from __future__ import annotations

from engine.core.choice import Ban, Idea, idea, legal
from engine.core.values import frozen_for_checkers
from engine.games.currents.cards import COMPANIES
from engine.games.currents.protocols import AnyState
from engine.games.currents.table_action import TableAction

TAKEN = Ban("another player has taken it", "2.5")


@frozen_for_checkers
class Draft(TableAction, verb="company"):
    company: str


_DRAFTS = {slug: Draft(slug).choice for slug in COMPANIES}


def draft_ideas(table: AnyState) -> list[Idea]:
    """All companies: those in play are taken."""
    taken = table.present
    return [idea(each, TAKEN if slug in taken else None) for slug, each in _DRAFTS.items()]


def free_companies(table: AnyState) -> list[str]:
    return [Draft.of(each).company for each in legal(draft_ideas(table))]
