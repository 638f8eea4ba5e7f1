"""The pen of Duel's painters: who sits where, who is to move, and the colours of both sides."""

from __future__ import annotations

from attrs import frozen
from rich.style import Style

from engine.games.duel.view_types import SideView, View
from screens.games.duel.colours import power_role
from screens.games.duel.signs import TOGETHER
from tui.widgets import pen


@frozen
class Pen(pen.Pen[View]):
    """What the painters of Duel draw with."""

    @property
    def own(self) -> SideView:
        """The side at the bottom: the viewer's, or the first seat's for a spectator."""
        return self.view.sides[self.view.seat or 0]

    @property
    def rival(self) -> SideView:
        """The side at the top."""
        return self.view.sides[1 - (self.view.seat or 0)]

    @property
    def mover(self) -> int | None:
        """The seat that is to move; None while both are, or nobody."""
        view = self.view
        if view.outcome is not None or view.step in TOGETHER:
            return None
        if view.step == "technology":
            return 1 - view.first
        return 1 - view.active if view.step == "other" else view.active

    def side_ink(self, seat: int, *, bold: bool = True) -> Style:
        """The style of a side: gold for AC, blue for DC."""
        return self.ink(power_role(self.view.sides[seat].power), bold=bold)
