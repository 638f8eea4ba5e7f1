"""Text helpers: lists, counts, sentences, articles, suggestions, and text that is safe to print."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

MAX_LINE_LENGTH = 300
MAX_MARKS = 4
"""The maximum number of combining marks on a letter: no script needs more."""
BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters without a shape that Unicode counts as letters, marks or symbols, such as fillers."""
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def join_with_and(words: Iterable[str], *, empty: str = "") -> str:
    """The words as a list in a sentence: "a, b and c"; `empty` if there are none."""
    *most, last = tuple(words) or (empty,)
    return f"{', '.join(most)} and {last}" if most else last


def count(number: int, one: str, plural: str = "") -> str:
    """A number with its noun: "1 share", "2 shares", "2 Cities"."""
    return f"{number} {one if number == 1 else plural or one + 's'}"


def count_or_no(number: int, noun: str, plural: str = "") -> str:
    """A number with its noun, and "no" for zero: "no shares", "1 share", "2 shares"."""
    return count(number, noun, plural) if number else f"no {plural or noun + 's'}"


def capital(text: str) -> str:
    """The text with its first letter capitalised; other letters stay as they are."""
    return f"{text[:1].upper()}{text[1:]}"


def lower_first(text: str) -> str:
    """The text as it continues a sentence: with its first letter in lower case."""
    return f"{text[:1].lower()}{text[1:]}"


def full_sentence(text: str) -> str:
    """The text as a sentence: with a capital letter, and a full stop if it has no other end."""
    return capital(text) if text.endswith((".", "!", "?")) else f"{capital(text)}."


def with_article(noun: str) -> str:
    """The noun with its indefinite article: "an Antidote", "a Punch"."""
    return f"{'an' if noun[:1].upper() in tuple('AEIOU') else 'a'} {noun}"


def ordinal(number: int) -> str:
    """An ordinal number: "first" for 1 and so on, with digits from "9th"."""
    if number <= len(_ORDINALS):
        return _ORDINALS[number - 1]
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return f"{number}" + {1: "st", 2: "nd", 3: "rd"}.get(last, "th")


def percent(chance: float) -> str:
    """A chance as a person reads it: "64%"."""
    return f"{round(100 * chance)}%"


def to_printable(text: str) -> str:
    """The text with `?` for each character that a terminal might interpret, including line ends."""
    return "".join(char if char.isprintable() else "?" for char in text)


def has_blank_letters(text: str) -> bool:
    """Does a text contain letters without a shape, which could make two names look the same?"""
    return not BLANK_LETTERS.isdisjoint(text)


def without_controls(text: str) -> str:
    """Text in any script without invisible characters and those a terminal might interpret.

    Control, escape, format and direction characters, joiners, variation selectors and marks without
    a letter are dropped; a tab, a line end or a letter without a shape becomes a space; accents are
    composed with their letters (NFC).
    """
    letters: list[str] = []
    marks = MAX_MARKS  # there is no letter yet
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in BLANK_LETTERS or char in "\n\t" or kind in ("Zl", "Zp"):
            letters.append(" ")
            marks = MAX_MARKS
        elif kind[0] == "M":
            marks += 1
            if marks <= MAX_MARKS and not _is_selector(char):
                letters.append(char)
        elif kind[0] != "C":
            letters.append(char)
            marks = 0
    return unicodedata.normalize("NFC", "".join(letters))  # a mark may now follow another letter


def _is_selector(char: str) -> bool:
    """Is a character a mark without a shape: a variation selector, or the joiner U+034F?"""
    selectors = ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"), ("\u180b", "\u180f")
    return char == "\u034f" or any(first <= char <= last for first, last in selectors)


def one_line(text: object, *, longest: int = MAX_LINE_LENGTH) -> str:
    """Text from outside on one line: white space folded, control characters as `?`, truncated."""
    line = " ".join(str(text)[: 4 * longest].split())
    return to_printable(line if len(line) <= longest else f"{line[:longest]}...")


def closest_word(word: str, words: Iterable[str], *, likeness: float = 0.6) -> str:
    """The known word most similar to `word`; empty if none reaches `likeness` (0 to 1)."""
    return next(iter(get_close_matches(word, list(words), 1, likeness)), "")


def suggest(word: str, words: Sequence[str], *, otherwise: str = "") -> str:
    """A suggestion for an unknown word: "did you mean 'duel'?".

    If no known word is similar, it is `otherwise`; if that is empty, a list of the known words.
    """
    close = closest_word(word, words)
    return f"did you mean {close!r}?" if close else otherwise or f"there are: {', '.join(words)}"
