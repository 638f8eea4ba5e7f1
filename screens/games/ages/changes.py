"""What an event has changed on the board, place by place, so that exactly that is marked."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.ages import events as e
from engine.games.ages.view_types import View


def changed(event: Event, view: View) -> Iterator[str]:
    """Units, their spaces and cards, encounters, markers and achievements."""
    if isinstance(event, e.UnitEvent):
        yield f"unit:{event.unit}"
    yield from _on_the_map(event)
    yield from _of_cards(event)
    yield from _of_goals(event)


def _on_the_map(event: Event) -> Iterator[str]:
    """Spaces that were entered, attacked or emptied, and the targets of attacks."""
    match event:
        case e.Walked(way=way) if way:
            yield _space(way[-1])
        case e.PutInDome(space=space) | e.Killed(space=space) | e.EncounterFaced(space=space):
            yield _space(space)
        case e.CardsPickedUp(space=space) | e.FightBegan(space=space):
            yield _space(space)
        case e.HitDrawn(target=target) | e.DamageDrawn(target=target):
            yield f"unit:{target}"


def _of_cards(event: Event) -> Iterator[str]:
    """Cards that were drawn, revealed, given or discarded, and their decks."""
    match event:
        case e.CardDrawn(deck=deck, card=card):
            yield f"deck:{deck}"
            yield from _card(card)
        case e.CardRevealed(card=card) | e.CardDiscarded(card=card) | e.CardSeen(card=card):
            yield from _card(card)
        case e.CardGiven(to=to, card=card):
            yield f"unit:{to}"
            yield from _card(card)


def _of_goals(event: Event) -> Iterator[str]:
    """Achievements that have moved."""
    match event:
        case e.EncounterFaced(passed=True):
            yield "goal:encounters"
        case e.MarkerStepped(path=path):
            yield "goal:labyrinth"
            yield f"goal:{path.partition(' ')[0]}"
        case e.Killed() | e.DamageDrawn() | e.Healed():
            yield "goal:combat"


def _space(name: str) -> str:
    return f"hex:{name.lower()}"


def _card(slug: str) -> Iterator[str]:
    if slug:
        yield f"card:{slug}"
