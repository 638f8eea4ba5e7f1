"""The choices that event cards give, and the events of their effects (5, 16)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from engine.core.choice import Choice, Idea, idea, is_any_legal
from engine.core.values import frozen_for_checkers
from engine.games.currents.cards import EVENT_CARDS
from engine.games.currents.events import CompanyEvent, TableEvent, price_moves_text
from engine.games.currents.market.trades import NONE_LEFT, tip_ideas
from engine.games.currents.names import CardSlug, Cash, CompanySlug, LuminarySlug, shift_text
from engine.games.currents.propaganda.moves import ranks_within
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import DECLINE, TableAction, choices_of

MAX_RISE = 2
"""The most ranks that a card raises a company by."""
DINNER = 2
"""The cost of a rise at Delmonico's."""


@frozen_for_checkers
class Dim(TableAction, verb="dim"):
    """Exhaust a luminary because of the event card."""

    luminary: str


@frozen_for_checkers
class Rise(TableAction, verb="rise"):
    rank: int

    @property
    def cost(self) -> int:
        """What the card asks for it."""
        return DINNER if self.table.event == "delmonicos" else 0


@frozen_for_checkers
class Take(TableAction, verb="take"):
    """Take a share from the market for nothing."""

    company: str


def fire_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The awake luminaries, one of whom is exhausted (16.19)."""
    return choices_of(Dim, firm.awake)


def prize_ideas(table: AnyState, firm: AnyFirm) -> Sequence[Idea]:
    """The choices of the event card, and declining them; nothing if there is none (5.3)."""
    prize = prizes.get(table.event)
    if prize is None:
        return ()
    ideas = prize(table, firm)
    can_decline = is_any_legal(ideas) and table.event not in MANDATORY
    return [*ideas, DECLINE] if can_decline else ideas


def rise_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The ranks that the player's Future Fame can rise to (16.7)."""
    return [Rise(rank).choice for rank in ranks_within(table, firm.slug, MAX_RISE, 0)]


def paid_rise_choices(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The ranks that the player's Future Fame can rise to with the player's cash (16.25)."""
    return rise_choices(table, firm) if firm.cash >= DINNER else []


def taking_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The companies with a share in the market, and those without (16.22)."""
    return [
        idea(Take(slug).choice, None if table.market[slug] else NONE_LEFT) for slug in table.present
    ]


prizes: dict[str, Callable[[AnyState, AnyFirm], Sequence[Idea]]] = {
    "press-excursion": rise_choices,
    "delmonicos": paid_rise_choices,
    "ticker-tip": tip_ideas,
    "consolidation": taking_ideas,
}
"""The choices that a card gives, without "decline"; nothing is asked if there are none."""
MANDATORY = ("consolidation",)
"""The cards whose choice cannot be declined."""


# Events


@frozen(kw_only=True)
class EventTurnedUp(TableEvent):
    card: str

    @property
    def line(self) -> str:
        row = EVENT_CARDS[self.card]
        return f"Event: {row.name}{' (auctioned)' if row.auctioned else ''}. {row.text}"


@frozen(kw_only=True)
class StockEffect(TableEvent):
    card: CardSlug
    shift: int
    """The spaces that each price moved up; below 0, to the left."""

    @property
    def line(self) -> str:
        if not self.shift:
            return "{card} moves no price"
        return f"{{card}}, {shift_text(self.shift)}: {price_moves_text(self.prices)}"


@frozen(kw_only=True)
class CashPaid(CompanyEvent):
    amount: Cash
    cash: Cash
    """Its cash now."""
    card: CardSlug

    @property
    def line(self) -> str:
        if not self.amount:
            return "has no cash to pay for {card}"
        return "pays {amount} for {card} and has {cash}"


@frozen(kw_only=True)
class PriceRose(CompanyEvent):
    card: CardSlug

    line = "profits from {card}: {rise}"


@frozen(kw_only=True)
class LuminaryDimmed(CompanyEvent):
    luminary: LuminarySlug
    card: CardSlug

    line = "exhausts {luminary}, because of {card}"


@frozen(kw_only=True)
class ShareTaken(CompanyEvent):
    share: CompanySlug
    card: CardSlug

    line = "takes {share:a} share with {card}"
