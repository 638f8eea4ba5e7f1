"""The keys in the footer, without an app: in a turn, in a reaction window, during a reveal."""

from __future__ import annotations

from tests.screens.table.parts.fake_table_page import FakePage, footer_of


def test_the_footer_shows_what_can_be_done() -> None:
    shown = footer_of(FakePage())
    assert shown["choose"]
    assert shown["undo"]
    assert "next_pane" in shown
    assert "pass" not in shown
    assert "next_pane" not in footer_of(FakePage(compact=True))


def test_the_footer_of_a_reaction_window_has_the_ways_to_pass() -> None:
    page = FakePage()
    page.reaction_clock.window = object()
    shown = footer_of(page)
    assert shown["pass"]
    assert shown["pass_on"]
    assert "undo" not in shown


def test_the_footer_while_the_player_looks_and_while_a_reveal_plays() -> None:
    page = FakePage()
    page.looking.is_on = True
    assert list(footer_of(page)) == ["back", "next_pane", "log", "help", "home"]
    page.model.reveal.is_playing = True  # type: ignore[misc]
    assert list(footer_of(page)) == ["back", "next_pane", "log", "help", "home"]
    page.looking.is_on = False
    assert list(footer_of(page)) == ["choose", "look", "rules", "help", "log", "home"]
