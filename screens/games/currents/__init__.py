"""The board of War of Currents: pure functions from a view to a picture."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.currents.story import story_beats
from engine.games.currents.view_types import View
from screens.games.currents.board import (
    NORMAL_SIZE,
    ROOMY_SIZE,
    is_at_least,
    paint_compact,
    paint_normal,
    paint_roomy,
)
from screens.games.currents.draft import paint_draft
from screens.games.currents.panels.people import pickable_pieces
from screens.games.currents.pen import Pen
from screens.games.currents.place_page import place_page
from screens.games.currents.places import PAGES, page_for, pages, places_changed_by
from screens.games.currents.signs import COMPANY_ROLE, legend
from screens.games.currents.summary import curves, rivals, summary
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Offer, Picture

NO_SEAT = -1
"""Represents the whole table, because an auction is everybody's turn."""
_BIDDING = ("bid", "event bid", "prize")
"""Steps of a running auction, in which no single seat has the turn."""


class CurrentsPainter(Painter[View]):
    costly = ("sell",)
    score = "Points"

    legend = staticmethod(legend)
    places_changed_by = staticmethod(places_changed_by)
    pickable_pieces = staticmethod(pickable_pieces)
    story_beats = staticmethod(story_beats)
    place_page = staticmethod(place_page)
    pages = staticmethod(pages)
    page_for = staticmethod(page_for)
    summary = staticmethod(summary)
    curves = staticmethod(curves)
    rivals = staticmethod(rivals)

    def paint_rows(
        self, view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        canvas = Canvas(width, height, look, rows=rows)
        pen = Pen(canvas, view, offer)
        area = Area(0, 0, width, height)
        page = offer.page if offer.page in PAGES else page_for(view, offer.places)
        if view.step == "draft":
            paint_draft(pen, area)
        elif is_at_least(area, ROOMY_SIZE):
            paint_roomy(pen, area, page)
        elif is_at_least(area, NORMAL_SIZE):
            paint_normal(pen, area, page)
        else:
            paint_compact(pen, area, page)
        return canvas.picture()

    def mover(self, view: View) -> int | None:
        """The seat that nominates or acts; NO_SEAT while all bid, None in the draft and the end."""
        if view.step in _BIDDING:
            return NO_SEAT
        return view.firm(view.asked_company).seat if view.asked_company else None

    def seat_roles(self, view: View) -> tuple[str, ...]:
        """The colour of each seat: that of its company, once it has one."""
        companies = {firm.seat: firm.slug for firm in view.firms}
        return tuple(
            COMPANY_ROLE[companies[seat]] if seat in companies else f"seat{seat + 1}"
            for seat in range(view.seat_count)
        )


PAINTER = CurrentsPainter()
