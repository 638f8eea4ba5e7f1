"""Access to the parts of a match that only the program needs, beyond the methods of `Match`.

Most of it shows the secrets of every seat: it is for saving a match, for the checks of a game and
for tests, never for a screen or a bot.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, TypeVar

from engine.core.choice import Answer
from engine.core.event import Event
from engine.core.match import Match
from engine.core.position import Position
from engine.core.segment_runner import Pick
from engine.core.state import State

S = TypeVar("S", bound=State)


def position_of(match: Match[S]) -> Position[S]:
    """The state at the start of the current segment, and the answers since."""
    return match._runner.position


def live_state_of(match: Match[S]) -> S:
    """The state at the current question, which the running segment changes."""
    return match._runner.live


def pieces_in(match: Match[Any]) -> Mapping[str, int]:
    """The counts that no move may change (`Game.pieces`)."""
    return match.game.pieces(match._runner.live)


def new_events_of(match: Match[Any]) -> tuple[Event, ...]:
    """The events since the last answer, or since the segment began if there was none."""
    return tuple(match._runner.new_events)


def intermediate_views(match: Match[Any], seat: int | None) -> tuple[Any, ...]:
    """The views of a seat at each moment that the last answer passed through.

    Such a moment is the start of a segment that asked no seat, so that no player could look at it.
    Raises UnknownSeatError.
    """
    if seat is not None:
        match._check_seat(seat)
    return tuple([match.game.view(state, seat) for state in match._runner.moments])


def views_at_events(match: Match[S], answer: Answer, seat: int | None) -> list[Any]:
    """The views of a seat right after each event of an answer, which is given to a copy.

    Rules may emit an event while they are changing something: then there may be no view.
    """
    copy, views = match.copy(), list[Any]()

    class Watch(list[Event]):
        def append(self, event: Event) -> None:
            super().append(event)
            with suppress(Exception):
                views.append(copy.view(seat))

    copy._runner.new_events = copy._runner.live.events = Watch()
    copy.answer(answer.seat, answer.choice)
    return views


def without_open_answers(match: Match[S]) -> Match[S]:
    """A copy without the secret answers to a question that other seats have not answered yet.

    `Match.imagine` starts from the same position, so that the two can be compared.
    """
    return Match(match.game, match.charter, match._runner.settled_position)


def play_out_and_count(match: Match[Any], pick: Pick) -> int:
    """Play to the end as `Match.play_out` does, but return the number of answers until then."""
    return match._play_out_and_count(pick)


def check_history(match: Match[Any]) -> None:
    """Raise NoHistoryError unless the log leads from the start to the position.

    This is not so for matches returned by `Match.imagine`, nor after `Match.play_out`.
    """
    match._check_history()
