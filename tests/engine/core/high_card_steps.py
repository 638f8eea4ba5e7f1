"""Small steps in matches of the tiny game, for the tests of the core."""

from __future__ import annotations

from engine.core.choice import Choice, choice
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
