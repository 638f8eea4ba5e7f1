"""Counts of pieces that no move may change, and statistics of a finished match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.games.taidian.cards import CARDS, CHARACTERS
from engine.games.taidian.state import TaidianState


def pieces(g: TaidianState) -> Mapping[str, int]:
    """The number of cards of each kind, which no move may change: cards only change places."""
    count: Counter[str] = Counter(g.market)
    for fighter in g.fighters:
        count.update(fighter.deck.cards)
        count.update(fighter.hand.cards)
        count.update(fighter.discard.cards)
        count.update(fighter.structures)
    count.update(g.burned_cards)
    count.update(laid_card.card for laid_card in g.turn.undeclared_batch)
    count["poison"] += len(g.poisons)
    present = {fighter.character for fighter in g.fighters}
    for slug, row in CHARACTERS.items():
        if slug not in present:
            count.update(row.cards)
    return {slug: count[slug] for slug in CARDS}


def facts(g: TaidianState) -> Mapping[str, str]:
    """Facts about a finished match, counted by simulations to see whether the game is fair."""
    assert g.outcome is not None
    winners = g.outcome.winners
    draw = len({g.fighters[seat].side for seat in winners}) > 1
    results = {True: "won", False: "lost"}
    return {
        "ended": "draw" if draw else "won",
        "rounds": range_of_rounds(g.round),
        "winning place": "none" if draw else str(turn_order_of(g, winners)),
        **{
            f"character {fighter.character}": "draw" if draw else results[seat in winners]
            for seat, fighter in enumerate(g.fighters)
        },
        **{f"card {slug}": buyers_text(g, slug, winners) for slug in CARDS},
        **{
            f"buyers of {slug}": str(sum(slug in fighter.bought_counts for fighter in g.fighters))
            for slug in CARDS
        },
    }


def range_of_rounds(number: int) -> str:
    """The number of rounds as a range of five: "15-19"."""
    start = number // 5 * 5
    return f"{start:02}-{start + 4:02}"


def turn_order_of(g: TaidianState, winners: tuple[int, ...]) -> int:
    """The winner's place in the turn order, from 1; for a team, that of its first member."""
    return min((seat - g.first) % len(g.fighters) for seat in winners) + 1


def buyers_text(g: TaidianState, card: str, winners: tuple[int, ...]) -> str:
    """The buyers of a card: "nobody", "everybody", "winner" (among others) or "others"."""
    bought = [card in fighter.bought_counts for fighter in g.fighters]
    if not any(bought):
        return "nobody"
    if all(bought):
        return "everybody"
    return "winner" if any(bought[seat] for seat in winners) else "others"
