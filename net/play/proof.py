"""The proof of a match's shuffle, as far as a viewer may see it."""

from __future__ import annotations

from attrs import frozen

_GROUP = 4
_SHOWN_DIGITS = 32


@frozen(kw_only=True)
class Proof:
    """The commitment, the end of the chain, and after the match everything that the seed is from.

    Two players who see the same end of the chain have seen the same answers.
    """

    commitment: str
    """The hash that was shown before anybody sat down; empty if the seed was typed."""
    head: str
    """The last link of the chain: it seals the charter, every entry, and the position."""
    entry_count: int
    is_revealed: bool
    """Is the rest known to the viewer? It is empty before."""
    seed: str = ""
    secret: str = ""
    inputs: tuple[str, ...] = ()
    """The characters of the players, in the order of their seats."""


def short_hash(digits: str) -> str:
    """The first half of a hash, in groups that can be read aloud: 128 bits."""
    groups = (digits[n : n + _GROUP] for n in range(0, _SHOWN_DIGITS, _GROUP))
    return " ".join(group for group in groups if group)
