"""The places on the board that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.ages import events as e
from engine.games.ages.alliance import site_at
from engine.games.ages.rows.missions import ALLIANCE, ARBITER, BASES, WHITE
from engine.games.ages.sites import CHAMBER
from engine.games.ages.view_types import View


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event has changed: units, spaces, cards, encounters, markers and goals."""
    if isinstance(event, e.UnitEvent):
        yield f"unit:{event.unit}"
    yield from _changed_on_map(event)
    yield from _changed_cards(event)
    yield from _changed_goals(event)
    yield from _changed_sites(event, view)


def _changed_on_map(event: Event) -> Iterator[str]:
    """The changed spaces: entered, attacked or emptied; and the targets of attacks."""
    match event:
        case e.Walked(route=route) if route:
            yield _place_of_space(route[-1])
        case e.PutInDome(space=space) | e.Killed(space=space) | e.EncounterFaced(space=space):
            yield _place_of_space(space)
        case e.CardsPickedUp(space=space) | e.FightBegan(space=space):
            yield _place_of_space(space)
        case e.HitDrawn(target=target) | e.DamageDrawn(target=target):
            yield f"unit:{target}"


def _changed_cards(event: Event) -> Iterator[str]:
    """The changed cards: drawn, revealed, given or discarded; and their decks."""
    match event:
        case e.CardDrawn(deck=deck, card=card):
            yield f"deck:{deck}"
            yield from _places_of_card(card)
        case e.CardRevealed(card=card) | e.CardDiscarded(card=card) | e.CardSeen(card=card):
            yield from _places_of_card(card)
        case e.CardGiven(taker=taker, card=card):
            yield f"unit:{taker}"
            yield from _places_of_card(card)


def _changed_goals(event: Event) -> Iterator[str]:
    """The achievements whose score has changed."""
    match event:
        case e.EncounterFaced(passed=True):
            yield "goal:encounters"
        case e.MarkerStepped(path=path):
            yield "goal:labyrinth"
            yield f"goal:{path.partition(' ')[0]}"
        case e.Killed() | e.DamageDrawn() | e.Healed():
            yield "goal:combat"


def _changed_sites(event: Event, view: View) -> Iterator[str]:
    """The changed places among sites, prisons, tribute, the Alliance, flags and exits."""
    match event:
        case e.SiteRazed(team=team, site=site):
            yield from _places_of_site(view, BASES[team], site)
            yield "goal:base"
        case e.SiteRepaired(unit=unit, site=site):
            team = next((each.team for each in view.units if each.slug == unit), WHITE)
            yield from _places_of_site(view, BASES[team], site)
            yield "goal:base"
        case e.Imprisoned(space=space):
            yield _place_of_space(space)
            yield "goal:combat"
        case e.TributeGiven():
            yield from _places_of_site(view, ARBITER, CHAMBER)
            yield "goal:lith"
        case e.AllianceStepped(place=place):
            yield from _places_of_site(view, ALLIANCE, site_at(place))
            yield "goal:alliance"
        case e.FlagScored():
            yield "goal:flags"
        case e.Escaped():
            yield "goal:escape"


def _places_of_site(view: View, piece: str, site: str) -> Iterator[str]:
    """The space of a site, if its piece is on the map."""
    if any(placed.piece == piece for placed in view.layout):
        yield _place_of_space(view.map.names[view.map.sites(piece)[site]])


def _place_of_space(name: str) -> str:
    return f"hex:{name.lower()}"


def _places_of_card(slug: str) -> Iterator[str]:
    if slug:
        yield f"card:{slug}"
