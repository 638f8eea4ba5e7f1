"""Fuzzy search: letters that appear in a text in order, ranked by the quality of the match."""

from __future__ import annotations

from attrs import frozen

AT_WORD_START = 9
IN_A_ROW = 10
ANYWHERE = 1
"""Points for a letter: at the start of a word, after the previous match, or elsewhere."""


@frozen
class LetterMatch:
    """The quality of a match, and its positions in the text."""

    score: int
    spots: tuple[int, ...] = ()


def find_letters(query: str, text: str) -> LetterMatch | None:
    """The best match of all letters of a query in a text, in order; None if there is none.

    Case and spaces of the query are ignored. The first word of the text counts a little more than
    the others, so that `the` finds "Theme" before "Close the log".
    """
    letters = [letter for letter in query.lower() if not letter.isspace()]
    text = text.lower()
    # The best result for the letters so far, by the position of the last one.
    best: dict[int, LetterMatch] = {-1: LetterMatch(0)}
    for letter in letters:
        following: dict[int, LetterMatch] = {}
        for spot in (spot for spot, each in enumerate(text) if each == letter):
            ways = [
                _extended_match(match, last, spot, text)
                for last, match in best.items()
                if last < spot
            ]
            if ways:
                following[spot] = max(ways, key=lambda match: match.score)
        best = following
    return max(best.values(), key=lambda match: match.score, default=None)


def _extended_match(match: LetterMatch, last: int, spot: int, text: str) -> LetterMatch:
    if match.spots and spot == last + 1:
        points = IN_A_ROW
    elif spot == 0 or not text[spot - 1].isalnum():
        points = AT_WORD_START + (spot == 0)
    else:
        points = ANYWHERE
    return LetterMatch(match.score + points, (*match.spots, spot))
