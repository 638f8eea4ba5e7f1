"""Where a Power Card's row finds its effect; each effect is registered where it is written.

`happens` and `asks` are for the cards of bids, which have one step in a trick: it just happens, or
it asks a player first. `stage` is for cards that are played before the tricks, one function for
each stage, in order. `passive` is for a card that has no step: what it changes is asked for where
it matters.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

from engine.core.dispatch import Dispatch, MissingEntryError
from engine.games.lightning.card_types import Card
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
    """The only stage of a passive card: nothing to do now."""


def passive(card: str) -> str:
    """Say that the rules ask for this card where it matters; return its slug."""
    PASSIVE.add(card)
    return card


def stages_of(card: str) -> tuple[EarlyStage, ...]:
    """The stages of a card played before the tricks."""
    return EARLY_STAGES.get(card) or (lie_in_force,)


def check_effects(rows: Iterable[Card]) -> None:
    """Raise a MissingEntryError for a Power Card without an effect or without its order in a trick.

    Raise it also for an effect without a row, whose slug must be misspelt.
    """
    powers = {row.slug: row for row in rows if row.kind == "power"}
    in_tricks = happens.keys() | asks.keys()
    for slug, row in powers.items():
        early = row.timing in ("before", "lasting")
        if slug not in PASSIVE and slug not in (EARLY_STAGES if early else in_tricks):
            raise MissingEntryError(f"the Power Card {slug!r} has no effect in rules/")
        if bool(row.order) != (slug in in_tricks):
            raise MissingEntryError(f"the Power Card {slug!r} has no order, or no step in a trick")
    for slug in (*EARLY_STAGES, *in_tricks, *PASSIVE):
        if slug not in powers:
            raise MissingEntryError(f"the effect {slug!r} belongs to no Power Card in cards.py")
