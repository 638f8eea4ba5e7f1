"""The greedy bot's order of entering, and its domes, with their reasons."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count
from engine.games.ages.bots.reasons import reasons
from engine.games.ages.bots.weights import NO, Preference, prefers
from engine.games.ages.entering.arrivals import arrivals, empty_domes
from engine.games.ages.entering.texts import near_dome
from engine.games.ages.names import short_name
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.view_types import UnitView, View


def due_entrants(view: View) -> list[UnitView]:
    """The viewer's characters that come in, or may come in, in this reinforcement phase (17.1)."""
    assert view.team is not None
    return [unit_of(view, each.slug) for each in arrivals(view, view.team)]


def speed_of(unit: UnitView) -> int:
    return unit.ratings["speed"].value


@prefers("reinforce")
def prefer_entrant(view: View) -> Preference:
    """Prefer the first; if the domes run out, the fastest, so that the slow pick a dome (17.2)."""
    if not 0 < len(empty_domes(view)) < len(due_entrants(view)):
        return lambda choice: 0.0
    return lambda choice: (
        NO if choice.verb == "wait" else float(speed_of(unit_of(view, choice.noun)))
    )


FARTHER_THAN_ALL = 1000.0
"""More points than any walk on a map costs: a dome without a way to an encounter."""


@prefers("dome")
def prefer_dome(view: View) -> Preference:
    """Prefer a dome near an encounter for the team's unit, and one far from all for an enemy."""
    unit = actor_of(view)
    sign = 1.0 if unit.team == view.team else -1.0

    def preference(choice: Choice) -> float:
        distance = near_dome(view, unit, view.map.domes[int(choice.noun)]).encounter
        return -sign * (FARTHER_THAN_ALL if distance is None else distance)

    return preference


@reasons("dome")
def reason_for_dome(view: View, choice: Choice) -> str:
    unit = actor_of(view)
    if not view.counters:
        return "no encounter is left, so the dome hardly matters"
    distance = near_dome(view, unit, view.map.domes[int(choice.noun)]).encounter
    if distance is None:
        return "no way leads from here to an encounter"
    other = "nearer to one" if unit.team == view.team else "farther from all"
    return (
        f"the nearest encounter is {count(distance, 'point')} away, and no dome on offer is {other}"
    )


@reasons("reinforce")
def reason_to_enter(view: View, choice: Choice) -> str:
    if choice.verb == "wait":
        return "this character is safer off the map"
    entrants, empty_count = due_entrants(view), len(empty_domes(view))
    if len(entrants) < 2:
        return "a character who enters sooner reaches the goals sooner"
    if not empty_count:
        return "no dome is empty, so that each may go to one with the fewest units"
    if len(entrants) > empty_count:
        return _reason_for_order(view, unit_of(view, choice.noun), empty_count)
    if view.has_dice:
        return "the order hardly matters: the roll picks a dome, or leaves it to you"
    taken_text = ", or you do if that one is taken" if empty_count < len(view.map.domes) else ""
    return f"the order hardly matters: the card that is drawn picks the dome{taken_text}"


def _reason_for_order(view: View, unit: UnitView, empty_count: int) -> str:
    """The reason for an order in which the last one finds no empty dome, and may choose (17.2)."""
    domes = (
        f"the only empty dome, {view.map.names[empty_domes(view)[0]]}"
        if empty_count == 1
        else f"one of the {empty_count} empty domes"
    )
    others = [each for each in due_entrants(view) if each.number != unit.number]
    slowest = min(others, key=speed_of)
    if speed_of(slowest) == speed_of(unit):
        return f"this one gets {domes}; whoever finds none empty may pick a dome"
    return f"this one gets {domes}; the slower {short_name(slowest.slug)} may then pick a dome"
