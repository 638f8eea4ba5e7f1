"""The targets of a Power Card: opponents or cards, and when it has none (RULES.md 11)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choice import Choice
from engine.core.flow import choose
from engine.games.lightning.events import PowerFizzled
from engine.games.lightning.ideas import INSULATION
from engine.games.lightning.rules.effect_register import passive
from engine.games.lightning.state import LightningState

passive(INSULATION)


def bidder_of(g: LightningState, card: str) -> int:
    """The seat that has bid this Power Card, which is unique."""
    return next(seat for seat, bid in enumerate(g.trick.bids) if card in bid)


def index_of(bid: Sequence[str], counts: Sequence[int], card: str) -> int:
    """The index of the card in a bid; among equal cards, the first one with the highest count."""
    places = [place for place, each in enumerate(bid) if each == card]
    return max(places, key=counts.__getitem__)


def note_fizzle(g: LightningState, seat: int, reason: str) -> None:
    """Note that a Power Card played before the tricks finds nothing to work on (6.6)."""
    g.emit(PowerFizzled, seat=seat, card=g.power.card, reason=reason)


async def ask_for_one_of(
    seat: int, prompt: str, offered: tuple[Choice, ...], clause: str
) -> Choice:
    """Ask for one of the choices and return it; a single one is taken without asking."""
    if len(offered) == 1:
        return offered[0]
    return await choose(seat, prompt, offered, clause)
