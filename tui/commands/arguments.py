"""Conversion of command line arguments. Each function raises ArgumentTypeError with a hint."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TextIO

MAX_SEED = 2**64 - 1  # engine.core.chance.MAX_SEED, which the help must not wait for
MAX_PORT = 65535
MAX_SEED_DIGITS = len(str(MAX_SEED))
MAX_NAME_LENGTH = 40
"""The maximum length of a player's name."""


def is_terminal(stream: TextIO | None) -> bool:
    """Is the stream a terminal? It is None if the shell has closed it."""
    return stream is not None and stream.isatty()


def parse_seed(word: str) -> int:
    """A seed: any integer that a save can hold."""
    number = _whole_number(word)
    if number is None or number > MAX_SEED:
        raise ArgumentTypeError(f"{word!r} is not a seed; use a whole number from 0 to {MAX_SEED}")
    return number


def parse_count(word: str) -> int:
    """A count: at least one."""
    number = _whole_number(word)
    if not number:
        raise ArgumentTypeError(f"{word!r} is not a count; use a whole number, 1 or more")
    return number


def parse_port(word: str) -> int:
    """A port to listen on."""
    number = _whole_number(word)
    if number is None or number > MAX_PORT:
        raise ArgumentTypeError(f"{word!r} is not a port; use a whole number from 0 to {MAX_PORT}")
    return number


def _whole_number(word: str) -> int | None:
    """A number without a sign, or None. Python's int would also accept "1_000" and "٣"."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= MAX_SEED_DIGITS else None


def parse_bots(word: str) -> list[str]:
    """The names of bots, or other kinds of players, separated by commas."""
    players = [player.strip().lower() for player in word.split(",")]
    if not all(players):
        raise ArgumentTypeError(f"{word!r} leaves a seat empty; write it as human,greedy")
    return players


def parse_players(word: str) -> list[tuple[str, str]]:
    """Players separated by commas, each with the name after a colon, or an empty name."""
    entries = [player.partition(":") for player in word.split(",")]
    kinds = parse_bots(",".join(kind for kind, _, _ in entries))
    names = [name.strip() for _, _, name in entries]
    wrong = next((n for n in names if len(n) > MAX_NAME_LENGTH or not n.isprintable()), None)
    if wrong is not None:
        from engine.core.text import one_line

        raise ArgumentTypeError(
            f"{one_line(wrong, longest=40)!r} is not a name; use at most {MAX_NAME_LENGTH} letters"
        )
    return list(zip(kinds, names, strict=True))


def parse_option(word: str) -> tuple[str, str]:
    """A game's option and its value."""
    name, sign, value = word.partition("=")
    if not sign or not name:
        raise ArgumentTypeError(f"{word!r} is not an option; write it as option=value")
    return name, value
