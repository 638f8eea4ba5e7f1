"""The prizes of a trick as cards, with their takers."""

from __future__ import annotations

from engine.games.lightning.story import Beat
from engine.games.lightning.trick_report import Taking, TrickReport
from screens.games.lightning.faces import paint_face
from screens.games.lightning.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run, Token

MAX_PRIZE_WIDTH = 19


def paint_prizes(pen: Pen, trick: TrickReport, beat: Beat | None, area: Area) -> None:
    """Paint the prizes side by side in the middle of an area, with a plate for the taker."""
    cards = [*trick.prizes, *(beat.joined_prizes if beat is not None else ())]
    takings = list(trick.takings[: beat.prizes_taken]) if beat is not None else []
    if area.height < 3:
        _paint_line(pen, cards, takings, area)
        return
    if not cards:
        return
    width = max(9, min(MAX_PRIZE_WIDTH, area.width // len(cards)))
    left = area.x + max(area.width - width * len(cards), 0) // 2
    for number, card in enumerate(cards):
        taking = next((each for each in takings if each.card == card), None)
        if taking is not None:
            takings.remove(taking)
        slot = Area(left + number * width, area.y, width - int(width >= 12), area.height)
        _paint_prize(pen, card, slot, taking)


def _paint_line(pen: Pen, cards: list[str], takings: list[Taking], area: Area) -> None:
    tokens = [Token((("Prizes", pen.ink("muted")),))]
    for card in cards:
        taking = next((each for each in takings if each.card == card), None)
        runs: list[Run] = [pen.card_run(card)]
        if taking is not None:
            takings.remove(taking)
            owner = taking.seat
            name = "the deck" if owner is None else pen.seat_name(owner)
            style = pen.ink("muted") if owner is None else pen.seat_ink(owner)
            runs.append((f"{pen.glyphs.right}{name}", style))
        tokens.append(Token(tuple(runs), f"prize:{card}"))
    pen.flow(area, tokens)


def _paint_prize(pen: Pen, card: str, area: Area, taking: Taking | None) -> None:
    if taking is None:
        paint_face(pen, card, area, place=f"prize:{card}")
        return
    owner = taking.seat
    paint_face(pen, card, area, edge="border" if owner is None else f"seat{owner + 1}")
    text = " under the deck " if owner is None else f" {pen.seat_name(owner)} "
    style = pen.ink("text", on="raised") if owner is None else pen.plate_style(owner)
    text = pen.canvas.clip(text, area.width - 2)
    x = area.x + (area.width - len(text)) // 2
    pen.canvas.text(x, area.bottom - 1, text, style)
