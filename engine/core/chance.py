"""Chance: the only source of randomness, and the barrier for undo.

The generator is a key and a count inside the state, so a match replays to the same position on any
machine. Its numbers come from a cryptographic hash of both: nobody can compute the next ones, or
the key, from those that were seen. Each number drawn, and each card that a zone turns up, counts as
a *reveal*; a match cannot be undone past one. Rules cannot forget to count: zones need the `Chance`
to turn up a card.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import Any, TypeAlias, TypeVar

from attrs import define, field

from engine.core.linear_generator import next_state

T = TypeVar("T")

Seed: TypeAlias = int | str
"""What a chance starts from. A number and its digits are the same seed."""

MAX_SEED = 2**64 - 1
"""The largest seed that is a number."""

MAX_SEED_LENGTH = 64
SEED_RULE = f"1 to {MAX_SEED_LENGTH} letters, digits or signs without spaces"
"""The form of a seed that is typed."""

_WORDS = Struct("<8Q")
"""The words of 64 bits in one block of the hash."""
_LIMIT = 2**64


@define(init=False, kw_only=True)
class Chance:
    """A source of random numbers for rules and bots, which gives the same ones on every machine.

    `Chance(seed)` starts from a seed, a number or a text; further seeds select unrelated streams,
    such as one for each bot: `Chance(seed, 1)`. Raises TypeError for any other seed. The numbers
    are the blocks of a keyed BLAKE2b hash of the count.
    """

    key: str = field(default="", metadata={"optional": True})
    """The secret of the generator: 32 bytes in hex."""
    count: int = field(default=0, metadata={"optional": True})
    """How many words were drawn from the key."""
    known: tuple[int, ...] = field(default=(), metadata={"optional": True})
    """Words that come before those of the key, because they have been seen already."""
    linear: int | None = field(default=None, metadata={"saved_as": "seed", "optional": True})
    """The state of the generator of matches that began before there were keys."""
    reveals: int = 0
    _block: tuple[int, ...] = field(default=(), eq=False, metadata={"unsaved": True})
    """The words of the current block; empty before the first one."""

    def __init__(
        self,
        *seeds: Seed,
        key: str = "",
        count: int = 0,
        known: tuple[int, ...] = (),
        linear: int | None = None,
        reveals: int = 0,
    ) -> None:
        """Start a generator from the seeds, or restore one from the other arguments."""
        self.key = key if key or linear is not None else key_of(*seeds)
        self.count = count
        self.known = known
        self.linear = linear
        self.reveals = reveals
        self._block = ()

    def __repr__(self) -> str:
        """The call that restores the generator, without the words that are already known."""
        if self.linear is not None:
            return f"Chance(linear={self.linear}, reveals={self.reveals})"
        return f"Chance(key={self.key!r}, count={self.count}, reveals={self.reveals})"

    def number_below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely except for a bias below n / 2**64.

        Raises TypeError for an `n` that is not an integer, and ValueError for one below 1 or above
        2**64.
        """
        if type(n) is not int or not 0 < n <= _LIMIT:
            raise _bad_limit(n)
        self.reveals += 1
        block, index = self._block, self.count & 7
        if not index or not block:
            return (self._word() * n) >> 64
        self.count += 1
        return (block[index] * n) >> 64

    def _word(self) -> int:
        """The next word, if it is not in the current block: known, linear, or of another block."""
        if self.known:
            word, *later_words = self.known
            self.known = tuple(later_words)
            return word
        if self.linear is not None:
            self.linear = next_state(self.linear)
            return _linear_word(self.linear)
        self._block = _block(self.key, self.count >> 3)
        word = self._block[self.count & 7]
        self.count += 1
        return word

    def pick(self, items: Sequence[T]) -> T:
        """One of the items; raises IndexError if there are none."""
        n = len(items)
        if not n:
            raise IndexError("there is nothing to pick from")
        block, index = self._block, self.count & 7
        if not index or not block:
            return items[self.number_below(n)]
        # As `number_below` does it; bots pick so often that another call can be measured.
        self.reveals += 1
        self.count += 1
        return items[(block[index] * n) >> 64]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place; raises TypeError for a tuple or a string."""
        if not hasattr(items, "__setitem__"):
            raise TypeError(f"items must be a list, which can be shuffled in place, not {items!r}")
        word = self._word
        for i in range(len(items) - 1, 0, -1):
            block, index = self._block, self.count & 7
            if index and block:  # as `number_below` does it, for the same reason as in `pick`
                self.count += 1
                j = (block[index] * (i + 1)) >> 64
            else:
                j = (word() * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.reveals += max(0, len(items) - 1)

    # Other keys

    def new_key(self) -> str:
        """A key for another generator, which tells nothing about this one's."""
        return key_of(*(self.number_below(_LIMIT) for _ in range(4)))

    def key_after(self, salt: str) -> str:
        """The key for drawing anew from here on; nobody can compute it without this one's."""
        return key_of(self.key if self.linear is None else str(self.linear), salt)

    def words_since(self, earlier: Chance) -> tuple[int, ...]:
        """The words drawn since this chance was equal to `earlier`."""
        given_words = earlier.known[: len(earlier.known) - len(self.known)]
        if self.linear is None:
            return given_words + tuple(
                _block(self.key, number >> 3)[number & 7]
                for number in range(earlier.count, self.count)
            )
        words, state = list(given_words), earlier.linear
        while state is not None and state != self.linear:
            state = next_state(state)
            words.append(_linear_word(state))
        return tuple(words)

    def change_key(self, key: str, *, known: tuple[int, ...] = ()) -> None:
        """Draw from another key from now on, after the words that are known."""
        self.key, self.count, self.known, self.linear, self._block = key, 0, known, None, ()


def is_seed_text(text: str) -> bool:
    """Can a text be the seed of a match?"""
    is_short = 0 < len(text) <= MAX_SEED_LENGTH
    return is_short and text.isascii() and text.isprintable() and " " not in text


def key_of(*seeds: Seed) -> str:
    """The key that seeds give; raises TypeError if there is none, or for one of another type."""
    if not seeds:
        raise TypeError("a Chance needs a seed, such as Chance(1)")
    total = blake2b(digest_size=32, person=b"wardenclyffe")
    for seed in seeds:
        if not isinstance(seed, (int, str)):
            raise TypeError(f"the seed of a Chance must be a whole number or text, not {seed!r}")
        text = str(seed).encode()
        total.update(len(text).to_bytes(8, "big"))
        total.update(text)
    return total.hexdigest()


def _block(key: str, number: int) -> tuple[int, ...]:
    """Eight words of 64 bits."""
    hashed = _keyed(key).copy()
    hashed.update(number.to_bytes(8, "big"))
    return _WORDS.unpack(hashed.digest())


@lru_cache(maxsize=256)
def _keyed(key: str) -> blake2b:
    """The hash with a key, before any message; making it takes longer than a block."""
    return blake2b(digest_size=64, key=bytes.fromhex(key))


def _linear_word(state: int) -> int:
    """The high half of a linear state as a word: the multiplication then gives the old result."""
    return (state >> 32) << 32


def _bad_limit(n: object) -> Exception:
    """The error for a limit that no number from 0 on is below."""
    if type(n) is not int:
        return TypeError(f"the limit of `number_below` must be a whole number, not {n!r}")
    if n < 1:
        return ValueError(f"the limit of `number_below` must be at least 1, not {n}")
    return ValueError(f"the limit of `number_below` must be at most 2**64, not {n}")
