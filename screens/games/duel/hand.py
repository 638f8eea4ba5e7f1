"""Assistants: faces in the viewer's hand and in play, backs in the other's."""

from __future__ import annotations

from textwrap import wrap

from engine.games.duel.cards import ASSISTANTS, HAND_SIZE, PROPAGANDA
from engine.games.duel.view_types import SideView
from screens.games.duel.colours import ACTION_ROLE, power_role
from screens.games.duel.pen import Pen
from screens.games.duel.signs import ACTION_SENSE, action_sign, action_words, last_name
from tui.widgets.area import Area
from tui.widgets.pen import Run, piece, total_width


def paint_hand(pen: Pen, area: Area) -> None:
    """The lower side's cards side by side; the Assistant in play keeps its place among them."""
    cards = area.split(HAND_SIZE)
    own = pen.own
    played = in_play(pen, own)
    faces = [*own.hand, *([played] if played else [])]
    hidden = own.hand_count - len(own.hand)
    for slot, card in enumerate(cards):
        if slot < len(faces):
            paint_face(pen, faces[slot], card, played=faces[slot] == played)
        elif slot < len(faces) + hidden:
            paint_back(pen, card)
        else:
            _empty(pen, card)


def in_play(pen: Pen, side: SideView) -> str:
    """The Assistant that the side has played in the present turn, or ""."""
    view = pen.view
    return view.turn.assistant if view.active == side.seat and view.outcome is None else ""


def paint_face(pen: Pen, slug: str, area: Area, *, played: bool = False) -> None:
    """An Assistant's face: name, who it is, and the printed Actions."""
    card = ASSISTANTS[slug]
    role = power_role(pen.own.power) if played else "muted"
    pen.frame(
        area,
        place=f"card:{slug}",
        role=role,
        kind="double" if played else "rounded",
        title="in play" if played else "",
        title_style=pen.ink(role, bold=True),
        fill="raised" if played else "panel",
    )
    inner = area.inside(1, 1)
    rows = len(card.actions)
    named = _name(pen, slug, Area(inner.x + 1, inner.y, inner.width - 1, inner.height - rows))
    lines = 3 if inner.height >= 9 and inner.width >= 24 else 2 if inner.height >= 7 else 1
    _actions(pen, slug, inner.rows(named), played=played, lines=lines)


def _name(pen: Pen, slug: str, area: Area) -> int:
    """The name, and the calling if there is room for all of it; returns the rows used."""
    card = ASSISTANTS[slug]
    style = pen.ink("bright", bold=True)
    used = pen.canvas.wrap(area.x, area.y, area.width, min(2, area.height), card.name, style)
    who = wrap(card.who, max(area.width, 8))
    if used + len(who) > area.height:
        return used
    for row, line in enumerate(who, used):
        pen.canvas.text(area.x, area.y + row, line, pen.ink("muted", italic=True))
    return used + len(who)


def _actions(pen: Pen, slug: str, area: Area, *, played: bool, lines: int) -> None:
    """The printed Actions at the foot of the card, so many lines each, explained on three."""
    actions = ASSISTANTS[slug].actions
    y = area.bottom - lines * len(actions) + (lines == 2)
    for action in actions:
        used = played and action not in pen.view.turn.unused
        text, style = action_run(pen, action, slug, used=used)
        text = text if len(text) < area.width else text.replace(" +", "+")
        pen.runs(area.x + 1, y, [(text, style)], area.width - 1)
        if lines == 3:
            sense = pen.ink("muted", dim=used)
            pen.canvas.wrap(area.x + 3, y + 1, area.width - 4, 2, ACTION_SENSE[action], sense)
        y += lines


