"""Slips in the texts of a game that no reader would write by hand.

Texts are put together from parts, and a part that is empty, zero or already a sentence leaves
traces: two spaces, "+0", "!.". The contract tests look for them in every text of a game.
"""

from __future__ import annotations

import re

SLIPS = {
    "two spaces": r"\s\s",
    "a space at its start or end": r"^\s|\s$",
    "a space before a punctuation mark": r" [,.;:!?)](?=\s|$)",
    "a space after an opening parenthesis": r"\( ",
    "two punctuation marks in a row": r"(?<!\.)(?<!Jr)[.!?](?!\.\.)[.!?,;:]|[,;:][.!?,;:]",
    "a comma, a colon or a semicolon at its end": r"[,:;]$",
    "nothing between parentheses": r"\(\)",
    "a change of nothing": r"(?<![\w.])[+-]\$?0k?(?![\w.])",
    "a count of nothing": (
        r"(?<![\w.,:/+-])\$?0(?:k less| (?:cards?|shares?|points?|cit(?:y|ies)|money|energy))\b"
    ),
    "a plural after 1": (
        r"(?<![\w.,:/+-])(?<!and )1 (?:cards|shares|points|[Cc]ities|turns|spaces)\b"
    ),
    "the same word twice": r"\b([a-z]+) \1\b",
    "a brace": r"[{}]",
}
"""Regular expressions for slips, by what a text with one of them has."""

REFUSAL_SLIPS = {
    "a colon": r":",
    "a full stop at its end": r"[.!?]$",
    "no subject": r"^(?:has|is|was|did|needs|asks|takes|gives|must|cannot|choose|play)\b",
    "no verb": r"^(?:not|exactly|neither|out|too|in|without|only (?:in|on|to|when))\b",
    "two clauses without a conjunction": r", (?:you|it|he|she|they|your|its) ",
}
"""Regular expressions for slips that make a reason less than one sentence, or more."""

SENTENCE = re.compile(r"[^a-z\s].*[.!?]\"?")
"""A sentence: it does not begin with a small letter, and it ends with a full stop or the like."""


def slip_in(text: str) -> str:
    """The first slip in a text, such as "two spaces"; empty if there is none."""
    slips = (name for name, pattern in SLIPS.items() if re.search(pattern, text))
    if text.count("(") != text.count(")"):
        return "a parenthesis without its partner"
    return next(slips, "")


def slip_in_refusal(text: str) -> str:
    """The first slip in the reason of a refusal, such as "no subject"; empty if there is none.

    A reason is a sentence without its capital and its full stop: "the deck is empty". The page
    shows it as "Draw a card. The deck is empty (4.2)".
    """
    slips = (name for name, pattern in REFUSAL_SLIPS.items() if re.search(pattern, text))
    return slip_in(text) or next(slips, "")


def is_sentence(text: str) -> bool:
    return SENTENCE.fullmatch(text) is not None
