"""The printed forms of a match: one line, and its log with the pending decisions.

Both are for a script that owns the whole match: they include the secrets of every seat. The
knowledge of one seat is its `Match.view`. A seat is written `seat=0`, counted as in code; the log
lines of a game are for players and count seats from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.core.event import Event
from engine.core.game_faults import line_of
from engine.core.text import count, join_with_and

if TYPE_CHECKING:
    from engine.core.match import Match


def one_line_of(match: Match[Any]) -> str:
    """A match on one line: "<Match duel, Phase 2, turn 3, waiting for seat=0: 14 choices>"."""
    return f"<Match {match.game.slug}, {match.where.text}, {_standing_text(match)}>"


def text_of(match: Match[Any], *, imagined: bool = False) -> str:
    """The title, the log line by line, and the pending decisions or the result.

    An imagined match has no seed.
    """
    seed = "imagined" if imagined else f"seed {match.charter.seed}"
    title = f"{match.game.title}, {seed}"
    return "\n".join((title, *_log_lines(match), f"{match.where.text}: {_standing_text(match)}"))


def _standing_text(match: Match[Any]) -> str:
    if match.outcome is not None:
        return str(match.outcome)
    questions = (
        f"seat={each.seat}: {count(len(each.choices), 'choice')}" for each in match.pending
    )
    return f"waiting for {', '.join(questions)}"


def _log_lines(match: Match[Any]) -> Iterator[str]:
    for events in match.chronicle:
        for event in events:
            if text := _event_text(match, event):
                yield f"  {text}"


def _event_text(match: Match[Any], event: Event) -> str:
    """The log line of an event; a secret one is marked."""
    if event.audience is None:
        return line_of(match.game, event)
    hearers = join_with_and(f"seat={seat}" for seat in event.audience)
    text = line_of(match.game, event)
    return text and f"(only for {hearers}) {text}"
