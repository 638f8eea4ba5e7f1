"""The numbers compared in a challenge, with all modifiers (RULES.md 13, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.games.ages.card_types import AttackKind, Encounter, Guardian, Rating, Shot, Treasure
from engine.games.ages.challenges.ratings import can_use, has_symbol, rating_figure, stealth_bonus
from engine.games.ages.changed_rules import (
    are_strays_only_at_targets,
    do_signals_mislead_enemies_only,
    does_missed_opfire_go_on,
)
from engine.games.ages.map.layout import CAVERN
from engine.games.ages.map.sight import cover_on_line, range_between
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    WOODS,
    AnyState,
    AnyUnit,
    ability,
    allies_in,
    has_helper,
    has_path_end,
    is_ally_beside,
    is_immune,
    is_in_aura,
    is_raging,
    is_reached,
    is_standing_in,
    profile_of,
)
from engine.games.ages.view_types import Figure, Monument, Term

SHOT_PENALTY = -2
"""The modifier to hit for every announced shot beyond the first (9.2)."""


@frozen
class Contest:
    """The two numbers compared in a challenge."""

    rating: Figure
    against: Figure

    @property
    def difference(self) -> int:
        """The rating less the number that it is compared with (3.1)."""
        return self.rating.value - self.against.value


def shot_of(unit: AnyUnit, weapon: str) -> Shot | None:
    """The shot of a ranged card; without a card, the unit's natural shot, if it has one."""
    return TREASURES[weapon].shot if weapon else profile_of(unit).ability.shot


def opfire_shots(table: AnyState, unit: AnyUnit, weapon: str) -> int:
    """The number of opportunity shots of a weapon; a Powder Boy near its user gives one more."""
    shot = shot_of(unit, weapon)
    powder = bool(weapon) and TREASURES[weapon].symbol.startswith("powder")
    return (shot.opfire if shot else 0) + (powder and has_helper(table, unit, "powder-boy"))


def hit_contest(
    table: AnyState,
    attacker: AnyUnit,
    target: AnyUnit,
    weapon: str,
    kind: AttackKind,
    *,
    shots: int = 1,
    space: int | None = None,
) -> Contest:
    """The challenge to hit: the attacker's rating with all modifiers against React or Stealth.

    `space` is the one that is shot at; None means the target's own.
    """
    target_space = target.space if space is None else space
    parts = tuple(
        p
        for p in _hit_parts(table, attacker, target, weapon, kind, shots, target_space)
        if p.amount
    )
    if kind == "melee":
        return Contest(
            with_terms(rating_figure(table, attacker, "melee"), parts),
            rating_figure(table, target, "react", melee=True),
        )
    shot = shot_of(attacker, weapon)
    assert shot is not None
    stealth = with_terms(
        rating_figure(table, target, "stealth"), tuple(_cloak_parts(table, target, kind))
    )
    cover = cover_parts(table, attacker, target, weapon, kind, target_space)
    return Contest(
        with_terms(rating_figure(table, attacker, shot.rating), parts), with_terms(stealth, cover)
    )


def with_terms(base: Figure, parts: tuple[Term, ...]) -> Figure:
    """A figure with further parts."""
    if not parts:
        return base
    return Figure(base.value + sum(part.amount for part in parts), (*base.parts, *parts))


