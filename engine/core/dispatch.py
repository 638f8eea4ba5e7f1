"""Functions found by a key, each registered where it is written.

    tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")

    @tells(CardStolen)
    def card_stolen(event: CardStolen) -> str:
        return f"steals {event.card}"

    tells[type(event)](event)

A key without a function raises a MissingEntryError that names the key and the missing function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

K = TypeVar("K")
F = TypeVar("F", bound=Callable[..., Any])
G = TypeVar("G", bound=Callable[..., Any])


class MissingEntryError(LookupError):
    """A card, an event or a choice lacks an entry that every one of them must have."""


class Dispatch(dict[K, F]):
    """Functions by key. `subject` is the noun for one of them in errors ("log line", "effect")."""

    def __init__(self, subject: str) -> None:
        super().__init__()
        self.subject = subject

    def __call__(self, *keys: K) -> Callable[[G], G]:
        """Register the decorated function for the keys; raise ValueError for a key that has one."""

        def register(function: G) -> G:
            for key in keys:
                if key in self:
                    raise ValueError(f"{_key_text(key)} already has a function: {self.subject}")
                self[key] = function  # type: ignore[assignment]
            return function

        return register

    def __missing__(self, key: K) -> F:
        raise MissingEntryError(f"{_key_text(key)} has no {self.subject}")


def require(rows: Iterable[str], entries: Iterable[str], entry: str) -> None:
    """Raise a MissingEntryError unless each row, named by its slug, is among the `entries`."""
    known_slugs = set(entries)
    for slug in rows:
        if slug not in known_slugs:
            raise MissingEntryError(f"{_key_text(slug)} has no {entry}")


def _key_text(key: object) -> str:
    return key.__name__ if isinstance(key, type) else repr(key)
