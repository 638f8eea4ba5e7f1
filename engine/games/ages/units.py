"""Units and the table as the state and every view show them: who is who, and who is where.

Rules, sheets, descriptions and bots ask the same questions of the state and of a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.games.ages.card_types import Character, Rating
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.chart import Chart

DEAD_END = 2
"""The place of a marker at the end of a path."""
IMMUNE = frozenset({"spare-parts", "swarm", "night-ride"})
"""Abilities whose owners are unaffected by mental ones."""
WOODS = frozenset({"woods", "mesa woods"})


class UnitLike(Protocol):
    """A unit of the state or of a view."""

    @property
    def slug(self) -> str: ...
    @property
    def team(self) -> int: ...
    @property
    def space(self) -> int: ...
    @property
    def on_map(self) -> bool: ...
    @property
    def health(self) -> int: ...
    @property
    def most(self) -> int: ...
    @property
    def levels(self) -> Mapping[Rating, int]: ...
    @property
    def active(self) -> bool: ...
    @property
    def riding(self) -> str: ...
    @property
    def boarded(self) -> bool: ...
    @property
    def broken(self) -> tuple[str, ...]: ...
    @property
    def path(self) -> tuple[int, ...]: ...
    @property
    def spent(self) -> bool: ...
    @property
    def guided(self) -> bool: ...
    @property
    def crossed(self) -> bool: ...
    @property
    def open_cards(self) -> tuple[str, ...]: ...
    @property
    def known_cards(self) -> tuple[str, ...]: ...


class Board(Protocol):
    """The state or a view."""

    @property
    def units(self) -> Sequence[UnitLike]: ...
    @property
    def map(self) -> Chart: ...
    @property
    def paths(self) -> Mapping[str, tuple[int, int]]: ...


def row(unit: UnitLike) -> Character:
    """The character as printed."""
    return CHARACTERS[unit.slug]


def ability(unit: UnitLike) -> str:
    """The slug of its ability."""
    return CHARACTERS[unit.slug].ability.slug


def is_immune(unit: UnitLike) -> bool:
    """Is it unaffected by mental abilities (2.4)?"""
    return ability(unit) in IMMUNE


def enemies_in(board: Board, unit: UnitLike, space: int) -> list[UnitLike]:
    """The enemies of a unit in a space."""
    return [u for u in board.units if u.on_map and u.space == space and u.team != unit.team]


def allies_in(board: Board, unit: UnitLike, space: int) -> list[UnitLike]:
    """The other units of its team in a space."""
    return [
        u
        for u in board.units
        if u.on_map and u.space == space and u.team == unit.team and u.slug != unit.slug
    ]


def is_contested(board: Board, unit: UnitLike) -> bool:
    """Does its space hold an enemy (1.4)?"""
    space, team = unit.space, unit.team
    return any(u.space == space and u.team != team and u.on_map for u in board.units)


def holds_path(board: Board, unit: UnitLike, path: str) -> bool:
    """Has its team the marker on the dead end of that path of its age (16.6)?"""
    return board.paths.get(f"labyrinth-{row(unit).age} {path}") == (unit.team, DEAD_END)


def stands_in(board: Board, unit: UnitLike, terrains: frozenset[str]) -> bool:
    """Is its space of one of these terrains?"""
    return board.map.spaces[unit.space].terrain in terrains


def is_ally_beside(board: Board, owner: UnitLike, unit: UnitLike, space: int = -1) -> bool:
    """Is another unit of the owner's team in or adjacent to the owner's space?"""
    at = space if space >= 0 else unit.space
    near = at == owner.space or at in board.map.beside[owner.space]
    return near and owner.team == unit.team and owner.slug != unit.slug


def flies(unit: UnitLike) -> bool:
    """Is it flying in this move (10.7)?"""
    return unit.riding == "sky-skiff"


def is_raging(unit: UnitLike) -> bool:
    """Is it at half its Health or less, rounded down (20.2)?"""
    return unit.health <= unit.most // 2
