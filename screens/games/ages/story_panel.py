"""The panel that shows a scene: its title, and its beats so far, the newest last."""

from __future__ import annotations

from itertools import chain

from attrs import evolve

from screens.games.ages.pen import Pen
from screens.games.ages.story.scenes import Beat
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run

Runs = tuple[Run, ...]


def paint_story_panel(pen: Pen, area: Area) -> int:
    """Paint the current scene, or the last one, and return the rows used.

    If there is little room, texts in the middle are left out, each as a whole: the title, the first
    text, which names a card that was drawn, and the newest beat stay.
    """
    latest = pen.latest_scene
    if latest is None or area.height < 1:
        return 0
    scene, beats = latest
    title = wrapped_lines(scene.title, area.width - 4)
    pen.rule(area.rows(0, 1), title[0], role="focus")
    lines: list[Runs] = [((each, pen.ink("focus", bold=True)),) for each in title[1:]]
    room = area.height - 1 - len(lines)
    earlier_texts = [
        text for beat in beats[:-1] for text in _beat_texts(pen, beat, area.width - 2, newest=False)
    ]
    newest_rows = [
        row for beat in beats[-1:] for row in _newest_rows(pen, beat, area.width - 2, room)
    ]
    gap: Runs = ((f"  {pen.glyphs.ellipsis} more in the log", pen.ink("muted")),)
    lines = (lines + _fitting_rows(earlier_texts, newest_rows[:room], room, gap))[: area.height - 1]
    for y, row in enumerate(lines, area.y + 1):
        pen.runs(area.x + 1, y, row, area.width - 2)
    return 1 + len(lines)


def _fitting_rows(
    earlier_texts: list[list[Runs]], newest_rows: list[Runs], room: int, gap: Runs
) -> list[Runs]:
    """The rows that fit: the newest, then the first text, then the last of the others.

    `gap` is the row in the place of the texts that are left out.
    """
    remaining = room - len(newest_rows)
    if sum(map(len, earlier_texts)) <= remaining:
        return [*chain.from_iterable(earlier_texts), *newest_rows]
    first, *others = earlier_texts
    if len(first) + 1 > remaining:
        return [*first[:remaining], *newest_rows]
    remaining -= len(first) + 1
    fitting_rows: list[Runs] = []
    for text in reversed(others):
        if len(text) + len(fitting_rows) > remaining:
            break
        fitting_rows = [*text, *fitting_rows]
    return [*first, gap, *fitting_rows, *newest_rows]


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
    """The rows of a beat."""
    return list(chain.from_iterable(_beat_texts(pen, beat, width, newest=newest)))


def _beat_texts(pen: Pen, beat: Beat, width: int, *, newest: bool) -> list[list[Runs]]:
    """The rows of each text of a beat: a mark before the newest, the card on a plate."""
    texts: list[list[Runs]] = []
    sign = pen.glyphs.cursor if newest else " "
    mark: Run = (f"{sign} ", pen.ink("focus", bold=True))
    card: Run = (f" {beat.card} ", pen.ink("background", on="accent", bold=True))
    for number, (text, role) in enumerate(beat.lines):
        lead: tuple[Run, ...] = ((mark if not number else ("  ", mark[1])),)
        if beat.card and not number:
            lead = (*lead, card, (" ", mark[1]))
        indent = sum(width_of(each) for each, _ in lead)
        bold = role not in ("text", "muted")
        rows: list[Runs] = []
        for line in wrapped_lines(text, max(width - indent, 8)):
            rows.append((*lead, (line, pen.ink(role, bold=bold))))
            lead = ((" " * indent, mark[1]),)
        texts.append(rows)
    return texts
