"""Points of real matches as their viewers see them: views and questions, never a state.

The checks of a game's board (`screens.testing`) iterate over these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, zip_longest
from typing import Any

from attrs import frozen

from engine.bots import bot_names, make_bot
from engine.core.chance import Chance
from engine.core.choice import Decision
from engine.core.event import Event
from engine.core.game import Game
from engine.core.match import Charter, Match, start_match
from engine.core.match_access import position_of, without_open_answers
from engine.core.position import Position
from engine.testing.contract import viewers
from engine.testing.random_matches import every_option

MATCHES = 8
"""The number of matches, spread over the numbers of seats and the options of the game."""
STRIDE = 7
"""The number of rows of options between one match and the next."""
BOTS = ("random", "greedy")
"""The players of the matches, alternating; a game without a greedy bot is played at random."""


@frozen
class Situation:
    """One point of a match, as each seat and a spectator (None) sees it."""

    game: Game[Any, Any]
    name: str
    """The match and the point in it, for the message of a failing check."""
    views: Mapping[int | None, Any]
    imagined_views: Mapping[int | None, Any]
    """The view of the same viewer if everything hidden from it were different.

    Empty once the match is over.
    """
    decisions: Mapping[int, Decision]
    events: tuple[Event, ...]

    @property
    def is_over(self) -> bool:
        return not self.decisions


@frozen
class _Point:
    """A point of a match that a situation can be made from."""

    name: str
    charter: Charter
    position: Position[Any]
    events: tuple[Event, ...]


def situations(game: Game[Any, Any], *, most: int) -> tuple[Situation, ...]:
    """At most this number of situations, as varied as random play and bots produce.

    Each kind of question occurs once before any occurs twice; the end of a match is a kind, and
    comes first.
    """
    kinds: dict[object, list[_Point]] = {_ENDED: []}
    rows = every_option(game)
    for number in range(MATCHES):
        options = rows[number * STRIDE % len(rows)]
        for match, name in _decisions_of(game, options, number):
            point = _Point(name, match.charter, position_of(match), match.chronicle[-1])
            kinds.setdefault(_kind_of(match), []).append(point)
    chance = Chance(most)
    for points in kinds.values():
        chance.shuffle(points)
    in_turns = (point for turn in zip_longest(*kinds.values()) for point in turn if point)
    chosen_points = list(islice(in_turns, most))
    return tuple(_situation(game, point, chance) for point in chosen_points)


def _decisions_of(
    game: Game[Any, Any], options: Any, number: int
) -> Iterator[tuple[Match[Any], str]]:
    seats = game.seat_counts[number % len(game.seat_counts)]
    bot = BOTS[number % len(BOTS)]
    bot = bot if bot in bot_names(game) else BOTS[0]
    match = start_match(game, seed=number, seats=seats, options=options)
    bots = [make_bot(game, bot, Chance(number, seat)) for seat in range(seats)]
    match_name = f"{game.slug}, {seats} seats, {bot} bots, match {number}"
    while match.pending:
        yield match, f"{match_name}, after {len(match.log)} answers"
        seat = match.pending[0].seat
        match.answer(seat, bots[seat].choose(match.sight(seat)))
    yield match, f"{match_name}, at its end"


_ENDED = "ended"


def _kind_of(match: Match[Any]) -> object:
    """The kind of a situation: its questions, and whether several seats are asked."""
    if not match.pending:
        return _ENDED
    return frozenset(
        (decision.clause, frozenset(choice.verb for choice in decision.choices))
        for decision in match.pending
    ), min(len(match.pending), 2)


def _situation(game: Game[Any, Any], point: _Point, chance: Chance) -> Situation:
    match = Match(game, point.charter, point.position)
    settled_match = without_open_answers(match)
    decisions = {decision.seat: decision for decision in settled_match.pending}
    imagined = viewers(match) if decisions else ()
    return Situation(
        game=game,
        name=point.name,
        views={seat: settled_match.view(seat) for seat in viewers(match)},
        imagined_views={seat: match.imagine(seat, chance).view(seat) for seat in imagined},
        decisions=decisions,
        events=point.events,
    )
