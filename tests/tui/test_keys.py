"""One table of keys, without conflicts."""

from __future__ import annotations

import pytest

from tui.keys import KEYS, Keymap, error_in_changes, key_name, make_keymap

SCOPES = sorted({key.scope for key in KEYS})


@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("vi", [False, True])
def test_no_key_means_two_things(scope: str, vi: bool) -> None:
    keys = make_keymap(vi=vi)
    pressed = [name for key in keys.keys if key.scope == scope for name in key.keys]
    assert len(pressed) == len(set(pressed))


def test_at_the_table_nothing_eclipses_what_works_everywhere() -> None:
    for vi in (False, True):
        names = [name for key in make_keymap(vi=vi).keys_in_scope("table") for name in key.keys]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("vi", [False, True])
def test_jump_letters_are_no_commands(vi: bool) -> None:
    keys = make_keymap(vi=vi)
    letters = keys.free_letters()
    assert len(set(letters)) == len(letters) >= 40
    assert all(keys.action_of_key(each, "table") is None for each in letters)


@pytest.mark.parametrize("vi", [False, True])
def test_a_key_that_moves_in_vi_never_answers(vi: bool) -> None:
    """A player who presses j by habit means to move down, not to sell a share."""
    assert set("hjkl").isdisjoint(make_keymap(vi=vi).free_letters())


def test_the_usual_keys() -> None:
    keys = Keymap()
    found = {
        name: keys.action_of_key(name, "table") for name in ("u", "h", "r", "l", "?", "q", "enter")
    }
    assert found == {
        "u": "undo",
        "h": "hint",
        "r": "rules",
        "l": "log",
        "?": "help",
        "q": "home",
        "enter": "choose",
    }
    assert keys.action_of_key("u", "everywhere") is None
    assert keys.action_of_key("n", "rules") == "next_result"


def test_vi_keys_move_and_send_hint_and_log_to_capitals() -> None:
    keys = make_keymap(vi=True)
    moved = [keys.action_of_key(name, "table") for name in "hjklHL"]
    assert moved == ["left", "down", "up", "right", "hint", "log"]
    assert keys.action_of_key("up", "table") == "up", "the arrows still work"


def test_a_person_may_change_keys() -> None:
    keys = make_keymap(changes={"undo": "U ctrl+z"})
    assert keys.action_of_key("U", "table") == keys.action_of_key("ctrl+z", "table") == "undo"
    assert keys.action_of_key("u", "table") is None
    assert "u" in keys.free_letters()
    assert "U" not in keys.free_letters()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"fly": "f"}, "no action 'fly'"),
        ({"undo": "  "}, "undo has no key"),
        ({"undo": "h"}, "both"),
        ({"undo": "enter"}, "both"),
    ],
)
def test_bad_changes_are_told_in_one_line(changes: dict[str, str], words: str) -> None:
    assert words in error_in_changes(changes)
    assert "\n" not in error_in_changes(changes)


def test_good_changes_are_no_problem() -> None:
    assert error_in_changes({"undo": "U"}) == ""
    assert error_in_changes({}, vi=True) == ""


def test_keys_are_shown_as_they_stand_on_the_keyboard() -> None:
    assert [key_name(key) for key in ("up", "enter", "pageup", "?")] == ["↑", "Enter", "PgUp", "?"]
    assert key_name("up", ascii_only=True) == "Up"
    assert [key_name(key) for key in ("ctrl+p", "alt+left", "shift+tab", "+")] == [
        "Ctrl+P",
        "Alt+←",
        "Shift+Tab",
        "+",
    ]
    assert Keymap().shown_key("back") == "Esc"


def test_a_scope_replaces_rows_of_those_that_it_builds_on() -> None:
    """The brackets turn pages in the replay of a map; elsewhere they go from turn to turn."""
    keys = Keymap()
    assert (
        keys.action_of_key("]", "replay")
        == keys.action_of_key("pagedown", "replay_map")
        == "next_phase"
    )
    assert (
        keys.action_of_key("]", "replay_map") == keys.action_of_key("]", "table_map") == "next_page"
    )
    assert [key.action for key in keys.own_keys("replay_map")].count("next_phase") == 1


@pytest.mark.parametrize("scope", ["table_map", "online_map", "replay_map"])
@pytest.mark.parametrize("vi", [False, True])
def test_the_keys_of_a_map_clash_with_none_of_its_page(scope: str, vi: bool) -> None:
    names = [name for key in make_keymap(vi=vi).own_keys(scope) for name in key.keys]
    assert len(names) == len(set(names))


def test_a_change_that_clashes_on_a_map_only_is_told() -> None:
    assert "both" in error_in_changes({"undo": "f"})


def test_a_player_may_take_the_key_that_suspends_for_something_else() -> None:
    assert Keymap().action_of_key("ctrl+z", "table") == "suspend"
    assert error_in_changes({"undo": "ctrl+z"}) == ""
    assert make_keymap(changes={"undo": "ctrl+z"}).action_of_key("ctrl+z", "table") == "undo"


def test_an_app_without_a_shell_has_no_key_to_suspend() -> None:
    keys = Keymap().without_actions({"suspend"})
    assert keys.action_of_key("ctrl+z", "table") is None
    assert keys.action_of_key("ctrl+p", "table") == "palette"
