"""Segments as coroutines. In `engine/`, `async` means one thing: a player may be asked.

A segment yields the decisions it waits for and is sent the answers in the same order. It never
awaits anything but the askings below, so no event loop is involved.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import TypeAlias, TypeVar

from engine.core.choice import Choice, Decision
from engine.core.errors import BadGameError

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
    try:
        return (yield decisions)
    except RuntimeError as error:
        raise _outside_of_a_segment(error) from error


@coroutine
def choose(
    seat: int,
    prompt: str,
    choices: tuple[Choice, ...],
    clause: str = "",
    *,
    reveals: bool | None = None,
) -> Generator[Asked, Given, Choice]:
    """Ask one seat and return the choice that it takes; `reveals` is as in `Decision`."""
    try:
        (answer,) = yield (Decision(seat, prompt, choices, clause, reveals),)
    except RuntimeError as error:
        raise _outside_of_a_segment(error) from error
    return answer


def _outside_of_a_segment(error: RuntimeError) -> BadGameError:
    """The error of an asking that an event loop has thrown back: a match sends answers only."""
    words = "`choose` and `choose_together` can be awaited only in a segment that a match plays"
    return BadGameError(f"{words}, not in an event loop ({error})")


def advance(running: Running, given: Given | None) -> Asked | None:
    """Run a segment on; return the decisions that it waits for, or None at its end."""
    try:
        return running.send(given)  # type: ignore[arg-type]  # the first send takes None
    except StopIteration:
        return None
