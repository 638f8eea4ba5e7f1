"""Nominations and bids in both auctions (4.3 to 4.5, 5.3, 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import frozen

from engine.core.choice import Ban, Choice, Idea, idea
from engine.games.currents.names import cash_text, money
from engine.games.currents.protocols import AnyAuction, AnyFirm, AnyState, players
from engine.games.currents.table_action import TableAction, choices_of


def least_luminary_bid(table: AnyState) -> int:
    """The lowest first bid for a luminary (4.4)."""
    return 2 * table.phase


def least_event_bid(table: AnyState) -> int:
    """The lowest first bid for an event card (5.4)."""
    return 1 if len(players(table)) == 1 else least_luminary_bid(table)


def least_bid(table: AnyState) -> int:
    """The lowest bid that is possible now in the running auction (4.4, 4.5, 5.4)."""
    auction = auction_of(table)
    if auction.leader:
        return auction.price + 1
    return least_event_bid(table) if is_for_event(table) else least_luminary_bid(table)


def auction_of(table: AnyState) -> AnyAuction:
    """The running auction."""
    assert table.auction is not None
    return table.auction


def is_for_event(table: AnyState) -> bool:
    """Is the event card auctioned, and not a luminary?"""
    return auction_of(table).lot == table.event


@frozen
class Nominate(TableAction, verb="nominate"):
    """Put a luminary of the row up for auction."""

    luminary: str


@frozen
class OptOut(TableAction, verb="opt-out"):
    """Leave the auction of the phase."""


@frozen
class Drop(TableAction, verb="drop"):
    """Leave the bidding for a lot."""


@frozen
class Bid(TableAction, verb="bid"):
    """Bid for the lot."""

    amount: int

    @property
    def cash_left(self) -> int:
        """The company's cash once the bid is paid."""
        return self.firm.cash - self.amount

    @property
    def able_rivals(self) -> list[str]:
        """The companies that could still raise the bid."""
        rivals = [slug for slug in auction_of(self.table).inside if slug != self.firm.slug]
        return [slug for slug in rivals if self.table.firm(slug).cash > self.amount]


OPT_OUT, DROP = OptOut().choice, Drop().choice


def nomination_ideas(table: AnyState, firm: AnyFirm) -> Iterator[Idea]:
    """The luminaries of the row, and opting out (4.3)."""
    yield from choices_of(Nominate, tuple(table.lots))
    yield OPT_OUT


def bid_ideas(table: AnyState, firm: AnyFirm) -> Iterator[Idea]:
    """All bids from the lowest to the highest, and those just beyond (4.4, 5.4)."""
    least, clause = least_bid(table), "5.4" if is_for_event(table) else "4.4"
    if least > 1:
        reason = f"the lowest bid allowed is {money(least)}"
        yield idea(Bid(least - 1).choice, Ban(reason, clause))
    yield from _bids(least, firm.cash)
    too_poor = Ban(f"you have only {cash_text(firm.cash)}", clause)
    yield idea(Bid(firm.cash + 1).choice, too_poor)


@lru_cache(maxsize=1 << 12)
def _bids(least: int, most: int) -> tuple[Choice, ...]:
    return tuple(Bid(amount).choice for amount in range(least, most + 1))


def raise_ideas(table: AnyState, firm: AnyFirm) -> Iterator[Idea]:
    """The bids that are higher, and dropping out (4.5, 5.4)."""
    yield from bid_ideas(table, firm)
    yield DROP
