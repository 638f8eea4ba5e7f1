"""Requests of one player to all at a table, such as an undo, and their dialog."""

from __future__ import annotations

from engine.core.text import count
from net.hall.chair import Chair
from net.hall.consent import request_text
from net.hall.table_state import Request
from screens.base.dialogs import ChoosePage, yes_no_page
from screens.base.page import Page


class Requests:
    """Shows the visitor the requests of other players, and sends the visitor's answer."""

    def __init__(self, chair: Chair, page: Page) -> None:
        self._chair = chair
        self._page = page
        self._dialog: ChoosePage | None = None
        self._request_in_dialog: Request | None = None

    @property
    def note(self) -> str:
        request = self._chair.request
        waits = request is not None and self._chair.seat in request.agreed_seats
        return "waiting for the others to agree" if waits else ""

    def show_new_request(self) -> None:
        """Open a dialog for another player's request; close it when the request is gone."""
        request = self._request_to_visitor()
        if self._dialog is not None and request != self._request_in_dialog:
            if self._page.app.screen is self._dialog:
                self._dialog.leave()
        elif request is not None and self._dialog is None:
            label = self._chair.seats[request.seat].label
            self._request_in_dialog = request
            self._dialog = yes_no_page(f"{label} asks", self._request_text(request, label))
            self._page.open(self._dialog, self._on_answered)

    def _request_to_visitor(self) -> Request | None:
        chair, request = self._chair, self._chair.request
        if request is None or chair.seat is None or chair.seats[chair.seat].takeover:
            return None
        return None if chair.seat in request.agreed_seats else request

    def _on_answered(self, yes: str | None) -> None:
        request, self._dialog = self._request_in_dialog, None
        if self._chair.is_open and request is not None and self._chair.request == request:
            self._page.begin(self._chair.consent, yes == "yes")

    def _request_text(self, request: Request, label: str) -> str:
        if request.kind == "end":
            return f"{label} asks to end the match now. Do you agree?"
        own_answers = self._chair.own_answers_after(request.answers)
        loss = (
            f"You would lose {count(own_answers, 'answer')}."
            if own_answers
            else "You would lose no answer."
        )
        return f"{label} asks {request_text(request)}. {loss} Do you agree?"
