"""The position of a match: all that must be saved, sent or copied of its state."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.choice import Answer
from engine.core.state import State
from engine.core.values import frozen_for_checkers

S = TypeVar("S", bound=State)


@frozen_for_checkers
class Position(Generic[S]):
    """The state at the start of the current segment, and the answers since."""

    state: S
    since: tuple[Answer, ...] = ()
