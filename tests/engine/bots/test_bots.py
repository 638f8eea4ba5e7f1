"""Bots by name."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.bots import RandomBot, bot_names, make_bot
from engine.core.chance import Chance
from engine.core.errors import UnknownBotError
from tests.sample_games import high_card

SHOUTING = evolve(high_card.GAME, bots={"shouting": RandomBot})


def test_a_game_has_the_generic_bots_and_its_own() -> None:
    assert bot_names(high_card.GAME) == ["random"]
    assert bot_names(SHOUTING) == ["random", "modest", "shouting"]


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot(SHOUTING, "shouting", Chance(1)), RandomBot)
    assert isinstance(make_bot(SHOUTING, "random", Chance(1)), RandomBot)


def test_a_slip_gets_a_suggestion() -> None:
    with pytest.raises(UnknownBotError, match=r"no bot 'shuoting'; did you mean 'shouting'\?"):
        make_bot(SHOUTING, "shuoting", Chance(1))


def test_a_strange_name_gets_the_list() -> None:
    with pytest.raises(UnknownBotError, match="there are: random, modest, shouting"):
        make_bot(SHOUTING, "xyz", Chance(1))
