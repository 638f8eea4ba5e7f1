"""The greedy bot: it weighs each choice by the points it expects from it at the end."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, field

from engine.bots import greedy
from engine.core.bot import Sight
from engine.core.choice import Choice
from engine.games.currents.actions import bot as actions
from engine.games.currents.auctions import bot as auctions
from engine.games.currents.bots.register import prefers, reasons
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.weights import Weights
from engine.games.currents.companies.draft import Draft
from engine.games.currents.companies.texts import company_text
from engine.games.currents.event_cards import bot as event_cards
from engine.games.currents.headquarters import bot as headquarters
from engine.games.currents.market import bot as market
from engine.games.currents.projects import bot as projects
from engine.games.currents.propaganda import bot as propaganda
from engine.games.currents.table_action import action_of
from engine.games.currents.technology import bot as technology
from engine.games.currents.view_types import View

CHAPTERS = (actions, auctions, event_cards, headquarters, market, projects, propaganda, technology)
"""The chapters; importing them registers what the bot prefers, and why."""


@define
class GreedyBot(greedy.GreedyBot):
    """Values shares, cash, growth and HQ cards; sees only its view, and imagines nothing."""

    weights: Weights = field(factory=Weights)

    def decide(self, sight: Sight) -> Choice:
        """The choice with the highest preference; a random company, because all are about as
        good."""
        if sight.view.step == "draft":
            return self.chance.pick(sight.decision.choices)
        return max(sight.decision.choices, key=self.preference(sight.view))

    def preference(self, view: View) -> Callable[[Choice], float]:
        """The value of each choice of the seat that is asked."""
        value = prefers[view.step](self.outlook(view))
        return lambda choice: value(action_of(view, choice))

    def outlook(self, view: View) -> Outlook:
        return Outlook(view, view.firm(view.asked_company), self.weights)

    def reason(self, sight: Sight, choice: Choice) -> str:
        """The reason why the bot would make this choice: the largest part of its value."""
        action = action_of(sight.view, choice)
        if isinstance(action, Draft):
            return company_text(action.company)
        return reasons[type(action)](self.outlook(sight.view), action)
