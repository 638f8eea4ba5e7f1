"""The pen of Duel's painters: the seats, the side to move, and the colours of both sides."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from engine.games.duel.view_types import SideView, View
from screens.games.duel.signs import SHARED_STEPS, power_role
from tui.widgets.seat_pen import SeatPen


@frozen
class Pen(SeatPen[View, SideView]):
    """The pen of Duel's painters. The viewer's side is at the bottom."""

    @property
    def seats(self) -> Sequence[SideView]:
        return self.view.sides

    @property
    def rival(self) -> SideView:
        return self.view.sides[1 - self.own_number]

    @property
    def mover(self) -> int | None:
        """The seat to move; None if both or neither are."""
        return mover(self.view)

    def seat_role(self, seat: int) -> str:
        return power_role(self.view.sides[seat].power)

    def seat_name(self, seat: int) -> str:
        """The name of a side: "You", the inventor's name, or its number."""
        if seat == self.view.seat:
            return "You"
        return self.view.sides[seat].inventor or self.player(seat)

    def player_text(self, seat: int) -> str:
        """The player of a side, whatever its inventor: "You" or the player's name."""
        return "You" if seat == self.view.seat else self.player(seat)

    def player(self, seat: int) -> str:
        """The name of a player; a number if no names are known."""
        return self.offer.players[seat] if self.offer.players else f"Player {seat + 1}"


def mover(view: View) -> int | None:
    """The seat to move; None if both or neither are.

    After a bonus it is the other side, although the Region's leader stays active (11.6).
    """
    if view.outcome is not None or view.step in SHARED_STEPS:
        return None
    if view.step == "technology":
        return 1 - view.first
    return 1 - view.active if view.step == "other" else view.active
