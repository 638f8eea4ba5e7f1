"""Resting and waking luminaries, and the events of it (7.3, 16.27, 17.27)."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.choice import Idea, idea
from engine.core.values import frozen_for_checkers
from engine.games.currents.events import CompanyEvent
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.names import CardSlug, Cash, LuminarySlug
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import TableAction, ban_by_cost, choice_of


@frozen_for_checkers
class Rest(TableAction, verb="rest"):
    """Exhaust a luminary without an action."""

    luminary: str


@frozen_for_checkers
class Wake(TableAction, verb="wake"):
    luminary: str

    @property
    def is_gift(self) -> bool:
        """Does an HQ card that is being developed wake the luminary at no cost (17.27)?"""
        return self.table.begun_action.verb == "develop"

    @property
    def cost(self) -> int:
        """The cost, which only the event card asks for."""
        return 0 if self.is_gift else modifiers_of(self.table, self.firm).wake_cost


def wake_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The exhausted luminaries, if an event card lets the company wake one for cash (16.27)."""
    asleep = firm.asleep
    if asleep and (cost := modifiers_of(table, firm).wake_cost):
        ban = ban_by_cost(cost, firm.cash, "16.27")
        return [idea(choice_of(Wake, slug), ban) for slug in firm.luminaries if slug in asleep]
    return []


# Events


@frozen(kw_only=True)
class Rested(CompanyEvent):
    luminary: LuminarySlug

    line = "rests {luminary}"


@frozen(kw_only=True)
class Woken(CompanyEvent):
    """A company woke a luminary by a card, for cash or for nothing."""

    luminary: LuminarySlug
    cash_paid: Cash = field(metadata={"saved_as": "paid"})
    card: CardSlug

    @property
    def line(self) -> str:
        cost = " for {cash_paid}" if self.cash_paid else ""
        return f"wakes {{luminary}}{cost} with {{card}}"
