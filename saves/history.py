"""The history of a match: every position, as a sequence of matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any, overload

from attrs import frozen

from engine.core import registry
from engine.core.argument_checks import check_whole_numbers
from engine.core.errors import BadRecordError
from engine.core.game import Game
from engine.core.match import Charter, Match, replayed_match, steps_of
from engine.core.state import Outcome
from engine.core.text import count
from saves.chain import new_match_of
from saves.errors import BadExportError
from saves.lookup import find_record
from saves.record import Record


@frozen(repr=False)
class History(Sequence[Match[Any]]):
    """Every position of a match, as a sequence: number 0 is before the first answer.

    Each position is an independent `Match`, which can be shown, inspected, or continued
    differently.
    """

    end: Match[Any]
    """The match after its last answer."""
    players: tuple[str, ...] = ()
    """The names of the players, in the order of their seats; empty for a match in this program."""
    created: datetime | None = None
    """The date and time of its beginning, in UTC; None for a match in this program."""
    updated: datetime | None = None
    """The date and time of its last answer, in UTC; None for a match in this program."""

    @property
    def charter(self) -> Charter:
        """The terms of the match: game, rules version, number of seats, seed, options."""
        return self.end.charter

    @property
    def outcome(self) -> Outcome | None:
        """The result of the match, or None if it is not finished."""
        return self.end.outcome

    def __repr__(self) -> str:
        return f"<History of {count(len(self), 'position')}, the last is {self.end!r}>"

    def __len__(self) -> int:
        return len(self.end.log) + 1

    @overload
    def __getitem__(self, number: int) -> Match[Any]: ...

    @overload
    def __getitem__(self, number: slice) -> list[Match[Any]]: ...

    def __getitem__(self, number: int | slice) -> Match[Any] | list[Match[Any]]:
        """The match after that many answers; a negative number counts from the end."""
        if isinstance(number, slice):
            return [self.end.at(each) for each in range(*number.indices(len(self)))]
        check_whole_numbers(position=number)
        if not -len(self) <= number < len(self):
            raise IndexError(f"there is no position {number}; the last is {len(self) - 1}")
        return self.end.at(number % len(self))

    def __iter__(self) -> Iterator[Match[Any]]:
        new_match = replayed_match(self.end.game, self.charter, ())
        for match in steps_of(new_match, self.end.log, self.end.redraws):
            yield match.copy()


def history_of(source: str, *, game: Game[Any, Any] | None, data: str | None) -> History:
    """Every position of the match of an export file or of an id.

    `game` is None for a game that can be found by its slug, `data` is the data directory. Raises
    UnknownGameError, OtherRulesError, BadExportError and the errors of `find_record`.
    """
    record = _find_record(source, data)
    if game is not None and game.slug != record.charter.game:
        raise BadExportError(f"{source} is a match of {record.charter.game!r}, not {game.slug!r}")
    known_game = game or registry.find(
        record.charter.game, hint="pass a game of your own as `game=`"
    )
    _check_charter(source, record.charter, known_game)
    try:
        end = replayed_match(known_game, record.charter, record.answers, record.redraws)
    except BadRecordError as error:
        raise BadExportError(f"{source} does not replay: {error}") from error
    names = tuple(player.name for player in record.players)
    return History(
        end, names, _parse_date(source, record.created), _parse_date(source, record.updated)
    )


def _check_charter(source: str, charter: Charter, game: Game[Any, Any]) -> None:
    try:
        new_match_of(charter, game)
    except BadRecordError as error:
        raise BadExportError(f"{source}: {error}") from error


def _parse_date(source: str, text: str) -> datetime:
    """The date and time of a record; raises BadExportError for any other text."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise BadExportError(f"{source} has an invalid date: {text!r:.60}") from error
    return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)


def _find_record(source: str, data: str | None) -> Record:
    # A notebook already runs an event loop in this thread, and the store needs its own.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(find_record, source, data).result()
