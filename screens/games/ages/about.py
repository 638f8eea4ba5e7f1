"""What can be read about each place of the board: its words, its numbers, where they come from."""

from __future__ import annotations

from engine.core.hexes import distance
from engine.core.text import count, listed
from engine.games.ages.card_types import RATINGS, Rating
from engine.games.ages.chart import COSTS, PROHIBITED, Space
from engine.games.ages.missions import TEAMS
from engine.games.ages.names import unit_name
from engine.games.ages.pieces import DOME_KEYS, platter_of
from engine.games.ages.sight import BLOCKING, IN_THE_SPACE, ON_THE_WAY
from engine.games.ages.treasures import TREASURES
from engine.games.ages.units import row
from engine.games.ages.view_types import UnitView, View
from screens.games.ages import about_adventures, about_cards
from screens.games.ages.about_adventures import encounter_with_chances, site_words
from screens.games.ages.about_opening import about_opening
from screens.games.ages.about_sites import clause_of, is_site, site_lines, title_of
from screens.games.ages.odds import Chances, chances_against, hidden_count
from screens.games.ages.opening import is_opening
from screens.games.ages.phases import phase_hint
from screens.games.ages.place_words import about_place
from screens.games.ages.seats import seat_words
from screens.games.ages.signs import (
    RATING_NAME,
    RATING_USE,
    age_words,
    card_name,
    percent,
    short_name,
    space_of,
)
from screens.games.ages.standing import GOAL_WORDS, achievements, leader
from screens.games.ages.strip import kind_of, words_of
from screens.games.ages.ways import (
    acting_unit,
    enemies_of,
    shooters_at,
    unit_of,
    units_in,
    way_to,
)
from tui.widgets.about import About

CHAPTERS = (about_adventures, about_cards)
"""Modules that tell about places of their own; importing them registers the kinds of places."""


def about(view: View, place: str) -> About | None:
    """What a player can read about a place, or None for a place that the board does not have."""
    if not kind_of(place):
        return _button(view, place) if place else None
    if is_opening(view) and (found := about_opening(view, place)) is not None:
        return found
    kind, _, name = place.partition(":")
    tell = about_place.get(kind)
    return None if tell is None or not name else tell(view, name)


def _button(view: View, place: str) -> About:
    if place == "standing":
        return standing(view)
    return About(words_of(place), (phase_hint(view) or "This can be chosen now.",))


# Spaces


@about_place("hex")
def space_words(view: View, name: str) -> About | None:
    """A space: its ground, what is there, and what it would mean to the acting unit."""
    number = space_of(view.map, name)
    if number is None:
        return None
    space = view.map.spaces[number]
    lines = _walking(view, number)
    lines += [_unit_line(each) for each in units_in(view, number)]
    lines += _things(view, number, space)
    lines.append(ground_words(space))
    ground = title_of(view, number) or f"{space.terrain}, {piece_of_space(view, space)}"
    title = f"{view.map.names[number]}, {ground}"
    return About(title, tuple(lines), _clause(view, number, space))


def _clause(view: View, number: int, space: Space) -> str:
    if is_site(view, number):
        return clause_of(view, number)
    return "16.1" if space.site else "4.7" if space.terrain == "dome" else "4.4"


def piece_of_space(view: View, space: Space) -> str:
    """The piece of the map that a space belongs to, and its age."""
    piece = view.layout[space.piece].piece
    age = age_words(space.age)
    platter = platter_of(piece)
    if platter:
        return f"{platter.name} ({age})"
    if piece.startswith("dome"):
        colour = DOME_KEYS[int(piece.removeprefix("dome "))].colour
        return f"by the {colour} dome ({age})"
    return f"{piece.replace('-', ' ').capitalize()}" if space.age is None else f"labyrinth ({age})"


