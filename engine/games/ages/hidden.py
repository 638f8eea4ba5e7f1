"""What a seat cannot know, drawn anew for imagined matches (RULES.md 1.6)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.ages.card_types import DECKS
from engine.games.ages.state import AgesState
from engine.games.ages.treasures import TREASURES


def shuffle_unseen(g: AgesState, seat: int | None, chance: Chance) -> None:
    """Rearrange the decks, cards face down of others, and encounters that were not seen."""
    team = None if seat is None else g.sides[seat]
    for deck in DECKS:
        _deal_treasures(g, team, deck, chance)
    _deal_encounters(g, chance)
    for pile in (*g.guardians.values(), *g.challenge):
        pile.shuffle_unseen(chance)
    if g.ending is not None:
        g.ending.shuffle_unseen(chance)


def _deal_treasures(g: AgesState, team: int | None, deck: str, chance: Chance) -> None:
    """Deal the cards of a deck anew that the team cannot see: face down, and in the pile."""
    pile = g.decks[deck].cards
    held = [
        (unit, at)
        for unit in g.units
        if unit.team != team
        for at, (card, shown) in enumerate(zip(unit.cards, unit.shown, strict=True))
        if not shown and TREASURES[card].deck == deck
    ]
    ground = [
        (space, at)
        for space, cards in sorted(g.ground.items())
        for at, each in enumerate(cards)
        if each[0] not in ("*", str(team)) and TREASURES[each[1:]].deck == deck
    ]
    cards = [
        *pile,
        *(unit.cards[at] for unit, at in held),
        *(g.ground[space][at][1:] for space, at in ground),
    ]
    chance.shuffle(cards)
    for unit, at in held:
        unit.cards = (*unit.cards[:at], cards.pop(), *unit.cards[at + 1 :])
    for space, at in ground:
        there = g.ground[space]
        g.ground[space] = (*there[:at], there[at][0] + cards.pop(), *there[at + 1 :])
    pile[:] = cards


def _deal_encounters(g: AgesState, chance: Chance) -> None:
    """Deal the encounters anew that were not seen, with those that are not on the map."""
    unseen = [space for space in sorted(g.counters) if space not in g.seen]
    cards = [*g.pool.cards, *(g.counters[space] for space in unseen)]
    chance.shuffle(cards)
    for space in unseen:
        g.counters[space] = cards.pop()
    g.pool.cards[:] = cards
