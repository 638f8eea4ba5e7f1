"""The treasure cards that a viewer has not seen, from what lies open or is known to the viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.ages.card_types import Treasure
from engine.games.ages.challenges.ratings import can_use_later
from engine.games.ages.rows.missions import MISSIONS, Mission
from engine.games.ages.rows.profiles import CREATURE_CARDS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_creature
from engine.games.ages.view_types import UnitView, View


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
