"""The questions of fire and of opportunity fire: all that a player may think of (RULES.md 9, 11).

Rules offer the legal ideas that they find on the state; the refused ones, found on a view, say why
not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import evolve, field

from engine.core.action import Action
from engine.core.choice import PASS, Ban, Idea, Refusal, choice, idea
from engine.core.text import count
from engine.core.values import frozen_for_checkers
from engine.games.ages.card_types import AttackKind
from engine.games.ages.cards.held import hidden_cards_of
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.fire.aims import (
    Aim,
    aim_at,
    aims_of,
    has_target,
    most_shots,
    possible_shots,
    spaces_by_target,
)
from engine.games.ages.fire.no_shot import (
    why_no_shot_at,
    why_no_target,
    why_no_weapon,
    why_no_weapon_fires,
)
from engine.games.ages.fire.shot import (
    SPYGLASS,
    Obstacle,
    Shot,
    opfire_shots,
    weapon_cards,
    weapons_of,
)
from engine.games.ages.fire.who_shoots import JAMMED, barred, is_jammed, might_shoot
from engine.games.ages.names import short_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, unit_called

ENOUGH = choice("enough")
MAX_SHOTS = 4
"""The greatest number of shots that a unit announces (9.2)."""
NATURAL = "natural"
"""The word for a natural attack's weapon in choices."""


def weapon_word(weapon: str) -> str:
    """The word for a weapon in choices."""
    return weapon or NATURAL


def is_used_up(weapon: str) -> bool:
    """Is the weapon a card that is discarded after one use (14.5)?"""
    return bool(weapon) and TREASURES[weapon].limit == "once"


def _units_asked(table: AnyState) -> list[AnyUnit]:
    """The units on the map of the seat that acts."""
    return [unit for unit in table.units if unit.owner == table.acting_seat and unit.is_on_map]


@frozen_for_checkers
class Ready(Action, verb="ready"):
    """Lay a card open, which names its owner."""

    card: str
    unit: str


def _spyglasses(table: AnyState, unit: AnyUnit, kind: AttackKind) -> Iterator[Idea]:
    """To lay the spyglass open before shooting (21.55, 20.22)."""
    for card in hidden_cards_of(table, unit, frozenset({SPYGLASS})):
        is_kept_shut = kind == "opfire" and is_jammed(table, unit)
        if might_shoot(table, unit, kind) and not is_kept_shut:
            yield Ready(card, unit.slug).choice


# The fire phase


@frozen_for_checkers
class Shoot(Action, verb="shoot"):
    """Take a unit to shoot in the fire phase."""

    unit: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        table, unit = self.table, unit_called(self.table, self.unit)
        if bar := barred(table, unit, "fire"):
            return Ban(lambda: bar.reason, "9.1")
        weapons = weapons_of(table, unit)
        if not weapons:
            return Ban(lambda: why_no_weapon(table, unit), "9.1")
        if not any(has_target(table, unit, each, "fire") for each in weapons):
            return Ban(lambda: why_no_weapon_fires(table, unit), "9.1")
        return None


def shooter_ideas(table: AnyState) -> Iterator[Idea]:
    """The units that may shoot (9.1)."""
    units = _units_asked(table)
    for unit in units:
        yield Shoot(unit.slug, table=table).idea
    for unit in units:
        yield from _spyglasses(table, unit, "fire")
    yield PASS


@frozen_for_checkers
class Fire(Action, verb="fire"):
    """Fire a weapon that many times, in the fire phase."""

    word: str
    shots: int
    table: AnyState = field(kw_only=True)

    @property
    def weapon(self) -> str:
        """The card; "" for the natural attack."""
        return "" if self.word == NATURAL else self.word

    @property
    def unit(self) -> AnyUnit:
        return self.table.units[self.table.acting_unit]

    @cached_property
    def possible_shots(self) -> list[Shot]:
        """The shots of which each can be one of these."""
        return [*possible_shots(self.table, self.unit, self.weapon, "fire", shots=self.shots)]

    @property
    def ban(self) -> Ban | None:
        unusable = self.weapon and why_unusable(self.table, self.unit, TREASURES[self.weapon])
        if unusable:
            return Ban(unusable, "9.2")
        target_count = len(self.possible_shots)
        if not target_count:
            return _no_target(self.table, self.unit, self.weapon, "fire")
        if self.shots > 1 and is_used_up(self.weapon):
            return Ban("one shot uses the card up", "9.2")
        if self.shots > target_count:
            enemies = count(target_count, "enemy is", "enemies are")
            return Ban(f"only {enemies} in range and sight, and each gets one shot", "9.2")
        return None


def _no_target(table: AnyState, unit: AnyUnit, weapon: str, kind: AttackKind) -> Ban:
    """The ban on a weapon without a target: range and sight, or an area weapon before (13.8)."""

    def aims() -> list[Aim]:
        return [*aims_of(table, unit, weapon, kind)]

    is_bombed = table.bombed_spaces and any(a.obstacle is Obstacle.BOMBED for a in aims())
    clause = "9.2" if kind == "fire" else "11.3"
    return Ban(lambda: str(why_no_target(aims())), "13.8" if is_bombed else clause)


