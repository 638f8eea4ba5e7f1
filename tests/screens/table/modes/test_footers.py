"""The keys in the footer, without an app: in a turn, in a reaction window, during a story."""

from __future__ import annotations

from tests.screens.table.modes.fake_table_page import LIGHT, FakePage, footer_of
from tui.widgets.choices import RefusedChoice


def effect_of_enter(page: FakePage) -> str:
    keys = page.choosing.footer_keys()
    return next(key.text for key in keys if key.action == "choose")


def test_the_footer_shows_what_can_be_done() -> None:
    shown = footer_of(FakePage().choosing)
    assert shown["choose"]
    assert shown["undo"]
    assert "next_pane" in shown
    assert "pass" not in shown
    small = footer_of(FakePage(compact=True).choosing)
    assert "next_pane" not in small
    assert "back" not in small, "nothing is open: its room is for keys that do something"
    assert not shown["back"]
    waiting = FakePage()
    waiting.model.is_waiting_for_bots = True
    assert "undo" not in footer_of(waiting.choosing), "the bot answers first"


def test_the_footer_of_a_reaction_window_has_the_ways_to_pass() -> None:
    page = FakePage()
    page.reaction_clock.window = object()
    shown = footer_of(page.choosing)
    assert shown["pass"]
    assert shown["pass_on"]
    assert "undo" not in shown


def test_the_footer_while_the_player_looks_and_while_a_reveal_plays() -> None:
    page = FakePage()
    assert list(footer_of(page.looking_around)) == ["back", "next_pane", "log", "help", "home"]
    assert page.looking_around.footer_keys()[0].text == "choices"
    page.model.playback.is_playing = True
    assert page.looking_around.footer_keys()[0].text == "back"
    assert list(footer_of(page.telling)) == ["back", "look", "rules", "help", "log", "home"]


def test_the_footer_of_a_match_that_waits_or_is_over() -> None:
    page = FakePage()
    page.model.menu = None
    assert not footer_of(page.waiting)["choose"]
    assert page.over.footer_keys()[0].text == "result"


def test_both_keys_do_the_same_on_every_page_that_tells_something() -> None:
    page = FakePage()
    assert page.telling.footer_keys()[0].text == "show the result"
    page.model.is_showing_kept_result = True
    assert page.telling.footer_keys()[0].text == "continue"
    first = page.recapping.footer_keys()[0]
    assert (first.key, first.text) == ("c/b", "close the recap")


def test_the_footer_offers_reasons_only_where_something_is_refused() -> None:
    page = FakePage()
    assert not footer_of(page.choosing)["why"]
    refused = (RefusedChoice("Light: Boston", "it is lit"),)
    page.model.refused_actions = lambda: refused
    assert footer_of(page.choosing)["why"]
    shown = list(footer_of(page.choosing))
    assert shown.index("why") < shown.index("rules"), "a small footer still has room for it"


def test_the_footer_says_whether_enter_must_be_pressed_twice() -> None:
    assert effect_of_enter(FakePage()) == "choose"
    page = FakePage(final=LIGHT)
    assert effect_of_enter(page) == "×2 choose"
    assert not footer_of(page.choosing)["back"]
    page.menu.go_to(0)
    assert effect_of_enter(page) == "×2 choose", "it does not matter that the player has moved"
    assert page.menu.enter() is None
    assert footer_of(page.choosing)["back"]
    assert effect_of_enter(page) == "confirm"
    assert page.menu.enter() == LIGHT[0]


def test_without_a_pane_for_it_the_log_comes_before_the_keys_of_the_map() -> None:
    """A footer that is too long loses its last keys."""
    keys = list(footer_of(FakePage(compact=True).choosing))
    needed = ["choose", "undo", "look", "hint", "help", "log"]
    assert keys[: len(needed)] == needed
    keys = list(footer_of(FakePage().choosing))
    assert keys.index("log") > keys.index("rules")
