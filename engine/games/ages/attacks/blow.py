"""An attack that a unit may make on another: its challenges, its damage and its odds (RULES.md 13).

It is asked by rules, descriptions, bots and screens.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Self

from attrs import Factory, evolve, field, frozen

from engine.games.ages.attacks.odds import AttackOdds, odds_by_differences
from engine.games.ages.bonuses import bonus_terms
from engine.games.ages.card_types import AttackKind, Rating
from engine.games.ages.challenges.contests import Contest, with_terms
from engine.games.ages.challenges.ratings import has_symbol, rating_figure
from engine.games.ages.names import BARE_HANDS, card_name, natural_weapon
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, has_path_end, is_creature, profile_of
from engine.games.ages.view_types import Figure, Term


@frozen(slots=False, eq=False)
class Blow:
    """An attack of one unit on another, at a table: the state, or a seat's view of it.

    It is one in melee, unless it is a `Shot`.
    """

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

    def at(self, other: AnyUnit) -> Self:
        """The same attack on another unit in the same space."""
        return evolve(self, target=other)

    @property
    def rating(self) -> Rating:
        return "melee"

    @property
    def weapon_name(self) -> str:
        """The weapon as text: "Yew Bow", "Stone Gaze", "bare hands"."""
        if self.weapon:
            return card_name(self.weapon)
        return natural_weapon(self.attacker.slug) if is_creature(self.attacker) else BARE_HANDS

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

    # To hit

    @cached_property
    def hit(self) -> Contest:
        """The challenge to hit, with all modifiers: against React, or against Stealth."""
        parts = tuple([part for part in self.hit_parts() if part.amount])
        rating = rating_figure(self.table, self.attacker, self.rating)
        return Contest(with_terms(rating, parts), self.defence)

    @property
    def defence(self) -> Figure:
        """The rating of the target that the attacker has to beat."""
        return rating_figure(self.table, self.target, "react", melee=True)

    def hit_parts(self) -> Iterator[Term]:
        table, attacker, weapon = self.table, self.attacker, self.weapon
        if weapon:
            card, age = TREASURES[weapon], profile_of(attacker).age
            yield Term(card.hit, card.name)
            if has_symbol(attacker, card):
                yield Term(1, f"symbol {card.symbol.title()}")
            if card.age == age == table.map.spaces[attacker.space].age:
                yield Term(1, f"{age.title()} weapon, user and space")
        if has_path_end(table, attacker, "war"):
            yield Term(1, "Path of War")
        yield from self.own_hit_parts()
        yield from bonus_terms(table, attacker, "challenge")
        yield from bonus_terms(table, attacker, "hit")

    def own_hit_parts(self) -> Iterator[Term]:
        """The modifiers that count in melee only."""
        yield from bonus_terms(self.table, self.attacker, "strike")

    # Damage

    @cached_property
    def hurt(self) -> Contest:
        """The challenge for damage: Power against Armor (12.3, 13.1)."""
        power = with_terms(self.power, tuple(bonus_terms(self.table, self.attacker, "challenge")))
        armor = rating_figure(self.table, self.target, "armor", melee=self.kind == "melee")
        return Contest(power, armor)

    @property
    def power(self) -> Figure:
        """The Power of the attack, without what adds to it."""
        if not self.weapon:
            return rating_figure(self.table, self.attacker, "power")
        card = TREASURES[self.weapon]
        return Figure(card.power, (Term(card.power, card.name),))

    @cached_property
    def damage(self) -> Figure:
        """The Damage before its challenge (13.6)."""
        parts = tuple(self.damage_parts())
        return Figure(sum(part.amount for part in parts), parts)

    def damage_parts(self) -> Iterator[Term]:
        yield from self.own_damage_parts()

    def own_damage_parts(self) -> Iterator[Term]:
        """What a strike does; a shot does other damage."""
        if self.weapon:
            yield Term(TREASURES[self.weapon].damage, TREASURES[self.weapon].name)
        else:
            yield from rating_figure(self.table, self.attacker, "damage").parts
        yield from bonus_terms(self.table, self.attacker, "strike damage")
