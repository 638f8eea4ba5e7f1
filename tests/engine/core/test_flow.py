"""Segments are coroutines that yield questions and are sent answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from engine.core.choice import Choice, Decision, choice
from engine.core.flow import RunningSegment, advance, choose, choose_together

LEFT, RIGHT = choice("go", "left"), choice("go", "right")


async def walk(steps: list[str]) -> None:
    steps.append((await choose(0, "Where to?", (LEFT, RIGHT), "5.1")).noun)
    both = await choose_together(Decision(0, "Again?", (LEFT,)), Decision(1, "You?", (RIGHT,)))
    steps.extend(given.noun for given in both)


async def stroll(steps: list[str]) -> None:
    await walk(steps)
    steps.append("home")


async def stand_still() -> None:
    """A segment may end without asking."""


def test_a_segment_asks_and_goes_on_with_the_answer() -> None:
    steps: list[str] = []
    running = walk(steps)
    assert advance(running, None) == (Decision(0, "Where to?", (LEFT, RIGHT), "5.1"),)
    asked = advance(running, (RIGHT,))
    assert steps == ["right"]
    assert asked is not None
    assert [each.seat for each in asked] == [0, 1]
    assert advance(running, (LEFT, RIGHT)) is None
    assert steps == ["right", "left", "right"]


def test_an_asking_inside_another_reaches_the_top() -> None:
    steps: list[str] = []
    running = stroll(steps)
    advance(running, None)
    advance(running, (LEFT,))
    assert advance(running, (LEFT, RIGHT)) is None
    assert steps[-1] == "home"


def test_a_segment_that_asks_nobody_is_over_at_once() -> None:
    assert advance(stand_still(), None) is None


def test_an_error_in_the_rules_is_not_taken_for_the_end() -> None:
    async def stumble() -> Choice:
        raise LookupError("no such card")

    async def segment() -> None:
        await stumble()

    with pytest.raises(LookupError, match="no such card"):
        advance(segment(), None)


async def ask_one() -> None:
    await choose(0, "Where to?", (LEFT, RIGHT))


async def ask_two() -> None:
    await choose_together(Decision(0, "Again?", (LEFT,)), Decision(1, "You?", (RIGHT,)))


@pytest.mark.parametrize(("asking", "name"), [(ask_one, "choose"), (ask_two, "choose_together")])
def test_an_event_loop_cannot_ask(asking: Callable[[], RunningSegment], name: str) -> None:
    with pytest.raises(RuntimeError, match=f"`{name}` was awaited by an event loop"):
        asyncio.run(asking())
