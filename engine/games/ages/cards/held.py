"""What a unit's cards, or those of a deck, might be (RULES.md 14.9, 24.14).

The back of a card shows its deck. So a player is asked if the unit has such a card open, or any
face-down card from a deck that contains one, even if the card itself is not among them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.challenges.ratings import can_use, can_use_later
from engine.games.ages.rows.missions import MISSIONS, Mission
from engine.games.ages.rows.profiles import CREATURE_CARDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, is_creature
from engine.games.ages.view_types import UnitView, View

ARMOR_CARDS = frozenset(card.slug for card in TREASURES.values() if card.kind in ARMOR_KINDS)
WEAPONS = frozenset(card.slug for card in TREASURES.values() if card.shot)
CLOAKS = frozenset(card.slug for card in TREASURES.values() if card.stealth)
HUNTERS = frozenset(card.slug for card in TREASURES.values() if card.kind == "hunter")
PACKS = frozenset(card.slug for card in TREASURES.values() if card.carry_limit)


@cache
def decks_of(cards: frozenset[str]) -> frozenset[str]:
    """The decks that contain some of these cards."""
    return frozenset(TREASURES[card].deck for card in cards)


def might_hold(unit: AnyUnit, cards: frozenset[str]) -> bool:
    """Could one of these be among the unit's cards, as far as open information tells?"""
    return not cards.isdisjoint(unit.open_cards) or might_reveal(unit, cards)


def might_reveal(unit: AnyUnit, cards: frozenset[str]) -> bool:
    """Could one of these cards be among the unit's face-down cards?"""
    return not decks_of(cards).isdisjoint(unit.face_down_decks)


def hidden_cards_of(table: AnyState, unit: AnyUnit, cards: frozenset[str]) -> list[str]:
    """The cards among these that the unit has face down and could use, each once."""
    return [
        card
        for card in dict.fromkeys(unit.hidden_cards)
        if card in cards and can_use(table, unit, TREASURES[card])
    ]


def is_badge(card: str) -> bool:
    """Is the card a badge, which lies open and stays with its owner (14.12)?"""
    return TREASURES[card].kind == "badge"


def spare_cards(unit: AnyUnit) -> tuple[str, ...]:
    """The cards that a unit can give, pay, lose or discard, each once: all but badges (14.12)."""
    return tuple(dict.fromkeys([card for card in unit.known_cards if not is_badge(card)]))


def spare_count(unit: AnyUnit) -> int:
    """The number of cards that a unit could give or pay: all but badges, which are open (14.12)."""
    return len(unit.cards) - sum(TREASURES[card].kind == "badge" for card in unit.open_cards)


def unseen_cards(view: View, deck: str) -> list[str]:
    """The cards of a deck that the viewer has not seen: in the deck, or face down somewhere."""
    mission = MISSIONS[view.mission]
    whole = Counter(
        {
            slug: row.copies
            for slug, row in TREASURES.items()
            if row.deck == deck and is_used(mission, row)
        }
    )
    return sorted((whole - Counter(_seen_cards(view))).elements())


def is_used(mission: Mission, card: Treasure) -> bool:
    """Is the card in the mission's decks, because it can do something there (14.16)?"""
    return not card.needs or card.needs in mission.achievements


def usable_unseen(view: View, unit: UnitView, deck: str) -> tuple[int, int]:
    """The number of unseen cards of a deck that a unit could use, and of all unseen ones.

    Experience that is switched on does not count: it ends before most cards are used.
    """
    unseen = unseen_cards(view, deck)
    return sum(can_use_later(view, unit, TREASURES[slug]) for slug in unseen), len(unseen)


def _seen_cards(view: View) -> Iterator[str]:
    """Every treasure card whose place the viewer knows, outside the decks."""
    for unit in view.units:
        yield from unit.known_cards
        if is_creature(unit) and unit.is_on_map:
            yield CREATURE_CARDS[unit.slug].slug
    for cards in (*view.ground.values(), *view.vaults):
        yield from (card.slug for card in cards if card.known)
    for pile in view.discards.values():
        yield from pile
    yield from (monument.card for monument in view.monuments)
