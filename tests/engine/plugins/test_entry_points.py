"""Plug-ins of other packages: found by entry points, and harmless when they are broken."""

from __future__ import annotations

import logging
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from engine import bots
from engine.bots import RandomBot, make_bot
from engine.core import registry
from engine.core.chance import Chance
from engine.core.errors import SlugTakenError, UnknownGameError
from engine.plugins import entry_points
from engine.plugins.problems import plugin_problems
from tests.engine.plugins.conftest import Offer
from tests.sample_games import high_card

MARBLES = evolve(high_card.GAME, slug="marbles")


def test_a_game_of_another_package_is_on_the_shelf(offer: Offer) -> None:
    offer("games", marbles=MARBLES)
    assert "marbles" in registry.slugs()
    assert registry.find("marbles") is MARBLES
    assert plugin_problems() == ()


def test_nothing_is_loaded_before_it_is_asked_for(offer: Offer) -> None:
    """A built-in game is found without a look at other packages."""
    offer("games", marbles=MARBLES)
    registry.find("duel")
    assert registry.GAMES._plugins is None


@pytest.mark.parametrize(
    ("name", "thing", "reason"),
    [
        ("duel", evolve(high_card.GAME, slug="duel"), "a built-in game has that name"),
        ("marbles", "no game", "a str is not a Game"),
        ("marbles", high_card.GAME, "the slug of the game is 'tiny'"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_used_costs_one_line(
    offer: Offer, name: str, thing: object, reason: str
) -> None:
    offer("games", **{name: thing, "others": evolve(high_card.GAME, slug="others")})
    (problem,) = plugin_problems()
    assert problem.startswith(f"the game {name!r} of another package cannot be used: {reason}")
    assert registry.slugs().count("duel") == 1
    assert registry.find("duel").title == "Tesla vs. Edison: Duel"
    assert registry.find("others").slug == "others"


@pytest.mark.parametrize(
    "error", [ImportError("no\nmodule"), SystemExit(3), KeyError("x")], ids=repr
)
def test_a_package_that_fails_to_load_stops_nothing(
    offer: Offer,
    error: BaseException,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def load(point: metadata.EntryPoint) -> Any:
        if point.name == "broken":
            raise error
        return MARBLES

    monkeypatch.setattr(metadata.EntryPoint, "load", load)
    offer("games", broken=1, marbles=2)
    with caplog.at_level(logging.WARNING, logger="wardenclyffe.plugins"):
        assert "marbles" in registry.slugs()
    (problem,) = plugin_problems()
    assert type(error).__name__ in problem
    assert "\n" not in problem
    assert problem in caplog.messages
    with pytest.raises(UnknownGameError, match="the game 'broken' of another package cannot"):
        registry.find("broken")


def test_of_two_games_of_one_name_the_second_is_refused(offer: Offer) -> None:
    offer("games", marbles=MARBLES)
    offer("games", marbles=MARBLES)
    assert registry.find("marbles") is MARBLES
    (problem,) = plugin_problems()
    assert problem.endswith("another package has one of that name")


def test_a_built_in_game_cannot_be_registered_over() -> None:
    with pytest.raises(SlugTakenError, match="a built-in game is called 'duel'"):
        registry.register(evolve(high_card.GAME, slug="duel"))


def test_bots_of_another_package_play_one_game_or_all(offer: Offer) -> None:
    offer("games", marbles=MARBLES)
    offer("bots", careful=RandomBot, marbles__clever=RandomBot)
    duel = registry.find("duel")
    assert bots.bot_names(duel) == ["random", "modest", "careful", "greedy"]
    assert bots.bot_names(MARBLES) == ["random", "careful", "clever"]
    assert isinstance(make_bot(MARBLES, "clever", Chance(1)), RandomBot)
    assert plugin_problems() == ()


@pytest.mark.parametrize(
    ("name", "maker", "reason"),
    [
        ("random", RandomBot, "every game has a bot of that name"),
        ("duel__greedy", RandomBot, "Tesla vs. Edison: Duel has a bot of that name"),
        ("greedy", RandomBot, "has a bot of that name"),
        ("human", RandomBot, "a bot cannot be called 'human'"),
        ("Loud", RandomBot, "a bot cannot be called 'Loud'"),
        ("careful", "nothing", "a str does not make bots"),
        ("dule__careful", RandomBot, "no game is called 'dule'; did you mean 'duel'?"),
    ],
)
def test_a_bot_that_cannot_be_used_costs_one_line(
    offer: Offer, name: str, maker: object, reason: str
) -> None:
    offer("bots", **{name: maker})
    (problem,) = plugin_problems()
    assert reason in problem
    assert bots.bot_names(registry.find("duel")) == ["random", "modest", "greedy"]


@pytest.mark.parametrize("kind", ["dist-info", "egg-info"])
def test_a_package_on_the_path_is_looked_at_if_it_names_the_group(
    tmp_path: Path, kind: str
) -> None:
    (tmp_path / f"plain-1.0.{kind}").mkdir()
    (tmp_path / "wardenclyffe.games").write_text("[wardenclyffe.games]")
    package = tmp_path / f"marbles-1.0.{kind}"
    package.mkdir()
    (package / "entry_points.txt").write_text("[console_scripts]\nmarbles = marbles:main\n")
    path = [str(tmp_path / "nowhere"), str(tmp_path)]
    assert not entry_points._is_named("[wardenclyffe.games]", path)
    (package / "entry_points.txt").write_text("[wardenclyffe.games]\nmarbles = marbles:GAME\n")
    assert entry_points._is_named("[wardenclyffe.games]", path)
    assert not entry_points._is_named("[wardenclyffe.bots]", path)


def test_an_archive_on_the_path_is_always_looked_at(tmp_path: Path) -> None:
    (tmp_path / "packages.zip").write_bytes(b"")
    assert entry_points._is_named("[wardenclyffe.games]", [str(tmp_path / "packages.zip")])
