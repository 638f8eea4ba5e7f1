"""The mode of a table that waits, behind a cover, for the next person at the keyboard."""

from __future__ import annotations

from screens.table.modes.choosing import Waiting
from screens.table.parts.handover import HandoverPage


class Covered(Waiting):
    """The keyboard is being passed. `HandoverPage` is in front and has the keys."""

    is_open = False

    def must_cover(self, asked_seats: tuple[int, ...]) -> bool:
        """Are there secrets on the screen that the next person at the keyboard must not see?"""
        hotseat = self.model.hotseat
        following = hotseat.next_seat(asked_seats)
        readers = hotseat.humans if following is None else (following,)
        return hotseat.must_cover(asked_seats) and not all(map(self.model.has_same_eyes, readers))

    def pass_to(self, seat: int) -> None:
        """Let a seat take the keyboard: at once if it may see the same, else behind a cover."""
        if self.model.has_same_eyes(seat):
            self.page.show_to(seat)
            self.page.show_table()
            return

        def on_left(is_present: bool | None) -> None:
            self.is_open = False
            if is_present:
                self.page.show_to(seat)
            self.page.show_table()

        self.is_open = True
        self.page.open(self._cover_page(seat), on_left)

    def _cover_page(self, seat: int) -> HandoverPage:
        model, table, holder = self.model, self.model.table, self.model.hotseat.holder
        decision = table.update(seat).decision
        page = HandoverPage(
            model.names.name_with_player(seat),
            model.names.colour_role(seat),
            question=decision.prompt if decision is not None else "",
            is_return=seat == holder,
        )
        if holder is not None and table.update(holder).can_undo:
            page.allow_undo(model.names.name_with_player(holder), lambda: table.undo(holder))
        return page
