"""Ratings and modifiers as sums with their parts (RULES.md 2.2, 13, 15, 16).

The state and every view can be asked, so that rules, sheets, descriptions and bots add up alike.
Only open facts count: a card adds something once it is revealed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from attrs import frozen

from engine.core.dispatch import Dispatch
from engine.games.ages.card_types import (
    ARMOR,
    RATINGS,
    TRANSPORT,
    Character,
    Encounter,
    Guardian,
    Rating,
    Shot,
    Treasure,
)
from engine.games.ages.characters import CHARACTERS
from engine.games.ages.chart import CAVERN, Chart
from engine.games.ages.sight import cover_on_line, range_between
from engine.games.ages.treasures import TREASURES
from engine.games.ages.view_types import Figure, Part

HIGHEST = 9
"""What printed rating and levels are at most together (2.2)."""
CARRY_LIMIT = 4
SHOT_PENALTY = -2
"""To hit, for every shot beyond the first that was said (9.2)."""
DEAD_END = 2
"""The place of a marker at the end of a path."""
IMMUNE = frozenset({"spare-parts", "swarm", "night-ride"})
"""Abilities whose owners are unaffected by mental ones."""
CANNOT_USE: Mapping[str, frozenset[str]] = {
    "spare-parts": frozenset({"mount"}),
    "swarm": frozenset({*ARMOR, *TRANSPORT, "melee", "ranged"}),
    "stone-gaze": frozenset(TRANSPORT),
}
"""Kinds of cards that the owner of an ability cannot use."""
NOT_RAISED: tuple[Rating, ...] = ("health", "damage")
"""What an experience marker does not raise (18.1)."""
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


# Who is who


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


def stands_in(board: Board, unit: UnitLike, terrains: frozenset[str]) -> bool:
    """Is its space of one of these terrains?"""
    return board.map.spaces[unit.space].terrain in terrains


def is_ally_beside(board: Board, owner: UnitLike, unit: UnitLike, space: int = -1) -> bool:
    """Is another unit of the owner's team in or adjacent to the owner's space?"""
    at = space if space >= 0 else unit.space
    near = at == owner.space or at in board.map.beside[owner.space]
    return near and owner.team == unit.team and owner.slug != unit.slug


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


# Attacks


@frozen
class Contest:
    """What is set against what in a challenge."""

    rating: Figure
    against: Figure

    @property
    def difference(self) -> int:
        """The difference of the two (3.1)."""
        return self.rating.value - self.against.value


def shot_of(unit: UnitLike, weapon: str) -> Shot | None:
    """How a ranged card shoots; without a card, the natural attack, if it has one."""
    return TREASURES[weapon].shot if weapon else row(unit).ability.shot


def opfire_shots(unit: UnitLike, weapon: str) -> int:
    """The number of opportunity shots of a weapon."""
    shot = shot_of(unit, weapon)
    return shot.opfire if shot else 0


def hit_contest(
    board: Board,
    attacker: UnitLike,
    target: UnitLike,
    weapon: str,
    kind: str,
    *,
    shots: int = 1,
    space: int = -1,
) -> Contest:
    """The challenge to hit: the attacker's rating with all modifiers against React or Stealth.

    `kind` is "melee", "fire" or "opfire"; `space` is the one that is shot at.
    """
    at = space if space >= 0 else target.space
    mods = tuple(p for p in _hit_mods(board, attacker, target, weapon, kind, shots, at) if p.amount)
    if kind == "melee":
        return Contest(
            plus(figure(board, attacker, "melee"), mods), figure(board, target, "react", melee=True)
        )
    shot = shot_of(attacker, weapon)
    assert shot is not None
    stealth = figure(board, target, "stealth")
    cover = cover_parts(board, attacker, target, weapon, kind, at)
    return Contest(plus(figure(board, attacker, shot.rating), mods), plus(stealth, cover))


def plus(found: Figure, parts: tuple[Part, ...]) -> Figure:
    """A figure with further parts."""
    if not parts:
        return found
    return Figure(found.value + sum(part.amount for part in parts), (*found.parts, *parts))


def _hit_mods(
    board: Board,
    attacker: UnitLike,
    target: UnitLike,
    weapon: str,
    kind: str,
    shots: int,
    at: int,
) -> Iterator[Part]:
    character, skill = row(attacker), ability(attacker)
    if weapon:
        card = TREASURES[weapon]
        yield Part(card.hit, card.name)
        if has_symbol(attacker, card):
            yield Part(1, f"symbol {card.symbol.title()}")
        here = board.map.spaces[attacker.space].age
        if card.age == character.age == here:
            yield Part(1, f"{character.age.title()} weapon, user and space")
    if holds_path(board, attacker, "war"):
        yield Part(1, "Path of War")
    if kind == "fire":
        yield Part(SHOT_PENALTY * (shots - 1), f"{shots} shots")
    if kind == "melee":
        if skill == "warp-spasm" and is_raging(attacker):
            yield Part(1, "Warp Spasm")
        if skill == "boarding" and attacker.boarded:
            yield Part(1, "Boarding")
    elif skill == "ambush" and stands_in(board, attacker, _AMBUSHES):
        yield Part(1, "Ambush")
    yield from cavern_light(board, attacker)
    if kind == "opfire":
        yield from _opfire_mods(board, attacker, target, at)


_AMBUSHES = frozenset({*WOODS, "swamp"})


def _opfire_mods(board: Board, attacker: UnitLike, target: UnitLike, at: int) -> Iterator[Part]:
    for other in board.units:
        if not other.on_map:
            continue
        skill = ability(other)
        if skill == "covering-fire" and is_covered(board, other, attacker):
            yield Part(1, "Covering Fire")
        if skill == "false-signals" and (
            other.slug == target.slug or is_ally_beside(board, other, target, at)
        ):
            yield Part(-1, "False Signals")


def is_covered(board: Board, captain: UnitLike, shooter: UnitLike) -> bool:
    """Is the shooter another unit of the captain's team, within 3 of her (20.21)?"""
    ally = shooter.team == captain.team and shooter.slug != captain.slug
    return ally and shooter.space in board.map.aura(captain.space, 3)


