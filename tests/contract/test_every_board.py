"""One contract over every board: the laws of `screens.testing`, over real matches of every game.

A game without its own painter keeps them with the plain board.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core import registry
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import start_match
from engine.testing.situations import Situation, situations
from screens.table.painter_registry import PLAIN, find_painter
from screens.testing import BOARD_CHECKS
from screens.testing.boards import SITUATIONS, BoardCheck
from screens.testing.perspectives import MIDDLE, SMALL, few_of, perspectives_of
from tests.contract.games import in_one_process, name_of, shelf
from tests.sample_games import high_card
from themes.look import look as default_look


@cache
def found(slug: str) -> tuple[Situation, ...]:
    """The situations of a game; all laws are checked over the same."""
    game = high_card.GAME if slug == high_card.GAME.slug else registry.find(slug)
    return situations(game, most=SITUATIONS)


@pytest.mark.parametrize("check", BOARD_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", in_one_process())
def test_a_board_keeps_the_law(game: Game[Any, Any], check: BoardCheck) -> None:
    check(found(game.slug))


@pytest.mark.parametrize("game", in_one_process())
def test_a_disc_says_who_is_asked_and_nothing_else(game: Game[Any, Any]) -> None:
    """Discs and rings stand before names, in the title and in lists of players: on no board."""
    look = default_look()
    discs = {look.glyphs.disc, look.glyphs.ring}
    for perspective in perspectives_of(few_of(found(game.slug))):
        for size in (SMALL, MIDDLE):
            painted = "".join(strip.text for strip in perspective.paint(size, look).strips)
            assert not discs & set(painted), perspective.context_text(size)


@pytest.mark.parametrize("game", in_one_process())
def test_the_situations_are_of_many_kinds(game: Game[Any, Any]) -> None:
    """Several numbers of seats, an end, spectators, and every verb that is common."""
    of_game = found(game.slug)
    seats = {len(situation.views) - 1 for situation in of_game}
    assert len(seats) >= min(len(game.seat_counts), 4)
    assert any(situation.is_over for situation in of_game)
    assert all(None in situation.views for situation in of_game)
    assert common_verbs(game) <= {
        choice.verb
        for situation in of_game
        for decision in situation.decisions.values()
        for choice in decision.choices
    }


def common_verbs(game: Game[Any, Any]) -> set[str]:
    """The verbs of a tenth or more of the answers of some random matches."""
    chance, taken = Chance(1), Counter[str]()
    for seed in range(3):
        match = start_match(game, seed=seed)
        while match.pending:
            decision = match.pending[0]
            match.answer(decision.seat, chance.pick(decision.choices))
        taken.update(answer.choice.verb for answer in match.log)
    return {verb for verb, count in taken.items() if 10 * count >= taken.total()}


@pytest.mark.parametrize("game", shelf(), ids=name_of)
def test_every_game_on_the_shelf_has_a_painter(game: Game[Any, Any]) -> None:
    assert find_painter(game.slug) is not PLAIN, (
        f"{game.slug} has no module screens.games.{game.slug}"
    )
