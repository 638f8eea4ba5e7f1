"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Decision, Refusal, choice
from engine.games.taidian.card_types import BURNS, MAX_LEVEL
from engine.games.taidian.cards import CARDS
from engine.games.taidian.names import fighter_name, track_name
from engine.games.taidian.view_types import FighterView, StackView, View

BARREL = "burn-barrel"


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    match view.step:
        case "upgrade":
            refusals = (*card_refusals(view, "upgrade"), *market_refusals(view))
        case "power up":
            refusals = tuple(track_refusals(view))
        case "lay":
            refusals = tuple(card_refusals(view, "attack"))
        case "target":
            refusals = tuple(target_refusals(view))
        case "window":
            refusals = tuple(answer_refusals(view))
        case _:
            return ()
    return tuple(each for each in refusals if each.choice not in decision.choices)


# One's own turn


def card_refusals(view: View, kind: str) -> Iterator[Refusal]:
    """The refusals of cards in the hand that this kind of turn does not allow (4.1, 7.1)."""
    for slug in dict.fromkeys(view.own_fighter.hand):
        row = CARDS[slug]
        if slug == BARREL:
            yield barrel_refusal(view)
        elif kind == "upgrade" and row.colour != "black":
            yield Refusal(
                choice("play", slug), "only supplies (black) work in an upgrading turn", "4.1"
            )
        elif kind == "attack" and row.colour != "red":
            yield Refusal(
                choice("lay", slug), "only attack cards (red) work in an attacking turn", "7.1"
            )
        elif row.effect == "bomb":
            yield Refusal(choice("lay", slug), "no opponent has a structure", "7.5")


def barrel_refusal(view: View) -> Refusal:
    """The refusal of the Burn-Barrel (11.2)."""
    if view.turn.burned_count >= BURNS:
        return Refusal(choice("play", BARREL), "you have burned two cards this turn", "11.2")
    if view.turn.undeclared_batch:
        return Refusal(
            choice("play", BARREL), "you must strike first or take the cards back", "7.2"
        )
    return Refusal(choice("play", BARREL), "there is no other card in your hand", "11.2")


def market_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of stacks that the fighter cannot buy from (4.2, 4.3, 6.2)."""
    for stack in view.market:
        reason, clause = market_reason(view, stack)
        if reason:
            yield Refusal(choice("buy", stack.slug), reason, clause)


def market_reason(view: View, stack: StackView) -> tuple[str, str]:
    """The reason why the stack's card cannot be bought, with the clause."""
    if stack.owned:
        return "you own one already", "6.2"
    if not stack.count:
        return "the stack is empty", "4.3"
    if stack.cost > view.turn.money:
        return f"it costs {stack.cost}, and you have {view.turn.money or 'no'} money", "4.2"
    return "", ""


def track_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of tracks that are already at the top (5.2)."""
    for slug, level in view.own_fighter.levels.items():
        if level == MAX_LEVEL:
            yield Refusal(choice("power up", slug), f"{track_name(slug)} is at its top", "5.2")


def target_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of fighters on whom the card cannot be laid (7.3, 7.5)."""
    laid_card = view.turn.undeclared_batch[-1]
    for other in view.fighters:
        reason, clause = target_reason(view, laid_card.card, other)
        if reason:
            yield Refusal(choice("at", other.character), reason, clause)


def target_reason(view: View, card: str, other: FighterView) -> tuple[str, str]:
    """The reason why the card cannot be laid on the fighter, with the clause."""
    name = fighter_name(other.character)
    if not other.standing:
        return f"{name} has fallen", "7.3"
    if other.seat == view.seat:
        return "you cannot attack yourself", "7.3"
    if other.side == view.own_fighter.side:
        return f"{name} is your teammate", "7.3"
    if CARDS[card].effect == "bomb" and not other.structures:
        return f"{name} has no structure", "7.5"
    return "", ""


# Answering


def answer_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of cards in the hand that cannot answer now (9.1, 9.3)."""
    window = view.window
    assert window is not None
    for slug in dict.fromkeys(view.own_fighter.hand):
        row = CARDS[slug]
        if not (row.defence_windows or row.aid_windows):
            reason = f"{row.name} is played in your own turn"
            yield Refusal(choice("play", slug), reason, "9.1")
        elif window.helping and not row.aid_windows:
            yield Refusal(choice("play", slug), f"{row.name} does not help others", "9.3")
        elif window.kind not in (row.aid_windows if window.helping else row.defence_windows):
            reason, clause = WINDOW_REASONS[window.kind]
            yield Refusal(choice("play", slug), reason, clause)


WINDOW_REASONS = {
    "robbery": ("only a Shotgun stops Robbers; your defence comes after them", "8.3"),
    "arrival": ("only an Antidote works here; your defence comes next", "8.5"),
    "defence": ("an Antidote works only when Poison arrives or ticks", "18.10"),
    "counter": ("only Shields answer counter-attacks", "8.7"),
    "tick": ("only Antidote and Medic help against Poison", "10.3"),
}
"""The reason why a card that answers at other times does not answer now."""
