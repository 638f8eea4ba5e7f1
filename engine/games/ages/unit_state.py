"""The state of a unit of either team."""

from __future__ import annotations

from functools import lru_cache

from attrs import define, field

from engine.games.ages.card_types import UnitKind
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyUnit


@define(kw_only=True)
class Unit(AnyUnit):
    """A unit with all its cards."""

    cards: tuple[str, ...] = ()
    open_marks: tuple[bool, ...] = field(default=(), metadata={"saved_as": "shown"})
    """For each of its cards, in the same order: does it lie open?"""
    phase_actions: tuple[str, ...] = field(default=(), metadata={"saved_as": "used"})

    @property
    def open_cards(self) -> tuple[str, ...]:
        return _cards_marked(self.cards, self.open_marks, True) if self.cards else ()

    @property
    def known_cards(self) -> tuple[str, ...]:
        return self.cards

    @property
    def has_hidden(self) -> bool:
        return not all(self.open_marks)

    @property
    def hidden_cards(self) -> tuple[str, ...]:
        return _cards_marked(self.cards, self.open_marks, False) if self.cards else ()

    @property
    def face_down_decks(self) -> tuple[str, ...]:
        return _decks_of(self.hidden_cards)


@lru_cache(maxsize=1024)
def _cards_marked(
    cards: tuple[str, ...], open_marks: tuple[bool, ...], face_up: bool
) -> tuple[str, ...]:
    """The cards that lie face up, or face down: a decision asks for them dozens of times."""
    marks = zip(cards, open_marks, strict=True)
    return tuple([card for card, is_open in marks if is_open is face_up])


@lru_cache(maxsize=1024)
def _decks_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([TREASURES[card].deck for card in cards])


def new_unit(slug: str, team: int, owner: int, kind: UnitKind = "character") -> Unit:
    """A unit off the map, with full Health."""
    health = PROFILES[slug].ratings.health
    return Unit(
        slug=slug,
        kind=kind,
        team=team,
        owner=owner,
        health=health,
        max_health=health,
        starting_health=health,
    )
