"""The hash chain: each link seals the previous link, an entry, and the position after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.choice import Answer
from engine.core.codec import canonical_bytes, digest
from engine.core.errors import CannotUndoError, NoHistoryError
from engine.core.game import Game
from engine.core.match import Charter, Match, replayed_match
from engine.core.registry import find
from saves.entries import Entry
from saves.errors import OtherRulesError


def first_link(charter: Charter) -> str:
    return digest(canonical_bytes(charter))


def next_link(previous: str, entry: Entry, position: str) -> str:
    """The link that an entry adds; `position` is the match's digest after it."""
    return digest(previous.encode(), canonical_bytes(entry), position.encode())


def linked_steps(match: Match[Any], entries: Iterable[Entry]) -> Iterator[tuple[Match[Any], str]]:
    """Play the entries from a new match on; yields it with its link first, then after each entry.

    Raises the errors of `Match.answer` for an answer that is not valid, and CannotUndoError for one
    that could not be taken back so.
    """
    link = first_link(match.charter)
    yield match, link
    for entry in entries:
        match = _match_after(match, entry, link)
        link = next_link(link, entry, match.digest())
        yield match, link


def _match_after(match: Match[Any], entry: Entry, link_before: str) -> Match[Any]:
    """The match after one more entry; it may be the same one."""
    if isinstance(entry, Answer):
        match.answer(entry.seat, entry.choice)
        return match
    if not 0 <= entry.answers < len(match.log):
        raise CannotUndoError(f"there are {len(match.log)} answers")
    if entry.anew:
        return match.rewound(entry.answers, link_before)
    while len(match.log) > entry.answers:
        match.undo(match.log[-1].seat)
    return match


def chain_of(original: Match[Any]) -> tuple[str, ...]:
    """The whole chain of a match: the charter's link, then one for each answer.

    Raises NoHistoryError for a match that was rewound: its chain is that of its table.
    """
    if original.redraws:
        raise NoHistoryError("a match that was rewound has the chain of its table")
    new_match = new_match_of(original.charter, original.game)
    return tuple(link for _, link in linked_steps(new_match, original.log))


def new_match_of(charter: Charter, game: Game[Any, Any] | None = None) -> Match[Any]:
    """The match of a charter before its first answer; rules that no longer replay are refused.

    `game` is the game of the charter; None looks it up by its slug.
    """
    game = game or find(charter.game, hint="the package that has it is not installed")
    if not game.can_replay(charter.rules_version):
        raise OtherRulesError(
            f"played under rules {charter.rules_version} of {game.title}, and this program has "
            f"rules {game.rules_version}"
        )
    return replayed_match(game, charter, ())
