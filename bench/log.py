"""The cost of an answer at a table with a long log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from bench.stopwatch import seconds_each
from bench.table import Group, Row
from engine.core.chance import Chance
from engine.core.choice import Choice
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.games import duel
from net.play.table import Table
from saves.chain import first_link
from saves.loading import LoadedMatch
from saves.record import Player, Record, new_id, timestamp
from saves.store import Snapshot
from screens.table.story.shown_log import ShownLog

LINES = 5_000
ANSWERS = 60
PANE_LINES = 40
"""The number of lines in a pane."""


class _NoStore:
    """A store that keeps nothing, so that its time is not measured."""

    async def append(self, *answers: Any, last_link: str) -> None:
        pass

    async def rewind(self, match_id: str, snapshot: Snapshot, *, last_link: str) -> None:
        pass


def log_rows() -> Group:
    """An answer and its undo, with the log extended, rebuilt, and not read at all."""
    match, places = _long_match()
    seat, runner = match.pending[0].seat, asyncio.Runner()
    anew, unread = _table(match, places), _table(match, places)

    def answer(table: Table) -> None:
        decision = table.update(seat).decision
        assert decision is not None
        runner.run(table.answer(seat, decision.choices[0]))
        runner.run(table.undo(seat))

    def with_the_log_told_anew() -> int:
        answer(anew)
        fresh = ShownLog()
        fresh.show_lines(_table(match, places).log(seat), seat)
        fresh.last_lines()
        return 1

    def without_a_log() -> int:
        answer(unread)
        return 1

    base = seconds_each(with_the_log_told_anew)
    comparison = "rebuilding it"
    rows = (
        Row(
            "answer and undo, log continued",
            answer_seconds(match.game, LINES),
            "",
            base,
            comparison,
        ),
        Row("answer and undo, log rebuilt", base),
        Row("answer and undo, log not read", seconds_each(without_a_log), "", base, comparison),
    )
    runner.close()
    return Group(f"A table with {LINES:,} lines of log", rows)


def answer_seconds(game: Game[Any, Any], lines: int) -> float:
    """Seconds for an answer and its undo at a table with that many log lines."""
    match, places = _long_match(game, lines)
    seat, runner = match.pending[0].seat, asyncio.Runner()
    table, log = _table(match, places), ShownLog()

    def answer() -> int:
        decision = table.update(seat).decision
        assert decision is not None
        runner.run(table.answer(seat, decision.choices[0]))
        runner.run(table.undo(seat))
        log.show_lines(table.log(seat), seat)
        log.last_lines(PANE_LINES)
        return 1

    seconds = seconds_each(answer)
    runner.close()
    return seconds


def _long_match(
    game: Game[Any, Any] = duel.GAME, lines: int = LINES
) -> tuple[Match[Any], tuple[str, ...]]:
    """A match with about `lines` events, at a question that can be undone.

    Missing events are filled in by repeating some before the first answer; excess events are
    removed after the first answers.
    """
    chance, match = Chance(1), start_match(game, seed=1)
    places = [match.where.text]
    while len(match.log) < ANSWERS or match.is_final(match.pending[0].seat, _first(match)):
        decision = match.pending[0]
        match.answer(decision.seat, chance.pick(decision.choices))
        places.append(match.where.text)
    line_count = sum(map(len, match.chronicle))
    if lines < line_count:
        match.chronicle = [events if n < lines else () for n, events in _counted(match)]
    else:
        every = tuple(event for events in match.chronicle for event in events)
        match.chronicle[0] = every * -(-lines // line_count)
    return match, tuple(places)


def _counted(match: Match[Any]) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """The events of each answer, and the number of events before it."""
    before = 0
    for events in match.chronicle:
        yield before, events
        before += len(events)


def _first(match: Match[Any]) -> Choice:
    return match.pending[0].choices[0]


def _table(match: Match[Any], places: tuple[str, ...]) -> Table:
    """A table for a copy of the match."""
    players = tuple(Player("human", f"Player {n + 1}") for n in range(match.charter.seat_count))
    chain = (first_link(match.charter),) * (len(match.log) + 1)
    record = Record(
        new_id(), match.charter, players, tuple(match.log), chain, timestamp(), timestamp()
    )
    store: Any = _NoStore()
    return Table(store, record, LoadedMatch(match.copy(), places), pace=0)
