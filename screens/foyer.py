"""The foyer: what all pages of one visit share, and the ways from the lobby to a table."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from net.accounts import Accounts
from net.chair import Chair
from net.visit import Visit
from net.warden import Warden
from screens.page import Page


@frozen
class Foyer:
    """One visit to a server."""

    visit: Visit
    invitation: Callable[[str], str]
    """The line that others type to come to a table."""
    accounts: Accounts
    warden: Warden | None = None
    """For administrators only."""

    @property
    def label(self) -> str:
        """The visitor's name, as others see it."""
        return self.visit.visitor.label


async def come_to(page: Page, foyer: Foyer, code: str, *, sit: bool = True) -> None:
    """Go to a table: to one's own seat, to a free one, or to look on."""
    chair = await foyer.visit.come_to(code)
    try:
        if sit and chair.stage == "gathering" and chair.seat is None and has_seat_for(chair):
            await chair.sit()
    except Exception:
        chair.close()
        raise
    page.open(table_page(foyer, chair))


def has_seat_for(chair: Chair) -> bool:
    """Is there a seat that the visitor may take?"""
    mine = chair.visitor.label
    return any(
        seat.kind == "open" or (seat.kind == "reserved" and seat.label == mine)
        for seat in chair.seats
    )


def table_page(foyer: Foyer, chair: Chair) -> Page:
    """The page of a table: where people gather, or where they play."""
    if chair.stage == "gathering":
        from screens.gathering import GatheringPage

        return GatheringPage(foyer, chair)
    from screens.hosted import HostedPage

    return HostedPage(foyer, chair)
