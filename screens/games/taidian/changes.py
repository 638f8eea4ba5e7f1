"""The places on the table that an event has changed, for highlighting."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.event import Event
from engine.games.taidian import events as e
from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import View


def places_changed_by(event: Event, view: View) -> Iterator[str]:
    """The places that an event changed: health, tracks, structures, Poisons and stacks."""
    match event:
        case e.StormStruck():
            yield from (health_place(fighter.seat) for fighter in view.fighters)
        case e.Hurt(seat=seat, is_poison=True):
            yield health_place(seat)
            yield poisons_place(seat)
        case e.Hurt(seat=seat):
            yield health_place(seat)
        case e.CounterHurt(seat=seat) | e.Tended(seat=seat):
            yield health_place(seat)
        case e.Treated(target=target):
            yield health_place(view.fighter_of(target).seat)
        case e.CardBought(seat=seat, card=card):
            yield f"market:{card}"
            yield from (structure_place(seat, card),) if CARDS[card].colour == "green" else ()
        case e.Rebuilt(seat=seat, structure=card):
            yield structure_place(seat, card)
        case e.PoweredUp(seat=seat, track=track):
            yield f"level:{seat}:{track}"
        case e.BatchDeclared(cards=cards):
            poisoned = (
                poisoned_seat for card, poisoned_seat, _ in cards if CARDS[card].effect == "poison"
            )
            yield from (
                poisons_place(view.fighter_of(poisoned_seat).seat) for poisoned_seat in poisoned
            )
        case e.PoisonEnded(seat=seat):
            yield poisons_place(seat)


def health_place(seat: int) -> str:
    return f"health:{seat}"


def structure_place(seat: int, slug: str) -> str:
    return f"structure:{seat}:{slug}"


def poisons_place(seat: int) -> str:
    return f"poison:{seat}"
