"""The question at which seat of a table, and so in which team, a visitor wants to sit."""

from __future__ import annotations

from engine.core.text import join_with_and
from net.hall.chair import Chair
from net.hall.summaries import SeatSummary
from screens.base.dialogs import ChoosePage
from screens.base.seat_names import seat_text
from screens.online.own_context import with_own_context
from screens.online.terms import brief_terms
from tui.widgets.items import Item

ANY_SEAT = "any_seat"
"""The action of the item that leaves the choice of the seat to the table."""


class SeatChoicePage(ChoosePage):
    """Asks for a seat. Leaves with its number in words, with ANY_SEAT, or with None."""

    def __init__(self, chair: Chair) -> None:
        """`chair` is at a table with several seats that the visitor may take."""
        text = " ".join(brief_terms(chair))
        super().__init__(f"Table {chair.code}", seat_items(chair), text, scope="seat_choice")
        self._chair = chair

    def on_mount(self) -> None:
        self.at_end(self._chair.watch_table(with_own_context(self._on_change)))

    def on_shown(self) -> None:
        self._read_seats()

    def _on_change(self) -> None:
        in_front = self.is_attached and self.app.screen is self
        if in_front and self._chair.is_open and self._chair.stage == "gathering":
            self.begin(self._show_changes)

    def _show_changes(self) -> None:
        self._read_seats()
        self.query_one("#dialog").styles.height = self.dialog_height
        self.repaint()

    def _read_seats(self) -> None:
        action = self._items[self.cursor].action
        self._items = seat_items(self._chair)
        self._text = " ".join(brief_terms(self._chair))
        self.point_at(action)


def seat_items(chair: Chair) -> tuple[Item, ...]:
    """The choices: any seat, or one of the open ones, each with who is in its team."""
    return (
        Item(ANY_SEAT, "Any free seat"),
        *(
            Item(
                str(seat.seat),
                seat_text(seat.seat, seat.team),
                _team_text(chair, seat),
                letter=str(seat.seat + 1),
            )
            for seat in chair.seats
            if seat.kind == "open"
        ),
    )


def _team_text(chair: Chair, seat: SeatSummary) -> str:
    if seat.team is None:
        return ""
    mates = [each.label for each in chair.seats if each.team == seat.team and each.label]
    return f"with {join_with_and(mates)}" if mates else "nobody there yet"
