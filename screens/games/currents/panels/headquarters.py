"""HQ cards as squares: full if developed, with the letter of the skill that develops them."""

from __future__ import annotations

from engine.games.currents.card_types import HqCard
from engine.games.currents.names import SKILL_NAMES
from engine.games.currents.scoring.points import HQ_OF
from engine.games.currents.view_types import FirmView
from screens.games.currents.pen import Pen
from tui.widgets.pen import Run, Token


def hq_letter(card: HqCard) -> str:
    """The first letter of the skill that develops a card; W for the Works."""
    return "W" if card.timing == "at the end" else SKILL_NAMES[card.skill][0]


def card_square(
    pen: Pen, firm: FirmView | None, card: HqCard, text: str = "", *, plain: str
) -> Run:
    """The square of a card, followed by some text; `plain` is the role of an undeveloped card."""
    is_developed = firm is not None and card.slug in firm.developed_cards
    sign = pen.glyphs.filled_square if is_developed else pen.glyphs.square
    return f"{sign}{text}", pen.firm_ink(card.company) if is_developed else pen.ink(plain)


def card_squares(
    pen: Pen, firm: FirmView, *, long: bool = False, short: bool = False
) -> list[Token]:
    """A square for each card of a company: with a letter, or with skill and points if `long`.

    `short` shortens the skill in a long one to a letter.
    """
    tokens = []
    for card in HQ_OF[firm.slug]:
        text = hq_letter(card)
        if long:
            skill = text if short else SKILL_NAMES[card.skill]
            text = f" {skill} {card.points} "
        run = card_square(pen, firm, card, text, plain="muted")
        tokens.append(Token((run,), f"hq:{card.slug}"))
    return tokens