def ground_words(space: Space) -> str:
    """What it costs to enter a space, and how it hides a target."""
    terrain = space.terrain
    if terrain == "dome":
        return "A dome: units come in here, must leave it, and cannot be shot at in it."
    if terrain in PROHIBITED:
        enter = "Cannot be entered."
    else:
        enter = f"{count(COSTS.get(terrain, 1), 'point')} to enter."
    inside, passing = IN_THE_SPACE.get(terrain, 0), ON_THE_WAY.get(terrain, 0)
    if terrain in BLOCKING:
        passing_words = " No shot goes through."
    else:
        passing_words = f" Shots through it meet {passing} more." if passing else ""
    hide = f" Who stands here has +{inside} Stealth." if inside else ""
    high = " High ground: +2 Stealth against the ground." if space.level else ""
    return f"{enter}{hide}{passing_words}{high}"


def _unit_line(unit: UnitView) -> str:
    hidden = hidden_count(unit)
    unknown = f", {count(hidden, 'card')} face down" if hidden else ""
    who = f"{unit_name(unit.slug)} ({TEAMS[unit.team]})"
    return f"{who}: Health {unit.health} of {unit.most}{unknown}{carried_words(unit)}."


def carried_words(unit: UnitView) -> str:
    """What a unit carries besides cards, after a comma."""
    flag = ", carries a flag" if unit.flag else ""
    return f"{flag}, has a tribute item" if unit.tribute else flag


def _walking(view: View, number: int) -> list[str]:
    """What a walk to a space costs, and who may shoot at the walker there."""
    unit, found = acting_unit(view), way_to(view, number)
    if unit is None or found is None:
        return []
    lines = [f"{short_name(unit.slug)} comes for {found.cost} of {count(view.points, 'point')}."]
    if any(each.team != unit.team for each in units_in(view, number)):
        lines.append("An enemy is here: the walk ends, and they may fight.")
    shooters = [
        f"{short_name(each.slug)} {short_odds(odds)}"
        for each, odds in shooters_at(view, unit, number)
    ]
    safe = "No enemy can shoot here."
    lines.append(f"May be shot at here by {listed(shooters)}." if shooters else safe)
    return lines


def short_odds(odds: Chances | None) -> str:
    """The odds of a shot in brackets: "(62 %, 1.1)"; "(cards face down)" if they are unknown."""
    return f"({percent(odds.hit)}, {odds.damage:.1f})" if odds else "(cards face down)"


def _things(view: View, number: int, space: Space) -> list[str]:
    """Encounter, cards, site and marker of a space."""
    lines = []
    if number in view.counters:
        lines.append(encounter_with_chances(view, view.counters[number]))
    if number in view.ground:
        cards = [card_name(each) for each in view.ground[number]]
        lines.append(f"On the ground: {listed(cards)}.")
    for monument in view.monuments:
        if monument.space == number:
            name = TREASURES[monument.card].name
            lines.append(f"A monument of {TEAMS[monument.team]}: {name}.")
    flags = view.flags.get(number, ())
    lines += [f"A flag of {TEAMS[team]}: its people carry it home." for team in flags]
    if number in view.exits:
        lines.append("An exit: in the adventure phase characters may escape here.")
    if is_site(view, number):
        lines += site_lines(view, number)
    elif space.site:
        lines += site_words(view, space)
    return lines


# Units


@about_place("unit", "character")
def unit_words(view: View, slug: str) -> About | None:
    """A unit in brief; its page says more."""
    unit = unit_of(view, f"unit:{slug}")
    if unit is None:
        return None
    character = row(unit)
    at = f"at {view.map.names[unit.space]}" if unit.on_map else state_words(view, unit)
    who = seat_words(view, unit.owner)
    lines = [f"{character.title}, {who}. Health {unit.health} of {unit.most}, {at}."]
    acting = acting_unit(view)
    foe = acting if acting is not None and acting.team != unit.team else None
    lines += [against_words(view, foe, unit)] if foe is not None and foe.on_map else []
    cards = [card_name(card) + ("" if card.shown else " (face down)") for card in unit.cards]
    lines.append(f"Cards: {listed(cards, empty='none')}.")
    lines.append(f"{character.ability.name}: {character.ability.text}.")
    near = [each for each in near_enemies(view, unit) if each is not foe]
    lines += [against_words(view, unit, each) for each in near[:2]]
    lines.append(rating_line(unit))
    return About(character.name, tuple(lines), "20")


