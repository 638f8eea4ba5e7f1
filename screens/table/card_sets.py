"""Sets of cards in the places of choices: `cards:a b c`, `card:a`, `nothing` (ADR 3).

A single card that can be picked is a piece. Equal cards are numbered: card:x and card:x#2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import TypeAlias

from attrs import frozen

from engine.core.choice import Choice, Description

SET, ONE, NONE = "cards:", "card:", "nothing"
"""The prefixes of places that name several cards or one card, and the place that names none."""
DONE = "done"
"""The place on a board, such as a button, that answers with the set."""

Cards: TypeAlias = tuple[str, ...]
"""The cards of a set in alphabetical order, including duplicates."""


@frozen
class Piece:
    """The text of one card that can be picked."""

    name: str
    text: str = ""


Pieces: TypeAlias = Mapping[str, Piece]
"""Pieces by place, in their order on the table. Copies are card:x, card:x#2."""


def asks_for_a_set(descriptions: Mapping[Choice, Description]) -> bool:
    """Do the choices name sets of cards and nothing else?

    Some of them must name several cards; or they have one verb with a card or with none, so that a
    bid of one card is built like a bid of three.
    """
    places = [each.place for each in descriptions.values()]
    sets = {cards_at(place) for place in places}
    if None in sets or len(sets) < len(places):
        return False
    one_verb = len({choice.verb for choice in descriptions}) == 1 < len(places)
    return any(map(is_set, places)) or (one_verb and NONE in places)


def is_set(place: str) -> bool:
    return place.startswith(SET)


def cards_at(place: str) -> Cards | None:
    """The cards that a choice's place names, or None for another kind of place."""
    if place == NONE:
        return ()
    for kind in (SET, ONE):
        if place.startswith(kind):
            return tuple(sorted(place.removeprefix(kind).split()))
    return None


def card_of(place: str) -> str:
    return place.removeprefix(ONE).partition("#")[0]


def piece_of(card: str, copy: int) -> str:
    return f"{ONE}{card}" if copy == 1 else f"{ONE}{card}#{copy}"


def pieces_of(cards: Iterable[str]) -> Iterator[str]:
    copies: Counter[str] = Counter()
    for card in cards:
        copies[card] += 1
        yield piece_of(card, copies[card])


def all_parts(sets: Iterable[Cards]) -> frozenset[Cards]:
    return frozenset(
        part for each in sets for size in range(len(each) + 1) for part in combinations(each, size)
    )
