"""Each event of each game has its log line; one without is named by the error."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest
from attrs import frozen

from engine.core import registry
from engine.core.chance import Chance
from engine.core.dispatch import MissingEntryError
from engine.core.event import SeatEvent
from engine.core.match import start_match
from engine.testing.random_matches import random_choice
from tests.contract.games import shelf
from tests.tools.event_kinds import events_in

SLUGS = [game.slug for game in shelf() if find_spec(f"engine.games.{game.slug}.prose")]
"""Games whose log lines are not written on their events."""


@frozen
class Sneezed(SeatEvent):
    """An event that no game knows."""


def test_a_plug_in_is_not_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its modules are elsewhere; its own package tests it."""
    built_in = [game.slug for game in shelf()]
    monkeypatch.setattr(type(registry.GAMES), "all", lambda plugins: {"marbles": None})
    assert "marbles" in registry.slugs()
    assert [game.slug for game in shelf()] == built_in


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_with_events_has_their_words(slug: str) -> None:
    name = f"engine.games.{slug}.prose"
    assert find_spec(name), f"engine/games/{slug} has events.py, but no prose.py with `tells`"
    assert hasattr(import_module(name), "tells"), f"{name} has no `tells`"


@pytest.mark.parametrize("slug", SLUGS)
def test_each_event_has_words(slug: str) -> None:
    events = events_in(import_module(f"engine.games.{slug}.events"))
    tells = import_module(f"engine.games.{slug}.prose").tells
    assert events == set(tells)


@pytest.mark.parametrize("slug", SLUGS)
def test_an_event_without_words_is_named(slug: str) -> None:
    tell = import_module(f"engine.games.{slug}.prose").tell
    with pytest.raises(MissingEntryError, match="Sneezed has no log line"):
        tell(Sneezed(seat=0), None)


@pytest.mark.parametrize("slug", SLUGS)
def test_each_event_of_a_match_can_be_a_key(slug: str) -> None:
    """Pictures are kept under the events that they tell of, to the end of a match."""
    match, chance = start_match(registry.find(slug), seed=1), Chance(1, 2)
    while match.pending:
        asked = match.pending[0]
        match.answer(asked.seat, random_choice(asked, chance))
    for event in (event for events in match.chronicle for event in events):
        hash(event)
