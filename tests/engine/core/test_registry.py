"""Games by name."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest
from attrs import evolve

from engine.core import registry
from engine.core.errors import UnknownGameError
from tests.sample_games import high_card


@pytest.fixture
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))


@pytest.mark.parametrize("slug", registry._BUILT_IN)
def test_the_module_of_a_built_in_game_has_the_game(slug: str) -> None:
    """A row of `_BUILT_IN` with a module that does not exist stops every page that lists games."""
    assert import_module(registry._BUILT_IN[slug]).GAME.slug == slug


def test_every_game_on_the_shelf_can_be_found() -> None:
    assert [registry.find(slug).slug for slug in registry.slugs()] == registry.slugs()
    assert len(set(registry.slugs())) == len(registry.slugs())


@pytest.mark.usefixtures("_shelf")
def test_a_game_from_elsewhere_can_be_added() -> None:
    game = evolve(high_card.GAME, slug="elsewhere")
    registry.register(game)
    assert registry.find("elsewhere") is game
    assert registry.slugs()[-1] == "elsewhere"


def test_a_slip_gets_a_suggestion() -> None:
    with pytest.raises(UnknownGameError, match=r"did you mean 'duel'\?"):
        registry.find("dule")


def test_a_strange_name_gets_the_list() -> None:
    with pytest.raises(UnknownGameError, match=r"there are: .*duel"):
        registry.find("zzzz")


def test_first_games_are_listed_as_the_games_say() -> None:
    """Their titles are known before the games are loaded, so they are written down twice."""
    told = dict(registry.first_games())
    games = [registry.find(slug) for slug in registry.slugs()]
    assert told == {game.slug: game.title for game in games if game.first_game is not None}


def test_first_games_are_listed_without_loading_them() -> None:
    code = (
        "import sys; from engine.core import registry; registry.first_games(); "
        "sys.exit(any(name.startswith('engine.games.') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
