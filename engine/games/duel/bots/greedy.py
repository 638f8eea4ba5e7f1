"""Duel's greedy bot: it tries each choice on an imagined table and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import define, field

from engine.core.bot import Advice, Sight
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.match import Match
from engine.games.duel.bots.value import Weights, card_worth, worth
from engine.games.duel.cards import COMPANIES
from engine.games.duel.view_types import View

Terms = Mapping[str, float]


@define
class GreedyBot:
    """Knows the goals, the chains of Free Actions and the ties; sees only its view."""

    chance: Chance
    weights: Weights = field(factory=Weights)

    def choose(self, sight: Sight) -> Choice:
        """The choice after which the table is worth most."""
        match sight.decision.choices[0].verb:
            case "inventor":
                return self.chance.pick(sight.decision.choices)
            case "keep" | "pass":
                return self.draft(sight)
        tried = self.tried(sight)
        return max(tried, key=lambda choice: sum(tried[choice].values()))

    def draft(self, sight: Sight) -> Choice:
        """Keep the best card; pass the one that helps the rival least and us little (4.2, 4.3)."""
        view, seat = sight.view, sight.seat

        def preference(choice: Choice) -> float:
            ours = card_worth(view, seat, choice.noun)
            theirs = card_worth(view, 1 - seat, choice.noun)
            return ours if choice.verb == "keep" else -ours - 0.5 * theirs

        return max(sight.decision.choices, key=preference)

    def tried(self, sight: Sight) -> dict[Choice, Terms]:
        """The worth of the table after each choice, on one imagined table for all."""
        table = sight.imagine(self.chance)
        return {choice: self.after(table, sight.seat, choice) for choice in sight.decision.choices}

    def after(self, table: Match[Any], seat: int, choice: Choice) -> Terms:
        """The terms of the worth once the choice is made."""
        fork = table.fork()
        fork.answer(seat, choice)
        view: View = fork.view(seat)
        if view.outcome is not None:
            return {"outcome": 1000.0 if seat in view.outcome.winners else -1000.0}
        return worth(view, seat, self.weights)

    def advise(self, sight: Sight) -> Advice:
        """The same choice, with the term that speaks for it."""
        choice = self.choose(sight)
        return Advice(choice, self.reason(sight, choice))

    def reason(self, sight: Sight, choice: Choice) -> str:
        """Why, in plain words."""
        view: View = sight.view
        if choice.verb == "inventor":
            return f"any inventor can win; {COMPANIES[choice.noun].goal.lower()} is a clear plan"
        if choice.verb in ("keep", "pass"):
            worth_to_you = "the most" if choice.verb == "keep" else "the least"
            return f"its Actions are worth {worth_to_you} to you now"
        if choice.verb == "end turn":
            return "nothing that is left helps you"
        before = worth(view, sight.seat, self.weights)
        after = self.after(sight.imagine(self.chance), sight.seat, choice)
        term = max(after, key=lambda name: after[name] - before.get(name, 0.0))
        return REASONS[term]


REASONS = {
    "outcome": "this ends the duel",
    "regions": "better odds to lead two Regions",
    "goal": "it brings your goal closer",
    "rival goal": "it holds the rival's goal back",
    "technology": "more shares are open to you",
    "chips": "the rival finds fewer Cities",
    "shares": "you keep shares for later",
    "PR": "it leads towards a Free Action",
    "actions": "it lets you do more this turn",
}
