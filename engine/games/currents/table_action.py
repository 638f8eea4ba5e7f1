"""The base of the actions of War of Currents, which are asked on the state and on views alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from attrs import field, frozen

from engine.core.action import Action
from engine.core.choice import Ban, Choice, choice
from engine.games.currents.names import cash_text, money
from engine.games.currents.protocols import AnyFirm, AnyState, asked_firm


@frozen
class TableAction(Action):
    """Something that the company that is asked may do."""

    table: AnyState = field(default=cast("AnyState", None), kw_only=True, eq=False, repr=False)
    """The state, or a seat's view of it; only the choice can be had without."""

    @property
    def firm(self) -> AnyFirm:
        """The company that is asked."""
        return asked_firm(self.table)


@lru_cache(maxsize=1 << 12)
def choices_of(kind: Callable[[str], TableAction], words: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices of the actions of a kind with each of these words."""
    return tuple(kind(word).choice for word in words)


NOBODY_AWAKE = Ban("no luminary is awake", "7.2")


@lru_cache(maxsize=1 << 12)
def ban_by_cost(cost: int, cash: int, clause: str) -> Ban | None:
    """Why a company with this cash cannot pay this; None if it can."""
    if cost <= cash:
        return None
    return Ban(f"it costs {money(cost)}, and you have {cash_text(cash)}", clause)


def begun_choice(table: AnyState) -> Choice:
    """The choice that began the action in progress."""
    return choice(table.begun_action.verb, table.begun_action.noun)


@frozen
class Decline(TableAction, verb="decline"):
    """Let an offer pass."""


DECLINE = Decline().choice
