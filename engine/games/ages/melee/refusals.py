"""Strikes and fighters that are not possible (RULES.md 12)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Refusal, choice
from engine.games.ages.cards.refusals import why_cannot_use
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.phrases import Offered, actor_of, own_units_on_map
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, enemies_in, may_attack
from engine.games.ages.view_types import UnitView, View


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
