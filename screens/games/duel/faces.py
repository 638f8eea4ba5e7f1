"""Faces of Assistants: a whole card, or a few cells."""

from __future__ import annotations

from textwrap import wrap

from engine.games.duel.action_phrases import ACTION_GIST, ACTION_SENSE, printed_action
from engine.games.duel.cards import ASSISTANTS, PROPAGANDA
from screens.games.duel.pen import Pen
from screens.games.duel.signs import ACTION_ROLE, action_sign, last_name
from tui.widgets.area import Area
from tui.widgets.pen import Run, total_width


def paint_face(pen: Pen, slug: str, area: Area, *, is_played: bool = False) -> None:
    card = ASSISTANTS[slug]
    role = pen.seat_role(pen.own_number) if is_played else "muted"
    pen.frame(
        area,
        place=f"card:{slug}",
        role=role,
        kind="double" if is_played else "rounded",
        title="in play" if is_played else "",
        title_style=pen.ink(role, bold=True),
        fill="raised" if is_played else "panel",
    )
    inner = area.interior(1, 1)
    rows = len(card.actions)
    art_rows = 2 * rows if inner.height > 2 * rows + 1 else rows
    name_rows = _paint_name(
        pen, slug, Area(inner.x + 1, inner.y, inner.width - 1, inner.height - art_rows)
    )
    lines = 3 if inner.height >= 9 and inner.width >= 24 else 1
    if lines == 1 and inner.height - name_rows >= 2 * rows:
        lines = 2
    _paint_actions(pen, slug, inner.rows(name_rows), is_played=is_played, lines=lines)


def _paint_name(pen: Pen, slug: str, area: Area) -> int:
    """Paint the name, and the profession if all of it fits, and return the rows used."""
    card = ASSISTANTS[slug]
    style = pen.ink("bright", bold=True)
    name_rows = pen.canvas.wrap(area.x, area.y, area.width, min(2, area.height), card.name, style)
    role_lines = wrap(card.role, max(area.width, 8))
    if name_rows + len(role_lines) > area.height:
        return name_rows
    for row, line in enumerate(role_lines, name_rows):
        pen.canvas.text(area.x, area.y + row, line, pen.ink("muted", italic=True))
    return name_rows + len(role_lines)


def _paint_actions(pen: Pen, slug: str, area: Area, *, is_played: bool, lines: int) -> None:
    """Paint the printed Actions at the foot of the card, `lines` lines each; three explain them."""
    actions = ASSISTANTS[slug].actions
    y = area.bottom - lines * len(actions)
    for action in actions:
        is_used = is_played and action not in pen.view.turn.unused_actions
        text, style = action_run(pen, action, slug, is_used=is_used)
        text = text if len(text) < area.width else text.replace(" +", "+")
        pen.runs(area.x + 1, y, [(text, style)], area.width - 1)
        if lines > 1:
            meaning = ACTION_SENSE[action] if lines == 3 else ACTION_GIST[action]
            pen.canvas.wrap(area.x + 3, y + 1, area.width - 3, lines - 1, meaning, pen.ink("muted"))
        y += lines


def action_run(pen: Pen, action: str, slug: str, *, is_used: bool, with_text: bool = True) -> Run:
    """An Action as its sign and text; a used one is muted, with a dot as its sign."""
    sign = pen.glyphs.dot if is_used else action_sign(pen.glyphs, action)
    symbols = ASSISTANTS[slug].propaganda_pr if action == PROPAGANDA else ""
    text = f"{sign} {printed_action(action, slug)}" if with_text else f"{sign}{symbols}"
    return text, pen.ink("muted") if is_used else pen.ink(ACTION_ROLE[action])


def small_face(pen: Pen, slug: str, *, is_played: bool, room: int = 22) -> list[Run]:
    """A card in a few cells: the last name, shortened if needed, and the signs of its Actions."""
    actions: list[Run] = []
    for action in ASSISTANTS[slug].actions:
        is_used = is_played and action not in pen.view.turn.unused_actions
        text, style = action_run(pen, action, slug, is_used=is_used, with_text=False)
        actions.append((f" {text}", style))
    role = pen.seat_role(pen.rival.seat) if is_played else "text"
    name = (pen.glyphs.cursor if is_played else " ") + last_name(slug)
    name = pen.canvas.clip(name, room - total_width(actions))
    return [(name, pen.ink(role, bold=is_played)), *actions]
