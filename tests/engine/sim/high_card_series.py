"""The tiny game with three bots, for series of matches."""

from __future__ import annotations

from typing import Any

from attrs import define, evolve

from engine.bots import RandomBot
from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice, choice
from engine.sim.report import Report
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard


@define
class HighestBot:
    chance: Chance

    def choose(self, sight: Sight) -> Choice:
        return sight.decision.choices[-1]

    def advise(self, sight: Sight) -> Advice:
        return Advice(self.choose(sight), "The highest.")


@define
class CheatingBot(HighestBot):
    def choose(self, sight: Sight) -> Choice:
        return choice("lay", "card-99")


def record(g: HighCard) -> dict[str, str]:
    """A fact of each match for the report."""
    return {"rounds of the first seat": str(g.won[0])}


GAME = evolve(
    high_card.GAME,
    facts=record,
    bots={"highest": HighestBot, "cheating": CheatingBot, "careful": RandomBot},
)
"""Registered nowhere, but a worker finds it here."""


def results(report: Report) -> dict[str, Any]:
    plain = report.to_dict()
    del plain["seconds"], plain["decisions_per_second"]
    return plain
