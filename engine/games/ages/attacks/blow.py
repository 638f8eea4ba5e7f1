"""An attack that a unit may make on another: its challenges, its damage and its odds (RULES.md 13).

It is asked by rules, descriptions, bots and screens.
"""

from __future__ import annotations

from functools import cached_property
from typing import Self

from attrs import Factory, evolve, field, frozen

from engine.games.ages.attacks.odds import AttackOdds, odds_by_differences
from engine.games.ages.card_types import AttackKind, Rating, Shot as PrintedShot
from engine.games.ages.challenges.contests import (
    Contest,
    damage_contest,
    damage_figure,
    hit_contest,
    shot_of,
)
from engine.games.ages.names import BARE_HANDS, card_name, natural_weapon
from engine.games.ages.units import AnyState, AnyUnit, is_creature
from engine.games.ages.view_types import Figure


@frozen(slots=False, eq=False)
class Blow:
    """An attack of one unit on another, at a table: the state, or a seat's view of it."""

    table: AnyState
    attacker: AnyUnit
    target: AnyUnit
    weapon: str = ""
    """A card; "" for the natural attack of the unit."""
    kind: AttackKind = "melee"
    space: int = field(default=Factory(lambda self: self.target.space, takes_self=True))
    """The space that is attacked."""
    shots: int = 1
    """The shots that are announced: each makes the others worse (9.2)."""

    @classmethod
    def in_progress(cls, table: AnyState) -> Self:
        """The attack that is in progress."""
        attack = table.attack
        assert attack is not None
        attacker, target = table.units[attack.attacker], table.units[attack.target]
        return cls(table, attacker, target, attack.weapon, attack.kind, attack.space, attack.shots)

    @property
    def printed(self) -> PrintedShot | None:
        """The shot that is printed on the weapon; None for a strike."""
        return None if self.kind == "melee" else shot_of(self.attacker, self.weapon)

    @property
    def rating(self) -> Rating:
        """The rating that the attacker uses."""
        return self.printed.rating if self.printed else "melee"

    @cached_property
    def hit(self) -> Contest:
        """The challenge to hit."""
        return hit_contest(
            self.table,
            self.attacker,
            self.target,
            self.weapon,
            self.kind,
            shots=self.shots,
            space=self.space,
        )

    @cached_property
    def hurt(self) -> Contest:
        """The challenge for damage."""
        return damage_contest(self.table, self.attacker, self.target, self.weapon, self.kind)

    @cached_property
    def damage(self) -> Figure:
        """The Damage before its challenge (13.6)."""
        return damage_figure(self.table, self.attacker, self.target, self.weapon, self.kind)

    @cached_property
    def odds(self) -> AttackOdds:
        """The chances, as far as open information tells."""
        return odds_by_differences(
            self.hit.difference,
            self.hurt.difference,
            self.damage.value,
            self.target.health,
            dice=self.table.has_dice,
        )

    @property
    def weapon_name(self) -> str:
        """The weapon as text: "Yew Bow", "Stone Gaze", "bare hands"."""
        if self.weapon:
            return card_name(self.weapon)
        has_name = self.printed is not None or is_creature(self.attacker)
        return natural_weapon(self.attacker.slug) if has_name else BARE_HANDS

    def at(self, other: AnyUnit) -> Self:
        """The same attack on another unit in the same space."""
        return evolve(self, target=other)