def is_raging(unit: UnitLike) -> bool:
    """Is it at half its Health or less, rounded down (20.2)?"""
    return unit.health <= unit.most // 2


def cavern_light(board: Board, unit: UnitLike) -> Iterator[Part]:
    """Brother Lumen's bonus inside a cavern (20.47)."""
    if ability(unit) == "light-in-caverns" and stands_in(board, unit, CAVERN):
        yield Part(1, "Light in Caverns")


def is_lobbed(weapon: str) -> bool:
    """Does the weapon fly over buildings and domes (5.7)?"""
    return bool(weapon) and TREASURES[weapon].symbol == "grenade"


def flies(unit: UnitLike) -> bool:
    """Is it flying in this move (10.7)?"""
    return unit.riding == "sky-skiff"


def cover_of(
    board: Board, attacker: UnitLike, target: UnitLike, weapon: str, kind: str, at: int
) -> tuple[int, ...] | None:
    """What height and spaces on the line give the target; None if it cannot be shot at there."""
    chart = board.map
    if kind == "opfire" and flies(target):
        hidden = {"dome", *CAVERN}
        return None if chart.spaces[attacker.space].terrain in hidden else (0,)
    return cover_on_line(chart, attacker.space, at, lobbed=is_lobbed(weapon))


def cover_parts(
    board: Board, attacker: UnitLike, target: UnitLike, weapon: str, kind: str, at: int
) -> tuple[Part, ...]:
    """The Stealth that terrain gives the target, and what abilities take of it (5, 20)."""
    cover = cover_of(board, attacker, target, weapon, kind, at)
    height, *spaces = cover or (0,)
    parts = [Part(height, "height"), Part(sum(spaces), "terrain")]
    shot = shot_of(attacker, weapon)
    if ability(attacker) == "cold-aim" and shot and shot.rating == "aim":
        parts.append(Part(-sum(1 for each in spaces if each), "Cold Aim"))
        spaces = [max(0, each - 1) for each in spaces]
    if any(spaces) and is_lit(board, attacker):
        parts.append(Part(-next(each for each in spaces if each), "Light in Caverns"))
    return tuple(part for part in parts if part.amount)


