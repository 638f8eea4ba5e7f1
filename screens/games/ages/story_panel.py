"""The panel that shows a scene: its title, and its beats so far, the newest last."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from engine.games.ages.story.scenes import Beat
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cells import width_of, wrapped_lines
from tui.widgets.pen import Run, total_width

Runs = tuple[Run, ...]
Paragraph = list[Runs]
"""The rows of one line of a beat."""


def paint_story_panel(pen: Pen, area: Area) -> int:
    """Paint the current scene, or the last one, and return the rows used.

    If there is little room, texts in the middle are left out: the title, the first one, which names
    a card that was drawn, and the first rows of the newest beat stay.
    """
    latest = pen.latest_scene
    if latest is None or area.height < 1:
        return 0
    scene, beats = latest
    width, room = area.width - 2, area.height - 1
    title = wrapped_lines(scene.title, area.width - 4)
    newest_rows = _newest_rows(pen, beats[-1:], width, room - len(title) + 1)
    if len(newest_rows) + len(title) - 1 > room:
        title = (pen.canvas.clip(scene.title, area.width - 4),)
        newest_rows = _newest_rows(pen, beats[-1:], width, room)
    pen.rule(area.rows(0, 1), title[0], role="focus")
    lines: list[Runs] = [((each, pen.ink("focus", bold=True)),) for each in title[1:]]
    if len(newest_rows) > room:
        newest_rows = [*newest_rows[: room - 1], _cut_row(pen, newest_rows[room - 1], width)]
    remaining_rows = room - len(lines) - len(newest_rows)
    earlier_rows = _earlier_rows(pen, beats[:-1], width, remaining_rows)
    lines = [*lines, *earlier_rows, *newest_rows][:room]
    for y, row in enumerate(lines, area.y + 1):
        pen.runs(area.x + 1, y, row, width)
    return 1 + len(lines)


def _cut_row(pen: Pen, row: Runs, width: int) -> Runs:
    *lead, (text, ink) = row
    ellipsis = f" {pen.glyphs.ellipsis}"
    if total_width(row) + width_of(ellipsis) > width:
        text = text.rpartition(" ")[0]
    return (*lead, (f"{text}{ellipsis}", ink))


def _earlier_rows(pen: Pen, beats: Sequence[Beat], width: int, room: int) -> list[Runs]:
    """The rows of the beats before the newest one that fit: all, all but muted texts, or the first
    text, a remark, and the last ones. A text is shown whole or not at all.
    """
    if not beats or room < 1:
        return []
    rows = [row for beat in beats for text in _beat_texts(pen, beat, width) for row in text]
    if len(rows) <= room:
        return rows
    plain_beats = [evolve(beat, lines=_unmuted_lines(beat)) for beat in beats]
    first, *others = [text for beat in plain_beats for text in _beat_texts(pen, beat, width)]
    if len(first) + sum(map(len, others)) <= room:
        return [*first, *(row for text in others for row in text)]
    if room < len(first) + 1:
        return first[:1]
    last_rows: list[Runs] = []
    while others and len(first) + 1 + len(last_rows) + len(others[-1]) <= room:
        last_rows = [*others.pop(), *last_rows]
    gap: Runs = ((f"  {pen.glyphs.ellipsis} more in the log", pen.ink("muted")),)
    return [*first, gap, *last_rows]


def _unmuted_lines(beat: Beat) -> tuple[tuple[str, str], ...]:
    return tuple(line for line in beat.lines if line[1] != "muted") or beat.lines


def _newest_rows(pen: Pen, newest_beats: Sequence[Beat], width: int, room: int) -> list[Runs]:
    """The rows of the newest beat; muted texts go first, then the card and its sum."""
    if not newest_beats:
        return []
    (beat,), end = newest_beats, list[Runs]()
    while len(rows := [*_beat_rows(pen, beat, width), *end]) > room and len(beat.lines) > 1:
        if beat.lines[-1][1] == "muted":
            beat = evolve(beat, lines=beat.lines[:-1])
            end = [((f"  {pen.glyphs.ellipsis}", pen.ink("muted")),)]
        elif beat.card:
            beat = evolve(beat, lines=beat.lines[1:], card="")
        else:
            break
    return rows


def _beat_rows(pen: Pen, beat: Beat, width: int) -> list[Runs]:
    return [row for text in _beat_texts(pen, beat, width, newest=True) for row in text]


def _beat_texts(pen: Pen, beat: Beat, width: int, *, newest: bool = False) -> list[Paragraph]:
    """The texts of a beat: a mark before the newest, the card on a plate."""
    texts: list[Paragraph] = []
    sign = pen.glyphs.cursor if newest else " "
    mark: Run = (f"{sign} ", pen.ink("focus", bold=True))
    card: Run = (f" {beat.card} ", pen.ink("background", on="accent", bold=True))
    for number, (text, role) in enumerate(beat.lines):
        lead: tuple[Run, ...] = ((mark if not number else ("  ", mark[1])),)
        if beat.card and not number:
            lead = (*lead, card, (" ", mark[1]))
        indent = sum(width_of(each) for each, _ in lead)
        ink = pen.ink(role, bold=role not in ("text", "muted"))
        lines = wrapped_lines(text, max(width - indent, 8))
        leads = (lead, *[((" " * indent, mark[1]),)] * (len(lines) - 1))
        texts.append([(*start, (line, ink)) for start, line in zip(leads, lines, strict=True)])
    return texts
