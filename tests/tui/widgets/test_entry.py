"""A line that is being typed: the usual editing keys, in any script."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from themes.look import look
from tui.keys import EDIT_KEYS
from tui.widgets.canvas import Canvas
from tui.widgets.cells import paintable_text, width_of
from tui.widgets.entry import Entry

LOOK = look()


KEYS = [key for keys in EDIT_KEYS.values() for key in keys]


def entry(marked: str) -> Entry:
    """An entry with the cursor where `|` is."""
    before, _, after = marked.partition("|")
    return Entry(before + after, cursor=len(before))


def told(line: Entry) -> str:
    return f"{line.text_before}|{line.text_after}"


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("volt amp|ere", "left", "volt am|pere"),
        ("volt amp|ere", "right", "volt ampe|re"),
        ("volt amp|ere", "home", "|volt ampere"),
        ("volt amp|ere", "ctrl+a", "|volt ampere"),
        ("volt amp|ere", "end", "volt ampere|"),
        ("volt amp|ere", "ctrl+e", "volt ampere|"),
        ("volt amp|ere", "ctrl+left", "volt |ampere"),
        ("volt, |ampere", "alt+left", "|volt, ampere"),
        ("vo|lt, ampere", "ctrl+right", "volt|, ampere"),
        ("volt|, ampere", "alt+right", "volt, ampere|"),
        ("volt amp|ere", "backspace", "volt am|ere"),
        ("volt amp|ere", "delete", "volt amp|re"),
        ("volt amp|ere", "ctrl+w", "volt |ere"),
        ("volt  |ere", "alt+backspace", "|ere"),
        ("vo|lt ampere", "ctrl+delete", "vo| ampere"),
        ("volt amp|ere", "ctrl+u", "|ere"),
        ("volt amp|ere", "ctrl+k", "volt amp|"),
        ("漢字|かな", "left", "漢|字かな"),
        ("漢字|かな", "backspace", "漢|かな"),
        ("x\u0323|y", "left", "|x\u0323y"),
        ("x\u0323|y", "backspace", "|y"),
        ("|x\u0323y", "delete", "|y"),
        ("|x\u0323y", "right", "x\u0323|y"),
        ("שלום |עולם", "ctrl+w", "|עולם"),
    ],
)
def test_a_key_edits_as_in_a_shell(before: str, key: str, after: str) -> None:
    line = entry(before)
    assert line.try_press(key, None)
    assert told(line) == after


@pytest.mark.parametrize("key", KEYS)
def test_keys_do_no_harm_to_an_empty_line(key: str) -> None:
    line = Entry()
    assert line.try_press(key, None)
    assert told(line) == "|"


@given(st.text(max_size=20), st.lists(st.sampled_from(KEYS) | st.text(max_size=3), max_size=12))
def test_the_text_stays_paintable_and_short_whatever_is_typed(begun: str, typed: list[str]) -> None:
    line = Entry(paintable_text(begun), 24)
    canvas = Canvas(10, 1, LOOK)
    for each in typed:
        if each in KEYS:
            line.try_press(each, None)
        else:
            line.insert(each)
        assert line.text == paintable_text(line.text)
        assert 0 <= line.cursor <= len(line.text) <= 24
        line.paint(canvas, 1, 0, 8)
        assert width_of(canvas.picture().strips[0].text) == 10


def test_an_accent_typed_after_its_letter_joins_it() -> None:
    line = entry("caf|!")
    for letter in ("e", "\u0301"):
        assert line.try_press(letter, letter)
    assert told(line) == "café|!"


def test_a_paste_is_cut_between_characters() -> None:
    line = Entry(longest=5)
    line.insert("漢x\u0323x\u0323x\u0323")
    assert line.text == "漢x\u0323x\u0323"


def test_a_long_wide_line_scrolls_with_its_cursor() -> None:
    canvas = Canvas(10, 1, LOOK)
    Entry("漢字かな交じり文").paint(canvas, 0, 0, 6)
    assert canvas.picture().lines() == ["り文"]
    line = entry("漢字|かな交じり文")
    line.paint(canvas, 0, 0, 6)
    assert canvas.picture().lines() == ["漢字か"]


def test_the_cursor_covers_a_wide_character() -> None:
    canvas = Canvas(10, 1, LOOK)
    entry("a|字b").paint(canvas, 0, 0, 8)
    (under,) = [each for each in canvas.picture().strips[0] if "字" in each.text]
    assert under.text == "字"
    assert under.style is not None
    assert under.style.bgcolor is not None
    assert under.style.bgcolor.name == LOOK.palette["accent"]


def test_an_entry_is_edited_like_any_line() -> None:
    entry = Entry("volt", longest=8)
    for key in ("left", "left", "backspace", "home", "delete", "end"):
        assert entry.try_press(key, None)
    assert entry.text == "lt"
    assert entry.try_press("x", "x")
    entry.insert("\x1b[1mABCDEFGHIJ\n")
    assert entry.text == "ltx[1mAB"
    assert not entry.try_press("f5", None)
    entry.try_press("ctrl+u", None)
    assert entry.text == ""


def test_a_long_entry_scrolls_with_its_cursor() -> None:
    canvas = Canvas(10, 1, LOOK)
    Entry("abcdefghijklmnop").paint(canvas, 0, 0, 6)
    assert canvas.picture().lines() == ["lmnop"]