def is_lit(board: Board, unit: UnitLike) -> bool:
    """Is it within 2 of Brother Lumen of its team (20.47)?"""
    return any(
        ability(other) == "light-in-caverns"
        and other.team == unit.team
        and other.slug != unit.slug
        and other.on_map
        and unit.space in board.map.aura(other.space, 2)
        for other in board.units
    )


def in_range(
    board: Board, attacker: UnitLike, target: UnitLike, weapon: str, kind: str, at: int
) -> bool:
    """Is the space within range and sight of the weapon, and the target not immune to it?"""
    shot = shot_of(attacker, weapon)
    if shot is None or (not weapon and row(attacker).ability.mental and is_immune(target)):
        return False
    away = range_between(board.map, attacker.space, at)
    if not shot.nearest <= away <= shot.farthest:
        return False
    return cover_of(board, attacker, target, weapon, kind, at) is not None


def damage_contest(
    board: Board, attacker: UnitLike, target: UnitLike, weapon: str, kind: str
) -> Contest:
    """The challenge for damage: Power against Armor (12.3, 13.1)."""
    melee = kind == "melee"
    if weapon:
        card = TREASURES[weapon]
        power = Figure(
            n := card.shot.power if card.shot and not melee else card.power, (Part(n, card.name),)
        )
    elif melee:
        power = figure(board, attacker, "power")
    else:
        shot = shot_of(attacker, "")
        assert shot is not None
        power = Figure(shot.power, (Part(shot.power, row(attacker).ability.name),))
    power = plus(power, tuple(cavern_light(board, attacker)))
    return Contest(power, figure(board, target, "armor", melee=melee))


def damage_figure(attacker: UnitLike, target: UnitLike, weapon: str, kind: str) -> Figure:
    """The Damage of an attack before its challenge (13.6)."""
    shot = shot_of(attacker, weapon) if kind != "melee" else None
    if shot:
        base = shot.damage
    else:
        base = TREASURES[weapon].damage if weapon else row(attacker).ratings.damage
    source = TREASURES[weapon].name if weapon else "printed"
    parts = [Part(base, source)]
    if kind == "melee" and ability(attacker) == "warp-spasm" and is_raging(attacker):
        parts.append(Part(1, "Warp Spasm"))
    if shot and shot.area and ability(target) == "swarm":
        parts.append(Part(2, "Swarm"))
    return Figure(sum(part.amount for part in parts), tuple(parts))


# Adventures


def encounter_figure(board: Board, unit: UnitLike, met: Encounter) -> Figure:
    """The rating that a character sets against an encounter (15.2)."""
    assert met.rating is not None
    mods = list(_adventure_mods(board, unit, met.rating))
    if met.age == row(unit).age:
        mods.append(Part(1, "same age"))
    return plus(figure(board, unit, met.rating), tuple(mods))


def guardian_contest(board: Board, unit: UnitLike, met: Guardian) -> Contest:
    """The challenge of a guardian (16.2)."""
    character = row(unit)
    mods = list(_adventure_mods(board, unit, met.rating))
    mods += [
        Part(1, f"same {what}")
        for what in ("age", "setting", "circle")
        if getattr(character, what) == getattr(met, what)
    ]
    against = Figure(met.value, (Part(met.value, met.name),))
    return Contest(plus(figure(board, unit, met.rating), tuple(mods)), against)


def _adventure_mods(board: Board, unit: UnitLike, name: Rating) -> Iterator[Part]:
    if holds_path(board, unit, "glory"):
        yield Part(1, "Path of Glory")
    if name == "strength" and ability(unit) == "steel-driver":
        yield Part(2, "Steel Driver")
    for other in board.units:
        if ability(other) == "hymn" and other.on_map and is_ally_beside(board, other, unit):
            yield Part(1, "Hymn")
    yield from cavern_light(board, unit)
