"""The table of Duel: pure functions from a view to a picture."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.choice import Choice
from engine.games.duel.cards import MONOPOLIZE
from engine.games.duel.ideas import Monopoly, action_of
from engine.games.duel.view_types import View
from screens.games.duel.board import paint_normal, paint_roomy
from screens.games.duel.changes import places_changed_by
from screens.games.duel.compact import paint_compact
from screens.games.duel.pen import Pen, mover
from screens.games.duel.phase_end_panel import paint_story_panel, story_beats
from screens.games.duel.setup import paint_setup
from screens.games.duel.signs import legend, power_role
from screens.games.duel.summary import curves, summary
from screens.table.painter import Painter
from themes.look import Look
from tui.widgets.area import Area, Tier, tier_of
from tui.widgets.canvas import Canvas, Offer, Picture

ARRANGEMENTS = {Tier.COMPACT: paint_compact, Tier.NORMAL: paint_normal, Tier.ROOMY: paint_roomy}


class DuelPainter(Painter[View]):
    costly = ("sell",)
    score = "Regions led"

    legend = staticmethod(legend)
    places_changed_by = staticmethod(places_changed_by)
    story_beats = staticmethod(story_beats)
    mover = staticmethod(mover)
    summary = staticmethod(summary)
    curves = staticmethod(curves)

    def paint_rows(
        self, view: View, width: int, height: int, look: Look, offer: Offer, rows: Collection[int]
    ) -> Picture:
        canvas = Canvas(width, height, look, rows=rows)
        pen = Pen(canvas, view, offer)
        area = Area(0, 0, width, height)
        if view.phase == 0:
            paint_setup(pen, area)
        else:
            ARRANGEMENTS[tier_of(width, height)](pen, area)
            paint_story_panel(pen, area)
        return canvas.picture()

    def log_names(self, view: View) -> tuple[str, ...]:
        """Patterns for each side's name in the log, but not for "... shares" of its company."""
        names = (side.inventor.split()[-1] if side.inventor else "" for side in view.sides)
        return tuple(rf"\b{name}\b(?! shares?\b)" if name else r"(?!)" for name in names)

    def part_of_turn(self, view: View) -> str:
        """The Assistant in play: its Actions get the first letters, before Free Actions."""
        return view.turn.assistant

    def choice_value(self, view: View, choice: Choice) -> float:
        """0, or less for a No AC/DC chip that stops the viewer, so that it is not the default."""
        if view.seat is None or action_of(choice) != MONOPOLIZE:
            return 0.0
        return -1.0 if Monopoly.of(choice).power == view.sides[view.seat].power else 0.0

    def seat_roles(self, view: View) -> tuple[str, ...]:
        """The colour of each seat: that of its power, once inventors are chosen."""
        return tuple(
            power_role(side.power) if side.power else f"seat{side.seat + 1}" for side in view.sides
        )


PAINTER = DuelPainter()
