"""Reactions to attacks that are not possible (RULES.md 13, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.card_types import ARMOR_KINDS, Treasure
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.names import short_name
from engine.games.ages.phrases import Offered, own_units_on_map
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_ally_beside
from engine.games.ages.view_types import UnitView, View


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
