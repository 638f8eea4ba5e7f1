"""The greedy bot's comparison of the seven actions."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.core.choice import Choice
from engine.games.currents.bots.market import Visits
from engine.games.currents.bots.preferences import Preference, prefers
from engine.games.currents.bots.projects import Claims
from engine.games.currents.bots.propaganda import Fame
from engine.games.currents.bots.technology import Advances
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.works import missing_count
from engine.games.currents.calculations.modifiers import modifiers_of
from engine.games.currents.card_types import track_and_level
from engine.games.currents.cards import HQ_CARDS, TURNS

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


# Headquarters


def develop_value(outlook: Outlook, card: str) -> float:
    """The points of an HQ card and its effect for the rest of the game."""
    return points_value(outlook, card) + effect_value(outlook, card)


def points_value(outlook: Outlook, card: str) -> float:
    """The points of an HQ card, fewer while there is much time left to develop it."""
    row = HQ_CARDS[card]
    patience = 1.0 - outlook.weights.waiting_cost_factor * outlook.turns_left / TURNS
    if row.timing == "at the end" and missing_count(outlook.firm):
        return 0.0  # Nothing is lost by waiting until the criterion of the Works holds.
    return row.points * patience


def effect_value(outlook: Outlook, card: str) -> float:
    """The value of the effect of an HQ card."""
    timing = HQ_CARDS[card].timing
    if timing == "ongoing":
        return outlook.weights.ongoing_effect_value * max(0.0, outlook.turns_left - 0.6)
    return outlook.weights.one_time_effect_value if timing == "when developed" else 0.0


@prefers("staff")
def prefer_staff(outlook: Outlook) -> Preference:
    """Prefer the luminary that is of least use elsewhere."""
    return lambda choice: -outlook.cost_of_using(choice.noun)
