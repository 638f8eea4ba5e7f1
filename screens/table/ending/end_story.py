"""The end of a match as one long picture: the verdict, the seats, and the curves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.state import Outcome
from engine.core.text import capital
from net.play.playable import Playable
from screens.base.seat_names import distinct_names, with_players
from screens.table.ending.results import (
    SEAT_GAP,
    SeatResult,
    own_verdict,
    player_in_brackets,
    player_lines,
    rival_results,
    seat_results,
)
from screens.table.painter import CurveOwner, Curves
from screens.table.painter_registry import curves_over, find_painter
from themes.look import Look
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.plot import Curve, paint_plot

MAX_WIDTH = 112
"""The maximum line width, because longer lines are hard to read."""
PLOT_HEIGHT = 11
BAND_HEIGHT = 5
"""Rows of the band with the verdict, and of the space above it."""


def axis_label(progress_text: str) -> str:
    """The round or phase, short enough for an axis: "Turn 3", not "Turn 3 of 6"."""
    return progress_text.partition(",")[0].partition(" of ")[0]


class EndStory:
    """The result and the course of a match, for one seat or a spectator (None)."""

    def __init__(self, table: Playable, seat: int | None, *, has_scores: bool = True) -> None:
        self.table = table
        self.update = table.update(seat)
        self.has_scores = has_scores
        self.curves: Curves = {}
        self._axis_labels: tuple[str, ...] = ()
        """The progress of the match at each value of the curves."""
        self._seat = seat
        self._curve = 0
        """The number of the curve that is shown first."""

    def follow_course(self) -> None:
        """Compute the curves of the match, which takes a while for a long one."""
        updates = self.table.course(self._seat)
        self._axis_labels = tuple(axis_label(each.where.text) for each in updates)
        self.curves = curves_over(self.table.game.slug, (each.view for each in updates))

    def show_next_curve(self) -> None:
        self._curve += 1

    def paint(self, width: int, look: Look) -> Picture:
        outcome = self.update.outcome
        assert outcome is not None
        column = min(MAX_WIDTH, width - 4)
        x = (width - column) // 2
        summary = self._game_summary(column, look)
        ranking = seat_results(outcome, self.update, self.table)
        everybody = [*ranking, *rival_results(self.update, self.table)]
        players = player_lines(sorted(everybody, key=lambda each: each.rank), column)
        top = BAND_HEIGHT + (2 + len(players) if summary else 2 + len(ranking))
        chart_top = top + (summary.height + 1 if summary else 0)
        canvas = Canvas(width, chart_top + (PLOT_HEIGHT + 1 if self.curves else 0), look)
        self._paint_verdict(canvas, outcome, ranking, x, column)
        if summary is None:
            self._paint_ranking(canvas, ranking, x, column)
        else:  # the game itself shows the reason for the victory
            paint_players(canvas, players, x)
            canvas.draw(x, top, summary)
        if self.curves:
            self._paint_curves(canvas, ranking, x, chart_top, column)
        return canvas.picture()

    def _game_summary(self, width: int, look: Look) -> Picture | None:
        if not self.has_scores:
            return None
        painter = find_painter(self.table.game.slug)
        players = tuple(distinct_names([each.name for each in self.table.players]))
        return painter.summary(self.update.view, width, look, players)

    def _paint_verdict(
        self, canvas: Canvas, outcome: Outcome, ranking: list[SeatResult], x: int, width: int
    ) -> None:
        look, by_seat = canvas.look, sorted(ranking, key=lambda each: each.seat)
        viewer = self._seat if len(self.table.own_seats) < 2 else None  # several share the keyboard
        names = [each.name for each in by_seat]
        text = own_verdict(outcome, names, viewer)
        is_lost = outcome.beaten_by or (viewer is not None and viewer not in outcome.winners)
        plate = look.style("background", on="bad" if is_lost else ranking[0].role, bold=True)
        canvas.fill(x, 1, width, BAND_HEIGHT - 1, plate)
        text = text if is_lost else f"{look.glyphs.crown} {text} {look.glyphs.crown}"
        reason = capital(with_players(outcome.reason, names))
        for y, line in enumerate((text, reason), 2):
            canvas.text(x, y, line, plate, width=width, align="center")

    def _paint_ranking(self, canvas: Canvas, ranking: list[SeatResult], x: int, width: int) -> None:
        look = canvas.look
        for row, each in enumerate(ranking, BAND_HEIGHT + 1):
            seat = look.style(each.role, bold=True)
            canvas.text(x, row, f"{each.rank}.", look.style("muted"))
            end = canvas.text(x + 3, row, each.name, seat)
            canvas.text(end + 1, row, player_in_brackets(each), look.style("muted"))
            if self.has_scores:
                canvas.text(x + 34, row, each.score, seat, width=16, align="right")

    def _curve_owners(self, ranking: list[SeatResult]) -> Sequence[CurveOwner | SeatResult]:
        owners = find_painter(self.table.game.slug).curve_owners(self.update.view)
        seats = sorted(ranking, key=lambda each: each.seat)
        return owners or [*seats, *rival_results(self.update, self.table)]

    def _paint_curves(
        self, canvas: Canvas, ranking: list[SeatResult], x: int, y: int, width: int
    ) -> None:
        names, owners = list(self.curves), self._curve_owners(ranking)
        columns = max(1, min(len(names), width // 50))
        each_width = width // columns
        for column in range(columns):
            name = names[(self._curve + column) % len(names)]
            left = x + column * each_width
            canvas.text(left, y, capital(name), canvas.look.style("accent", bold=True))
            course = self.curves[name]
            owners_and_curves = zip(owners, course, strict=False)
            lines = [Curve(each.name, values, each.role) for each, values in owners_and_curves]
            size = each_width - 2, PLOT_HEIGHT - 1
            axis_labels = self._axis_labels
            if len(course[0]) != len(axis_labels):
                axis_labels = find_painter(self.table.game.slug).course_labels(self.update.view)
            paint_plot(canvas, lines, left, y + 1, *size, axis_labels=axis_labels)


def paint_players(canvas: Canvas, lines: list[list[SeatResult]], left: int) -> None:
    look = canvas.look
    for y, line in enumerate(lines, BAND_HEIGHT + 1):
        x = left
        for each in line:
            seat = look.style(each.role, bold=True)
            x = canvas.text(x, y, f"{each.rank}.", look.style("muted"))
            x = canvas.text(x + 1, y, each.name, seat) + 1
            x = canvas.text(x, y, player_in_brackets(each), look.style("muted"))
            x = canvas.text(x, y, each.score, seat) + SEAT_GAP
