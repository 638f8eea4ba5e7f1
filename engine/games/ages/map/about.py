"""Texts about spaces: their terrain, their contents, and the way to them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.about import About
from engine.core.text import capital, count, join_with_and
from engine.games.ages.about_units import carried_text
from engine.games.ages.adventures.about import adventure_site_lines, encounter_with_chances
from engine.games.ages.cards.phrases import monument_effect
from engine.games.ages.fire.walk_fire import WalkFire, fire_along
from engine.games.ages.map.chart import COSTS, PROHIBITED
from engine.games.ages.map.layout import Space
from engine.games.ages.map.sight import BLOCKING, IN_THE_SPACE, ON_THE_WAY
from engine.games.ages.melee.phrases import hidden_card_count, strikes_in
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.moving.walks import (
    WALKING,
    can_move,
    costs_anywhere,
    no_way_text,
    too_far_text,
    walkers_route,
)
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.phrases import about_place
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.pieces import DOME_KEYS, platter_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.about import clause_of, is_site, site_lines, title_of
from engine.games.ages.turns.phases import phase_hint
from engine.games.ages.unit_queries import acting_unit, own_units, units_in
from engine.games.ages.view_types import UnitView, View
from engine.games.ages.words import age_text, known_card_name, place_label, space_of

MOVING, OPPORTUNITY_FIRE = "move", "opportunity fire"
"""The phases of moves and of shots at units that moved."""


@about_place("hex")
def about_space(view: View, name: str) -> About | None:
    number = space_of(view.map, name)
    if number is None:
        return None
    space = view.map.spaces[number]
    lines = _walking_lines(view, number)
    lines += [_unit_line(each) for each in units_in(view, number)]
    lines += flight_lines(view, number)
    lines += _what_lies_there(view, number, space)
    lines.append(ground_text(space))
    lines += edge_lines(view, number)
    ground = title_of(view, number) or f"{space.terrain}, {piece_of_space(view, space)}"
    title = f"{view.map.names[number]}, {ground}"
    return About(title, tuple(lines), _clause_of_space(view, number, space))


def _clause_of_space(view: View, number: int, space: Space) -> str:
    if is_site(view, number):
        return clause_of(view, number)
    return "16.1" if space.site else "4.7" if space.terrain == "dome" else "4.4"


def piece_of_space(view: View, space: Space) -> str:
    piece = view.layout[space.piece].piece
    age = age_text(space.age)
    platter = platter_of(piece)
    if platter:
        return f"{platter.name} ({age})"
    if piece.startswith("dome"):
        colour = DOME_KEYS[int(piece.removeprefix("dome "))].colour
        return f"by the {colour} dome ({age})"
    return f"{piece.replace('-', ' ').capitalize()}" if space.age is None else f"labyrinth ({age})"


def ground_text(space: Space) -> str:
    terrain = space.terrain
    if terrain == "dome":
        return "A dome: units come in here, must leave it, and cannot be shot at in it."
    if terrain in PROHIBITED:
        enter = "Cannot be entered."
    else:
        enter = f"{count(COSTS.get(terrain, 1), 'point')} to enter."
    inside, passing = IN_THE_SPACE.get(terrain, 0), ON_THE_WAY.get(terrain, 0)
    if terrain in BLOCKING:
        passing_text = " No shot goes through."
    else:
        passing_text = f" Shots through it meet {passing} more Stealth." if passing else ""
    hide = f" A unit here has +{inside} Stealth." if inside else ""
    high = " High ground: +2 Stealth against the ground." if space.level else ""
    return f"{enter}{hide}{passing_text}{high}"


def edge_lines(view: View, number: int) -> list[str]:
    """The lines about the neighbours of a space behind a cliff or a wall (4.5, 4.6)."""
    chart, names = view.map, view.map.names
    beside = chart.neighbours[number]
    behind_cliff = join_with_and(names[each] for each in beside if (number, each) in chart.cliffs)
    behind_wall = join_with_and(names[each] for each in beside if (number, each) in chart.walls)
    height = "below" if chart.spaces[number].level else "above"
    cliff = f"{behind_cliff} {height}: nobody walks across without a rope."
    wall = f"{behind_wall}: no walk, sight or aura across."
    return [
        *([f"A cliff separates it from {cliff}"] if behind_cliff else []),
        *([f"A wall separates it from {wall}"] if behind_wall else []),
    ]


def _unit_line(unit: UnitView) -> str:
    hidden_cards = len(unit.cards) - len(unit.known_cards)
    unknown = f", {count(hidden_cards, 'face-down card')}" if hidden_cards else ""
    name = f"{unit_name(unit.slug)} ({TEAMS[unit.team]})"
    return f"{name}: Health {unit.health} of {unit.max_health}{unknown}{carried_text(unit)}."


def flight_lines(view: View, number: int) -> list[str]:
    """The lines about units that flew over a space, whose terrain does not cover them (29.5)."""
    if view.phase != OPPORTUNITY_FIRE:
        return []
    return [
        f"{short_name(each.slug)} flew over it: no cover against opportunity fire."
        for each in view.units
        if each.flight_card and number in each.walked_spaces
    ]


def _walking_lines(view: View, number: int) -> list[str]:
    unit, route = acting_unit(view), walkers_route(view, number)
    if unit is None or route is None:
        return _out_of_reach(view, number)
    cost = f"{route.cost} of {count(max(0, view.points), 'point')}"
    fight = melee_line(view, unit, number)
    lines = [f"{cost}, then {fight}." if fight else f"In reach for {cost}."]
    lines.append(walk_fire_line(view, unit, route.spaces))
    return lines


def _out_of_reach(view: View, number: int) -> list[str]:
    """The points to a space that the walker, or each unit that may move, lacks or has."""
    walker = acting_unit(view)
    if view.step == WALKING and walker is not None and walker.space != number:
        cost = costs_anywhere(view, walker).get(number)
        reason = no_way_text(view, walker, number) if cost is None else too_far_text(view, cost)
        return [f"Out of reach of {short_name(walker.slug)}: {reason}."]
    if view.phase != MOVING or view.team != view.turn:
        return []
    distances = [
        _distance_text(view, each, number)
        for each in own_units(view)
        if can_move(view, each) and not each.spent
    ]
    distances = [each for each in distances if each]
    return [f"Points to walk there: {'; '.join(distances)}."] if distances else []


def _distance_text(view: View, unit: UnitView, number: int) -> str:
    """The points to a space, and those that a unit has: "Hanno 8 of 6 (too far)"."""
    cost, speed = costs_anywhere(view, unit).get(number), unit.ratings["speed"].value
    if cost is None:
        return ""
    remark = " (too far)" if number not in reachable_costs(view, unit, speed) else ""
    return f"{short_name(unit.slug)} {cost} of {speed}{remark}"


def walk_fire_line(view: View, unit: UnitView, route: Sequence[int]) -> str:
    """The enemies that may shoot at a unit on its way, each with its best shot.

    "Shots: Hanno wounds 41% at K11; with a face-down weapon: Pell 34% likely." A narrow panel
    has room for the numbers of the first enemy.
    """
    threats = fire_along(view, unit, route)
    shots = [_best_on_route(each) for each in threats if each.shots]
    unknown = [_hidden_on_route(route, each) for each in threats if not each.shots]
    parts = [
        f"{ODDS_OF_SHOTS}: {'; '.join(shots)}" if shots else "",
        f"{CARDS_FACE_DOWN}: {', '.join(unknown)}" if unknown else "",
    ]
    text = "; ".join(filter(None, parts))
    return f"{capital(text)}." if text else "No enemy can shoot at it on this way."


ODDS_OF_SHOTS, CARDS_FACE_DOWN = "shots", "with a face-down weapon"


def _hidden_on_route(route: Sequence[int], fire: WalkFire) -> str:
    """An enemy that may have a weapon face down: "Pell 34% likely (on the way only)"."""
    is_goal_safe = route[-1] not in fire.unknown
    likely = fire.hidden.likely_text
    return f"{short_name(fire.shooter.slug)} {likely}{' (on the way only)' * is_goal_safe}"


def _best_on_route(fire: WalkFire) -> str:
    """The best known shot of an enemy at a unit on its way, and the number of other spaces."""
    others = len(fire.known_spaces) - 1
    others_text = f" (or {others} more)" if others else ""
    place = f"{fire.view.map.names[fire.best.space]}{others_text}"
    return f"{short_name(fire.shooter.slug)} {fire.best.odds:wounds} at {place}"


def melee_line(view: View, unit: UnitView, space: int) -> str:
    """The melee that awaits a unit in a space, briefly; "" without enemies there.

    "melee: Hanno wounds 41%, kills 8%; Pell wounds 9%; 2 face-down cards": the first
    strikes first.
    """
    strikes = [
        f"{short_name(each.attacker.slug)} {each.odds:wounds}"
        for each in strikes_in(view, unit, space)
    ]
    hidden_cards = hidden_card_count(view, unit, space)
    unknown = f"; {count(hidden_cards, 'face-down card')}" if hidden_cards else ""
    return f"melee: {'; '.join(strikes)}{unknown}" if strikes else ""


def _what_lies_there(view: View, number: int, space: Space) -> list[str]:
    lines = []
    if number in view.counters:
        lines.append(encounter_with_chances(view, view.counters[number]))
    unit = acting_unit(view)
    is_adventure = number in view.counters or (space.site and not is_site(view, number))
    if is_adventure and unit is not None and unit.kind != "character":
        lines.append(
            f"{short_name(unit.slug)} meets nothing here: only characters have adventures."
        )
    if number in view.ground:
        cards = [known_card_name(each) for each in view.ground[number]]
        lines.append(f"On the ground: {join_with_and(cards)}.")
        lines.append(
            "Any unit here may pick everything up in its free actions if no enemy is here."
        )
    for monument in view.monuments:
        if monument.space == number:
            card = TREASURES[monument.card]
            owner = TEAMS[monument.team]
            lines.append(f"A monument of {owner}, {card.name}: {monument_effect(card)}.")
    flags = view.flags.get(number, ())
    lines += [f"A flag of {TEAMS[team]}: its people carry it home." for team in flags]
    if number in view.exits:
        lines.append("An exit: in the adventure phase characters may escape here.")
    if is_site(view, number):
        lines += site_lines(view, number)
    elif space.site:
        lines += adventure_site_lines(view, number)
    return lines


@about_place("site", "path")
def about_site(view: View, name: str) -> About | None:
    for number, space in enumerate(view.map.spaces):
        if name and name in (space.site.partition(" ")[0], space.site):
            return about_space(view, view.map.names[number].lower())
    return About(place_label(f"site:{name}"), (phase_hint(view) or "It can be done here.",), "15.1")