def _hit_parts(
    table: AnyState,
    attacker: AnyUnit,
    target: AnyUnit,
    weapon: str,
    kind: AttackKind,
    shots: int,
    space: int,
) -> Iterator[Term]:
    character, skill = profile_of(attacker), ability(attacker)
    if weapon:
        card = TREASURES[weapon]
        yield Term(card.hit, card.name)
        if has_symbol(attacker, card):
            yield Term(1, f"symbol {card.symbol.title()}")
        age_of_space = table.map.spaces[attacker.space].age
        if card.age == character.age == age_of_space:
            yield Term(1, f"{character.age.title()} weapon, user and space")
    if has_path_end(table, attacker, "war"):
        yield Term(1, "Path of War")
    if kind == "fire":
        yield Term(SHOT_PENALTY * (shots - 1), f"for {shots} shots")
    if kind == "melee":
        if skill == "warp-spasm" and is_raging(attacker):
            yield Term(1, "Warp Spasm")
        if skill == "boarding" and attacker.boarded:
            yield Term(1, "Boarding")
    elif skill == "ambush" and is_standing_in(table, attacker, _AMBUSHES):
        yield Term(1, "Ambush")
    yield from cavern_light(table, attacker)
    if table.monuments and is_in_aura(table, "weeping-obelisk", attacker.space):
        yield Term(-1, "Weeping Obelisk")
    if kind == "opfire":
        yield from _opfire_parts(table, attacker, target, space)


def _cloak_parts(table: AnyState, target: AnyUnit, kind: AttackKind) -> Iterator[Term]:
    """The Stealth that the target's open stealth cards give against shots (14.8)."""
    for slug in target.open_cards:
        card = TREASURES[slug]
        if card.stealth and can_use(table, target, card):
            amount = stealth_bonus(target, card, "shots")
            if kind == "opfire":
                amount += stealth_bonus(target, card, "opfire")
            if amount:
                yield Term(amount, card.name)


_AMBUSHES = frozenset({*WOODS, "swamp"})


def _opfire_parts(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, space: int
) -> Iterator[Term]:
    for other in table.units:
        if not other.is_on_map:
            continue
        skill = ability(other)
        if skill == "covering-fire" and is_covered(table, other, attacker):
            yield Term(1, "Covering Fire")
        misleads = other.team != attacker.team or not do_signals_mislead_enemies_only(table)
        if (
            skill == "false-signals"
            and misleads
            and (other.slug == target.slug or is_ally_beside(table, other, target, space))
        ):
            yield Term(-1, "False Signals")


def is_covered(table: AnyState, captain: AnyUnit, shooter: AnyUnit) -> bool:
    """Is the shooter another unit of the captain's team, within 3 of her (20.21)?"""
    ally = shooter.team == captain.team and shooter.slug != captain.slug
    return ally and shooter.space in table.map.aura(captain.space, 3)


def cavern_light(table: AnyState, unit: AnyUnit) -> Iterator[Term]:
    """Brother Lumen's bonus inside a cavern (20.47)."""
    if ability(unit) == "light-in-caverns" and is_standing_in(table, unit, CAVERN):
        yield Term(1, "Light in Caverns")


def is_lobbed(weapon: str) -> bool:
    """Does the weapon fly over buildings and domes (5.7)?"""
    return bool(weapon) and TREASURES[weapon].symbol == "grenade"


def cover_of(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind, space: int
) -> tuple[int, ...] | None:
    """The Stealth from height and spaces on the line; None if the target cannot be shot at."""
    chart = table.map
    if kind == "opfire" and target.flight_card:
        hiding_terrains = {"dome", *CAVERN}
        return None if chart.spaces[attacker.space].terrain in hiding_terrains else (0,)
    return cover_on_line(chart, attacker.space, space, lobbed=is_lobbed(weapon))


def cover_parts(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind, space: int
) -> tuple[Term, ...]:
    """The Stealth that terrain gives the target, less what abilities take away (5, 20)."""
    cover = cover_of(table, attacker, target, weapon, kind, space)
    height, *spaces = cover or (0,)
    parts = [Term(height, "height"), Term(sum(spaces), "terrain")]
    shot = shot_of(attacker, weapon)
    if ability(attacker) == "cold-aim" and shot and shot.rating == "aim":
        parts.append(Term(-sum(1 for each in spaces if each), "Cold Aim"))
        spaces = [max(0, each - 1) for each in spaces]
    if any(spaces) and (light := _light_reason(table, attacker, shot)):
        parts.append(Term(-next(each for each in spaces if each), light))
    return tuple(part for part in parts if part.amount)


