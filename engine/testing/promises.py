"""The facts of descriptions, compared with the actual results.

A description states the result of a choice by facts (`engine.core.facts`), in its label and in its
consequence. `check_facts` takes every choice on a copy of the match, and asks each fact. A number
outside any fact is also a finding, so that no new sentence remains unchecked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, TriedChoice
from engine.core.match import Match
from engine.testing.contract import expect

STATED_NUMBER = re.compile(r"(?<![A-Za-z\d])(?<![A-Za-z]-)\d+")
"""A number that is no part of a name, as in "K11"."""


def try_choice(match: Match[Any], seat: int, choice: Choice) -> TriedChoice:
    """What comes of a choice, on a copy of the match."""
    copy = match.copy()
    events = copy.answer(seat, choice)
    return TriedChoice(seat, choice, match.view(seat), copy.view(seat), events, copy)


def check_facts(matches: Iterable[Match[Any]], *, names: Iterable[str] = ()) -> Counter[type[Fact]]:
    """Compare the facts of every description with what follows; return how often each was said.

    The numbers in `names` belong to what they name ("Wolfhound 2"), and state nothing.

    Raises:
        BrokenContractError: a fact does not hold, or a number stands outside any fact.
    """
    counts: Counter[type[Fact]] = Counter()
    named = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))) or r"\Z")
    for match in matches:
        for decision in match.pending:
            view = match.view(decision.seat)
            for choice in decision.choices:
                facts = _facts_in(match.game.describe(view, choice), choice, named)
                if facts:
                    _expect_to_hold(facts, try_choice(match, decision.seat, choice))
                counts.update(map(type, facts))
    return counts


def _expect_to_hold(facts: Iterable[Fact], tried: TriedChoice) -> None:
    for fact in facts:
        expect(fact.holds(tried), f"{tried.choice} says {str(fact)!r}, which is not so")


def _facts_in(description: Description, choice: Choice, named: re.Pattern[str]) -> list[Fact]:
    parts = [part for text in description.texts for part in text]
    for part in parts:
        expect(
            isinstance(part, Fact) or not STATED_NUMBER.search(named.sub("", part)),
            f"{choice} has a number in {str(part)!r}, which is no fact",
        )
    return [*dict.fromkeys(part for part in parts if isinstance(part, Fact))]
