"""Setting a table of Duel of Ages II in the middle of a game, for the scripts of `engine.testing`.

    table = ages(white("tomyris", "d12"), black("hanno", "d12"), step=Step.MELEE)
    play(table, "white: strike hanno")

The arguments are those of `scene.state`.
"""

from __future__ import annotations

from typing import Any

from engine.core.chance import Chance
from engine.core.choice import choice
from engine.core.event import Event
from engine.core.match import Charter, Match
from engine.core.match_access import new_events_of
from engine.core.position import Position
from engine.games.ages import GAME
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.view_types import UnitView, View
from engine.testing import ScriptedTable
from tests.engine.games.ages.scene import MAP, state


class AgesTable(ScriptedTable[View]):
    """A table of Duel of Ages II."""

    def unit(self, slug: str, name: str = "") -> UnitView:
        """A unit as a seat sees it; as a spectator does without a name."""
        return next(each for each in self.view(name).units if each.slug == slug)

    def health(self, slug: str) -> int:
        """A unit's Health."""
        return self.unit(slug).health

    def at(self, slug: str) -> str:
        """The name of a unit's space."""
        return MAP.names[self.unit(slug).space].lower()

    def refused(self, name: str = "white") -> dict[str, str]:
        """The choices that a seat might expect and does not have, with the reasons."""
        view = self.view(name)
        found = GAME.refusals(view, self.match.pending[0])
        for each in found:
            if each.choice.noun:
                GAME.describe(view, each.choice)  # It can be written.
        return {str(each.choice): each.reason for each in found}

    def all_events(self) -> list[Event]:
        """Everything that has happened since the table was set."""
        return [event for events in self.match.chronicle for event in events]


def table_of(g: AgesState, rules_version: int = GAME.rules_version) -> AgesTable:
    """A match that begins with this very state, by the newest rules or by those of a version."""
    charter = Charter(GAME.slug, rules_version, seat_count=2, seed=1)
    table = AgesTable(Match(GAME, charter, Position(g)), {"white": 0, "black": 1})
    table.match.chronicle[0] = new_events_of(table.match)
    return table


def ages(*units: Unit, rules_version: int = GAME.rules_version, **words: Any) -> AgesTable:
    """A table as `state` describes it."""
    return table_of(state(*units, **words), rules_version)


def hint(table: AgesTable) -> tuple[str, str]:
    """The greedy bot's advice to the seat that is asked, with its reason."""
    seat = table.match.pending[0].seat
    advice = GreedyBot(Chance(1)).advise(table.match.sight(seat))
    return str(advice.choice), advice.reason


def words(view: View, verb: str, noun: str = "") -> str:
    """The consequence of a choice as a seat reads it."""
    return GAME.describe(view, choice(verb, noun)).consequence
