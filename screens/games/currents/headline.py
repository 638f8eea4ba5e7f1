"""The top line of the board: the current step, the player who is asked, and the buttons."""

from __future__ import annotations

from engine.games.currents.course import doing_text, step_text, turn_text
from engine.games.currents.standing import standings
from screens.games.currents.pen import Pen
from screens.games.currents.strip import paint_buttons
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import Run, piece, total_width


@piece
def paint_headline(pen: Pen, line: Area, *, standing: bool) -> None:
    """Paint turn, step and company at the left, the next companies, and buttons at the right.

    With `standing` the line also shows the standing.
    """
    room = line.width - paint_buttons(pen, line)
    view, end = pen.view, line.x + room
    if view.outcome is not None:
        plate, text = pen.ink("background", on="gold", bold=True), f"{pen.glyphs.star} The end"
    else:
        plate = pen.ink("background", on="accent", bold=True)
        text = f"{turn_text(view)}: {step_text(view)}"
    x = pen.runs(line.x, line.y, [(f" {text} ", plate)], room)
    x = _paint_asked(pen, x, line, room)
    waiting = _runs_of_waiting(pen)
    if total_width(waiting) < end - x:
        x = pen.runs(x, line.y, waiting, end - x)
    if standing:
        paint_standing(pen, Area(x + 2, line.y, max(end - x - 3, 0), 1))


def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the standing, in the longest form that fits a line."""
    fitting = [text for text in standings(pen.view) if width_of(text) <= line.width]
    if fitting:
        pen.canvas.text(line.x - 1, line.y, f" {fitting[0]} ", pen.ink("gold"))
        pen.add_target("standing", Area(line.x, line.y, width_of(fitting[0]), 1))


def _paint_asked(pen: Pen, x: int, line: Area, room: int) -> int:
    """Paint the company that is asked on a plate, and return the x after it."""
    view, end = pen.view, line.x + room
    text = doing_text(view)
    if not text or view.outcome is not None:
        return x
    return pen.runs(
        x + 1, line.y, [(f" {text} ", pen.plate_style(view.asked_company))], max(end - x - 1, 0)
    )


def _runs_of_waiting(pen: Pen) -> list[Run]:
    waiting = pen.view.waiting_companies
    return [(" then ", pen.ink("muted")), *pen.letters(waiting, " ")] if waiting else []