def rating_line(unit: UnitView) -> str:
    """All ratings as they are now."""
    return ", ".join(f"{RATING_NAME[each]} {unit.ratings[each].value}" for each in RATINGS) + "."


def state_words(view: View, unit: UnitView) -> str:
    """What a unit has done, or why it is not on the map, in few words."""
    if unit.fate == "killed" or unit.health <= 0:
        return "killed"
    if unit.in_prison:
        return "in prison"
    if unit.fate != "off map" and not unit.on_map:
        return unit.fate
    if not unit.on_map:
        return f"off map, Respect {unit.ratings['respect'].value}"
    if view.acting == unit.number:
        return "acts now"
    if unit.fired:
        return "has fired"
    if unit.path:
        return "has moved"
    return "done" if unit.finished else ""


def near_enemies(view: View, unit: UnitView) -> list[UnitView]:
    """The enemies on the map, the nearest first."""
    if not unit.on_map:
        return []
    here = view.map.spaces[unit.space].hex
    return sorted(
        enemies_of(view, unit), key=lambda each: distance(here, view.map.spaces[each.space].hex)
    )


def against_words(view: View, unit: UnitView, target: UnitView) -> str:
    """What a unit can do to another: hit and mean damage of its best shot and in melee."""
    shot, melee = chances_against(view, unit, target)
    shoots = (
        f"{shot.weapon} hits with {percent(shot.hit)}, {shot.damage:.1f} damage; " if shot else ""
    )
    close = f"melee {percent(melee.hit)}, {melee.damage:.1f}"
    return f"{short_name(unit.slug)} against {short_name(target.slug)}: {shoots}{close}."


# Other things


@about_place("rating")
def rating_words(view: View, name: str) -> About | None:
    """A rating: what it is for, and what each unit has."""
    found: Rating | None = next((each for each in RATINGS if each == name), None)
    if found is None:
        return None
    values = [f"{short_name(each.slug)} {each.ratings[found].value}" for each in view.units]
    return About(RATING_NAME[found], (RATING_USE[found], f"{listed(values)}."), "2.1")


@about_place("goal")
def goal_words(view: View, slug: str) -> About | None:
    """An achievement as it stands."""
    goal = next((each for each in view.goals if each.slug == slug), None)
    if goal is None:
        return None
    meaning = GOAL_WORDS.get(slug.partition("-")[0], "")
    lines = [f"White {goal.white}, Black {goal.black}."]
    lines += [f"It counts {meaning}."] if meaning else []
    return About(f"Achievement: {goal.name}", tuple(lines), "19.4" if slug != "combat" else "19.3")


def standing(view: View) -> About:
    """Who would win now, and why."""
    team, why = leader(view)
    white, black = achievements(view)
    who = TEAMS[team] if team is not None else "No team"
    lines = (
        f"{who} would win if it ended now: {why}.",
        f"Achievements: White {white}, Black {black}. Equal ones go to no team.",
        f"Alive: White {view.alive[0]}, Black {view.alive[1]}.",
        "A team with more than twice as many alive wins at once (Valor).",
    )
    return About("How it stands", lines, "19.2")


@about_place("site", "path")
def site(view: View, name: str) -> About | None:
    """A path of a labyrinth, or what can be done at a site."""
    for number, space in enumerate(view.map.spaces):
        if name and name in (space.site.partition(" ")[0], space.site):
            return space_words(view, view.map.names[number].lower())
    return About(words_of(f"site:{name}"), (phase_hint(view) or "It can be done here.",), "15.1")
