"""The base of the actions of War of Currents, which are asked on the state and on views alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import ClassVar, TypeVar, cast

from attrs import field

from engine.core.action import Action
from engine.core.choice import Ban, Choice, choice
from engine.core.values import frozen_for_checkers
from engine.games.currents.names import cash_text, money
from engine.games.currents.protocols import AnyFirm, AnyState, asked_firm

A = TypeVar("A", bound="TableAction")

_KINDS: dict[tuple[str, str], type[TableAction]] = {}
"""The kinds of actions, by their verb and the action in progress that they belong to."""


@frozen_for_checkers
class TableAction(Action):
    """Something that the company that is asked may do.

    Two kinds may have one verb if they belong to different actions in progress (`during`).
    """

    during: ClassVar[str] = ""

    def __init_subclass__(cls, *, verb: str = "", during: str = "") -> None:
        super().__init_subclass__(verb=verb)
        if verb:
            cls.during = during
        _KINDS[cls.verb_of_all, cls.during] = cls

    table: AnyState = field(default=cast("AnyState", None), kw_only=True, eq=False, repr=False)
    """The state, or a seat's view of it; only the choice can be had without."""

    @property
    def firm(self) -> AnyFirm:
        return asked_firm(self.table)


def choices_of(kind: Callable[[str], TableAction], words: Iterable[str]) -> list[Choice]:
    """The choices of the actions of a kind with each of these words."""
    return [choice_of(kind, word) for word in words]


@cache
def choice_of(kind: Callable[[str], TableAction], word: str) -> Choice:
    """The choice of the action of a kind with this word."""
    return kind(word).choice


NOBODY_AWAKE = Ban("no luminary is awake", "7.2")


def ban_by_cost(cost: int, cash: int, clause: str) -> Ban | None:
    """Why a company with this cash cannot pay this; None if it can."""
    return None if cost <= cash else too_dear(cost, cash, clause)


@lru_cache(maxsize=1 << 12)
def too_dear(cost: int, cash: int, clause: str) -> Ban:
    """The ban on what costs more than a company has."""
    return Ban(f"it costs {money(cost)}, and you have {cash_text(cash)}", clause)


def begun(table: AnyState, kind: type[A]) -> A:
    """The action in progress, which is of this kind."""
    words = choice(table.begun_action.verb, table.begun_action.noun)
    return kind.of(words, table=table)


def action_of(table: AnyState, choice: Choice) -> TableAction:
    """The action that a choice stands for at this table."""
    kind = _KINDS.get((choice.verb, table.begun_action.verb)) or _KINDS[choice.verb, ""]
    return kind.of(choice, table=table)


@frozen_for_checkers
class Decline(TableAction, verb="decline"):
    """Let an offer pass."""


DECLINE = Decline().choice
