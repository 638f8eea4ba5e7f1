"""The register of Power Card effects; each effect is registered where it is written.

`happens` and `asks` are for the cards of bids, which have one step in a trick: it just happens, or
it asks a player first. `early` is for cards that are played before the tricks, one function for
each effect, in order. `passive` is for a card without a step: the rules look for it where it
matters.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from engine.core.dispatch import Dispatch
from engine.games.lightning.state import LightningState

Happening: TypeAlias = Callable[[LightningState], None]
Asking: TypeAlias = Callable[[LightningState], Awaitable[None]]
EarlyEffect: TypeAlias = Callable[[LightningState, int], Awaitable[None]]

happens: Dispatch[str, Happening] = Dispatch("effect")
asks: Dispatch[str, Asking] = Dispatch("effect")

EARLY_EFFECTS: dict[str, tuple[EarlyEffect, ...]] = {}
PASSIVE: set[str] = set()


def early(card: str) -> Callable[[EarlyEffect], EarlyEffect]:
    """Register the decorated function as the next effect of a card played before the tricks."""

    def register(function: EarlyEffect) -> EarlyEffect:
        EARLY_EFFECTS[card] = (*EARLY_EFFECTS.get(card, ()), function)
        return function

    return register


async def do_nothing(g: LightningState, seat: int) -> None:
    """Do nothing: the only effect of a passive card."""


def passive(card: str) -> str:
    """Register a card without a step, which the rules look for where it matters, and return its
    slug."""
    PASSIVE.add(card)
    return card


def early_effects_of(card: str) -> tuple[EarlyEffect, ...]:
    return EARLY_EFFECTS.get(card) or (do_nothing,)
