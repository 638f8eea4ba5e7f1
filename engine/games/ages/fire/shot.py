"""A shot that a unit may think of: what keeps it from it, and whom it may hit (RULES.md 5, 9, 11).

"Whom can this weapon be fired at?" is answered here and nowhere else: for the rules on the state,
for refusals, descriptions, bots, hints and screens on a seat's view.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from attrs import frozen

from engine.games.ages.attacks.attack import Attack
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.bonuses import ability_bonuses, bonus_terms
from engine.games.ages.card_types import Rating, Shot as PrintedShot
from engine.games.ages.challenges.contests import with_terms
from engine.games.ages.challenges.ratings import can_use, rating_figure, stealth_bonus
from engine.games.ages.changed_rules import (
    are_strays_only_at_targets,
    do_signals_mislead_enemies_only,
    does_missed_opfire_go_on,
)
from engine.games.ages.map.layout import CAVERN
from engine.games.ages.map.sight import cover_on_line, range_between
from engine.games.ages.names import card_name, natural_weapon
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    ability,
    allies_in,
    bearers,
    has_helper,
    is_immune,
)
from engine.games.ages.view_types import Figure, Term

SHOT_PENALTY = -2
"""The modifier to hit for every announced shot beyond the first (9.2)."""
FARTHEST = max(card.shot.farthest for card in TREASURES.values() if card.shot)
"""The greatest range of any weapon."""
SPYGLASS = "brass-spyglass"
SPYGLASS_RANGE = 2


class Obstacle(IntEnum):
    """What keeps a unit from a shot; of several shots at an enemy, the highest is the nearest."""

    DID_NOT_MOVE = 1
    WITH_SHOOTER = 2
    """It entered no space but that of the shooter."""
    TOO_FAR = 3
    TOO_NEAR = 4
    OUT_OF_SIGHT = 5
    UNAFFECTED = 6
    BOMBED = 7
    """An area weapon has hit the space in this phase (13.8)."""
    SPACE_SHOT_AT = 8
    """This weapon was already fired at the space (11.2)."""
    SHOT_AT = 9
    """This weapon was already fired at the unit (9.2, 11.2)."""


@frozen(slots=False, eq=False)
class Shot(Blow):
    @property
    def printed(self) -> PrintedShot:
        shot = shot_of(self.attacker, self.weapon)
        assert shot is not None
        return shot

    @property
    def rating(self) -> Rating:
        return self.printed.rating

    @property
    def is_area(self) -> bool:
        """Does the weapon attack every unit in the space (13.8)?"""
        return self.printed.is_area

    @property
    def weapon_name(self) -> str:
        return ranged_weapon_name(self.attacker, self.weapon)

    # Whether it can be made

    @property
    def is_possible(self) -> bool:
        return self.obstacle is None

    @property
    def obstacle(self) -> Obstacle | None:
        """What keeps the unit from the shot; None if it can be made."""
        table = self.table
        volley = self._volley
        if volley and any(table.units[n].slug == self.target.slug for n in volley.shot_units):
            return Obstacle.SHOT_AT
        if obstacle := self._obstacle_on_the_way:
            return obstacle
        if table.bombed_spaces and self.is_area and self.space in table.bombed_spaces:
            return Obstacle.BOMBED
        if volley and self.space in volley.shot_spaces:
            return Obstacle.SPACE_SHOT_AT
        return None

    @property
    def _volley(self) -> Attack | None:
        """The attack that is in progress, if this is one of its shots."""
        attack = self.table.attack
        if attack is None or self.table.units[attack.attacker].slug != self.attacker.slug:
            return None
        return attack

    @property
    def is_in_range(self) -> bool:
        """Is the target in range and sight, whatever was shot at before?"""
        return self._obstacle_on_the_way is None

    @property
    def _obstacle_on_the_way(self) -> Obstacle | None:
        printed, distance = self.printed, self.distance
        if distance < printed.nearest:
            return Obstacle.TOO_NEAR
        if distance > printed.farthest and distance > self.reach:
            return Obstacle.TOO_FAR
        if self.cover is None:
            return Obstacle.OUT_OF_SIGHT
        if not self.weapon and ability(self.attacker).mental:
            return Obstacle.UNAFFECTED if is_immune(self.target) else None
        return None

    @property
    def distance(self) -> int:
        return range_between(self.table.map, self.attacker.space, self.space)

    @property
    def reach(self) -> int:
        return reach_of(self.table, self.attacker, self.weapon)

    # How well it hits

    @property
    def is_at_flyer(self) -> bool:
        """Is it a shot at a unit in its flight, which no terrain hides (29.5)?"""
        return self.kind == "opfire" and bool(self.target.flight_card)

    @property
    def is_lobbed(self) -> bool:
        """Does the weapon fly over buildings and domes (5.7)?"""
        return bool(self.weapon) and TREASURES[self.weapon].symbol == "grenade"

    @property
    def cover(self) -> tuple[int, ...] | None:
        """The Stealth from height and from each space on the line; None without sight."""
        chart, start = self.table.map, self.attacker.space
        if self.is_at_flyer:
            return None if chart.spaces[start].terrain in {"dome", *CAVERN} else (0,)
        return cover_on_line(chart, start, self.space, lobbed=self.is_lobbed)

    @property
    def cover_parts(self) -> tuple[Term, ...]:
        """The Stealth that terrain gives the target, less what abilities take away (5, 20)."""
        height, *spaces = self.cover or (0,)
        parts = [Term(height, "height"), Term(sum(spaces), "terrain")]
        if ability(self.attacker).aims_coldly and self.rating == "aim":
            parts.append(Term(-sum(1 for each in spaces if each), ability(self.attacker).name))
            spaces = [max(0, each - 1) for each in spaces]
        if any(spaces) and (light := self._light):
            parts.append(Term(-next(each for each in spaces if each), light))
        return tuple(part for part in parts if part.amount)

    @property
    def _light(self) -> str:
        """The reason why the shooter ignores the first bonus of terrain, or ""."""
        if light := light_near(self.table, self.attacker):
            return ability(light).name
        is_aimed = self.rating == "aim"
        return "Spotter" if is_aimed and has_helper(self.table, self.attacker, "spotter") else ""

    @property
    def defence(self) -> Figure:
        """The Stealth of the target, with its cards and its cover."""
        stealth = rating_figure(self.table, self.target, "stealth")
        return with_terms(with_terms(stealth, tuple(self._cloak_parts())), self.cover_parts)

    def _cloak_parts(self) -> Iterator[Term]:
        """The Stealth that the target's open stealth cards give against shots (14.8)."""
        for slug in self.target.open_cards:
            card = TREASURES[slug]
            if card.stealth and can_use(self.table, self.target, card):
                amount = stealth_bonus(self.target, card, "shots")
                if self.kind == "opfire":
                    amount += stealth_bonus(self.target, card, "opfire")
                if amount:
                    yield Term(amount, card.name)

    def own_hit_parts(self) -> Iterator[Term]:
        """The modifiers that count for shots only."""
        if self.kind == "fire":
            yield Term(SHOT_PENALTY * (self.shots - 1), f"for {self.shots} shots")
        yield from bonus_terms(self.table, self.attacker, "shot")

    def hit_parts(self) -> Iterator[Term]:
        """The modifiers of the attacker's rating; those of opportunity fire are the last."""
        yield from super().hit_parts()
        if self.kind == "opfire":
            yield from self._opfire_parts()

    def _opfire_parts(self) -> Iterator[Term]:
        table, attacker, target = self.table, self.attacker, self.target
        yield from bonus_terms(table, attacker, "opportunity shot")
        for other, amount in ability_bonuses(table, target, "shot at", space=self.space):
            if other.team != attacker.team or not do_signals_mislead_enemies_only(table):
                yield Term(amount, ability(other).name)

    @property
    def power(self) -> Figure:
        name = card_name(self.weapon) if self.weapon else ability(self.attacker).name
        return Figure(self.printed.power, (Term(self.printed.power, name),))

    def own_damage_parts(self) -> Iterator[Term]:
        yield Term(self.printed.damage, card_name(self.weapon) if self.weapon else "printed")
        if self.is_area:
            yield from bonus_terms(self.table, self.target, "area damage")

    # Whom else it may hit

    @property
    def victims(self) -> list[AnyUnit]:
        """The units that an area weapon attacks besides its target, friends too (13.8, 13.9).

        In opportunity fire those are in it that entered the space and went on.
        """
        if not self.is_area:
            return []
        is_passed = self.kind == "opfire"
        return [
            each
            for each in self.table.units
            if each.is_on_map
            and each.slug not in (self.attacker.slug, self.target.slug)
            and (each.space == self.space or (is_passed and self.space in each.walked_spaces))
        ]

    @property
    def strays(self) -> list[AnyUnit]:
        """The allies of the shooter in the space to whom a miss goes on (9.4, 11.7)."""
        table = self.table
        if self.is_area or (self.kind == "opfire" and not does_missed_opfire_go_on(table)):
            return []
        allies = allies_in(table, self.attacker, self.space)
        if not are_strays_only_at_targets(table):
            return allies
        return [ally for ally in allies if self.at(ally).is_in_range]