def _light_reason(table: AnyState, unit: AnyUnit, shot: Shot | None) -> str:
    """The reason why a shooter ignores the first bonus of terrain, or ""."""
    if is_lit(table, unit):
        return "Light in Caverns"
    is_aimed = shot is not None and shot.rating == "aim"
    return "Spotter" if is_aimed and has_helper(table, unit, "spotter") else ""


def is_lit(table: AnyState, unit: AnyUnit) -> bool:
    """Is the unit within 2 of Brother Lumen of its team (20.47)?"""
    return any(
        ability(other) == "light-in-caverns"
        and other.team == unit.team
        and other.slug != unit.slug
        and other.is_on_map
        and unit.space in table.map.aura(other.space, 2)
        for other in table.units
    )


def is_in_range(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind, space: int
) -> bool:
    """Is the space within range and sight of the weapon, and the target not immune to it?"""
    shot = shot_of(attacker, weapon)
    if shot is None or (not weapon and profile_of(attacker).ability.mental and is_immune(target)):
        return False
    target_range = range_between(table.map, attacker.space, space)
    if not shot.nearest <= target_range <= farthest_range(table, attacker, shot):
        return False
    return cover_of(table, attacker, target, weapon, kind, space) is not None


JAMMER_AURA = 2
"""The range of Sister Static's Jammer, in spaces (20.22)."""


def is_jammed(table: AnyState, unit: AnyUnit) -> bool:
    """Is an enemy Sister Static within 2, which keeps the unit from revealing cards (20.22)?"""
    return any(
        other.team != unit.team
        and ability(other) == "jammer"
        and other.is_on_map
        and unit.space in table.map.aura(other.space, JAMMER_AURA)
        for other in table.units
    )


def can_be_shot_at(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind, space: int
) -> bool:
    """Is the target in range there, and may the weapon still be fired at that space?"""
    is_forbidden = is_bombed(table, attacker, weapon, space)
    return not is_forbidden and is_in_range(table, attacker, target, weapon, kind, space)


def stray_targets(
    table: AnyState, attacker: AnyUnit, weapon: str, kind: AttackKind, space: int
) -> list[AnyUnit]:
    """The allies of a shooter in a space to whom a miss there goes on (9.4, 11.7)."""
    shot = shot_of(attacker, weapon)
    if shot is None or shot.is_area or (kind == "opfire" and not does_missed_opfire_go_on(table)):
        return []
    allies = allies_in(table, attacker, space)
    if not are_strays_only_at_targets(table):
        return allies
    return [ally for ally in allies if is_in_range(table, attacker, ally, weapon, kind, space)]


def is_bombed(table: AnyState, attacker: AnyUnit, weapon: str, space: int) -> bool:
    """Is it an area weapon, and has one hit the space in this phase (13.8)?"""
    shot = shot_of(attacker, weapon)
    return shot is not None and shot.is_area and space in table.bombed_spaces


FARTHEST = max(card.shot.farthest for card in TREASURES.values() if card.shot)
"""The greatest range of any weapon."""
SPYGLASS = "brass-spyglass"
SPYGLASS_RANGE = 2


def farthest_range(table: AnyState, unit: AnyUnit, shot: Shot) -> int:
    """The range of a shot; an open Brass Spyglass adds to that of Aim weapons (21.55)."""
    if shot.rating == "aim" and SPYGLASS in unit.open_cards:
        return shot.farthest + SPYGLASS_RANGE * can_use(table, unit, TREASURES[SPYGLASS])
    return shot.farthest


