"""The entries of a match's chain: answers, and answers that were taken back.

Nothing is ever removed from the chain. An answer that was taken back stays, followed by an entry
that says so, and everybody can see that it happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from attrs import frozen

from engine.core.choice import Answer


@frozen
class TakenBack:
    """The match went back to its first `answers` answers."""

    answers: int
    anew: bool = False
    """Was everything drawn anew from there on? So it is if all agreed to go back: what was seen
    must not come again. A free undo passes no reveal, so nothing was seen."""


Entry: TypeAlias = Answer | TakenBack


def answers_of(entries: Iterable[Entry]) -> tuple[Answer, ...]:
    """The answers that count in the end."""
    answers: list[Answer] = []
    for entry in entries:
        if isinstance(entry, Answer):
            answers.append(entry)
        else:
            del answers[entry.answers :]
    return tuple(answers)


def redraws_of(entries: Sequence[Entry], chain: Sequence[str]) -> dict[int, str]:
    """The salts of `Match.redraws`: for each, the link before the entry that drew anew."""
    redraws: dict[int, str] = {}  # by rising numbers
    for entry, link_before in zip(entries, chain, strict=False):
        if isinstance(entry, TakenBack):
            while redraws and next(reversed(redraws)) > entry.answers:
                redraws.popitem()
            if entry.anew:
                redraws[entry.answers] = link_before
    return redraws
