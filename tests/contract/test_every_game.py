"""One contract over every game, at every decision of random play (see `engine.testing`)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from engine.core.game import Game
from engine.fuzz import fuzz_match
from engine.testing import checked_play
from engine.testing.contract import check_facts
from engine.testing.random_matches import random_choice
from tests.contract.games import every_game, name_of, shelf


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_the_contract_holds_at_every_decision(game: Game[Any, Any]) -> None:
    checked_play.check_every_decision(game, seed=1)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_the_contract_holds_with_every_number_of_seats_and_value_of_an_option(
    game: Game[Any, Any],
) -> None:
    checked_play.check_every_value(game)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
@settings(max_examples=5, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32 - 1))
def test_the_contract_holds_with_any_seed(game: Game[Any, Any], seed: int) -> None:
    assert fuzz_match(game, seed, check_interval=150, pick=random_choice).outcome is not None


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_what_a_seat_cannot_know_is_really_shuffled(game: Game[Any, Any]) -> None:
    checked_play.check_shuffle(game)
    checked_play.check_every_secret_is_shuffled(game)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_every_bot_plays_to_the_end_gives_reasons_and_repeats_itself(game: Game[Any, Any]) -> None:
    checked_play.check_bots(game)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_game_says_what_it_is(game: Game[Any, Any]) -> None:
    check_facts(game)


@pytest.mark.parametrize("game", shelf(), ids=name_of)
def test_a_game_on_the_shelf_says_how_it_is_played(game: Game[Any, Any]) -> None:
    """Rules to read, three lines on how to win, and a first game for beginners."""
    assert game.rules is not None, f"{game.slug} has no RULES.md"
    assert game.goal, f"{game.slug} does not say how it is won"
    assert game.first_game is not None, f"{game.slug} recommends no first game"
