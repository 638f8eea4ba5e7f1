"""Shots, strikes and reactions that are not possible (RULES.md 9, 11, 12, 13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.card_types import ARMOR_KINDS, AttackKind, Treasure
from engine.games.ages.cards.refusals import why_cannot_use
from engine.games.ages.challenges.contests import is_jammed
from engine.games.ages.challenges.ratings import can_use, why_unusable
from engine.games.ages.fire.no_fire import JAMMED, why_no_fire, why_no_opfire
from engine.games.ages.fire.no_shot import (
    BOMBED,
    only_targets_text,
    spaces_shot_at,
    why_no_shot_at,
    why_no_shot_in,
    why_no_target,
)
from engine.games.ages.fire.weapons import NATURAL, ranged_weapons
from engine.games.ages.names import short_name
from engine.games.ages.phrases import Offered, actor_of, enemies_of, own_units_on_map
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, enemies_in, is_ally_beside, may_attack
from engine.games.ages.view_types import UnitView, View

# Shots

MAX_SHOTS = 4
"""The greatest number of shots that a unit announces (9.2)."""


def fire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units that cannot shoot (9.1)."""
    for unit in own_units_on_map(view):
        yield Refusal(choice("shoot", unit.slug), why_no_fire(view, unit), "9.1")


def opfire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units and weapons that cannot fire at those that moved (11.1 to 11.4)."""
    for unit in own_units_on_map(view):
        reason, clause = why_no_opfire(view, unit)
        if reason:
            yield Refusal(choice("shoot", unit.slug), reason, clause)
            continue
        cards = [c for c in dict.fromkeys(unit.known_cards) if TREASURES[c].shot]
        for weapon in dict.fromkeys((*ranged_weapons(view, unit), *cards)):
            reason, clause = _why_no_opfire_with(view, unit, weapon)
            if reason:
                yield Refusal(choice("opfire", f"{unit.slug} {weapon or NATURAL}"), reason, clause)


def _why_no_opfire_with(view: View, unit: UnitView, weapon: str) -> tuple[str, str]:
    """The reason why a weapon is not fired at those that moved, and the clause; "" if it can be."""
    reason = why_unusable(view, unit, TREASURES[weapon]) if weapon else ""
    if reason := reason or why_no_target(view, unit, weapon, "opfire"):
        return reason, "13.8" if BOMBED in reason else "11.3"
    is_hidden = bool(weapon) and weapon not in unit.open_cards
    return (JAMMED, "20.22") if is_hidden and is_jammed(view, unit) else ("", "")


def weapon_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of weapons that cannot be fired now, and of shots beyond the targets (9.2)."""
    unit = actor_of(view)
    most: dict[str, int] = {}
    for each in offered:
        if each.verb == "fire":
            name, shots = each.noun.split()
            most[name] = max(most.get(name, 0), int(shots))
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].shot and card not in most:
            unusable = why_unusable(view, unit, TREASURES[card])
            reason = unusable or why_no_target(view, unit, card, "fire")
            clause = "13.8" if BOMBED in reason else "9.2"
            yield Refusal(choice("fire", f"{card} 1"), reason, clause)
    for weapon, number in most.items():
        if number < MAX_SHOTS:
            once = weapon != NATURAL and TREASURES[weapon].limit == "once"
            reason = "one shot uses the card up" if once else only_targets_text(number)
            yield Refusal(choice("fire", f"{weapon} {number + 1}"), reason, "9.2")


def target_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of enemies at which the weapon cannot be fired (9.2, 11.2)."""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    clause = "9.2" if attack.kind == "fire" else "11.2"
    for enemy in enemies_of(view, shooter):
        reason = why_no_shot_at(view, shooter, attack.weapon, enemy, attack.kind)
        if enemy.number in attack.shot_units:
            reason = "has already been shot at"
        elif not reason:
            reason = "was in reach only in spaces that were already shot at"
        yield Refusal(choice("at", enemy.slug), f"this unit {reason}", clause)


def space_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of spaces on a target's way where it cannot be shot at (11.2, 11.3)."""
    attack = view.attack
    assert attack is not None
    shooter, target = view.units[attack.attacker], view.units[attack.target]
    name = short_name(target.slug)
    kind: AttackKind = "opfire"
    for space in spaces_shot_at(shooter, target, kind):
        if space in attack.shot_spaces:
            reason = "this weapon has already been fired at that space"
        else:
            reason = (
                f"{name} {why_no_shot_in(view, shooter, attack.weapon, target, kind, (space,))}"
            )
        yield Refusal(choice("in", view.map.noun(space)), reason, "11.2")


# Reactions


