"""What players may do about an attack: hide, wear armour, step in, pick the next one hit (13, 14).

Rules offer the legal ideas that they find on the state; the refused ones, found on a view, say why
not.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import field

from engine.core.action import Action
from engine.core.choice import PASS, Ban, Idea
from engine.core.values import frozen_for_checkers
from engine.games.ages.cards.held import ARMOR_CARDS, CLOAKS, might_hold
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.fire.shot import Shot
from engine.games.ages.names import short_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit, is_ally_beside, is_serving, unit_called

BODYGUARD = "bodyguard"


def _attacked_unit(table: AnyState) -> AnyUnit:
    assert table.attack is not None
    return table.units[table.attack.target]


# Cards that help the target


@frozen_for_checkers
class Reveal(Action, verb="reveal"):
    """Reveal a card that helps the target of an attack."""

    card: str
    table: AnyState = field(kw_only=True)
    helpful: frozenset[str] = field(kw_only=True)
    """The cards that help now: armour, or what hides."""

    @property
    def ban(self) -> Ban | None:
        unit, card = _attacked_unit(self.table), TREASURES[self.card]
        is_armor = self.helpful is ARMOR_CARDS
        reason = "it is not armour" if is_armor else "it hides nobody from a shot"
        if self.card in self.helpful:
            is_open = self.card not in unit.hidden_cards
            reason = why_unusable(self.table, unit, card)
            reason = reason or ("it lies open and counts already" if is_open else "")
        return Ban(reason, "13.5" if is_armor else "14.8") if reason else None


def armor_ideas(table: AnyState) -> Iterator[Idea]:
    """The cards that the target of a hit may reveal as armour (13.5)."""
    return _reveal_ideas(table, ARMOR_CARDS)


def hide_ideas(table: AnyState) -> Iterator[Idea]:
    """The cards that the target of a shot may reveal to hide (14.8)."""
    return _reveal_ideas(table, CLOAKS)


def _reveal_ideas(table: AnyState, helpful: frozenset[str]) -> Iterator[Idea]:
    for card in dict.fromkeys(_attacked_unit(table).known_cards):
        yield Reveal(card, table=table, helpful=helpful).idea
    yield PASS


# Stepping in (14.11)


@frozen_for_checkers
class StepIn(Action, verb="step-in"):
    unit: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        table, target = self.table, _attacked_unit(self.table)
        unit = unit_called(table, self.unit)
        if is_shield_of(table, unit, target):
            return None
        if unit.slug == target.slug:
            reason = "this unit is hit itself, and has no Bodyguard"
        elif not is_ally_beside(table, unit, target):
            reason = f"this unit is not in or beside the space of {short_name(target.slug)}"
        else:
            reason = "this unit has no Bodyguard, and is not the target's Shield Thrall"
        return Ban(reason, "14.11")


@frozen_for_checkers
class Guard(Action, verb="play"):
    """Use a Bodyguard up, so that a hit damages nobody."""

    card: str
    unit: str
    target: str


def step_in_ideas(table: AnyState, seat: int | None) -> Iterator[Idea]:
    """What a seat's units may do to keep a hit from its target (14.11, 21.78)."""
    target = _attacked_unit(table)
    for unit in table.units:
        if unit.owner != seat or not unit.is_on_map:
            continue
        has_guard = BODYGUARD in unit.known_cards and is_near(table, unit, target)
        if has_guard and not is_shield_of(table, unit, target):
            yield Guard(BODYGUARD, unit.slug, target.slug).choice
        else:
            yield StepIn(unit.slug, table=table).idea
    yield PASS


def is_shield_of(table: AnyState, unit: AnyUnit, target: AnyUnit) -> bool:
    """Is the henchman the Shield Thrall of the target?"""
    return unit.slug == "shield-thrall" and is_serving(table, unit, target)


def is_near(table: AnyState, unit: AnyUnit, target: AnyUnit) -> bool:
    """Is the unit the target itself, or an ally in or beside its space?"""
    return unit.slug == target.slug or is_ally_beside(table, unit, target)


def might_step_in(table: AnyState, unit: AnyUnit) -> bool:
    """Might the unit, for all that is open, keep a hit in melee from its target (21.78)?"""
    target = _attacked_unit(table)
    if not unit.is_on_map:
        return False
    is_guard = is_near(table, unit, target) and might_hold(unit, frozenset({BODYGUARD}))
    return is_guard or is_shield_of(table, unit, target)


# Others whom a shot hits


@frozen_for_checkers
class Instead(Action, verb="instead"):
    """Let a missed shot go on to an ally of the shooter."""

    unit: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        shot = Shot.in_progress(self.table)
        if any(each.slug == self.unit for each in shot.strays):
            return None
        if unit_called(self.table, self.unit).space == shot.space:
            return Ban("this shot could not have been aimed at this unit", "24.53")
        place = self.table.map.names[shot.space]
        return Ban(f"this unit is not at {place}, where the shot was aimed", "9.4")


def friendly_fire_ideas(table: AnyState) -> Iterator[Idea]:
    """The allies of the shooter whom its missed shot may hit (9.4, 11.7)."""
    shooter = Shot.in_progress(table).attacker
    for unit in table.units:
        if unit.team == shooter.team and unit.is_on_map and unit.slug != shooter.slug:
            yield Instead(unit.slug, table=table).idea


@frozen_for_checkers
class AttackNext(Action, verb="at"):
    """Let the area weapon attack this unit next."""

    unit: str
    table: AnyState = field(kw_only=True)

    @property
    def ban(self) -> Ban | None:
        attack = self.table.attack
        assert attack is not None
        if any(self.table.units[number].slug == self.unit for number in attack.queue):
            return None
        return Ban("this shot has attacked this unit already", "13.8")


def order_ideas(table: AnyState) -> Iterator[Idea]:
    """The units that the area weapon may attack next, and those that it has attacked (13.8)."""
    attack = table.attack
    assert attack is not None
    for number, unit in enumerate(table.units):
        if number in attack.queue or (unit.is_on_map and unit.space == attack.space):
            yield AttackNext(unit.slug, table=table).idea
