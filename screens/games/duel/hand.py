"""The cards of both sides: faces, the lower side's hand, and what is known of the rival's."""

from __future__ import annotations

from textwrap import wrap

from engine.games.duel.action_phrases import ACTION_GIST, ACTION_SENSE, printed_action
from engine.games.duel.cards import ASSISTANTS, HAND_SIZE, PROPAGANDA
from engine.games.duel.view_types import SideView
from screens.games.duel.pen import Pen
from screens.games.duel.signs import ACTION_ROLE, action_sign, last_name
from tui.widgets.area import Area
from tui.widgets.cards import paint_back, paint_gap
from tui.widgets.pen import Run, piece, total_width


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


def paint_hand(pen: Pen, area: Area) -> None:
    """Paint the lower side's cards side by side; the Assistant in play keeps its place."""
    cards = area.split(HAND_SIZE)
    own_seat = pen.own_seat
    assistant = assistant_in_play(pen, own_seat)
    faces = [*own_seat.hand, *([assistant] if assistant else [])]
    hidden_count = own_seat.hand_count - len(own_seat.hand)
    for slot, card in enumerate(cards):
        if slot < len(faces):
            paint_face(pen, faces[slot], card, is_played=faces[slot] == assistant)
        elif slot < len(faces) + hidden_count:
            paint_back(pen, card)
        else:
            paint_gap(pen, card)


def assistant_in_play(pen: Pen, side: SideView) -> str:
    """The Assistant that the side has played in the current turn, or ""."""
    view = pen.view
    return view.turn.assistant if view.active == side.seat and view.outcome is None else ""


# The other hand


@piece
def paint_other_hand(pen: Pen, area: Area) -> None:
    """Paint the rival's cards in a line: backs, and small faces of known ones."""
    rival = pen.rival
    assistant = assistant_in_play(pen, rival)
    backs = rival.hand_count - len(rival.hand)
    cards = [*rival.hand, *[""] * backs, *([assistant] if assistant else [])]
    if not cards:
        return
    pen.write(area.x + 1, area.y + area.height // 2, "Hand", "muted", width=5)
    for slug, slot in zip(cards, _card_areas(pen, cards, area.columns(6)), strict=True):
        _paint_small_card(pen, slug, slot, is_played=bool(slug) and slug == assistant)
        pen.add_target(f"known:{slug}" if slug else f"hand:{rival.seat}", slot)


BACK_WIDTH = 9
"""The width of a small back, with the gap after it."""


def _card_areas(pen: Pen, cards: list[str], area: Area) -> list[Area]:
    """The areas of the cards: equal widths for framed cards, as needed on a single line."""
    equal = area.split(max(HAND_SIZE, len(cards)), 1)[: len(cards)]
    if area.height >= 3:
        return equal
    faces = [small_face(pen, slug, is_played=False) if slug else [] for slug in cards]
    widths = [total_width(face) + 1 if face else BACK_WIDTH for face in faces]
    if sum(widths) > area.width:
        return equal
    starts = [sum(widths[:number]) for number in range(len(cards))]
    return [area.columns(start, width - 1) for start, width in zip(starts, widths, strict=True)]


def _paint_small_card(pen: Pen, slug: str, area: Area, *, is_played: bool = False) -> None:
    if area.height >= 3:
        _paint_small_frame(pen, area, is_played=is_played)
        area = area.interior(1, 1)
    else:
        ground = "raised" if is_played else "shadow"
        pen.canvas.fill(area.x, area.y, area.width, 1, pen.ink("text", on=ground))
    if slug:
        face = small_face(pen, slug, is_played=is_played, room=area.width)
        pen.runs(area.x, area.y, face, area.width)
    else:
        card_back = pen.glyphs.card_back * area.width
        pen.canvas.text(area.x, area.y, card_back, pen.ink("border"))


def _paint_small_frame(pen: Pen, area: Area, *, is_played: bool) -> None:
    role = pen.seat_role(pen.rival.seat)
    pen.frame(
        area,
        role=role if is_played else "border",
        kind="double" if is_played else "rounded",
        title="in play" if is_played else "",
        title_style=pen.ink(role, bold=True),
        fill="shadow",
    )
