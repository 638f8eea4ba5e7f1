"""Choices that name several cards at once (docs/adr/0003), such as a bid.

Their noun lists the cards in alphabetical order, so that a screen that builds a set card by card
can tell which choice it has built: `choice("bid", " ".join(sorted(cards)))`.

    cards = sorted(hand)
    plan = plan_of(range(4), len(cards), equals_before(cards))    # up to three cards
    decision = Decision(seat, "Bid", Subsets("bid", cards, plan))
    taken = cards_in(answer)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias, overload

from engine.core.choice import Choice

Places: TypeAlias = tuple[int, ...]

NOTHING = "nothing"


class Subsets(Sequence[Choice]):
    """Some sets of cards, each as a choice that is made only when it is read.

    A list holds dozens or hundreds of sets, of which one is taken. `cards` are sorted; `plan` says
    which of their indexes make up each set.
    """

    __slots__ = ("cards", "plan", "verb")

    def __init__(self, verb: str, cards: Sequence[str], plan: tuple[Places, ...]) -> None:
        self.verb = verb
        self.cards = cards
        self.plan = plan

    def __len__(self) -> int:
        return len(self.plan)

    @overload
    def __getitem__(self, place: int) -> Choice: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Choice, ...]: ...
    def __getitem__(self, place: int | slice) -> Choice | tuple[Choice, ...]:
        if isinstance(place, slice):
            return tuple(map(self._made, self.plan[place]))
        return self._made(self.plan[place])

    def __iter__(self) -> Iterator[Choice]:
        return map(self._made, self.plan)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Choice) or choice.verb != self.verb:
            return False
        places = self._places_of(cards_in(choice))
        return places in self.plan and self._made(places) == choice

    def _places_of(self, cards: Iterable[str]) -> Places:
        """The places of these cards, equal ones from the left; (-1,) if one is not there."""
        places: list[int] = []
        for card in cards:
            after = places[-1] + 1 if places else 0
            if card not in self.cards[after:]:
                return (-1,)
            places.append(self.cards.index(card, after))
        return tuple(places)

    def _made(self, places: Places) -> Choice:
        cards = self.cards
        return Choice(self.verb, " ".join([cards[place] for place in places]) or NOTHING)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


def cards_in(answer: Choice) -> list[str]:
    """The cards that a choice of a set names."""
    return [] if answer.noun == NOTHING else answer.noun.split()


def equals_before(cards: Sequence[str]) -> Places:
    """The indexes of the sorted cards that hold the same card as the index before."""
    if len(set(cards)) == len(cards):
        return ()
    return tuple(place for place in range(1, len(cards)) if cards[place] == cards[place - 1])


@cache
def plan_of(sizes: range, count: int, equal: Places) -> tuple[Places, ...]:
    """All sets of the indexes below `count` whose size is in `sizes`.

    Sets that would hold equal cards are listed once; `equal` is what `equals_before` returns.
    """
    sets = (each for size in sizes for each in combinations(range(count), size))
    return tuple(each for each in sets if is_first_of_its_kind(each, equal))


def is_first_of_its_kind(places: Places, equal: Places) -> bool:
    """Does the set take equal cards from the left, so that no other set reads the same?"""
    return all(place not in equal or place - 1 in places for place in places)


@cache
def plan_with(place: int, *, size: int, count: int, equal: Places) -> tuple[Places, ...]:
    """The sets of one size that contain this index."""
    return tuple(each for each in plan_of(range(size, size + 1), count, equal) if place in each)
