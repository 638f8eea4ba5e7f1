"""The law for decks: every place of cards that a viewer cannot know changes in some shuffle.

Otherwise `shuffle_unseen` has missed it, and no check can find a view or a choice that gives it
away. A place is one zone, or a field that holds cards outside zones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

from attrs import define, field

from engine.core.chance import Chance
from engine.core.clone import clone
from engine.core.game import nothing_unseen
from engine.core.match import Match
from engine.core.match_access import position_of
from engine.core.zones import Deck
from engine.testing.card_words import (
    cards_at_setup,
    words_in,
    words_outside_zones,
    zone_cards_of,
    zones_in,
)
from engine.testing.contract import fail, viewers

Viewer: TypeAlias = int | None
HiddenCards: TypeAlias = tuple[str, ...]

MANY_SHUFFLES = 20
"""The number of shuffles of which one changes even a deck of two cards."""


@define
class ShuffledPlaces:
    """The places with hidden cards, and whether a shuffle has changed them so far.

    A viewer can know what is in a place by elimination: only a place that never changes is wrong.
    """

    changed: set[tuple[Viewer, str]] = field(factory=set)
    """The viewers and places of which some shuffle has changed the hidden cards."""
    unchanged_counts: Counter[tuple[Viewer, str]] = field(factory=Counter)
    """The number of shuffles that have not changed the hidden cards of the other ones."""
    cards: set[str] = field(factory=set)
    """All words that were in zones so far."""

    def look_at(self, match: Match[Any], chance: Chance) -> None:
        """Shuffle what each viewer cannot know of the position, and note which places change."""
        if match.game.shuffle_unseen is nothing_unseen:
            return
        state = position_of(match).state
        self.cards |= zone_cards_of(state)
        if not match.log:
            self.cards |= cards_at_setup(match)
        places, bottoms = self._places(state), _known_bottoms(state)
        for viewer in viewers(match):
            unproven = [place for place in places if (viewer, place) not in self.changed]
            seen = set(words_in(match.game.view(state, viewer))) if unproven else set()
            secret = [place for place in unproven if _hides(place, places[place], seen)]
            if secret or bottoms:
                imagined = clone(state)
                match.game.shuffle_unseen(imagined, viewer, chance)
                _expect_same_bottoms(bottoms, _known_bottoms(imagined), viewer)
                self._note_changes(viewer, secret, places, self._places(imagined))

    def _note_changes(
        self,
        viewer: Viewer,
        secret: list[str],
        places: Mapping[str, HiddenCards],
        imagined_places: Mapping[str, HiddenCards],
    ) -> None:
        for place in secret:
            if imagined_places.get(place) == places[place]:
                self.unchanged_counts[viewer, place] += 1
            else:
                self.changed.add((viewer, place))
                self.unchanged_counts.pop((viewer, place), None)

    def check(self) -> None:
        """Check that no place was left alone by all of many shuffles."""
        left_alone = [
            f"{place} for seat={viewer}"
            for (viewer, place), count in self.unchanged_counts.items()
            if count >= MANY_SHUFFLES
        ]
        if left_alone:
            fail(f"shuffle_unseen has never changed {', '.join(left_alone)}")

    def _places(self, state: Any) -> dict[str, HiddenCards]:
        places: dict[str, HiddenCards] = {}
        for path, zone in zones_in(state):
            if isinstance(zone, Deck):
                unknown_count = len(zone.cards) - zone.known_bottom_count
                places[f"{DECK}{path}"] = tuple(zone.cards[:unknown_count])
            else:
                places[path] = tuple(sorted(zone.cards))  # what is in a hand, not in which order
        for path, word in words_outside_zones(state):
            if word in self.cards:
                places[path] = (*places.get(path, ()), word)
        return places


DECK = "the order of "


def _hides(place: str, cards: HiddenCards, seen: set[str]) -> bool:
    """Does a place hide something from a viewer who sees these words?

    The order of a deck is hidden even if its cards are known.
    """
    return len(set(cards)) > 1 if place.startswith(DECK) else not seen.issuperset(cards)


def _known_bottoms(state: Any) -> dict[str, HiddenCards]:
    return {
        path: tuple(zone.cards[-zone.known_bottom_count :])
        for path, zone in zones_in(state)
        if isinstance(zone, Deck) and zone.known_bottom_count
    }


def _expect_same_bottoms(
    bottoms: Mapping[str, HiddenCards], imagined_bottoms: Mapping[str, HiddenCards], viewer: Viewer
) -> None:
    """Raise a BrokenContractError if a shuffle has moved cards that all saw going under a deck."""
    for path, cards in bottoms.items():
        if imagined_bottoms.get(path) != cards:
            fail(f"shuffle_unseen for seat={viewer} moves the known cards under {path}")
