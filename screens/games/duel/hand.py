"""Assistants: faces in the viewer's hand and in play, backs in the other's."""

from __future__ import annotations

from engine.games.duel.cards import HAND_SIZE
from engine.games.duel.view_types import SideView
from screens.games.duel.faces import paint_face, small_face
from screens.games.duel.pen import Pen
from tui.widgets.area import Area
from tui.widgets.cards import paint_back, paint_gap
from tui.widgets.pen import piece, total_width


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
