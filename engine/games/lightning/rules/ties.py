"""Ties (RULES.md 8): cards are drawn until one total is the best."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.lightning.bid_counts import counts_in_draw
from engine.games.lightning.events import TieBegan, TieByOrder, TieCardDrawn, TieLinked
from engine.games.lightning.rules.bids import linked_seats
from engine.games.lightning.rules.decks import turn_up_common, turn_up_own
from engine.games.lightning.state import LightningState
from engine.games.lightning.trick_report import TieDraw, TieRound


def settle_trick(g: LightningState) -> int:
    """Settle the trick, drawing for ties as often as it takes, and return who wins (8.1 to 8.8)."""
    totals = g.trick.totals
    best = min(totals) if g.trick.lowest_wins else max(totals)
    if totals.count(best) == 1:
        return totals.index(best)
    level = best_of(g, range(g.seats))
    while len(level) > 1:
        level = [seat for seat in g.order() if seat in level]
        if linked_seats(g, level):
            return win_by_link(g, linked_seats(g, level)[0])
        if not try_draw_for_tie(g, level):
            g.emit(TieByOrder, seat=level[0])
            return level[0]
        level = best_of(g, range(g.seats) if g.tie_reopens else level)
        close_tie_round(g, level)
    return level[0]


def best_of(g: LightningState, seats: Iterable[int]) -> list[int]:
    """The seats with the winning total among these (7.6)."""
    totals = g.trick.totals
    candidates = [totals[seat] for seat in seats]
    best = min(candidates) if g.trick.lowest_wins else max(candidates)
    return [seat for seat in seats if totals[seat] == best]


def win_by_link(g: LightningState, seat: int) -> int:
    """Let Wireless Link win the tie without a draw, and return its seat (11.12)."""
    g.trick.linked = True
    g.emit(TieLinked, seat=seat)
    return seat


def try_draw_for_tie(g: LightningState, level: list[int]) -> bool:
    """Let each of these seats draw a card and add it (8.2, 8.7). False: none has a card (8.8)."""
    own_decks = len(g.common) < len(level)
    total = g.trick.totals[level[0]]
    g.emit(TieBegan, seats=tuple(level), total=total, uses_own_decks=own_decks)
    draws = tuple([draw_one(g, seat, own_decks=own_decks) for seat in level])
    g.trick.tie_rounds.append(TieRound(draws=draws, uses_own_decks=own_decks, level=tuple(level)))
    return any(draw.card for draw in draws)


def draw_one(g: LightningState, seat: int, *, own_decks: bool) -> TieDraw:
    """Draw a card from the Common Deck or the seat's Input Deck, and return its count."""
    trick = g.trick
    card = turn_up_own(g, seat) if own_decks else turn_up_common(g, 1)[0]
    counts = counts_in_draw(g, card) if card else 0
    trick.totals[seat] += counts
    if card:
        trick.drawn_cards[seat].append(card)
    g.emit(TieCardDrawn, seat=seat, card=card, total=trick.totals[seat])
    return TieDraw(seat=seat, card=card, counts=counts, total=trick.totals[seat])


def close_tie_round(g: LightningState, level: list[int]) -> None:
    """Note who is still level after the draw (8.4)."""
    tie = g.trick.tie_rounds[-1]
    g.trick.tie_rounds[-1] = TieRound(
        draws=tie.draws, uses_own_decks=tie.uses_own_decks, level=tuple(sorted(level))
    )
