"""The engine: random play, copies, saves."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from bench.stopwatch import seconds_each
from bench.table import Group, Row
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision
from engine.core.clone import clone
from engine.core.codec import from_plain, to_plain
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.core.match_access import play_out_and_count, position_of
from engine.core.position import Position
from tests.sample_games import high_card


def random_play(game: Game[Any, Any], seats: int) -> float:
    """Seconds per decision, in whole games from setup to outcome."""
    chance, number = Chance(1), 0

    def pick(decision: Decision) -> Choice:
        return chance.pick(decision.choices)

    def one_game() -> int:
        nonlocal number
        number += 1
        return play_out_and_count(start_match(game, seed=number, seats=seats), pick)

    return seconds_each(one_game, budget=2.0)


def answering(game: Game[Any, Any]) -> float:
    """Seconds per decision with everything that a table needs: legality, events, log, undo."""
    chance, number = Chance(1), 0

    def one_game() -> int:
        nonlocal number
        number += 1
        match = start_match(game, seed=number)
        while match.pending:
            decision = match.pending[0]
            match.answer(decision.seat, chance.pick(decision.choices))
        return len(match.log)

    return seconds_each(one_game, budget=2.0)


def middle_of(game: Game[Any, Any]) -> Match[Any]:
    """A match halfway through, when most pieces are on the table."""
    chance, match = Chance(3), start_match(game, seed=3)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seat, chance.pick(decision.choices))
    return match.at(len(match.log) // 2)


def play_rows() -> tuple[Group, float]:
    """Random play of every game; the second value is Duel's, for the comparison with peers."""
    rows: list[Row] = []
    duel = 0.0
    for game in (*(registry.find(slug) for slug in registry.slugs()), high_card.GAME):
        fewest = game.seat_counts[0]
        fast = random_play(game, fewest)
        duel = fast if game.slug == "duel" else duel
        rows.append(played_row(game, fewest, fast))
        rows += [played_row(game, seats, random_play(game, seats)) for seats in more_seats(game)]
        text = f"{game.slug}, answered as at a table"
        rows.append(Row(text, answering(game), "decisions", fast, "playing out"))
    return Group("Random play, whole games", tuple(rows)), duel


def more_seats(game: Game[Any, Any]) -> list[int]:
    """Other numbers of seats: the maximum, and four if a single seat can play."""
    fewest, most = game.seat_counts[0], game.seat_counts[-1]
    middle = [4] if fewest == 1 and most > 4 else []
    return [*middle, most] if most > fewest else []


def played_row(game: Game[Any, Any], seats: int, fast: float) -> Row:
    """One game played out, with the number of seats if it can vary."""
    of = f" with {seats} seats" if len(game.seat_counts) > 1 else ""
    return Row(f"{game.slug}, played out{of}", fast, "decisions")


def _each(work: Callable[[], object]) -> float:
    def fifty() -> int:
        for _ in range(50):
            work()
        return 50

    return seconds_each(fifty)


def copy_rows() -> Group:
    """Copies and saves of a position of Duel."""
    match = middle_of(registry.find("duel"))
    state, chance = position_of(match).state, Chance(9)
    kind = Position[match.game.state]  # type: ignore[name-defined]
    text = json.dumps(to_plain(position_of(match)))
    seat = match.pending[0].seat
    deep = _each(lambda: copy.deepcopy(state))
    plain = _each(lambda: json.loads(text))
    rows = (
        Row("clone a state", _each(lambda: clone(state)), base=deep, beside="copy.deepcopy"),
        Row("copy a match", _each(match.copy), base=deep, beside="copy.deepcopy"),
        Row("imagine a match", _each(lambda: match.imagine(seat, chance))),
        Row("view of a seat", _each(lambda: match.view(seat))),
        Row("save a position", _each(lambda: json.dumps(to_plain(position_of(match))))),
        Row(
            "load a position",
            _each(lambda: from_plain(json.loads(text), kind)),
            base=plain,
            beside="only json.loads",
        ),
    )
    return Group("A position of Duel, halfway through", rows)
