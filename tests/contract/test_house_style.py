"""The texts of our own games keep the house style, in matches between bots and on the boards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from tests.contract.games import name_of, shelf
from tests.contract.house_style import fault_in, texts_about_places, texts_of_play
from tests.contract.test_every_board import found


@pytest.mark.parametrize("game", shelf(), ids=name_of)
def test_the_texts_of_a_match_keep_the_house_style(game: Game[Any, Any]) -> None:
    texts = {text for seed in range(4) for text in texts_of_play(game, seed=seed)}
    assert texts
    assert {text: fault for text in texts if (fault := fault_in(text))} == {}


@pytest.mark.parametrize("game", shelf(), ids=name_of)
def test_the_texts_about_a_board_keep_the_house_style(game: Game[Any, Any]) -> None:
    texts = set(texts_about_places(found(game.slug)))
    assert {text: fault for text in texts if (fault := fault_in(text))} == {}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Delmonico's: You may pay", "a capital You after a colon"),
        ("Hits 69 % of the time", "a space before a per cent sign"),
        ("It moves toward AC", "an American spelling"),
        ("Nobody of yours can shoot", '"of yours" instead of "your"'),
        ("Nobody of your team is there", '"of yours" instead of "your"'),
        ("This prize is worth most to you", '"most" or "least" without "the"'),
        ("Price stays 10", 'a number that "stays" without "at"'),
        ("It is set up outside of a dome", '"outside of"'),
        ("Armor 3 towards Colorado: give back one of yours", ""),
    ],
)
def test_a_fault_of_style_has_a_name(text: str, fault: str) -> None:
    assert fault_in(text) == fault
