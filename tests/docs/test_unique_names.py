"""Types and functions have unique names: a name tells the reader which one is meant."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from tests.docs.sources import PACKAGES, sources, tree_of

DERIVED = {
    "GreedyBot": "each game derives its greedy bot from that of engine.bots",
    "Pen": "each game derives its pen from that of tui.widgets",
}
"""Names that a shared package and the games may both define, with the reason."""
SAME = {
    "from_text": "what was written by the to_text beside it",
    "main": "runs a command and returns its exit status",
    "register": "adds to the games, or to the painters, of this process",
    "to_text": "JSON to be stored, or to be exported",
}
"""Functions of shared packages that two modules define, with the reason."""
_TYPE = re.compile(r"_?[A-Z][a-z]")
_GAME = re.compile(r"(?:engine|screens)/games/(\w+)/")


def types_of(source: str) -> list[str]:
    """The classes and the aliases of types that a module defines at its top level."""
    found = []
    for node in tree_of(source).body:
        match node:
            case ast.ClassDef(name=name):
                found.append(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.append(name)
    return [name for name in found if _TYPE.match(name)]


def shared_names(modules: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Names that mean two things, with the paths of their modules.

    Each module is a path and its source. Games do not know each other: two of them may both have
    a City, but neither may have two, nor one where a shared package has a City.
    """
    found: dict[str, list[str]] = defaultdict(list)
    for path, source in modules:
        for name in types_of(source):
            found[name].append(path)
    return {name: paths for name, paths in found.items() if _clash(paths)}


def _clash(paths: list[str]) -> bool:
    games = [game[1] if (game := _GAME.match(path)) else "" for path in paths]
    return len(set(games)) < len(games) or (len(games) > 1 and "" in games)


def test_a_name_of_a_type_means_one_thing() -> None:
    modules = list(sources(*PACKAGES))
    assert len(modules) > 300
    clashes = shared_names(modules)
    assert clashes.keys() - DERIVED.keys() == set(), clashes
    assert DERIVED.keys() <= clashes.keys()


def test_a_name_of_a_shared_function_means_one_thing() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path, source in sources(*PACKAGES):
        if not _GAME.match(path):
            for name in functions_of(source):
                found[name].append(path)
    twice = {name: paths for name, paths in found.items() if len(paths) > 1}
    assert twice.keys() == SAME.keys(), twice


def test_a_name_of_a_function_of_a_game_means_one_thing() -> None:
    """An action, its description, the reason to take it and the text of its place differ."""
    assert repeated_functions(sources("engine/games", "screens/games")) == {}


def repeated_functions(modules: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Functions that several modules of a game define, with the paths of these modules.

    Each module is a path and its source. The keys name the game: "duel electrify".
    """
    found: dict[str, list[str]] = defaultdict(list)
    for path, source in modules:
        if game := _GAME.match(path):
            for name in functions_of(source):
                found[f"{game[1]} {name}"].append(path)
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_a_function_that_a_game_defines_twice_is_found() -> None:
    rules, texts, other = (
        "engine/games/duel/rules/actions.py",
        "engine/games/duel/describe.py",
        "engine/games/taidian/describe.py",
    )
    source = "def electrify(): ..."
    assert repeated_functions((path, source) for path in (rules, texts, other)) == {
        "duel electrify": [rules, texts]
    }


def functions_of(source: str) -> list[str]:
    """The functions that a module offers to others."""
    body = tree_of(source).body
    functions = [each for each in body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [each.name for each in functions if not each.name.startswith("_")]


def test_functions_are_found_but_for_private_ones_and_methods() -> None:
    source = (
        "def one(): ...\nasync def two(): ...\ndef _own(): ...\nclass A:\n    def three(self): ..."
    )
    assert functions_of(source) == ["one", "two"]


CITY = "class City: ..."


@pytest.mark.parametrize(
    ("first", "second", "other"),
    [
        ("net/hall/seats.py", "tui/keys.py", CITY),
        ("net/hall/seats.py", "tui/keys.py", "City = tuple[int, int]"),
        ("net/hall/seats.py", "tui/keys.py", "City: TypeAlias = str"),
        ("engine/core/match.py", "screens/games/duel/board.py", CITY),
        ("engine/games/duel/state.py", "screens/games/duel/board.py", CITY),
    ],
)
def test_a_name_with_two_meanings_is_found(first: str, second: str, other: str) -> None:
    assert shared_names([(first, CITY), (second, other)]) == {"City": [first, second]}


def test_each_game_may_have_its_own_and_constants_are_no_types() -> None:
    games = ("engine/games/duel/state.py", "engine/games/currents/state.py")
    assert shared_names([(game, CITY) for game in games]) == {}
    assert shared_names([("net/a.py", "MOST = 1"), ("net/b.py", "MOST = 2")]) == {}
