"""The shared data of all pages of one visit, and the ways from the lobby to a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from attrs import frozen

from net.hall.accounts import Accounts
from net.hall.admin import Admin
from net.hall.chair import Chair
from net.hall.visit import Visit
from screens.base.page import Page


@frozen
class VisitContext:
    visit: Visit
    invitation: Callable[[str], str]
    """Returns the command that others type to reach a table."""
    accounts: Accounts
    admin: Admin | None = None
    """Only for administrators."""

    @property
    def label(self) -> str:
        return self.visit.visitor.label


async def come_to(page: Page, visit_context: VisitContext, code: str, *, sit: bool = True) -> None:
    """Open the page of a table, at the visitor's seat, a free one (with `sit`), or to watch.

    A visitor who may take one of several seats is asked which. One who would take the last seat,
    and so begin the match, is shown the terms first.
    """
    chair = await visit_context.visit.come_to(code)
    wants_seat = sit and chair.stage == "gathering" and chair.seat is None
    seats = seats_for(chair) if wants_seat else ()
    if len(seats) > 1:
        _ask_for_seat(page, visit_context, chair)
    elif seats:
        await _sit_down(page, visit_context, chair, seats[0])
    else:
        await _open_table(page, visit_context, chair)


async def play_again(page: Page, visit_context: VisitContext, chair: Chair) -> None:
    code = await chair.rematch()
    if page.is_in_stack:  # whoever has gone elsewhere meanwhile finds the table in the lobby
        page.host.go_home()
        await come_to(page.host.first_page, visit_context, code)


def send_home(page: Page, text: str) -> None:
    if page.is_in_stack:
        page.app.notify(text, markup=False)
        page.host.go_home()


def send_home_soon(page: Page, chair: Chair) -> None:
    """Show the lobby to a visitor who hung up, or was sent away, while the page opened."""
    page.call_later(send_home, page, f"You are no longer at table {chair.code}")


def seats_for(chair: Chair) -> tuple[int | None, ...]:
    """The seats from which a visitor may choose; None stands for all that are reserved for them."""
    if chair.reserved_seat is not None:
        return (None,)
    return tuple(seat.seat for seat in chair.seats if seat.kind == "open")


def _ask_for_seat(page: Page, visit_context: VisitContext, chair: Chair) -> None:
    from screens.online.seat_choice import ANY_SEAT, SeatChoicePage

    def on_answered(answer: str | None) -> None:
        if answer is None:
            chair.close()
        else:
            seat = None if answer == ANY_SEAT else int(answer)
            page.begin(_sit_down, page, visit_context, chair, seat)

    page.open(SeatChoicePage(chair), on_answered)


async def _sit_down(
    page: Page, visit_context: VisitContext, chair: Chair, seat: int | None
) -> None:
    """Sit down at a seat, or the first suitable one (None); the last empty one asks first."""
    if sum(each.presence == "empty" for each in chair.seats) == 1:
        _ask_to_begin(page, visit_context, chair, seat)
    else:
        await _open_table(page, visit_context, chair, lambda: chair.sit(seat))


def _ask_to_begin(page: Page, visit_context: VisitContext, chair: Chair, seat: int | None) -> None:
    from screens.online.terms import TYPE_FOR_SHUFFLE, TermsPage

    def on_answered(answer: str | None) -> None:
        if answer == "yes":
            page.begin(_open_table, page, visit_context, chair, lambda: chair.sit(seat))
        elif answer == "decline":
            page.begin(_decline_seats, chair)
        elif answer == TYPE_FOR_SHUFFLE:
            _ask_characters(page, visit_context, chair, seat)
        else:
            chair.close()

    page.open(TermsPage(chair), on_answered)


def _ask_characters(
    page: Page, visit_context: VisitContext, chair: Chair, seat: int | None
) -> None:
    from screens.online.terms import characters_page

    async def keep_characters(text: str) -> None:
        try:
            await chair.type_for_shuffle(text)
        finally:
            _ask_to_begin(page, visit_context, chair, seat)

    def on_typed(text: str | None) -> None:
        if text is None:
            _ask_to_begin(page, visit_context, chair, seat)
        else:
            page.begin(keep_characters, text)

    page.open(characters_page(chair), on_typed)


async def _decline_seats(chair: Chair) -> None:
    try:
        await chair.decline()
    finally:
        chair.close()


async def _open_table(
    page: Page,
    visit_context: VisitContext,
    chair: Chair,
    sit: Callable[[], Awaitable[None]] | None = None,
) -> None:
    try:
        if sit is not None:
            await sit()
    except Exception:
        chair.close()
        raise
    page.open(table_page(visit_context, chair))


def table_page(visit_context: VisitContext, chair: Chair) -> Page:
    if chair.stage == "gathering":
        from screens.online.waiting_room import WaitingRoomPage

        return WaitingRoomPage(visit_context, chair)
    from screens.online.online_table import OnlineTablePage

    return OnlineTablePage(visit_context, chair)
