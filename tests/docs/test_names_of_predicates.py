"""Functions that return a bool ask a question or begin with `try_`; no other function does."""

from __future__ import annotations

import ast
import re

from tests.docs.functions import (
    Function,
    declared_fields,
    expect_no_names,
    found_in_packages,
    functions_named_here,
)
from tests.docs.sources import tree_of

QUESTIONS = re.compile(
    "(are|can|could|did|do|does|had|has|have|is|may|might|must|should|was|will|would)_"
)
"""How a name begins that asks."""
THIRD_PERSON = re.compile(
    "(asks|becomes|builds|concerns|contains|continues|counts|covers|crosses|draws|enters|gets|keeps"
    "|matches|meets|needs|overlaps|owns|places|shows|takes|touches|uses|wants|wins)(_|$)"
)
"""How it may begin instead: with a verb whose object follows, in the name or as an argument."""


def unclear_predicates(source: str) -> list[str]:
    """The functions that ask a question which their names do not ask.

    They return a bool, and their docstrings ask, or they have none. The docstring of an action
    says when it returns True. Names that asyncssh has chosen are exempt, and so are properties
    of a Protocol.
    """
    tree = tree_of(source)
    fields = declared_fields(tree)
    return [
        each.name
        for each in functions_named_here(tree)
        if each.returns is not None
        and each not in fields
        and not each.name.endswith("__")
        and ast.unparse(each.returns) == "bool"
        and "?" in (ast.get_docstring(each) or "?").partition("\n\n")[0]
        and not QUESTIONS.match(name := each.name.strip("_"))
        and not THIRD_PERSON.match(name)
    ]


def test_a_predicate_reads_as_a_question() -> None:
    rule = "A function that returns a bool is called by a question, or a verb with its object."
    expect_no_names(found_in_packages(unclear_predicates), rule)


def test_a_predicate_that_is_no_question_is_found() -> None:
    source = '''
def waits() -> bool: """Is the unit off the map?"""
def is_waiting() -> bool: """Is the unit off the map?"""
def keeps_results() -> bool: """Does the result stay?"""
def _fits() -> bool: ...
def _is_large() -> bool: ...
def remove() -> bool: """Remove a table, and return whether it was there."""
class Session(asyncssh.SSHServerSession):
    def shell_requested(self) -> bool: """Is a shell accepted?"""
'''
    assert unclear_predicates(source) == ["waits", "_fits"]


def orders_that_ask(source: str) -> list[str]:
    """The functions that return nothing, but whose names state or ask something.

    A function that raises an error unless something holds is called `check_` or `expect_`.
    """
    return [
        each.name
        for each in ast.walk(tree_of(source))
        if isinstance(each, Function)
        and each.returns is not None
        and ast.unparse(each.returns) == "None"
        and _is_statement(each.name.strip("_"))
    ]


def _is_statement(name: str) -> bool:
    return not name.startswith("do_") and bool(QUESTIONS.match(name) or THIRD_PERSON.match(name))


def test_a_function_that_returns_nothing_is_called_by_an_order() -> None:
    rule = "A function that returns nothing is called by a command (a check: `check_`)."
    expect_no_names(found_in_packages(orders_that_ask), rule)


def test_an_order_that_is_called_like_a_fact_is_found() -> None:
    source = """
def is_plain() -> None: ...
def _keeps_secrets() -> None: ...
async def has_legend() -> None: ...
def check_secrets() -> None: ...
def do_undo() -> None: ...
def is_open() -> bool: ...
"""
    assert orders_that_ask(source) == ["is_plain", "_keeps_secrets", "has_legend"]


RETURN_A_FACT = {
    "_paint_first_line": "whether the count of unseen cards had room",
    "lose_card": "whether the card that a unit loses was open",
    "remove_from_vault": "whether the card that leaves a vault was open",
}
"""Actions that always have an effect, and the bool that they return."""


def misnamed_tries(source: str) -> list[str]:
    """The actions that return a bool without `try_` in their names, and the reverse.

    The docstring of an action is an order; that of a predicate asks, and that of a constant answer
    begins with "The". Handlers (`handle_`) return whether nothing else is to handle the event.
    Names that asyncssh or asyncio have chosen are exempt.
    """
    return [
        each.name
        for each in functions_named_here(tree_of(source))
        if each.returns is not None
        and (lines := ast.get_docstring(each))
        and each.name not in RETURN_A_FACT
        and each.name.lstrip("_").startswith("try_")
        != (ast.unparse(each.returns) == "bool" and _is_action(each.name, lines))
    ]


def _is_action(name: str, docstring: str) -> bool:
    """Does a function that returns a bool act, by its name and docstring?"""
    name, first = name.lstrip("_"), docstring.partition("\n\n")[0]
    is_question = "?" in first or first.startswith("The ") or QUESTIONS.match(name)
    return not is_question and not name.startswith("handle_")


def test_an_action_that_returns_a_bool_is_called_a_try() -> None:
    rule = "An action that returns whether it had an effect is called `try_`, and no other."
    expect_no_names(found_in_packages(misnamed_tries), rule)


def test_an_action_that_returns_a_bool_without_try_is_found() -> None:
    source = '''
def skip() -> bool: """Skip a seat, and return whether there is another."""
def try_skip() -> bool: """Skip a seat, and return whether there is another."""
def is_last() -> bool: """Is the seat the last?"""
def handle_key() -> bool: """Ignore a key while the page is new; return whether it is ignored."""
def _try_escape() -> None: """Check luck."""
def never_alike() -> bool: """The answer of a game with secrets: False."""
def _fits() -> bool: ...
class Session(asyncssh.SSHServerSession):
    def shell_requested(self) -> bool: """Accept a shell."""
'''
    assert misnamed_tries(source) == ["skip", "_try_escape"]


NO_ADJECTIVES = {
    *("again", "allies", "bell", "below", "broke", "button", "clock", "code", "company", "draft"),
    *("elsewhere", "fell", "guests", "guide", "hints", "hit", "item", "loot", "mine", "news"),
    *("once", "over", "own_decks", "punches", "recap", "refusals", "stay", "there", "tie_break"),
    *("turn", "visit", "went_on"),
}
"""Nouns, adverbs and verbs that do not say when a field that is called so is True."""


def unclear_switches(source: str) -> list[str]:
    """The fields that are true or false, but are called by a noun, an adverb or a verb.

    The options of a game are exempt: players type their names.
    """
    return [
        f"{each.name}.{field.target.id}"
        for each in ast.walk(tree_of(source))
        if isinstance(each, ast.ClassDef) and each.name != "Options"
        for field in each.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and ast.unparse(field.annotation) == "bool"
        and (field.target.id in NO_ADJECTIVES or field.target.id.startswith(("no_", "my_")))
    ]


def test_a_field_that_is_true_or_false_is_a_question_or_an_adjective() -> None:
    rule = "A field that is true or false is called by a question or an adjective."
    expect_no_names(found_in_packages(unclear_switches), rule)


def test_a_field_that_is_true_or_false_and_called_by_a_noun_is_found() -> None:
    source = """
class Settings:
    bell: bool = True
    rings_bell: bool = True
    recap: str = ""
class Card:
    no_limit: bool = False
    fixed: bool = False
class Options:
    loot: bool = False
"""
    assert unclear_switches(source) == ["Settings.bell", "Card.no_limit"]
