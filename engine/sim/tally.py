"""Counts of the results of many matches. Tallies are integers, so adding them is exact."""

from __future__ import annotations

from collections import Counter
from typing import Any

from attrs import define, field

from engine.core.match import Match
from engine.core.match_access import position_of
from engine.core.state import Outcome


@define(kw_only=True)
class Tally:
    """The results of some matches. The lists are in the order of the bots."""

    matches: int = 0
    decisions: int = 0
    rounds: int = 0
    first_seat_wins: int = 0
    wins: list[int]
    draws: list[int]
    scores: list[int]
    facts: dict[str, Counter[str]] = field(factory=dict)

    @classmethod
    def make_empty(cls, players: int) -> Tally:
        return cls(wins=[0] * players, draws=[0] * players, scores=[0] * players)

    def count(self, match: Match[Any], decisions: int, *, shift: int) -> None:
        """Add a finished match of `decisions` answers; bot number b sat at seat b + shift."""
        outcome = match.outcome
        assert outcome is not None, "only finished matches are counted"
        self.matches += 1
        self.decisions += decisions
        self.rounds += match.where.round
        self._count_outcome(outcome, shift)
        for fact, value in match.game.facts(position_of(match).state).items():
            self.facts.setdefault(fact, Counter())[value] += 1

    def _count_outcome(self, outcome: Outcome, shift: int) -> None:
        winners, players = outcome.winners, len(self.wins)
        best = self.draws if outcome.is_draw else self.wins
        for seat in winners:
            best[(seat - shift) % players] += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[(seat - shift) % players] += score
        self.first_seat_wins += 0 in winners and not outcome.is_draw

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.first_seat_wins += other.first_seat_wins
        for mine, theirs in (
            (self.wins, other.wins),
            (self.draws, other.draws),
            (self.scores, other.scores),
        ):
            mine[:] = (a + b for a, b in zip(mine, theirs, strict=True))
        for fact, counts in other.facts.items():
            self.facts.setdefault(fact, Counter()).update(counts)
