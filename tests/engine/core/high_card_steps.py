"""Small steps in matches of the tiny game, for the tests of the core."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from attrs import evolve

from engine.core.choice import Choice, Decision, choice
from engine.core.flow import choose, choose_together
from engine.core.match import Match, start_match
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard, Options

KEEP = choice("keep all")


def begin(*, seed: int = 1, seats: int = 2, options: Options | None = None) -> Match[HighCard]:
    return start_match(high_card.GAME, seed=seed, seats=seats, options=options)


def first_choice(match: Match[HighCard], seat: int) -> Choice:
    return match.decision(seat).choices[0]


def lay_first_cards(match: Match[HighCard]) -> int:
    """All lay their lowest card; the seat that took the round may swap now."""
    for seat in range(match.charter.seat_count):
        match.answer(seat, first_choice(match, seat))
    return match.pending[0].seat


def finish(match: Match[HighCard]) -> None:
    while match.pending:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])


LEFT, RIGHT = choice("go", "left"), choice("go", "right")


def asking(*decisions: Decision) -> Callable[[HighCard], Coroutine[Any, Any, None]]:
    """A segment that asks these things of seats at once, after an easy question."""

    async def segment(g: HighCard) -> None:
        await choose(1, "Ready?", (LEFT, RIGHT))
        await choose_together(*decisions)

    return segment


def ready(*decisions: Decision) -> None:
    """Answer the easy question, so that the rules ask the other things."""
    match = start_match(evolve(high_card.GAME, segment=asking(*decisions)), seed=1)
    match.answer(1, LEFT)
