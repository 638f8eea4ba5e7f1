"""Where a Power Card's row finds its effect; each effect is registered where it is written.

`happens` and `asks` are for the cards of bids, which have one step in a trick: it just happens, or
it asks a player first. `stage` is for cards that are played before the tricks, one function for
each stage, in order. `passive` is for a card that has no step: what it changes is asked for where
it matters.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from engine.core.dispatch import Dispatch
from engine.games.lightning.state import LightningState

Happening: TypeAlias = Callable[[LightningState], None]
Asking: TypeAlias = Callable[[LightningState], Awaitable[None]]
EarlyStage: TypeAlias = Callable[[LightningState, int], Awaitable[None]]

happens: Dispatch[str, Happening] = Dispatch("effect")
asks: Dispatch[str, Asking] = Dispatch("effect")

EARLY_STAGES: dict[str, tuple[EarlyStage, ...]] = {}
PASSIVE: set[str] = set()


def stage(card: str) -> Callable[[EarlyStage], EarlyStage]:
    """Register the decorated function as the next stage of a card played before the tricks."""

    def register(function: EarlyStage) -> EarlyStage:
        EARLY_STAGES[card] = (*EARLY_STAGES.get(card, ()), function)
        return function

    return register


async def lie_in_force(g: LightningState, seat: int) -> None:
    """Do nothing: the only stage of a passive card."""


def passive(card: str) -> str:
    """Say that the rules ask for this card where it matters; return its slug."""
    PASSIVE.add(card)
    return card


def stages_of(card: str) -> tuple[EarlyStage, ...]:
    """The stages of a card played before the tricks."""
    return EARLY_STAGES.get(card) or (lie_in_force,)
