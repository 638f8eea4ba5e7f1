"""Choices that name several cards at once (docs/adr/0003): bids, and what is returned at the deal.

Their noun lists the cards in alphabetical order, so that a screen that builds a bid card by card
can tell which choice it has built: `choice("bid", " ".join(sorted(cards)))`.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core.choice import Choice

Subset: TypeAlias = tuple[str, ...]

MOST_KEPT = 100_000


class SubsetChoices(dict[Subset, Choice]):
    """The choices of one verb by their cards, made once and handed out again.

    There are some hundred thousand, so a very long run of games forgets them now and then.
    """

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, cards: Subset) -> Choice:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[cards] = made = Choice(self.verb, " ".join(cards))
        return made


def cards_in(answer: Choice) -> list[str]:
    """The cards that the choice names."""
    return answer.noun.split()
