"""Choices that name several cards at once (docs/adr/0003), such as a bid.

Their noun lists the cards in alphabetical order, so that a screen that builds a set card by card
can tell which choice it has built: `choice("bid", " ".join(sorted(cards)))`.

    cards = sorted(hand)
    sets = index_sets(range(4), len(cards), equals_before(cards))    # up to three cards
    decision = Decision(seat, "Bid", Subsets("bid", cards, sets))
    taken = cards_in(answer)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias, overload

from engine.core.choice import Choice

Indexes: TypeAlias = tuple[int, ...]

NOTHING = "nothing"


class Subsets(Sequence[Choice]):
    """Sets of cards as choices, each created only when it is read.

    A list holds dozens or hundreds of sets, and one of them is taken. `cards` are sorted; each of
    `sets` holds the indexes of its cards.
    """

    __slots__ = ("cards", "sets", "verb")

    def __init__(self, verb: str, cards: Sequence[str], sets: tuple[Indexes, ...]) -> None:
        self.verb = verb
        self.cards = cards
        self.sets = sets

    def __len__(self) -> int:
        return len(self.sets)

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, index: int | slice) -> Choice | tuple[Choice, ...]:
        if isinstance(index, slice):
            return tuple(map(self._choice_of, self.sets[index]))
        return self._choice_of(self.sets[index])

    def __iter__(self) -> Iterator[Choice]:
        return map(self._choice_of, self.sets)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Choice) or choice.verb != self.verb:
            return False
        indexes = self._indexes_of(cards_in(choice))
        return indexes in self.sets and self._choice_of(indexes) == choice

    def _indexes_of(self, cards: Iterable[str]) -> Indexes:
        """The indexes of these cards, equal cards from the left; (-1,) if one is missing."""
        indexes: list[int] = []
        for card in cards:
            after = indexes[-1] + 1 if indexes else 0
            if card not in self.cards[after:]:
                return (-1,)
            indexes.append(self.cards.index(card, after))
        return tuple(indexes)

    def _choice_of(self, indexes: Indexes) -> Choice:
        cards = self.cards
        return Choice(self.verb, " ".join([cards[index] for index in indexes]) or NOTHING)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


def cards_in(answer: Choice) -> list[str]:
    return [] if answer.noun == NOTHING else answer.noun.split()


def equals_before(cards: Sequence[str]) -> Indexes:
    """The indexes of sorted cards that equal the card before them."""
    if len(set(cards)) == len(cards):
        return ()
    return tuple(index for index in range(1, len(cards)) if cards[index] == cards[index - 1])


@cache
def index_sets(sizes: range, count: int, equal: Indexes) -> tuple[Indexes, ...]:
    """All sets of the indexes below `count` whose size is in `sizes`.

    Sets with equal cards are listed once; `equal` is the result of `equals_before`.
    """
    subsets = (each for size in sizes for each in combinations(range(count), size))
    return tuple(each for each in subsets if is_first_of_its_kind(each, equal))


def is_first_of_its_kind(indexes: Indexes, equal: Indexes) -> bool:
    """Does the set take equal cards from the left, so that no other set reads the same?"""
    return all(index not in equal or index - 1 in indexes for index in indexes)


@cache
def index_sets_with(index: int, *, size: int, count: int, equal: Indexes) -> tuple[Indexes, ...]:
    """The sets of one size that contain this index."""
    return tuple(each for each in index_sets(range(size, size + 1), count, equal) if index in each)