def action_run(pen: Pen, action: str, slug: str, *, used: bool, words: bool = True) -> Run:
    """An Action as its sign and words; one that is used up is crossed out and dim."""
    sign = pen.glyphs.cross if used else action_sign(pen.glyphs, action)
    worth = ASSISTANTS[slug].symbols if action == PROPAGANDA else ""
    text = f"{sign} {action_words(action, slug)}" if words else f"{sign}{worth}"
    return text, pen.ink("muted", dim=True) if used else pen.ink(ACTION_ROLE[action])


def paint_back(pen: Pen, area: Area) -> None:
    """A card that lies face down."""
    pen.frame(area, role="border", fill="shadow")
    inner = area.inside(1, 1)
    style = pen.ink("border", on="shadow")
    pen.canvas.fill(inner.x, inner.y, inner.width, inner.height, style, pen.glyphs.card_back)


def _empty(pen: Pen, area: Area) -> None:
    """The place of a card that has been played before."""
    edge = pen.ink("shadow")
    pen.canvas.box(area.x, area.y, area.width, area.height, edge, kind="light")


# The other hand


@piece
def paint_other_hand(pen: Pen, area: Area) -> None:
    """The rival's cards in a line: backs, and small faces of those the viewer knows."""
    rival = pen.rival
    played = in_play(pen, rival)
    backs = rival.hand_count - len(rival.hand)
    cards = [*rival.hand, *[""] * backs, *([played] if played else [])]
    if not cards:
        return
    pen.write(area.x + 1, area.y + area.height // 2, "Hand", "muted", width=5)
    for slug, slot in zip(cards, _slots(pen, cards, area.columns(6)), strict=True):
        _small(pen, slug, slot, played=bool(slug) and slug == played)


BACK_WIDTH = 9
"""The cells of a small back, with the gap after it."""


def _slots(pen: Pen, cards: list[str], area: Area) -> list[Area]:
    """Equal places for cards with frames; on a single line each as wide as it needs."""
    equal = area.split(max(HAND_SIZE, len(cards)), 1)[: len(cards)]
    if area.height >= 3:
        return equal
    faces = [small_face(pen, slug, played=False) if slug else [] for slug in cards]
    widths = [total_width(face) + 1 if face else BACK_WIDTH for face in faces]
    if sum(widths) > area.width:
        return equal
    starts = [sum(widths[:number]) for number in range(len(cards))]
    return [area.columns(start, width - 1) for start, width in zip(starts, widths, strict=True)]


def _small(pen: Pen, slug: str, area: Area, *, played: bool = False) -> None:
    """One card of the other hand, one to three rows high."""
    if area.height >= 3:
        _small_frame(pen, area, played=played)
        area = area.inside(1, 1)
    else:
        ground = "raised" if played else "shadow"
        pen.canvas.fill(area.x, area.y, area.width, 1, pen.ink("text", on=ground))
    if slug:
        face = small_face(pen, slug, played=played, room=area.width)
        pen.runs(area.x, area.y, face, area.width)
    else:
        back = pen.glyphs.card_back * area.width
        pen.canvas.text(area.x, area.y, back, pen.ink("border"))


def _small_frame(pen: Pen, area: Area, *, played: bool) -> None:
    role = power_role(pen.rival.power)
    pen.frame(
        area,
        role=role if played else "border",
        kind="double" if played else "rounded",
        title="in play" if played else "",
        title_style=pen.ink(role, bold=True),
        fill="shadow",
    )


def small_face(pen: Pen, slug: str, *, played: bool, room: int = 22) -> list[Run]:
    """A card in few cells: the last name, cut if need be, and the signs of its Actions."""
    actions: list[Run] = []
    for action in ASSISTANTS[slug].actions:
        used = played and action not in pen.view.turn.unused
        text, style = action_run(pen, action, slug, used=used, words=False)
        actions.append((f" {text}", style))
    role = power_role(pen.rival.power) if played else "text"
    name = (pen.glyphs.cursor if played else " ") + last_name(slug)
    name = pen.canvas.clip(name, room - total_width(actions))
    return [(name, pen.ink(role, bold=played)), *actions]
