"""Conversion of command line arguments. Each function raises ArgumentTypeError with a hint."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TextIO

MAX_SEED = 2**64 - 1  # engine.core.chance.MAX_SEED, which the help must not wait for
MAX_PORT = 65535
MAX_SEED_DIGITS = len(str(MAX_SEED))
MAX_NAME_LENGTH = 40
MAX_DAYS = 3650
"""The longest ban with an end, in days."""


def is_terminal(stream: TextIO | None) -> bool:
    """Is the stream a terminal? It is None if the shell has closed it."""
    return stream is not None and stream.isatty()


def parse_match_seed(word: str) -> str:
    from engine.core.chance import SEED_RULE, is_seed_text

    if not is_seed_text(word):
        raise ArgumentTypeError(f"{word!r:.80} is not a seed; use {SEED_RULE}")
    return word


def parse_seed(word: str) -> int:
    """The seed of a series: any integer that a report can hold."""
    number = _whole_number(word)
    if number is None or number > MAX_SEED:
        raise ArgumentTypeError(f"{word!r} is not a seed; use a whole number from 0 to {MAX_SEED}")
    return number


def parse_count(word: str) -> int:
    number = _whole_number(word)
    if not number:
        raise ArgumentTypeError(f"{word!r} is not a count; use a whole number, 1 or more")
    return number


def parse_days(word: str) -> int:
    """A number of days, from 1 to ten years."""
    number = _whole_number(word)
    if not number or number > MAX_DAYS:
        raise ArgumentTypeError(f"{word!r} is not a number of days; use 1 to {MAX_DAYS}")
    return number


def parse_port(word: str) -> int:
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
    wrong = next((name for name in names if not _is_player_name(name)), None)
    if wrong is not None:
        from engine.core.text import one_line

        raise ArgumentTypeError(
            f"{one_line(wrong, longest=40)!r} is not a name; use at most {MAX_NAME_LENGTH} letters"
        )
    return list(zip(kinds, names, strict=True))


def _is_player_name(name: str) -> bool:
    from engine.core.text import has_blank_letters

    return len(name) <= MAX_NAME_LENGTH and name.isprintable() and not has_blank_letters(name)


def parse_option(word: str) -> tuple[str, str]:
    name, sign, value = word.partition("=")
    if not sign or not name:
        raise ArgumentTypeError(f"{word!r} is not an option; write it as option=value")
    return name, value
