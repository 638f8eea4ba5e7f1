"""What a store of matches can do. SQLite is one; anything with these few methods will serve."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import frozen

from engine.core.choice import Answer
from engine.core.codec import canonical
from engine.core.match import Match
from saves.record import Player, Record, outcome_words


@frozen
class Standing:
    """How a match stands after so many answers: all that changes with each of them."""

    answers: int
    link: str
    position: str
    """The position as JSON, secrets included: the match goes on from here if its log is no help."""
    where: str
    finished: bool = False
    outcome: str = ""


@frozen
class Stored:
    """A match as a store gives it back."""

    record: Record
    standing: Standing


@frozen
class Summary:
    """One line in the list of matches."""

    id: str
    game: str
    players: tuple[Player, ...]
    answers: int
    where: str
    created: str
    updated: str
    finished: bool
    outcome: str


class Store(Protocol):
    """Keeps matches. What a method has returned from is durable, whatever happens next.

    `append` and `rewind` name the link that they go on `after`. If the stored match does not
    stand there, because another program has played on, nothing is written and an
    AnswerTakenError is raised.
    """

    async def create(self, stored: Stored) -> None:
        """Keep a new match, or one from elsewhere with all its answers."""

    async def append(
        self, match_id: str, answer: Answer, standing: Standing, *, after: str
    ) -> None:
        """Add the next answer and how the match stands with it."""

    async def rewind(self, match_id: str, standing: Standing, *, after: str) -> None:
        """Take the last answers back: the match stands as it did after fewer of them."""

    async def summaries(self) -> list[Summary]:
        """All matches, the one that was played last first."""

    async def load(self, match_id: str) -> Stored:
        """Everything about one match."""

    async def delete(self, match_id: str) -> None:
        """Forget a match for good."""

    def close(self) -> None:
        """Finish what was begun and let go of the files."""


def standing_of(
    match: Match[Any], players: tuple[Player, ...], *, answers: int, link: str
) -> Standing:
    """How a match stands now, ready to be stored."""
    return Standing(
        answers=answers,
        link=link,
        position=canonical(match.position).decode("ascii"),
        where=match.where.words,
        finished=match.outcome is not None,
        outcome=outcome_words(match.outcome, players),
    )
