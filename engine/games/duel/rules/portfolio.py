"""Portfolio Actions (RULES.md 8)."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.duel.events import SharePlaced, ShareSold
from engine.games.duel.ideas import RESERVED
from engine.games.duel.rules.actions import add_share
from engine.games.duel.state import DuelState


def place_share(g: DuelState, noun: str = "") -> None:
    """Move a reserved share to the company's Region; no Technology is needed (8.2)."""
    side = g.sides[g.active]
    side.reserved_shares -= 1
    add_share(side, side.company)
    g.emit(SharePlaced, seat=g.active, placed_shares=side.shares[side.company])


def sell_share(g: DuelState, noun: str) -> None:
    """Give a share up for a Free Action (8.3); a minor one returns to the market (8.4)."""
    side = g.sides[g.active]
    if noun == RESERVED:
        side.reserved_shares -= 1
    else:
        side.shares[noun] -= 1
        if not side.shares[noun]:
            del side.shares[noun]
    if noun in g.market:
        g.market[noun] += 1
    else:
        g.removed_shares += 1
    g.turn.free += 1
    company = side.company if noun == RESERVED else noun
    g.emit(ShareSold, seat=g.active, company=company, reserved=noun == RESERVED)


PORTFOLIO: dict[str, Callable[[DuelState, str], None]] = {"place": place_share, "sell": sell_share}
