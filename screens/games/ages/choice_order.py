"""The order of choices: the best shots and strikes first, and walks to places of interest.

A choice that decides nothing is taken without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.games.ages.fire.actions import At, In, Opfire
from engine.games.ages.fire.shot import Shot
from engine.games.ages.melee.fights import Strike
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.view_types import View

choice_values: Dispatch[str, Callable[[View, Choice], float]] = Dispatch("choice value")


def choice_value(view: View, choice: Choice) -> float:
    value_of = choice_values.get(choice.verb)
    return value_of(view, choice) if value_of is not None else 0.0


STILL_ASKED = ("pass", "done", "finish", "enough")
"""Verbs that end something: a player may want to look, or to undo, before."""


def obvious_choice(view: View, choices: Sequence[Choice]) -> Choice | None:
    """The only choice, or the only shot of a unit without face-down cards that is to fire."""
    actions = [each for each in choices if each.verb not in STILL_ASKED]
    if len(actions) != 1:
        return None
    fires = view.step == "weapon" and all(card.shown for card in actor_of(view).cards)
    return actions[0] if len(choices) == 1 or fires else None


@choice_values("in")
def space_value(view: View, choice: Choice) -> float:
    return In.of(choice, table=view).shot.odds.damage


@choice_values("at")
def target_value(view: View, choice: Choice) -> float:
    if view.step == "order":
        return Shot.in_progress(view).at(unit_of(view, choice.noun)).odds.damage
    return _most_damage(At.of(choice, table=view).aim.possible_shots)


def _most_damage(shots: Iterable[Shot]) -> float:
    return max((shot.odds.damage for shot in shots), default=0.0)


@choice_values("opfire")
def shooter_value(view: View, choice: Choice) -> float:
    return _most_damage(Opfire.of(choice, table=view).possible_shots)


@choice_values("strike")
def strike_value(view: View, choice: Choice) -> float:
    return Strike.of(choice, table=view, attacker=actor_of(view)).odds.damage


@choice_values("walk")
def walk_value(view: View, choice: Choice) -> float:
    space = view.map.numbers_by_noun[choice.noun]
    team = actor_of(view).team
    enemy = any(each.is_on_map and each.space == space and each.team != team for each in view.units)
    return float(
        enemy or space in view.counters or space in view.ground or bool(view.map.spaces[space].site)
    )
