"""The table of Taidian: pure functions from a view to a picture."""

from __future__ import annotations

from engine.games.taidian.names import short_name
from engine.games.taidian.view_types import View
from screens.games.taidian.board import paint_compact, paint_normal, paint_roomy
from screens.games.taidian.changes import places_changed_by
from screens.games.taidian.letters import FIXED_LETTERS
from screens.games.taidian.pen import Pen
from screens.games.taidian.reactions import (
    can_prevent_something,
    concerns_only_others,
    has_no_useful_answer,
    has_no_useful_card,
    is_out,
    occasion,
)
from screens.games.taidian.setup import paint_setup
from screens.games.taidian.signs import legend, seat_role
from screens.games.taidian.summary import curves, summary
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area, Tier, tier_of
from tui.widgets.canvas import Canvas, Offer, Picture

ARRANGEMENTS = {
    Tier.COMPACT: paint_compact,
    Tier.NORMAL: paint_normal,
    Tier.ROOMY: paint_roomy,
}


class TaidianPainter(Painter[View]):
    fixed_letters = FIXED_LETTERS
    costly = ("end turn",)
    reacts = True
    score = "health left"

    legend = staticmethod(legend)
    places_changed_by = staticmethod(places_changed_by)
    occasion = staticmethod(occasion)
    can_prevent_something = staticmethod(can_prevent_something)
    no_answer_matters = staticmethod(has_no_useful_answer)
    no_held_card_matters = staticmethod(has_no_useful_card)
    concerns_only_others = staticmethod(concerns_only_others)
    is_out = staticmethod(is_out)
    summary = staticmethod(summary)
    curves = staticmethod(curves)

    def paint(self, view: View, width: int, height: int, look: Look, offer: Offer) -> Picture:
        canvas = Canvas(width, height, look)
        pen = Pen(canvas, view, offer)
        area = Area(0, 0, width, height)
        if view.step == "character":
            paint_setup(pen, area)
        else:
            ARRANGEMENTS[tier_of(width, height)](pen, area)
        return canvas.picture()

    def log_names(self, view: View) -> tuple[str, ...]:
        return tuple(rf"\b{short_name(fighter)}\b" for fighter in view.fighters)

    def mover(self, view: View) -> int:
        """The fighter whose turn it is, even while others answer."""
        return view.active

    def seat_roles(self, view: View) -> tuple[str, ...]:
        return tuple(seat_role(view, fighter.seat) for fighter in view.fighters)


PAINTER = TaidianPainter()
