"""The fields of a game are checked when it is created."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.errors import BadGameError
from engine.core.game import FirstGame
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard


def no_coroutine(g: HighCard) -> None:
    """A segment that is defined without `async`."""


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"segment": no_coroutine}, "segment must be a function that is defined with `async def`"),
        ({"slug": "high card"}, "the slug must be an identifier, such as 'highcard'"),
        (
            {"seat_counts": range(0)},
            "seat_counts must be a range of numbers of players, such as range(2, 5)",
        ),
        (
            {"seat_counts": (2, 3)},
            "seat_counts must be a range of numbers of players, such as range(2, 5)",
        ),
        ({"options": dict}, "options must be an attrs class; it may be empty"),
        ({"view": None}, "view must be a function, not None"),
        ({"describe": "plainly"}, "describe must be a function, not 'plainly'"),
        ({"state": dict}, "state must be a class over engine.core.state.State"),
        ({"slug": 3}, "the slug must be an identifier, such as 'highcard'"),
        ({"title": None}, "title must be a string, not None"),
        ({"title": " "}, "title must not be empty"),
        (
            {"rules_version": "1"},
            "rules_version must be a whole number, such as 1, not '1'",
        ),
        (
            {"oldest_rules": 2},
            "oldest_rules must be None, or from 1 to rules_version=1, not 2",
        ),
        (
            {"rules_version": True},
            "rules_version must be a whole number, such as 1, not True",
        ),
        ({"goal": "Win."}, "goal must be a tuple of lines, not 'Win.'"),
        ({"goal": (3,)}, "goal must be a tuple of lines, not (3,)"),
        ({"bots": ["x"]}, "bots must be a mapping of names to makers, not ['x']"),
        (
            {"bots": {"x": 5}},
            "bots must map names to classes or functions that make bots, not 'x' to 5",
        ),
        ({"first_game": ("human",)}, "first_game must be a FirstGame or None, not ('human',)"),
        (
            {"first_game": FirstGame("human")},  # type: ignore[arg-type]
            "the players of first_game must be a tuple of names, not 'human'",
        ),
        ({"setup": lambda _options, _seats: None}, "setup must take 3 arguments"),
        ({"where": lambda: None}, "where must take 1 argument"),
        (
            {"first_game": FirstGame(("human",))},
            "first_game has 1 player, but the game is for 2 to 4 players",
        ),
    ],
)
def test_a_field_that_cannot_be_used(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(BadGameError) as caught:
        evolve(high_card.GAME, **fields)
    assert str(caught.value) == f"the game {fields.get('slug', 'tiny')!r}: {words}"
