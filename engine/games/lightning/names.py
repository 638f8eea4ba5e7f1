"""Cards and seats as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from engine.core.text import join_with_and
from engine.core.told import Named, named_in
from engine.games.lightning.deck import CARDS

TRICKS = {3: "three-card trick", 2: "two-card trick", 1: "one-card trick"}


def card_name(card: str) -> str:
    return CARDS[card].name


def card_list(cards: Iterable[str]) -> str:
    """Cards in a row: "Colorado 60, Niagara 10 and Surge", or "nothing"."""
    return join_with_and(map(card_name, cards), empty="nothing")


def seat_text(seat: int) -> str:
    return f"Seat {seat + 1}"


_SEATS = tuple(f"seat-{number}" for number in range(1, 7))


def seat_noun(seat: int) -> str:
    """A seat as the noun of a choice: "seat-3" is the third."""
    return _SEATS[seat]


def seat_of(noun: str) -> int:
    return _SEATS.index(noun)


CardSlug = Annotated[str, named_in(CARDS)]
Seat = Annotated[int, Named(seat_text)]
