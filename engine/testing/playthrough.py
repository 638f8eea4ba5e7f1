"""Golden playthroughs: whole matches as text that a person can review and a test can compare.

The text has the answers, the log lines of all seats, and the table after each turn:

> Nikola Tesla: free electrify albany        an answer, as the log of the match keeps it
  Tesla electrifies Albany ...               a line that all seats read
  [Nikola Tesla] Tesla is dealt ...          a line for some only; [watching] is a spectator
== Phase 1, turn 2                           the match has come this far
|  ...                                       the table then, as the game writes it
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import unified_diff
from pathlib import Path
from typing import Any

from attrs import field, frozen

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.choice import Answer
from engine.core.codec import to_plain
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.testing.contract import expect, fail
from engine.testing.scenario import ScriptedTable, play_to_end

WATCHING = "watching"


@frozen(kw_only=True)
class Playthrough:
    """A game to be played and recorded, by bots or by a script."""

    name: str
    """The name of its text file, without the extension."""
    about: str
    game: Game[Any, Any]
    seed: int
    options: Any
    position: Callable[[Any], Iterable[str]]
    """The table as a few lines, from a spectator's view."""
    bots: tuple[str, ...] = ()
    seats: Mapping[str, int] = field(factory=dict)
    """The names of the seats in the script."""
    script: tuple[str, ...] = ()
    set_up: Callable[[], Match[Any]] | None = None
    """Make a match with the cards that the script needs; None deals them by the seed.

    A script for cards dealt by a seed would break with every new card.
    """

    def begin(self) -> Match[Any]:
        """The match before its first answer."""
        if self.set_up:
            return self.set_up()
        seats = len(self.bots or self.seats)
        return start_match(self.game, seed=self.seed, seats=seats, options=self.options)


def check_playthrough(playthrough: Playthrough, file: Path) -> None:
    """Check that the match is still played as recorded in the file.

    If a change is intended, regenerate the file with `write_playthrough` and review the diff.
    """
    if not file.exists():
        fail(f"the playthrough {playthrough.name!r} was never written down: {file} does not exist")
    golden_lines = file.read_text(encoding="utf-8").splitlines()
    lines = playthrough_text(playthrough).splitlines()
    difference = list(unified_diff(golden_lines, lines, "golden", "played", lineterm="", n=2))
    expect(not difference, "\n".join(difference[:60]))


def write_playthrough(playthrough: Playthrough, file: Path) -> None:
    """Play the match and write it to the file."""
    file.write_text(playthrough_text(playthrough), encoding="utf-8")


def play_to_the_end(playthrough: Playthrough) -> list[Answer]:
    """Play the match to its end and return its answers."""
    match = playthrough.begin()
    if playthrough.script:
        play_to_end(ScriptedTable(match, playthrough.seats), *playthrough.script)
        return match.log
    bots = [
        make_bot(match.game, name, Chance(playthrough.seed, seat + 1))
        for seat, name in enumerate(playthrough.bots)
    ]
    while match.pending:
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    return match.log


def playthrough_text(playthrough: Playthrough) -> str:
    match = playthrough.begin()
    lines = [*heading_lines(playthrough), "", f"== {match.where.text}"]
    lines += log_lines_of(match, match.chronicle[0])
    for answer in play_to_the_end(playthrough):
        before, name = match.where.text, seat_name(match, answer.seat)
        events = match.answer(answer.seat, answer.choice)
        lines += [f"> {name}: {answer.choice}", *log_lines_of(match, events)]
        if match.where.text != before and match.outcome is None:
            lines += ["", f"== {match.where.text}", *table_lines(playthrough, match)]
    return "\n".join([*lines, "", *ending_lines(playthrough, match)]) + "\n"


def heading_lines(playthrough: Playthrough) -> Iterator[str]:
    game = playthrough.game
    options = to_plain(playthrough.options)
    yield f"{game.title}, rules version {game.rules_version}"
    yield playthrough.about
    yield "cards: set up" if playthrough.set_up else f"seed: {playthrough.seed}"
    yield "options: " + ", ".join(f"{name}={value}" for name, value in options.items())
    yield "players: " + (", ".join(playthrough.bots) or "a script")


def log_lines_of(match: Match[Any], events: Iterable[Event]) -> Iterator[str]:
    """The log lines of these events; a line that not all seats read alike names its readers."""
    readers = (*range(match.charter.seat_count), None)
    for event in events:
        lines = {reader: event.told() for reader in readers if event.is_for(reader)}
        for line in dict.fromkeys(lines.values()):
            those = [reader for reader in lines if lines[reader] == line]
            names = ", ".join(WATCHING if r is None else seat_name(match, r) for r in those)
            yield f"  {line}" if len(those) == len(readers) else f"  [{names}] {line}"


def seat_name(match: Match[Any], seat: int) -> str:
    return match.game.seat_name(match.view(None), seat)


def table_lines(playthrough: Playthrough, match: Match[Any]) -> Iterator[str]:
    yield from (f"|  {line}" for line in playthrough.position(match.view(None)))


def ending_lines(playthrough: Playthrough, match: Match[Any]) -> Iterator[str]:
    outcome = match.outcome
    if outcome is None:
        fail(f"the playthrough {playthrough.name!r} does not come to an end")
    yield f"== The end, after {len(match.log)} answers"
    yield from table_lines(playthrough, match)
    ranking = " before ".join(
        " and ".join(seat_name(match, seat) for seat in group) for group in outcome.ranking
    )
    yield f"ranking: {ranking}"
    yield f"scores: {', '.join(map(str, outcome.scores))}"
    yield f"reason: {outcome.reason}"
