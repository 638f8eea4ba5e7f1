"""The keys while a reveal is playing, without an app."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from attrs import define, field

from screens.table.parts.navigation import CHOICES, LOG
from screens.table.parts.reveal_keys import RevealHost, RevealKeys
from screens.table.table_model import TableModel
from tests.screens.table.parts.fake_page import as_model


@define
class FakeRevealPage:
    """The page of a table with a reveal."""

    model: TableModel
    navigation: Any
    looking: Any
    said: list[str] = field(factory=list)

    def say(self, text: str, *, severity: str = "information") -> None:
        self.said.append(text)


def page(*, pane: str = CHOICES, looks: bool = False) -> FakeRevealPage:
    model = as_model(reveal_text=lambda: "Esc continues.")
    return FakeRevealPage(model, SimpleNamespace(pane=pane), SimpleNamespace(is_on=looks))


def keys_of(page: FakeRevealPage) -> RevealKeys:
    return RevealKeys(cast("RevealHost", page))


@pytest.mark.parametrize("action", ["pass", "undo", "hint", "turn", "down", None])
def test_a_key_that_must_wait_says_how_to_continue(action: str | None) -> None:
    table = page()
    assert keys_of(table).handle_action(action)
    assert table.said == ["Esc continues."]


@pytest.mark.parametrize("action", ["choose", "pick", "back", "look", "rules", "log", "home"])
def test_a_key_that_continues_looks_or_reads_has_its_usual_effect(action: str) -> None:
    table = page()
    assert not keys_of(table).handle_action(action)
    assert table.said == []


@pytest.mark.parametrize(("action", "allowed"), [("down", True), ("choose", True), ("pass", False)])
def test_a_player_who_is_looking_can_move_and_open_but_not_answer(
    action: str, allowed: bool
) -> None:
    assert keys_of(page(looks=True)).is_allowed(action) == allowed


@pytest.mark.parametrize(("action", "allowed"), [("up", True), ("page_up", True), ("hint", False)])
def test_the_log_can_be_scrolled(action: str, allowed: bool) -> None:
    assert keys_of(page(pane=LOG)).is_allowed(action) == allowed
