"""Every action of a page has a row in the table of keys, and every row of it does something."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from textual.screen import Screen

import screens
from screens.base.page import Page
from tui.keys import (
    CHAT,
    EVERYWHERE,
    KEYS,
    TYPING,
    Keymap,
    error_in_changes,
    make_keymap,
    scope_with_bases,
)

ROOT = Path(inspect.getfile(screens)).parent
ANSWERED_ELSEWHERE = {
    "quit_now": "a binding of the app",
    **dict.fromkeys(
        ("yes", "no", "decline", "any_seat", "sit", "sit_as_well", "open", "reserve"),
        "what a ChoosePage leaves with",
    ),
    "type_for_shuffle": "what TermsPage leaves with; the waiting room does it itself",
    **dict.fromkeys(("team_talk", "mute", "unmute"), "ChatView.say_or_run"),
}


def page_classes() -> list[type[Page]]:
    for module in pkgutil.walk_packages([str(ROOT)], "screens."):
        importlib.import_module(module.name)
    found: list[type[Page]] = []
    left: list[type[Page]] = [Page]
    while left:
        found.append(left.pop())
        left += [each for each in found[-1].__subclasses__() if each.__module__[:8] == "screens."]
    return list(dict.fromkeys(found))


def actions(page: type[Page]) -> Iterator[str]:
    for each in (page, *page.PARTS.values()):
        names = (name for name in dir(each) if name.startswith("action_") and getattr(each, name))
        own = (name for name in names if getattr(each, name) is not getattr(Screen, name, None))
        yield from (name.removeprefix("action_") for name in own)


def unlisted(page: type[Page], keymap: Keymap) -> list[str]:
    rows = [
        *keymap.keys_in_scope(page.SCOPE),
        *(key for m in page.MENUS for key in keymap.own_keys(m)),
    ]
    listed = {key.action for key in (*rows, *keymap.own_keys(EVERYWHERE), *keymap.own_keys(TYPING))}
    return [action for action in actions(page) if action not in listed]


def doers(pages: Iterable[type[Page]]) -> set[tuple[str, str]]:
    return {
        (scope, action)
        for page in pages
        for scope in (*scope_with_bases(page.SCOPE), *page.MENUS)
        for action in actions(page)
    }


ABSTRACT = (
    "Page",
    "FirstPage",
    "ScrollingPage",
    "ReadingPopup",
    "ListingPage",
    "FormPage",
    "ChatPage",
    "Popup",
)
"""Pages that are never opened as such; their actions are listed with their subclasses."""


@pytest.mark.parametrize("page", page_classes(), ids=lambda page: page.__name__)
def test_a_page_does_nothing_that_no_key_of_the_table_leads_to(page: type[Page]) -> None:
    if page.__name__ not in ABSTRACT:
        assert not [each for each in unlisted(page, Keymap()) if not _is_inherited(page, each)]


def _is_inherited(page: type[Page], action: str) -> bool:
    """Does an action come from a page with more keys? On this page it is out of reach."""
    return not any(f"action_{action}" in vars(each) for each in (page, *page.PARTS.values()))


def test_every_row_of_the_table_does_something() -> None:
    pages = page_classes()
    done = doers(pages)
    everywhere = {action for _, action in done}
    idle = [
        (key.scope, key.action)
        for key in KEYS
        if key.action not in ANSWERED_ELSEWHERE
        and (key.scope, key.action) not in done
        and not (
            key.scope in (EVERYWHERE, TYPING, "table", "game_over") and key.action in everywhere
        )
    ]
    assert not idle


# Changing keys


def test_a_change_for_one_page_leaves_the_others_alone() -> None:
    changes = {"home.rules": "R", "undo": "U"}
    assert error_in_changes(changes) == ""
    changed = make_keymap(changes=changes)
    assert changed.action_of_key("R", "home") == "rules"
    assert changed.action_of_key("r", "table") == "rules"
    assert changed.action_of_key("U", "table") == changed.action_of_key("U", "handover") == "undo"
    assert changed.action_of_key("t", "table_menu") == "undo", "a menu keeps its letters"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"quit_now": "x"}, "cannot have other keys"),
        ({"accept": "x"}, "cannot be typed"),
        ({"home.settings": "n"}, "both"),
        ({"nowhere.rules": "n"}, "no action"),
    ],
)
def test_changes_that_cannot_be_made_are_told(changes: dict[str, str], words: str) -> None:
    assert words in error_in_changes(changes)


def test_commands_of_the_chat_are_rows_of_the_table() -> None:
    keys = Keymap()
    assert keys.command_in_chat("/mute  bob ") == ("mute", "bob")
    assert keys.command_in_chat("/unmute bob") == ("unmute", "bob")
    assert keys.command_in_chat("/mute") is None
    assert keys.command_in_chat("hello /mute bob") is None
    assert keys.command_in_chat(" /T go left") == ("team_talk", "go left"), (
        "not said to all by a slip"
    )
    assert keys.command_in_chat("/team go left") == ("team_talk", "go left")
    assert {key.action for key in keys.keys_in_scope(CHAT)} == {"team_talk", "mute", "unmute"}
    assert {key.action for key in keys.keys_in_scope(TYPING)} == {"accept", "cancel"}
