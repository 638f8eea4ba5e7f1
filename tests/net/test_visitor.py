"""Names, and text from strangers."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from net.visitor import Visitor, is_name, plain_text


@pytest.mark.parametrize(
    "name", ["a", "tesla", "x-1_2", "0", "a" * 16, "nikola.tesla", "a.b.c", "a1.2"]
)
def test_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["", "-a", "_a", "A", "a b", "a\n", "é", "a" * 17, "\x1b", "tes\u3164la"]
)
def test_what_is_no_name(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize("name", [".a", "a.", "a..b", "a/../b", "10.0.0.1", "a." + "b" * 15])
def test_a_dot_stands_alone_inside_a_name_that_is_no_address(name: str) -> None:
    assert not is_name(name)


@given(st.text(max_size=300), st.integers(1, 50))
def test_text_from_a_stranger_is_harmless_and_short(text: str, length: int) -> None:
    said = plain_text(text, length)
    assert len(said) <= length
    assert said.isprintable()
    assert said == " ".join(said.split())


def test_escape_codes_and_directions_are_gone_and_words_stay() -> None:
    assert plain_text("hi\x1b]0;x\x07 \u202ethere\u200b\r\n you", 40) == "hi ]0;x there you"


@pytest.mark.parametrize("words", ["こんにちは", "שלום עולם", "مرحبا", "é", "สวัสดี", "漢字。"])
def test_words_of_any_script_stay(words: str) -> None:
    assert plain_text(f"\u202e{words}\u200f\x1b", 40) == words


@pytest.mark.parametrize("blank", ["\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"])
def test_letters_without_a_shape_are_spaces(blank: str) -> None:
    assert plain_text(f"a{blank}b{blank}", 40) == "a b"
    assert plain_text(blank * 3, 40) == ""


def test_accents_are_composed_and_joined_emoji_taken_apart() -> None:
    assert plain_text("e\u0301 👨\u200d👩", 40) == "é 👨👩"


def test_marks_do_not_pile_up() -> None:
    assert len(plain_text("x" + "\u0323" * 100, 100)) == 5


def test_a_guest_is_not_the_account_of_the_same_name() -> None:
    guest, account = Visitor("tesla", "192.0.2.7"), Visitor("tesla", "192.0.2.7", "SHA256:x")
    assert guest.identity != account.identity
    assert (guest.label, account.label) == ("tesla (guest)", "tesla")
