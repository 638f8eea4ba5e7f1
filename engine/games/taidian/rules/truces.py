"""Truces (RULES.md 13): promises that are not binding, but remembered."""

from __future__ import annotations

from functools import cache

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.taidian.events import TruceAnswered, TruceBroken, TruceOffered
from engine.games.taidian.rules.fighters import is_free_for_all, opponents, seat_of
from engine.games.taidian.state import Step, TaidianState

ACCEPT, DECLINE = choice("accept"), choice("decline")
ANSWERS = (ACCEPT, DECLINE)
MIN_FIGHTERS = 3
"""The least number of fighters for a truce: between the last two it would make no sense (13.1)."""


def truce_between(one: int, other: int) -> tuple[int, int]:
    """A truce between two, the lower seat first."""
    return (one, other) if one < other else (other, one)


def offer_choices(g: TaidianState) -> tuple[Choice, ...]:
    """The choices to offer a truce, once a turn, to any fighter not in one with the seat (13.1)."""
    if g.turn.offered or not is_free_for_all(g):
        return ()
    rivals = opponents(g, g.active)
    if len(rivals) + 1 < MIN_FIGHTERS:
        return ()
    if g.truces:
        rivals = [seat for seat in rivals if truce_between(g.active, seat) not in g.truces]
    return offers_to(tuple([g.fighters[seat].character for seat in rivals]))


@cache
def offers_to(slugs: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices to offer a truce to each of the characters."""
    return tuple(choice("offer truce", slug) for slug in slugs)


def offer_truce(g: TaidianState, target: str) -> None:
    """Offer a truce; the other player answers before the turn continues (13.2)."""
    g.turn.offered = True
    g.turn.offer = seat_of(g, target)
    g.emit(TruceOffered, seat=g.active, target=target)
    g.step = Step.TRUCE


async def ask_about_truce(g: TaidianState) -> None:
    """Ask whether the offered truce is accepted (13.2)."""
    seat = g.turn.offer
    answer = await choose(seat, "A truce is offered to you", ANSWERS, "13.2")
    is_accepted = answer == ACCEPT
    if is_accepted:
        g.truces.append(truce_between(g.active, seat))
    target = g.fighters[g.active].character
    g.emit(TruceAnswered, seat=seat, target=target, accepted=is_accepted)
    g.turn.offer = -1
    g.step = Step.CHOOSE


def break_truces(g: TaidianState, attacked_seats: list[int]) -> None:
    """End the truces of a fighter who attacks a partner, and log it for all (13.3)."""
    for seat in attacked_seats:
        if truce_between(g.active, seat) in g.truces:
            g.truces.remove(truce_between(g.active, seat))
            g.emit(TruceBroken, seat=g.active, target=g.fighters[seat].character)
