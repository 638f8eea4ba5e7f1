"""The tiny game on the shelf, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from textual import _wait

from engine.core import registry
from engine.core.choice import Choice, Decision, Description, Refusal, choice
from engine.core.game import Game
from screens.table.parts.enter_guard import EnterGuard
from tests.sample_games import high_card

RULES = """# Rich Card

A game to read about.

## 1. The cards

**1.1** Every seat holds *three* cards.

**1.2** The deck lies face down.

## 2. Rounds

**2.1** All lay a card at once. The **highest** takes the round.

**2.2** Its seat may swap a card with the deck:

- any card in its hand,
- or none.

| Card | Worth |
|------|-------|
| low  | little |
| high | much |
"""


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Textual's pilot look every 5 ms whether the app is idle, and Enter answer at once.

    Its own 20 ms, three times for each key, would be most of the time of these tests.
    """
    monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(EnterGuard, "DELAY_SECONDS", 0.0)
    monkeypatch.setattr(EnterGuard, "REPEAT_SECONDS", 0.0)
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.005)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", 0.0005)


@contextmanager
def shelved(game: Game[Any, Any]) -> Iterator[None]:
    """A game on the shelf for a while; then whatever stood there before."""
    before = registry._GAMES.get(game.slug)
    registry.register(game)
    yield
    registry._GAMES.pop(game.slug, None)
    if before is not None:
        registry.register(before)


@pytest.fixture
def tiny_on_shelf() -> Iterator[Game[Any, Any]]:
    with shelved(high_card.GAME):
        yield high_card.GAME


def describe(view: high_card.View, given: Choice) -> Description:
    """Groups, consequences and clauses, which the tiny game itself does without."""
    if given.verb == "keep all":
        return Description("Keep all", "Keep all", "the hand stays", "2.2")
    value = int(given.noun[-2:])
    group = "Lay a card" if given.verb == "lay" else "Swap a card"
    return Description(group, f"The {value}", f"worth {value}", "2.1", given.noun)


def why_not(view: high_card.View, decision: Decision) -> tuple[Refusal, ...]:
    return (Refusal(choice("peek"), "the deck lies face down", "1.2"),)


@pytest.fixture
def rich_on_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any, Any]]:
    """The tiny game with words, refusals and a rulebook."""
    rules: Path = tmp_path_factory.mktemp("rules") / "RULES.md"
    rules.write_text(RULES)
    game = evolve(
        high_card.GAME,
        slug="tiny",
        title="Rich Card",
        describe=describe,
        why_not=why_not,
        rules=rules,
    )
    with shelved(game):
        yield game
