"""Truces (RULES.md 13): promises that are not binding, but remembered."""

from __future__ import annotations

from engine.core.flow import choose
from engine.games.taidian.events import TruceAnswered, TruceBroken, TruceOffered
from engine.games.taidian.ideas import ACCEPT, truce_answers, truce_between
from engine.games.taidian.rules.fighters import seat_of
from engine.games.taidian.state import Step, TaidianState


def offer_truce(g: TaidianState, target: str) -> None:
    """Offer a truce; the other player answers before the turn continues (13.2)."""
    g.turn.offered = True
    g.turn.offer = seat_of(g, target)
    g.emit(TruceOffered, seat=g.active, target=target)
    g.step = Step.TRUCE


async def ask_about_truce(g: TaidianState) -> None:
    """Ask whether the offered truce is accepted (13.2)."""
    seat = g.turn.offer
    answer = await choose(seat, "A truce is offered to you", truce_answers(g), "13.2")
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
