"""The panel at the end of a phase: the leaders, both sides' PR, the goals, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.core.text import capital
from engine.games.duel.cards import COMPANIES, REGIONS
from engine.games.duel.events import GoalsChecked, PhaseEnded, Standing
from engine.games.duel.view_types import View
from screens.games.duel.pen import Pen
from screens.games.duel.signs import BONUS_SHORT, REGION_ROLE
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width

MAX_WIDTH = 76
PANEL_HEIGHT = 10
WHAT_COMES_NEXT = (
    "Now each leader takes the bonus; after each, the other side may Advance or Monopolize."
)
TIE = {"points": "", "PR": " (tie: PR)", "technologies": " (tie: chips)"}


def paint_story_panel(pen: Pen, area: Area) -> None:
    """Paint the end of a phase in front of the table, while it is on show."""
    phase_end_event = phase_end(pen.offer.story)
    if pen.offer.beat is None or phase_end_event is None:
        return
    width, height = min(MAX_WIDTH, area.width), min(PANEL_HEIGHT, area.height)
    x, y = area.x + (area.width - width) // 2, area.y + (area.height - height) // 2
    panel = Area(x, y, width, height)
    title = f"{pen.glyphs.star} Phase {phase_end_event.phase} of 3 is over"
    pen.frame(
        panel,
        role="gold",
        kind="double",
        title=title,
        title_style=pen.ink("gold", bold=True),
        fill="panel",
    )
    inner = panel.interior(2, 1)
    lines = [
        *(
            _region_runs(pen, phase_end_event, each, inner.width)
            for each in phase_end_event.regions
        ),
        _pr_runs(pen, phase_end_event, inner.width),
    ]
    checked = goal_check(pen.offer.story)
    if checked is not None:
        text = capital(checked.verdict)
        lines.append([("Goals        ", pen.ink("muted")), (text, pen.ink("text"))])
    for row, runs in enumerate(lines[: inner.height]):
        pen.runs(inner.x, inner.y + row, runs, inner.width)
    area_below = inner.rows(len(lines) + 1)
    pen.wrap(area_below, WHAT_COMES_NEXT, pen.ink("bright"))


def _region_runs(pen: Pen, phase_end_event: PhaseEnded, standing: Standing, room: int) -> list[Run]:
    leader, points = standing.leader, standing.points
    verb = "lead" if leader == pen.view.seat else "leads"
    score = f"{points[leader]}:{points[1 - leader]}{TIE[standing.reason]}"
    name = f"{REGIONS[standing.region].name:<13}"
    lead = f"{pen.glyphs.crown} {_side_text(pen, phase_end_event, leader)} {verb} {score}"
    runs: list[Run] = [
        (name, pen.ink(REGION_ROLE[standing.region], bold=True)),
        (f"{lead:<31}", pen.seat_ink(leader, bold=True)),
    ]
    bonus = BONUS_SHORT[standing.region].replace(":", ",")
    whole = [*runs, (f" bonus: {bonus}", pen.ink("text"))]
    return whole if total_width(whole) <= room else runs


def _pr_runs(pen: Pen, phase_end_event: PhaseEnded, room: int) -> list[Run]:
    """Both sides' PR, which settled ties, and what the first bonus has made of it since.

    New England's bonus needs no answer: the table behind the panel shows the PR after it.
    """
    muted = pen.ink("muted")
    runs: list[Run] = [("PR           ", muted)]
    for seat, gap in ((0, "  "), (1, "")):
        text = f"{_side_text(pen, phase_end_event, seat)} {phase_end_event.pr[seat]}{gap}"
        runs.append((text, pen.seat_ink(seat, bold=True)))
    for seat, side in enumerate(pen.view.sides):
        if side.pr != phase_end_event.pr[seat]:
            text = f"; with the bonus {_side_text(pen, phase_end_event, seat)} {side.pr}"
            whole: list[Run] = [*runs, (text, pen.seat_ink(seat))]
            runs = whole if total_width(whole) <= room else [*runs, ("; now the bonus", muted)]
    return runs


def _side_text(pen: Pen, phase_end_event: PhaseEnded, seat: int) -> str:
    """A side in one word: "You", or the name of its company."""
    return "You" if seat == pen.view.seat else COMPANIES[phase_end_event.companies[seat]].name


def story_beats(view: View, events: Iterable[Event]) -> tuple[int, ...]:
    """One beat for the end of a phase; empty if there is none, or if the match ends with it."""
    return (1,) if view.outcome is None and phase_end(events) is not None else ()


def phase_end(events: Iterable[Event]) -> PhaseEnded | None:
    return next((event for event in events if isinstance(event, PhaseEnded)), None)


def goal_check(events: Iterable[Event]) -> GoalsChecked | None:
    return next((event for event in events if isinstance(event, GoalsChecked)), None)
