"""The places on the board that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.ages.adventures.events import AllianceStepped, EncounterFaced, MarkerStepped
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
from engine.games.ages.flags.events import Escaped, FlagScored
from engine.games.ages.moving.events import PutInDome, Walked
from engine.games.ages.rows.missions import ALLIANCE, ARBITER, BASES, WHITE
from engine.games.ages.sites.deeds import CHAMBER
from engine.games.ages.sites.events import Imprisoned, SiteRazed, SiteRepaired, TributeGiven
from engine.games.ages.view_types import View


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
