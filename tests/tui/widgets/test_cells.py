"""Text in any script: its paintable characters, and its width in cells."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given, strategies as st
from pyghostty import Terminal
from rich.cells import cell_len

from tui.widgets.cells import (
    breakable_pieces,
    cells_of,
    characters,
    cut_to_width,
    paintable_text,
    width_of,
    wrapped_lines,
)

SCRIPTS = (
    "こんにちは世界",
    "漢字かな交じり文。",
    "안녕하세요",
    "\u1112\u1161\u11ab\u1100\u1173\u11af",  # Hangul, letter by letter
    "שָׁלוֹם עולם",
    "مرحبا بالعالم",
    "สวัสดีครับ",
    "Ελληνικά и кириллица",
    "e\u0301 x\u0323\u0302",
    "👨\u200d👩\u200d👧 👍🏽 🇯🇵 ❤\ufe0f",
    "ｶﾀｶﾅ ｗｉｄｅ",
)
HOSTILE = "a\x1b[31mb\u202ec\u2066d\u200be\x9bf\x07g\ufeffh\u2028i\U000e0041j\ud800k\x7fl"


@pytest.mark.parametrize("words", SCRIPTS)
def test_a_terminal_takes_as_many_cells_as_we_say(words: str) -> None:
    screen = Terminal(cols=60, rows=2)
    screen.feed(paintable_text(words).encode())
    assert screen.cursor[0] == width_of(words)


@pytest.mark.parametrize("words", SCRIPTS)
def test_textual_measures_as_we_do(words: str) -> None:
    assert (
        cell_len(paintable_text(words)) == width_of(words) == len(cells_of(paintable_text(words)))
    )


def test_letters_of_any_script_stay() -> None:
    for words in SCRIPTS[:2] + SCRIPTS[4:8]:
        assert paintable_text(words) == unicodedata.normalize("NFC", words)


def test_sequences_of_uncertain_width_are_taken_apart() -> None:
    assert paintable_text("👨\u200d👩\u200d👧") == "👨👩👧"
    assert paintable_text("👍🏽 🇯🇵 ❤\ufe0f") == "👍 JP ❤"


def test_marks_stay_with_their_letter() -> None:
    assert paintable_text("e\u0301") == "é"
    assert characters(paintable_text("x\u0323a")) == ["x\u0323", "a"]
    assert paintable_text("\u0301a") == "a"


def test_a_letter_has_few_marks() -> None:
    assert len(paintable_text("x" + "\u0323" * 300)) == 5


def test_nothing_hostile_is_left() -> None:
    assert paintable_text(HOSTILE) == "a[31mbcdefgh ijkl"


@given(st.text())
@example("A\x1f\u0300")  # the accent meets its letter only when the control has gone
def test_whatever_is_painted_is_harmless_and_measured_once(words: str) -> None:
    shown = paintable_text(words)
    assert shown == paintable_text(shown)
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in shown)
    assert cell_len(shown) == width_of(words)
    plain = paintable_text(words, ascii_only=True)
    assert plain.isascii()
    assert len(plain) == width_of(words)


@given(st.text(), st.integers(-1, 12))
def test_a_cut_text_is_a_beginning_that_fits(words: str, width: int) -> None:
    shown = paintable_text(words)
    begun = cut_to_width(shown, width)
    assert shown.startswith(begun)
    assert width_of(begun) <= max(width, 0)
    assert width_of(begun) >= min(width - 1, width_of(shown))


def test_wide_text_without_spaces_breaks_anywhere_but_before_a_full_stop() -> None:
    assert wrapped_lines("こんにちは世界", 6) == ("こんに", "ちは世", "界")
    assert wrapped_lines("こんに。ちは", 6) == ("こん", "に。ち", "は")
    assert wrapped_lines("volt です ampere", 8) == ("volt で", "す", "ampere")
    assert wrapped_lines("AC", 0) == wrapped_lines("AC", 1) == ("A", "C")


@given(st.text(), st.integers(4, 20), st.sampled_from(("", "  ")))
def test_wrapped_lines_fit_and_lose_no_letter(words: str, width: int, indent: str) -> None:
    shown = paintable_text(words)
    lines = wrapped_lines(shown, width, indent)
    assert all(width_of(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(shown.split())


@given(st.text())
def test_pieces_are_the_whole_text(words: str) -> None:
    assert "".join(breakable_pieces(paintable_text(words))) == paintable_text(words)
