"""The hash chain: each link seals the previous link, an answer, and the position after it."""

from __future__ import annotations

from typing import Any

from engine.core.choice import Answer
from engine.core.codec import canonical_bytes, digest
from engine.core.game import Game
from engine.core.match import Charter, Match, replayed_match
from engine.core.registry import find
from saves.errors import OtherRulesError


def first_link(charter: Charter) -> str:
    """The link that seals the charter."""
    return digest(canonical_bytes(charter))


def next_link(previous: str, answer: Answer, position: str) -> str:
    """The link that an answer adds; `position` is the match's digest after it."""
    return digest(previous.encode(), canonical_bytes(answer), position.encode())


def chain_of(original: Match[Any]) -> tuple[str, ...]:
    """The whole chain of a match: the charter's link, then one for each answer."""
    match, links = new_match_of(original.charter, original.game), [first_link(original.charter)]
    for answer in original.log:
        match.answer(answer.seat, answer.choice)
        links.append(next_link(links[-1], answer, match.digest()))
    return tuple(links)


def new_match_of(charter: Charter, game: Game[Any, Any] | None = None) -> Match[Any]:
    """The match of a charter before its first answer; another rules version is refused.

    `game` is the game of the charter; None looks it up by its slug.
    """
    game = game or find(charter.game, hint="the package that has it is not installed")
    if charter.rules_version != game.rules_version:
        raise OtherRulesError(
            f"played under rules {charter.rules_version} of {game.title}, and this program has "
            f"rules {game.rules_version}"
        )
    return replayed_match(game, charter, ())
