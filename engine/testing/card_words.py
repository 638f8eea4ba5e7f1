"""The cards of a state and of a view, found as words at any depth.

A card is any word that lies in a zone (`engine.core.zones`) at some time of the match. So the laws
of secrecy need no list of the cards of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from itertools import chain
from types import NoneType
from typing import Any

import attrs

from engine.core.chance import Chance
from engine.core.codec import from_plain
from engine.core.match import Match
from engine.core.zones import Deck, Pile, Row

ZONES = (Deck, Pile, Row)
WORDLESS = frozenset({int, bool, NoneType})
SETUPS = 6
"""The number of deals in one of which nearly every card lies in a zone."""


def words_in(value: Any) -> list[str]:
    """All texts in a value, at any depth; keys of a mapping as well."""
    words: list[str] = []
    parts = [value]
    while parts:  # no recursion: the views of a large game have thousands of parts
        part = parts.pop()
        kind = type(part)
        if kind is str:
            words.append(part)
        elif kind not in WORDLESS:
            parts.extend(_parts_of(part))
    return words


def _parts_of(value: Any) -> Iterable[Any]:
    match value:
        case str():
            return (str(value),)
        case int():
            return ()
        case Mapping():
            return chain(value, value.values())
        case list() | tuple() | set() | frozenset():
            return value
    fields = _fields(type(value))  # type: ignore[arg-type]  # mypy: classes hash
    return [getattr(value, name) for name in fields]


def zones_in(value: Any, path: str = "") -> Iterator[tuple[str, Deck | Pile | Row]]:
    """The zones of a state that are not marked unshuffled, each with its path: `hands[1]`."""
    if isinstance(value, ZONES):
        yield path, value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from zones_in(each, f"{path}[{key}]")
    elif isinstance(value, (list, tuple)):
        for number, each in enumerate(value):
            yield from zones_in(each, f"{path}[{number}]")
    else:
        for name in _shuffled_names_of(value):
            yield from zones_in(getattr(value, name), f"{path}.{name}" if path else name)


def zone_cards_of(state: Any) -> set[str]:
    return {card for _, zone in zones_in(state) for card in zone.cards}


def cards_at_setup(match: Match[Any]) -> set[str]:
    """The words in the zones of a few other matches of the same kind at their beginning.

    A match may have dealt some of its cards before anybody could look at it.
    """
    game, charter = match.game, match.charter
    options = from_plain(dict(charter.options), game.options)
    states = (game.setup(options, charter.seat_count, Chance(seed)) for seed in range(SETUPS))
    return {card for state in states for card in zone_cards_of(state)}


def words_outside_zones(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """The words in the fields of a state that are no zones, each with the path of its field.

    The parts of a list or a mapping have one path: `units[*].cards[*]`. A field marked unshuffled
    is left out (`State`).
    """
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, (list, tuple, Mapping)):
        for each in value.values() if isinstance(value, Mapping) else value:
            yield from words_outside_zones(each, f"{path}[*]")
    elif not isinstance(value, ZONES):
        for name in _shuffled_names_of(value):
            yield from words_outside_zones(getattr(value, name), f"{path}.{name}" if path else name)


def _shuffled_names_of(value: Any) -> tuple[str, ...]:
    fields = _fields(type(value))  # type: ignore[arg-type]  # mypy: classes hash
    return tuple([name for name, is_unshuffled in fields.items() if not is_unshuffled])


@cache
def _fields(kind: type) -> dict[str, bool]:
    if issubclass(kind, Enum) or not attrs.has(kind):
        return {}
    return {each.name: bool(each.metadata.get("unshuffled")) for each in attrs.fields(kind)}
