"""The interface of a store of matches, implemented by `saves.sqlite`."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import frozen

from engine.core.codec import canonical_bytes
from engine.core.match import Match
from engine.core.match_access import position_of
from saves.entries import Entry
from saves.record import Player, Record, outcome_text


@frozen
class Snapshot:
    """The state of a match after a number of answers: everything that an answer changes."""

    answer_count: int
    link: str
    position: str
    """The position as JSON, hidden hands included; used when the log cannot be replayed."""
    progress_text: str
    finished: bool = False
    outcome: str = ""


@frozen
class StoredMatch:
    record: Record
    snapshot: Snapshot


@frozen
class Summary:
    id: str
    game: str
    players: tuple[Player, ...]
    answer_count: int
    progress_text: str
    created: str
    updated: str
    finished: bool
    outcome: str


class Store(Protocol):
    """Stores matches. When a method returns, its change is durable."""

    async def create(self, stored_match: StoredMatch) -> None:
        """Store a new match, or an imported one with all its answers."""

    async def append(
        self, match_id: str, entry: Entry, snapshot: Snapshot, *, last_link: str
    ) -> None:
        """Store the next entry and the state after it; `last_link` is the link before it.

        If the stored match ends with another link, because another program has continued it,
        nothing is written and an AnswerTakenError is raised.
        """

    async def summaries(self) -> list[Summary]:
        """All matches, most recently played first."""

    async def load(self, match_id: str) -> StoredMatch:
        """One match with all its entries; raises UnknownMatchError."""

    async def delete(self, match_id: str) -> None:
        """Delete a match; raises UnknownMatchError."""

    def close(self) -> None:
        """Finish all submitted work and close the files."""


def snapshot_of(
    match: Match[Any],
    players: tuple[Player, ...],
    *,
    answers: int,
    link: str,
    position: bytes | None = None,
) -> Snapshot:
    """The current state of a match, ready to be stored.

    `position` is the canonical form of its position, if the caller already has it.
    """
    return Snapshot(
        answer_count=answers,
        link=link,
        position=(position or canonical_bytes(position_of(match))).decode("ascii"),
        progress_text=match.where.text,
        finished=match.outcome is not None,
        outcome=outcome_text(match.outcome, players),
    )
