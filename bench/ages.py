"""Duel of Ages II: copies, bots, the menu of a walk, and painting the map."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from attrs import evolve

from bench.log import LINES, answer_seconds
from bench.rules import middle_of
from bench.stopwatch import seconds_each
from bench.table import Group, Row
from engine.bots import make_bot
from engine.core import registry
from engine.core.chance import Chance
from engine.core.match import Match, start_match
from engine.core.match_access import play_out_and_count, position_of
from engine.core.position import Position
from screens.games.ages import UNLETTERED
from screens.table.cached_board import CachedBoard
from screens.table.menus.menu import Menu
from screens.table.painter_registry import paint_board
from themes.look import look
from tui.keys import make_keymap
from tui.widgets.canvas import Offer

BOARDS = ((80, 14), (82, 33), (150, 57))
"""The sizes of the board in a terminal of 80x24, 120x36 and 200x60."""
GAMES = 6
"""The number of random games that are searched for the longest menu."""
WALKS = 200
"""The number of walks in a menu that must be fast."""
SHORT_LOG = 50
"""The number of lines in a short log."""


def ages_rows() -> Group:
    """A position halfway through, and the walk with the most spaces."""
    game = registry.find("ages")
    middle, walk, large = middle_of(game), longest_walk(), longest_walk("standing", games=2)
    whole = whole_walk(large, WALKS)
    choices, choices_in_large = len(walk.pending[0].choices), len(large.pending[0].choices)
    most = len(whole.pending[0].choices)
    rows = [
        Row("Skirmish at the Well, random play", random_seconds("well", 2), "decisions"),
        Row("The Standing Game, random play", random_seconds("standing", 2), "decisions"),
        Row("Good Neighbours with 8 seats", random_seconds("neighbours", 8), "decisions"),
        Row("copy a match", seconds_each(lambda: _fifty(middle))),
        Row("view of a seat", seconds_each(lambda: _views(middle))),
        Row("a decision of the greedy bot at the Well", greedy_seconds("well"), "decisions"),
        Row("the same in Clash of Everything", greedy_seconds("clash"), "decisions"),
        Row(f"a menu of {choices} walks with its words", seconds_each(lambda: _menu(walk))),
        Row(
            f"the same of {choices_in_large} walks, The Standing Game",
            seconds_each(lambda: _menu(large)),
        ),
        Row(f"the same of {most} walks, a made position", seconds_each(lambda: _menu(whole))),
    ]
    short, long = (answer_seconds(game, lines) for lines in (SHORT_LOG, LINES))
    rows.append(Row(f"answer and undo, {SHORT_LOG} lines of log", short))
    text = f"answer and undo, {LINES:,} lines of log"
    rows.append(Row(text, long, base=short, beside=f"with {SHORT_LOG} lines"))
    for match, name in ((walk, "Skirmish"), (large, "Standing Game")):
        for width, height in BOARDS:
            paint, step = board_seconds(match, width, height)
            rows.append(Row(f"{name}: paint the board, {width} x {height}", paint))
            text = f"{name}: a step of the cursor, {width} x {height}"
            rows.append(Row(text, step, base=paint, beside="painting the board"))
    return Group("Duel of Ages II: Skirmish at the Well, and The Standing Game", tuple(rows))


def random_seconds(mission: str, seats: int) -> float:
    """Seconds per decision in whole random games of a mission."""
    game, chance, number = registry.find("ages"), Chance(1), 0
    options = game.options(mission=mission)

    def one_game() -> int:
        nonlocal number
        number += 1
        match = start_match(game, seed=number, seats=seats, options=options)
        return play_out_and_count(match, lambda decision: chance.pick(decision.choices))

    return seconds_each(one_game, budget=2.0)


def longest_walk(mission: str = "well", *, games: int = GAMES) -> Match[Any]:
    """A match in which a unit can walk to more spaces than in others."""
    game, best, most = registry.find("ages"), None, 0
    options = game.options(mission=mission)
    for seed in range(games):
        match = start_match(game, seed=seed, seats=2, options=options)
        chance = Chance(seed, 1)
        while match.pending:
            decision = match.pending[0]
            if len(decision.choices) > most and decision.choices[0].verb == "walk":
                best, most = match.copy(), len(decision.choices)
            match.answer(decision.seat, chance.pick(decision.choices))
    assert best is not None
    return best


def whole_walk(match: Match[Any], least: int) -> Match[Any]:
    """The match with enough points for a walk to at least `least` spaces."""
    for points in range(10, 60):
        state = position_of(match.copy()).state
        state.points = points
        walk = Match(match.game, match.charter, Position(state))
        if len(walk.pending[0].choices) >= least:
            return walk
    raise ValueError(f"no walk leads to {least} spaces")


def _fifty(match: Match[Any]) -> int:
    for _ in range(50):
        match.copy()
    return 50


def _views(match: Match[Any]) -> int:
    match.view(0)
    return 1


def _menu(match: Match[Any]) -> int:
    decision = match.pending[0]
    view = match.view(decision.seat)
    menu = Menu(
        decision,
        lambda each: match.game.describe(view, each),
        make_keymap().free_letters(),
        unlettered_prefixes=UNLETTERED,
    )
    menu.rows(range(20))
    return 1


def greedy_seconds(mission: str) -> float:
    """Seconds per decision of the greedy bot in whole games, including its sight."""
    game, number = registry.find("ages"), 0
    options = game.options(mission=mission)

    def one_game() -> int:
        nonlocal number
        number += 1
        match = start_match(game, seed=number, seats=2, options=options)
        bots = [make_bot(game, "greedy", Chance(number, seat)) for seat in range(2)]
        answered = 0
        while match.pending:
            seat = match.pending[0].seat
            match.answer(seat, bots[seat].choose(match.sight(seat)))
            answered += 1
        return answered

    return seconds_each(one_game, budget=2.0)


def board_seconds(match: Match[Any], width: int, height: int) -> tuple[float, float]:
    """Seconds to paint the board, and to move the cursor over the spaces in reach."""
    decision = match.pending[0]
    view, wear, board = match.view(decision.seat), look(), CachedBoard()
    places = [match.game.describe(view, each).place for each in decision.choices]
    offer = Offer({place: "" for place in places if place})
    walked = [place for place in places if place.startswith("hex:")][:12]

    def paint() -> int:
        paint_board("ages", view, width, height, wear, offer)
        return 1

    def steps() -> int:
        for _, place in pairwise(walked):
            board.paint("ages", view, width, height, wear, evolve(offer, cursor=place))
        return len(walked) - 1

    return seconds_each(paint), seconds_each(steps)
