"""Dealing again what no seat knows, for a match that goes back and draws everything anew.

Otherwise the cards that were drawn before would come again from decks that are shuffled already.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import attrs

from engine.core.chance import Chance
from engine.core.zones import Deck

NOTHING_KEPT: Mapping[str, tuple[int, int]] = MappingProxyType({})


def redeal_decks(
    start: Any,
    live: Any,
    chance: Chance,
    *,
    kept: Mapping[str, tuple[int, int]] = NOTHING_KEPT,
) -> None:
    """Shuffle in `start` the cards of each deck that no seat knows and that no rule has drawn yet.

    `start` is the state at the start of a segment, `live` the state now; cards that were drawn
    since are drawn again. `kept` says for decks by their path how many cards on top stay as they
    are, because somebody knows them, and how many above the known bottom change places only among
    themselves, because somebody knows some of them but not their order.
    """
    decks = dict(decks_in(start))
    for path, deck in decks_in(live):
        if path in decks:
            _redeal(decks[path], deck, chance, *kept.get(path, (0, 0)))


def _redeal(start: Deck, live: Deck, chance: Chance, top: int, bottom: int) -> None:
    """Shuffle the unknown cards of a deck; one that was shuffled in this segment stays."""
    buried = max(0, live.known_bottom_count - start.known_bottom_count)
    drawn = len(start.cards) + buried - len(live.cards)
    if drawn < 0 or start.cards[drawn:] != live.cards[: len(live.cards) - buried]:
        return
    end = len(live.cards) - live.known_bottom_count
    middle = max(top, end - bottom)
    for first, last in ((top, middle), (middle, end)):
        if first < last:
            cards = live.cards[first:last]
            chance.shuffle(cards)
            start.cards[drawn + first : drawn + last] = cards


def decks_in(value: Any, path: str = "") -> Iterator[tuple[str, Deck]]:
    """All decks of a state, each with its path: `decks[common]`."""
    if isinstance(value, Deck):
        yield path, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from decks_in(each, f"{path}[{key}]")
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from decks_in(each, f"{path}[{number}]")
    elif attrs.has(type(value)):
        for each in attrs.fields(type(value)):
            yield from decks_in(
                getattr(value, each.name), f"{path}.{each.name}" if path else each.name
            )
