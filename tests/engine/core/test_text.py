"""Words for people."""

from __future__ import annotations

import pytest

from engine.core.text import (
    closest_word,
    count,
    count_or_no,
    join_with_and,
    one_line,
    ordinal,
    percent,
    suggest,
    with_article,
    without_controls,
)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"), ([], "nobody")],
)
def test_words_are_listed_as_a_sentence_lists_them(words: list[str], sentence: str) -> None:
    assert join_with_and(iter(words), empty="nobody") == sentence


def test_a_count_of_nothing_is_a_word() -> None:
    assert [count_or_no(number, "share") for number in (0, 1, 2)] == [
        "no shares",
        "1 share",
        "2 shares",
    ]
    assert count_or_no(0, "City", "Cities") == "no Cities"


def test_a_count_has_its_noun_in_the_right_number() -> None:
    assert [count(1, "share"), count(2, "share"), count(0, "City", "Cities")] == [
        "1 share",
        "2 shares",
        "0 Cities",
    ]


def test_a_chance_is_a_whole_number_of_per_cent() -> None:
    assert [percent(0.0), percent(0.693), percent(1.0)] == ["0%", "69%", "100%"]


def test_an_article_follows_the_first_letter() -> None:
    assert [with_article("Antidote"), with_article("uncle"), with_article("Punch")] == [
        "an Antidote",
        "an uncle",
        "a Punch",
    ]


@pytest.mark.parametrize(
    ("number", "word"), [(1, "first"), (8, "eighth"), (9, "9th"), (11, "11th"), (22, "22nd")]
)
def test_ordinals_are_words_as_long_as_they_are_short(number: int, word: str) -> None:
    assert ordinal(number) == word


def test_text_from_outside_becomes_one_harmless_line() -> None:
    assert one_line("two\nlines \x1b[2J") == "two lines ?[2J"
    assert one_line("x" * 400) == "x" * 300 + "..."


def test_a_slip_gets_the_closest_word() -> None:
    known = ["duel", "lightning"]
    assert suggest("dule", known) == "did you mean 'duel'?"
    assert suggest("chess", known) == "there are: duel, lightning"
    assert suggest("chess", known, otherwise="see the shelf") == "see the shelf"
    assert closest_word("chess", known) == ""


@pytest.mark.parametrize("words", ["こんにちは", "שלום", "مرحبا", "café", "สวัสดี", "👨👩"])
def test_letters_of_any_script_are_no_controls(words: str) -> None:
    assert without_controls(words) == words


@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("a\x1b[31mb\x9bc\x07", "a[31mbc"),
        ("a\u202eb\u2066c\u200fd\ufeffe", "abcde"),
        ("a\tb\nc\u2028d", "a b c d"),
        ("👨\u200d👩 ❤\ufe0f", "👨👩 ❤"),
        ("e\u0301", "é"),
        ("\u0301a", "a"),
        ("x" + "\u0323" * 9, "x" + "\u0323" * 4),
        ("a\ud800b", "ab"),
        ("a\u115fb\u2800c\u3164d\u17b4e", "a b c d e"),
    ],
)
def test_what_a_terminal_might_obey_is_dropped(words: str, left: str) -> None:
    assert without_controls(words) == left