def damage_contest(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind
) -> Contest:
    """The challenge for damage: Power against Armor (12.3, 13.1)."""
    melee = kind == "melee"
    if weapon:
        card = TREASURES[weapon]
        value = card.shot.power if card.shot and not melee else card.power
        power = Figure(value, (Term(value, card.name),))
    elif melee:
        power = rating_figure(table, attacker, "power")
    else:
        shot = shot_of(attacker, "")
        assert shot is not None
        power = Figure(shot.power, (Term(shot.power, profile_of(attacker).ability.name),))
    power = with_terms(power, tuple(cavern_light(table, attacker)))
    return Contest(power, rating_figure(table, target, "armor", melee=melee))


def damage_figure(
    table: AnyState, attacker: AnyUnit, target: AnyUnit, weapon: str, kind: AttackKind
) -> Figure:
    """The Damage of an attack before its challenge (13.6)."""
    shot = shot_of(attacker, weapon) if kind != "melee" else None
    source = TREASURES[weapon].name if weapon else "printed"
    if shot:
        parts = [Term(shot.damage, source)]
    elif weapon:
        parts = [Term(TREASURES[weapon].damage, source)]
    else:
        parts = list(rating_figure(table, attacker, "damage").parts)
    if kind == "melee" and ability(attacker) == "warp-spasm" and is_raging(attacker):
        parts.append(Term(1, "Warp Spasm"))
    if shot and shot.is_area and ability(target) == "swarm":
        parts.append(Term(2, "Swarm"))
    return Figure(sum(part.amount for part in parts), tuple(parts))


# Adventures


def encounter_figure(table: AnyState, unit: AnyUnit, encounter: Encounter) -> Figure:
    """The rating that a character sets against an encounter (15.2)."""
    assert encounter.rating is not None
    parts = list(adventure_parts(table, unit, encounter.rating))
    if encounter.age == profile_of(unit).age:
        parts.append(Term(1, "same age"))
    return with_terms(rating_figure(table, unit, encounter.rating), tuple(parts))


def guardian_contest(table: AnyState, unit: AnyUnit, guardian: Guardian) -> Contest:
    """The challenge of a guardian (16.2)."""
    character = profile_of(unit)
    parts = list(adventure_parts(table, unit, guardian.rating))
    common_traits = {
        "same age": character.age == guardian.age,
        f"same setting {guardian.setting}": character.setting == guardian.setting,
        f"same circle {guardian.circle}": character.circle == guardian.circle,
    }
    parts += [Term(1, source) for source, is_same in common_traits.items() if is_same]
    opposing = Figure(guardian.value, (Term(guardian.value, guardian.name),))
    return Contest(with_terms(rating_figure(table, unit, guardian.rating), tuple(parts)), opposing)


def trial_contest(table: AnyState, unit: AnyUnit, test: Treasure) -> Contest:
    """The challenge of a test card (14.15)."""
    assert test.test is not None
    name, value = test.test
    parts = tuple(adventure_parts(table, unit, name))
    opposing = Figure(value, (Term(value, test.name),))
    return Contest(with_terms(rating_figure(table, unit, name), parts), opposing)


def adventure_parts(table: AnyState, unit: AnyUnit, name: Rating) -> Iterator[Term]:
    """The bonuses to a rating in every adventure (16.6, 20)."""
    if has_path_end(table, unit, "glory"):
        yield Term(1, "Path of Glory")
    if name == "strength" and ability(unit) == "steel-driver":
        yield Term(2, "Steel Driver")
    for other in table.units:
        if ability(other) == "hymn" and other.is_on_map and is_ally_beside(table, other, unit):
            yield Term(1, "Hymn")
    yield from cavern_light(table, unit)
    if any(each.team == unit.team for each in banners_in_reach(table, unit)):
        yield Term(1, "Banner of Home")
    if unit.adventure_bonus:
        yield Term(unit.adventure_bonus, "Field Manual")


def banners_in_reach(table: AnyState, unit: AnyUnit) -> list[Monument]:
    """The Banners of Home, of either team, that reach the unit's space (21.71)."""
    return [
        each
        for each in table.monuments
        if each.card == "banner-of-home" and is_reached(table, each, unit.space)
    ]
