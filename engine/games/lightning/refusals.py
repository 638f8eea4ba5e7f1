"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Decision, Refusal, choice
from engine.games.lightning.deck import CARDS, EARLY, POWER_CARDS
from engine.games.lightning.describe import choosing_seat
from engine.games.lightning.view_types import View

LIMITS = {3: "three cards", 2: "two cards", 1: "one card"}
CHOOSING = {"spy on": "11.4", "strike": "11.19", "swap with": "11.23"}


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    verb = decision.choices[0].verb
    if verb == "bid":
        return tuple(bid_refusals(view))
    if verb == "return":
        return (Refusal(choice("return"), "you must return exactly three cards", "3.3"),)
    if verb in ("play", "done"):
        return tuple(play_refusals(view, decision))
    return tuple(target_refusals(view, decision))


def bid_refusals(view: View) -> Iterator[Refusal]:
    """The refusal of a bid of more cards than the trick allows (7.2)."""
    assert view.trick is not None
    size, hand = view.trick.size, choosing_seat(view).hand
    if "surge" in hand:
        reason = f"the limit is {LIMITS[size]}; Surge allows one more and is not counted"
        yield Refusal(choice("bid"), reason, "11.16")
    elif len(hand) > size:
        yield Refusal(choice("bid"), f"the limit of this trick is {LIMITS[size]}", "7.2")


def play_refusals(view: View, decision: Decision) -> Iterator[Refusal]:
    """The refusals of Power Cards before the tricks, and of the end of the turn (6.2, 6.3, 7.3)."""
    offered = [each.noun for each in decision.choices]
    for card in dict.fromkeys(choosing_seat(view).hand):
        if card in POWER_CARDS and card not in offered:
            yield play_refusal(card)
    if not view.powers_by_choice:
        yield Refusal(choice("done"), "these Power Cards must all be played", "6.2")


MOMENTS = {"reveal": ", once all bids are revealed", "won": ", once the winner is known"}
"""The moment in a trick when a Power Card of a bid works, by its timing (7.4, 7.7)."""


def play_refusal(card: str) -> Refusal:
    """The refusal of this Power Card before the tricks."""
    if card in EARLY:
        return Refusal(choice("play", card), "you have already played it this round", "6.3")
    moment = MOMENTS.get(CARDS[card].timing or "", "")
    return Refusal(choice("play", card), f"it only works in a bid{moment}", "7.3")


def plant_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of players as targets of Bad Press: they are insulated (11.15)."""
    insulated_seats = [seat.seat for seat in view.seats if "insulation" in seat.lasting_powers]
    for seat in insulated_seats:
        if seat != view.seat:
            reason = f"Seat {seat + 1} is insulated"
            yield Refusal(choice("plant"), reason, "11.15")


def target_refusals(view: View, decision: Decision) -> Iterator[Refusal]:
    """The refusals of players as targets: they are insulated, or have no hand (11.4, 11.15)."""
    verb = decision.choices[0].verb
    if verb == "plant":
        yield from plant_refusals(view)
    if verb not in CHOOSING:
        return
    for seat in view.seats:
        target = choice(verb, f"seat-{seat.seat + 1}")
        if seat.seat == view.seat:
            yield Refusal(target, "you must choose an opponent", CHOOSING[verb])
        elif "insulation" in seat.lasting_powers:
            yield Refusal(target, f"Seat {seat.seat + 1} is insulated", "11.15")
        elif target not in decision.choices:
            yield Refusal(target, f"Seat {seat.seat + 1} has no hand", CHOOSING[verb])
