"""The greedy bot's comparison of the seven actions."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.core.choice import Choice
from engine.games.currents.bots.register import NO_USE, Preference, prefers, reasons
from engine.games.currents.bots.value import Outlook
from engine.games.currents.card_types import track_and_level
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.headquarters.bot import develop_value
from engine.games.currents.market.bot import Visits
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.projects.bot import Claims
from engine.games.currents.propaganda.bot import Fame
from engine.games.currents.technology.bot import Advances

IDLE_VALUE = -0.2
"""The points of doing nothing, which keep the bot from actions that are worth less."""


@define
class Actions:
    """The value of each action now."""

    outlook: Outlook

    @cached_property
    def _claims(self) -> Claims:
        return Claims(self.outlook)

    @cached_property
    def _advances(self) -> Advances:
        return Advances(self.outlook)

    def choice_value(self, choice: Choice) -> float:
        """The value of an action with the luminaries that fit best."""
        match choice.verb:
            case "claim":
                return self._claims.best_value(choice.noun)
            case "advance":
                return self._advances.best_value(*track_and_level(choice.noun))
            case "propaganda":
                return Fame(self.outlook).best_value()
            case "develop":
                return develop_value(self.outlook, choice.noun)
            case "visit":
                return Visits(self.outlook).best_value()
            case "rest":
                return IDLE_VALUE - self.outlook.cost_of_using(choice.noun)
            case "wake":
                return wake_value(self.outlook, choice.noun)
        return 0.0


@prefers("act")
def prefer_action(outlook: Outlook) -> Preference:
    """Prefer the action that promises most for the luminaries it takes."""
    return Actions(outlook).choice_value


def wake_value(outlook: Outlook, luminary: str) -> float:
    """The value of waking a luminary for cash: one more action."""
    cost = modifiers_of(outlook.view, outlook.firm).wake_cost
    return (
        outlook.weights.action_value + outlook.cost_of_using(luminary) - cost * outlook.cash_value
    )


@reasons("wake")
def reason_to_wake(outlook: Outlook, choice: Choice) -> str:
    """The reason for waking the luminary: it can act again."""
    return f"{LUMINARIES[choice.noun].short} can act once more this turn"


@reasons("rest")
def reason_to_rest(outlook: Outlook, choice: Choice) -> str:
    """The reason for resting a luminary: no action is worth its cost."""
    return NO_USE
