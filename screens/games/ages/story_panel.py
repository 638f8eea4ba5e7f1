"""The panel that shows a scene: its title, and its beats so far, the newest last."""

from __future__ import annotations

from attrs import evolve

from screens.games.ages.pen import Pen
from screens.games.ages.story.scenes import Beat
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run

Runs = tuple[Run, ...]


def paint_story_panel(pen: Pen, area: Area) -> int:
    """Paint the current scene, or the last one, and return the rows used.

    If there is little room, rows in the middle are left out: the title, the first row, which names
    a card that was drawn, and the first rows of the newest beat stay.
    """
    latest = pen.latest_scene
    if latest is None or area.height < 1:
        return 0
    scene, beats = latest
    title = wrapped_lines(scene.title, area.width - 4)
    pen.rule(area.rows(0, 1), title[0], role="focus")
    lines: list[Runs] = [((each, pen.ink("focus", bold=True)),) for each in title[1:]]
    room = area.height - 1 - len(lines)
    parts = [_beat_rows(pen, beat, area.width - 2, newest=False) for beat in beats[:-1]]
    parts += [_newest_rows(pen, beat, area.width - 2, room) for beat in beats[-1:]]
    gap: Runs = ((f"  {pen.glyphs.ellipsis} more in the log", pen.ink("muted")),)
    lines = (lines + _fitting_rows(parts, room, gap))[: area.height - 1]
    for y, row in enumerate(lines, area.y + 1):
        pen.runs(area.x + 1, y, row, area.width - 2)
    return 1 + len(lines)


def _fitting_rows(beats: list[list[Runs]], room: int, gap: Runs) -> list[Runs]:
    """The rows of beats that fit, with priority for the last one and then for the first row.

    `gap` is the row in the place of those that are left out.
    """
    if not beats or room < 1:
        return []
    newest = beats[-1][:room]
    earlier_rows = [row for beat in beats[:-1] for row in beat]
    remaining_rows = room - len(newest)
    if len(earlier_rows) <= remaining_rows:
        return [*earlier_rows, *newest]
    if remaining_rows < 2:
        return [*earlier_rows[:remaining_rows], *newest]
    return [earlier_rows[0], gap, *earlier_rows[len(earlier_rows) - remaining_rows + 2 :], *newest]


def _newest_rows(pen: Pen, beat: Beat, width: int, room: int) -> list[Runs]:
    """The rows of the newest beat that fit: muted texts at its end are left out whole first."""
    rows = _beat_rows(pen, beat, width, newest=True)
    while len(rows) > room and len(beat.lines) > 1 and beat.lines[-1][1] == "muted":
        beat = evolve(beat, lines=beat.lines[:-1])
        rows = _beat_rows(pen, beat, width, newest=True)
    if len(rows) <= room or room < 2:
        return rows
    return [*rows[: room - 1], ((f"  {pen.glyphs.ellipsis}", pen.ink("muted")),)]


def _beat_rows(pen: Pen, beat: Beat, width: int, *, newest: bool) -> list[Runs]:
    """The rows of a beat: a mark before the newest, the card on a plate."""
    rows: list[Runs] = []
    sign = pen.glyphs.cursor if newest else " "
    mark: Run = (f"{sign} ", pen.ink("focus", bold=True))
    card: Run = (f" {beat.card} ", pen.ink("background", on="accent", bold=True))
    for number, (text, role) in enumerate(beat.lines):
        lead: tuple[Run, ...] = ((mark if not number else ("  ", mark[1])),)
        if beat.card and not number:
            lead = (*lead, card, (" ", mark[1]))
        indent = sum(width_of(each) for each, _ in lead)
        bold = role not in ("text", "muted")
        for line in wrapped_lines(text, max(width - indent, 8)):
            rows.append((*lead, (line, pen.ink(role, bold=bold))))
            lead = ((" " * indent, mark[1]),)
    return rows
