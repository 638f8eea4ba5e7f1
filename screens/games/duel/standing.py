"""One line about the match: the side that would win now, or an alarm while a goal is met."""

from __future__ import annotations

from engine.games.duel.standing import goal_alarms, standings
from screens.games.duel.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import piece


@piece
def paint_standing(pen: Pen, line: Area) -> None:
    """Paint the standing, or a plate for each side whose goal is met."""
    view = pen.view
    if not line.height or view.outcome is not None:
        return
    rung = dict(goal_alarms(view))
    if rung:
        seat = next(iter(rung))
        text, role = rung[seat], "good" if seat == view.seat else "bad"
        pen.canvas.fill(line.x, line.y, line.width, 1, pen.ink("background", on=role))
        style = pen.ink("background", on=role, bold=True)
        pen.canvas.text(line.x + 1, line.y, f"! {text}", style, width=line.width - 1)
    else:
        pen.write(line.x + 1, line.y, standings(view)[0], "text", width=line.width - 1)
    pen.add_target("standing", line)
