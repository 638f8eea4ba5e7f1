"""The text of the project is idiomatic English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

FOLDERS = ("bench", "docs", "engine", "net", "saves", "screens", "themes", "tui", "tests")
TEXTS = [
    *ROOT.glob("*.[mp][dy]"),
    *(path for each in FOLDERS for path in (ROOT / each).rglob("*.[mp][dy]")),
]
_OWN = re.compile(r"\b(?:the|an) " r"own\b(?! (?:goal|initiative))", re.IGNORECASE)
_NOTES = re.compile(r'"""(.*?)"""|# ([^\n]*)', re.DOTALL)
"""The docstrings and comments of a module, without texts for players."""
_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+|\n\n")

_AFTER_NO = "longer|more|less|fewer|better|worse|other|different|matter|need|one|use|good|such"
_HOLDER = r"(?:it|they|nobody|(?:the|an?|its|this|that|each|every|two) \w+)"
_HELD = "an?|the|no|any|more than|less than|room|enough"

TURNS = {
    'say "is not a ..." or "there is no ..."': re.compile(
        rf"(?<!there )\b(?:is|are|was|were) no (?!(?:{_AFTER_NO})\b)\w", re.IGNORECASE
    ),
    'say "that many" or "this number of"': re.compile(
        r"(?<!not )(?<!ever )\bso (?:many|much)\b(?!.*\b(?:that|as)\b)", re.IGNORECASE
    ),
    'say "even when", or "and also"': re.compile(
        r", also (?:if|when|while|where|without|before|after|in|those|beyond|outside)\b"
    ),
    'say "except for"': re.compile(
        r"^(?!.*(?:\bnot\b|n't\b|\bnever\b)).*\bbut for\b", re.IGNORECASE
    ),
    'say "Does ... have ...?"': re.compile(rf"^\W*(?:Has|Have) {_HOLDER} (?:{_HELD})\b"),
    'say "the least ... at which"': re.compile(r"\b(?:from|since) (?:which|where|when) on\b"),
    'say "during which"': re.compile(r"\bwhile which\b"),
    'say "because"': re.compile(r", for (?:it|he|she|they|there) (?:is|are|was|were|has|have)\b"),
    'say "... is in `x.py`"': re.compile(r"\bstands? in (?:`|RULES|docs/)"),
    'say "besides"': re.compile(
        r"\b(?:ranked|does|has|had|stored|all|anything|nothing) beside (?:the|those|adding|its)\b"
    ),
    'say "a different ... from" or "other than"': re.compile(r"\b(?:an)?other \w+ than\b"),
    'say "without success", or what fails': re.compile(r"\bin vain\b"),
    'say "at random"': re.compile(r"\bby lot\b", re.IGNORECASE),
    'say "again"': re.compile(r"\banew\b"),
    'say "in the hand" or "from the hand"': re.compile(r"\bcards? of (?:the|your|their) hand\b"),
    'say "as text"': re.compile(r"\bin plain words\b"),
    'say "a page of its own" as "its own page"': re.compile(
        r"\ban? \w+ of (?:its|their|your) own(?=[.,;:)]|$)"
    ),
    'name the noun: "the player who ..."': re.compile(r"^\W*Who \w+s\b(?!.*\?$)"),
    "spell it as in Britain: colour, grey, towards": re.compile(
        r"(?<![\w`\"'/.-])(?:[Cc]olors?|gray|[Dd]efense|[Cc]enters?|[Ff]avors?|[Bb]ehaviors?"
        r"|[Nn]eighbors?|[Tt]oward|armor|honor)(?![\w`\"'.(=\[-])"
    ),
    'name the noun: "of the player who ..."': re.compile(
        r"\b(?:by|for|from|of|to) who (?:s?he )?(?!knows)\w+(?:s|ed)\b(?!.*\?)"
    ),
    'say "as far as open information tells"': re.compile(r"\bby open information\b"),
    'say "advice", without an article': re.compile(r"\ban advice\b"),
    "say what the result means, or nothing": re.compile(r", with (?:True|False)\b"),
    'say "Accept ..." or "Refuse ..."': re.compile(r"^(?:Yes|No)[.,:;]"),
    "name the option": re.compile(r"\bthe table says (?:so|otherwise)\b", re.IGNORECASE),
}
"""Phrases that are not idiomatic English, by the advice about them."""


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def wrong(text: str) -> list[str]:
    """The lines with "own" after an article; somebody's own thing is "their own" or "its own"."""
    return [line.strip() for line in text.splitlines() if _OWN.search(line)]


