"""Ratings as sums with their parts, and what cards add to them (RULES.md 2.2, 14).

Only open facts count: a card adds something once it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.core.dispatch import Dispatch
from engine.games.ages.card_types import (
    ARMOR,
    RATINGS,
    TRANSPORT,
    Rating,
    Treasure,
)
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import (
    WOODS,
    Board,
    UnitLike,
    ability,
    holds_path,
    is_ally_beside,
    row,
    stands_in,
)
from engine.games.ages.view_types import Figure, Part

HIGHEST = 9
"""What printed rating and levels are at most together (2.2)."""
CARRY_LIMIT = 4
CANNOT_USE: Mapping[str, frozenset[str]] = {
    "spare-parts": frozenset({"mount"}),
    "swarm": frozenset({*ARMOR, *TRANSPORT, "melee", "ranged"}),
    "stone-gaze": frozenset(TRANSPORT),
}
"""Kinds of cards that the owner of an ability cannot use."""
NOT_RAISED: tuple[Rating, ...] = ("health", "damage")
"""What an experience marker does not raise (18.1)."""


# Cards


def has_symbol(unit: UnitLike, card: Treasure) -> bool:
    """Does the symbol match (14.4)?"""
    return bool(card.symbol) and card.symbol in row(unit).symbols


def can_use(board: Board, unit: UnitLike, card: Treasure) -> bool:
    """Has it the symbol, or the Strength and the Intellect that the card takes (14.3, 14.4)?"""
    skill = ability(unit)
    if card.kind in CANNOT_USE.get(skill, ()) or card.slug in unit.broken:
        return False
    if has_symbol(unit, card):
        return True
    strong = skill == "lever" or rating(board, unit, "strength") >= card.strength
    return strong and rating(board, unit, "intellect") >= card.intellect


def carry_limit(unit: UnitLike) -> int:
    """How many cards it may carry (14.2)."""
    if row(unit).no_limit:
        return 99
    return CARRY_LIMIT + ("dray-horse" in unit.open_cards)


def armor_added(board: Board, unit: UnitLike, card: Treasure, *, melee: bool) -> int:
    """What an armour adds to the unit's Armor."""
    base = min(HIGHEST, row(unit).ratings.armor + unit.levels.get("armor", 0))
    amount = card.armor_in_melee if melee and card.armor_in_melee else card.armor
    amount = max(amount, card.armor_at_least - base)
    return amount + has_symbol(unit, card)


def worn(board: Board, unit: UnitLike, *, melee: bool = False) -> Iterator[tuple[Treasure, int]]:
    """The armour that counts, with what it adds: the best of each kind that lies open (14.6)."""
    open_cards = [TREASURES[slug] for slug in unit.open_cards]
    for kind in ARMOR:
        usable = [c for c in open_cards if c.kind == kind and can_use(board, unit, c)]
        if usable:
            added = [(c, armor_added(board, unit, c, melee=melee)) for c in usable]
            yield max(added, key=lambda pair: pair[1])


# Ratings

OwnHook = Callable[[Board, UnitLike, Rating], int]
OtherHook = Callable[[Board, UnitLike, UnitLike, Rating], int]

own_ratings: Dispatch[str, OwnHook] = Dispatch("change of its own ratings")
"""What an ability adds to its owner's ratings."""
other_ratings: Dispatch[str, OtherHook] = Dispatch("change of others' ratings")
"""What an ability of the first unit adds to the ratings of the second."""


@own_ratings("rooted")
def _rooted(board: Board, unit: UnitLike, name: Rating) -> int:
    return 2 if name == "armor" and unit.on_map and stands_in(board, unit, WOODS) else 0


@own_ratings("boarding")
def _boarding(board: Board, unit: UnitLike, name: Rating) -> int:
    return 2 if name == "wits" and unit.boarded else 0


@other_ratings("steppe-lash")
def _steppe_lash(board: Board, owner: UnitLike, unit: UnitLike, name: Rating) -> int:
    there = name == "react" and owner.team != unit.team and owner.space == unit.space
    return -1 if there else 0


@other_ratings("hymn")
def _hymn(board: Board, owner: UnitLike, unit: UnitLike, name: Rating) -> int:
    return 1 if name == "honor" and is_ally_beside(board, owner, unit) else 0


def figure(board: Board, unit: UnitLike, name: Rating, *, melee: bool = False) -> Figure:
    """A rating with everything that adds to it; melee: as it counts there (2.2)."""
    parts = tuple(_parts(board, unit, name, melee))
    return Figure(sum(part.amount for part in parts), parts)


def rating(board: Board, unit: UnitLike, name: Rating, *, melee: bool = False) -> int:
    """A rating as it is now."""
    return figure(board, unit, name, melee=melee).value


def figures(board: Board, unit: UnitLike) -> dict[Rating, Figure]:
    """All ratings of a unit."""
    return {name: figure(board, unit, name) for name in RATINGS}


def _parts(board: Board, unit: UnitLike, name: Rating, melee: bool) -> Iterator[Part]:
    character = CHARACTERS[unit.slug]
    printed: int = getattr(character.ratings, name)
    yield Part(printed, "printed")
    if name == "health":
        if unit.most != printed:
            yield Part(unit.most - printed, "Phoenix Draught")
        return
    base = printed
    if level := unit.levels.get(name, 0):
        base = min(HIGHEST, printed + level)
        yield Part(base - printed, "levels")
    if unit.active and name not in NOT_RAISED:
        yield Part(1, "experience")
    if name == "speed":
        yield from _speed_parts(board, unit, base)
    elif name == "armor":
        for card, amount in worn(board, unit, melee=melee):
            yield Part(amount, card.name)
    elif name == "aim" and "visor-helm" in unit.open_cards:
        yield Part(1, "Visor Helm")
    skill = character.ability
    if skill.slug in own_ratings and (amount := own_ratings[skill.slug](board, unit, name)):
        yield Part(amount, skill.name)
    if unit.on_map and name in _CHANGED_BY_OTHERS:
        for other in board.units:
            hook = other_ratings.get(ability(other))
            if hook and other.on_map and (amount := hook(board, other, unit, name)):
                yield Part(amount, f"{row(other).name}: {row(other).ability.name}")


_CHANGED_BY_OTHERS: tuple[Rating, ...] = ("react", "honor")


def _speed_parts(board: Board, unit: UnitLike, base: int) -> Iterator[Part]:
    if unit.riding:
        card = TREASURES[unit.riding]
        becomes = card.speed_becomes - base if card.speed_becomes else card.speed
        yield Part(becomes + has_symbol(unit, card), card.name)
    if "carriage-gun" in unit.open_cards:
        yield Part(-1, "Carriage Gun")
    if holds_path(board, unit, "prestige"):
        yield Part(1, "Path of Prestige")
