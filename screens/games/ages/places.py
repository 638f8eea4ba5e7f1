"""The places of the map: names, a search, those shown with another, those an event changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.event import Event
from engine.core.hexes import distance
from engine.games.ages.adventures.events import (
    AllianceStepped,
    EncounterFaced,
    Escaped,
    FlagScored,
    MarkerStepped,
)
from engine.games.ages.alliance.path import site_at
from engine.games.ages.attacks.events import DamageDrawn, FightBegan, HitDrawn, Killed
from engine.games.ages.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardRevealed,
    CardSeen,
    CardsPickedUp,
)
from engine.games.ages.events import UnitEvent
from engine.games.ages.experience.events import Healed
from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import Layout
from engine.games.ages.moving.events import PutInDome, Walked
from engine.games.ages.moving.walks import walkers_route
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.rows.missions import ALLIANCE, ARBITER, BASES, WHITE
from engine.games.ages.sites.deeds import CHAMBER
from engine.games.ages.sites.events import Imprisoned, SiteRazed, SiteRepaired, TributeGiven
from engine.games.ages.unit_queries import acting_unit, cursor_space
from engine.games.ages.view_types import View
from engine.games.ages.words import GUARDIAN, is_circle, space_place


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    if isinstance(event, UnitEvent):
        yield f"unit:{event.unit}"
    match event:
        case Walked(route=route) if route:
            yield _place_of_space(route[-1])
        case PutInDome(space=space) | CardsPickedUp(space=space) | FightBegan(space=space):
            yield _place_of_space(space)
        case EncounterFaced(space=space, passed=passed):
            yield _place_of_space(space)
            if passed:
                yield "goal:encounters"
        case Killed(space=space) | Imprisoned(space=space):
            yield _place_of_space(space)
            yield "goal:combat"
        case HitDrawn(target=target):
            yield f"unit:{target}"
        case DamageDrawn(target=target):
            yield f"unit:{target}"
            yield "goal:combat"
        case Healed():
            yield "goal:combat"
        case CardDrawn(deck=deck, card=card):
            yield f"deck:{deck}"
            yield from _places_of_card(card)
        case CardRevealed(card=card) | CardDiscarded(card=card) | CardSeen(card=card):
            yield from _places_of_card(card)
        case CardGiven(taker=taker, card=card):
            yield f"unit:{taker}"
            yield from _places_of_card(card)
        case MarkerStepped(path=path):
            yield "goal:labyrinth"
            yield f"goal:{path.partition(' ')[0]}"
        case SiteRazed(team=team, site=site):
            yield from _places_of_site(view, BASES[team], site)
            yield "goal:base"
        case SiteRepaired(unit=unit, site=site):
            team = next((each.team for each in view.units if each.slug == unit), WHITE)
            yield from _places_of_site(view, BASES[team], site)
            yield "goal:base"
        case TributeGiven():
            yield from _places_of_site(view, ARBITER, CHAMBER)
            yield "goal:lith"
        case AllianceStepped(place=place):
            yield from _places_of_site(view, ALLIANCE, site_at(place))
            yield "goal:alliance"
        case FlagScored():
            yield "goal:flags"
        case Escaped():
            yield "goal:escape"


def _places_of_site(view: View, piece: str, site: str) -> Iterator[str]:
    if any(placed.piece == piece for placed in view.layout):
        yield _place_of_space(view.map.names[view.map.sites(piece)[site]])


def _place_of_space(name: str) -> str:
    return f"hex:{name.lower()}"


def _places_of_card(slug: str) -> Iterator[str]:
    if slug:
        yield f"card:{slug}"


@lru_cache(64)
def place_names(layout: Layout) -> tuple[str, ...]:
    board = chart(layout)
    return tuple(space_place(board, number) for number in range(len(board.spaces)))


@lru_cache(64)
def space_numbers(layout: Layout) -> dict[str, int]:
    return {place: number for number, place in enumerate(place_names(layout)) if place}


def find_places(view: View, text: str) -> list[str]:
    """The spaces with what a player has typed, nearest first.

    "?" finds encounters, "!" guardians' circles, and a word of a name the unit, or the card that
    lies there or that a unit there has, as far as the viewer knows it. Distances are counted from
    the acting unit, or from the first unit of the viewer on the map.
    """
    if text == "?":
        numbers = set(view.counters)
    elif text == GUARDIAN:
        numbers = {n for n, space in enumerate(view.map.spaces) if is_circle(space)}
    else:
        numbers = {u.space for u in view.units if u.is_on_map and is_called(u.slug, text)}
        numbers |= _spaces_of_card(view, text)
    spaces, names = view.map.spaces, place_names(view.layout)
    own_units = (each for each in view.units if each.team == view.team and each.is_on_map)
    unit = acting_unit(view) or next(own_units, None)
    if unit is None or not unit.is_on_map:
        return [names[number] for number in sorted(numbers)]
    unit_hex = spaces[unit.space].hex
    return [names[n] for n in sorted(numbers, key=lambda n: distance(unit_hex, spaces[n].hex))]


def _spaces_of_card(view: View, text: str) -> set[int]:
    cards = [
        *((monument.space, monument.card) for monument in view.monuments),
        *((unit.space, slug) for unit in view.units if unit.is_on_map for slug in unit.known_cards),
        *((space, card.slug) for space in view.ground for card in view.ground[space] if card.known),
    ]
    return {space for space, slug in cards if _is_in_name(text, card_name(slug))}


def _is_in_name(text: str, name: str) -> bool:
    """Is a text, in lower case, a name or a word of it?"""
    return text in (name.casefold(), *name.casefold().split())


def is_called(slug: str, text: str) -> bool:
    """Is a text, in lower case, a unit's name, its short name or a word of its name?"""
    return text == short_name(slug).casefold() or _is_in_name(text, unit_name(slug))


def places_shown_with(view: View, place: str) -> list[str]:
    """The way to a place, or the slot of the piece that is being rotated."""
    if view.building is not None:
        return [f"slot:{view.building.slot}"] if place.startswith("turn:") else []
    if not place.startswith("hex:"):
        return []
    space = cursor_space(view, place)
    route = walkers_route(view, space) if space is not None else None
    names = place_names(view.layout)
    return [names[number] for number in route.spaces] if route is not None else []
