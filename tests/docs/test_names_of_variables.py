"""Variables, parameters and constants are called after their values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from tests.docs.functions import (
    Function,
    expect_no_names,
    facade_source,
    found_in_packages,
)
from tests.docs.sources import PACKAGES, sources, tree_of
from tests.docs.test_names_of_functions import NOT_PARTICIPLES, PARTICIPLE

EMPTY_WORDS = {
    *("amazed", "away", "counted", "happened", "hidden", "owned", "reached", "robbed", "stored"),
    *("who", "why"),
    *("asked", "asks", "brings", "chosen", "drawn", "found", "gained", "given", "gone", "got"),
    *("has", "held", "kept", "known", "lacks", "lost", "made", "met", "moved", "named", "needed"),
    *("paid", "passed", "said", "seen", "shown", "spent", "taken", "told", "used", "wanted", "won"),
    *("at", "because", "by", "then", "to", "was"),
    *("converted", "failed", "framed", "gathered", "listed", "loaded", "merged", "missed", "noted"),
    *("outside", "painted", "pointed", "remembered", "replaced", "scored", "until", "waited"),
    *("again", "blocked", "called", "carried", "closed", "covered", "described", "ended", "far"),
    *("explained", "few", "here", "how", "laid", "linked", "many", "meant", "near", "opened"),
    *("own", "picked", "played", "raised", "ranked", "ruined", "shared", "skipped", "struck"),
    *("there", "turned", "typed", "up", "what", "when", "whose", "within"),
    *("across", "back", "beside", "down", "more", "where"),
}
"""Words that tell nothing about the value of a variable that is called so."""


def vague_variables(source: str) -> list[str]:
    """The parameters and local variables that are called by such a word, with their functions."""
    return [
        f"{function.name}.{name}"
        for function in ast.walk(tree_of(source))
        if isinstance(function, Function)
        for name in sorted(EMPTY_WORDS & _variables_of(function))
    ]


def _variables_of(function: Function) -> set[str]:
    """The parameters and local variables of a function, with those of the functions inside it."""
    names = set[str]()
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.MatchAs(name=str() as name) | ast.MatchStar(name=str() as name):
                names.add(name)
    return names


def test_a_variable_is_called_after_its_value() -> None:
    checked = {**dict(sources(*PACKAGES, "bench")), "wardenclyffe.py": facade_source()}
    vague = {path: vague_variables(source) for path, source in checked.items()}
    rule = "A variable is called after its value, not by a word of EMPTY_WORDS."
    expect_no_names(vague, rule)


def test_a_variable_with_an_empty_name_is_found() -> None:
    source = """
def odds_of(shown, cards, *given):
    found = [made for made in shown if made]
    match shown:
        case [told, *more]: ...
    return unit.held
def paint_row(row, at, *, here: bool): ...
"""
    assert vague_variables(source) == [
        *(
            "odds_of.found",
            "odds_of.given",
            "odds_of.made",
            "odds_of.more",
            "odds_of.shown",
            "odds_of.told",
        ),
        *("paint_row.at", "paint_row.here"),
    ]


FIELDS_BY_ONE_WORD = {
    **dict.fromkeys(("created", "updated"), "a time"),
    **dict.fromkeys(("down", "left", "rounded", "up"), "a direction or a form of a glyph"),
    "across": "the columns of a grid, beside `down`",
    "beaten": "the guardians, in a view about guardians",
    "until": "the end of a ban",
    "where": "a term of the glossary",
}
"""Words that are the names of fields which are not true or false, with the reason."""


def vague_fields(source: str) -> list[str]:
    """The fields that are called by such a word or by a bare participle, with their classes.

    Those that are true or false may be adjectives; `test_names_of_predicates.py` checks them.
    """
    return [
        f"{each.name}.{name}"
        for each in ast.walk(tree_of(source))
        if isinstance(each, ast.ClassDef)
        for name in dict.fromkeys(_fields_of(each))
        if (word := name.strip("_")) not in FIELDS_BY_ONE_WORD
        and word not in NOT_PARTICIPLES
        and (word in EMPTY_WORDS or ("_" not in word and PARTICIPLE.fullmatch(word)))
    ]


def _fields_of(cls: ast.ClassDef) -> Iterator[str]:
    """The fields of a class, and those of `self`, that are not true or false."""
    for node in ast.walk(cls):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                is_bool = "bool" in ast.unparse(annotation)
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=annotation):
                is_bool = "bool" in ast.unparse(annotation)
            case ast.Assign(targets=[ast.Attribute(attr=name, value=ast.Name(id="self"))]):
                is_bool = isinstance(node.value, ast.Constant) and isinstance(
                    node.value.value, bool
                )
            case _:
                continue
        if not is_bool:
            yield name


def test_a_field_is_called_after_its_value() -> None:
    assert found_in_packages(vague_fields) == {}


def test_a_field_with_an_empty_name_is_found() -> None:
    source = """
class Notifier:
    where: Where
    killed: bool
    struck: str
    cards: int
    def __init__(self):
        self._stalled: Timer | None = None
        self._later = call_later()
        self.by = 3
        self.revealed = False
"""
    assert vague_fields(source) == ["Notifier.struck", "Notifier._stalled", "Notifier.by"]


def seconds_without_unit(source: str) -> list[str]:
    """The constants of a module that are seconds, as their docstrings say, but not their names."""
    found = []
    for each in ast.walk(tree_of(source)):
        body = each.body if isinstance(each, ast.Module | ast.ClassDef) else []
        for before, after in pairwise(body):
            match before, after:
                case (
                    ast.Assign(targets=[target]) | ast.AnnAssign(target=target),
                    ast.Expr(value=ast.Constant(value=str() as text)),
                ) if text.startswith("Seconds "):
                    names = [name.id for name in ast.walk(target) if isinstance(name, ast.Name)]
                    found += [name for name in names if name.isupper() and "SECONDS" not in name]
    return found


def test_a_constant_in_seconds_says_so() -> None:
    rule = "A constant in seconds has SECONDS in its name."
    expect_no_names(found_in_packages(seconds_without_unit), rule)


def test_seconds_without_their_unit_are_found() -> None:
    source = '''
GRACE = 5.0
"""Seconds until the app is cancelled."""
EACH, MAX_SECONDS = 0.5, 2.0
"""Seconds for each terminal, and at most."""
LINES = 5
"""Lines of a log."""
class Page:
    DEAF: float = 0.8
    """Seconds in which keys are ignored."""
    left: float = 0.0
    """Seconds that are left."""
'''
    assert seconds_without_unit(source) == ["GRACE", "EACH", "DEAF"]
