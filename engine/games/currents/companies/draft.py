"""The draft of companies (2.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Ban, Idea, idea, legal
from engine.core.values import frozen_for_checkers
from engine.games.currents.cards import COMPANIES
from engine.games.currents.protocols import AnyState
from engine.games.currents.table_action import TableAction

TAKEN = Ban("another player has taken it", "2.5")


@frozen_for_checkers
class Draft(TableAction, verb="company"):
    company: str


def draft_ideas(table: AnyState) -> Iterator[Idea]:
    """All companies: those in play are taken."""
    for slug in COMPANIES:
        yield idea(Draft(slug).choice, TAKEN if slug in table.present else None)


def free_companies(table: AnyState) -> list[str]:
    return [Draft.of(each).company for each in legal(draft_ideas(table))]
