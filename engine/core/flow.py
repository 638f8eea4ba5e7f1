"""Segments as coroutines. In `engine/`, `async` means one thing: a player may be asked.

A segment yields the pending decisions and is sent the answers in the same order. It awaits only the
functions below, so no event loop is involved.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import TypeAlias, TypeVar

from engine.core.choice import Choice, Decision

Decisions: TypeAlias = tuple[Decision, ...]
Choices: TypeAlias = tuple[Choice, ...]
RunningSegment: TypeAlias = Coroutine[Decisions, Choices, None]

S = TypeVar("S")
Segment: TypeAlias = Callable[[S], RunningSegment]


@coroutine
def choose_together(*decisions: Decision) -> Generator[Decisions, Choices, Choices]:
    """Ask several seats at once and return their answers in the order of the decisions.

    No seat learns another seat's answer before all have answered. Raises RuntimeError outside a
    segment that a match runs.
    """
    try:
        return (yield decisions)
    except RuntimeError as error:
        raise _outside_a_segment("choose_together") from error


@coroutine
def choose(
    seat: int,
    prompt: str,
    choices: tuple[Choice, ...],
    clause: str = "",
    *,
    reveals: bool | None = None,
) -> Generator[Decisions, Choices, Choice]:
    """Ask one seat and return the choice that it takes; `reveals` is as in `Decision`.

    Raises RuntimeError outside a segment that a match runs.
    """
    try:
        (answer,) = yield (Decision(seat, prompt, choices, clause, reveals),)
    except RuntimeError as error:
        raise _outside_a_segment("choose") from error
    return answer


def _outside_a_segment(name: str) -> RuntimeError:
    """The error that explains what an event loop reports as "bad yield"."""
    return RuntimeError(
        f"`{name}` was awaited by an event loop; only the segment of a game, played by a match, "
        "can await it (a script or a notebook calls `match.answer`)"
    )


def advance(running: RunningSegment, answers: Choices | None) -> Decisions | None:
    """Resume a segment; return its next decisions, or None at its end."""
    try:
        return running.send(answers)  # type: ignore[arg-type]  # the first send takes None
    except StopIteration:
        return None