def _is_armor(card: Treasure) -> bool:
    return card.kind in ARMOR_KINDS


def _is_cloak(card: Treasure) -> bool:
    return bool(card.stealth)


def armor_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that the target of a hit cannot reveal as armour (13.5)."""
    return _reveal_refusals(view, _is_armor, "it is not armour", "13.5")


def hide_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of cards that the target of a shot cannot reveal to hide (14.8)."""
    return _reveal_refusals(view, _is_cloak, "it hides nobody from a shot", "14.8")


def _reveal_refusals(
    view: View, helps: Callable[[Treasure], bool], useless: str, clause: str
) -> Iterator[Refusal]:
    attack = view.attack
    assert attack is not None
    target = view.units[attack.target]
    for card in dict.fromkeys(target.known_cards):
        row = TREASURES[card]
        open_text = "it lies open and counts already" if card in target.open_cards else ""
        reason = (why_unusable(view, target, row) or open_text) if helps(row) else useless
        yield Refusal(choice("reveal", card), reason or "it cannot be revealed now", clause)


def friendly_fire_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of allies of a shooter that its missed shot cannot hit (9.4)."""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    elsewhere = f"this unit is not at {view.map.names[attack.space]}, where the shot was aimed"
    for unit in view.units:
        if unit.team == shooter.team and unit.is_on_map and unit is not shooter:
            is_here = unit.space == attack.space
            reason = "this shot could not have been aimed at this unit" if is_here else elsewhere
            yield Refusal(choice("instead", unit.slug), reason, "24.53" if is_here else "9.4")


def order_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units that an area weapon has attacked already (13.8)."""
    attack = view.attack
    assert attack is not None
    for unit in view.units:
        if unit.is_on_map and unit.space == attack.space:
            yield Refusal(
                choice("at", unit.slug), "this shot has attacked this unit already", "13.8"
            )


# Melee


def step_in_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of units that cannot take a hit for its target (14.11, 21.78)."""
    attack = view.attack
    assert attack is not None
    target = view.units[attack.target]
    helpers = {each.noun.split()[1] for each in offered if each.verb == "play"}
    for unit in own_units_on_map(view):
        if unit.slug not in helpers:
            reason = _why_no_stepping_in(view, unit, target)
            yield Refusal(choice("step-in", unit.slug), reason, "14.11")


def _why_no_stepping_in(view: View, unit: UnitView, target: UnitView) -> str:
    """The reason why a unit cannot keep a hit from its target."""
    if unit is target:
        return "this unit is hit itself, and has no Bodyguard"
    if not is_ally_beside(view, unit, target):
        return f"this unit is not in or beside the space of {short_name(target.slug)}"
    return "this unit has no Bodyguard, and is not the target's Shield Thrall"


def strike_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of melee cards, and of enemies that cannot be struck (12.2, 14.3)."""
    unit = actor_of(view)
    targets = {each.noun.split()[0] for each in offered if each.verb == "strike"}
    for card in dict.fromkeys(unit.known_cards):
        if TREASURES[card].kind == "melee" and not can_use(view, unit, TREASURES[card]):
            for target in sorted(targets):
                reason = why_cannot_use(view, unit, card)
                yield Refusal(choice("strike", f"{target} {card}"), reason, "14.3")
    for enemy in enemies_in(view, unit, unit.space):
        if enemy.slug not in targets:
            yield Refusal(choice("strike", enemy.slug), *_why_not_struck(view, unit, enemy.slug))
    yield Refusal(choice("hold"), "he must attack at half Health (Warp Spasm)", "20.2")


def _why_not_struck(view: View, unit: UnitView, slug: str) -> tuple[str, str]:
    """The reason why an enemy in the space cannot be struck, and the clause."""
    enemy = next(each for each in view.units if each.slug == slug)
    if not may_attack(view, unit, enemy):
        return "a hunter strikes only the enemy that it was set on", "28.4"
    if ability(enemy) == "too-small":
        return "another unit of its team is there (Too Small)", "20.29"
    if ability(enemy) == "one-more-tale":
        return "nobody may attack her in this phase (One More Tale)", "20.3"
    if ability(unit) == "swarm":
        return "the swarm has struck this unit already", "20.23"
    return "another enemy there draws the attack", "28.24"


def next_fighter_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of the player's units in a melee that do not act next (12.1)."""
    for unit in own_units_on_map(view):
        if unit.space == view.melee_space:
            wits = unit.ratings["wits"].value
            slow = f"this unit has Wits {wits}, and the highest Wits act first"
            reason = "this unit has already acted" if unit.finished else slow
            yield Refusal(choice("next", unit.slug), reason, "12.1")
