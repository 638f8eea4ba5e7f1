"""The names of functions are nouns or verbs, and differ by more than an underscore."""

from __future__ import annotations

import ast
import re

import pytest

from tests.docs.functions import (
    Function,
    declared_fields,
    expect_no_names,
    facade_source,
    found_in_packages,
    functions_named_here,
)
from tests.docs.sources import tree_of

PARTICIPLE = re.compile(
    "(?:\\w*ed|\\w+en|born|bought|bound|brought|built|caught|dealt|done|drawn|felt|fought|found|gone"
    "|grown|heard|held|hung|hurt|kept|known|laid|left|lost|made|meant|met|paid|said|sent|shown|sold"
    "|spent|struck|taught|thought|thrown|told|torn|won|worn|wound)"
)
"""A past participle, which says neither what a function does nor what it returns."""
PREPOSITION = re.compile(
    "(above|after|against|among|around|as|at|before|behind|below|beside|between|by|during|for|in"
    "|inside|of|over|since|through|under|until|upon|within)(_|$)"
)
"""How the name of a function may not begin; `with_`, `without_`, `to_`, `from_` and `on_` may."""
NOT_PARTICIPLES = {
    "deed",
    "feed",
    "listen",
    "need",
    "open",
    "reseed",
    "seed",
    "speed",
    "then",
    "henchmen",
    "token",
}
"""Nouns and verbs that only end like a participle."""
PARTICLES = {*("as", "at", "by", "for", "from", "here", "in", "of", "on", "there", "to", "with")}
"""Words that do not make a name of a participle: `struck_at` says neither who nor which value."""
READ_AS_A_SENTENCE = {
    "Match.after": "the public API: `match.after(seat, choice)`",
    "Match.at": "the public API: `match.at(answers)`",
}
"""Methods that may begin with a preposition, with the reason."""


def vague_functions(source: str) -> list[str]:
    """The functions that are called by a bare participle, or that begin with a preposition.

    Three kinds are exempt: log lines, which are called like their event (`@tells(Electrified)`
    makes `electrified`); properties of a Protocol, which only declare fields; and names that
    asyncssh or asyncio have chosen.
    """
    tree = tree_of(source)
    fields = declared_fields(tree)
    owners = {
        method: f"{each.name}.{method.name}"
        for each in ast.walk(tree)
        if isinstance(each, ast.ClassDef)
        for method in each.body
        if isinstance(method, Function)
    }
    return [
        name
        for each in functions_named_here(tree)
        if each not in fields
        and not any(
            ast.unparse(decorator).startswith("tells(") for decorator in each.decorator_list
        )
        and _is_vague(each.name)
        and (name := owners.get(each, each.name)) not in READ_AS_A_SENTENCE
    ]


def _is_vague(name: str) -> bool:
    if name.startswith("__") or name.lstrip("_") in NOT_PARTICIPLES:
        return False
    name = name.lstrip("_")
    first, _, rest = name.partition("_")
    is_participle = first not in NOT_PARTICIPLES and PARTICIPLE.fullmatch(first)
    return bool(PREPOSITION.match(name) or (is_participle and rest in {"", *PARTICLES}))


def test_a_function_is_called_by_a_noun_or_a_verb() -> None:
    found = found_in_packages(vague_functions)
    found["wardenclyffe.py"] = vague_functions(facade_source())
    rule = "A function is called by a noun or a verb, not by a bare participle or preposition."
    expect_no_names(found, rule)


def test_the_rule_that_a_name_breaks_is_said_with_the_module() -> None:
    with pytest.raises(AssertionError, match=r"^It is a verb\. \(docs/names\.md\)\n  a: one, two$"):
        expect_no_names({"a": ["one", "two"], "b": []}, "It is a verb.")
    expect_no_names({"b": []}, "It is a verb.")


def test_a_participle_and_a_preposition_are_found() -> None:
    source = """
def _told(): ...
def hidden(): ...
def struck_at(): ...
def of_row(): ...
async def within(): ...
def log_lines(): ...
def with_seat(): ...
def seed(): ...
def offer_card(): ...
@tells(Electrified)
def electrified(): ...
class Match:
    def after(self): ...
    @property
    def asked(self): ...
class Side(Protocol):
    @property
    def reserved(self): ...
    def found(self): ...
class Session(asyncssh.SSHServerSession):
    def eof_received(self): ...
    def refused(self): ...
"""
    assert vague_functions(source) == [
        *("_told", "hidden", "struck_at", "of_row", "within", "Match.asked", "Side.found"),
    ]


def names_with_a_private_twin(source: str) -> list[str]:
    """The functions beside which another has the same name behind an underscore.

    They are functions of the module, or methods of one class.
    """
    names_in_scopes = [
        {each.name for each in scope.body if isinstance(each, Function)}
        for scope in ast.walk(tree_of(source))
        if isinstance(scope, ast.Module | ast.ClassDef)
    ]
    return sorted(name for names in names_in_scopes for name in names if f"_{name}" in names)


def test_two_functions_differ_by_more_than_an_underscore() -> None:
    found = found_in_packages(names_with_a_private_twin)
    expect_no_names(found, "Two functions of a module differ by more than an underscore.")


def test_a_private_twin_is_found() -> None:
    source = """
def exile(): ...
def _exile(): ...
def _exile_enemy(): ...
class Unit:
    def _move(self): ...
    def move(self): ...
"""
    assert names_with_a_private_twin(source) == ["exile", "move"]


def numbers_called_by_a_command(source: str) -> list[str]:
    """The functions `count_...` that return a number: `count_` is the command to count something.

    A number is called by a noun, such as `line_count`.
    """
    return [
        each.name
        for each in functions_named_here(tree_of(source))
        if each.name.lstrip("_").startswith("count_")
        and each.returns is not None
        and "int" in ast.unparse(each.returns)
    ]


def test_a_number_is_called_by_a_noun() -> None:
    found = found_in_packages(numbers_called_by_a_command)
    expect_no_names(found, "A number is called by a noun and `_count`; `count_` is a command.")


def test_a_number_called_by_a_command_is_found() -> None:
    source = """
def count_lines(text) -> int: ...
def _count_flags(g) -> tuple[int, int]: ...
def count_bid(g) -> None: ...
def count_or_no(number) -> str: ...
"""
    assert numbers_called_by_a_command(source) == ["count_lines", "_count_flags"]


def values_called_worth(source: str) -> list[str]:
    """The functions and variables that are called the worth of something, which is its value.

    A predicate may ask whether something `is_worth_` doing.
    """
    names = [
        name
        for each in ast.walk(tree_of(source))
        for name in (getattr(each, "name", ""), getattr(each, "arg", ""), getattr(each, "id", ""))
        if isinstance(name, str) and re.search("(?<!is_)worth", name, re.IGNORECASE)
    ]
    return list(dict.fromkeys(names))


def test_there_is_one_word_for_a_value() -> None:
    expect_no_names(found_in_packages(values_called_worth), "A worth is called `_value`.")


def test_a_value_that_is_called_worth_is_found() -> None:
    source = """
MIN_WORTH = 2
def card_worth(): ...
def prefer_deed(worths):
    def worth(choice): ...
def is_worth_helping(): ...
def card_value(): ...
"""
    assert values_called_worth(source) == ["card_worth", "MIN_WORTH", "worth", "worths"]