def weapon_ideas(table: AnyState) -> Iterator[Idea]:
    """The weapons, each with its numbers of shots up to the first that is too many (9.2)."""
    unit = table.units[table.acting_unit]
    for weapon in dict.fromkeys((*weapons_of(table, unit), *weapon_cards(unit))):
        fire = Fire(weapon_word(weapon), 1, table=table)
        yield (first := fire.idea)
        if isinstance(first, Refusal):
            continue
        most = 1 if is_used_up(weapon) else min(len(fire.possible_shots), MAX_SHOTS)
        yield from (evolve(fire, shots=shots).choice for shots in range(2, most + 1))
        if most < MAX_SHOTS:
            yield evolve(fire, shots=most + 1).idea
    yield ENOUGH


# The targets of both


@frozen_for_checkers
class At(Action, verb="at"):
    """Shoot at a target, with the weapon that is being fired."""

    target: str
    table: AnyState = field(kw_only=True)

    @cached_property
    def aim(self) -> Aim:
        attack = self.table.attack
        assert attack is not None
        shooter, enemy = self.table.units[attack.attacker], unit_called(self.table, self.target)
        return aim_at(self.table, shooter, attack.weapon, attack.kind, enemy, shots=attack.shots)

    @property
    def ban(self) -> Ban | None:
        attack = self.table.attack
        assert attack is not None
        if self.aim.obstacle is None:
            return None
        clause = "9.2" if attack.kind == "fire" else "11.2"
        return Ban(lambda: f"this unit {why_no_shot_at(self.aim)}", clause)


def target_ideas(table: AnyState) -> Iterator[Idea]:
    """The enemies that the next shot may be fired at (9.2, 11.2)."""
    attack = table.attack
    assert attack is not None
    team = table.units[attack.attacker].team
    for enemy in table.units:
        if enemy.team != team and enemy.is_on_map:
            yield At(enemy.slug, table=table).idea
    yield ENOUGH


# Opportunity fire


@frozen_for_checkers
class Opfire(Action, verb="opfire"):
    """Fire a weapon at those who moved."""

    unit: str
    word: str
    table: AnyState = field(kw_only=True)

    @property
    def weapon(self) -> str:
        """The card; "" for the natural attack."""
        return "" if self.word == NATURAL else self.word

    @property
    def shooter(self) -> AnyUnit:
        return unit_called(self.table, self.unit)

    @cached_property
    def possible_shots(self) -> list[Shot]:
        """The shots of which each can be the first."""
        return [*possible_shots(self.table, self.shooter, self.weapon, "opfire")]

    @property
    def shots(self) -> int:
        return opfire_shots(self.table, self.shooter, self.weapon)

    @property
    def usable_shots(self) -> int:
        """The most shots for which there are a target and a space each (11.2)."""
        return min(self.shots, most_shots(spaces_by_target(self.possible_shots).values()))

    @property
    def ban(self) -> Ban | None:
        table, unit, weapon = self.table, self.shooter, self.weapon
        if unusable := weapon and why_unusable(table, unit, TREASURES[weapon]):
            return Ban(unusable, "11.3")
        if not has_target(table, unit, weapon, "opfire"):
            return _no_target(table, unit, weapon, "opfire")
        is_hidden = bool(weapon) and weapon not in unit.open_cards
        return JAMMED if is_hidden and is_jammed(table, unit) else None


def _no_weapon(table: AnyState, unit: AnyUnit) -> Ban:
    return Ban(lambda: why_no_weapon(table, unit), "11.1")


def opfire_ideas(table: AnyState) -> Iterator[Idea]:
    """The units and weapons that may fire at those who moved (11.1 to 11.4)."""
    units = _units_asked(table)
    for unit in units:
        weapons = weapons_of(table, unit)
        ban = barred(table, unit, "opfire") or (None if weapons else _no_weapon(table, unit))
        if ban is not None:
            yield idea(Shoot(unit.slug, table=table).choice, ban)
            continue
        for weapon in dict.fromkeys((*weapons, *weapon_cards(unit))):
            yield Opfire(unit.slug, weapon_word(weapon), table=table).idea
    for unit in units:
        yield from _spyglasses(table, unit, "opfire")
    yield PASS


@frozen_for_checkers
class In(Action, verb="in"):
    """Shoot at the moving target in a space that it entered."""

    word: str
    table: AnyState = field(kw_only=True)

    @cached_property
    def shot(self) -> Shot:
        attack = self.table.attack
        assert attack is not None
        space = self.table.map.numbers_by_noun[self.word]
        units = self.table.units
        shooter, target = units[attack.attacker], units[attack.target]
        return Shot(self.table, shooter, target, attack.weapon, attack.kind, space)

    @property
    def ban(self) -> Ban | None:
        shot = self.shot
        if shot.obstacle is None:
            return None
        if shot.obstacle is Obstacle.SPACE_SHOT_AT:
            return Ban("this weapon has already been fired at that space", "11.2")
        name = short_name(shot.target.slug)
        return Ban(lambda: f"{name} {why_no_shot_at(Aim(shot.target, (shot,)))}", "11.2")


def space_ideas(table: AnyState) -> Iterator[Idea]:
    """The spaces in which the moving target may be shot at (11.2)."""
    attack = table.attack
    assert attack is not None
    shooter, target = table.units[attack.attacker], table.units[attack.target]
    for shot in aim_at(table, shooter, attack.weapon, attack.kind, target).shots:
        yield In(table.map.noun(shot.space), table=table).idea
