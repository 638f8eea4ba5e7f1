"""What all pages of one visit share, and the ways from the lobby to a table."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from net.hall.accounts import Accounts
from net.hall.admin import Admin
from net.hall.chair import Chair
from net.hall.visit import Visit
from screens.base.page import Page


@frozen
class VisitContext:
    """One visit to a server."""

    visit: Visit
    invitation: Callable[[str], str]
    """The line that others type to come to a table."""
    accounts: Accounts
    warden: Admin | None = None
    """For administrators only."""

    @property
    def label(self) -> str:
        """The visitor's name, as others see it."""
        return self.visit.visitor.label


async def come_to(page: Page, visit_context: VisitContext, code: str, *, sit: bool = True) -> None:
    """Open the page of a table, at the visitor's seat, a free one (with `sit`), or to watch."""
    chair = await visit_context.visit.come_to(code)
    try:
        if sit and chair.stage == "gathering" and chair.seat is None and has_seat_for(chair):
            await chair.sit()
    except Exception:
        chair.close()
        raise
    page.open(table_page(visit_context, chair))


def has_seat_for(chair: Chair) -> bool:
    """Is there a seat that the visitor may take?"""
    mine = chair.visitor.label
    return any(
        seat.kind == "open" or (seat.kind == "reserved" and seat.label == mine)
        for seat in chair.seats
    )


def table_page(visit_context: VisitContext, chair: Chair) -> Page:
    """The page of a table: where people gather, or where they play."""
    if chair.stage == "gathering":
        from screens.online.waiting_room import WaitingRoomPage

        return WaitingRoomPage(visit_context, chair)
    from screens.online.table import OnlineTablePage

    return OnlineTablePage(visit_context, chair)
