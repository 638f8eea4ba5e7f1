"""Setting a table of War of Currents in the middle of a game, for the scripts of `engine.testing`.

    table = currents(tesla=has(cash=20), edison=has(), brush=automaton("hopper"), turn=3)
    play(table, "tesla: claim albany 1", "tesla: with nikola-tesla ac")
    assert table.price("tesla") == 14

The arguments are those of `scene`. A player is called by the company's slug.
"""

from __future__ import annotations

from typing import Any

from engine.core.event import Event
from engine.core.match import Charter, Match, start_match
from engine.core.match_access import new_events_of
from engine.core.position import Position
from engine.games.currents import GAME
from engine.games.currents.options import Options
from engine.games.currents.state import CurrentsState, Step
from engine.games.currents.view_types import FirmView, View
from engine.testing import ScriptedTable, play
from tests.engine.games.currents.scene import automaton, has, scene

QUIET = ("nothing", "decline", "drop", "opt-out", "done")

__all__ = ["CurrentsTable", "automaton", "currents", "has", "new_game", "quietly", "rest_all"]


class CurrentsTable(ScriptedTable[View]):
    """A table of War of Currents."""

    def firm(self, name: str) -> FirmView:
        """A company as all see it."""
        return self.view().firm(name)

    def price(self, name: str) -> int:
        """A company's price."""
        return self.firm(name).price

    def prices(self) -> dict[str, int]:
        """All prices."""
        return {firm.slug: firm.price for firm in self.view().firms}

    def cash(self, name: str) -> int:
        """A company's cash."""
        return self.firm(name).cash

    def all_events(self) -> list[Event]:
        """Everything that has happened since the table was set."""
        return [event for events in self.match.chronicle for event in events]


def currents(**words: Any) -> CurrentsTable:
    """A table as `scene` describes it, by the newest rules, or by those of a `rules_version`."""
    rules_version = words.pop("rules_version", GAME.rules_version)
    return table_of(scene(**words), rules_version)


def table_of(state: CurrentsState, rules_version: int = GAME.rules_version) -> CurrentsTable:
    """A match that begins with this very state."""
    players = {firm.slug: firm.seat for firm in state.players}
    charter = Charter(GAME.slug, rules_version, seat_count=len(players), seed=1)
    table = CurrentsTable(Match(GAME, charter, Position(state)), players)
    table.match.chronicle[0] = new_events_of(table.match)
    return table


def new_game(
    *companies: str, options: Options | None = None, seed: int = 1, **automata: str
) -> CurrentsTable:
    """A match from its draft on; the players take these companies, and are called by them.

    `automata` are options such as `automaton_1="hopper"`; those not named are none.
    """
    none = {f"automaton_{number}": "none" for number in range(1, 6)}
    options = options or Options(first="seat 1", **{**none, **automata})  # type: ignore[arg-type]
    match = start_match(GAME, seed=seed, seats=len(companies), options=options)
    table = CurrentsTable(match, {name: seat for seat, name in enumerate(companies)})
    for name in companies:
        if table.view().free_companies:
            play(table, f"{name}: company {name}")
    return table


def quietly(table: CurrentsTable, *, until: str) -> None:
    """Let all do as little as they can until that step asks a seat, or the match ends."""
    while table.match.pending and table.view().step != until:
        name = table.deciders()[0]
        words = table.choices_of(name)
        rests = [each for each in words if each.startswith("rest ")]
        calm = [each for each in words if each in QUIET] + rests
        play(table, f"{name}: {calm[0] if calm else words[0]}")


def rest_all(table: CurrentsTable) -> None:
    """Let all players rest their luminaries to the end of the actions."""
    while table.match.pending and table.view().step == Step.ACT.value:
        name = table.deciders()[0]
        calm = [each for each in table.choices_of(name) if each.startswith(("rest ", "decline"))]
        play(table, f"{name}: {calm[0]}")