def current_blow(table: AnyState) -> Blow:
    """The attack that is in progress: a shot, or one in melee."""
    assert table.attack is not None
    kind = Blow if table.attack.kind == "melee" else Shot
    return kind.in_progress(table)


# Help for shots


def light_near(table: AnyState, unit: AnyUnit) -> AnyUnit | None:
    """The ally that lights the unit's shots, if one is near enough (20.47)."""
    for other in bearers(table, "lights_within"):
        is_ally = other.team == unit.team and other.slug != unit.slug
        if is_ally and unit.space in table.map.aura(other.space, ability(other).lights_within):
            return other
    return None


# Weapons


def shot_of(unit: AnyUnit, weapon: str) -> PrintedShot | None:
    """The shot of a ranged card; without a card, the unit's natural shot, if it has one."""
    return TREASURES[weapon].shot if weapon else ability(unit).shot


def weapons_of(table: AnyState, unit: AnyUnit) -> list[str]:
    """The ranged weapons that a unit can use, to the viewer's knowledge: "" for the natural one."""
    cards = [c for c in weapon_cards(unit) if can_use(table, unit, TREASURES[c])]
    return ["", *cards] if ability(unit).shot else cards


def weapon_cards(unit: AnyUnit) -> list[str]:
    """The known ranged cards of a unit, each once, whether or not it can use them."""
    return [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].shot]


def reach_of(table: AnyState, unit: AnyUnit, weapon: str) -> int:
    """The range of a weapon; an open Brass Spyglass adds to that of Aim weapons (21.55)."""
    shot = shot_of(unit, weapon)
    assert shot is not None
    if shot.rating == "aim" and SPYGLASS in unit.open_cards:
        return shot.farthest + SPYGLASS_RANGE * can_use(table, unit, TREASURES[SPYGLASS])
    return shot.farthest


def opfire_shots(table: AnyState, unit: AnyUnit, weapon: str) -> int:
    """The number of opportunity shots of a weapon; a Powder Boy near its user gives one more."""
    shot = shot_of(unit, weapon)
    powder = bool(weapon) and TREASURES[weapon].symbol.startswith("powder")
    return (shot.opfire if shot else 0) + (powder and has_helper(table, unit, "powder-boy"))


def ranged_weapon_name(unit: AnyUnit, weapon: str) -> str:
    """A weapon as text: "Yew Bow", "Stone Gaze", "its own weapon"."""
    return card_name(weapon) if weapon else natural_weapon(unit.slug)
