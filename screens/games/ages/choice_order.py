"""The order of choices: the best shots and strikes first, and walks to places of interest.

A choice that decides nothing is taken without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.ages.attacks.odds import attack_odds
from engine.games.ages.fire.texts import shots_in_passing
from engine.games.ages.fire.weapons import NATURAL
from engine.games.ages.phrases import actor_of, enemies_of, unit_of
from engine.games.ages.view_types import View

choice_values: Dispatch[str, Callable[[View, Choice], float]] = Dispatch("choice value")
"""Functions that give the value of a choice, by its verb."""


def choice_value(view: View, choice: Choice) -> float:
    """The rank of a choice among those of its verb, the highest first; 0 keeps the rules' order."""
    value_of = choice_values.get(choice.verb)
    return value_of(view, choice) if value_of is not None else 0.0


STILL_ASKED = ("pass", "done", "finish", "enough")
"""Verbs that end something: a player may want to look, or to undo, before."""


def obvious_choice(view: View, choices: Sequence[Choice]) -> Choice | None:
    """The choice that decides nothing: the only one, or the only shot of a unit that is to fire.

    A unit with a face-down card might have another weapon, so that its player is asked.
    """
    actions = [each for each in choices if each.verb not in STILL_ASKED]
    if len(actions) != 1:
        return None
    fires = view.step == "weapon" and all(card.shown for card in actor_of(view).cards)
    return actions[0] if len(choices) == 1 or fires else None


@choice_values("in")
def space_value(view: View, choice: Choice) -> float:
    """The mean damage of an opportunity shot in a space."""
    attack = view.attack
    assert attack is not None
    shooter, target = view.units[attack.attacker], view.units[attack.target]
    space = view.map.numbers_by_noun[choice.noun]
    return attack_odds(
        view, shooter, target, attack.weapon, "opfire", space=space, dice=view.has_dice
    ).damage


@choice_values("at")
def target_value(view: View, choice: Choice) -> float:
    """The mean damage of a shot at a target, in the best space if it moved."""
    attack, target = view.attack, unit_of(view, choice.noun)
    assert attack is not None
    shooter = view.units[attack.attacker]
    if attack.kind == "fire":
        return attack_odds(
            view, shooter, target, attack.weapon, "fire", shots=attack.shots, dice=view.has_dice
        ).damage
    shots = shots_in_passing(view, shooter, attack.weapon, (target,))
    return max((odds.damage for odds, _, _ in shots), default=0.0)


@choice_values("opfire")
def shooter_value(view: View, choice: Choice) -> float:
    """The mean damage of the best opportunity shot of a unit with a weapon."""
    slug, name = choice.noun.split()
    unit = unit_of(view, slug)
    weapon = "" if name == NATURAL else name
    shots = shots_in_passing(view, unit, weapon, enemies_of(view, unit))
    return max((odds.damage for odds, _, _ in shots), default=0.0)


@choice_values("strike")
def strike_value(view: View, choice: Choice) -> float:
    """The mean damage of a strike in melee."""
    slug, _, weapon = choice.noun.partition(" ")
    unit = actor_of(view)
    return attack_odds(view, unit, unit_of(view, slug), weapon, "melee", dice=view.has_dice).damage


@choice_values("walk")
def walk_value(view: View, choice: Choice) -> float:
    """1 for a space with an encounter, a site, cards or an enemy, 0 for all others."""
    space = view.map.numbers_by_noun[choice.noun]
    team = actor_of(view).team
    enemy = any(each.is_on_map and each.space == space and each.team != team for each in view.units)
    return float(
        enemy or space in view.counters or space in view.ground or bool(view.map.spaces[space].site)
    )
