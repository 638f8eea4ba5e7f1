"""Segments as coroutines. In `engine/`, `async` means one thing: a player may be asked.

A segment yields the decisions it waits for and is sent the answers in the same order. It never
awaits anything but the askings below, so no event loop is involved.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import TypeAlias, TypeVar

from engine.core.choice import Choice, Decision

Asked: TypeAlias = tuple[Decision, ...]
Given: TypeAlias = tuple[Choice, ...]
Running: TypeAlias = Coroutine[Asked, Given, None]

S = TypeVar("S")
Segment: TypeAlias = Callable[[S], Running]


@coroutine
def choose_together(*decisions: Decision) -> Generator[Asked, Given, Given]:
    """Ask several seats at once and return their answers in the order of the decisions.

    No seat learns another seat's answer before all have answered.
    """
    return (yield decisions)


@coroutine
def choose(
    seat: int,
    prompt: str,
    choices: tuple[Choice, ...],
    clause: str = "",
    *,
    reveals: bool | None = None,
) -> Generator[Asked, Given, Choice]:
    """Ask one seat and return the choice that it takes; `reveals` is as in `Decision`.

    Only a segment that a match plays can await it; an event loop calls it a "bad yield".
    """
    (answer,) = yield (Decision(seat, prompt, choices, clause, reveals),)
    return answer


def advance(running: Running, given: Given | None) -> Asked | None:
    """Run a segment on; return the decisions that it waits for, or None at its end."""
    try:
        return running.send(given)  # type: ignore[arg-type]  # the first send takes None
    except StopIteration:
        return None
