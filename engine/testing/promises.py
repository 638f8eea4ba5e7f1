"""The promises of descriptions, compared with the actual results.

A description states the result of a choice ("PR from 5 to 7"), in its label and in
its consequence. A game lists the patterns of such texts and defines when each promise is kept;
`check_promises` plays at random, takes every choice that promises something on a copy of the match,
and compares. A number outside any pattern is also a finding, so that no new sentence remains
unchecked.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import frozen

from engine.core.choice import Choice, Decision, Description
from engine.core.facts import Fact, TriedChoice
from engine.core.match import Match
from engine.testing.contract import expect

NUMBER = re.compile(r"\d+")
STATED_NUMBER = re.compile(r"(?<![A-Za-z\d])(?<![A-Za-z]-)\d+")
"""A number that is no part of a name, as in "K11"."""


@frozen
class Promise:
    """A part of a description whose truth can be checked."""

    name: str
    pattern: str
    """A regular expression; its groups are the promised numbers and names."""
    is_kept: Callable[[re.Match[str], TriedChoice], bool]
    """Given the matched text and the choice that was tried: has the promise been kept?"""


def check_promises(
    matches: Iterable[Match[Any]], promises: Sequence[Promise], *, plain: Sequence[str] = ()
) -> Counter[str]:
    """Try every choice that promises something; return the number of times each promise was made.

    `matches` yields one match before each of its answers (`random_play`). `plain` are patterns of
    texts whose numbers promise nothing, such as the text of a rule.

    Raises:
        BrokenContractError: a promise was not kept, or a number belongs to no promise.
    """
    counts: Counter[str] = Counter()
    for match in matches:
        for decision in match.pending:
            for choice in decision.choices:
                counts.update(_check_choice(match, decision, choice, promises, plain))
    return counts


def _check_choice(
    match: Match[Any],
    decision: Decision,
    choice: Choice,
    promises: Sequence[Promise],
    plain: Sequence[str],
) -> list[str]:
    """Compare the promises of one choice with its results; return the names of the promises."""
    view_before = match.view(decision.seat)
    description = match.game.describe(view_before, choice)
    facts = _facts_in(description, choice, ANY_TEXT)
    promises_here = []
    for text in _texts_without_facts(description):
        mentions = [
            (each, mention) for each in promises for mention in re.finditer(each.pattern, text)
        ]
        _expect_all_measured(choice, text, [mention.span() for _, mention in mentions], plain)
        promises_here += mentions
    if not promises_here and not facts:
        return []
    tried_choice = try_choice(match, decision.seat, choice)
    _expect_to_hold(facts, tried_choice)
    for promise, mention in promises_here:
        expect(
            promise.is_kept(mention, tried_choice),
            f"{choice} promises {mention.group()!r} ({promise.name}), and that is not what happens",
        )
    return [promise.name for promise, _ in promises_here]


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


def _texts_without_facts(description: Description) -> Iterable[str]:
    texts = (
        "".join("…" if isinstance(p, Fact) else p for p in parts) for parts in description.texts
    )
    return dict.fromkeys(description.map_text(text.removesuffix(".")) for text in texts)


ANY_TEXT = re.compile(r"(?s).+")
"""For texts whose numbers need not be facts."""


def _facts_in(description: Description, choice: Choice, named: re.Pattern[str]) -> list[Fact]:
    parts = [part for text in description.texts for part in text]
    for part in parts:
        expect(
            isinstance(part, Fact) or not STATED_NUMBER.search(named.sub("", part)),
            f"{choice} has a number in {str(part)!r}, which is no fact",
        )
    return [*dict.fromkeys(part for part in parts if isinstance(part, Fact))]


def _expect_all_measured(
    choice: Choice, text: str, spans: list[tuple[int, int]], plain: Sequence[str]
) -> None:
    spans = [*spans, *(mention.span() for each in plain for mention in re.finditer(each, text))]
    for number in NUMBER.finditer(text):
        is_covered = any(start <= number.start() < end for start, end in spans)
        expect(
            is_covered, f"{choice} names {number.group()} in {text!r}, which no promise measures"
        )
