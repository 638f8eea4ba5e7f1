"""Functions that write texts are called as docs/names.md says: `describe_`, `_name` and so on."""

from __future__ import annotations

import ast
import re

from tests.docs.functions import (
    expect_no_names,
    found_in_packages,
)
from tests.docs.sources import sources, tree_of

PREFIXES = {"describes": "describe_", "about_place": "about_"}
"""How the name of a function begins that writes a text, by its decorator."""


def texts_without_prefix(source: str) -> list[str]:
    """The functions that describe a choice or a place, but whose names do not say so."""
    return [
        each.name
        for each in tree_of(source).body
        if isinstance(each, ast.FunctionDef)
        for decorator in each.decorator_list
        if isinstance(decorator, ast.Call)
        and not each.name.startswith(PREFIXES.get(ast.unparse(decorator.func), ""))
    ]


def test_a_function_that_describes_says_so_in_its_name() -> None:
    rule = "A description of a choice is called `describe_`, a text about a place `about_`."
    expect_no_names(found_in_packages(texts_without_prefix), rule)


def test_a_text_that_is_named_like_an_action_is_found() -> None:
    source = """
@describes("electrify")
def electrify(): ...
@describes("refresh")
def describe_refresh(): ...
@about_place("city")
def city(): ...
@tells(Electrified)
def electrified(): ...
"""
    assert texts_without_prefix(source) == ["electrify", "city"]


TEXT_MODULES = re.compile("/(prose|describe|about|sentences|reasons|\\w*phrases)(/|\\.py$)")
"""The modules of a game that only write texts, by their paths."""


def texts_named_like_things(source: str) -> list[str]:
    """The functions that return a text, but are called by one word like the thing it is about.

    Log lines are called like their event, and `tell` makes them.
    """
    return [
        each.name
        for each in tree_of(source).body
        if isinstance(each, ast.FunctionDef)
        and each.returns is not None
        and ast.unparse(each.returns) == "str"
        and "_" not in each.name.lstrip("_")
        and each.name != "tell"
        and not each.decorator_list
    ]


def test_a_text_is_not_called_like_the_thing_it_is_about() -> None:
    found = {
        path: names
        for path, source in sources("engine/games", "screens/games")
        if TEXT_MODULES.search(path) and (names := texts_named_like_things(source))
    }
    expect_no_names(found, "A text is called by its subject and `_name` or `_text`.")


def test_a_text_that_is_called_like_a_thing_is_found() -> None:
    source = """
def city(slug: str) -> str: ...
def _fee(event: Paid) -> str: ...
def city_name(slug: str) -> str: ...
def city(slug: str) -> City: ...
def tell(event: Event) -> str: ...
@tells(Rested)
def rested(event: Rested) -> str: ...
"""
    assert texts_named_like_things(source) == ["city", "_fee"]


def misnamed_log_lines(source: str) -> list[str]:
    """The functions that make a log line, but are not called like one of its events."""
    return [
        each.name
        for each in ast.walk(tree_of(source))
        if isinstance(each, ast.FunctionDef)
        for decorator in each.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "tells"
        if each.name not in map(_to_snake_case, map(ast.unparse, decorator.args))
    ]


def _to_snake_case(event: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "_", event.rpartition(".")[2]).lower()


def test_a_log_line_is_called_like_its_event() -> None:
    rule = "The function of a log line is called like its event, in snake case."
    expect_no_names(found_in_packages(misnamed_log_lines), rule)


def test_a_log_line_with_another_name_is_found() -> None:
    source = """
@tells(e.CardSwapped, e.CardTaken)
def card_taken(event): ...
@tells(e.CardSwapped)
def swap_line(event): ...
"""
    assert misnamed_log_lines(source) == ["swap_line"]
