"""The greedy bot's comparison of the seven actions."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.games.currents.actions.waking import Rest, Wake
from engine.games.currents.bots.register import NO_USE, Preference, always_reasons, prefers, reasons
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.headquarters.bot import develop_value
from engine.games.currents.headquarters.divisions import Develop
from engine.games.currents.market.bot import Visits
from engine.games.currents.market.trades import Visit
from engine.games.currents.projects.bot import Claims
from engine.games.currents.projects.claims import Claim
from engine.games.currents.propaganda.bot import Fame
from engine.games.currents.propaganda.moves import Engage
from engine.games.currents.table_action import TableAction
from engine.games.currents.technology.advances import Advance
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

    def value_of(self, action: TableAction) -> float:
        """The value of an action with the luminaries that fit best."""
        match action:
            case Claim(project=project):
                return self._claims.best_value(project)
            case Advance(track=track, level=level):
                return self._advances.best_value(track, level)
            case Engage():
                return Fame(self.outlook).best_value()
            case Develop(card=card):
                return develop_value(self.outlook, card)
            case Visit():
                return Visits(self.outlook).best_value()
            case Rest(luminary=luminary):
                return IDLE_VALUE - self.outlook.cost_of_using(luminary)
            case Wake():
                return wake_value(self.outlook, action)
        return 0.0


@prefers("act")
def prefer_action(outlook: Outlook) -> Preference:
    """Prefer the action that promises most for the luminaries it takes."""
    return Actions(outlook).value_of


def wake_value(outlook: Outlook, wake: Wake) -> float:
    """The value of waking a luminary for cash: one more action."""
    value = outlook.weights.action_value + outlook.cost_of_using(wake.luminary)
    return value - wake.cost * outlook.cash_value


@reasons(Wake)
def reason_to_wake(outlook: Outlook, wake: Wake) -> str:
    return f"{LUMINARIES[wake.luminary].short} can act once more this turn"


always_reasons(Rest, NO_USE)