def sentences(text: str, *, is_code: bool) -> Iterator[str]:
    """The sentences of a page, or of the docstrings and comments of a module, each on one line."""
    notes = [a or b for a, b in _NOTES.findall(text)] if is_code else [text]
    for note in notes:
        for sentence in _SENTENCE_END.split(note):
            yield " ".join(sentence.split())


def advice(sentence: str) -> list[str]:
    """The advice for each unidiomatic phrase in a sentence."""
    return [better for better, turn in TURNS.items() if turn.search(sentence)]


def test_own_follows_no_article() -> None:
    assert len(TEXTS) > 500
    found = {str(path.relative_to(ROOT)): wrong(text_of(path)) for path in TEXTS}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_turns_of_phrase_are_english() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {sentence}": said
        for path in TEXTS
        for sentence in sentences(text_of(path), is_code=path.suffix == ".py")
        if (said := advice(sentence))
    }
    assert found == {}


@pytest.mark.parametrize("article", ["the", "an", "The"])
def test_an_article_before_own_is_found(article: str) -> None:
    assert wrong(f"pays {article} " + "own cash\nand no more") == [f"pays {article} " + "own cash"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Automata are no players.",
        "A match of so many seats.",
        "The place is known, also when the card is hidden.",
        "All see the same, but for the seat.",
        "Has the unit a card?",
        "Has it no more than one?",
        "At random if the table says so.",
        "A card is drawn by lot.",
        "The deck is shuffled anew.",
        "Put away two cards of the hand.",
        "Choices in plain words, with chances.",
        "Each has a page of its own.",
        "Who stops keeps the sparks.",
        "The height from which on names are shown.",
        "A reveal, while which the board waits.",
        "It is not asked, for it has passed.",
        "The rule stands in RULES.md.",
        "What the card does beside adding numbers.",
        "A match of another game than this one.",
        "All that a player tries in vain.",
        "The marker moves toward AC.",
        "The color of a seat.",
        "The cards of who attacks.",
        "May the unit shoot, by open information?",
        "The reason of an advice.",
        "Ignore a click, with True, in the first moments.",
        "No.",
        "Yes, of any size.",
    ],
)
def test_a_turn_of_phrase_is_found(sentence: str) -> None:
    assert len(advice(sentence)) == 1


@pytest.mark.parametrize(
    "sentence",
    [
        "There is no card, and it is no longer asked for.",
        "So many are left that none is missed.",
        "Not so much a rule as a custom.",
        "The seat is asked, and also when it has passed.",
        "This is not for players but for bots.",
        "Has the unit moved a marker?",
        "Has it used a card?",
        "The table says what the game is about.",
        "Who plays next?",
        "A card of their own deck.",
        "A mark for who knows the card, and the advice of a bot.",
        "A seat other than the current one.",
        "A unit that stands in a dome, beside the roster, for the rest of the game.",
    ],
)
def test_english_is_left_alone(sentence: str) -> None:
    assert advice(sentence) == []


def test_a_turn_of_phrase_is_found_across_lines_and_not_in_code() -> None:
    code = 'x = "this is no key"  # a comment\n"""Words that are\nno key. Others are."""\n'
    assert list(sentences(code, is_code=True)) == [
        "a comment",
        "Words that are no key.",
        "Others are.",
    ]
