"""Painting functions, callbacks and rules that ask a player say so in their names."""

from __future__ import annotations

import ast

from tests.docs.functions import (
    Function,
    expect_no_names,
    found_in_packages,
    functions_named_here,
)
from tests.docs.sources import sources, tree_of


def painters_without_the_verb(source: str) -> list[str]:
    """The functions of a module that paint, but whose names do not say so.

    A function paints if its docstring says so, or if it uses a pen and returns nothing.
    """
    functions = [each for each in ast.walk(tree_of(source)) if isinstance(each, ast.FunctionDef)]
    return [
        each.name
        for each in functions
        if ((ast.get_docstring(each) or "").startswith("Paint ") or _uses_pen_only(each))
        and not each.name.lstrip("_").startswith(("paint", "repaint"))
    ]


def _uses_pen_only(function: ast.FunctionDef) -> bool:
    """Is a pen the first parameter of a function that returns nothing?"""
    parameters = [each.arg for each in function.args.args]
    return (
        parameters[:1] == ["pen"]
        and function.returns is not None
        and ast.unparse(function.returns) == "None"
    )


def test_what_paints_says_so_in_its_name() -> None:
    """Methods of a pen, a canvas or a page are exempt: `pen.button(...)` reads as an order."""
    folders = ("screens/games", "screens/home", "screens/online", "screens/table/ending")
    found = {
        path: names
        for path, source in sources(*folders)
        if not path.endswith("/pen.py")
        and (names := painters_without_the_verb(source))
        and names != ["_wind_clock"]  # it paints a clock later
    }
    expect_no_names(found, "A function that paints is called `paint_` and its subject.")


def test_a_painter_without_the_verb_is_found() -> None:
    source = '''
def _ground(): """Paint the ground."""
def _paint_ground(): """Paint the ground."""
def ground(): """The colour of the ground."""
def _frame(pen: Pen, area: Area) -> None: ...
def paint_frame(pen: Pen, area: Area) -> None: ...
def frame_style(pen: Pen) -> Style: ...
'''
    assert painters_without_the_verb(source) == ["_ground", "_frame"]


def callbacks_without_on(source: str) -> list[str]:
    """The functions that are called back, as their docstrings say, but whose names do not.

    Names that asyncssh or asyncio have chosen are exempt.
    """
    return [
        each.name
        for each in functions_named_here(tree_of(source))
        if (ast.get_docstring(each) or "").startswith(("Called when ", "Called with "))
        and not each.name.lstrip("_").startswith("on_")
    ]


def test_a_callback_says_so_in_its_name() -> None:
    found = found_in_packages(callbacks_without_on)
    expect_no_names(found, "A callback is called `on_` and what happened.")


def test_a_callback_without_on_is_found() -> None:
    source = '''
def typed(): """Called when typing has ended."""
def on_typed(): """Called when typing has ended."""
def _on_crash(): """Called with the error of the app."""
def handle_key_first() -> bool: """Called first with each key. True if it was handled."""
class Session(asyncssh.SSHServerSession):
    def connection_made(self): """Called when the channel is open."""
'''
    assert callbacks_without_on(source) == ["typed"]


def misnamed_askings(source: str) -> list[str]:
    """The functions that ask a player, but are not called `ask_` or are not async, and the reverse.

    The docstring of an asking begins with "Ask". One that returns whether it had an effect is
    called a try instead.
    """
    return [
        each.name
        for each in ast.walk(tree_of(source))
        if isinstance(each, Function)
        and not (name := each.name.lstrip("_")).startswith("try_")
        and (signs := _signs_of_an_asking(each, name)) != (True, True, True)
        and any(signs[:2])
    ]


def _signs_of_an_asking(function: Function, name: str) -> tuple[bool, bool, bool]:
    """Does the docstring of a function ask, does its name, and is it async?"""
    docstring = ast.get_docstring(function) or ""
    is_async = isinstance(function, ast.AsyncFunctionDef)
    return docstring.startswith("Ask "), name.startswith("ask_"), is_async


def test_a_rule_that_asks_a_player_says_so_in_its_name() -> None:
    found = {
        path: names
        for path, source in sources("engine/games")
        if (names := misnamed_askings(source))
    }
    rule = 'A rule that may ask a player is async, is called `ask_` and says "Ask ..." first.'
    expect_no_names(found, rule)


def test_an_asking_with_another_name_is_found() -> None:
    source = '''
async def enter(): """Ask which character enters."""
async def ask_who_enters(): """Ask which character enters."""
async def ask_mercy(): """Banish the character."""
async def try_reveal(): """Ask for a card, and return whether one was revealed."""
async def settle(): """Settle what is pending."""
def ask_targets(): """Ask all attacked seats."""
def _prompt(): """Ask who moves."""
'''
    assert misnamed_askings(source) == ["enter", "ask_mercy", "ask_targets", "_prompt"]
