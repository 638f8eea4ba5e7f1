"""A stored match: its charter, its players, every answer, and a chain of fingerprints."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from attrs import Attribute, field, frozen

from engine.core.choice import Answer
from engine.core.match import Charter
from engine.core.state import Outcome
from engine.core.text import join_with_and, one_line
from saves.entries import Entry, answers_of, redraws_of
from saves.fairness import Fairness

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_KIND = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_ID = re.compile(r"[a-z0-9-]{1,40}")
_MAX_NAME_LENGTH = 60

HUMAN = "human"

YOU = "You"
"""The name of a single player who gave no name."""


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(10))


def timestamp() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _check_id(_: Any, __: Attribute[str], value: str) -> None:
    if not _ID.fullmatch(value):
        raise ValueError(f"{value!r:.60} is not the id of a match")


def _check_kind(_: Any, __: Attribute[str], value: str) -> None:
    if not _KIND.fullmatch(value):
        raise ValueError(f"{value!r:.60} is not a kind of player")


def _check_name(_: Any, __: Attribute[str], value: str) -> None:
    # Names are shown on other people's terminals, so they may not contain control characters.
    if not value.isprintable() or not 0 < len(value) <= _MAX_NAME_LENGTH:
        name = one_line(value, longest=40)
        raise ValueError(f"{name!r} is not a name: use 1 to {_MAX_NAME_LENGTH} plain characters")


@frozen
class Player:
    """The player of a seat: `kind` is "human" or a bot's name, such as "greedy"."""

    kind: str = field(validator=_check_kind)
    name: str = field(validator=_check_name)

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN


@frozen
class Record:
    """All stored data of a match. `chain` has one more link than there are entries."""

    id: str = field(validator=_check_id)
    charter: Charter
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]
    chain: tuple[str, ...]
    created: str
    updated: str
    fairness: Fairness | None = None
    """What the seed was made from; None if somebody typed it, or the match is an old one."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that count: those that were not taken back."""
        return answers_of(self.entries)

    @property
    def redraws(self) -> dict[int, str]:
        """The salts of `Match.redraws`."""
        return redraws_of(self.entries, self.chain)


def outcome_text(outcome: Outcome | None, players: Sequence[Player]) -> str:
    """The result with the players' names and the reason; empty while the match is running."""
    if outcome is None:
        return ""
    text = verdict(outcome, [player.name for player in players])
    return f"{text}: {outcome.reason}" if outcome.reason else text


def verdict(outcome: Outcome, names: Sequence[str]) -> str:
    """The result with the names of the seats: "Ann wins", "You win", "Ann and Bob draw".

    If no seat won, it names the rival that beat them all: "The Hopper wins".
    """
    winner = outcome.beaten_by or join_with_and(names[seat] for seat in outcome.winners)
    return f"{winner} {'win' if winner == YOU else outcome.verb}"
