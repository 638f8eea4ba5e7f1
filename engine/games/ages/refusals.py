"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Decision, Refusal
from engine.games.ages.cards.refusals import badge_refusals, draw_refusals, show_refusals
from engine.games.ages.experience.refusals import raise_refusals, teach_refusals
from engine.games.ages.free_actions.refusals import reaction_refusals
from engine.games.ages.opening.refusals import slot_refusals, turn_refusals
from engine.games.ages.phrases import Offered
from engine.games.ages.tribute.refusals import tribute_refusals
from engine.games.ages.view_types import View

__all__ = ["why_not"]


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    step = STEPS.get(view.step)
    if step is None or view.seat is None:
        return ()
    offered = set(decision.choices)
    return tuple(refusal for refusal in step(view, offered) if refusal.choice not in offered)


STEPS: dict[str, Callable[[View, Offered], Iterator[Refusal]]] = {
    "dying": reaction_refusals,
    "parting": reaction_refusals,
    "draw": draw_refusals,
    "discard": badge_refusals,
    "pay": badge_refusals,
    "steal": badge_refusals,
    "show": show_refusals,
    "raise": raise_refusals,
    "teach": teach_refusals,
    "tribute": tribute_refusals,
    "slot": slot_refusals,
    "rotate": turn_refusals,
}
"""The functions that give the reasons, by the step of the sequence of play."""
