"""The names of the public module, its games and new matches."""

from __future__ import annotations

import pickle
import re
from itertools import pairwise
from pathlib import Path

import pytest

import wardenclyffe as w
from engine.core.errors import BadOptionError, UnknownGameError
from tests.sample_games import high_card
from tests.tools.running import run_python

ROOT = Path(__file__).parents[2]


def test_everything_it_promises_is_there() -> None:
    assert all(hasattr(w, name) for name in w.__all__)
    assert w.__version__


@pytest.mark.parametrize("name", [name for name in w.__all__ if name.endswith("Error")])
def test_an_error_is_named_by_the_module_that_exports_it(name: str) -> None:
    error = getattr(w, name)
    assert error.__module__ == "wardenclyffe"
    copy = pickle.loads(pickle.dumps(error("one line")))
    assert (type(copy), str(copy)) == (error, "one line")


def test_importing_it_loads_neither_screens_nor_saves() -> None:
    code = "import sys, wardenclyffe; print(*sys.modules)"
    modules = set(run_python("-c", code, succeeds=True).stdout.split())
    assert not modules & {"textual", "rich", "screens", "saves", "sqlite3", "net"}


def test_nothing_inside_stands_on_the_public_module() -> None:
    """It is the outermost layer; its exports are defined below it."""
    for package in ("engine", "net", "saves", "screens", "themes", "tui"):
        for file in (ROOT / package).rglob("*.py"):
            source = file.read_text("utf-8")
            assert not re.search(r"^\s*(import|from) wardenclyffe\b", source, re.MULTILINE), (
                f"{file.relative_to(ROOT)} imports wardenclyffe: import each name from the module"
                " that defines it (`Painter` from screens.table.painter, and so on)"
            )


def test_neighbouring_seeds_give_unrelated_luck() -> None:
    drawn = [w.Chance(seed).number_below(100) for seed in range(9)]
    steps = {(after - before) % 100 for before, after in pairwise(drawn)}
    assert len(steps) > 4, "without mixing the seeds they are nearly an arithmetic progression"


def test_games_are_listed_by_name() -> None:
    assert w.games()["duel"].title == "Tesla vs. Edison: Duel"
    with pytest.raises(UnknownGameError, match="did you mean 'duel'"):
        w.new_match("dule", seed=1)
    with pytest.raises(UnknownGameError, match="did you mean 'duel'"):
        w.games()["dule"]
    assert "dule" not in w.games()


def test_a_new_match_takes_seats_and_options() -> None:
    match = w.new_match("lightning", seed=1, seats=4)
    assert len(match.pending) == match.charter.seat_count == 4
    assert w.new_match("duel", seed=1, options={"draft": False}).charter.options["draft"] is False
    assert (
        w.new_match(high_card.GAME, seed=1, options={"cards": "2"}).charter.options["cards"] == "2"
    )
    with pytest.raises(BadOptionError, match="did you mean 'draft'"):
        w.new_match("duel", seed=1, options={"darft": False})


def test_all_bots_of_a_game_are_listed() -> None:
    assert w.bots("duel") == ["random", "modest", "greedy"]
    assert w.bots(high_card.GAME)[0] == "random"
    with pytest.raises(UnknownGameError, match="did you mean 'duel'"):
        w.bots("dule")


def test_the_help_about_a_match_names_its_attributes() -> None:
    attributes = vars(w.new_match("duel", seed=4))
    public = [name for name in attributes if not name.startswith("_")]
    assert public
    assert [name for name in public if f"- `{name}`: " not in str(w.Match.__doc__)] == []
