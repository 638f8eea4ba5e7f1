"""The shared data of all pages of one visit, and the ways from the lobby to a table."""

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
    """Returns the command that others type to reach a table."""
    accounts: Accounts
    admin: Admin | None = None
    """Only for administrators."""

    @property
    def label(self) -> str:
        """The visitor's name, as others see it."""
        return self.visit.visitor.label


async def come_to(page: Page, visit_context: VisitContext, code: str, *, sit: bool = True) -> None:
    """Open the page of a table, at the visitor's seat, a free one (with `sit`), or to watch.

    A visitor who would take the last seat, and so begin the match, is shown the terms first.
    """
    chair = await visit_context.visit.come_to(code)
    sits = sit and chair.stage == "gathering" and chair.seat is None and has_seat_for(chair)
    if sits and sum(seat.presence == "empty" for seat in chair.seats) == 1:
        _ask_to_sit(page, visit_context, chair)
    else:
        await _open_table(page, visit_context, chair, sits=sits)


def _ask_to_sit(page: Page, visit_context: VisitContext, chair: Chair) -> None:
    """Show the terms; open the table if the visitor sits down."""
    from screens.online.terms import TermsPage

    def answered(yes: str | None) -> None:
        if yes == "yes":
            opening = page.guarded(lambda: _open_table(page, visit_context, chair, sits=True))
            page.run_worker(opening)
        else:
            chair.close()

    page.open(TermsPage(chair), answered)


async def _open_table(page: Page, visit_context: VisitContext, chair: Chair, *, sits: bool) -> None:
    try:
        if sits:
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
    """The page of a table: the waiting room, or the match."""
    if chair.stage == "gathering":
        from screens.online.waiting_room import WaitingRoomPage

        return WaitingRoomPage(visit_context, chair)
    from screens.online.table import OnlineTablePage

    return OnlineTablePage(visit_context, chair)
